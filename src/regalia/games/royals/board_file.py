"""The shape of a board file of one's own, and the rules of the map: what breaks them is refused with its entry."""

from typing import Annotated, Any, Literal, NoReturn

from pydantic import BaseModel, BeforeValidator, ConfigDict, ValidationError, create_model, model_validator
from pydantic_core import ErrorDetails, PydanticCustomError

from regalia.games.royals.board import COUNTRY_NAMES, TITLE_NAMES, Board
from regalia.games.royals.state import MOST_COST
from regalia.kernel.refusal import Refusal

CITIES_IN = {"France": 5, "German States": 4, "Britain": 3, "Spain": 4}
FORMAT = 1
LONGEST_NAME = 40
HIGHEST = 99  # that a figure may be


def _complain(complaint: str, of: str = "") -> NoReturn:
    """Refuse an entry; `of` names the part that is to blame."""
    raise PydanticCustomError("board", "{complaint}", {"complaint": complaint, "of": of})


# The values.


def _check_name(name: Any) -> Any:
    if not isinstance(name, str) or not name.strip():
        _complain("a name must not be empty")
    if len(name) > LONGEST_NAME or not name.isprintable():
        _complain(f"a name must be printable and no longer than {LONGEST_NAME} letters")
    return name


def _check_mark(value: Any) -> Any:
    if not isinstance(value, list) or len(value) != 2 or value[1] not in ("sourced", "reconstructed"):
        _complain(f'must be [value, "sourced"] or [value, "reconstructed"], not {value!r}')
    return value


def _check_pair(value: Any) -> Any:
    if not isinstance(value, list) or len(value) != 2:
        _complain("must hold two values, the high and the low marker")
    return value


def _check_title(title: Any) -> Any:
    if title not in TITLE_NAMES:
        _complain(f"the title {title!r} is unknown; known are {', '.join(TITLE_NAMES)}")
    return title


def _check_country(country: Any) -> Any:
    if country not in COUNTRY_NAMES:
        _complain(f"must be one of {', '.join(COUNTRY_NAMES)}, not {country!r}")
    return country


def _check_format(number: Any) -> Any:
    if number != FORMAT:
        _complain(f"must be {FORMAT}")
    return number


def _check_nobles(nobles: Any) -> Any:
    if not isinstance(nobles, list) or not 1 <= len(nobles) <= 2:
        _complain("a city has one or two nobles")
    return nobles


def _whole(lowest: int, highest: int) -> BeforeValidator:
    def check(number: Any) -> Any:
        if type(number) is not int or not lowest <= number <= highest:
            _complain(f"must be a whole number from {lowest} to {highest}, not {number!r}")
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
            _complain(f"half a marker ({half}) must not be worth more than the full one ({full})", "half")
        return self


class CountryPart(Part):
    """The markers of a country, high and low."""

    bonus: MarkedPair
    period: MarkedPair

    @model_validator(mode="after")
    def _low_is_no_higher(self) -> "CountryPart":
        for of, (high, low) in (("bonus", self.bonus[0]), ("period", self.period[0])):
            if low > high:
                _complain(f"the low marker ({low}) must not be higher than the high one ({high})", of)
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
            _complain(f"the {titles[0]} stands here twice", "nobles")
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
        raise Refusal(f"{file}, {_sentence(first, entries)}.") from None


def _sentence(error: ErrorDetails, entries: dict[str, Any]) -> str:
    where = list(error["loc"])
    context = error.get("ctx", {})
    if error["type"] == "extra_forbidden":
        return _of_unknown(where, entries)
    if error["type"] == "missing":
        return _of_missing(where, entries)
    if error["type"] != "board":  # a table where a value should be, or the other way about
        return f"{_entry(where, entries)}: {_of_another_shape(where)}"
    entry = _entry([*where, context["of"]] if context["of"] else where, entries)
    return f"{entry}: {context['complaint']}"


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


def _of_unknown(where: list[Any], entries: dict[str, Any]) -> str:
    if where[0] in ("titles", "countries") and len(where) == 2:
        kind, known = ("title", TITLE_NAMES) if where[0] == "titles" else ("country", COUNTRY_NAMES)
        return f"{where[0]}, {where[1]}: this {kind} is unknown; known are {', '.join(known)}"
    tables: dict[str, type[BaseModel]] = {"titles": TitlePart, "countries": CountryPart, "cities": CityPart}
    table = tables.get(where[0], BoardFile)
    within = "the file" if len(where) == 1 else _entry(where[:2], entries)
    return f"{within}: {where[-1]!r} is not known here; known are {', '.join(sorted(table.model_fields))}"


def _of_missing(where: list[Any], entries: dict[str, Any]) -> str:
    entry = _entry(where, entries)
    if where == ["format"]:
        return f"format: must be {FORMAT}"
    if where[-1] == "name":
        return f"{entry}: a name must not be empty" if len(where) == 1 else f"{entry}: this name is missing"
    if where[0] in ("titles", "countries") and len(where) == 2:
        kind = "title is missing from the title table" if where[0] == "titles" else "country is missing"
        return f"{entry}: this {kind}"
    return f"{entry}: this {'table' if len(where) == 1 else 'value'} is missing"


def _of_another_shape(where: list[Any]) -> str:
    if where[0] == "cities" and len(where) < 3:
        return "there must be a [[cities]] table for each city"
    return "this must be a table"


# The map.


def check_map(board: Board, file: str) -> None:
    """Refuse a board whose cities and titles do not fit the game."""
    names = [city.name.casefold() for city in board.cities]
    for city in board.cities:
        if names.count(city.name.casefold()) > 1:
            raise Refusal(f"{file}, {city.name}: this city name stands twice.")
    for country, expected in CITIES_IN.items():
        found = sum(city.country == country for city in board.cities)
        if found != expected:
            raise Refusal(f"{file}, cities of {country}: there must be {expected}, not {found}.")
    for title in TITLE_NAMES:
        if all(title not in city.nobles for city in board.cities):
            raise Refusal(f"{file}, titles, {title}: this title is nowhere on the map.")
    _check_last_tie_break(board, file)


def _check_last_tie_break(board: Board, file: str) -> None:
    """Titles of equal cost are equally high, so then the city's bonus must tell them apart."""
    seen: dict[tuple[str, int, int], str] = {}
    for _, city, title in board.positions():
        name = f"{city.name} {title}"
        twin = seen.setdefault((city.country, board.titles[title].cost, city.bonus), name)
        if twin != name:
            raise Refusal(
                f"{file}, {city.name} bonus: {twin} costs the same and has the bonus {city.bonus} too, "
                "so the last tie-break could not decide."
            )
