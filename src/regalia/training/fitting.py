"""Fitting the weights to games of self-play: the value network to how they ended, the policy to search's visits.

Adam (Kingma, Ba 2015) over small batches, in NumPy: the network is small enough that nothing larger is needed.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from regalia.kernel.features import SEAT_FEATURES
from regalia.search.evaluation import POINTS_SCALE
from regalia.search.records import HIDDEN

BATCH = 2048              # turns, or decisions, of a step
SEARCH_VALUE_PART = 0.5   # part of the value's target that is what search thought, not how the game ended
POINTS_WEIGHT = 0.5       # how much the loss in points counts beside that in winning
WEIGHT_DECAY = 1e-5
LEARNING_RATE = 2e-3      # of the first step; it falls to nothing
ALMOST_NOTHING = 1e-9

Parameters = list[Any]                                        # the arrays that are fitted
Loss = Callable[[Parameters], tuple[float, Parameters]]       # of a batch, and its gradient


@dataclass
class TrainingBatch:
    """What some games of one number of players recorded."""

    players: int
    positions: Any       # turn × seat × SEAT_FEATURES
    search_values: Any   # turn × seat: what search thought each would win, −1 where it was not asked
    points: Any          # turn × seat: points still to come
    wins: Any            # turn × seat: how the game ended
    moves: Any           # choice × MOVE_FEATURES
    visits: Any          # choice
    lengths: Any         # choices of each decision


def adam(parameters: Parameters, batches: Callable[[], Iterator[Loss]], epochs: int) -> float:
    """Fit the parameters in place, over all batches and so many times; the mean loss of the last epoch."""
    means = [np.zeros_like(parameter) for parameter in parameters]
    squares = [np.zeros_like(parameter) for parameter in parameters]
    count = sum(1 for _ in batches())
    step = 0
    losses: list[float] = []
    for _ in range(epochs):
        losses = []
        for batch in batches():
            step += 1
            loss, gradients = batch(parameters)
            losses.append(loss)
            rate = LEARNING_RATE * (1 - step / (count * epochs + 1)) * np.sqrt(1 - 0.999**step) / (1 - 0.9**step)
            for parameter, mean, square, gradient in zip(parameters, means, squares, gradients, strict=True):
                mean += 0.1 * (gradient - mean)
                square += 0.001 * (gradient * gradient - square)
                parameter -= rate * mean / (np.sqrt(square) + 1e-8) + WEIGHT_DECAY * parameter
    return float(np.mean(losses))


def fit_value(games: list[TrainingBatch], weights: Any, epochs: int, seed: int = 1) -> float:
    """Fit the value network in place; the loss left, in nats per turn (and squared points)."""
    tables = [_value_table(games, players) for players in sorted({game.players for game in games})]
    chance = np.random.default_rng(seed)

    def batches() -> Iterator[Loss]:
        pieces = []
        for table in tables:
            order = chance.permutation(len(table[0]))
            pieces += [(table, order[at : at + BATCH]) for at in range(0, len(order), BATCH)]
        for piece in chance.permutation(len(pieces)):
            table, rows = pieces[piece]
            inputs, targets, to_come = (part[rows] for part in table)
            yield partial(value_loss, inputs=inputs, targets=targets, to_come=to_come)

    record = weights[0]
    fields = (record.hidden, record.hidden_bias, record.win, record.points, np.array([record.points_bias]))
    parameters = [field.astype(np.float32) for field in fields]
    loss = adam(parameters, batches, epochs)
    record.hidden[...], record.hidden_bias[:], record.win[:], record.points[:] = parameters[:4]
    record.points_bias = parameters[4][0]
    return loss


def _value_table(games: list[TrainingBatch], players: int) -> tuple[Any, Any, Any]:
    """All turns with so many players: features of the seats, what they win, the points they will take."""
    some = [game for game in games if game.players == players]
    wins = np.concatenate([game.wins for game in some])
    search_values = np.concatenate([game.search_values for game in some])
    part = SEARCH_VALUE_PART * (search_values >= 0)
    targets = ((1 - part) * wins + part * search_values).astype(np.float32)
    to_come = (np.concatenate([game.points for game in some]) / POINTS_SCALE).astype(np.float32)
    return np.concatenate([game.positions for game in some]), targets, to_come


def value_loss(parameters: Parameters, inputs: Any, targets: Any, to_come: Any) -> tuple[float, Parameters]:
    """The loss of the value network over some turns, and its gradient."""
    hidden, bias, win, points, points_bias = parameters
    rows = len(inputs)
    activations = np.maximum(inputs @ hidden + bias, 0.0)
    shares = _softmax(activations @ win)
    miss = activations @ points + points_bias - to_come
    loss = -float((targets * np.log(shares + ALMOST_NOTHING)).sum()) + POINTS_WEIGHT * float((miss**2).sum())
    by_win = (shares * targets.sum(axis=1, keepdims=True) - targets) / rows
    by_points = 2 * POINTS_WEIGHT * miss / rows
    back = ((by_win[..., None] * win + by_points[..., None] * points) * (activations > 0)).reshape(-1, HIDDEN)
    activations = activations.reshape(-1, HIDDEN)
    gradients = [
        inputs.reshape(-1, SEAT_FEATURES).T @ back,
        back.sum(axis=0),
        activations.T @ by_win.reshape(-1),
        activations.T @ by_points.reshape(-1),
        by_points.sum(keepdims=True).reshape(1),
    ]
    return loss / rows, gradients


def _softmax(logits: Any) -> Any:
    """Logits of the seats of each turn as shares of the victory."""
    shares = np.exp(logits - logits.max(axis=1, keepdims=True))
    return shares / shares.sum(axis=1, keepdims=True)


def fit_policy(games: list[TrainingBatch], weights: Any, epochs: int, seed: int = 1) -> float:
    """Fit the policy in place; the loss left, in nats per decision."""
    moves = np.concatenate([game.moves for game in games])
    visits = np.concatenate([game.visits for game in games])
    lengths = np.concatenate([game.lengths for game in games])
    if len(lengths) == 0:
        return 0.0
    starts = np.concatenate([[0], np.cumsum(lengths)])
    chance = np.random.default_rng(seed)

    def batches() -> Iterator[Loss]:
        for first in chance.permutation(np.arange(0, len(lengths), BATCH)):
            some = lengths[first : first + BATCH]
            rows = slice(starts[first], starts[first + len(some)])
            yield partial(policy_loss, moves=moves[rows], visits=visits[rows], lengths=some)

    parameters = [weights[0].policy.astype(np.float32)]
    loss = adam(parameters, batches, epochs)
    weights[0].policy[:] = parameters[0]
    return loss


def policy_loss(parameters: Parameters, moves: Any, visits: Any, lengths: Any) -> tuple[float, Parameters]:
    """The cross entropy of the policy to search's visits over some decisions, and its gradient."""
    starts = np.concatenate([[0], np.cumsum(lengths)[:-1]])
    targets = visits / np.repeat(np.maximum(np.add.reduceat(visits, starts), 1), lengths)
    logits = moves @ parameters[0]
    probabilities = np.exp(logits - np.repeat(np.maximum.reduceat(logits, starts), lengths))
    probabilities /= np.repeat(np.add.reduceat(probabilities, starts), lengths)
    loss = -float((targets * np.log(probabilities + ALMOST_NOTHING)).sum()) / len(lengths)
    return loss, [moves.T @ (probabilities - targets) / len(lengths)]
