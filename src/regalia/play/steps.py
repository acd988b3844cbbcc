"""What a game is told in: moves, outcomes of chance, events, and the steps of its history."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from regalia.locale.words import DEFAULT, message_name, say

HIDDEN = "hidden"


@dataclass(frozen=True)
class Move:
    """A legal move of a seat; `str(move)` is its notation, which `Game.play` takes too."""

    seat: int            # who may play it, from 0
    number: int          # its number in the game's action space
    notation: str        # short and unambiguous, such as "claim Dijon Baron"
    explained: tuple[str, dict[str, Any]] = field(compare=False, repr=False)

    def __str__(self) -> str:
        """The notation."""
        return self.notation

    def meaning(self, language: str = DEFAULT) -> str:
        """What the move does, in a sentence."""
        message, told = self.explained
        return say(message, told, language)


@dataclass(frozen=True)
class Outcome:
    """A possible outcome of chance."""

    number: int          # its number among the game's outcomes
    notation: str        # such as "turn up France"
    weight: int          # how many cards would bring it
    of: int              # of how many

    def __str__(self) -> str:
        """The notation."""
        return self.notation


@dataclass(frozen=True)
class Event:
    """A fact: what happened, to whom, by which rule, for how many points."""

    rule: str            # the rule's stable key, such as "royals.bonus.city"
    seat: int | None     # whom it concerns, from 0
    other: int | None    # the other seat
    points: int          # points won or lost by `seat`
    told: dict[str, Any]  # names and numbers for the words

    def text(self, names: tuple[str, ...], language: str = DEFAULT) -> str:
        """The event in a sentence, with the names of the seats."""
        return say(*self.explained(names), language)

    def explained(self, names: tuple[str, ...]) -> tuple[str, dict[str, Any]]:
        """The message that tells the event, and what it tells of."""
        told = {**self.told, "points": self.points}
        if self.seat is not None:
            told["seat"] = names[self.seat]
        if self.other is not None:
            told["other"] = names[self.other]
        return message_name(self.rule), told

    def concealed(self) -> "Event":
        """The event as somebody tells it who did not see the card."""
        return Event(self.rule, self.seat, self.other, self.points, {**self.told, "card": HIDDEN})


@dataclass(frozen=True)
class Step:
    """One move or chance outcome that happened."""

    seat: int | None     # who moved, from 0; None: chance
    number: int
    notation: str
    forced: bool         # the only legal move, played by itself
    events: tuple[Event, ...]

    def __str__(self) -> str:
        """The notation."""
        return self.notation


def read_log(log: Any, notation: Any) -> Iterator[Event]:
    """The events of a log record."""
    for at in range(int(log.count)):
        rule = int(log.rule[at])
        seat, other = int(log.seat[at]), int(log.other[at])
        told = notation.told(rule, int(log.place[at]), int(log.card[at]), int(log.number[at]))
        yield Event(
            rule=notation.keys[rule],
            seat=seat if seat >= 0 else None,
            other=other if other >= 0 else None,
            points=int(log.points[at]),
            told=told,
        )
