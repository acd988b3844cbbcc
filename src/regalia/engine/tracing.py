"""Watching the rules at work: the state as it is after each of their events.

A move does many things at once. Run plain, with a log that listens, the same rules show the table between two of their
events, and nobody has to reckon what it must have looked like.
"""

from functools import cache
from typing import Any

from regalia.engine import listening
from regalia.engine.binding import GENERAL, ROOMS, as_records, bind
from regalia.engine.compiling import Bound
from regalia.engine.listening import EventListener
from regalia.games.catalogue import rulebook
from regalia.games.rulebook import Rulebook
from regalia.kernel.contract import CHANCE
from regalia.kernel.fields import duplicate


@cache
def _rules(game: str) -> Bound:
    book = rulebook(game)
    return bind(book, (*GENERAL, *book.modules, listening), "plain", game, ROOMS, logged=True)


def trace(book: Rulebook, states: Any, boxes: Any, step: int) -> list[Any]:
    """Arrays with the state after each event of a move, or of an outcome of chance, that is possible in states[0]."""
    played = duplicate(states)
    listener = EventListener(played)
    rules, state, box = _rules(book.name), as_records(played, "plain")[0], as_records(boxes, "plain")[0]
    act = rules["apply_chance"] if rules["actor"](state) == CHANCE else rules["apply"]
    act(state, box, step, listener)
    return listener.snapshots
