"""How a review puts things for people: chances, changes, the result, what there is to say of a step."""

import datetime
from typing import Any

from regalia.review.findings import Moment, Review


def percent(share: float) -> str:
    """A chance as people say it; only what is certain is 0 % or 100 %.

    >>> [percent(share) for share in (0.0, 0.001, 0.437, 0.999, 1.0)]
    ['0%', '<1%', '44%', '>99%', '100%']
    """
    if 0 < share < 0.005:
        return "<1%"
    if 0.995 <= share < 1:
        return ">99%"
    return f"{share:.0%}"


def signed(number: float, unit: str = "", digits: int = 1) -> str:
    """A change, with its sign.

    >>> signed(-0.25, " points"), signed(0.0)
    ('−0.2 points', '0.0')
    """
    rounded = round(number, digits) + 0.0
    mark = "+" if rounded > 0 else "−" if rounded < 0 else ""
    return f"{mark}{abs(rounded):.{digits}f}{unit}"


def signed_percent(share: float) -> str:
    """A change of a chance, with its sign.

    >>> signed_percent(-0.074)
    '−7.4%'
    """
    return signed(100 * share, "%")


def day(date: datetime.date) -> str:
    """A date as people write it.

    >>> day(datetime.date(2026, 11, 15))
    '15 November 2026'
    """
    return f"{date.day} {date:%B %Y}"


def set_up(options: dict[str, Any]) -> str:
    """What people agreed on before the game; what is usual goes without saying.

    >>> set_up({"players": 3, "sides": "AAAABBBB", "whole_deck": True})
    '3 players, sides AAAABBBB, whole deck'
    """
    said = [f"{options['players']} players"]
    for name, value in options.items():
        if name != "players" and value not in (False, None, "printed"):
            said.append(name.replace("_", " ") if value is True else f"{name.replace('_', ' ')} {value}")
    return ", ".join(said)


def result(review: Review) -> str:
    """How the game ended, in a sentence."""
    if not review.finished:
        return "Not finished: reviewed as far as it went."
    winners = [review.names[seat] for seat in review.winners]
    points = " : ".join(map(str, sorted(review.scores, reverse=True)))
    if len(winners) == 1:
        return f"{winners[0]} won, {points}."
    return f"{', '.join(winners[:-1])} and {winners[-1]} shared the victory, {points}."


def actor(review: Review, moment: Moment) -> str:
    """Who acted in a step."""
    return "chance" if moment.seat is None else review.names[moment.seat]


def remark(review: Review, moment: Moment) -> str:
    """What there is to say of a step."""
    if moment.forced:
        return "no other move"
    if moment.draw is not None:
        luck = moment.draw.luck[moment.draw.seat]
        return f"luck {signed_percent(luck)} for {review.names[moment.draw.seat]}" if abs(luck) >= 0.005 else ""
    decision = moment.decision
    if decision is None or decision.loss < 0.0005:
        return ""
    given = f"{decision.kind} {signed_percent(-decision.loss)}" if decision.kind else f"gave away {decision.loss:.1%}"
    return f"{given}, better {decision.best.notation}"
