### What people agreed on, in short. An empty text goes without saying.

majesty-option-sides = oldalak: { $value }
majesty-option-whole-deck = teljes pakli
