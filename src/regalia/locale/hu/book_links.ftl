### The ways to the rules page, in Hungarian: from a game's box, from a table, from a note.

web-book-open = Szabályok
web-book-why = Miért? – Szabályok
web-book-more = Bővebben a szabályokban
