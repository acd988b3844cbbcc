### The page of text mode: its headings and its one field. What is told there comes ready from the server.

web-text-mode = Szöveges mód
web-text-title = Szöveges mód: { $game }
web-text-command = Parancs
web-text-hint = Írj be egy lépést vagy egy parancsot, például: „súgó”; a felfelé nyíl visszahozza, amit beírtál.
web-text-send = Küldés
web-text-answer = Válasz
web-text-moves = Lépések
web-text-position = Állás
web-text-happened = Mi történt
web-text-to-table = Az asztalhoz
