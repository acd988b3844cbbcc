"""Majesty's turn: set-up, the market, what may be done and what it does (spec sections 2 and 3).

Effects of the buildings are in `buildings`, the final scoring in `scoring`.
"""

from regalia.games.majesty import keys
from regalia.games.majesty.buildings import enter, exchange, heal, leave
from regalia.games.majesty.scoring import final_scoring
from regalia.games.majesty.state import (
    CARDS,
    EXCHANGE,
    HEAL,
    MARKET,
    MOST_WORKERS,
    MOVES,
    OVER,
    REVEAL,
    TAKE,
    TO_EXCHANGE,
    TO_HEAL,
    TO_TAKE,
    Box,
    State,
)
from regalia.kernel.choices import Choices, keep_if
from regalia.kernel.contract import CHANCE, NOBODY
from regalia.kernel.log import Log, note
from regalia.kernel.luck import Luck, draw


def set_up(state: State, box: Box) -> None:
    """Section 2: the deck, five workers each, an empty market to be filled from its cheap end."""
    state.phase = REVEAL
    for part in range(2):
        state.deck[part] = box.deck[part]
        for card in range(CARDS):
            state.unseen[part, card] = box.cards[part, card]
    for seat in range(box.players):
        state.workers[seat] = box.start_workers


def actor(state: State) -> int:
    """The seat to decide, CHANCE or NOBODY."""
    if state.phase == REVEAL:
        return CHANCE
    if state.phase == OVER:
        return NOBODY
    return state.seat


