### What people agreed on, in short. An empty text goes without saying.

majesty-option-sides = Seiten { $value }
majesty-option-whole-deck = alle Karten
