"""Royals' moves, chance outcomes and events as short English notation: `claim Dijon Baron`, `deal France`."""

from typing import Any

from regalia.games.royals import keys
from regalia.games.royals.board import COUNTRY_NAMES, TITLE_NAMES
from regalia.games.royals.box import PAIR_NAMES, Options, printed
from regalia.games.royals.keys import KEYS
from regalia.games.royals.state import (
    BLIND,
    COUNTRIES,
    DEAL_COUNTRY,
    DEAL_INTRIGUE,
    DISCARD,
    DISCARD_PAIR,
    DRAW_COUNTRIES,
    DRAW_INTRIGUE,
    END_TURN,
    FITTING,
    FITTING_INTRIGUE,
    FITTING_PAIR,
    INTRIGUE,
    MOVES,
    PAIRS,
    POSITION,
    TAKE,
    VACANT,
    WILD,
    WILD_PAIR,
)

POSITION_RULES = {keys.CLAIMED, keys.TOOK_OVER, keys.BEATEN}
COUNTRY_RULES = {
    keys.COUNTRY_BONUS,
    keys.PERIOD_FIRST,
    keys.PERIOD_SECOND,
    keys.TIE_BY_TITLE,
    keys.TIE_BY_CITY,
    keys.PERIOD_NOT_AWARDED,
}
TITLE_RULES = {keys.TITLE_FULL, keys.TITLE_HALF, keys.TITLE_NOT_AWARDED}
SECRET_RULES = frozenset({keys.DREW_BLIND, keys.DREW_INTRIGUE})
INTRIGUE_RULES = {keys.DREW_INTRIGUE, keys.PAID_INTRIGUE, keys.PAID_INTRIGUE_WILD, keys.DISCARDED_INTRIGUE}


