"""The log of a table: entries that are only ever added. What a table is follows from them alone."""

from dataclasses import asdict, dataclass
from typing import Any, ClassVar, Literal, get_args

Gesture = Literal["bow", "applause", "toast", "ponder", "sorry", "hurry"]
GESTURES: tuple[Gesture, ...] = get_args(Gesture)
# Sat down by a link; let another device in; put the other devices out; came back by the private link; left the seat;
# lost it, because who set the table up made a new link.
Seating = Literal["came", "device", "alone", "returned", "left", "lost"]


@dataclass(frozen=True)
class Played:
    """A move and all that followed from it by itself; the first entry has what came before any move."""

    kind: ClassVar[str] = "played"
    seat: int | None               # who moved; None: set-up
    steps: list[list[int]]         # seat (−1 chance) and number of each step


@dataclass(frozen=True)
class TookBack:
    """A seat took its last decision back."""

    kind: ClassVar[str] = "took_back"
    seat: int


@dataclass(frozen=True)
class Gestured:
    """A seat made a courtly gesture."""

    kind: ClassVar[str] = "gestured"
    seat: int
    gesture: str


@dataclass(frozen=True)
class Reseated:
    """A bot took a seat over (its level), or its person came back (None)."""

    kind: ClassVar[str] = "reseated"
    seat: int
    level: str | None


@dataclass(frozen=True)
class Renamed:
    """The person of a seat says what they are called."""

    kind: ClassVar[str] = "renamed"
    seat: int
    name: str


@dataclass(frozen=True)
class Rematched:
    """The next game of the same people was set up."""

    kind: ClassVar[str] = "rematched"
    table: str
    seat: int | None = None        # who asked for it; logs of before do not say


@dataclass(frozen=True)
class Seated:
    """Somebody sat down at a seat, let another device in, came back to it, or went: so that nobody can do it unseen."""

    kind: ClassVar[str] = "seated"
    seat: int
    how: Seating
    was: str | None = None         # whom somebody sits down in place of


Entry = Played | TookBack | Gestured | Reseated | Renamed | Rematched | Seated
KINDS: dict[str, type[Entry]] = {
    one.kind: one for one in (Played, TookBack, Gestured, Reseated, Renamed, Rematched, Seated)
}


def written(entry: Entry) -> dict[str, Any]:
    """An entry for the store."""
    return {"kind": entry.kind, **asdict(entry)}


def read(text: dict[str, Any]) -> Entry:
    """An entry from the store.

    >>> read(written(Gestured(1, "bow")))
    Gestured(seat=1, gesture='bow')
    """
    fields = dict(text)
    return KINDS[fields.pop("kind")](**fields)
