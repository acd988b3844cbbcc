"""What lies on the Royals table, as browsers and programs are told it; seats count from 0."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from regalia.games.royals.board import COUNTRY_NAMES, TITLE_NAMES, Board, City
from regalia.games.royals.description import count_piles, describe_board, describe_cards, describe_hand, describe_turn
from regalia.games.royals.edition import printed
from regalia.games.royals.moves import RoyalsMove
from regalia.games.royals.options import Options
from regalia.games.royals.places import position_at
from regalia.games.royals.standing import BY_CITY, BY_TITLE, Prospects, Standing
from regalia.games.royals.state import GONE, PLAY, POSITION, State
from regalia.games.royals.turn import is_last_round
from regalia.games.rulebook import Laid
from regalia.kernel.fields import Part, blank, read_out

Marker = Annotated[
    int | Literal["gone", "covered"] | None,
    Field(description="the seat that took it; null: it lies on the board; gone; or covered before a seat not told"),
]

# What the parts of the table are made of.
BOARD = Part(
    State, "portrait", "cathedral", "on_title", "city_marker", "country_marker", "house_marker", "period_marker",
    "title_marker",
)
HAND = Part(State, "hand", "seen", "intrigue_hand", "unknown", "unknown_intrigue")
MIDDLE = Part(
    State, "phase", "seat", "rounds", "period", "period_ending", "country_draws", "intrigue_draws", "position", "row",
    "discards", "intrigue_discards",
)
PILES = Part(State, "pile", "intrigue_pile", "unknown_blind", "unknown_intrigue_blind")

TIES: dict[int, Literal["title", "city"] | None] = {0: None, BY_TITLE: "title", BY_CITY: "city"}


class Place(BaseModel):
    """A position."""

    city: str
    title: str


class RoyalsCity(BaseModel):
    """A city."""

    portraits: dict[str, int | None] = Field(description="by title, the seat that holds it")
    cathedral: list[int] = Field(description="beaten nobles by seat")
    marker: int | Literal["covered"] | None = Field(description="the seat that took the city's bonus; or not told")


class RoyalsHand(BaseModel):
    """A hand, as the viewer knows it."""

    hand: dict[str, int]
    unknown: int
    seen: dict[str, int]
    intrigue: dict[str, int]
    unknown_intrigue: int


class ToDiscard(BaseModel):
    """Cards beyond the hand limits, if the turn ended now."""

    country: int
    intrigue: int


class RoyalsTable(BaseModel):
    """The Royals table as the viewer sees it."""

    game: Literal["royals"] = "royals"
    edition: str
    step: str
    turn: int
    round: int
    period: str
    period_ending: bool
    ending: Literal["turn", "round"] | None = Field(description="the period ends with this turn, or with this round")
    first_turn: bool = Field(description="the seat to move has its first turn, and draws what the edition says")
    paying_for: Place | None
    to_draw: dict[str, int]
    row: dict[str, int]
    pile: int
    discards: dict[str, int]
    intrigue_pile: int
    intrigue_discards: dict[str, int]
    cities: dict[str, RoyalsCity]
    country_markers: dict[str, list[Marker]]
    house_markers: list[Marker]
    period_markers: dict[str, dict[str, list[Marker]]]
    title_markers: dict[str, list[Marker]]
    titles: dict[str, list[int]] = Field(description="nobles on each title marker by seat")
    seats: list[RoyalsHand]
    influence: dict[str, list[int]] = Field(description="in each country by seat")
    strongest: dict[str, int | None] = Field(description="the seat that would win the country's period now")
    second: dict[str, int | None] = Field(description="the seat that would be second there")
    tie: dict[str, Literal["title", "city"] | None] = Field(description="how the strongest is ahead at equal influence")
    present: dict[str, list[int]] = Field(description="cities of each country with a noble, by seat")
    title_takers: dict[str, list[int]] = Field(description="the seats that would take each title marker now")
    title_leaders: dict[str, int] = Field(description="how many seats have most nobles on each title marker")
    nobles_left: list[int]
    lacks_nobles: list[bool] = Field(description="by seat: too few nobles for another claim or take-over")
    to_discard: list[ToDiscard] = Field(description="by seat")
    leading_moves: list[int] = Field(description="claims and take-overs that would give the viewer a country's lead")
    title_moves: list[int] = Field(description="those that would put the viewer ahead on the title's marker")


class BoardPosition(BaseModel):
    """A position as it is printed, and the number of the move that claims it or takes it over."""

    title: str
    move: int


class BoardCity(BaseModel):
    """A city as it is printed."""

    name: str
    bonus: int
    positions: list[BoardPosition]


class BoardCountry(BaseModel):
    """A country as it is printed; markers high and low."""

    name: str
    bonus: tuple[int, int]
    period_bonus: tuple[int, int]
    cities: list[BoardCity]


class BoardTitle(BaseModel):
    """A line of the title table."""

    name: str
    cost: int
    influence: int
    full: int
    half: int


class RoyalsBoard(BaseModel):
    """What is printed, and what the edition says for this number of players."""

    game: Literal["royals"] = "royals"
    edition: str
    name: str
    years: list[str]
    row: int
    hand_limit: int
    intrigue_limit: int
    nobles: int
    house_bonus: list[int]
    first_turn: list[int] = Field(description="country cards drawn on the first turn, by seat")
    draw_countries: int = Field(description="country cards of a draw without intrigue cards")
    wild: int = Field(description="country cards that stand for one")
    wild_intrigue: int = Field(description="intrigue cards that stand for one")
    intrigue_for_take_over: int
    intrigue_for_king: int
    period_ends: Literal["pile runs out", "row cannot be refilled"]
    beaten_noble_goes_to: str
    titles: list[BoardTitle]
    countries: list[BoardCountry]


class RoyalsShape:
    """Lays the Royals table."""

    model = RoyalsTable
    board_model = RoyalsBoard
    moves = RoyalsMove

    def lay(self, laid: Laid, viewer: int | None, hides_scores: bool) -> dict[str, Any]:
        """The table as the viewer sees it; where sums are hidden, markers of others lie face down before them."""
        kept, written = laid.kept, laid.states.tobytes()
        covered = (viewer,) if hides_scores else ()
        board = kept.part("board", (BOARD.of(written), *covered), lambda: _lay_board(laid, *covered))
        seats = [_hand(laid, written, seat) for seat in range(laid.options.players)]
        middle = kept.part("middle", MIDDLE.of(written), lambda: _lay_middle(laid))
        piles = kept.part("piles", PILES.of(written), lambda: count_piles(read_out(laid.states[0])))
        to_discard = kept.part("to discard", HAND.of(written), lambda: _to_discard(laid))
        leading_moves, title_moves = _prospects(laid, viewer)
        return {
            **middle,
            **piles,
            **board,
            "seats": seats,
            "to_discard": to_discard,
            "leading_moves": leading_moves,
            "title_moves": title_moves,
        }

    def board(self, options: Options) -> RoyalsBoard:
        """What is printed."""
        board, figures = options.board_used, printed(options.edition)
        return RoyalsBoard(
            edition=options.edition,
            name=board.name,
            years=figures["end"]["periods"],
            row=options.row,
            hand_limit=figures["hand_limit"]["country"],
            intrigue_limit=figures["hand_limit"]["intrigue"],
            wild=figures["payment"]["cards_for_one_wild"],
            nobles=figures["nobles"][str(options.players)],
            house_bonus=figures["noble_house"][str(options.players)],
            first_turn=figures["cards"]["first_turn"][str(options.players)],
            draw_countries=figures["draw"]["country_cards"],
            wild_intrigue=figures["payment"]["intrigue_for_one_wild"],
            intrigue_for_take_over=figures["payment"]["intrigue_for_take_over"],
            intrigue_for_king=figures["payment"]["intrigue_for_king"],
            period_ends=figures["end"]["period_ends"],
            beaten_noble_goes_to=figures["names"]["beaten_noble_goes_to"],
            titles=[
                BoardTitle(name=name, cost=title.cost, influence=title.influence, full=title.full, half=title.half)
                for name, title in board.titles.items()
            ],
            countries=[_board_country(board, name) for name in COUNTRY_NAMES],
        )


def _prospects(laid: Laid, viewer: int | None) -> tuple[list[int], list[int]]:
    """The moves of a viewer who plays nobles now by which a lead would be taken: in a country, and for a title."""
    state = laid.states[0]
    if viewer is None or state.seat != viewer or state.phase != PLAY:
        return [], []
    found = blank(Prospects)
    laid.call("look_ahead", blank(State), found)
    leads, titles = found[0].leads.nonzero()[0], found[0].titles.nonzero()[0]
    return (POSITION + leads).tolist(), (POSITION + titles).tolist()


def _ending(state: Any) -> Literal["turn", "round"] | None:
    if not state.period_ending:
        return None
    return "round" if is_last_round(state) else "turn"


def _board_country(board: Board, name: str) -> BoardCountry:
    cities = [_board_city(number, city) for number, city in enumerate(board.cities) if city.country == name]
    return BoardCountry(
        name=name, bonus=board.country_bonus[name], period_bonus=board.period_markers[name], cities=cities
    )


def _board_city(number: int, city: City) -> BoardCity:
    positions = [
        BoardPosition(title=title, move=POSITION + position_at(number, slot)) for slot, title in enumerate(city.nobles)
    ]
    return BoardCity(name=city.name, bonus=city.bonus, positions=positions)


def _hand(laid: Laid, written: bytes, seat: int) -> Any:
    return laid.kept.part("hand", HAND.row(written, seat), lambda: describe_hand(read_out(laid.states[0]), seat))


def _lay_middle(laid: Laid) -> dict[str, Any]:
    """Whose turn it is, and the cards in the middle."""
    state = read_out(laid.states[0])
    shown = describe_turn(state, laid.options, first_seat=0)
    city, _, title = (shown["paying_for"] or "").rpartition(" ")
    return {
        **shown,
        **describe_cards(state),
        "paying_for": {"city": city, "title": title} if shown["paying_for"] else None,
        "ending": _ending(laid.states[0]),
        "first_turn": state.rounds == 0,
    }


def _lay_board(laid: Laid, *covered_from: int | None) -> dict[str, Any]:
    """The nobles and markers, and who is ahead by them; whose markers are covered from a viewer, if from one."""
    players = laid.options.players
    standing = _standing(laid)
    state = read_out(laid.states[0])
    shown = _with_markers_gone(describe_board(state, laid.options, first_seat=0), state)
    for viewer in covered_from:
        _cover_markers(shown, viewer)
    return {
        **shown,
        "influence": {name: standing.influence[country][:players] for country, name in enumerate(COUNTRY_NAMES)},
        "strongest": {
            name: _seat_or_nobody(standing.strongest[country]) for country, name in enumerate(COUNTRY_NAMES)
        },
        "second": {name: _seat_or_nobody(standing.second[country]) for country, name in enumerate(COUNTRY_NAMES)},
        "tie": {name: TIES[standing.tie[country]] for country, name in enumerate(COUNTRY_NAMES)},
        "present": {name: standing.present[country][:players] for country, name in enumerate(COUNTRY_NAMES)},
        "title_takers": {
            name: sorted({seat for seat in standing.takers[title] if seat >= 0})
            for title, name in enumerate(TITLE_NAMES)
        },
        "title_leaders": {name: standing.leaders[title] for title, name in enumerate(TITLE_NAMES)},
        "nobles_left": standing.nobles_left[:players],
        "lacks_nobles": [bool(one) for one in standing.lacks_nobles[:players]],
    }


def _to_discard(laid: Laid) -> list[dict[str, int]]:
    limits = _standing(laid).to_discard[: laid.options.players]
    return [{"country": country, "intrigue": intrigue} for country, intrigue in limits]


def _standing(laid: Laid) -> Any:
    standings = blank(Standing)
    laid.call("stand", standings)
    return read_out(standings[0])


def _with_markers_gone(shown: dict[str, Any], state: Any) -> dict[str, Any]:
    """The described board, in which markers that left the game are told from those still on it."""
    years = list(shown["period_markers"])
    shown["house_markers"] = _gone_or(shown["house_markers"], state.house_marker)
    for title, name in enumerate(TITLE_NAMES):
        shown["title_markers"][name] = _gone_or(shown["title_markers"][name], state.title_marker[title])
    for period, year in enumerate(years):
        for country, name in enumerate(COUNTRY_NAMES):
            markers = shown["period_markers"][year]
            markers[name] = _gone_or(markers[name], state.period_marker[period][country])
    return shown


def _cover_markers(shown: dict[str, Any], viewer: int | None) -> None:
    """Not say who took the markers of others."""

    def covered(marker: int | str | None) -> int | str | None:
        return "covered" if isinstance(marker, int) and marker != viewer else marker

    for city in shown["cities"].values():
        city["marker"] = covered(city["marker"])
    shown["house_markers"] = [covered(one) for one in shown["house_markers"]]
    for markers in (shown["country_markers"], shown["title_markers"], *shown["period_markers"].values()):
        for name, both in markers.items():
            markers[name] = [covered(one) for one in both]


def _gone_or(owners: list[int | None], markers: list[int]) -> list[int | str | None]:
    return ["gone" if marker == GONE else owner for owner, marker in zip(owners, markers, strict=True)]


def _seat_or_nobody(seat: int) -> int | None:
    return None if seat < 0 else seat


SHAPE = RoyalsShape()
