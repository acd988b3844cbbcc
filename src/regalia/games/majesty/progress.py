"""How far a game of Majesty is, for lists of games."""

from typing import Any

from regalia.games.majesty.state import HIRES, OVER


def is_last_round(state: Any) -> bool:
    """Whoever moves takes the last card of the game."""
    return bool(state.phase != OVER and state.rounds == HIRES - 1)


def progress(state: Any, players: int) -> float:
    """The cards that were taken, of all that will be; 0 … 1."""
    if state.phase == OVER:
        return 1.0
    return (int(state.rounds) * players + int(state.seat)) / (HIRES * players)
