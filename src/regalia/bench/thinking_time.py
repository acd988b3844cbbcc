"""Thinking time: how long a bot takes for a decision, over positions from the whole course of a game."""

import time
from collections.abc import Callable, Sequence
from typing import TypeVar

from regalia.play.view import View

Decision = TypeVar("Decision")


def spread_out(decisions: Sequence[Decision], number: int) -> list[Decision]:
    """So many of the decisions of a game, from its beginning to its end.

    >>> spread_out("abcdefgh", 4)
    ['a', 'c', 'e', 'g']
    """
    return [decisions[at * len(decisions) // number] for at in range(number)]


def decision_seconds(choose: Callable[[View], object], views: Sequence[View]) -> list[float]:
    """The seconds that each decision took."""
    times = []
    for view in views:
        start = time.perf_counter()
        choose(view)
        times.append(time.perf_counter() - start)
    return times
