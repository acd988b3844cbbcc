"""The curve of a review: every seat's chance to win, from the start of the game to its end.

All places are in percent of the plot, so that it fits any screen.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from regalia.review.findings import SHOWN_MISTAKES, Mark, Mistake, Review

LEVELS = (0.0, 0.25, 0.5, 0.75, 1.0)  # chances with a line across the plot
SIGNS_ON_LINE = 6            # so often a line shows its sign
SEAL_WIDTH, SEAL_HEIGHT = 6, 8  # percent of the plot that a seal covers on a small screen


@dataclass(frozen=True)
class Spot:
    """A place in the plot, from the left and from the top."""

    left: float
    top: float


@dataclass(frozen=True)
class CurveLine:
    """A seat's line; its house's sign stands on it now and then, each house's at other steps."""

    points: tuple[Spot, ...]
    signs: tuple[Spot, ...]


@dataclass(frozen=True)
class Seal:
    """A seal over one of the biggest mistakes."""

    rank: int                    # from 1
    mistake: Mistake
    spot: Spot                   # on the line of who made it
    lift: int                    # by how many of its heights it is lifted, so that none hides another


@dataclass(frozen=True)
class Station:
    """A moment at which the curve is told to those who cannot see it."""

    message: str                 # that says when it is
    name: str                    # of the period or round
    wins: tuple[float, ...]


class Curve:
    """The plot of a review."""

    levels = LEVELS

    def __init__(self, review: Review) -> None:
        self._review = review
        self.last = len(review.moments)

    def left(self, number: int) -> float:
        """Where a step is."""
        return 100 * number / self.last

    def top(self, win: float) -> float:
        """Where a chance is."""
        return 100 - 100 * win

    @property
    def lines(self) -> tuple[CurveLine, ...]:
        """One line for each seat."""
        return tuple(self._line(seat) for seat in range(len(self._review.names)))

    def _line(self, seat: int) -> CurveLine:
        points = tuple(Spot(self.left(step), self.top(wins[seat])) for step, wins in enumerate(self._review.curve))
        steps = {round(self.last * (at + 0.15 + 0.17 * seat) / SIGNS_ON_LINE) for at in range(SIGNS_ON_LINE)}
        return CurveLine(points, tuple(points[step] for step in sorted(steps) if step <= self.last))

    @property
    def seals(self) -> tuple[Seal, ...]:
        """The seals, in the order of the list of mistakes."""
        shown = self._review.mistakes[:SHOWN_MISTAKES]
        spots = [self._spot(mistake) for mistake in shown]
        sealed = enumerate(zip(shown, spots, _lifts(spots), strict=True), 1)
        return tuple(Seal(rank, *seal) for rank, seal in sealed)

    def _spot(self, mistake: Mistake) -> Spot:
        return Spot(self.left(mistake.number), self.top(mistake.moment.wins[mistake.decision.seat]))

    @property
    def axis(self) -> str:
        """The message that says what the labels below the plot are, and the seals in it; "" if there are none."""
        if self._review.marks:
            return f"review-axis-{self._review.marks[0].kind}"
        return "review-axis-none" if self._review.mistakes else ""

    @property
    def stations(self) -> Iterator[Station]:
        """The start, every mark, and the end."""
        review = self._review
        yield Station("review-at-start", "", review.start.wins)
        yield from (self._station(mark) for mark in review.marks)
        if not review.marks or review.marks[-1].number < self.last:
            yield Station("review-at-end" if review.finished else "review-at-last", "", review.curve[-1])

    def _station(self, mark: Mark) -> Station:
        return Station(f"review-at-{mark.kind}", mark.name, self._review.curve[mark.number])


def _lifts(spots: list[Spot]) -> list[int]:
    """By how many of its heights each seal is lifted from its place, so that none hides another.

    >>> _lifts([Spot(20, 50), Spot(21, 50), Spot(22, 57), Spot(60, 50)])
    [1, 2, 0, 0]
    """
    lifts = [0] * len(spots)
    laid: list[Spot] = []
    for at in sorted(range(len(spots)), key=lambda at: -spots[at].top):
        left, top = spots[at].left, spots[at].top
        while any(abs(left - seal.left) < SEAL_WIDTH and abs(top - seal.top) < SEAL_HEIGHT for seal in laid):
            lifts[at] += 1
            top -= SEAL_HEIGHT
        laid.append(Spot(left, top))
    return lifts
