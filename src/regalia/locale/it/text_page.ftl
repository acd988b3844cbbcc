### The page of text mode: its headings and its one field. What is told there comes ready from the server.

web-text-mode = Modalità testuale
web-text-title = Modalità testuale: { $game }
web-text-command = Comando
web-text-hint = Scrivi una mossa o un comando, per esempio «aiuto»; la freccia in su richiama ciò che hai scritto.
web-text-send = Invia
web-text-answer = Risposta
web-text-moves = Mosse
web-text-position = Posizione
web-text-happened = Che cosa è successo
web-text-to-table = Al tavolo
