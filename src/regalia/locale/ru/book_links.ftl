### The ways to the rules page, in Russian: from a game's box, from a table, from a note.

web-book-open = Правила
web-book-why = Почему? — Правила
web-book-more = Подробнее в правилах
