"""What lies on the Majesty table, as browsers and programs are told it; seats count from 0."""

from typing import Any, Literal

from pydantic import BaseModel, Field

from regalia.games.majesty.description import describe
from regalia.games.majesty.foresight import standing_of
from regalia.games.majesty.moves import MajestyMove
from regalia.games.majesty.options import Options
from regalia.games.majesty.printed import building_names, printed
from regalia.games.majesty.rules import price
from regalia.games.majesty.state import MARKET, State
from regalia.games.rulebook import Laid
from regalia.kernel.fields import Part

REALM = Part(State, "points", "workers", "people", "cards")


class MarketCard(BaseModel):
    """A card in the market, the cheap end first; the board says what each place costs."""

    card: str
    workers: int


class Realm(BaseModel):
    """A realm."""

    points: int | None
    workers: int
    buildings: dict[str, list[str]]


class Variety(BaseModel):
    """How various the people of a realm are."""

    buildings: int = Field(description="how many of its buildings have people")
    points: int = Field(description="what that would count at the end")


class MajestyTable(BaseModel):
    """The Majesty table."""

    game: Literal["majesty"] = "majesty"
    step: str
    turn: int
    round: int
    deck: dict[str, int] = Field(description="cards left, of each tier")
    market: list[MarketCard]
    unseen: list[dict[str, int]] = Field(description="of each tier, the cards nobody has seen")
    seats: list[Realm]
    leaders: dict[str, list[int]] = Field(description="of each building, the seats that have most people there")
    variety: list[Variety] = Field(description="of each seat")


class WithBoth(BaseModel):
    """Points for two people together."""

    people: list[str]
    points: int


class AllWith(BaseModel):
    """Points for everybody who has such a person."""

    person: str
    points: int


class BoardBuilding(BaseModel):
    """A building, the side in play."""

    name: str
    person: str
    side: str = Field(description="A or B")
    value: int
    special: Literal["", "heal", "attack", "exchange"] = ""
    points_per: dict[str, int] = {}
    workers_per: dict[str, int] = {}
    points_per_largest: int = 0
    with_both: WithBoth | None = None
    all_with: AllWith | None = None


class MajestyBoard(BaseModel):
    """What is printed."""

    game: Literal["majesty"] = "majesty"
    sides: str
    whole_deck: bool
    cards_per_player: int
    worker_places: int
    point_per_worker: int = Field(description="for a worker beyond the places, at the end of a turn")
    prices: list[int] = Field(description="in workers, of each place of the market from the cheap end")
    infirmary: str = Field(description="the building of the wounded")
    buildings: list[BoardBuilding]


class MajestyShape:
    """Lays the Majesty table."""

    model = MajestyTable
    board_model = MajestyBoard
    moves = MajestyMove

    def lay(self, laid: Laid, viewer: int | None, hides_scores: bool) -> dict[str, Any]:
        """The table as the viewer sees it: all the same, but for points that are hidden."""
        shown: dict[str, Any] = laid.kept.part("table", laid.states.tobytes(), lambda: _lay_for_all(laid))
        if not hides_scores:
            return shown
        return {**shown, "seats": [_without_points(laid, at, seat, viewer) for at, seat in enumerate(shown["seats"])]}

    def board(self, options: Options) -> MajestyBoard:
        """What is printed."""
        set_up = printed()["set_up"]
        return MajestyBoard(
            sides=options.sides,
            whole_deck=options.whole_deck,
            cards_per_player=set_up["cards_per_player"],
            worker_places=set_up["worker_places"],
            point_per_worker=set_up["point_per_worker"],
            prices=[price(place) for place in range(MARKET)],
            infirmary=building_names()[-1],
            buildings=[
                BoardBuilding(name=building["name"], person=building["person"], side=side, **_figures(building[side]))
                for building, side in zip(printed()["buildings"], options.sides, strict=True)
            ],
        )


def _figures(side: dict[str, Any]) -> dict[str, Any]:
    """The figures of a side that a building on the board has."""
    return {name: value for name, value in side.items() if name in BoardBuilding.model_fields}


def _lay_for_all(laid: Laid) -> dict[str, Any]:
    players = range(laid.options.players)
    standing = standing_of(laid)
    shown = describe(laid.states[0], laid.options, first_seat=0)
    return {
        **shown,
        "seats": [_kept(laid, "realm", REALM.row(laid.states.tobytes(), at), shown["seats"][at]) for at in players],
        "leaders": {
            name: [seat for seat in players if standing.leads[seat][building]]
            for building, name in enumerate(building_names())
        },
        "variety": [
            {"buildings": standing.inhabited[seat], "points": standing.variety[seat]} for seat in players
        ],
    }


def _kept(laid: Laid, name: str, key: bytes, made: dict[str, Any]) -> Any:
    """The same part as before, if it is like it: then nobody has to look into it for what has changed."""
    return laid.kept.part(name, key, lambda: made)


def _without_points(laid: Laid, at: int, realm: dict[str, Any], viewer: int | None) -> Any:
    if at == viewer:
        return realm
    key = REALM.row(laid.states.tobytes(), at)
    return laid.kept.part("realm without points", key, lambda: {**realm, "points": None})


SHAPE = MajestyShape()
