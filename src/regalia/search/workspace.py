"""Search put to work from Python: its compiled functions for a game, and the records they work in."""

import types
from functools import cache

from regalia.engine import driven, playout
from regalia.engine.compiling import RULE_ROOMS, Bound, Way
from regalia.engine.ways import GENERAL
from regalia.games.catalogue import rulebook
from regalia.kernel import contract, features
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
    kinds: dict[object, type] = {contract.State: book.state, contract.Box: book.box}
    modules = (*GENERAL, features, *book.modules, playout, *book.feature_modules, *compiled)
    rooms = (*RULE_ROOMS, *map(_source_file, (records, *compiled)))
    return Bound(modules, kinds, driven.constants(book.state, book.box), way, cache_name, rooms=rooms)


def _source_file(module: types.ModuleType) -> str:
    """The module's file, seen from `regalia`'s folder."""
    return module.__name__.removeprefix("regalia.").replace(".", "/") + ".py"


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
