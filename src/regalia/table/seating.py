"""Who sits where: people and bots, their names and houses."""

import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal, cast, get_args

from regalia.bots.levels import level
from regalia.kernel.refusal import Refusal

Kind = Literal["me", "friend", "screen", "bot"]
House = Literal["ink", "ivory", "violet", "orange", "teal"]
HOUSES: tuple[House, ...] = get_args(House)
LONGEST_NAME = 24
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters that nobody sees


@dataclass(frozen=True)
class UsualName:
    """What a seat is called that nobody named: for readers of other languages."""

    word: str             # "friend", "player", or a bot's level
    number: int | None    # where several are alike


@dataclass(frozen=True)
class Seat:
    """One seat at a table.

    >>> Seat("friend", "Friend 2", "teal").usual
    UsualName(word='friend', number=2)
    >>> Seat("friend", "Anna", "teal").usual is None
    True
    """

    kind: Kind            # me and screen: the browser that set up the table; friend: by link; bot
    name: str             # as shown, 1 … 24 characters
    house: House          # colour and sign
    level: str | None = None  # of a bot
    usual: UsualName | None = None  # what the name is made of if nobody gave it; always seen from the name itself

    def __post_init__(self) -> None:
        """Know whether somebody gave the name."""
        object.__setattr__(self, "usual", _as_usual(self.kind, self.level, self.name))

    @property
    def is_bot(self) -> bool:
        """A bot plays here now."""
        return self.level is not None

    def written(self) -> dict[str, Any]:
        """For the store."""
        return {name: value for name, value in asdict(self).items() if name != "usual"}


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
    names = _told_apart([seat.name for seat in seats], [seat.usual is None for seat in seats])
    return tuple(replace(seat, name=name) for seat, name in zip(seats, names, strict=True))


def tidy_name(name: str) -> str:
    """A name as it is shown: no spaces too many, nothing that cannot be printed, and not too long.

    >>> tidy_name("  Anna   of Ghent ")
    'Anna of Ghent'
    """
    shown = "".join(letter for letter in name if (letter.isprintable() or letter.isspace()) and letter not in BLANKS)
    return " ".join(shown.split())[:LONGEST_NAME].strip()


def same_name(one: str, other: str) -> bool:
    """Nobody could tell them apart.

    >>> same_name("Anna", "ANNA")
    True
    """
    return one.casefold() == other.casefold()


def _houses(wished: list[str | None]) -> list[House]:
    for house in wished:
        if house is not None and house not in HOUSES:
            raise Refusal(f"There is no house {house!r}; there are {', '.join(HOUSES)}.")
    given: list[str | None] = [house if house not in wished[:at] else None for at, house in enumerate(wished)]
    left = [house for house in HOUSES if house not in given]
    return [cast(House, house) or left.pop(0) for house in given]


def _word(kind: Kind, level_name: str | None) -> str:
    """What a seat is, where nobody gave it a name."""
    if kind == "bot" and level_name is not None:
        return level_name
    return "friend" if kind == "friend" else "player"


def _usual_name(kind: Kind, level_name: str | None, at: int) -> str:
    word = _word(kind, level_name)
    return f"{word.capitalize()} {at + 1}" if word == "player" else word.capitalize()


def _as_usual(kind: Kind, level_name: str | None, name: str) -> UsualName | None:
    """The parts of a usual name, numbered or not; None for one that somebody gave."""
    word = _word(kind, level_name)
    found = re.fullmatch(rf"{re.escape(word.capitalize())}(?: (\d+))?", name)
    if found is None or (word == "player" and not found[1]):
        return None
    return UsualName(word, int(found[1]) if found[1] else None)


def _told_apart(names: list[str], given: list[bool]) -> list[str]:
    """The names, numbered where several are alike: nobody could tell them apart in the log.

    Whoever is the first of a name that somebody gave keeps it; those nobody named are numbered from 1.
    """
    told: list[str] = []
    for at, name in enumerate(names):
        alike = [other for other, one in enumerate(names) if same_name(one, name)]
        if len(alike) == 1 or (given[at] and alike[0] == at):
            told.append(name)
            continue
        numbered = (f"{name[: LONGEST_NAME - 2]} {number}" for number in range(2 if given[at] else 1, 100))
        taken = [one.casefold() for one in (*told, *names)]
        told.append(next(one for one in numbered if one.casefold() not in taken))
    return told
