"""The eyes there are: for each game, the modules that look and the names of what they see."""

import types
from dataclasses import dataclass

from regalia.bots.eyes import majesty, royals_moves, royals_seats


@dataclass(frozen=True)
class Eyes:
    """What a bot looks at in one game."""

    modules: tuple[types.ModuleType, ...]  # together they have the functions of `regalia.bots.eyes.sight`
    seat_features: tuple[str, ...]         # what each number of a seat tells, in order
    move_features: tuple[str, ...]         # what each number of a move tells, in order


EYES = {
    "royals": Eyes((royals_seats, royals_moves), royals_seats.SEAT_FEATURES, royals_moves.MOVE_FEATURE_NAMES),
    "majesty": Eyes((majesty,), majesty.SEAT_FEATURES, majesty.MOVE_FEATURE_NAMES),
}
