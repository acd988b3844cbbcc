"""A time budget: how many iterations a number of seconds buys on this machine.

A level itself never looks at a clock. The speed of search is measured once and gives a number of iterations; whoever
writes that number down can have the same moves again on any machine.
"""

import time

from regalia.bots.advice import Thinker
from regalia.bots.levels import MOST_ITERATIONS, Level
from regalia.kernel.refusal import Refusal
from regalia.play.view import View

PROBE = 2000             # iterations of the measurement
LONGEST_SECONDS = 3600.0
DIGITS = 2               # of a number of iterations: more would only pretend to be exact


def iterations_within(seconds: float, level: Level, view: View) -> int:
    """How many iterations the level can afford in so many seconds for a decision like this one.

    >>> from regalia import new_game
    >>> from regalia.bots.levels import levels
    >>> from regalia.games.catalogue import any_game
    >>> view = new_game(any_game(), seed=1).view(0)
    >>> level = levels(any_game())[-1]
    >>> iterations_within(10, level, view) > iterations_within(0.01, level, view)
    True
    """
    if not 0.001 <= seconds <= LONGEST_SECONDS:
        raise Refusal(f"Thinking time must be from 0.001 to {LONGEST_SECONDS:.0f} seconds, not {seconds:g}.")
    thinker = Thinker(level.with_iterations(PROBE))
    thinker.search(view)  # loads what is compiled, before the clock starts
    start = time.perf_counter()
    thinker.search(view)
    affordable = int(PROBE * seconds / (time.perf_counter() - start))
    return max(1, min(MOST_ITERATIONS, _rounded_down(affordable)))


def _rounded_down(number: int) -> int:
    """The number with all but its first digits made zero."""
    unit = int(10 ** max(0, len(str(number)) - DIGITS))
    return number // unit * unit
