"""Self-play records the game that was played.

With REGALIA_VERIFY=1 (`make verify`) in every game; else in the one that is compiled soonest.
"""

import os

import numpy as np
import pytest

from regalia.games.catalogue import rulebook
from regalia.search.weights import learned
from regalia.training.learning import self_play_game

GAMES = ["majesty", "royals"] if os.environ.get("REGALIA_VERIFY") == "1" else ["majesty"]


@pytest.mark.parametrize("game", GAMES)
def test_self_play_records_the_game_it_played(game: str) -> None:
    wishes = rulebook(game).configurations().self_play[0]
    played, again = (self_play_game((game, wishes, learned(game), 20, 5)) for _ in range(2))
    assert np.array_equal(played.positions, again.positions) and np.array_equal(played.visits, again.visits)
    assert played.players == 2 and len(played.positions) == len(played.points) == len(played.wins) > 5
    assert np.allclose(played.wins.sum(axis=1), 1.0) and np.allclose(played.search_values.sum(axis=1), 1.0, atol=1e-5)
    assert played.lengths.sum() == len(played.moves) == len(played.visits)
    assert played.lengths.min() >= 2, "a decision has two choices or more"
    starts = np.concatenate([[0], np.cumsum(played.lengths)[:-1]])
    assert set(np.add.reduceat(played.visits, starts)) == {20.0}, "a decision searched in full has all its iterations"
