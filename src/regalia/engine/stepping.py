"""One step at a time, for a game that people or bots play: each function is one call into the rules.

Arrays with one record each go in, because that is the quickest way across into compiled code.
"""

from typing import Annotated, Any

from regalia.kernel.choices import ChoicesOfOne
from regalia.kernel.contract import (
    Boxes,
    States,
    actor,
    apply,
    apply_chance,
    conceal,
    legal_moves,
    outcomes,
    outranks,
    problem,
    redeal,
    sample,
    score,
)
from regalia.kernel.log import Log
from regalia.kernel.luck import Lucks, roll

Logs = Annotated[Any, Log]


def who_acts(states: States) -> int:
    """The seat to decide, CHANCE or NOBODY."""
    return actor(states[0])


def list_moves(states: States, boxes: Boxes, choices: ChoicesOfOne) -> None:
    """Write the legal moves."""
    legal_moves(states[0], boxes[0], choices[0])


def list_outcomes(states: States, boxes: Boxes, choices: ChoicesOfOne) -> None:
    """Write the outcomes of chance with their weights."""
    outcomes(states[0], boxes[0], choices[0])


def why_not(states: States, boxes: Boxes, move: int) -> int:
    """The rule that forbids a move, 0 if none."""
    return problem(states[0], boxes[0], move)


def play_move(states: States, boxes: Boxes, move: int, logs: Logs) -> None:
    """Play a legal move and write its events."""
    logs[0].count = 0
    apply(states[0], boxes[0], move, logs[0])


def play_outcome(states: States, boxes: Boxes, outcome: int, logs: Logs) -> None:
    """Let a chance outcome happen and write its events."""
    logs[0].count = 0
    apply_chance(states[0], boxes[0], outcome, logs[0])


def sample_outcome(states: States, boxes: Boxes, lucks: Lucks) -> int:
    """Draw a chance outcome."""
    return sample(states[0], boxes[0], lucks[0])


def roll_once(lucks: Lucks, sides: int) -> int:
    """A number from 0 to sides − 1."""
    return roll(lucks[0], sides)


def points_of(states: States, boxes: Boxes, seat: int) -> int:
    """The seat's points now."""
    return score(states[0], boxes[0], seat)


def rank_of(states: States, boxes: Boxes, seat: int, other: int) -> int:
    """1 if the seat ranks before the other at the end, −1 behind, 0 if they share."""
    return outranks(states[0], boxes[0], seat, other)


def hide_from(states: States, boxes: Boxes, seat: int) -> None:
    """Take out what the seat cannot know."""
    conceal(states[0], boxes[0], seat)


def imagine(states: States, boxes: Boxes, lucks: Lucks) -> None:
    """Deal what a concealed state leaves open."""
    redeal(states[0], boxes[0], lucks[0])
