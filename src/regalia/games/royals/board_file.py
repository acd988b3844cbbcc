"""The shape of a board file of one's own, and the rules of the map: what breaks them is refused with its entry."""

from typing import Annotated, Any, Literal, NoReturn

from pydantic import BaseModel, BeforeValidator, ConfigDict, ValidationError, create_model, model_validator
from pydantic_core import ErrorDetails, PydanticCustomError

from regalia.games.royals.board import COUNTRY_NAMES, TITLE_NAMES, Board, refuse
from regalia.games.royals.state import MOST_COST
from regalia.kernel.refusal import Refusal

CITIES_IN = {"France": 5, "German States": 4, "Britain": 3, "Spain": 4}
FORMAT = 1
LONGEST_NAME = 40
HIGHEST = 99  # that a figure may be


# What may be wrong with an entry, in English behind its name; the message files have the same for every language.
COMPLAINTS = {
    "name_empty": "a name must not be empty",
    "name_long": "a name must be printable and no longer than {most} letters",
    "mark": 'must be [value, "sourced"] or [value, "reconstructed"], not {value}',
    "pair": "must hold two values, the high and the low marker",
    "noble_unknown": "the title {value} is unknown; known are {known}",
    "country_of_city": "must be one of {known}, not {value}",
    "format": "must be {value}",
    "nobles": "a city has one or two nobles",
    "whole": "must be a whole number from {lowest} to {highest}, not {value}",
    "half": "half a marker ({half}) must not be worth more than the full one ({full})",
    "low": "the low marker ({low}) must not be higher than the high one ({high})",
    "noble_twice": "the {value} stands here twice",
    "entry_unknown": "{value} is not known here; known are {known}",
    "title_unknown": "this title is unknown; known are {known}",
    "country_unknown": "this country is unknown; known are {known}",
    "name_missing": "this name is missing",
    "title_missing": "this title is missing from the title table",
    "country_missing": "this country is missing",
    "table_missing": "this table is missing",
    "value_missing": "this value is missing",
    "city_tables": "there must be a [[cities]] table for each city",
    "table": "this must be a table",
    "city_twice": "this city name stands twice",
    "title_nowhere": "this title is nowhere on the map",
    "tie_break": "{twin} costs the same and has the bonus {bonus} too, so the last tie-break could not decide",
}


def _complain(complaint: str, of: str = "", **told: str | int) -> NoReturn:
    """Refuse an entry; `of` names the part that is to blame."""
    raise PydanticCustomError("board", "{complaint}", {"complaint": complaint, "of": of, "told": told})


def _refused(file: str, entry: str, complaint: str, **told: str | int) -> Refusal:
    return refuse(file, complaint, f", {entry}: {COMPLAINTS[complaint].format(**told)}", entry=entry, **told)


# The values.


def _check_name(name: Any) -> Any:
    if not isinstance(name, str) or not name.strip():
        _complain("name_empty")
    if len(name) > LONGEST_NAME or not name.isprintable():
        _complain("name_long", most=LONGEST_NAME)
    return name


def _check_mark(value: Any) -> Any:
    if not isinstance(value, list) or len(value) != 2 or value[1] not in ("sourced", "reconstructed"):
        _complain("mark", value=repr(value))
    return value


def _check_pair(value: Any) -> Any:
    if not isinstance(value, list) or len(value) != 2:
        _complain("pair")
    return value


def _check_title(title: Any) -> Any:
    if title not in TITLE_NAMES:
        _complain("noble_unknown", value=repr(title), known=", ".join(TITLE_NAMES))
    return title


def _check_country(country: Any) -> Any:
    if country not in COUNTRY_NAMES:
        _complain("country_of_city", known=", ".join(COUNTRY_NAMES), value=repr(country))
    return country


def _check_format(number: Any) -> Any:
    if number != FORMAT:
        _complain("format", value=FORMAT)
    return number


def _check_nobles(nobles: Any) -> Any:
    if not isinstance(nobles, list) or not 1 <= len(nobles) <= 2:
        _complain("nobles")
    return nobles


