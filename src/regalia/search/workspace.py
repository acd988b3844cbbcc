"""Search put to work from Python: its compiled functions for a game, and the records they work in."""

import types
from functools import cache
from pathlib import Path

from regalia.engine import playout
from regalia.engine.binding import GENERAL, ROOMS, bind
from regalia.engine.compiling import Bound, Way
from regalia.games.catalogue import rulebook
from regalia.kernel import features
from regalia.kernel.choices import Choices
from regalia.kernel.features import Features
from regalia.kernel.fields import blank
from regalia.search import deciding, evaluation, game_loop, ismcts, queries, records
from regalia.search.records import Node, Scratch

COMPILED = (evaluation, ismcts, deciding, game_loop, queries)
NODES_PER_ITERATION = 6  # most nodes of a tree are never expanded; a full tree only stops growing


@cache
def compiled_bots(game: str, way: Way = "compiled") -> Bound:
    """The functions of search, bound to a game's rules and features."""
    return bind_search(game, COMPILED, way, f"{game}-bots")


def bind_search(game: str, compiled: tuple[types.ModuleType, ...], way: Way, cache_name: str) -> Bound:
    """The functions of these modules, which know search, bound to a game's rules and features."""
    book = rulebook(game)
    modules = (*GENERAL, features, *book.modules, playout, *book.features().modules, *compiled)
    files = (Path(str(module.__file__)) for module in (records, *compiled))
    return bind(book, modules, way, cache_name, (*ROOMS, *files))


class Workspace:
    """A thread's own records to search in: made once, used again for every decision."""

    def __init__(self, game: str, iterations: int) -> None:
        """Room for a tree of so many iterations."""
        book = rulebook(game)
        self.iterations = iterations
        self.states = blank(book.state)
        self.worlds = blank(book.state, 2)
        self.records = (  # to be handed to the functions in this order
            blank(Choices),
            blank(Features),
            blank(Scratch),
            blank(Node, iterations * NODES_PER_ITERATION + 64),
        )
