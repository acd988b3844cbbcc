"""One source, three ways to run it: the same games byte for byte, plain, compiled and with every index checked.

With REGALIA_VERIFY=1 (`make verify`) many more games are compared.
"""

import os
from typing import Any

import numpy as np
import pytest

from regalia.engine.batch import Batch, random_batch, results
from regalia.engine.binding import as_records, bind_rules
from regalia.engine.compiling import Way
from regalia.games.catalogue import games, rulebook
from regalia.kernel.choices import Choices
from regalia.kernel.fields import blank
from regalia.kernel.luck import lucks
from tests.helpers.configurations import CONFIGURATIONS, MAJESTY, ROYALS, Configuration, at_random

VERIFY = os.environ.get("REGALIA_VERIFY") == "1"
COMPILED_GAMES = 1000 if VERIFY else 20
PLAIN_GAMES = 50 if VERIFY else 2
SEED = 2026

each_configuration = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)


def play(configuration: Configuration, games: int, way: Way, first: int = 0) -> Batch:
    """Random games in one of the ways."""
    return random_batch(configuration.game, configuration.options, SEED, games, way, first)


def assert_alike(one: Batch, other: Batch) -> None:
    """Both batches hold the same games, to the last byte."""
    assert one.decisions.tolist() == other.decisions.tolist()
    for game in range(len(one.states)):
        assert one.states[game].tobytes() == other.states[game].tobytes(), f"game {game} of the seed"


@each_configuration
def test_compiled_games_end_as_checked_games(configuration: Configuration) -> None:
    compiled = play(configuration, COMPILED_GAMES, "compiled")
    assert_alike(compiled, play(configuration, COMPILED_GAMES, "checked"))
    assert compiled.decisions.min() > 0
    assert len({state.tobytes() for state in compiled.states}) == COMPILED_GAMES, "every game is another one"


@each_configuration
def test_compiled_games_end_as_plain_games(configuration: Configuration) -> None:
    assert_alike(play(configuration, PLAIN_GAMES, "compiled"), play(configuration, PLAIN_GAMES, "plain"))


@each_configuration
def test_a_game_is_the_same_in_every_batch(configuration: Configuration) -> None:
    later = play(configuration, 2, "compiled", first=3)
    whole = play(configuration, 5, "compiled")
    assert_alike(later, Batch(whole.states[3:], whole.decisions[3:]))


@each_configuration
def test_a_table_plays_the_game_of_the_batch(configuration: Configuration) -> None:
    """People step through the same game that a batch plays inside compiled code."""
    batch = play(configuration, 2, "compiled")
    game = configuration.start(SEED, game_of_seed=1)
    decisions = sum(1 for _ in at_random(game)) - 1
    assert game.states.tobytes() == batch.states[1].tobytes()
    assert decisions == batch.decisions[1]
    tally = results(configuration.game, configuration.options, batch.states)
    assert game.scores == tuple(tally.points[1])
    assert game.winners == tuple(np.flatnonzero(tally.shares[1]))
    assert tally.shares.sum(axis=1).tolist() == [1, 1]


def imagined(configuration: Configuration, states: Any, seat: int, way: Way) -> tuple[bytes, bytes]:
    """A state concealed from a seat, and then dealt anew, in one of the ways."""
    rules = bind_rules(configuration.game, way)
    states, boxes = states.copy(), rulebook(configuration.game).lay_out(configuration.options)
    rules["conceal_state"](as_records(states, way), as_records(boxes, way), seat)
    concealed = states.tobytes()
    rules["redeal_state"](as_records(states, way), as_records(boxes, way), as_records(lucks(SEED, 1), way))
    return concealed, states.tobytes()


@pytest.mark.parametrize("configuration", [*ROYALS, MAJESTY[0]], ids=str)
def test_hidden_cards_are_dealt_alike_in_every_way(configuration: Configuration) -> None:
    for number, game in enumerate(at_random(configuration.start(SEED))):
        if number % 149 == 10:
            for seat in range(-1, configuration.options.players):
                plain = imagined(configuration, game.states, seat, "plain")
                assert imagined(configuration, game.states, seat, "compiled") == plain
                assert imagined(configuration, game.states, seat, "checked") == plain


@pytest.mark.parametrize("game", [book.name for book in games()])
def test_the_checked_way_notices_an_index_out_of_range(game: str) -> None:
    """Two games, but room for the decisions of one."""
    book = rulebook(game)
    room = np.zeros(2, np.int32)[:1]
    with pytest.raises(IndexError):
        boxes = book.lay_out(book.choose())
        bind_rules(game, "checked")["random_games"](blank(book.state, 2), boxes, lucks(1, 2), blank(Choices), room)
