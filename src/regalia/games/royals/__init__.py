"""Royals by Peter Hawes: two to five noble houses, sixteen cities, three periods.

| | |
| --- | --- |
| editions | 2014 (ABACUSSPIELE) and 2016 (Arcane Wonders), each a file in `editions/` with a board in `boards/` |
| what is decided | what to draw; which position to claim or take over and how to pay; what to discard |
| chance | each card turned up into the row, drawn blind, or drawn as intrigue, when it happens |
| hidden | cards drawn blind are known to their holder only (R10) |
| options | players 2 … 5, edition, row of 3 or 4 face-up cards (4: 2016 only), a board of one's own |
| in the book and in no rule | wooden nobles are counted, never coloured; markers are public (R8) |

`state` has the tables of state and action space, `rules` the contract.
"""
