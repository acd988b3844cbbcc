### The ways to the rules page, in German: from a game's box, from a table, from a note.

web-book-open = Spielregeln
web-book-why = Warum? – Spielregeln
web-book-more = Mehr in den Spielregeln
