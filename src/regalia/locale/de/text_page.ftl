### The page of text mode: its headings and its one field. What is told there comes ready from the server.

web-text-mode = Textmodus
web-text-title = Textmodus: { $game }
web-text-command = Befehl
web-text-hint = Gib einen Zug oder einen Befehl ein, etwa „hilfe“; der Pfeil nach oben holt zurück, was du eingegeben hast.
web-text-send = Senden
web-text-answer = Antwort
web-text-moves = Züge
web-text-position = Stellung
web-text-happened = Was geschah
web-text-to-table = Zum Tisch
