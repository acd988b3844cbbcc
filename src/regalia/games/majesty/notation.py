"""Majesty's moves, chance outcomes and events as short English notation: `take 3 witch`, `reveal Miller`."""

from typing import Any

from regalia.games.majesty.box import Options, building_names, card_names, lay_out, people
from regalia.games.majesty.keys import EXCHANGED, KEYS, REVEALED, TAKEN, WORKERS_TAKEN
from regalia.games.majesty.state import EXCHANGE, HEAL, INFIRMARY, MOVES, TAKE

MARKET_RULES = {REVEALED, TAKEN, WORKERS_TAKEN}


class Notation:
    """Numbers to words for one set of options; `state` is any view of the state that is known to all."""

    moves = MOVES
    keys = KEYS
    secret_rules: frozenset[int] = frozenset()

    def __init__(self, options: Options) -> None:
        self.halves = lay_out(options).view().halves[0]

    def continues(self, move: int) -> bool:
        """No move is a part of the one before it."""
        return False

    def move(self, state: Any, move: int) -> str:
        """The notation of a move in a state; moves the state has no words for are numbered."""
        if move < HEAL:
            place, half = divmod(move - TAKE, 2)
            card = int(state.market[place]) if place < state.shown else -1
            person = self.person(card, half) if card >= 0 else f"{'first' if half == 0 else 'second'} person"
            return f"take {place + 1} {person}"
        if move < EXCHANGE:
            wounded = int(state.people[state.seat, INFIRMARY])
            if wounded == 0:
                return f"heal {'first' if move == HEAL else 'second'} person"
            return f"heal {self.person(int(state.cards[state.seat, INFIRMARY, wounded - 1]), move - HEAL)}"
        gained = move - EXCHANGE - int(state.workers[state.seat])
        return f"exchange {gained:+d}" if gained else "exchange 0"

    def person(self, card: int, half: int) -> str:
        """The person on a half of a card, in small letters; a single card has no second one."""
        building = int(self.halves[card, half])
        return people()[building].lower() if building >= 0 else "nobody"

    def meaning(self, state: Any, move: int) -> tuple[str, dict[str, Any]]:
        """The message that explains a move, and what it tells of."""
        if move < HEAL:
            place, half = divmod(move - TAKE, 2)
            card = int(state.market[place])
            told = {
                "card": card_names()[card],
                "person": people()[self.halves[card, half]],
                "place": building_names()[self.halves[card, half]],
                "number": place,
                "found": int(state.market_workers[place]),
            }
            return "majesty-move-take", told
        if move < EXCHANGE:
            card = int(state.cards[state.seat, INFIRMARY, state.people[state.seat, INFIRMARY] - 1])
            building = self.halves[card, move - HEAL]
            return "majesty-move-heal", {"card": card_names()[card], "place": building_names()[building]}
        gained = move - EXCHANGE - int(state.workers[state.seat])
        return "majesty-move-exchange", {"number": gained, "given": -gained}

    def outcome(self, state: Any, outcome: int) -> str:
        """The notation of a chance outcome."""
        return f"reveal {card_names()[outcome]}"

    def outcomes(self, state: Any) -> range:
        """The numbers chance outcomes can have."""
        return range(len(card_names()))

    def told(self, rule: int, place: int, card: int, number: int) -> dict[str, Any]:
        """The names an event's numbers stand for."""
        names: dict[str, Any] = {"number": number}
        if place >= 0:
            names["place"] = place + 1 if rule in MARKET_RULES else building_names()[place]
        if card >= 0:
            names["card"] = card_names()[card]
        if rule == EXCHANGED:
            names["given"] = -number
        return names
