"""A state of Majesty in the game's words: what a seat, or anybody, sees on the table."""

from typing import Any

from regalia.games.majesty.options import Options
from regalia.games.majesty.printed import building_names, card_names
from regalia.games.majesty.state import OVER, REVEAL, TO_EXCHANGE, TO_HEAL, TO_TAKE
from regalia.kernel.fields import read_out

STEPS = {REVEAL: "reveal", TO_TAKE: "take", TO_HEAL: "heal", TO_EXCHANGE: "exchange", OVER: "over"}


def describe(state: Any, options: Options, first_seat: int) -> dict[str, Any]:
    """The table as nested names and numbers, ready for JSON; seats count from `first_seat`."""
    state = read_out(state)
    return {
        "game": "majesty",
        "step": STEPS[state.phase],
        "turn": state.seat + first_seat,
        "round": state.rounds + 1,
        "deck": {"upper": state.deck[0], "lower": state.deck[1]},
        "market": [
            {"card": card_names()[state.market[place]], "workers": state.market_workers[place]}
            for place in range(state.shown)
        ],
        "unseen": [
            {name: cards for name, cards in zip(card_names(), part, strict=True) if cards} for part in state.unseen
        ],
        "seats": [_describe_seat(state, seat) for seat in range(options.players)],
    }


def _describe_seat(state: Any, seat: int) -> dict[str, Any]:
    return {
        "points": state.points[seat],
        "workers": state.workers[seat],
        "buildings": {
            name: [card_names()[card] for card in state.cards[seat][building][: state.people[seat][building]]]
            for building, name in enumerate(building_names())
        },
    }
