"""Games between levels: the known ones on every machine, and the strongest beats random play."""

import json

import pytest

from regalia.bots.level_games import LevelGames
from regalia.bots.levels import Level, levels
from regalia.games.catalogue import rulebook
from regalia.search.weights import learned, untrained
from tests.bots.bot_games import KNOWN_GAMES, LADDERS, known_game


@pytest.mark.parametrize("one", LADDERS, ids=lambda one: f"{one.game}-{one.name}")
def test_every_machine_plays_the_known_game(one: Level) -> None:
    known = json.loads(KNOWN_GAMES.read_text("utf-8"))
    assert known_game(one) == known[one.game][one.name], "after new weights or levels: python tests/bots/bot_games.py"


@pytest.mark.parametrize("game_name", ["majesty", "royals"])
def test_the_strongest_level_beats_random_play(game_name: str) -> None:
    best = levels(game_name)[-1].with_iterations(100)
    random_play = Level(game=game_name, name="random", method="policy", temperature=1.0)
    games = LevelGames(game_name, rulebook(game_name).choose(players=2))
    for deal in range(4):
        for seat in range(2):
            seats = [random_play, random_play]
            weights = [untrained(), untrained()]
            seats[seat], weights[seat] = best, learned(game_name)
            assert games.play(seats, deal, weights=weights).shares[seat] == 1.0
