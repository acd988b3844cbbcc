"""How an event of Majesty came about: the factors of its points, and the sides of a fight.

Rules note the result; what it was made of follows from the printed figures and the people in the realms, and is told
beside it, so that nobody has to reckon: three Millers, two points each.
"""

from typing import Any

from regalia.games.majesty import keys
from regalia.games.majesty.printed import people
from regalia.games.majesty.state import GUARD, KNIGHT
from regalia.kernel.rule_table import Rule

FOUGHT = (keys.WOUNDED, keys.REPELLED, keys.NOBODY_TO_WOUND)
EARNED = (keys.POINTS, keys.LARGEST)


def reckon(state: Any, box: Any, rule: Rule, seat: int, other: int, place: int, points: int) -> dict[str, Any]:
    """What is told of an event besides, of the state in which its move left the table."""
    if rule.number in EARNED:
        return _factors(state, box, rule.number, seat, place, points)
    if rule.number in FOUGHT:
        # the Guard who was wounded just now stood there during the attack
        fallen = rule.number == keys.WOUNDED and place == GUARD
        return {"knights": int(state.people[other, KNIGHT]), "guards": int(state.people[seat, GUARD]) + fallen}
    return {}


def _factors(state: Any, box: Any, rule: int, seat: int, building: int, points: int) -> dict[str, Any]:
    """What the points of a building are the product of: `number` people, `each` so many points, `size` of a building.

    A side pays the same for everybody it names; `person` is who that is, empty where they are of several kinds.
    """
    if rule == keys.LARGEST:
        each, number = int(box.points_per_largest[building]), int(state.people[seat, building])
        return {"each": each, "number": number, "person": people()[building], "size": points // (each * number)}
    paid = [kind for kind, one in enumerate(box.points_per[building]) if one]
    each = int(box.points_per[building, paid[0]])
    return {"each": each, "number": points // each, "person": people()[paid[0]] if len(paid) == 1 else ""}

