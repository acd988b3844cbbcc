"""Stable keys of Royals' rules: events and refusals carry their number, words are found by the key.

Append new keys at the end; a key never changes its meaning.
"""

KEYS = (
    "royals.legal",
    # Why a move is not possible.
    "royals.refused.not_now",
    "royals.refused.no_position",
    "royals.refused.own_position",
    "royals.refused.too_few_nobles",
    "royals.refused.too_few_cards",
    "royals.refused.too_few_intrigue",
    "royals.refused.not_in_row",
    "royals.refused.no_country_draw",
    "royals.refused.no_intrigue_draw",
    "royals.refused.pile_empty",
    "royals.refused.pays_too_little",
    "royals.refused.pays_too_much",
    "royals.refused.not_held",
    "royals.refused.within_limit",
    # What happened.
    "royals.row",
    "royals.draw.countries",
    "royals.draw.intrigue",
    "royals.draw.row",
    "royals.draw.blind",
    "royals.draw.intrigue_card",
    "royals.shuffle",
    "royals.shuffle.intrigue",
    "royals.pay.fitting",
    "royals.pay.wild",
    "royals.pay.intrigue",
    "royals.pay.intrigue_wild",
    "royals.claim",
    "royals.take_over",
    "royals.beaten",
    "royals.bonus.city",
    "royals.bonus.country",
    "royals.bonus.house",
    "royals.turn.end",
    "royals.discard",
    "royals.discard.intrigue",
    "royals.period.ends",
    "royals.period.last_round",
    "royals.period.first",
    "royals.period.second",
    "royals.period.tie.title",
    "royals.period.tie.city",
    "royals.period.not_awarded",
    "royals.title.full",
    "royals.title.half",
    "royals.title.not_awarded",
    "royals.end",
)

NOT_NOW = KEYS.index("royals.refused.not_now")
NO_POSITION = KEYS.index("royals.refused.no_position")
OWN_POSITION = KEYS.index("royals.refused.own_position")
TOO_FEW_NOBLES = KEYS.index("royals.refused.too_few_nobles")
TOO_FEW_CARDS = KEYS.index("royals.refused.too_few_cards")
TOO_FEW_INTRIGUE = KEYS.index("royals.refused.too_few_intrigue")
NOT_IN_ROW = KEYS.index("royals.refused.not_in_row")
NO_COUNTRY_DRAW = KEYS.index("royals.refused.no_country_draw")
NO_INTRIGUE_DRAW = KEYS.index("royals.refused.no_intrigue_draw")
PILE_EMPTY = KEYS.index("royals.refused.pile_empty")
PAYS_TOO_LITTLE = KEYS.index("royals.refused.pays_too_little")
PAYS_TOO_MUCH = KEYS.index("royals.refused.pays_too_much")
NOT_HELD = KEYS.index("royals.refused.not_held")
WITHIN_LIMIT = KEYS.index("royals.refused.within_limit")

TURNED_UP = KEYS.index("royals.row")
CHOSE_COUNTRIES = KEYS.index("royals.draw.countries")
CHOSE_INTRIGUE = KEYS.index("royals.draw.intrigue")
TOOK_FROM_ROW = KEYS.index("royals.draw.row")
DREW_BLIND = KEYS.index("royals.draw.blind")
DREW_INTRIGUE = KEYS.index("royals.draw.intrigue_card")
SHUFFLED = KEYS.index("royals.shuffle")
SHUFFLED_INTRIGUE = KEYS.index("royals.shuffle.intrigue")
PAID_FITTING = KEYS.index("royals.pay.fitting")
PAID_WILD = KEYS.index("royals.pay.wild")
PAID_INTRIGUE = KEYS.index("royals.pay.intrigue")
PAID_INTRIGUE_WILD = KEYS.index("royals.pay.intrigue_wild")
CLAIMED = KEYS.index("royals.claim")
TOOK_OVER = KEYS.index("royals.take_over")
BEATEN = KEYS.index("royals.beaten")
CITY_BONUS = KEYS.index("royals.bonus.city")
COUNTRY_BONUS = KEYS.index("royals.bonus.country")
HOUSE_BONUS = KEYS.index("royals.bonus.house")
TURN_ENDED = KEYS.index("royals.turn.end")
DISCARDED = KEYS.index("royals.discard")
DISCARDED_INTRIGUE = KEYS.index("royals.discard.intrigue")
PERIOD_ENDS = KEYS.index("royals.period.ends")
LAST_ROUND = KEYS.index("royals.period.last_round")
PERIOD_FIRST = KEYS.index("royals.period.first")
PERIOD_SECOND = KEYS.index("royals.period.second")
TIE_BY_TITLE = KEYS.index("royals.period.tie.title")
TIE_BY_CITY = KEYS.index("royals.period.tie.city")
PERIOD_NOT_AWARDED = KEYS.index("royals.period.not_awarded")
TITLE_FULL = KEYS.index("royals.title.full")
TITLE_HALF = KEYS.index("royals.title.half")
TITLE_NOT_AWARDED = KEYS.index("royals.title.not_awarded")
ENDED = KEYS.index("royals.end")
