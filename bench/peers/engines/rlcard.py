"""RLCard: card games written in Python."""

import importlib
import random
from collections.abc import Iterator
from functools import partial
from typing import Any

from engines.timing import FROM_PYTHON, SEED, Result, measure, pick


def play_game(env: Any, rng: random.Random) -> int:
    """Play one game of an RLCard environment, and return its number of moves."""
    moves = 0
    state, _ = env.reset()
    while not env.is_over():
        actions = list(state["legal_actions"])
        if len(actions) > 1:
            moves += 1
        state, _ = env.step(pick(rng, actions))
    return moves


def measure_rlcard(seconds: float) -> Iterator[Result]:
    """Leduc hold'em, the fastest of RLCard's games, and UNO, through ``env.step``.

    A move is a step with at least two legal actions.
    """
    rlcard: Any = importlib.import_module("rlcard")
    for name in ("leduc-holdem", "uno"):
        env = rlcard.make(name, config={"seed": SEED})
        rng = random.Random(SEED)
        yield measure(
            f"{name}, move by move",
            FROM_PYTHON,
            seconds,
            partial(play_game, env, rng),
        )
