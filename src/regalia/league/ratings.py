"""Ratings: from the results of games to strengths, and how sure each of them is.

A game has several seats, and who sits there shares the victory. Two entrants are compared wherever they meet
in a game: what one wins there it wins against each of the others. Ratings are those of Bradley and Terry, on
the scale of Elo: 400 points apart, the stronger one wins ten times for each time that it loses.

>>> games = [Result(deal, ("anna", "bruno"), (1.0, 0.0) if deal % 4 else (0.0, 1.0)) for deal in range(400)]
>>> found = rate(games, anchor="bruno")
>>> round(found["anna"].value - found["bruno"].value)  # three wins to one
190
>>> found["bruno"]
Estimate(value=1500.0, low=1500.0, high=1500.0)
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from regalia.jobs.estimates import Estimate, share_of
from regalia.kernel.refusal import Refusal

ANCHOR_RATING = 1500.0
POINTS_PER_NAT = 400.0 / math.log(10.0)
RESAMPLES = 1000
PRIOR = 0.5               # wins each way that every two entrants begin with
LEAST_PRIOR = 1e-3
MOST_STEPS = 200
LONGEST_STEP = 1.0        # in nats; longer ones may overshoot
CLOSE_ENOUGH = 1e-9


@dataclass(frozen=True)
class Result:
    """How one game of a deal ended."""

    deal: int
    seats: tuple[str, ...]       # who sat where
    shares: tuple[float, ...]    # of the victory: 1 for a lone winner, a part of it for each of several, else 0


def rate(
    results: Iterable[Result], anchor: str, seed: int = 1, resamples: int = RESAMPLES
) -> dict[str, Estimate]:
    """The rating of everyone who played; the anchor's is 1500.

    Intervals are by bootstrap: whole deals are drawn again and again, because the games of a deal are not
    independent. Every two entrants begin with half a win each way, so that one who is never beaten has a finite
    rating. That prior is drawn anew each time too: no defeat in a hundred games does not mean that there are none.
    """
    games = sorted(results, key=lambda result: (result.deal, result.seats, result.shares))
    names = sorted({name for result in games for name in result.seats})
    if anchor not in names:
        raise Refusal(f"{anchor} cannot be the anchor of ratings: it did not play.")
    wins = _wins_by_deal(games, names)
    chance = np.random.default_rng(seed)
    drawn = _resampled(wins, resamples, chance) + _drawn_prior(resamples, len(names), chance)
    fitted = strengths(wins.sum(axis=0) + PRIOR)
    at = names.index(anchor)
    spread = strengths(drawn)
    low, high = np.percentile(spread - spread[:, at : at + 1], [2.5, 97.5], axis=0)
    ratings = (ANCHOR_RATING + POINTS_PER_NAT * np.stack([fitted - fitted[at], low, high])).T.tolist()
    # The value can lie outside where there are a handful of deals.
    return {
        name: Estimate(value, min(value, least), max(value, most))
        for name, (value, least, most) in zip(names, ratings, strict=True)
    }


def _wins_by_deal(games: Sequence[Result], names: Sequence[str]) -> Any:
    """Deal × winner × loser: what each won where it met each other."""
    place = {name: at for at, name in enumerate(names)}
    deals = {deal: at for at, deal in enumerate(sorted({result.deal for result in games}))}
    wins = np.zeros((len(deals), len(names), len(names)))
    for result in games:
        seats = [place[name] for name in result.seats]
        for winner, share in zip(seats, result.shares, strict=True):
            for loser in seats:
                if loser != winner:
                    wins[deals[result.deal], winner, loser] += share
    return wins


def _resampled(wins: Any, resamples: int, chance: np.random.Generator) -> Any:
    """Resample × winner × loser: as many deals as there are, drawn with replacement."""
    deals, names, _ = wins.shape
    flat = wins.reshape(deals, -1)
    evenly = np.full(deals, 1.0 / deals)
    rows = [chance.multinomial(deals, evenly) @ flat for _ in range(resamples)]
    return np.array(rows).reshape(resamples, names, names)


def _drawn_prior(resamples: int, names: int, chance: np.random.Generator) -> Any:
    return np.maximum(chance.gamma(PRIOR, size=(resamples, names, names)), LEAST_PRIOR)


def strengths(wins: Any) -> Any:
    """The most likely strengths, in nats around their mean, of … × winner × loser; all must have met.

    Newton's method for many tables at once. The likelihood has one top and no other.

    >>> ada, bea, cai = strengths(np.array([[0, 8, 4], [4, 0, 4], [1, 2, 0]])).tolist()
    >>> round(ada - bea, 2), round(bea - cai, 2)
    (0.69, 0.69)
    """
    wins = np.asarray(wins, float) * (1.0 - np.eye(np.shape(wins)[-1]))
    games = wins + np.swapaxes(wins, -1, -2)
    found = np.zeros(wins.shape[:-1])
    for _ in range(MOST_STEPS):
        better = 1.0 / (1.0 + np.exp(found[..., None, :] - found[..., :, None]))
        slope = (wins - games * better).sum(axis=-1)
        pull = games * better * (1.0 - better)
        # Only differences matter: the 1 pins the mean, which the games leave open.
        bend = np.eye(wins.shape[-1]) * pull.sum(axis=-1)[..., None] - pull + 1.0
        step = np.linalg.solve(bend, slope[..., None])[..., 0]
        longest = np.abs(step).max(axis=-1, keepdims=True)
        found += step * np.minimum(1.0, LONGEST_STEP / np.maximum(longest, CLOSE_ENOUGH))
        if longest.max() < CLOSE_ENOUGH:
            break
    return found - found.mean(axis=-1, keepdims=True)


def win_share(results: Iterable[Result], name: str) -> Estimate | None:
    """The part of the victory that a seat of this name wins, on average over deals; None if it did not play.

    >>> games = [Result(deal, ("anna", "bruno"), (1.0, 0.0)) for deal in range(20)]
    >>> share = win_share(games, "anna")
    >>> share.value, round(share.low, 2), share.high
    (1.0, 0.84, 1.0)
    """
    deals: dict[int, list[float]] = {}
    for result in results:
        own = [share for seat, share in zip(result.seats, result.shares, strict=True) if seat == name]
        if own:
            deals.setdefault(result.deal, []).append(math.fsum(own) / len(own))
    return share_of([math.fsum(games) / len(games) for games in deals.values()]) if deals else None
