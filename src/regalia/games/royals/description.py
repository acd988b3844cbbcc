"""A state of Royals in the game's words: what a seat, or anybody, sees on the table."""

from collections.abc import Iterable
from typing import Any

from regalia.games.royals.board import COUNTRY_NAMES, TITLE_NAMES
from regalia.games.royals.box import PAIR_NAMES
from regalia.games.royals.edition import printed
from regalia.games.royals.options import Options
from regalia.games.royals.places import position_at
from regalia.games.royals.state import (
    ASK_FITTING,
    ASK_WILD_PAIR,
    CHOOSE_DRAW,
    DEAL_COUNTRY,
    DEAL_INTRIGUE,
    DISCARDING,
    DRAW,
    OVER,
    PLAY,
    REFILL,
    SET_OUT,
    TURN_ENDING,
    VACANT,
)
from regalia.kernel.fields import read_out

STEPS = {
    SET_OUT: "set out",
    CHOOSE_DRAW: "choose draw",
    DRAW: "draw",
    DEAL_COUNTRY: "deal country card",
    DEAL_INTRIGUE: "deal intrigue card",
    PLAY: "play",
    DISCARDING: "discard",
    REFILL: "refill",
    OVER: "over",
}
STEPS.update(dict.fromkeys(range(ASK_FITTING, ASK_WILD_PAIR + 1), "pay"))


def step_of(state: Any) -> str:
    """What is awaited; a turn that is just ending, as it is seen between two events of a move, is still played."""
    return STEPS[PLAY if state.phase == TURN_ENDING else state.phase]


def describe(state: Any, options: Options, first_seat: int) -> dict[str, Any]:
    """The table as nested names and numbers, ready for JSON; seats count from `first_seat`.

    Of a concealed state it tells what that seat knows: cards that cannot be named are counted as "unknown".
    """
    state = read_out(state)
    return {
        **describe_turn(state, options, first_seat),
        **describe_cards(state),
        **count_piles(state),
        **describe_board(state, options, first_seat),
        "seats": [describe_hand(state, seat) for seat in range(options.players)],
    }


def describe_turn(state: Any, options: Options, first_seat: int) -> dict[str, Any]:
    """Whose turn it is, and what is awaited; of a state that was read out."""
    return {
        "game": "royals",
        "edition": options.edition,
        "step": step_of(state),
        "turn": state.seat + first_seat,
        "round": state.rounds + 1,
        "period": printed(options.edition)["end"]["periods"][state.period],
        "period_ending": bool(state.period_ending),
        "paying_for": _position_paid_for(state, options),
        "to_draw": {"country": state.country_draws, "intrigue": state.intrigue_draws},
    }


def describe_cards(state: Any) -> dict[str, Any]:
    """The cards in the middle that lie face up; of a state that was read out."""
    return {
        "row": _counts(COUNTRY_NAMES, state.row),
        "discards": _counts(COUNTRY_NAMES, state.discards),
        "intrigue_discards": _counts(PAIR_NAMES, state.intrigue_discards),
    }


def count_piles(state: Any) -> dict[str, Any]:
    """How many lie face down; of a state that was read out."""
    return {
        "pile": sum(state.pile) - sum(state.unknown_blind),
        "intrigue_pile": sum(state.intrigue_pile) - sum(state.unknown_intrigue_blind),
    }


def describe_board(state: Any, options: Options, first_seat: int) -> dict[str, Any]:
    """The nobles and markers; of a state that was read out."""

    def owner(number: int) -> int | None:
        return None if number <= VACANT else number + first_seat

    return {
        "cities": {
            city.name: {
                "portraits": {
                    title: owner(state.portrait[position_at(number, slot)]) for slot, title in enumerate(city.nobles)
                },
                "cathedral": state.cathedral[number][: options.players],
                "marker": owner(state.city_marker[number]),
            }
            for number, city in enumerate(options.board_used.cities)
        },
        "country_markers": {
            name: [owner(seat) for seat in state.country_marker[number]] for number, name in enumerate(COUNTRY_NAMES)
        },
        "house_markers": [owner(seat) for seat in state.house_marker],
        "period_markers": {
            year: {
                name: [owner(seat) for seat in state.period_marker[period][number]]
                for number, name in enumerate(COUNTRY_NAMES)
            }
            for period, year in enumerate(printed(options.edition)["end"]["periods"])
        },
        "title_markers": {
            title: [owner(seat) for seat in state.title_marker[number]] for number, title in enumerate(TITLE_NAMES)
        },
        "titles": {
            title: state.on_title[number][: options.players]
            for number, title in enumerate(TITLE_NAMES)
        },
    }


def describe_hand(state: Any, seat: int) -> dict[str, Any]:
    """The cards of a seat; of a state that was read out."""
    return {
        "hand": _counts(COUNTRY_NAMES, state.hand[seat]),
        "unknown": state.unknown[seat],
        "seen": _counts(COUNTRY_NAMES, state.seen[seat]),
        "intrigue": _counts(PAIR_NAMES, state.intrigue_hand[seat]),
        "unknown_intrigue": state.unknown_intrigue[seat],
    }


def _position_paid_for(state: Any, options: Options) -> str | None:
    if step_of(state) != "pay":
        return None
    positions = {number: f"{city.name} {title}" for number, city, title in options.board_used.positions()}
    return positions[state.position]


def _counts(names: Iterable[str], numbers: Iterable[int]) -> dict[str, int]:
    return {name: number for name, number in zip(names, numbers, strict=True) if number}
