"""Paying for a position: fitting cards, wild cards, intrigue cards (spec section 3.2, R2).

A payment is a row of small questions, each answered with a number of cards: how many fitting country cards,
then how many of each country towards the wild ones; for a take-over the same with intrigue cards. `fewest`
and `most` say which answers are possible; where there is only one, it is given without asking.
"""

from regalia.games.royals import keys
from regalia.games.royals.places import city_of
from regalia.games.royals.placing import place_noble
from regalia.games.royals.state import (
    ASK_FITTING,
    ASK_FITTING_INTRIGUE,
    ASK_FITTING_PAIR,
    ASK_WILD,
    ASK_WILD_PAIR,
    COUNTRIES,
    PAIRS,
    VACANT,
    Box,
    State,
)
from regalia.kernel.log import Log, note


def hand_size(state: State, seat: int) -> int:
    """Country cards in a hand."""
    size = 0
    for country in range(COUNTRIES):
        size += state.hand[seat, country]
    return size


def intrigue_size(state: State, seat: int) -> int:
    """Intrigue cards in a hand."""
    size = 0
    for pair in range(PAIRS):
        size += state.intrigue_hand[seat, pair]
    return size


def fitting_intrigue(state: State, box: Box, seat: int, country: int) -> int:
    """Intrigue cards in a hand that show the country."""
    fitting = 0
    for pair in range(PAIRS):
        fitting += state.intrigue_hand[seat, pair] * box.in_pair[pair, country]
    return fitting


def buying_power(box: Box, fitting: int, held: int) -> int:
    """R2: the highest cost that can be paid with `held` country cards, `fitting` of them of the country."""
    return fitting + box.wild_worth[held - fitting]


def intrigue_power(box: Box, fitting: int, held: int) -> int:
    """R2: the most intrigue cards for a country that can be paid with `held` ones, `fitting` of them showing it."""
    return fitting + box.intrigue_wild_worth[held - fitting]


def fewest_fitting(cost: int, fitting: int, held: int, rate: int) -> int:
    """R2: all, if they suffice; else as few as the rest of the hand can make up for as wild cards.

    With x fitting cards, held − x others must pay for the cost − x still due, `rate` for each. All paid as wild cards
    would take rate · cost; each fitting card saves rate − 1 of that, and must until the hand is large enough.
    """
    if fitting >= cost:
        return cost
    missing = rate * cost - held
    saved = rate - 1
    if missing <= 0 or saved == 0:
        return 0
    return (missing + saved - 1) // saved


def country_paid(state: State, box: Box) -> int:
    """The country of the position being paid for."""
    return box.country_of[city_of(state.position)]


def is_paying(state: State) -> bool:
    """A payment question is to be answered."""
    return ASK_FITTING <= state.phase <= ASK_WILD_PAIR


def begin_payment(state: State, position: int) -> None:
    """Start paying for a position."""
    state.position = position
    state.phase = ASK_FITTING


def settle_payment(state: State, box: Box, log: Log | None) -> None:
    """Answer questions with only one answer, until there is a choice or all is paid."""
    while is_paying(state):
        number = most(state, box)
        if number > 0 and fewest(state, box) < number:
            return
        pay(state, box, number, log)


def fewest(state: State, box: Box) -> int:
    """The smallest possible answer to the question the payment stands at."""
    seat = state.seat
    country = country_paid(state, box)
    if state.phase == ASK_FITTING:
        held = hand_size(state, seat)
        return fewest_fitting(box.cost[state.position], state.hand[seat, country], held, box.wild_rate)
    if state.phase == ASK_FITTING_INTRIGUE:
        fitting = fitting_intrigue(state, box, seat, country)
        held = intrigue_size(state, seat)
        return fewest_fitting(box.intrigue_cost[state.position], fitting, held, box.intrigue_wild_rate)
    return max(0, state.due - payable_later(state, box))


def most(state: State, box: Box) -> int:
    """The largest possible answer to the question the payment stands at."""
    seat = state.seat
    country = country_paid(state, box)
    if state.phase == ASK_FITTING:
        return min(box.cost[state.position], state.hand[seat, country])
    if state.phase == ASK_FITTING_INTRIGUE:
        return min(box.intrigue_cost[state.position], fitting_intrigue(state, box, seat, country))
    return min(state.due, payable_now(state, box))


