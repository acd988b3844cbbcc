"""Catanatron: the board game Catan, written in Python."""

import importlib
import random
from collections.abc import Iterator, Sequence
from typing import Any

from engines.timing import FROM_PYTHON, SEED, Result, measure


def measure_catanatron(seconds: float) -> Iterator[Result]:
    """Four-player Catan between Catanatron's random players.

    A move is a decision with at least two playable actions, so a plain dice
    roll is none.
    """
    catanatron: Any = importlib.import_module("catanatron")
    rng = random.Random(SEED)

    def play() -> int:
        moves = 0

        def decide(player: Any, game: Any, actions: Sequence[Any]) -> Any:
            nonlocal moves
            if len(actions) > 1:
                moves += 1
            return player.decide(game, actions)

        players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
        catanatron.Game(players, seed=rng.getrandbits(31)).play(decide_fn=decide)
        return moves

    yield measure("catan, four random players", FROM_PYTHON, seconds, play)
