### What people agreed on, in short. An empty text goes without saying.

majesty-option-sides = стороны { $value }
majesty-option-whole-deck = вся колода
