"""Fitting the weights to what games of practice taught: judgement to how they ended, instinct to what search tried.

Gradient descent with Adam (Kingma, Ba 2015) over small batches, in NumPy: the network is small enough that
nothing larger is needed.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from regalia.kernel.features import SEAT_FEATURES
from regalia.search.evaluation import POINTS_SCALE
from regalia.search.records import HIDDEN

BATCH = 2048           # turns, or decisions, of a step
TRUST_IN_SEARCH = 0.5  # part of judgement's aim that is what search thought, not how the game ended
POINTS_WEIGHT = 0.5    # how much the error in points counts beside that in winning
DECAY = 1e-5           # what large weights cost
FIRST_RATE = 2e-3      # how far a step goes, at the beginning; it falls to nothing
ALMOST_NOTHING = 1e-9

Parts = list[Any]                                     # the arrays that are fitted
Error = Callable[[Parts], tuple[float, Parts]]        # of a batch: its error, and the slope of each part


@dataclass
class Lessons:
    """What some games of one number of players taught."""

    players: int
    positions: Any     # turn × seat × SEAT_FEATURES
    thoughts: Any      # turn × seat: what search thought each would win, −1 where it was not asked
    points: Any        # turn × seat: points still to come
    wins: Any          # turn × seat: how the game ended
    moves: Any         # choice × MOVE_FEATURES
    visits: Any        # choice
    lengths: Any       # choices of each decision


def descend_slope(parts: Parts, batches: Callable[[], Iterator[Error]], passes: int) -> float:
    """Improve the parts in place, over all batches and so many times; the mean error of the last pass."""
    means = [np.zeros_like(part) for part in parts]
    squares = [np.zeros_like(part) for part in parts]
    count = sum(1 for _ in batches())
    step = 0
    errors: list[float] = []
    for _ in range(passes):
        errors = []
        for batch in batches():
            step += 1
            error, slopes = batch(parts)
            errors.append(error)
            rate = FIRST_RATE * (1 - step / (count * passes + 1)) * np.sqrt(1 - 0.999**step) / (1 - 0.9**step)
            for part, mean, square, slope in zip(parts, means, squares, slopes, strict=True):
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope * slope - square)
                part -= rate * mean / (np.sqrt(square) + 1e-8) + DECAY * part
    return float(np.mean(errors))


def fit_judgement(lessons: list[Lessons], weights: Any, passes: int, seed: int = 1) -> float:
    """Fit the network in place; the error left, in nats per turn (and squared points)."""
    tables = [_table(lessons, players) for players in sorted({lesson.players for lesson in lessons})]
    chance = np.random.default_rng(seed)

    def batches() -> Iterator[Error]:
        pieces = []
        for table in tables:
            order = chance.permutation(len(table[0]))
            pieces += [(table, order[at : at + BATCH]) for at in range(0, len(order), BATCH)]
        for piece in chance.permutation(len(pieces)):
            table, rows = pieces[piece]
            seen, aims, to_come = (part[rows] for part in table)
            yield partial(judgement_error, seen=seen, aims=aims, to_come=to_come)

    record = weights[0]
    fields = (record.hidden, record.hidden_bias, record.win, record.points, np.array([record.points_bias]))
    parts = [field.astype(np.float32) for field in fields]
    error = descend_slope(parts, batches, passes)
    record.hidden[...], record.hidden_bias[:], record.win[:], record.points[:] = parts[:4]
    record.points_bias = parts[4][0]
    return error


def _table(lessons: list[Lessons], players: int) -> tuple[Any, Any, Any]:
    """All turns with so many players: how seats stand, what they win, the points they will take."""
    some = [lesson for lesson in lessons if lesson.players == players]
    wins = np.concatenate([lesson.wins for lesson in some])
    thoughts = np.concatenate([lesson.thoughts for lesson in some])
    trust = TRUST_IN_SEARCH * (thoughts >= 0)
    aims = ((1 - trust) * wins + trust * thoughts).astype(np.float32)
    to_come = (np.concatenate([lesson.points for lesson in some]) / POINTS_SCALE).astype(np.float32)
    return np.concatenate([lesson.positions for lesson in some]), aims, to_come


def judgement_error(parts: Parts, seen: Any, aims: Any, to_come: Any) -> tuple[float, Parts]:
    """The error of the network over some turns, and its slope by each of its parts."""
    hidden, bias, win, points, points_bias = parts
    rows = len(seen)
    lit = np.maximum(seen @ hidden + bias, 0.0)
    share = _shares(lit @ win)
    miss = lit @ points + points_bias - to_come
    error = -float((aims * np.log(share + ALMOST_NOTHING)).sum()) + POINTS_WEIGHT * float((miss**2).sum())
    by_win = (share * aims.sum(axis=1, keepdims=True) - aims) / rows
    by_points = 2 * POINTS_WEIGHT * miss / rows
    back = ((by_win[..., None] * win + by_points[..., None] * points) * (lit > 0)).reshape(-1, HIDDEN)
    lit = lit.reshape(-1, HIDDEN)
    slopes = [
        seen.reshape(-1, SEAT_FEATURES).T @ back,
        back.sum(axis=0),
        lit.T @ by_win.reshape(-1),
        lit.T @ by_points.reshape(-1),
        by_points.sum(keepdims=True).reshape(1),
    ]
    return error / rows, slopes


def _shares(exponents: Any) -> Any:
    """Exponents of the seats of each turn as shares of the victory."""
    share = np.exp(exponents - exponents.max(axis=1, keepdims=True))
    return share / share.sum(axis=1, keepdims=True)


def fit_instinct(lessons: list[Lessons], weights: Any, passes: int, seed: int = 1) -> float:
    """Fit the weights of moves in place; the error left, in nats per decision."""
    moves = np.concatenate([lesson.moves for lesson in lessons])
    visits = np.concatenate([lesson.visits for lesson in lessons])
    lengths = np.concatenate([lesson.lengths for lesson in lessons])
    if len(lengths) == 0:
        return 0.0
    starts = np.concatenate([[0], np.cumsum(lengths)])
    chance = np.random.default_rng(seed)

    def batches() -> Iterator[Error]:
        for first in chance.permutation(np.arange(0, len(lengths), BATCH)):
            some = lengths[first : first + BATCH]
            rows = slice(starts[first], starts[first + len(some)])
            yield partial(instinct_error, moves=moves[rows], visits=visits[rows], lengths=some)

    parts = [weights[0].instinct.astype(np.float32)]
    error = descend_slope(parts, batches, passes)
    weights[0].instinct[:] = parts[0]
    return error


def instinct_error(parts: Parts, moves: Any, visits: Any, lengths: Any) -> tuple[float, Parts]:
    """How far instinct is from what search tried over some decisions, and the slope of that."""
    starts = np.concatenate([[0], np.cumsum(lengths)[:-1]])
    aims = visits / np.repeat(np.maximum(np.add.reduceat(visits, starts), 1), lengths)
    appeal = moves @ parts[0]
    share = np.exp(appeal - np.repeat(np.maximum.reduceat(appeal, starts), lengths))
    share /= np.repeat(np.add.reduceat(share, starts), lengths)
    error = -float((aims * np.log(share + ALMOST_NOTHING)).sum()) / len(lengths)
    return error, [moves.T @ (share - aims) / len(lengths)]
