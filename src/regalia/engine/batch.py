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


@dataclass(frozen=True)
class Results:
    """Who won how: one row a game."""

    points: Any      # points of each seat
    shares: Any      # 1 for a lone winner, a part of it for each of several who share, else 0


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
    luck = lucks(seed, games, first)
    arrays = (fit(array, way) for array in (states, book.lay_out(options), luck, blank(Choices)))
    bound(game, way)["random_games"](*arrays, decisions)
    return Batch(states, decisions)


def results(game: str, options: Any, states: Any, way: Way = "compiled") -> Results:
    """Points and shares of the victory in finished games."""
    games, players = len(states), options.players
    points = np.zeros(games * players, np.int32)
    winners = np.zeros(games, np.int32)
    bound(game, way)["tally"](fit(states, way), fit(rulebook(game).lay_out(options), way), points, winners)
    won = (winners[:, None] >> np.arange(players)) & 1
    return Results(points.reshape(games, players), won / won.sum(axis=1, keepdims=True))
