"""What a move of Majesty is: its kind and its parts, in the game's words.

The kind is also the key of the message that explains the move; the message is told the parts.
"""

from dataclasses import dataclass
from typing import Any, Literal

from regalia.games.majesty.box import lay_out
from regalia.games.majesty.options import Options
from regalia.games.majesty.printed import building_names, card_names, people
from regalia.games.majesty.rules import price
from regalia.games.majesty.state import EXCHANGE, HEAL, INFIRMARY, TAKE


@dataclass(frozen=True)
class Take:
    """Take a card of the market as one of its people."""

    place: int        # in the market, from 1 at the cheap end
    card: str
    person: str       # as whom
    building: str     # where the person goes
    price: int        # in workers
    found: int        # workers lying on the card
    kind: Literal["majesty.move.take"] = "majesty.move.take"


@dataclass(frozen=True)
class Heal:
    """Heal the split card on top of the infirmary as one of its people."""

    card: str
    person: str
    building: str
    kind: Literal["majesty.move.heal"] = "majesty.move.heal"


@dataclass(frozen=True)
class Exchange:
    """Exchange points and workers one for one."""

    gained: int       # workers; negative: given
    given: int        # the same the other way about, for words
    kind: Literal["majesty.move.exchange"] = "majesty.move.exchange"


MajestyMove = Take | Heal | Exchange


class MoveReader:
    """Reads moves for one set of options; `state` is any view of the state."""

    def __init__(self, options: Options) -> None:
        self._halves = lay_out(options).view().halves[0].tolist()

    def what(self, state: Any, move: int) -> MajestyMove | None:
        """What a move is; None where no card lies, or the card has no second person."""
        if move < HEAL:
            return self._take(state, *divmod(move - TAKE, 2))
        if move < EXCHANGE:
            return self._heal(state, move - HEAL)
        gained = move - EXCHANGE - int(state.workers[state.seat])
        return Exchange(gained, -gained)

    def _take(self, state: Any, place: int, half: int) -> Take | None:
        if place >= state.shown:
            return None
        card = int(state.market[place])
        building = self._halves[card][half]
        if building < 0:
            return None
        found = int(state.market_workers[place])
        return Take(place + 1, card_names()[card], people()[building], building_names()[building], price(place), found)

    def _heal(self, state: Any, half: int) -> Heal | None:
        wounded = int(state.people[state.seat][INFIRMARY])
        if wounded == 0:
            return None
        card = int(state.cards[state.seat][INFIRMARY][wounded - 1])
        building = self._halves[card][half]
        return Heal(card_names()[card], people()[building], building_names()[building]) if building >= 0 else None
