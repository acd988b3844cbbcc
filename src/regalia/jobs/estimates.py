"""Estimates: figures from many deals, and how sure each of them is."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

NORMAL_95 = 1.959964      # a normal figure is within so many deviations in 95 of 100 cases
FEW = 5.0                 # wins or losses below which the normal approximation is not to be trusted


@dataclass(frozen=True)
class Estimate:
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float

    def words(self) -> dict[str, float]:
        """Ready for JSON."""
        return {"value": self.value, "low": self.low, "high": self.high}


def share_of(deals: Sequence[float]) -> Estimate:
    """The mean of shares, one a deal: by the normal approximation, or by Wilson's where that would be too sure.

    >>> share_of([0.5, 1.0, 0.5, 0.0] * 25)  # doctest: +ELLIPSIS
    Estimate(value=0.5, low=0.43..., high=0.56...)
    >>> share_of([0.0] * 100)  # doctest: +ELLIPSIS
    Estimate(value=0.0, low=0.0, high=0.036...)
    """
    estimate = mean_of(deals)
    share, reach = estimate.value, estimate.high - estimate.value
    # Shares of several games vary less than single wins do: they weigh as much as so many single games.
    games = max(len(deals), share * (1.0 - share) * (NORMAL_95 / reach) ** 2) if reach > 0.0 else len(deals)
    if reach == 0.0 or min(share, 1.0 - share) * games < FEW:
        return _wilson(share, games)
    return Estimate(share, max(0.0, estimate.low), min(1.0, estimate.high))


def mean_of(figures: Sequence[float]) -> Estimate:
    """The mean of independent figures, by the normal approximation.

    >>> mean_of([1, 2, 3, 4])  # doctest: +ELLIPSIS
    Estimate(value=2.5, low=1.23..., high=3.76...)
    """
    number = len(figures)
    mean = math.fsum(figures) / number
    variance = math.fsum((figure - mean) ** 2 for figure in figures) / max(1, number - 1)
    reach = NORMAL_95 * math.sqrt(variance / number)
    return Estimate(mean, mean - reach, mean + reach)


def _wilson(share: float, number: float) -> Estimate:
    square = NORMAL_95**2 / number
    centre = (share + square / 2) / (1 + square)
    reach = NORMAL_95 * math.sqrt((share * (1 - share) + square / 4) / number) / (1 + square)
    return Estimate(share, min(share, max(0.0, centre - reach)), max(share, min(1.0, centre + reach)))


def chi_square_tail(square: float, freedom: int) -> float:
    """How likely a chi-square of so many degrees of freedom is to be as large as that, or larger.

    >>> [round(chi_square_tail(square, freedom), 3) for square, freedom in ((3.841, 1), (5.991, 2), (9.488, 4))]
    [0.05, 0.05, 0.05]
    """
    half = max(0.0, square) / 2
    if freedom % 2:
        tail, at = math.erfc(math.sqrt(half)), 1
    else:
        tail, at = math.exp(-half), 2
    while at < freedom:
        tail += half ** (at / 2) * math.exp(-half) / math.gamma(at / 2 + 1)
        at += 2
    return tail
