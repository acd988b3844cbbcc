"""Royals' rules as the contract asks for them: set-up, who acts, what is legal, what a move does.

The parts of a turn are in `turn`, payments in `payment`, placements and bonuses in `placing`, scoring in
`scoring`, what a seat cannot know in `hidden`.
"""

from regalia.games.royals import keys
from regalia.games.royals.claims import claimable, position_problem
from regalia.games.royals.payment import begin_payment, fewest, is_paying, most, pay, settle_payment
from regalia.games.royals.state import (
    ASK_FITTING,
    ASK_FITTING_INTRIGUE,
    ASK_FITTING_PAIR,
    ASK_WILD,
    BLIND,
    CHOOSE_DRAW,
    COUNTRIES,
    DEAL_COUNTRY,
    DEAL_INTRIGUE,
    DISCARD,
    DISCARD_PAIR,
    DISCARDING,
    DRAW,
    DRAW_COUNTRIES,
    DRAW_INTRIGUE,
    END_TURN,
    FITTING,
    FITTING_INTRIGUE,
    FITTING_PAIR,
    GONE,
    HOUSE_MARKERS,
    INTRIGUE,
    MOVES,
    OVER,
    PAIRS,
    PLAY,
    POSITION,
    POSITIONS,
    REFILL,
    SET_OUT,
    TAKE,
    TURN_ENDING,
    VACANT,
    WILD,
    WILD_PAIR,
    Box,
    State,
)
from regalia.games.royals.turn import (
    begin_turn,
    card_of_intrigue_pile,
    card_of_pile,
    choose_draw,
    deal_country,
    deal_intrigue,
    discard,
    discard_intrigue,
    end_play,
    notice_empty_pile,
    over_intrigue_limit,
    over_limit,
    pile_size,
    refill,
    renew_intrigue_pile,
    row_size,
    settle_discards,
    take_from_row,
    turn_up,
)
from regalia.kernel.choices import Choices, keep_if
from regalia.kernel.contract import CHANCE, NOBODY
from regalia.kernel.log import Log
from regalia.kernel.luck import Luck


def set_up(state: State, box: Box) -> None:
    """Section 2: piles, markers on the board, nobody holds a card; the row is to be turned up."""
    state.phase = SET_OUT
    for country in range(COUNTRIES):
        state.pile[country] = box.cards[country]
    state.intrigue_pile[:] = box.intrigue_of_pair
    state.portrait[:] = VACANT
    state.city_marker[:] = VACANT
    state.country_marker[:] = VACANT
    state.period_marker[:] = VACANT
    state.title_marker[:] = VACANT
    for marker in range(HOUSE_MARKERS):
        state.house_marker[marker] = VACANT if box.house_bonus[marker] >= 0 else GONE


def actor(state: State) -> int:
    """The seat to decide, CHANCE or NOBODY."""
    phase = state.phase
    if phase == SET_OUT or phase == REFILL or phase == DEAL_COUNTRY or phase == DEAL_INTRIGUE:
        return CHANCE
    if phase == OVER:
        return NOBODY
    return state.seat


def asks(state: State) -> bool:
    """How to pay is asked in the middle of a claim or take-over."""
    return is_paying(state)


def problem(state: State, box: Box, move: int) -> int:
    """The number of the rule that forbids the move, 0 if it is legal."""
    phase = state.phase
    if move < 0 or move >= MOVES:
        return keys.NOT_NOW
    if phase == CHOOSE_DRAW and move <= DRAW_INTRIGUE:
        return 0
    if phase == DRAW and TAKE <= move <= INTRIGUE:
        return draw_problem(state, box, move)
    if phase == PLAY and move == END_TURN:
        return 0
    if phase == PLAY and POSITION <= move < END_TURN:
        return position_problem(state, box, move - POSITION)
    if phase == DISCARDING and move >= DISCARD:
        return discard_problem(state, box, move)
    if is_paying(state) and first_answer(phase) <= move < end_of_answers(phase):
        return answer_problem(state, box, move - first_answer(phase))
    return keys.NOT_NOW


def draw_problem(state: State, box: Box, move: int) -> int:
    """Section 3.1: what is left to draw, from where it can be drawn; R4: not from an empty pile."""
    if move == INTRIGUE:
        return 0 if state.intrigue_draws > 0 else keys.NO_INTRIGUE_DRAW
    if state.country_draws == 0:
        return keys.NO_COUNTRY_DRAW
    if move == BLIND:
        return 0 if pile_size(state) > 0 else keys.PILE_EMPTY
    return 0 if state.row[move - TAKE] > 0 else keys.NOT_IN_ROW


def answer_problem(state: State, box: Box, number: int) -> int:
    """R2: why a payment question cannot be answered with this number, 0 if it can."""
    if number < fewest(state, box):
        return keys.PAYS_TOO_LITTLE
    if number > most(state, box):
        return keys.PAYS_TOO_MUCH
    return 0


def discard_problem(state: State, box: Box, move: int) -> int:
    """Section 3.3: only cards held, only of the kind beyond its limit."""
    if move < DISCARD_PAIR:
        if not over_limit(state, box):
            return keys.WITHIN_LIMIT
        return 0 if state.hand[state.seat, move - DISCARD] > 0 else keys.NOT_HELD
    if not over_intrigue_limit(state, box):
        return keys.WITHIN_LIMIT
    return 0 if state.intrigue_hand[state.seat, move - DISCARD_PAIR] > 0 else keys.NOT_HELD


