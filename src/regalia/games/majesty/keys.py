"""The rules of Majesty in one table: why a move is not possible, and what happened.

Events and refusals carry a rule's number, words are found by its key. Add new rules at the end; a key never changes
its meaning. What an event's place is: a place of the `market`, from its cheap end, or a `building`.
"""

from regalia.kernel.rule_table import NOT_NOW, RuleTable

__all__ = ["NOT_NOW", "RULES"]

RULES = RuleTable("majesty", "turn")

# Why a move is not possible, and the paragraph of the rules page that says so at length.
NO_CARD = RULES.refused("no_card", "take")
NOT_SPLIT = RULES.refused("not_split", "place")
TOO_FEW_WORKERS = RULES.refused("workers", "take")
EXCHANGE_LIMIT = RULES.refused("exchange_limit", "exchange")
EXCHANGE_POINTS = RULES.refused("exchange_points", "exchange")

# What happened.
REVEALED = RULES.event("reveal", "chance", place="market", card="card", minor=True, stage="reveal")
TAKEN = RULES.event("take", "deed", place="market", card="card", stage="take")
WORKERS_TAKEN = RULES.event("take.workers", "did", place="market", card="card")
PLACED = RULES.event("place", "did", place="building", card="card", minor=True, stage="take")
HEALED = RULES.event("heal", "gained", place="building", card="card", stage="heal")
WOUNDED = RULES.event("attack.wounded", "fought", place="building", card="card", stage="attack")
REPELLED = RULES.event("attack.repelled", "fought")
NOBODY_TO_WOUND = RULES.event("attack.nobody", "fought")
EXCHANGED = RULES.event("exchange", "did", place="building", scores="points")
POINTS = RULES.event("building.points", "gained", place="building", scores="points")
WORKERS = RULES.event("building.workers", "gained", place="building")
LARGEST = RULES.event("building.largest", "gained", place="building", scores="points")
BOTH = RULES.event("building.both", "gained", place="building", scores="points")
ALL_WITH = RULES.event("building.all_with", "gained", place="building", scores="points")
WORKERS_RETURNED = RULES.event("workers.returned", "did", scores="points")
END_WOUNDED = RULES.event("end.wounded", "awarded", place="building", scores="points", stage="wounded")
END_MOST_WOUNDED = RULES.event(
    "end.most_wounded", "awarded", place="building", scores="points", stage="wounded"
)
END_VARIETY = RULES.event("end.variety", "awarded", scores="points", stage="variety")
END_MAJORITY = RULES.event("end.majority", "awarded", place="building", scores="points", stage="majority")
ENDED = RULES.event("end", "end")
