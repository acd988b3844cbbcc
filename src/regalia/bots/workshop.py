"""Where minds are put to work: the compiled functions of a game's bots, and the records they need.

Everything below is made once for each thread of work and used again for every decision.
"""

from functools import cache

from regalia.bots import deciding, judgement, matches, practice, search, thinking
from regalia.bots.eyes import sight
from regalia.bots.eyes.catalogue import EYES
from regalia.bots.eyes.sight import Sight
from regalia.bots.minds import Desk, Node
from regalia.engine import driven, playout
from regalia.engine.compiling import RULE_ROOMS, Bound, Way
from regalia.engine.ways import GENERAL
from regalia.games.catalogue import rulebook
from regalia.kernel import contract
from regalia.kernel.choices import Choices
from regalia.kernel.fields import blank

COMPILED = (judgement, search, deciding, matches, practice, thinking)
FILES = tuple(f"bots/{module.__name__.split('.')[-1]}.py" for module in COMPILED)
ROOMS = (*RULE_ROOMS, "bots/eyes", "bots/minds.py", *FILES)
NODES_PER_ITERATION = 6  # most nodes of a tree are never expanded; a full tree only stops growing


@cache
def tools(game: str, way: Way = "compiled") -> Bound:
    """The functions of the bots, bound to a game's rules and eyes."""
    book = rulebook(game)
    kinds: dict[object, type] = {contract.State: book.state, contract.Box: book.box}
    modules = (*GENERAL, sight, *book.modules, playout, *EYES[game].modules, *COMPILED)
    return Bound(modules, kinds, driven.constants(book.state, book.box), way, f"{game}-bots", rooms=ROOMS)


class Bench:
    """A thread's own records for thinking, to be handed to the functions in this order."""

    def __init__(self, game: str, iterations: int) -> None:
        """Room for a tree of so many iterations."""
        book = rulebook(game)
        self.iterations = iterations
        self.states = blank(book.state)
        self.worlds = blank(book.state, 2)
        self.records = (
            blank(Choices),
            blank(Sight),
            blank(Desk),
            blank(Node, iterations * NODES_PER_ITERATION + 64),
        )
