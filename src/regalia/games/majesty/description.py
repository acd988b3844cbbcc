"""A state of Majesty in the game's words: what a seat, or anybody, sees on the table."""

from typing import Any

from regalia.games.majesty.box import Options, building_names, card_names, printed
from regalia.games.majesty.rules import price
from regalia.games.majesty.state import MARKET, OVER, REVEAL, TO_EXCHANGE, TO_HEAL, TO_TAKE

STEPS = {REVEAL: "reveal", TO_TAKE: "take", TO_HEAL: "heal", TO_EXCHANGE: "exchange", OVER: "over"}


def describe(state: Any, options: Options, first_seat: int = 1) -> dict[str, Any]:
    """The table as nested names and numbers, ready for JSON; seats count from 1 unless said."""
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


def describe_board(options: Options) -> dict[str, Any]:
    """What is printed: the buildings of the sides in play with their figures, ready for JSON."""
    set_up = printed()["set_up"]
    return {
        "game": "majesty",
        "sides": options.sides,
        "whole_deck": options.whole_deck,
        "cards_per_player": set_up["cards_per_player"],
        "worker_places": set_up["worker_places"],
        "prices": [price(place) for place in range(MARKET)],
        "buildings": [
            _describe_building(building, side)
            for building, side in zip(printed()["buildings"], options.sides, strict=True)
        ],
    }


def _describe_building(building: dict[str, Any], side: str) -> dict[str, Any]:
    printed_side = building[side]
    return {
        "name": building["name"],
        "person": building.get("person", ""),
        "side": side,
        "value": printed_side["value"],
        "special": printed_side.get("special", ""),
        "points_per": printed_side.get("points_per", {}),
        "workers_per": printed_side.get("workers_per", {}),
        "points_per_largest": printed_side.get("points_per_largest", 0),
        "with_both": printed_side.get("with_both"),
        "all_with": printed_side.get("all_with"),
    }
