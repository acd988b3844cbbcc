"""Many random games at once on the CPU, inside compiled code."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from regalia.engine.compiling import Way
from regalia.engine.ways import bound, fit
from regalia.games.catalogue import rulebook
from regalia.kernel.choices import Choices
from regalia.kernel.fields import blank
from regalia.kernel.luck import lucks


@dataclass(frozen=True)
class Batch:
    """Finished games."""

    states: Any      # an array of final states
    decisions: Any   # how many decisions with at least two choices each game had


def random_batch(game: str, options: Any, seed: int, games: int, way: Way = "compiled", first: int = 0) -> Batch:
    """Play `games` random games; game k of a seed is the same in every way and every batch size.

    >>> from regalia.games.majesty.box import Options
    >>> batch = random_batch("majesty", Options(players=2), seed=1, games=2, way="plain")
    >>> bool(batch.states.points[:, :2].min() > 0)
    True
    """
    book = rulebook(game)
    states = blank(book.state, games)
    decisions = np.zeros(games, np.int32)
    luck = lucks(seed, first + games)[first:].copy()
    arrays = (fit(array, way) for array in (states, book.lay_out(options), luck, blank(Choices)))
    bound(game, way)["random_games"](*arrays, decisions)
    return Batch(states, decisions)
