### The guided first game in Italian, on the start page and at the table. $seat is a player's name.

web-guide-title = Partita guidata
web-guide-lesson = Lezione { $number }
web-guide-first-time = La prima volta? Gioca una partita guidata
web-guide-go-on = Continua la partita guidata
web-guide-repeat = Gioca la partita guidata
web-guide-next = Avanti
web-guide-your-move = Tocca a te
web-guide-bot-waits = { $seat } aspetta il tuo via.
web-guide-bot-plays = Avanti: gioca { $seat }
web-guide-fold = Nascondi
web-guide-show = Mostra
web-guide-end = Termina
web-guide-end-hint = Niente più lezioni; i bot giocano poi da soli
web-guide-play-on = Continua a giocare
web-guide-sheet = Al foglio dei punti
web-guide-again = Ancora una volta
