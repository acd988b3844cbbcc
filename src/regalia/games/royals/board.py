"""Board files of Royals: reading one, checking it, marking what is sourced (spec section 1, the board).

A board file is TOML; every value stands with its mark, as `[value, "sourced"]` or
`[value, "reconstructed"]`. A file that breaks a rule of the board is refused with a message that names the
entry.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from regalia.games.royals.state import MOST_COST
from regalia.kernel.refusal import Refusal

COUNTRY_NAMES = ("France", "German States", "Britain", "Spain")
CITIES_IN = {"France": 5, "German States": 4, "Britain": 3, "Spain": 4}
TITLE_NAMES = ("Marshal", "Baron", "Countess", "Duke", "Cardinal", "Princess", "King")
MARKS = ("sourced", "reconstructed")
FORMAT = 1
LONGEST_NAME = 40
LARGEST_FILE = 32_768  # bytes; the printed boards have some 4,500
LONGEST_LINE = 200     # letters; so no key can be nested so deeply that reading it takes long


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
    """A checked board; cities stand country by country.

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
                yield 2 * number + slot, city, title


@cache
def printed_board(edition: str) -> Board:
    """The board that comes with an edition."""
    text = resources.files(__package__).joinpath(f"boards/{edition}.toml").read_text("utf-8")
    return read_board(text, f"boards/{edition}.toml")


def load_board(path: str | Path) -> Board:
    """Read and check a board file of one's own."""
    try:
        text = Path(path).read_text("utf-8")
    except FileNotFoundError:
        raise Refusal(f"There is no board file {path}; `regalia new-board {path}` writes one to fill in.") from None
    except (OSError, UnicodeDecodeError) as error:
        raise Refusal(f"{path} cannot be read as a board file (a UTF-8 text file in TOML): {error}.") from None
    return read_board(text, str(path))


def read_board(text: str, name: str) -> Board:
    """Check the text of a board file; `name` is what messages call it."""
    _refuse_what_takes_long(text, name)
    try:
        entries = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Refusal(f"{name} is not valid TOML: {error}.") from None
    except (RecursionError, ValueError):  # what TOML allows and Python does not
        raise Refusal(f"{name} is nested too deeply or has a number that is too long.") from None
    return _Reader(name).read(entries, text)


def _refuse_what_takes_long(text: str, name: str) -> None:
    """Reading TOML takes time with the square of how deeply a key is nested; a key is on one line."""
    if len(text.encode(errors="replace")) > LARGEST_FILE:
        raise Refusal(f"{name} is too large to be a board; it may have {LARGEST_FILE:,} bytes.")
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > LONGEST_LINE:
            raise Refusal(f"{name}, line {number}: a line may have {LONGEST_LINE} letters at most.")


