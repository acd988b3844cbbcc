### The ways to the rules page, in English: from a game's box, from a table, from a note.

web-book-open = Rules
web-book-why = Why? – Rules
web-book-more = More in the rules
