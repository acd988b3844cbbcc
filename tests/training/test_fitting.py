"""Fitting finds what there is to find."""

from typing import Any

import numpy as np
import pytest

from regalia.kernel.features import MOVE_FEATURES, SEAT_FEATURES
from regalia.search.weights import untrained
from regalia.training.fitting import TrainingBatch, fit_policy, fit_value


def batch_of(players: int, turns: int, positions: Any, wins: Any, points: Any) -> TrainingBatch:
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


def test_the_value_network_learns_who_is_ahead() -> None:
    chance = np.random.default_rng(1)
    positions = np.zeros((3000, 3, SEAT_FEATURES))
    positions[..., 5] = chance.normal(size=(3000, 3))
    wins = np.eye(3)[positions[..., 5].argmax(axis=1)]
    weights = untrained()
    loss = fit_value([batch_of(3, 3000, positions, wins, positions[..., 5] * 20)], weights, epochs=400)
    assert loss < 0.3 < np.log(3), "knowing nothing costs log 3"
    assert float(np.abs(weights[0].hidden[5]).sum()) > float(np.abs(untrained()[0].hidden[5]).sum())


def test_the_policy_learns_what_search_visited() -> None:
    chance = np.random.default_rng(2)
    moves = chance.normal(size=(8000, MOVE_FEATURES)).astype(np.float32)
    lengths = np.full(2000, 4, np.int32)
    logits = (0.5 * moves[:, 3] - 0.3 * moves[:, 7]).reshape(-1, 4)
    visits = np.exp(logits)
    batch = batch_of(2, 0, np.zeros((0, 2, SEAT_FEATURES)), np.zeros((0, 2)), np.zeros((0, 2)))
    batch.moves, batch.visits, batch.lengths = moves, visits.reshape(-1).astype(np.float32), lengths
    weights = untrained()
    fit_policy([batch], weights, epochs=800)
    found = weights[0].policy
    assert found[3] == pytest.approx(0.5, abs=0.05) and found[7] == pytest.approx(-0.3, abs=0.05)
    assert np.abs(np.delete(found, [3, 7])).max() < 0.05
