"""How far a game of Royals is, for lists of games."""

from typing import Any

from regalia.games.royals.state import OVER, PERIODS


def progress(state: Any, players: int) -> float:
    """The periods that are over, and of the one that is played how much of the pile is drawn; 0 … 1."""
    if state.phase == OVER:
        return 1.0
    pile = int(state.pile.sum())
    cards = pile + int(state.row.sum() + state.discards.sum() + state.hand.sum())
    return float((int(state.period) + 1 - pile / cards) / PERIODS) if cards else 0.0
