"""Search: the same plain and compiled, tree and all; and no function hides another."""

import types
from collections import Counter
from typing import Any

import pytest

from regalia import Game
from regalia.bots.levels import Level
from regalia.engine import playout
from regalia.engine.binding import GENERAL, as_records
from regalia.games.catalogue import games, rulebook
from regalia.kernel import contract, features
from regalia.kernel.choices import Choices
from regalia.kernel.features import Features
from regalia.kernel.fields import blank, duplicate
from regalia.kernel.luck import lucks
from regalia.search.records import Node, Scratch
from regalia.search.weights import learned
from regalia.search.workspace import COMPILED, compiled_bots
from regalia.training import self_play
from tests.helpers.configurations import CONFIGURATIONS
from tests.helpers.decisions import decisions


def decide(game: Game, config: Any, way: Any) -> tuple[int, bytes]:
    """A decision in one way of running: the move, and the tree behind it."""
    worlds = blank(game.book.state, 2)
    assert game.turn is not None
    worlds[:1] = duplicate(game.view(game.turn).states)
    records = (blank(Choices), blank(Features), blank(Scratch), blank(Node, 600))
    arrays = (worlds, game.boxes, config, learned(game.book.name), lucks(3, 1), *records)
    move = compiled_bots(game.book.name, way)["choose_move"](*(as_records(array, way) for array in arrays))
    return int(move), records[3].tobytes()


@pytest.mark.parametrize("game_name", ["royals", "majesty"])
@pytest.mark.parametrize("leaf", ["value", "random playout", "policy playout"])
def test_search_is_the_same_plain_and_compiled(game_name: str, leaf: str) -> None:
    configuration = next(c for c in CONFIGURATIONS if c.game == game_name and c.options.players == 3)
    config = Level(game=game_name, name="", method="search", leaf=leaf, iterations=4, chance_samples=1).search_config()
    game = decisions(configuration, seed=3, every=25)[-1]
    assert decide(game, config, "plain") == decide(game, config, "compiled")


def functions_of(module: types.ModuleType) -> set[str]:
    """The names of the functions that a module defines."""
    return {
        name
        for name, found in vars(module).items()
        if isinstance(found, types.FunctionType) and found.__module__ == module.__name__
    }


@pytest.mark.parametrize("game_name", [book.name for book in games()])
def test_modules_that_are_bound_together_have_functions_of_their_own_names(game_name: str) -> None:
    """Functions are bound by name, and a later one would silently take the place of another."""
    book = rulebook(game_name)
    general = [module for module in GENERAL if module is not contract]
    modules = (*general, *book.modules, playout, *book.features().modules, *COMPILED, self_play)
    counts = Counter(name for module in modules for name in functions_of(module))
    assert [name for name, number in counts.items() if number > 1] == []
    promised = {name for module in (contract, features) for name in functions_of(module) if name[0] != "_"}
    assert promised - {"asks"} <= set(counts), "the game provides what both contracts ask for"
