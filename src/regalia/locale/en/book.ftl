### The page around the rules of a game, in English.

web-book-title = { $game }: rules
web-book-skip = Skip to the rules
web-book-contents = Contents
web-book-choose = The rules for
web-book-players = Players
web-book-of-table = The rules of this table, with its options and its board.
web-book-to-table = Back to the table
web-book-whole = Open as a page of its own, in a new tab
web-book-print = Print
web-book-usual = The usual rules
web-book-link = Link to this paragraph
web-book-why-so = Why:
web-book-see-rulings = Rulings on this:
web-book-reconstructed = reconstructed
web-book-legend = reconstructed: in keeping with what is known, not taken from print
web-book-no-contents = This game has no rules page of its own; what was decided where its printed rules are silent follows.
web-book-no-rulings = There are no rulings.
