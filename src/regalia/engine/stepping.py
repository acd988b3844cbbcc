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
    asks,
    conceal,
    legal_moves,
    outcomes,
    outranks,
    problem,
    redeal,
    sample,
    score,
)
from regalia.kernel.fields import Int16s
from regalia.kernel.log import LOG_LENGTH, Log
from regalia.kernel.luck import Lucks, roll

Logs = Annotated[Any, Log]
ROOM_FOR_A_MOVE = LOG_LENGTH // 2  # no more is told ahead once the log is so full that another move might not fit


def who_acts(states: States) -> int:
    """The seat to decide, CHANCE or NOBODY."""
    return actor(states[0])


def list_moves(states: States, boxes: Boxes, choices: ChoicesOfOne) -> None:
    """Write the legal moves."""
    legal_moves(states[0], boxes[0], choices[0])


def is_asking(states: States) -> bool:
    """The seat is asked something that belongs to its last move."""
    return asks(states[0])


def list_outcomes(states: States, boxes: Boxes, choices: ChoicesOfOne) -> None:
    """Write the outcomes of chance with their weights."""
    outcomes(states[0], boxes[0], choices[0])


def why_not(states: States, boxes: Boxes, move: int) -> int:
    """The rule that forbids a move, 0 if none."""
    return problem(states[0], boxes[0], move)


def list_problems(states: States, boxes: Boxes, problems: Int16s) -> None:
    """Write the rule that forbids each move, 0 where none does."""
    for move in range(len(problems)):
        problems[move] = problem(states[0], boxes[0], move)


def play_move(states: States, boxes: Boxes, move: int, logs: Logs) -> None:
    """Play a legal move and write its events."""
    logs[0].count = 0
    apply(states[0], boxes[0], move, logs[0])


def play_outcome(states: States, boxes: Boxes, outcome: int, logs: Logs) -> None:
    """Let a chance outcome happen and write its events."""
    logs[0].count = 0
    apply_chance(states[0], boxes[0], outcome, logs[0])


def preview(states: States, boxes: Boxes, move: int, after: States, choices: ChoicesOfOne, logs: Logs) -> None:
    """Write what a move surely brings, on a copy: its events up to the next card or decision, however it is paid."""
    seat = actor(states[0])
    after[0] = states[0]
    logs[0].count = 0
    apply(after[0], boxes[0], move, logs[0])
    while actor(after[0]) >= 0 and logs[0].count < ROOM_FOR_A_MOVE:
        legal_moves(after[0], boxes[0], choices[0])
        is_answer = actor(after[0]) == seat and asks(after[0])
        if choices[0].count > 1 and not is_answer:
            return
        apply(after[0], boxes[0], choices[0].choice[0], logs[0])


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


def conceal_state(states: States, boxes: Boxes, seat: int) -> None:
    """Take out what the seat cannot know."""
    conceal(states[0], boxes[0], seat)


def redeal_state(states: States, boxes: Boxes, lucks: Lucks) -> None:
    """Deal what a concealed state leaves open."""
    redeal(states[0], boxes[0], lucks[0])
