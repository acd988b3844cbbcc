"""Counting the paths a game can take, for conformance with other engines."""

from typing import Annotated, Any

from regalia.kernel.choices import Choices
from regalia.kernel.contract import (
    CHANCE,
    NOBODY,
    Box,
    Boxes,
    State,
    States,
    actor,
    apply,
    apply_chance,
    legal_moves,
    outcomes,
)

ChoicesByDepth = Annotated[Any, Choices]


def list_steps(state: State, box: Box, choices: Choices) -> None:
    """Write every step that can come next: moves or outcomes; none at the end of the game."""
    seat = actor(state)
    if seat == NOBODY:
        choices.count = 0
    elif seat == CHANCE:
        outcomes(state, box, choices)
    else:
        legal_moves(state, box, choices)


def take_step(state: State, box: Box, step: int) -> None:
    """Carry out a move or an outcome."""
    if actor(state) == CHANCE:
        apply_chance(state, box, step, None)
    else:
        apply(state, box, step, None)


def paths(states: States, boxes: Boxes, stack: States, lists: ChoicesByDepth, depth: int) -> int:
    """How many paths of `depth` steps begin at states[0]; one that ends the game earlier counts too.

    `stack` and `lists` are working room, one record for each level. The last level is counted, not played.
    """
    total = 0
    level = 0
    stack[0] = states[0]
    list_steps(stack[0], boxes[0], lists[0])
    while level >= 0:
        if actor(stack[level]) == NOBODY:
            total += 1
            level -= 1
        elif level == depth - 1:
            total += lists[level].count
            level -= 1
        elif lists[level].count == 0:
            level -= 1
        else:
            lists[level].count -= 1
            step = lists[level].choice[lists[level].count]
            stack[level + 1] = stack[level]
            level += 1
            take_step(stack[level], boxes[0], step)
            list_steps(stack[level], boxes[0], lists[level])
    return total
