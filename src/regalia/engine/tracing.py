"""Watching the rules at work: the state as it is after each of their events.

A move does many things at once. Run plain, with a log that listens, the same rules show the table between two of their
events, and nobody has to reckon what it must have looked like.
"""

from functools import cache, lru_cache
from typing import Any

import numpy as np

from regalia.engine import listening
from regalia.engine.binding import GENERAL, ROOMS, as_records, bind
from regalia.engine.compiling import Bound
from regalia.engine.listening import EventListener
from regalia.games.catalogue import rulebook
from regalia.games.rulebook import Rulebook
from regalia.kernel.contract import CHANCE
from regalia.kernel.fields import duplicate

MOVES_KEPT = 64  # of a few tables at which something just happened


@cache
def _rules(game: str) -> Bound:
    book = rulebook(game)
    return bind(book, (*GENERAL, *book.modules, listening), "plain", game, ROOMS, logged=True)


def trace(book: Rulebook, states: Any, boxes: Any, step: int) -> list[Any]:
    """Arrays with the state after each event of a move, or of an outcome of chance, that is possible in states[0].

    All viewers of a table ask for the same move, so it is run once.
    """
    snapshots = _traced(book.name, states.dtype, states.tobytes(), boxes.dtype, boxes.tobytes(), step)
    return [duplicate(one) for one in snapshots]


@lru_cache(maxsize=MOVES_KEPT)
def _traced(
    game: str, state_type: np.dtype[Any], state: bytes, box_type: np.dtype[Any], box: bytes, step: int
) -> tuple[Any, ...]:
    played = np.frombuffer(bytearray(state), state_type)
    listener = EventListener(played)
    rules = _rules(game)
    at, printed = as_records(played, "plain")[0], as_records(np.frombuffer(box, box_type), "plain")[0]
    act = rules["apply_chance"] if rules["actor"](at) == CHANCE else rules["apply"]
    act(at, printed, step, listener)
    return tuple(listener.snapshots)
