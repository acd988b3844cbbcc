"""What a game tells of its position for those who read or hear it: messages and what they are told, without words.

Games know no language; `regalia.table.saying` puts what is told here into one.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol


@dataclass(frozen=True)
class SeatName:
    """Stands for the name of whoever sits there."""

    seat: int


@dataclass(frozen=True)
class Several:
    """Things told one after the other, within a sentence."""

    things: tuple[Any, ...]      # sentences without an end, names of seats, words
    between: str = ", "


@dataclass(frozen=True)
class Told:
    """A message, and what it is told: words, numbers, names of seats, several of them, or what is told itself."""

    message: str
    args: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Part:
    """A part of a position that can be asked for by itself."""

    key: str                     # an English word, by which it can always be asked for
    heading: Told
    lines: tuple[Told, ...]


def several(things: Iterable[Any], between: str = ", ") -> Several:
    """Things told one after the other.

    >>> several([SeatName(0), SeatName(1)]).between
    ', '
    """
    return Several(tuple(things), between)


def seats_listed(seats: Iterable[int]) -> Several:
    """Some seats, by their names."""
    return several(map(SeatName, seats))


def signed(points: int) -> str:
    """Points with their sign, a real minus.

    >>> signed(-2), signed(3)
    ('−2', '+3')
    """
    return f"−{-points}" if points < 0 else f"+{points}"


class Sentences(Protocol):
    """How a game's table is told."""

    def parts(self, table: Any, board: Any, viewer: int | None) -> list[Part]:
        """The position, part by part, from what the viewer is shown; what is nearest to the next decision first."""

    def step(self, table: Any) -> Told | None:
        """What the one who is to move has to decide now."""

    def foreseen(self, seen: Any, viewer: int) -> list[Told]:
        """What a move changes for the viewer besides what it brings, by what the game foresees of it."""
