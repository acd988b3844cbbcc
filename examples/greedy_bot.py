#!/usr/bin/env python3
"""A whole bot as a program: it reads lines, answers with lines, and needs nothing of Regalia.

    regalia league majesty --bot "program:python3 examples/greedy_bot.py"

Its idea: in Majesty, some people are worth more than others, those of an empty building most of all, and
workers cost; in Royals, claim the highest title that the hand can pay for, and collect the country one holds
most of.
"""

import json
import sys
from typing import Any

WORTH = {"miller": 2, "brewer": 3, "witch": 3, "guard": 3, "knight": 4, "innkeeper": 5, "noble": 6}
HOMES = ("Mill", "Brewery", "Cottage", "Guardhouse", "Barracks", "Inn", "Castle")
TITLES = ("Marshal", "Baron", "Countess", "Duke", "Cardinal", "Princess", "King")


def majesty(move: str, table: dict[str, Any], seat: int) -> int:
    """How good a move of Majesty looks: `take 3 witch`, `heal witch` or `exchange +2`."""
    words = move.split()
    if words[0] == "exchange":
        return -abs(int(words[1]))
    home = HOMES[list(WORTH).index(words[-1])]
    worth = WORTH[words[-1]] + (0 if table["seats"][seat]["buildings"][home] else 5)
    if words[0] == "heal":
        return worth
    place = int(words[1]) - 1  # a worker is laid on each card before it
    return worth + int(table["market"][place]["workers"]) - place


def royals(move: str, table: dict[str, Any], seat: int) -> int:
    """How good a move of Royals looks: `claim Dijon Baron`, `take France`, `discard Spain` and others."""
    words, hand = move.split(), table["seats"][seat]["hand"]
    if words[-1] in TITLES:
        return 10 + TITLES.index(words[-1])
    if words[0] in ("take", "discard"):
        held = int(hand.get(" ".join(words[1:]), 0))
        return held if words[0] == "take" else -held
    return {"draw countries": 2, "blind": 1}.get(move, 0)


def main() -> None:
    """Answer line by line, until `quit` or the end of the input."""
    look, seat = majesty, 0
    for line in sys.stdin:
        word, _, told = line.partition(" ")
        if word == "hello":
            print("ready 1", flush=True)
        elif word == "game":
            game = json.loads(told)
            look, seat = {"majesty": majesty, "royals": royals}[game["game"]], game["seat"] - 1
        elif word == "decide":
            decision = json.loads(told)
            best = max(decision["moves"], key=lambda move: look(move, decision["table"], seat))
            print(f"move {best}", flush=True)
        elif word.strip() == "quit":
            break


if __name__ == "__main__":
    main()
