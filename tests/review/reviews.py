"""Reviewed games for tests of the page: one of each game to its end, thought about for a moment only."""

import datetime
from functools import cache
from typing import Any

from regalia import new_game
from regalia.review.findings import Review
from regalia.review.reviewing import review

NAMES = ("Anna", "Béla", "Вера", "Elisabeth-Wilhelmine")
OPTIONS: dict[str, dict[str, Any]] = {
    "royals": {"players": 3, "edition": "2016", "row": 4},
    "majesty": {"players": 4, "sides": "ABABABAB", "whole_deck": True},
}
DAY = datetime.date(2026, 11, 15)


@cache
def reviewed(game: str) -> Review:
    """A game played at random, with mistakes of every kind."""
    options = OPTIONS[game]
    played = new_game(game, names=NAMES[: options["players"]], seed=5, way="compiled", **options)
    played.date = DAY
    played.play_out()
    return review(played, iterations=2)
