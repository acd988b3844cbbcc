"""A seat's view: what this seat knows of the game, and nothing else.

A view is made by `conceal`, the one place that decides what a seat may see. It keeps the concealed state
and the steps as the seat saw them; the full state is not in it.
"""

from collections.abc import Iterable, Iterator, Set
from dataclasses import dataclass, field, replace
from typing import Any

from regalia.engine.binding import as_records, bind_rules
from regalia.games.rulebook import Rulebook
from regalia.kernel.fields import duplicate
from regalia.kernel.luck import lucks
from regalia.kernel.rule_table import RuleTable
from regalia.play.steps import Move, Step

CONCEALED = "deal a card"  # the notation of a step with a card that the viewer does not see


@dataclass(frozen=True)
class View:
    """What one seat knows; seat None is a spectator."""

    book: Rulebook = field(repr=False)
    options: Any
    seat: int | None
    states: Any = field(repr=False, compare=False)   # an array with the concealed state
    steps: tuple[Step, ...] = field(repr=False)      # the history, cards the seat did not see left out
    legal_moves: tuple[Move, ...]                    # the seat's own moves, if it is to decide
    scores: tuple[int, ...]                          # the points of each seat, which are public

    def describe(self, first_seat: int = 0) -> dict[str, Any]:
        """The table as the seat sees it, as nested names and numbers ready for JSON; seats count from 0 unless said."""
        return self.book.describe(self.states[0], self.options, first_seat)

    def imagine(self, seed: int) -> Any:
        """An array with one full state as the seat may imagine it: what it cannot know is dealt anew."""
        states, boxes = duplicate(self.states), self.book.lay_out(self.options)
        redeal = bind_rules(self.book.name, "plain")["redeal_state"]
        redeal(*(as_records(array, "plain") for array in (states, boxes, lucks(seed, 1))))
        return states

    def state_bytes(self) -> bytes:
        """The concealed state as bytes: equal for all states the seat cannot tell apart."""
        return bytes(self.states.tobytes())


def conceal_steps(steps: Iterable[Step], seat: int | None, rules: RuleTable) -> Iterator[tuple[Step, int]]:
    """The steps as the seat saw them, and how many of the given ones lie behind when each is told.

    Cards that others drew in secret have no name. That another had no other move, or was asked how to pay,
    would tell of a hand: so a payment of others is one step with its claim, and none of theirs is called forced.
    """
    secret = rules.secret
    told: Step | None = None
    for at, step in enumerate(steps):
        if not secret or (step.seat is not None and step.seat == seat):
            shown = step
        elif told is not None and step.is_answer:
            told = replace(told, events=told.events + step.events)
            continue
        else:
            shown = _conceal_step(step, seat, secret)
        if told is not None:
            yield told, at
        told = shown
    if told is not None:
        yield told, at + 1


def _conceal_step(step: Step, seat: int | None, secret: Set[str]) -> Step:
    if not any(event.rule in secret and event.seat != seat for event in step.events):
        return replace(step, forced=False)
    events = tuple(event.concealed() if event.rule in secret else event for event in step.events)
    return Step(step.seat, -1, CONCEALED, False, False, events)