def _whole(lowest: int, highest: int) -> BeforeValidator:
    def check(number: Any) -> Any:
        if type(number) is not int or not lowest <= number <= highest:
            _complain("whole", lowest=lowest, highest=highest, value=repr(number))
        return number

    return BeforeValidator(check)


Name = Annotated[str, BeforeValidator(_check_name)]
Cost = Annotated[int, _whole(1, MOST_COST)]
Figure = Annotated[int, _whole(0, HIGHEST)]
Markers = Annotated[tuple[Figure, Figure], BeforeValidator(_check_pair)]
TitleName = Annotated[str, BeforeValidator(_check_title)]
Mark = Literal["sourced", "reconstructed"]


_CheckMark = BeforeValidator(_check_mark)
MarkedName = Annotated[tuple[Name, Mark], _CheckMark]
MarkedCost = Annotated[tuple[Cost, Mark], _CheckMark]
MarkedFigure = Annotated[tuple[Figure, Mark], _CheckMark]
MarkedPair = Annotated[tuple[Markers, Mark], _CheckMark]
MarkedTitle = Annotated[tuple[TitleName, Mark], _CheckMark]


# The file.


class Part(BaseModel):
    """A table of the file; what is not known in it is refused."""

    model_config = ConfigDict(extra="forbid")


class TitlePart(Part):
    """The figures of a title."""

    cost: MarkedCost
    influence: MarkedFigure
    full: MarkedFigure
    half: MarkedFigure

    @model_validator(mode="after")
    def _half_is_no_more(self) -> "TitlePart":
        full, half = self.full[0], self.half[0]
        if half > full:
            _complain("half", "half", half=half, full=full)
        return self


class CountryPart(Part):
    """The markers of a country, high and low."""

    bonus: MarkedPair
    period: MarkedPair

    @model_validator(mode="after")
    def _low_is_no_higher(self) -> "CountryPart":
        for of, (high, low) in (("bonus", self.bonus[0]), ("period", self.period[0])):
            if low > high:
                _complain("low", of, low=low, high=high)
        return self


class CityPart(Part):
    """A city."""

    name: MarkedName
    country: Annotated[str, BeforeValidator(_check_country)]
    nobles: Annotated[list[MarkedTitle], BeforeValidator(_check_nobles)]
    bonus: MarkedFigure

    @model_validator(mode="after")
    def _nobles_differ(self) -> "CityPart":
        titles = [title for title, _ in self.nobles]
        if len(set(titles)) < len(titles):
            _complain("noble_twice", "nobles", value=titles[0])
        return self


def _one_for_each(names: tuple[str, ...], part: type[Part]) -> Any:
    """A table with a part for each of the names."""
    fields: dict[str, Any] = dict.fromkeys(names, (part, ...))
    return create_model(f"{part.__name__}s", __base__=Part, **fields)


BoardFile = create_model(
    "BoardFile",
    __base__=Part,
    format=(Annotated[int, BeforeValidator(_check_format)], ...),
    name=(Name, ...),
    titles=(_one_for_each(TITLE_NAMES, TitlePart), ...),
    countries=(_one_for_each(COUNTRY_NAMES, CountryPart), ...),
    cities=(list[CityPart], ...),
)


def check_entries(entries: dict[str, Any], file: str) -> None:
    """Refuse a file of another shape, or with a value that cannot be."""
    try:
        BoardFile.model_validate(entries)
    except ValidationError as error:
        found = error.errors()
        first = next((one for one in found if one["type"] == "extra_forbidden"), found[0])
        raise _of_error(file, first, entries) from None


def _of_error(file: str, error: ErrorDetails, entries: dict[str, Any]) -> Refusal:
    where = list(error["loc"])
    context = error.get("ctx", {})
    if error["type"] == "extra_forbidden":
        return _of_unknown(file, where, entries)
    if error["type"] == "missing":
        return _of_missing(file, where, entries)
    if error["type"] != "board":  # a table where a value should be, or the other way about
        is_city = where[0] == "cities" and len(where) < 3
        return _refused(file, _entry(where, entries), "city_tables" if is_city else "table")
    entry = _entry([*where, context["of"]] if context["of"] else where, entries)
    return _refused(file, entry, context["complaint"], **context["told"])


