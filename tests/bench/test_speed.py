"""The speed of search: measured for every game and every way to value a leaf."""

import pytest

from regalia.bench import speed
from regalia.bots.level_games import DealResult, LevelGames
from regalia.bots.levels import LEAVES
from regalia.games.catalogue import games


def test_search_is_measured_with_every_leaf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LevelGames, "play", lambda games, seats, deal: DealResult((), (), 7))
    found = speed.measure_search(seconds=0.001)
    assert [entry["task"] for entry in found] == [
        f"{book.name}, 4 players, {leaf}" for book in games() for leaf in LEAVES
    ]
    assert all(entry["moves_per_second"] > 0 and entry["driven"] == "search" for entry in found)
