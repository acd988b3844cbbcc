"""A match by views: the very same games as inside compiled code."""

from typing import Any

import numpy as np
import pytest

from regalia import Game
from regalia.balance.balance_figures import evenness
from regalia.bots.level_games import LevelGames
from regalia.games.catalogue import rulebook
from regalia.jobs.job import deal_number
from regalia.league.entrants import find_level
from regalia.league.view_match import Seated, play_by_views


@pytest.mark.parametrize(
    "game, options, names",
    [
        ("majesty", {"players": 3, "sides": "BBBBBBBB"}, ["merchant", "peasant", "random"]),
        ("royals", {"players": 2, "edition": "2014"}, ["courtier", "sovereign@10"]),
        ("royals", {"players": 4}, ["page", "random", "courtier", "page"]),
    ],
)
def test_by_views_the_very_same_game_is_played(game: str, options: dict[str, Any], names: list[str]) -> None:
    """Same cards, same moves, same points as inside compiled code."""
    chosen = rulebook(game).choose(**options)
    seats = [find_level(game, name) for name in names]
    for deal in (deal_number(3, 0), 4):
        bots = [Seated(one, chosen, seat, seed=5) for seat, one in enumerate(seats)]
        for bot in bots:
            bot.sit_down(deal)
        chosen_levels = [one.level for one in seats if one.level]
        outcome = LevelGames(game, chosen).play(chosen_levels, deal, 5, [one.weights() for one in seats])
        played = play_by_views(game, chosen, bots, deal)
        assert played.scores == outcome.points
        decisions = [step for step in played.steps if step.seat is not None and not step.forced]
        assert len(decisions) == outcome.decisions


def test_a_deal_begins_alike_whoever_plays() -> None:
    """The cards of the first market do not depend on the bots."""
    options = rulebook("majesty").choose()
    first = []
    for name in ("peasant", "random"):
        bots = [Seated(find_level("majesty", name), options, seat, 1) for seat in range(2)]
        first.append([str(step) for step in play_by_views("majesty", options, bots, 9).steps[:6]])
    assert first[0] == first[1]
    assert all(step.startswith("reveal") for step in first[0])


def test_random_play_is_uniform() -> None:
    """Weights that know nothing like all moves alike."""
    options = rulebook("majesty").choose()
    view = Game.new("majesty", seed=1).view(0)
    bot = Seated(find_level("majesty", "random"), options, 0, seed=1)
    picks = []
    for deal in range(1400):
        bot.sit_down(deal)
        picks.append(view.legal_moves.index(bot.choose(view)))
    assert evenness(np.eye(len(view.legal_moves))[picks]) > 0.001
