"""The bars of a review's page: luck and skill of a seat. All places are in percent of the bar's track."""

from dataclasses import dataclass

from regalia.review.findings import Review


@dataclass(frozen=True)
class Bar:
    """Where a bar begins, and how wide it is."""

    left: float
    width: float


@dataclass(frozen=True)
class Bars:
    """The bars of all seats, on one scale.

    >>> Bars(largest=0.5).luck(-0.25), Bars(largest=0.5).skill(-0.25)
    (Bar(left=25.0, width=25.0), Bar(left=50.0, width=50.0))
    """

    largest: float               # luck or skill, whatever its sign

    @classmethod
    def of(cls, review: Review) -> "Bars":
        """On the scale of the luckiest, unluckiest or least skilled seat."""
        return cls(max(0.01, *(abs(share) for seat in review.accounts for share in (seat.luck, seat.skill))))

    def luck(self, share: float) -> Bar:
        """From nothing in the middle, to either side."""
        return self._bar(share, zero=50, scale=50)

    def skill(self, share: float) -> Bar:
        """From nothing at the right end, for skill only gives away."""
        return self._bar(share, zero=100, scale=100)

    def _bar(self, share: float, zero: float, scale: float) -> Bar:
        width = scale * abs(share) / self.largest
        return Bar(zero - width if share < 0 else zero, width)
