"""A seat's view: what this seat knows of the game, and nothing else.

A view is made by `conceal`, the one place that decides what a seat may see. It keeps the concealed state
and the steps as the seat saw them; the full state is not in it.
"""

from dataclasses import dataclass, field
from typing import Any

from regalia.games.catalogue import Rulebook
from regalia.play.steps import Move, Step


@dataclass(frozen=True)
class View:
    """What one seat knows; seat None is a spectator."""

    book: Rulebook = field(repr=False)
    options: Any
    seat: int | None
    states: Any = field(repr=False, compare=False)   # an array with the concealed state
    steps: tuple[Step, ...] = field(repr=False)      # the history, cards the seat did not see left out
    legal_moves: tuple[Move, ...]                    # the seat's own moves, if it is to decide

    def describe(self) -> dict[str, Any]:
        """The table as the seat sees it, as nested names and numbers ready for JSON."""
        return self.book.describe(self.states[0], self.options)

    def state_bytes(self) -> bytes:
        """The concealed state as bytes: equal for all states the seat cannot tell apart."""
        return bytes(self.states.tobytes())


def conceal_step(step: Step, seat: int | None, secret_rules: frozenset[str]) -> Step:
    """A step as the seat saw it: cards others drew in secret have no name."""
    secret = any(event.rule in secret_rules and event.seat != seat for event in step.events)
    if not secret:
        return step
    events = tuple(event.concealed() if event.rule in secret_rules else event for event in step.events)
    return Step(step.seat, -1, f"{step.notation.split()[0]} a card", step.forced, events)
