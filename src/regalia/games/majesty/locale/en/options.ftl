### What people agreed on, in short. An empty text goes without saying.

majesty-option-sides = sides { $value }
majesty-option-whole-deck = whole deck
