### What people agreed on, in short. An empty text goes without saying.

majesty-option-sides = lati { $value }
majesty-option-whole-deck = tutte le carte
