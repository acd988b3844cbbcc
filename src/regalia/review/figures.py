"""Figures as people write them in their language: chances, changes, points, dates.

How a language writes a number is known to Fluent and in the message files `locale/*/review.ftl`; here is only what is
rounded, and what is said instead of a figure that would mislead.
"""

import datetime
from typing import Any

from regalia.locale.words import DEFAULT, say


class Figures:
    """Whatever is shown with digits, in one language."""

    def __init__(self, language: str = DEFAULT) -> None:
        self.language = language

    def say(self, message: str, **told: Any) -> str:
        """The words of a message."""
        return say(message, told, self.language)

    def percent(self, share: float) -> str:
        """A chance as people say it; only what is certain is 0 % or 100 %.

        >>> [Figures().percent(share) for share in (0.0, 0.001, 0.437, 0.999, 1.0)]
        ['0%', '<1%', '44%', '>99%', '100%']
        """
        if 0 < share < 0.005:
            return self.say("review-percent", bound="below", share=0.01)
        if 0.995 <= share < 1:
            return self.say("review-percent", bound="above", share=0.99)
        return self.say("review-percent", bound="none", share=round(100 * share) / 100)

    def change(self, share: float) -> str:
        """A change of a chance, with its sign.

        >>> Figures().change(-0.074), Figures("it").change(0.0)
        ('−7.4%', '0,0%')
        """
        percents = round(100 * share, 1)
        return self.say("review-change", sign=_sign(percents), share=abs(percents) / 100)

    def points_change(self, points: float) -> str:
        """A change of points, with its sign.

        >>> Figures().points_change(-0.25), Figures("it").points_change(1.5)
        ('−0.2 points', '+1,5 punti')
        """
        rounded = round(points, 1)
        return self.say("review-points-change", sign=_sign(rounded), points=abs(rounded))

    def exact_percent(self, share: float) -> str:
        """A share of a win, to a tenth of a percent.

        >>> Figures("it").exact_percent(0.0137)
        '1,4%'
        """
        return self.say("review-percent-exact", share=round(100 * share, 1) / 100)

    def day(self, date: datetime.date) -> str:
        """A date as people write it.

        >>> Figures().day(datetime.date(2026, 11, 15)), Figures("hu").day(datetime.date(2026, 11, 15))
        ('15 November 2026', '2026. november 15.')
        """
        return self.say("review-day", date=date)


def _sign(number: float) -> str:
    return "plus" if number > 0 else "minus" if number < 0 else "none"