def _entry(where: list[Any], entries: dict[str, Any]) -> str:
    """What people call an entry, such as "Dijon bonus"."""
    if where[0] in ("titles", "countries") and len(where) > 2:
        return f"{where[1]} {where[2]}"
    if where[0] == "cities" and len(where) > 1:
        return _city_entry(where[1], where[2:], entries)
    return ", ".join(map(str, where[:2]))


def _city_entry(at: int, inside: list[Any], entries: dict[str, Any]) -> str:
    if inside[:1] == ["name"]:
        return f"city {at + 1} name"
    city = _city_name(at, entries)
    if inside[:1] == ["nobles"] and len(inside) == 2:
        return f"{city} noble {inside[1] + 1}"
    return f"{city} {inside[0]}" if inside else city


def _city_name(at: int, entries: dict[str, Any]) -> str:
    """The name of a city, if the file has one that can be read."""
    try:
        return " ".join(str(entries["cities"][at]["name"][0]).split())
    except (KeyError, IndexError, TypeError):
        return f"city {at + 1}"


def _of_unknown(file: str, where: list[Any], entries: dict[str, Any]) -> Refusal:
    if where[0] in ("titles", "countries") and len(where) == 2:
        complaint, names = (
            ("title_unknown", TITLE_NAMES) if where[0] == "titles" else ("country_unknown", COUNTRY_NAMES)
        )
        return _refused(file, f"{where[0]}, {where[1]}", complaint, known=", ".join(names))
    tables: dict[str, type[BaseModel]] = {"titles": TitlePart, "countries": CountryPart, "cities": CityPart}
    known = ", ".join(sorted(tables.get(where[0], BoardFile).model_fields))
    if len(where) == 1:
        sentence = f": {where[0]!r} is not known here; known are {known}"
        return refuse(file, "part_unknown", sentence, value=repr(where[0]), known=known)
    return _refused(file, _entry(where[:2], entries), "entry_unknown", value=repr(where[-1]), known=known)


def _of_missing(file: str, where: list[Any], entries: dict[str, Any]) -> Refusal:
    entry = _entry(where, entries)
    if where == ["format"]:
        return _refused(file, entry, "format", value=FORMAT)
    if where[-1] == "name":
        return _refused(file, entry, "name_empty" if len(where) == 1 else "name_missing")
    if where[0] in ("titles", "countries") and len(where) == 2:
        return _refused(file, entry, "title_missing" if where[0] == "titles" else "country_missing")
    return _refused(file, entry, "table_missing" if len(where) == 1 else "value_missing")


# The map.


def check_map(board: Board, file: str) -> None:
    """Refuse a board whose cities and titles do not fit the game."""
    names = [city.name.casefold() for city in board.cities]
    for city in board.cities:
        if names.count(city.name.casefold()) > 1:
            raise _refused(file, city.name, "city_twice")
    for country, expected in CITIES_IN.items():
        found = sum(city.country == country for city in board.cities)
        if found != expected:
            sentence = f", cities of {country}: there must be {expected}, not {found}"
            raise refuse(file, "city_count", sentence, of=country, expected=expected, found=found)
    for title in TITLE_NAMES:
        if all(title not in city.nobles for city in board.cities):
            raise _refused(file, f"titles, {title}", "title_nowhere")
    _check_last_tie_break(board, file)


def _check_last_tie_break(board: Board, file: str) -> None:
    """Titles of equal cost are equally high, so then the city's bonus must tell them apart."""
    seen: dict[tuple[str, int, int], str] = {}
    for _, city, title in board.positions():
        name = f"{city.name} {title}"
        twin = seen.setdefault((city.country, board.titles[title].cost, city.bonus), name)
        if twin != name:
            raise _refused(file, f"{city.name} bonus", "tie_break", twin=twin, bonus=city.bonus)
