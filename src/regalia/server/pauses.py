"""How long a move waits that nobody chose, so that nobody sees from its time that there was no choice.

Where hands are hidden, what comes in the same instant tells that the hand could do nothing else. So a person's only
move comes after a time such as this person took to end a turn by choice, and a bot's answer at its pace, whatever it
thought about and for how long.
"""

import math
import random
from collections import deque

KNOWN = 8        # choices of a person from which their time is guessed alone
REMEMBERED = 40  # choices of a person; older ones are forgotten
SPREAD = 0.5     # of the times of somebody unknown: two of three lie within a factor of e to this
BLUR = 0.15      # a time is never quite the same again
LONGEST = 8.0    # seconds that others wait at most for a move that nobody chose
HURRIED = 0.1    # seconds between the answers of bots that are hurried


class Pauses:
    """The pauses of one table's people; it learns how long they take."""

    def __init__(self, middle: float, chance: random.Random | None = None) -> None:
        """`middle` seconds are usual with people of whom nothing is known."""
        self._middle = middle
        self._chance = chance or random.SystemRandom()
        self._taken: dict[int, deque[float]] = {}

    def took(self, seat: int, seconds: float) -> None:
        """A person ended a turn by choice, so long after what was seen before."""
        self._taken.setdefault(seat, deque(maxlen=REMEMBERED)).append(seconds)

    def pause(self, seat: int) -> float:
        """Seconds for a move that a person does not choose: such as they took when they could choose."""
        taken = self._taken.get(seat, ())
        if self._chance.random() * KNOWN < len(taken):
            wanted = self._chance.choice(list(taken)) * self._chance.uniform(1 - BLUR, 1 + BLUR)
        else:
            wanted = self._middle * math.exp(self._chance.gauss(0, SPREAD))
        return min(wanted, LONGEST)


def time_to_answer(thought: float, pace: float) -> float:
    """When a bot that thought for so long answers, in seconds from when it was asked: at its pace or a multiple of it.

    >>> time_to_answer(0.001, 0.8) == time_to_answer(0.5, 0.8) == 0.8
    True
    >>> time_to_answer(1.1, 0.8)
    1.6
    """
    return max(1, math.ceil(thought / pace)) * pace if pace > 0 else thought
