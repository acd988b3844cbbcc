"""Royals' moves, chance outcomes and events as short English notation: `claim Dijon Baron`, `deal France`."""

from typing import Any

from regalia.games.royals import keys
from regalia.games.royals.board import COUNTRY_NAMES, TITLE_NAMES
from regalia.games.royals.box import PAIR_NAMES
from regalia.games.royals.edition import printed
from regalia.games.royals.moves import (
    Blind,
    Claim,
    Discard,
    DiscardIntrigue,
    DrawCountries,
    DrawIntrigue,
    EndTurn,
    Fitting,
    FittingIntrigue,
    FittingPair,
    Intrigue,
    MoveReader,
    RoyalsMove,
    Take,
    TakeOver,
    Wild,
    WildPair,
)
from regalia.games.royals.options import Options
from regalia.games.royals.places import city_of, slot_of
from regalia.games.royals.state import COUNTRIES, DEAL_COUNTRY, DEAL_INTRIGUE, END_TURN, MOVES, PAIRS, POSITION, VACANT
from regalia.kernel.rule_table import Rule


class Notation:
    """Numbers to words for one set of options; `state` is any view of the state."""

    moves = MOVES

    def __init__(self, options: Options) -> None:
        self._reader = MoveReader(options)
        self._board = options.board_used
        self._years = printed(options.edition)["end"]["periods"]
        self._beaten_go_to = printed(options.edition)["names"]["beaten_noble_goes_to"].replace(" ", "-")
        self._period_ends = printed(options.edition)["end"]["period_ends"].replace(" ", "-")

    def what(self, state: Any, move: int) -> RoyalsMove | None:
        """What a move is."""
        return self._reader.what(state, move)

    def move(self, state: Any, move: int) -> str:
        """The notation of a move in a state; a position that its city does not have is numbered."""
        what = self.what(state, move)
        if what is not None:
            return text_of(what)
        if POSITION <= move < END_TURN:
            vacant = state.portrait[move - POSITION] == VACANT
            return f"{'claim' if vacant else 'take over'} position {move - POSITION}"
        return f"answer {move}"

    def outcome(self, state: Any, outcome: int) -> str:
        """The notation of a chance outcome."""
        card = COUNTRY_NAMES[outcome] if outcome < COUNTRIES else PAIR_NAMES[outcome - COUNTRIES]
        return f"deal {card}" if state.phase in (DEAL_COUNTRY, DEAL_INTRIGUE) else f"turn up {card}"

    def outcomes(self, state: Any) -> range:
        """The numbers chance outcomes can have."""
        return range(COUNTRIES, COUNTRIES + PAIRS) if state.phase == DEAL_INTRIGUE else range(COUNTRIES)

    def args(self, rule: Rule, place: int, card: int, number: int) -> dict[str, Any]:
        """The names an event's numbers stand for."""
        names: dict[str, Any] = {"number": number}
        if rule.place == "position":
            city = self._board.cities[city_of(place)]
            names["city"], names["title"] = city.name, city.nobles[slot_of(place)]
        elif rule.place:
            names["place"] = self._place(rule.place, place)
        if rule.card:
            names["card"] = PAIR_NAMES[card] if rule.card == "pair" else COUNTRY_NAMES[card]
        if rule.number == keys.BEATEN:
            names["field"] = self._beaten_go_to
        if rule.number in (keys.PERIOD_ENDS, keys.LAST_ROUND):
            names["ends"] = self._period_ends
        if rule.number in (keys.PERIOD_FIRST, keys.PERIOD_SECOND):
            names["year"] = self._years[number]
        return names

    def _place(self, kind: str, place: int) -> str | int:
        if kind == "city":
            return self._board.cities[place].name
        if kind == "country":
            return COUNTRY_NAMES[place]
        if kind == "title":
            return TITLE_NAMES[place]
        return place + 1 if kind == "marker" else str(self._years[place])


def text_of(what: RoyalsMove) -> str:
    """The notation of a move.

    >>> text_of(Claim("Dijon", "Baron", "France", 2, 1)), text_of(WildPair(1, "France/Spain"))
    ('claim Dijon Baron', 'wild 1 France/Spain')
    """
    match what:
        case DrawCountries():
            return "draw countries"
        case DrawIntrigue():
            return "draw intrigue"
        case Take(card):
            return f"take {card}"
        case Blind():
            return "blind"
        case Intrigue():
            return "intrigue"
        case Claim(city, title):
            return f"claim {city} {title}"
        case TakeOver(city, title):
            return f"take over {city} {title}"
        case EndTurn():
            return "end turn"
        case Fitting(number):
            return f"fitting {number}"
        case FittingIntrigue(number):
            return f"fitting intrigue {number}"
        case FittingPair(number, card):
            return f"fitting {number} {card}"
        case Wild(number, card) | WildPair(number, card):
            return f"wild {number} {card}"
        case Discard(card) | DiscardIntrigue(card):
            return f"discard {card}"
