"""PettingZoo: its classic games, written in Python."""

import importlib
import random
from collections.abc import Iterator
from functools import partial
from typing import Any

from engines.timing import FROM_PYTHON, SEED, Result, measure, pick


def play_game(env: Any, rng: random.Random) -> int:
    """Play one game of a PettingZoo environment, and return its number of moves."""
    moves = 0
    env.reset()
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        actions = observation["action_mask"].nonzero()[0].tolist()
        if len(actions) > 1:
            moves += 1
        env.step(pick(rng, actions))
    return moves


def measure_pettingzoo(seconds: float) -> Iterator[Result]:
    """Two board games and a card game of PettingZoo, through its usual agent loop.

    A move is a step whose action mask allows at least two actions.
    """
    pettingzoo: Any = importlib.import_module("pettingzoo")
    for name in ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4"):
        env = pettingzoo.make("aec", f"classic/{name}")
        env.reset(seed=SEED)
        rng = random.Random(SEED)
        yield measure(
            f"{name}, move by move",
            FROM_PYTHON,
            seconds,
            partial(play_game, env, rng),
        )
