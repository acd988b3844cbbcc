### The guided first game in German, on the start page and at the table. $seat is a player's name.

web-guide-title = Geführte Partie
web-guide-lesson = Lektion { $number }
web-guide-first-time = Zum ersten Mal? Spiel eine geführte Partie
web-guide-go-on = Geführte Partie fortsetzen
web-guide-repeat = Geführte Partie spielen
web-guide-next = Weiter
web-guide-your-move = Du bist dran
web-guide-bot-waits = { $seat } wartet, bis du so weit bist.
web-guide-bot-plays = Weiter: { $seat } spielt
web-guide-fold = Ausblenden
web-guide-show = Einblenden
web-guide-end = Beenden
web-guide-end-hint = Keine Lektionen mehr; die Bots spielen dann von allein
web-guide-play-on = Weiterspielen
web-guide-sheet = Zum Wertungsblatt
web-guide-again = Noch einmal
