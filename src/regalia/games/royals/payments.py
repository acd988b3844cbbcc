"""All ways to pay for a claim or take-over, as the cards that would leave the hand (spec section 3.2, R2).

The rules ask for a payment question by question. People look at it as cards, so every way through the questions is
walked here, by the rules' own functions on copies of the state, and told by their own log.
"""

from typing import Annotated, Any

import numpy as np

from regalia.games.royals import keys
from regalia.games.royals.board import COUNTRY_NAMES
from regalia.games.royals.box import PAIR_NAMES
from regalia.games.royals.payment import begin_payment, fewest, is_paying, most, pay, settle_payment
from regalia.games.royals.rules import first_answer
from regalia.games.royals.state import COUNTRIES, END_TURN, PAIRS, POSITION, Box, State
from regalia.games.rulebook import Laid, Payment
from regalia.kernel.fields import Int8s, Int16, blank
from regalia.kernel.log import Log

MOST_WAYS = 8192     # more ways through the questions than a hand within its limits has; a test looks for the most
DEEPEST = 20         # more than the questions of a payment: 1 + 4 countries + 1 + 6 pairs + 6 pairs


class Ways:
    """The ways found, a row each, and the path on which the walk stands, a level for each question."""

    count: Int16                                       # ways found, 0 … MOST_WAYS
    moves: Annotated[Int8s, MOST_WAYS, DEEPEST]        # answers to the questions that were asked, in order
    asked: Annotated[Int8s, MOST_WAYS]                 # how many they are
    countries: Annotated[Int8s, MOST_WAYS, COUNTRIES]  # country cards paid
    pairs: Annotated[Int8s, MOST_WAYS, PAIRS]          # intrigue cards paid
    wild: Annotated[Int8s, MOST_WAYS]                  # cards that only stand for others
    answer: Annotated[Int8s, DEEPEST]                  # of the path: the move that answered each level's question
    untried: Annotated[Int8s, DEEPEST]                 # the largest number of cards not answered yet
    fewest: Annotated[Int8s, DEEPEST]                  # the smallest number that can be answered
    told: Annotated[Int8s, DEEPEST]                    # events written before the question


StatesOfRoyals = Annotated[Any, State]
BoxesOfRoyals = Annotated[Any, Box]
WaysOfOne = Annotated[Any, Ways]
Logs = Annotated[Any, Log]


def list_ways(
    states: StatesOfRoyals, boxes: BoxesOfRoyals, position: int, stack: StatesOfRoyals, found: WaysOfOne, logs: Logs
) -> None:
    """Write every set of cards that pays for a position; `stack` has a state for each level of the walk."""
    box, ways, log = boxes[0], found[0], logs[0]
    ways.count = 0
    log.count = 0
    stack[0] = states[0]
    begin_payment(stack[0], position)
    settle_payment(stack[0], box, log)
    if not is_paying(stack[0]):
        keep_way(ways, log, 0)
        return
    level = 0
    open_question(stack[0], box, ways, log, 0)
    while level >= 0:
        number = ways.untried[level]
        if number < ways.fewest[level]:
            level -= 1
            continue
        ways.untried[level] -= 1
        ways.answer[level] = first_answer(stack[level].phase) + number
        log.count = ways.told[level]
        stack[level + 1] = stack[level]
        pay(stack[level + 1], box, number, log)
        settle_payment(stack[level + 1], box, log)
        if is_paying(stack[level + 1]):
            level += 1
            open_question(stack[level], box, ways, log, level)
        else:
            keep_way(ways, log, level + 1)


def open_question(state: State, box: Box, ways: Ways, log: Log, level: int) -> None:
    """Begin with the largest answer to the question a state stands at."""
    ways.untried[level] = most(state, box)
    ways.fewest[level] = fewest(state, box)
    ways.told[level] = log.count


def keep_way(ways: Ways, log: Log, asked: int) -> None:
    """Write a row of what the log says was paid."""
    row = ways.count
    if row == MOST_WAYS:
        return
    for at in range(log.count):
        rule, card, number = log.rule[at], log.card[at], log.number[at]
        if rule == keys.PAID_FITTING or rule == keys.PAID_WILD:
            ways.countries[row, card] += number
        if rule == keys.PAID_INTRIGUE or rule == keys.PAID_INTRIGUE_WILD:
            ways.pairs[row, card] += number
        if rule == keys.PAID_WILD or rule == keys.PAID_INTRIGUE_WILD:
            ways.wild[row] += number
    for at in range(asked):
        ways.moves[row, at] = ways.answer[at]
    ways.asked[row] = asked
    ways.count += 1


class RoyalsPayments:
    """How claims and take-overs are paid for."""

    def needs_payment(self, move: int) -> bool:
        """Every position costs cards."""
        return POSITION <= move < END_TURN

    def ways(self, laid: Laid, move: int) -> list[Payment]:
        """Every set of cards that pays for a position, once.

        First those with the fewest cards, then with the fewest wild ones, then those that leave the largest holding
        whole: it is better to break up the small ones.
        """
        found = blank(Ways)
        laid.call("list_ways", move - POSITION, blank(State, DEEPEST), found, blank(Log), logged=True)
        ways, state = found[0], laid.states[0]
        paid = np.concatenate([ways.countries, ways.pairs], axis=1)[: ways.count].astype(int)
        _, first_rows = np.unique(paid, axis=0, return_index=True)  # the same cards may answer in several ways
        rows = np.sort(first_rows)
        held = np.concatenate([state.hand[state.seat], state.intrigue_hand[state.seat]])
        largest_left = (held - paid).max(axis=1)
        order = np.lexsort((-largest_left[rows], ways.wild[rows], paid[rows].sum(axis=1)))
        return [_payment(ways, row, paid[row].tolist()) for row in rows[order].tolist()]


def _payment(ways: Any, row: int, numbers: list[int]) -> Payment:
    names = (*COUNTRY_NAMES, *PAIR_NAMES)
    cards = {name: number for name, number in zip(names, numbers, strict=True) if number}
    return Payment(tuple(ways.moves[row, : ways.asked[row]].tolist()), cards, int(ways.wild[row]))


PAYMENTS = RoyalsPayments()
