### The ways to the rules page, in Italian: from a game's box, from a table, from a note.

web-book-open = Regolamento
web-book-why = Perché? – Regolamento
web-book-more = Di più nel regolamento
