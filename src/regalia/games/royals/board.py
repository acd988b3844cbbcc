"""Boards of Royals: what is printed on one, and where each value is known from (spec section 1, the board).

A board file is TOML; every value stands with its mark, as `[value, "sourced"]` or `[value, "reconstructed"]`. The
boards that come with the game are known to be sound, by a test; one's own is checked by `board_file`.
"""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from regalia.games.royals.places import position_at
from regalia.kernel.refusal import Refusal

COUNTRY_NAMES = ("France", "German States", "Britain", "Spain")
TITLE_NAMES = ("Marshal", "Baron", "Countess", "Duke", "Cardinal", "Princess", "King")
LARGEST_FILE = 32_768  # bytes; the printed boards have some 4,500
LONGEST_LINE = 200     # letters
MOST_DOTS = 3          # in keys on one line; deeper ones take long to read
QUOTED = re.compile(r""""[^"]*"|'[^']*'|\#.*""")
TITLE_FIGURES = ("cost", "influence", "full", "half")
UNNAMED = "unnamed"    # what messages are told of a file whose name is not known; each language has words for it


@dataclass(frozen=True)
class Title:
    """A title's figures: country cards a claim costs, influence, title marker full and half."""

    cost: int
    influence: int
    full: int
    half: int


@dataclass(frozen=True)
class City:
    """A city: its country, its one or two nobles by title, and its bonus."""

    name: str
    country: str
    nobles: tuple[str, ...]
    bonus: int


@dataclass(frozen=True)
class Board:
    """A board; cities stand country by country.

    >>> board = printed_board("2016")
    >>> board.cities[1]
    City(name='Dijon', country='France', nobles=('Baron', 'Princess'), bonus=4)
    >>> board.marks["Dijon bonus"]
    'reconstructed'
    """

    name: str
    titles: dict[str, Title]
    country_bonus: dict[str, tuple[int, int]]
    period_markers: dict[str, tuple[int, int]]
    cities: tuple[City, ...]
    marks: dict[str, str] = field(compare=False, repr=False)
    text: str = field(compare=False, repr=False)

    def positions(self) -> Iterator[tuple[int, City, str]]:
        """The number, city and title of every position."""
        for number, city in enumerate(self.cities):
            for slot, title in enumerate(city.nobles):
                yield position_at(number, slot), city, title


@cache
def printed_board(edition: str) -> Board:
    """The board that comes with an edition."""
    text = printed_text(edition)
    return board_of(tomllib.loads(text), text)


def printed_text(edition: str) -> str:
    """The text of its file."""
    return resources.files(__package__).joinpath(f"boards/{edition}.toml").read_text("utf-8")


def load_board(path: str | Path) -> Board:
    """Read and check a board file of one's own."""
    try:
        text = Path(path).read_text("utf-8")
    except FileNotFoundError:
        raise Refusal(f"There is no board file {path}; `regalia new-board {path}` writes one to fill in.") from None
    except (OSError, UnicodeDecodeError) as error:
        raise Refusal(f"{path} cannot be read as a board file (a UTF-8 text file in TOML): {error}.") from None
    return read_board(text, str(path))


def read_board(text: str, name: str = UNNAMED) -> Board:
    """Check the text of a board file; `name` is what messages call it."""
    from regalia.games.royals.board_file import check_entries, check_map  # loads Pydantic, which takes its time

    entries = _parsed(text, name)
    check_entries(entries, name)
    board = board_of(entries, text)
    check_map(board, name)
    return board


def refuse(file: str, key: str, sentence: str, **told: str | int) -> Refusal:
    """A board file is refused: the sentence goes on behind the file's name; the key and what it is told say it too."""
    name = "The board file" if file == UNNAMED else file
    return Refusal(f"{name}{sentence}.", f"royals.board.{key}", file=file, **told)


def _parsed(text: str, name: str) -> dict[str, Any]:
    """The entries of a file. Reading TOML takes time with the square of how deeply a key is nested on its line."""
    if len(text.encode(errors="replace")) > LARGEST_FILE:
        sentence = f" is too large to be a board; it may have {LARGEST_FILE:,} bytes"
        raise refuse(name, "large", sentence, most=LARGEST_FILE)
    for number, line in enumerate(text.split("\n"), 1):  # as TOML counts; Python knows other ends of lines too
        if len(line) > LONGEST_LINE:
            sentence = f", line {number}: a line may have {LONGEST_LINE} letters at most"
            raise refuse(name, "line", sentence, line=str(number), most=LONGEST_LINE)
        if QUOTED.sub("", line).count(".") > MOST_DOTS:
            raise _nested(name)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.fullmatch(r"(.*) \(at line (\d+), column \d+\)", str(error))
        problem, line = (found[1], found[2]) if found else (str(error), "none")
        where = f" in line {line}" if found else ""
        raise refuse(name, "toml", f" is not valid TOML{where}: {problem}", line=line, problem=problem) from None
    except (RecursionError, ValueError):  # what TOML allows and Python does not
        raise _nested(name) from None


def _nested(name: str) -> Refusal:
    return refuse(name, "nested", " is nested too deeply or has a number that is too long")


def board_of(entries: dict[str, Any], text: str) -> Board:
    """The board of a sound file's entries."""
    marks: dict[str, str] = {}

    def unmarked(entry: str, value: Any) -> Any:
        marks[entry] = value[1]
        return value[0]

    titles = {
        name: Title(**{what: unmarked(f"{name} {what}", entries["titles"][name][what]) for what in TITLE_FIGURES})
        for name in TITLE_NAMES
    }
    bonus, period = (
        {name: tuple(unmarked(f"{name} {what}", entries["countries"][name][what])) for name in COUNTRY_NAMES}
        for what in ("bonus", "period")
    )
    cities = []
    for entry in entries["cities"]:
        name = tidy(entry["name"][0])
        marks[f"{name} name"] = entry["name"][1]
        nobles = tuple(unmarked(f"{name} noble {at}", noble) for at, noble in enumerate(entry["nobles"], 1))
        cities.append(City(name, entry["country"], nobles, unmarked(f"{name} bonus", entry["bonus"])))
    cities.sort(key=lambda city: COUNTRY_NAMES.index(city.country))
    return Board(tidy(entries["name"]), titles, bonus, period, tuple(cities), marks, text)


def tidy(name: str) -> str:
    """A name without spaces too many."""
    return " ".join(name.split())
