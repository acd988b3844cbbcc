"""Decisions of random games, for tests of whoever decides."""

import itertools

import numpy as np

from regalia import Game
from tests.helpers.configurations import Configuration


def decisions(configuration: Configuration, seed: int, every: int) -> list[Game]:
    """Some positions of a random game in which a seat is to decide."""
    game = configuration.start(seed=seed, way="compiled")
    found: list[Game] = []
    for number in itertools.count():
        if game.is_over:
            return found
        if number % every == every - 1:
            found.append(game.copy())
        game.play_random()
    return found


def with_other_hidden_cards(game: Game, seat: int, seed: int) -> Game:
    """The same game with the cards hidden from the seat dealt anew."""
    twin = game.copy()
    twin.states.view(np.uint8)[:] = game.view(seat).imagine(seed).view(np.uint8)
    return twin
