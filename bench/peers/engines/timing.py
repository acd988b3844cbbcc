"""The clock and the random choice that all peers share."""

import random
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

SEED = 20_240_501
INSIDE = "inside"
FROM_PYTHON = "from Python"
SEARCH = "search"  # a move is then a simulation


class Result(NamedTuple):
    """One finished measurement."""

    task: str
    driven: str
    moves: int
    seconds: float


def measure(
    task: str, driven: str, seconds: float, play: Callable[[], float]
) -> Result:
    """Call ``play`` for about ``seconds`` and add up the moves it returns.

    One call before the clock starts takes compilation and caches out of the
    measurement. The last call always finishes, and its time counts.
    """
    print(f"  {task}", file=sys.stderr, flush=True)
    play()
    moves = 0.0
    start = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        moves += play()
        elapsed = time.perf_counter() - start
    return Result(task, driven, round(moves), elapsed)


def pick(rng: random.Random, options: Sequence[Any]) -> Any:
    """Choose uniformly; quicker than ``rng.choice``, which would weigh on peers."""
    return options[int(rng.random() * len(options))]
