"""When a hand decides what a turn can still bring: to draw is open to all, to buy and to discard is not."""

from typing import Any

from regalia.games.royals.state import DISCARDING, PLAY


def hand_decides(state: Any) -> bool:
    """What the seat to decide may do depends on cards that the others do not see; an empty hand buys nothing."""
    return state.phase in (PLAY, DISCARDING) and bool(state.hand[state.seat].any() or state.phase == DISCARDING)
