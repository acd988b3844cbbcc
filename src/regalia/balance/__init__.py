"""Seat balance: whether a seat wins more than its share when all play alike.

`balance` says what is played, `balance_figures` what came of it, `balance_report` tells it. How work is split and
kept, and how figures are drawn, is in `regalia.jobs`.
"""
