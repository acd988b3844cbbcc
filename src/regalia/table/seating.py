"""Who sits where: people and bots, their names and houses."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal, cast, get_args

from regalia.bots.levels import level
from regalia.kernel.refusal import Refusal

Kind = Literal["me", "friend", "screen", "bot"]
House = Literal["ink", "ivory", "violet", "orange", "teal"]
HOUSES: tuple[House, ...] = get_args(House)
LONGEST_NAME = 24


@dataclass(frozen=True)
class Seat:
    """One seat at a table."""

    kind: Kind            # me and screen: the browser that set up the table; friend: by link; bot
    name: str             # as shown, 1 … 24 characters
    house: House          # colour and sign
    level: str | None = None  # of a bot

    @property
    def is_bot(self) -> bool:
        """A bot plays here now."""
        return self.level is not None

    def written(self) -> dict[str, Any]:
        """For the store."""
        return asdict(self)


def seat_people(game: str, wishes: Sequence[dict[str, Any]]) -> tuple[Seat, ...]:
    """The seats as wished: each with a name and a house of its own, the wished one where it is free.

    >>> from regalia.games.catalogue import any_game
    >>> wishes = [{"kind": "me", "house": "teal"}, {"kind": "bot", "level": 1}]
    >>> [seat.house for seat in seat_people(any_game(), wishes)]
    ['teal', 'ink']
    """
    houses = _houses([wish.get("house") for wish in wishes])
    seats: list[Seat] = []
    for at, wish in enumerate(wishes):
        kind = wish["kind"]
        level_name = level(game, wish.get("level") or 3).name if kind == "bot" else None
        name = tidy_name(str(wish.get("name") or ""))
        seats.append(Seat(kind, name or _usual_name(kind, level_name, at), houses[at], level_name))
    names = _told_apart([seat.name for seat in seats])
    return tuple(replace(seat, name=name) for seat, name in zip(seats, names, strict=True))


def tidy_name(name: str) -> str:
    """A name as it is shown: no spaces too many, nothing that cannot be printed, and not too long.

    >>> tidy_name("  Anna   of Ghent ")
    'Anna of Ghent'
    """
    shown = "".join(letter for letter in name if letter.isprintable() or letter.isspace())
    return " ".join(shown.split())[:LONGEST_NAME].strip()


def _houses(wished: list[str | None]) -> list[House]:
    for house in wished:
        if house is not None and house not in HOUSES:
            raise Refusal(f"There is no house {house!r}; there are {', '.join(HOUSES)}.")
    given: list[str | None] = [house if house not in wished[:at] else None for at, house in enumerate(wished)]
    left = [house for house in HOUSES if house not in given]
    return [cast(House, house) or left.pop(0) for house in given]


def _usual_name(kind: Kind, level_name: str | None, at: int) -> str:
    if level_name is not None:
        return level_name.capitalize()
    return "Friend" if kind == "friend" else f"Player {at + 1}"


def _told_apart(names: list[str]) -> list[str]:
    """The names, numbered where several are alike: nobody could tell them apart in the log."""
    told: list[str] = []
    for name in names:
        numbered = (f"{name[: LONGEST_NAME - 2]} {number}" for number in range(1, 100))
        free = (one for one in numbered if one not in told and one not in names)
        told.append(name if names.count(name) == 1 else next(free))
    return told
