"""Majesty: For the Realm by Marc André: two to four players hire twelve people each for eight buildings.

| | |
| --- | --- |
| what is decided | which card of the market to take and as whom; where a healed split card goes; an exchange |
| chance | each card turned up in the market, when it happens |
| hidden | nothing but the deck, and nobody knows that |
| options | players 2 … 4, side A or B of each building, the whole deck |

`state` has the tables of state and action space, `rules` the contract, `box.toml` the figures.
"""
