"""Majesty's moves, chance outcomes and events as short English notation: `take 3 witch`, `reveal Miller`."""

from typing import Any

from regalia.games.majesty import keys
from regalia.games.majesty.moves import Exchange, Heal, MajestyMove, MoveReader, Take
from regalia.games.majesty.options import Options
from regalia.games.majesty.printed import building_names, card_names
from regalia.games.majesty.state import HEAL, MOVES, TAKE
from regalia.kernel.rule_table import Rule


class Notation:
    """Numbers to words for one set of options; `state` is any view of the state that is known to all."""

    moves = MOVES

    def __init__(self, options: Options) -> None:
        self._reader = MoveReader(options)

    def what(self, state: Any, move: int) -> MajestyMove | None:
        """What a move is."""
        return self._reader.what(state, move)

    def move(self, state: Any, move: int) -> str:
        """The notation of a move in a state; people that nobody knows are counted."""
        what = self.what(state, move)
        if what is not None:
            return text_of(what)
        if move >= HEAL:
            return f"heal {'first' if move == HEAL else 'second'} person"
        place, half = divmod(move - TAKE, 2)
        if place < state.shown:
            return f"take {place + 1} nobody"
        return f"take {place + 1} {'first' if half == 0 else 'second'} person"

    def outcome(self, state: Any, outcome: int) -> str:
        """The notation of a chance outcome."""
        return f"reveal {card_names()[outcome]}"

    def outcomes(self, state: Any) -> range:
        """The numbers chance outcomes can have."""
        return range(len(card_names()))

    def args(self, rule: Rule, place: int, card: int, number: int) -> dict[str, Any]:
        """The names an event's numbers stand for."""
        names: dict[str, Any] = {"number": number}
        if rule.place:
            names["place"] = place + 1 if rule.place == "market" else building_names()[place]
        if rule.card:
            names["card"] = card_names()[card]
        if rule.number == keys.EXCHANGED:
            names["given"] = -number
        return names


def text_of(what: MajestyMove) -> str:
    """The notation of a move.

    >>> text_of(Take(3, "Witch/Guard", "Guard", "Guardhouse", 2, 0)), text_of(Exchange(-2, 2))
    ('take 3 guard', 'exchange -2')
    """
    match what:
        case Take(place=place, person=person):
            return f"take {place} {person.lower()}"
        case Heal(person=person):
            return f"heal {person.lower()}"
        case Exchange(gained):
            return f"exchange {gained:+d}" if gained else "exchange 0"