def problem(state: State, box: Box, move: int) -> int:
    """The number of the rule that forbids the move, 0 if it is legal."""
    if move < TAKE or move >= MOVES:
        return keys.NOT_NOW
    if state.phase == TO_TAKE and move < HEAL:
        workers = state.workers[state.seat]
        return take_problem(state, box, (move - TAKE) // 2, (move - TAKE) % 2, workers)
    if state.phase == TO_HEAL and HEAL <= move < EXCHANGE:
        return 0
    if state.phase == TO_EXCHANGE and move >= EXCHANGE:
        return exchange_problem(state, box, move - EXCHANGE)
    return keys.NOT_NOW


def price(place: int) -> int:
    """Section 3.1: one worker for each card before the taken one."""
    return place


def take_problem(state: State, box: Box, place: int, half: int, workers: int) -> int:
    """Section 3.1: the player can pay the card; only a split card has a second person."""
    refused = 0
    if price(place) > workers:
        refused = keys.TOO_FEW_WORKERS
    if half == 1 and box.halves[state.market[place], 1] < 0:
        refused = keys.NOT_SPLIT
    if place >= state.shown:
        refused = keys.NO_CARD
    return refused


def exchange_problem(state: State, box: Box, workers: int) -> int:
    """M2: any number in one direction, up to the places of the worker card or what the player has."""
    held = state.workers[state.seat]
    if workers > held and workers > box.worker_places:
        return keys.EXCHANGE_LIMIT
    if workers - held > state.points[state.seat]:
        return keys.EXCHANGE_POINTS
    return 0


def legal_moves(state: State, box: Box, choices: Choices) -> None:
    """Write the legal moves of the seat to decide."""
    count = 0
    if state.phase == TO_TAKE:
        workers = state.workers[state.seat]
        for move in range(TAKE, HEAL):
            allowed = take_problem(state, box, (move - TAKE) // 2, (move - TAKE) % 2, workers) == 0
            count = keep_if(choices, count, move, allowed)
    elif state.phase == TO_HEAL:
        choices.choice[0] = HEAL
        choices.choice[1] = HEAL + 1
        count = 2
    elif state.phase == TO_EXCHANGE:
        for workers in range(MOST_WORKERS + 1):
            count = keep_if(choices, count, EXCHANGE + workers, exchange_problem(state, box, workers) == 0)
    choices.count = count


def apply(state: State, box: Box, move: int, log: Log | None) -> None:
    """Carry out one legal move, and all that follows from it until somebody must decide or draw."""
    if state.phase == TO_TAKE:
        waiting = take(state, box, (move - TAKE) // 2, (move - TAKE) % 2, log)
    elif state.phase == TO_HEAL:
        heal(state, box, move - HEAL, log)
        waiting = False
    else:
        exchange(state, move - EXCHANGE, log)
        waiting = False
    if waiting:
        return
    leave(state, box, log)
    end_turn(state, box, log)


def take(state: State, box: Box, place: int, half: int, log: Log | None) -> bool:
    """Sections 3.1 and 3.2: pay, take the card and its workers, place it. True if its effect needs a choice."""
    seat = state.seat
    card = state.market[place]
    found = state.market_workers[place]
    state.workers[seat] -= price(place)
    pay_and_close_market(state, place)
    note(log, keys.TAKEN, seat=seat, place=place, card=card, number=price(place))
    state.workers[seat] += found
    if found > 0:
        note(log, keys.WORKERS_TAKEN, seat=seat, place=place, card=card, number=found)
    return enter(state, box, box.halves[card, half], card, place, log)


def pay_and_close_market(state: State, taken: int) -> None:
    """Sections 3.1 and 3.4: a worker on each card before the taken one; those behind it close up with theirs."""
    for place in range(MARKET - 1):
        source = place + (place >= taken)
        state.market[place] = state.market[source]
        state.market_workers[place] = state.market_workers[source] + (place < taken)
    state.market_workers[MARKET - 1] = 0
    state.shown -= 1


def end_turn(state: State, box: Box, log: Log | None) -> None:
    """Section 3.4: workers beyond the places go back for points; the next player, or the end of the game."""
    seat = state.seat
    beyond = max(0, state.workers[seat] - box.worker_places)
    state.workers[seat] -= beyond
    state.points[seat] += beyond * box.point_per_worker
    if beyond > 0:
        note(log, keys.WORKERS_RETURNED, seat=seat, number=beyond, points=beyond * box.point_per_worker)
    state.phase = REVEAL
    state.seat += 1
    if state.seat < box.players:
        return
    state.seat = 0
    state.rounds += 1
    if state.rounds == box.hires:
        final_scoring(state, box, log)
        state.phase = OVER


def part_drawn(state: State) -> int:
    """The part of the deck the next card comes from: 0 upper, 1 lower."""
    if state.deck[0] > 0:
        return 0
    return 1


def outcomes(state: State, box: Box, choices: Choices) -> None:
    """The cards that may be turned up, and how many there are of each."""
    count = 0
    part = part_drawn(state)
    for card in range(CARDS):
        choices.weight[count] = state.unseen[part, card]
        count = keep_if(choices, count, card, state.unseen[part, card] > 0)
    choices.count = count


def sample(state: State, box: Box, luck: Luck) -> int:
    """One card drawn from what nobody has seen."""
    part = part_drawn(state)
    return draw(state.unseen[part, :], state.deck[part] + box.left_out[part], luck)


def apply_chance(state: State, box: Box, outcome: int, log: Log | None) -> None:
    """Sections 2 and 3.4: the card is turned up at the dear end; with six cards up, a seat is to take one."""
    part = part_drawn(state)
    state.unseen[part, outcome] -= 1
    state.deck[part] -= 1
    place = state.shown
    state.market[place] = outcome
    state.shown += 1
    note(log, keys.REVEALED, place=place, card=outcome)
    if state.shown == MARKET:
        state.phase = TO_TAKE


def conceal(state: State, box: Box, seat: int) -> None:
    """Nothing to take out: a state of Majesty holds only what everybody knows."""


def redeal(state: State, box: Box, luck: Luck) -> None:
    """Nothing to deal: the deck is drawn from what nobody has seen, whenever a card is turned up."""