def first_answer(phase: int) -> int:
    """The move that answers a payment question with no card."""
    if phase == ASK_FITTING:
        return FITTING
    if phase == ASK_WILD:
        return WILD
    if phase == ASK_FITTING_INTRIGUE:
        return FITTING_INTRIGUE
    if phase == ASK_FITTING_PAIR:
        return FITTING_PAIR
    return WILD_PAIR


def end_of_answers(phase: int) -> int:
    """The first move behind those that answer a payment question."""
    if phase == ASK_FITTING:
        return WILD
    if phase == ASK_WILD:
        return FITTING_INTRIGUE
    if phase == ASK_FITTING_INTRIGUE:
        return FITTING_PAIR
    if phase == ASK_FITTING_PAIR:
        return WILD_PAIR
    return DISCARD


def legal_moves(state: State, box: Box, choices: Choices) -> None:
    """Write the legal moves of the seat to decide."""
    phase = state.phase
    if phase == DRAW:
        legal_draws(state, box, choices)
    elif phase == PLAY:
        legal_positions(state, box, choices)
    elif phase == CHOOSE_DRAW:
        choices.choice[0] = DRAW_COUNTRIES
        choices.choice[1] = DRAW_INTRIGUE
        choices.count = 2
    elif phase == DISCARDING:
        legal_discards(state, box, choices)
    elif is_paying(state):
        legal_answers(state, box, choices)
    else:
        choices.count = 0


def legal_draws(state: State, box: Box, choices: Choices) -> None:
    """From the row, blind, or an intrigue card."""
    count = 0
    for move in range(TAKE, INTRIGUE + 1):
        count = keep_if(choices, count, move, draw_problem(state, box, move) == 0)
    choices.count = count


def legal_positions(state: State, box: Box, choices: Choices) -> None:
    """Positions that can be claimed or taken over, and the end of the turn."""
    positions = claimable(state, box)
    count = 0
    if positions:
        for position in range(POSITIONS):
            count = keep_if(choices, count, POSITION + position, (positions >> position) & 1 == 1)
    choices.choice[count] = END_TURN
    choices.count = count + 1


def legal_discards(state: State, box: Box, choices: Choices) -> None:
    """Cards of the kinds beyond their limits."""
    count = 0
    for move in range(DISCARD, MOVES):
        count = keep_if(choices, count, move, discard_problem(state, box, move) == 0)
    choices.count = count


def legal_answers(state: State, box: Box, choices: Choices) -> None:
    """The possible answers to the payment question."""
    first = first_answer(state.phase)
    count = 0
    for number in range(fewest(state, box), most(state, box) + 1):
        count = keep_if(choices, count, first + number, True)
    choices.count = count


def apply(state: State, box: Box, move: int, log: Log | None) -> None:
    """Carry out one legal move, and all that follows from it until somebody must decide or draw."""
    phase = state.phase
    if phase == DRAW:
        apply_draw(state, move, log)
    elif phase == CHOOSE_DRAW:
        choose_draw(state, box, move == DRAW_INTRIGUE, log)
    elif phase == DISCARDING:
        apply_discard(state, move, log)
    elif phase != PLAY:
        pay(state, box, move - first_answer(phase), log)
    elif move == END_TURN:
        end_play(state, log)
    else:
        begin_payment(state, move - POSITION)
    settle(state, box, log)


def settle(state: State, box: Box, log: Log | None) -> None:
    """What follows from a move without anybody's decision."""
    if is_paying(state):
        settle_payment(state, box, log)
    if state.phase == DISCARDING:
        settle_discards(state, box)
    if state.phase == TURN_ENDING:
        refill(state, box, log)


def apply_discard(state: State, move: int, log: Log | None) -> None:
    """Section 3.3: one card beyond a limit."""
    if move < DISCARD_PAIR:
        discard(state, move - DISCARD, log)
    else:
        discard_intrigue(state, move - DISCARD_PAIR, log)


def apply_draw(state: State, move: int, log: Log | None) -> None:
    """Section 3.1: take a card from the row, or have one dealt blind from a pile."""
    if move == BLIND:
        state.phase = DEAL_COUNTRY
    elif move == INTRIGUE:
        renew_intrigue_pile(state, log)
        state.phase = DEAL_INTRIGUE
    else:
        take_from_row(state, move - TAKE, log)


def outcomes(state: State, box: Box, choices: Choices) -> None:
    """The cards that may be dealt or turned up, and how many there are of each."""
    count = 0
    if state.phase == DEAL_INTRIGUE:
        for pair in range(PAIRS):
            choices.weight[count] = state.intrigue_pile[pair]
            count = keep_if(choices, count, COUNTRIES + pair, state.intrigue_pile[pair] > 0)
    else:
        for country in range(COUNTRIES):
            choices.weight[count] = state.pile[country]
            count = keep_if(choices, count, country, state.pile[country] > 0)
    choices.count = count


def sample(state: State, box: Box, luck: Luck) -> int:
    """One card drawn from the pile it comes from."""
    return card_of_intrigue_pile(state, luck) if state.phase == DEAL_INTRIGUE else card_of_pile(state, luck)


def apply_chance(state: State, box: Box, outcome: int, log: Log | None) -> None:
    """A card is dealt to the seat, or turned up into the row."""
    if state.phase == DEAL_COUNTRY:
        deal_country(state, outcome, log)
        notice_empty_pile(state, box, log)
    elif state.phase == DEAL_INTRIGUE:
        deal_intrigue(state, outcome - COUNTRIES, log)
    elif state.phase == REFILL:
        turn_up(state, outcome, log)
        notice_empty_pile(state, box, log)
        refill(state, box, log)
    else:
        turn_up(state, outcome, log)
        if row_size(state) == box.row:
            begin_turn(state, box)
