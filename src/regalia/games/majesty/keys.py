"""Stable keys of Majesty's rules: events and refusals carry their number, words are found by the key.

Append new keys at the end; a key never changes its meaning.
"""

KEYS = (
    "majesty.legal",
    # Why a move is not possible.
    "majesty.refused.not_now",
    "majesty.refused.no_card",
    "majesty.refused.not_split",
    "majesty.refused.workers",
    "majesty.refused.exchange_limit",
    "majesty.refused.exchange_points",
    # What happened.
    "majesty.reveal",
    "majesty.take",
    "majesty.take.workers",
    "majesty.place",
    "majesty.heal",
    "majesty.attack.wounded",
    "majesty.attack.repelled",
    "majesty.attack.nobody",
    "majesty.exchange",
    "majesty.building.points",
    "majesty.building.workers",
    "majesty.building.largest",
    "majesty.building.both",
    "majesty.building.all_with",
    "majesty.workers.returned",
    "majesty.end.wounded",
    "majesty.end.most_wounded",
    "majesty.end.variety",
    "majesty.end.majority",
    "majesty.end",
)

NOT_NOW = KEYS.index("majesty.refused.not_now")
NO_CARD = KEYS.index("majesty.refused.no_card")
NOT_SPLIT = KEYS.index("majesty.refused.not_split")
TOO_FEW_WORKERS = KEYS.index("majesty.refused.workers")
EXCHANGE_LIMIT = KEYS.index("majesty.refused.exchange_limit")
EXCHANGE_POINTS = KEYS.index("majesty.refused.exchange_points")

REVEALED = KEYS.index("majesty.reveal")
TAKEN = KEYS.index("majesty.take")
WORKERS_TAKEN = KEYS.index("majesty.take.workers")
PLACED = KEYS.index("majesty.place")
HEALED = KEYS.index("majesty.heal")
WOUNDED = KEYS.index("majesty.attack.wounded")
REPELLED = KEYS.index("majesty.attack.repelled")
NOBODY_TO_WOUND = KEYS.index("majesty.attack.nobody")
EXCHANGED = KEYS.index("majesty.exchange")
POINTS = KEYS.index("majesty.building.points")
WORKERS = KEYS.index("majesty.building.workers")
LARGEST = KEYS.index("majesty.building.largest")
BOTH = KEYS.index("majesty.building.both")
ALL_WITH = KEYS.index("majesty.building.all_with")
WORKERS_RETURNED = KEYS.index("majesty.workers.returned")
END_WOUNDED = KEYS.index("majesty.end.wounded")
END_MOST_WOUNDED = KEYS.index("majesty.end.most_wounded")
END_VARIETY = KEYS.index("majesty.end.variety")
END_MAJORITY = KEYS.index("majesty.end.majority")
ENDED = KEYS.index("majesty.end")
