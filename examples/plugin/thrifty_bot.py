"""A bot as a plug-in: it lives in Regalia's process and may use all of Regalia."""

import random
from typing import Any

from regalia import Move, View


class Thrifty:
    """Spends as little as it can: the cheapest card in Majesty, the cheapest position in Royals."""

    name = "thrifty"

    def __init__(self, seed: int) -> None:
        """Ties are broken by luck, the same for the same seed."""
        self.luck = random.Random(seed)

    def choose(self, view: View) -> Move:
        """The move with the smallest price."""
        return min(view.legal_moves, key=lambda move: (price(move, view.options), self.luck.random()))


def price(move: Move, options: Any) -> int:
    """What a move costs: workers in Majesty, country cards in Royals; ending a turn early costs the turn."""
    words = move.notation.split()
    if words[:2] == ["end", "turn"]:
        return 99
    if words[0] == "take" and words[1].isdigit():
        return int(words[1]) - 1
    if words[0] == "exchange":
        return abs(int(words[1]))
    titles = options.board_used.titles if hasattr(options, "board_used") else {}
    return titles[words[-1]].cost if words[-1] in titles else 0


def make(game: str, options: Any, seed: int) -> Thrifty:
    """What the entry point names: Regalia calls it with the game, its options and a seed."""
    return Thrifty(seed)
