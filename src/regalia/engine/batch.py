"""Many random games at once on the CPU, inside compiled code."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from regalia.engine.binding import as_records, bind_rules
from regalia.engine.compiling import Way
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

    >>> from regalia.games.catalogue import any_game
    >>> options = rulebook(any_game()).choose(players=2)
    >>> again, batch = (random_batch(any_game(), options, 1, games, way="plain") for games in (1, 2))
    >>> bool(batch.states[0] == again.states[0])
    True
    """
    book = rulebook(game)
    states = blank(book.state, games)
    decisions = np.zeros(games, np.int32)
    luck = lucks(seed, games, first)
    arrays = (as_records(array, way) for array in (states, book.lay_out(options), luck, blank(Choices)))
    bind_rules(game, way)["random_games"](*arrays, decisions)
    return Batch(states, decisions)


def results(game: str, options: Any, states: Any, way: Way = "compiled") -> Results:
    """Points and shares of the victory in finished games."""
    games, players = len(states), options.players
    points = np.zeros(games * players, np.int32)
    winners = np.zeros(games, np.int32)
    records = (as_records(array, way) for array in (states, rulebook(game).lay_out(options)))
    bind_rules(game, way)["tally"](*records, points, winners)
    won = (winners[:, None] >> np.arange(players)) & 1
    return Results(points.reshape(games, players), won / won.sum(axis=1, keepdims=True))
