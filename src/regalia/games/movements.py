"""Movements: which thing travelled from where to where, as the rules tell it with an event.

A place is a path into the table as it is shown (`TableShape`): "row/France" is where the row's French cards lie,
"seats/0/hand/France" the first seat's; in names '/' is written as '~1' and '~' as '~0', as JSON pointers do. A path
that ends at a list means its last entry.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

HIDDEN = "hidden"  # the name of a card the viewer may not see


@dataclass(frozen=True)
class Movement:
    """Something travels over the table."""

    thing: str        # in the game's words, such as "card", "noble", "worker"
    name: str         # which one: a card's name, "hidden" if it is not seen; "" where all are alike
    seat: int | None  # whose it is, or to whom it goes
    points: int       # that it brings
    start: str
    end: str
    number: int       # how many, 1 …


@dataclass(frozen=True)
class Travel:
    """How an event's movement is made: paths with the event's arguments in braces.

    >>> Travel("card", "row/{card}", "seats/{seat}/hand/{card}").of(2, 0, {"card": "Spain"})
    [Movement(thing='card', name='Spain', seat=2, points=0, start='row/Spain', end='seats/2/hand/Spain', number=1)]
    """

    thing: str
    start: str
    end: str
    times: bool = False             # as many as the event's number
    each: bool = False              # as many, each to a place of its own: {at} counts them from 0
    hidden_end: str = ""            # where it goes if its card is not seen

    def of(self, seat: int | None, points: int, args: Mapping[str, Any]) -> list[Movement]:
        """The movements of one event."""
        number = int(args.get("number", 1)) if self.times or self.each else 1
        if number < 0:
            return self._reversed()._movements(seat, points, args, -number)
        return self._movements(seat, points, args, number)

    def _reversed(self) -> "Travel":
        return Travel(self.thing, self.end, self.start, self.times, self.each)

    def _movements(self, seat: int | None, points: int, args: Mapping[str, Any], number: int) -> list[Movement]:
        name = str(args.get("card", ""))
        end = self.hidden_end if name == HIDDEN and self.hidden_end else self.end
        told = {**args, "seat": seat}
        if isinstance(args.get("place"), int):
            told["at_place"] = args["place"] - 1  # people count places from 1, lists from 0
        if number == 0:
            return []
        if not self.each:
            return [Movement(self.thing, name, seat, points, _path(self.start, told), _path(end, told), number)]
        paths = [(_path(self.start, told, at), _path(end, told, at)) for at in range(number)]
        return [Movement(self.thing, name, seat, points, start, end, 1) for start, end in paths]


def _path(pattern: str, told: Mapping[str, Any], at: int = 0) -> str:
    names = {name: str(value).replace("~", "~0").replace("/", "~1") for name, value in told.items()}
    return pattern.format(at=at, **names)
