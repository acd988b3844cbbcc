"""The rules of Royals in one table: why a move is not possible, and what happened.

Events and refusals carry a rule's number, words are found by its key. Add new rules at the end; a key never changes
its meaning. What an event's place is: a `position` (city and title), a `city`, a `country`, a `title`, a `period`, or
a `marker` of the Noble House, from the highest. A card is of a `country` or of a `pair` of them (intrigue).
"""

from regalia.kernel.rule_table import NOT_NOW, RuleTable

__all__ = ["NOT_NOW", "RULES"]

RULES = RuleTable("royals", "turn")

# Why a move is not possible, and the paragraph of the rules page that says so at length.
NO_POSITION = RULES.refused("no_position", "city")
OWN_POSITION = RULES.refused("own_position", "take-over")
TOO_FEW_NOBLES = RULES.refused("too_few_nobles", "claim")
TOO_FEW_CARDS = RULES.refused("too_few_cards", "wild")
TOO_FEW_INTRIGUE = RULES.refused("too_few_intrigue", "take-over")
NOT_IN_ROW = RULES.refused("not_in_row", "draw")
NO_COUNTRY_DRAW = RULES.refused("no_country_draw", "draw")
NO_INTRIGUE_DRAW = RULES.refused("no_intrigue_draw", "draw")
PILE_EMPTY = RULES.refused("pile_empty", "draw")
PAYS_TOO_LITTLE = RULES.refused("pays_too_little", "wild")
PAYS_TOO_MUCH = RULES.refused("pays_too_much", "wild")
NOT_HELD = RULES.refused("not_held", "end-of-turn")
WITHIN_LIMIT = RULES.refused("within_limit", "end-of-turn")

# Cards.
TURNED_UP = RULES.event("row", "chance", card="country", minor=True, stage="row")
CHOSE_COUNTRIES = RULES.event("draw.countries", "did", minor=True)
CHOSE_INTRIGUE = RULES.event("draw.intrigue", "did", minor=True)
TOOK_FROM_ROW = RULES.event("draw.row", "did", card="country", stage="draw")
DREW_BLIND = RULES.event("draw.blind", "did", card="country", secret=True, stage="draw")
DREW_INTRIGUE = RULES.event("draw.intrigue_card", "did", card="pair", secret=True, stage="draw")
SHUFFLED = RULES.event("shuffle", "notice", stage="shuffle")
SHUFFLED_INTRIGUE = RULES.event("shuffle.intrigue", "notice", stage="shuffle")
PAID_FITTING = RULES.event("pay.fitting", "paid", card="country", stage="pay")
PAID_WILD = RULES.event("pay.wild", "paid", card="country", stage="pay")
PAID_INTRIGUE = RULES.event("pay.intrigue", "paid", card="pair", stage="pay")
PAID_INTRIGUE_WILD = RULES.event("pay.intrigue_wild", "paid", card="pair", stage="pay")

# Nobles, and what they bring at once.
CLAIMED = RULES.event("claim", "deed", place="position", stage="noble")
TOOK_OVER = RULES.event("take_over", "deed", place="position", stage="noble")
BEATEN = RULES.event("beaten", "suffered", place="position", stage="noble")
CITY_BONUS = RULES.event("bonus.city", "gained", place="city", scores="marker", stage="bonus")
COUNTRY_BONUS = RULES.event("bonus.country", "gained", place="country", scores="marker", stage="bonus")
HOUSE_BONUS = RULES.event("bonus.house", "gained", place="marker", scores="marker", stage="bonus")

# The end of a turn, of a period, of the game.
TURN_ENDED = RULES.event("turn.end", "did", minor=True, milestone="turn")
DISCARDED = RULES.event("discard", "did", card="country", stage="discard")
DISCARDED_INTRIGUE = RULES.event("discard.intrigue", "did", card="pair", stage="discard")
PERIOD_ENDS = RULES.event("period.ends", "notice", place="period", milestone="period")
LAST_ROUND = RULES.event("period.last_round", "notice", place="period", milestone="last period")
PERIOD_FIRST = RULES.event("period.first", "awarded", place="country", scores="marker", stage="period")
PERIOD_SECOND = RULES.event("period.second", "awarded", place="country", scores="marker", stage="period")
TIE_BY_TITLE = RULES.event("period.tie.title", "notice", place="country", stage="period")
TIE_BY_CITY = RULES.event("period.tie.city", "notice", place="country", stage="period")
PERIOD_NOT_AWARDED = RULES.event("period.not_awarded", "notice", place="country", stage="period")
TITLE_FULL = RULES.event("title.full", "awarded", place="title", scores="marker", stage="title")
TITLE_HALF = RULES.event("title.half", "awarded", place="title", scores="marker", stage="title")
TITLE_NOT_AWARDED = RULES.event("title.not_awarded", "awarded", place="title", stage="title")
ENDED = RULES.event("end", "end")
