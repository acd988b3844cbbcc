"""Thinking time: each decision is asked for once, and measured by itself."""

import time

from regalia import View, new_game
from regalia.bench.thinking_time import decision_seconds


def test_every_decision_has_a_time_of_its_own() -> None:
    game = new_game("majesty", seed=1)
    views = [game.view(seat) for seat in (0, 1, None)]
    asked: list[View] = []

    def choose(view: View) -> None:
        asked.append(view)
        time.sleep(0.02 * (view.seat == 1))

    quick, slow, last = decision_seconds(choose, views)
    assert asked == views
    assert slow >= 0.02 and min(quick, last) >= 0
