"""A state of Majesty in the game's words: what a seat, or anybody, sees on the table."""

from typing import Any

from regalia.games.majesty.options import Options
from regalia.games.majesty.printed import building_names, card_names
from regalia.games.majesty.state import OVER, REVEAL, TO_EXCHANGE, TO_HEAL, TO_TAKE

STEPS = {REVEAL: "reveal", TO_TAKE: "take", TO_HEAL: "heal", TO_EXCHANGE: "exchange", OVER: "over"}


def describe(state: Any, options: Options, first_seat: int) -> dict[str, Any]:
    """The table as nested names and numbers, ready for JSON; seats count from `first_seat`."""
    return {
        "game": "majesty",
        "step": STEPS[int(state.phase)],
        "turn": int(state.seat) + first_seat,
        "round": int(state.rounds) + 1,
        "deck": {"upper": int(state.deck[0]), "lower": int(state.deck[1])},
        "market": [
            {"card": card_names()[state.market[place]], "workers": int(state.market_workers[place])}
            for place in range(state.shown)
        ],
        "unseen": [
            {name: int(state.unseen[part, card]) for card, name in enumerate(card_names()) if state.unseen[part, card]}
            for part in range(2)
        ],
        "seats": [_describe_seat(state, seat) for seat in range(options.players)],
    }


def _describe_seat(state: Any, seat: int) -> dict[str, Any]:
    return {
        "points": int(state.points[seat]),
        "workers": int(state.workers[seat]),
        "buildings": {
            name: [card_names()[state.cards[seat, building, place]] for place in range(state.people[seat, building])]
            for building, name in enumerate(building_names())
        },
    }
