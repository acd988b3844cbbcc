"""What a move of Majesty is good for later: variety at the end, and workers to pay with."""

from regalia.games.majesty.foresight import foresee
from regalia.games.rulebook import Laid, Prospect


def prospects(before: Laid, after: Laid, move: int) -> list[Prospect]:
    """What a legal move of the seat to decide leads to."""
    seat = int(before.states[0].seat)
    seen = foresee(before, after)
    more = [one for one in seen.variety if one.seat == seat and one.points > 0]
    variety = [Prospect("variety", {"number": one.after, "points": one.points}) for one in more]
    return [*variety, Prospect("workers", {"number": seen.workers})]