class _Reader:
    """Reads the entries of one board file and remembers the marks on the way."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.marks: dict[str, str] = {}

    def read(self, entries: dict[str, Any], text: str) -> Board:
        if entries.get("format") != FORMAT:
            raise self.refusal("format", f"must be {FORMAT}")
        self.no_others("the file", entries, {"format", "name", "titles", "countries", "cities"})
        board = Board(
            name=self.text_of("name", entries.get("name")),
            titles=self.titles(self.table("titles", entries.get("titles"))),
            country_bonus=self.pairs("bonus", self.table("countries", entries.get("countries"))),
            period_markers=self.pairs("period", self.table("countries", entries.get("countries"))),
            cities=self.cities(entries.get("cities")),
            marks=self.marks,
            text=text,
        )
        self.check_map(board)
        return board

    def refusal(self, entry: str, complaint: str) -> Refusal:
        return Refusal(f"{self.file}, {entry}: {complaint}.")

    def table(self, entry: str, value: Any) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise self.refusal(entry, "this table is missing")
        return value

    def no_others(self, entry: str, table: dict[str, Any], known: set[str]) -> None:
        for other in table.keys() - known:
            raise self.refusal(entry, f"{other!r} is not known here; known are {', '.join(sorted(known))}")

    def text_of(self, entry: str, value: Any) -> str:
        if not isinstance(value, str) or not value.strip():
            raise self.refusal(entry, "a name must not be empty")
        if len(value) > LONGEST_NAME or not value.isprintable():
            raise self.refusal(entry, f"a name must be printable and no longer than {LONGEST_NAME} letters")
        return " ".join(value.split())

    def marked(self, entry: str, value: Any) -> Any:
        if not isinstance(value, list) or len(value) != 2 or value[1] not in MARKS:
            raise self.refusal(entry, f'must be [value, "sourced"] or [value, "reconstructed"], not {value!r}')
        self.marks[entry] = value[1]
        return value[0]

    def number(self, entry: str, value: Any, lowest: int, highest: int) -> int:
        if type(value) is not int or not lowest <= value <= highest:
            raise self.refusal(entry, f"must be a whole number from {lowest} to {highest}, not {value!r}")
        return value

    def titles(self, table: dict[str, Any]) -> dict[str, Title]:
        for name in table.keys() - set(TITLE_NAMES):
            raise self.refusal(f"titles, {name}", f"this title is unknown; known are {', '.join(TITLE_NAMES)}")
        return {name: self.title(name, table.get(name)) for name in TITLE_NAMES}

    def title(self, name: str, entry: Any) -> Title:
        if not isinstance(entry, dict):
            raise self.refusal(f"titles, {name}", "this title is missing from the title table")
        self.no_others(f"titles, {name}", entry, {"cost", "influence", "full", "half"})
        cost = self.number(f"{name} cost", self.marked(f"{name} cost", entry.get("cost")), 1, MOST_COST)
        influence, full, half = (
            self.number(f"{name} {what}", self.marked(f"{name} {what}", entry.get(what)), 0, 99)
            for what in ("influence", "full", "half")
        )
        if half > full:
            raise self.refusal(
                f"{name} half", f"half a marker ({half}) must not be worth more than the full one ({full})"
            )
        return Title(cost, influence, full, half)

    def pairs(self, what: str, table: dict[str, Any]) -> dict[str, tuple[int, int]]:
        for name in table.keys() - set(COUNTRY_NAMES):
            raise self.refusal(f"countries, {name}", f"this country is unknown; known are {', '.join(COUNTRY_NAMES)}")
        return {name: self.pair(name, what, table.get(name)) for name in COUNTRY_NAMES}

    def pair(self, country: str, what: str, entry: Any) -> tuple[int, int]:
        if not isinstance(entry, dict):
            raise self.refusal(f"countries, {country}", "this country is missing")
        self.no_others(f"countries, {country}", entry, {"bonus", "period"})
        name = f"{country} {what}"
        values = self.marked(name, entry.get(what))
        if not isinstance(values, list) or len(values) != 2:
            raise self.refusal(name, "must hold two values, the high and the low marker")
        high, low = (self.number(name, value, 0, 99) for value in values)
        if low > high:
            raise self.refusal(name, f"the low marker ({low}) must not be higher than the high one ({high})")
        return high, low

    def cities(self, entries: Any) -> tuple[City, ...]:
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            raise self.refusal("cities", "there must be a [[cities]] table for each city")
        cities = [self.city(number, entry) for number, entry in enumerate(entries, 1)]
        return tuple(sorted(cities, key=lambda city: COUNTRY_NAMES.index(city.country)))

    def city(self, number: int, entry: dict[str, Any]) -> City:
        where = f"city {number}"
        name = self.text_of(f"{where} name", self.marked(f"{where} name", entry.get("name")))
        self.marks[f"{name} name"] = self.marks.pop(f"{where} name")
        self.no_others(name, entry, {"name", "country", "nobles", "bonus"})
        country = entry.get("country")
        if country not in COUNTRY_NAMES:
            raise self.refusal(f"{name} country", f"must be one of {', '.join(COUNTRY_NAMES)}, not {country!r}")
        nobles = entry.get("nobles")
        if not isinstance(nobles, list) or not 1 <= len(nobles) <= 2:
            raise self.refusal(f"{name} nobles", "a city has one or two nobles")
        titles = tuple(self.noble(name, slot, noble) for slot, noble in enumerate(nobles, 1))
        if len(set(titles)) < len(titles):
            raise self.refusal(f"{name} nobles", f"the {titles[0]} stands here twice")
        bonus = self.number(f"{name} bonus", self.marked(f"{name} bonus", entry.get("bonus")), 0, 99)
        return City(name, str(country), titles, bonus)

    def noble(self, city: str, slot: int, entry: Any) -> str:
        title = self.marked(f"{city} noble {slot}", entry)
        if title not in TITLE_NAMES:
            raise self.refusal(f"{city} nobles", f"the title {title!r} is unknown; known are {', '.join(TITLE_NAMES)}")
        return str(title)

    def check_map(self, board: Board) -> None:
        names = [city.name.casefold() for city in board.cities]
        for city in board.cities:
            if names.count(city.name.casefold()) > 1:
                raise self.refusal(city.name, "this city name stands twice")
        for country, expected in CITIES_IN.items():
            found = sum(city.country == country for city in board.cities)
            if found != expected:
                raise self.refusal(f"cities of {country}", f"there must be {expected}, not {found}")
        for title in TITLE_NAMES:
            if all(title not in city.nobles for city in board.cities):
                raise self.refusal(f"titles, {title}", "this title is nowhere on the map")
        self.check_last_tie_break(board)

    def check_last_tie_break(self, board: Board) -> None:
        """Titles of equal cost are equally high, so then the city's bonus must tell them apart."""
        seen: dict[tuple[str, int, int], str] = {}
        for _, city, title in board.positions():
            name = f"{city.name} {title}"
            twin = seen.setdefault((city.country, board.titles[title].cost, city.bonus), name)
            if twin != name:
                raise self.refusal(
                    f"{city.name} bonus",
                    f"{twin} costs the same and has the bonus {city.bonus} too, so the last tie-break could not decide",
                )
