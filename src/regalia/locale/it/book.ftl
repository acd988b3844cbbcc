### The page around the rules of a game, in Italian.

web-book-title = { $game }: regolamento
web-book-skip = Vai al regolamento
web-book-contents = Indice
web-book-choose = Regole per
web-book-players = Giocatori
web-book-of-table = Le regole di questo tavolo, con le sue opzioni e la sua plancia.
web-book-to-table = Torna al tavolo
web-book-whole = Apri come pagina a sé, in una nuova scheda
web-book-print = Stampa
web-book-usual = Le regole consuete
web-book-link = Link a questo paragrafo
web-book-why-so = Perché:
web-book-see-rulings = Chiarimenti:
web-book-reconstructed = ricostruito
web-book-legend = ricostruito: in accordo con ciò che si sa, ma non tratto da materiale stampato
web-book-no-contents = Questo gioco non ha una sua pagina delle regole; seguono i chiarimenti su ciò che le regole stampate non dicono.
web-book-no-rulings = Non ci sono chiarimenti.
