"""Learning: what practice writes down is the game that was played, and fitting finds what there is to find."""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from regalia import Refusal
from regalia.kernel.features import MOVE_FEATURES, SEAT_FEATURES
from regalia.search.weights import learned, read_weights, untrained
from regalia.training.fitting import TrainingBatch, fit_policy, fit_value
from regalia.training.learning import WISHES, command_of, learn, self_play_game


def lessons_of(players: int, turns: int, positions: Any, wins: Any, points: Any) -> TrainingBatch:
    nothing = np.zeros((0, MOVE_FEATURES), np.float32)
    return TrainingBatch(
        players=players,
        positions=positions.astype(np.float32),
        search_values=np.full((turns, players), -1.0),
        points=points,
        wins=wins,
        moves=nothing,
        visits=np.zeros(0, np.float32),
        lengths=np.zeros(0, np.int32),
    )


def test_judgement_learns_who_is_ahead() -> None:
    chance = np.random.default_rng(1)
    positions = np.zeros((3000, 3, SEAT_FEATURES))
    positions[..., 5] = chance.normal(size=(3000, 3))
    wins = np.eye(3)[positions[..., 5].argmax(axis=1)]
    weights = untrained()
    error = fit_value([lessons_of(3, 3000, positions, wins, positions[..., 5] * 20)], weights, epochs=400)
    assert error < 0.3 < np.log(3), "knowing nothing costs log 3"
    assert float(np.abs(weights[0].hidden[5]).sum()) > float(np.abs(untrained()[0].hidden[5]).sum())


def test_instinct_learns_what_search_tried() -> None:
    chance = np.random.default_rng(2)
    moves = chance.normal(size=(8000, MOVE_FEATURES)).astype(np.float32)
    lengths = np.full(2000, 4, np.int32)
    appeal = (0.5 * moves[:, 3] - 0.3 * moves[:, 7]).reshape(-1, 4)
    visits = np.exp(appeal)
    lesson = lessons_of(2, 0, np.zeros((0, 2, SEAT_FEATURES)), np.zeros((0, 2)), np.zeros((0, 2)))
    lesson.moves, lesson.visits, lesson.lengths = moves, visits.reshape(-1).astype(np.float32), lengths
    weights = untrained()
    fit_policy([lesson], weights, epochs=800)
    found = weights[0].policy
    assert found[3] == pytest.approx(0.5, abs=0.05) and found[7] == pytest.approx(-0.3, abs=0.05)
    assert np.abs(np.delete(found, [3, 7])).max() < 0.05


@pytest.mark.parametrize("game", ["royals", "majesty"])
def test_practice_writes_down_the_game_it_played(game: str) -> None:
    lesson = self_play_game((game, WISHES[game][0], learned(game), 20, 5))
    again = self_play_game((game, WISHES[game][0], learned(game), 20, 5))
    assert np.array_equal(lesson.positions, again.positions) and np.array_equal(lesson.visits, again.visits)
    assert lesson.players == 2 and len(lesson.positions) == len(lesson.points) == len(lesson.wins) > 5
    assert np.allclose(lesson.wins.sum(axis=1), 1.0) and np.allclose(lesson.search_values.sum(axis=1), 1.0, atol=1e-5)
    assert lesson.lengths.sum() == len(lesson.moves) == len(lesson.visits)
    assert lesson.lengths.min() >= 2, "a decision has two choices or more"
    starts = np.concatenate([[0], np.cumsum(lesson.lengths)[:-1]])
    assert set(np.add.reduceat(lesson.visits, starts)) == {20.0}, "each thorough decision has all its iterations"


def test_a_generation_makes_weights_that_can_be_read(tmp_path: Path) -> None:
    said = argparse.Namespace(
        game="majesty", generations=1, games=4, iterations=10, processes=1, start=None, seed=1, out=None
    )
    path = tmp_path / "majesty.json"
    learn(said, path)
    words = json.loads(path.read_text("utf-8"))
    assert words["commands"] == [command_of(said)] and len(words["errors"]) == 2
    assert read_weights(path, "majesty").tobytes() != untrained().tobytes()


def test_weights_of_another_game_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "w.json"
    path.write_text("{}", "utf-8")
    with pytest.raises(Refusal, match=r"no weights of royals; `python -m regalia\.training\.learning royals` makes"):
        read_weights(path, "royals")
    with pytest.raises(Refusal, match="cannot be read"):
        read_weights(tmp_path / "none.json", "royals")