def can_answer(state: State, box: Box) -> bool:
    """The payer can pay what is asked for now, in more than one way, or it would not be asked."""
    if state.phase == ASK_FITTING or state.phase == ASK_WILD:
        return fewest(state, box) < most(state, box)
    return True


def can_answer_intrigue(state: State, box: Box) -> bool:
    """The payer can pay the intrigue cards of a take-over, in more than one way once they are asked for."""
    if state.phase > ASK_WILD:
        return fewest(state, box) < most(state, box)
    if state.portrait[state.position] == VACANT:
        return True
    fitting = fitting_intrigue(state, box, state.seat, country_paid(state, box))
    power = intrigue_power(box, fitting, intrigue_size(state, state.seat))
    return power >= box.intrigue_cost[state.position]


def payable_now(state: State, box: Box) -> int:
    """Cards of the country or pair asked about that may be paid."""
    if state.phase == ASK_WILD:
        return state.hand[state.seat, state.asked]
    return payable_intrigue(state, box, state.asked)


def payable_later(state: State, box: Box) -> int:
    """Cards of the countries or pairs still to be asked about that may be paid."""
    later = 0
    if state.phase == ASK_WILD:
        for country in range(state.asked + 1, COUNTRIES):
            later += state.hand[state.seat, country]
        return later
    for pair in range(state.asked + 1, PAIRS):
        later += payable_intrigue(state, box, pair)
    return later


def payable_intrigue(state: State, box: Box, pair: int) -> int:
    """Intrigue cards of a pair that may be paid: as fitting cards only if they show the country."""
    held = state.intrigue_hand[state.seat, pair]
    if state.phase == ASK_FITTING_PAIR:
        return held * box.in_pair[pair, country_paid(state, box)]
    return held


def pay(state: State, box: Box, number: int, log: Log | None) -> None:
    """Pay the cards an answer names and turn to the next question."""
    if state.phase == ASK_FITTING:
        pay_country(state, country_paid(state, box), number, keys.PAID_FITTING, log)
        state.due = box.wild_rate * (box.cost[state.position] - number)
        state.asked = 0
        state.phase = ASK_WILD
    elif state.phase == ASK_WILD:
        pay_country(state, state.asked, number, keys.PAID_WILD, log)
        state.due -= number
        state.asked += 1
    elif state.phase == ASK_FITTING_INTRIGUE:
        state.due = number
        state.wild_due = box.intrigue_wild_rate * (box.intrigue_cost[state.position] - number)
        state.asked = 0
        state.phase = ASK_FITTING_PAIR
    else:
        rule = keys.PAID_INTRIGUE if state.phase == ASK_FITTING_PAIR else keys.PAID_INTRIGUE_WILD
        pay_intrigue(state, state.asked, number, rule, log)
        state.due -= number
        state.asked += 1
    if state.due == 0:
        next_question(state, box, log)


def next_question(state: State, box: Box, log: Log | None) -> None:
    """When all cards for a question are paid: intrigue for a take-over, wild intrigue, or the noble is placed."""
    if state.phase == ASK_WILD and state.portrait[state.position] != VACANT:
        state.phase = ASK_FITTING_INTRIGUE
    elif state.phase == ASK_FITTING_PAIR and state.wild_due > 0:
        state.phase = ASK_WILD_PAIR
        state.due = state.wild_due
        state.wild_due = 0
        state.asked = 0
    elif state.phase != ASK_FITTING_INTRIGUE:
        state.asked = 0
        place_noble(state, box, state.position, log)


def pay_country(state: State, country: int, number: int, rule: int, log: Log | None) -> None:
    """Discard country cards from the hand; R10: those everybody knows of leave first."""
    if number == 0:
        return
    seat = state.seat
    state.hand[seat, country] -= number
    state.discards[country] += number
    state.seen[seat, country] = max(0, state.seen[seat, country] - number)
    note(log, rule, seat=seat, card=country, number=number)


def pay_intrigue(state: State, pair: int, number: int, rule: int, log: Log | None) -> None:
    """Discard intrigue cards from the hand."""
    if number == 0:
        return
    state.intrigue_hand[state.seat, pair] -= number
    state.intrigue_discards[pair] += number
    note(log, rule, seat=state.seat, card=pair, number=number)
