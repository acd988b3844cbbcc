"""What a move of Royals is: its kind and its parts, in the game's words.

The kind is also the key of the message that explains the move; the message is told the parts. Positions are two
parts, city and title.
"""

from dataclasses import dataclass
from typing import Any, Literal

from regalia.games.royals.board import COUNTRY_NAMES
from regalia.games.royals.box import PAIR_NAMES
from regalia.games.royals.edition import printed
from regalia.games.royals.options import Options
from regalia.games.royals.places import city_of, slot_of
from regalia.games.royals.state import (
    BLIND,
    COUNTRIES,
    DISCARD,
    DISCARD_PAIR,
    DRAW_COUNTRIES,
    DRAW_INTRIGUE,
    END_TURN,
    FITTING,
    FITTING_INTRIGUE,
    FITTING_PAIR,
    INTRIGUE,
    PAIRS,
    POSITION,
    TAKE,
    VACANT,
    WILD,
    WILD_PAIR,
)


@dataclass(frozen=True)
class DrawCountries:
    """Choose to draw country cards only."""

    kind: Literal["royals.move.draw_countries"] = "royals.move.draw_countries"


@dataclass(frozen=True)
class DrawIntrigue:
    """Choose to draw a country card and an intrigue card."""

    kind: Literal["royals.move.draw_intrigue"] = "royals.move.draw_intrigue"


@dataclass(frozen=True)
class Take:
    """Take a card from the face-up row."""

    card: str
    kind: Literal["royals.move.take"] = "royals.move.take"


@dataclass(frozen=True)
class Blind:
    """Draw a country card blind."""

    kind: Literal["royals.move.blind"] = "royals.move.blind"


@dataclass(frozen=True)
class Intrigue:
    """Draw an intrigue card."""

    kind: Literal["royals.move.intrigue"] = "royals.move.intrigue"


@dataclass(frozen=True)
class Claim:
    """Place a noble on a vacant position."""

    city: str
    title: str
    country: str      # whose cards it costs
    cost: int         # how many of them
    influence: int    # that it gives
    kind: Literal["royals.move.claim"] = "royals.move.claim"


@dataclass(frozen=True)
class TakeOver:
    """Place a noble on a position another house holds."""

    city: str
    title: str
    country: str
    cost: int
    influence: int
    intrigue: int     # intrigue cards of the country it costs besides
    other: int        # the seat that holds it
    kind: Literal["royals.move.take_over"] = "royals.move.take_over"


@dataclass(frozen=True)
class EndTurn:
    """Play no more cards."""

    kind: Literal["royals.move.end_turn"] = "royals.move.end_turn"


@dataclass(frozen=True)
class Fitting:
    """Answer: so many fitting country cards as themselves."""

    number: int
    card: str
    kind: Literal["royals.move.fitting"] = "royals.move.fitting"


@dataclass(frozen=True)
class Wild:
    """Answer: so many of these towards the wild cards."""

    number: int
    card: str
    kind: Literal["royals.move.wild"] = "royals.move.wild"


@dataclass(frozen=True)
class FittingIntrigue:
    """Answer: so many fitting intrigue cards as themselves."""

    number: int
    kind: Literal["royals.move.fitting_intrigue"] = "royals.move.fitting_intrigue"


@dataclass(frozen=True)
class FittingPair:
    """Answer: of them, so many of this pair."""

    number: int
    card: str
    kind: Literal["royals.move.fitting_pair"] = "royals.move.fitting_pair"


@dataclass(frozen=True)
class WildPair:
    """Answer: so many of this pair towards the wild intrigue cards."""

    number: int
    card: str
    kind: Literal["royals.move.wild_pair"] = "royals.move.wild_pair"


@dataclass(frozen=True)
class Discard:
    """Discard a country card beyond the limit."""

    card: str
    kind: Literal["royals.move.discard"] = "royals.move.discard"


@dataclass(frozen=True)
class DiscardIntrigue:
    """Discard an intrigue card beyond the limit."""

    card: str
    kind: Literal["royals.move.discard_intrigue"] = "royals.move.discard_intrigue"


Draw = DrawCountries | DrawIntrigue | Take | Blind | Intrigue
Answer = Fitting | Wild | FittingIntrigue | FittingPair | WildPair
RoyalsMove = Draw | Claim | TakeOver | EndTurn | Answer | Discard | DiscardIntrigue


class MoveReader:
    """Reads moves for one set of options; `state` is any view of the state."""

    def __init__(self, options: Options) -> None:
        payment = printed(options.edition)["payment"]
        self._board = options.board_used
        self._intrigue_for_king = payment["intrigue_for_king"]
        self._intrigue_for_take_over = payment["intrigue_for_take_over"]
        self._has_position = {number for number, _, _ in self._board.positions()}

    def what(self, state: Any, move: int) -> RoyalsMove | None:
        """What a move is; None if its city has no such position, or the answer no such card."""
        if move < POSITION:
            return self._draw(move)
        if move < END_TURN:
            return self._position(state, move - POSITION)
        if move == END_TURN:
            return EndTurn()
        if move < DISCARD:
            return self._answer(state, move)
        if move < DISCARD_PAIR:
            return Discard(COUNTRY_NAMES[move - DISCARD])
        return DiscardIntrigue(PAIR_NAMES[move - DISCARD_PAIR])

    def _draw(self, move: int) -> Draw:
        if move == DRAW_COUNTRIES:
            return DrawCountries()
        if move == DRAW_INTRIGUE:
            return DrawIntrigue()
        if move == BLIND:
            return Blind()
        return Intrigue() if move == INTRIGUE else Take(COUNTRY_NAMES[move - TAKE])

    def _position(self, state: Any, position: int) -> Claim | TakeOver | None:
        if position not in self._has_position:
            return None
        city = self._board.cities[city_of(position)]
        name = city.nobles[slot_of(position)]
        title = self._board.titles[name]
        place = (city.name, name, city.country, title.cost, title.influence)
        holder = int(state.portrait[position])
        if holder == VACANT:
            return Claim(*place)
        return TakeOver(*place, self._intrigue_for_king if name == "King" else self._intrigue_for_take_over, holder)

    def _answer(self, state: Any, move: int) -> Answer | None:
        asked = int(state.asked)
        if move < WILD:
            return Fitting(move - FITTING, self._board.cities[city_of(int(state.position))].country)
        if move < FITTING_INTRIGUE:
            return Wild(move - WILD, COUNTRY_NAMES[asked]) if asked < COUNTRIES else None
        if move < FITTING_PAIR:
            return FittingIntrigue(move - FITTING_INTRIGUE)
        if asked >= PAIRS:
            return None
        if move < WILD_PAIR:
            return FittingPair(move - FITTING_PAIR, PAIR_NAMES[asked])
        return WildPair(move - WILD_PAIR, PAIR_NAMES[asked])