class Notation:
    """Numbers to words for one set of options; `state` is any view of the state."""

    moves = MOVES
    keys = KEYS
    secret_rules = SECRET_RULES

    def __init__(self, options: Options) -> None:
        self.board = options.board_used
        self.years = printed(options.edition)["end"]["periods"]
        self.king = printed(options.edition)["payment"]["intrigue_for_king"]
        self.usual = printed(options.edition)["payment"]["intrigue_for_take_over"]
        self.beaten_go_to = printed(options.edition)["names"]["beaten_noble_goes_to"].replace(" ", "-")
        self.positions = {number: f"{city.name} {title}" for number, city, title in self.board.positions()}

    def continues(self, move: int) -> bool:
        """The move is an answer to a payment question: a part of the claim or take-over before it."""
        return FITTING <= move < DISCARD

    def move(self, state: Any, move: int) -> str:
        """The notation of a move in a state."""
        if move < POSITION:
            return self.draw(move)
        if move < END_TURN:
            position = move - POSITION
            name = self.positions.get(position, f"position {position}")
            return f"claim {name}" if state.portrait[position] == VACANT else f"take over {name}"
        if move == END_TURN:
            return "end turn"
        if move < DISCARD:
            return self.answer(state, move)
        if move < DISCARD_PAIR:
            return f"discard {COUNTRY_NAMES[move - DISCARD]}"
        return f"discard {PAIR_NAMES[move - DISCARD_PAIR]}"

    def draw(self, move: int) -> str:
        """The notation of a move that draws."""
        if move in (DRAW_COUNTRIES, DRAW_INTRIGUE):
            return "draw countries" if move == DRAW_COUNTRIES else "draw intrigue"
        if move in (BLIND, INTRIGUE):
            return "blind" if move == BLIND else "intrigue"
        return f"take {COUNTRY_NAMES[move - TAKE]}"

    def answer(self, state: Any, move: int) -> str:
        """The notation of an answer to a payment question."""
        if move < WILD:
            return f"fitting {move - FITTING}"
        if move < FITTING_INTRIGUE:
            return f"wild {move - WILD} {COUNTRY_NAMES[state.asked % COUNTRIES]}"
        if move < FITTING_PAIR:
            return f"fitting intrigue {move - FITTING_INTRIGUE}"
        pair = PAIR_NAMES[state.asked % PAIRS]
        return f"fitting {move - FITTING_PAIR} {pair}" if move < WILD_PAIR else f"wild {move - WILD_PAIR} {pair}"

    def meaning(self, state: Any, move: int) -> tuple[str, dict[str, Any]]:
        """The message that explains a move, and what it tells of."""
        if POSITION <= move < END_TURN:
            return self.position_meaning(state, move - POSITION)
        if FITTING <= move < DISCARD:
            return self.answer_meaning(state, move)
        if move >= DISCARD_PAIR:
            return "royals-move-discard-intrigue", {"card": PAIR_NAMES[move - DISCARD_PAIR]}
        if move >= DISCARD:
            return "royals-move-discard", {"card": COUNTRY_NAMES[move - DISCARD]}
        if TAKE <= move < BLIND:
            return "royals-move-take", {"card": COUNTRY_NAMES[move - TAKE]}
        simple = {
            DRAW_COUNTRIES: "royals-move-draw-countries",
            DRAW_INTRIGUE: "royals-move-draw-intrigue",
            BLIND: "royals-move-blind",
            INTRIGUE: "royals-move-intrigue",
            END_TURN: "royals-move-end-turn",
        }
        return simple[move], {}

    def position_meaning(self, state: Any, position: int) -> tuple[str, dict[str, Any]]:
        """What a claim or take-over costs and gives."""
        city = self.board.cities[position // 2]
        title = city.nobles[position % 2]
        told = {
            "place": self.positions[position],
            "city": city.name,
            "title": title,
            "card": city.country,
            "number": self.board.titles[title].cost,
            "influence": self.board.titles[title].influence,
            "intrigue": self.king if title == "King" else self.usual,
            "other": int(state.portrait[position]),
        }
        return ("royals-move-claim" if state.portrait[position] == VACANT else "royals-move-take-over"), told

    def answer_meaning(self, state: Any, move: int) -> tuple[str, dict[str, Any]]:
        """What an answer to a payment question pays."""
        if move < WILD:
            country = self.board.cities[state.position // 2].country
            return "royals-move-fitting", {"number": move - FITTING, "card": country}
        if move < FITTING_INTRIGUE:
            return "royals-move-wild", {"number": move - WILD, "card": COUNTRY_NAMES[state.asked]}
        if move < FITTING_PAIR:
            return "royals-move-fitting-intrigue", {"number": move - FITTING_INTRIGUE}
        first = FITTING_PAIR if move < WILD_PAIR else WILD_PAIR
        name = "royals-move-fitting-pair" if move < WILD_PAIR else "royals-move-wild-pair"
        return name, {"number": move - first, "card": PAIR_NAMES[state.asked]}

    def outcome(self, state: Any, outcome: int) -> str:
        """The notation of a chance outcome."""
        card = COUNTRY_NAMES[outcome] if outcome < COUNTRIES else PAIR_NAMES[outcome - COUNTRIES]
        return f"deal {card}" if state.phase in (DEAL_COUNTRY, DEAL_INTRIGUE) else f"turn up {card}"

    def outcomes(self, state: Any) -> range:
        """The numbers chance outcomes can have."""
        return range(COUNTRIES, COUNTRIES + PAIRS) if state.phase == DEAL_INTRIGUE else range(COUNTRIES)

    def told(self, rule: int, place: int, card: int, number: int) -> dict[str, Any]:
        """The names an event's numbers stand for."""
        names: dict[str, Any] = {"number": number}
        if place >= 0:
            names["place"] = self.place(rule, place)
        if rule in POSITION_RULES:
            city = self.board.cities[place // 2]
            names["city"], names["title"] = city.name, city.nobles[place % 2]
        if rule == keys.BEATEN:
            names["field"] = self.beaten_go_to
        if card >= 0:
            names["card"] = PAIR_NAMES[card] if rule in INTRIGUE_RULES else COUNTRY_NAMES[card]
        if rule in (keys.PERIOD_FIRST, keys.PERIOD_SECOND):
            names["year"] = self.years[number]
        return names

    def place(self, rule: int, place: int) -> str | int:
        """The name of an event's place."""
        if rule in POSITION_RULES:
            return self.positions[place]
        if rule == keys.CITY_BONUS:
            return self.board.cities[place].name
        if rule in COUNTRY_RULES:
            return COUNTRY_NAMES[place]
        if rule in TITLE_RULES:
            return TITLE_NAMES[place]
        if rule == keys.HOUSE_BONUS:
            return place + 1
        return str(self.years[place])
