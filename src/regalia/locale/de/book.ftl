### The page around the rules of a game, in German.

web-book-title = { $game }: Spielregeln
web-book-skip = Zu den Spielregeln springen
web-book-contents = Inhalt
web-book-choose = Spielregeln für
web-book-players = Spieler
web-book-of-table = Die Spielregeln dieses Tisches, mit seinen Einstellungen und seinem Spielplan.
web-book-to-table = Zurück zum Tisch
web-book-whole = Als eigene Seite öffnen, in einem neuen Tab
web-book-print = Drucken
web-book-usual = Die üblichen Spielregeln
web-book-link = Link zu diesem Absatz
web-book-why-so = Warum:
web-book-see-rulings = Entscheidungen dazu:
web-book-reconstructed = rekonstruiert
web-book-legend = rekonstruiert: passt zu allem, was bekannt ist, ist aber nicht gedruckt belegt
web-book-no-contents = Dieses Spiel hat keine eigene Regelseite; es folgt, was entschieden wurde, wo seine gedruckten Regeln schweigen.
web-book-no-rulings = Es gibt keine Entscheidungen.
