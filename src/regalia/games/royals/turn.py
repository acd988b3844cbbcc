"""A turn from its draw to its end: drawing, discarding, refilling, periods (spec sections 2, 3.1, 3.3, 5)."""

from regalia.games.royals import keys
from regalia.games.royals.payment import hand_size, intrigue_size, pay_country, pay_intrigue
from regalia.games.royals.scoring import score, score_period, score_titles
from regalia.games.royals.state import (
    CHOOSE_DRAW,
    COUNTRIES,
    DISCARDING,
    DRAW,
    OVER,
    PAIRS,
    PERIODS,
    PLAY,
    REFILL,
    TURN_ENDING,
    Box,
    State,
)
from regalia.kernel.log import Log, note
from regalia.kernel.luck import Luck, draw


def begin_turn(state: State, box: Box) -> None:
    """Section 3.1: a first turn draws the cards of the table, later turns choose what to draw."""
    if state.rounds > 0:
        state.phase = CHOOSE_DRAW
        return
    state.country_draws = box.first_turn[state.seat]
    state.intrigue_draws = 0
    state.phase = DRAW


def choose_draw(state: State, box: Box, with_intrigue: bool, log: Log | None) -> None:
    """R1: the kind of draw is fixed before the first card."""
    if with_intrigue:
        state.country_draws = box.beside_intrigue
        state.intrigue_draws = box.intrigue_draws
        note(log, keys.CHOSE_INTRIGUE, seat=state.seat)
    else:
        state.country_draws = box.country_draws
        state.intrigue_draws = 0
        note(log, keys.CHOSE_COUNTRIES, seat=state.seat)
    state.phase = DRAW


def go_on_drawing(state: State) -> None:
    """After a card is drawn: the next one, or on to playing."""
    state.phase = DRAW
    if state.country_draws == 0 and state.intrigue_draws == 0:
        state.phase = PLAY


def take_from_row(state: State, country: int, log: Log | None) -> None:
    """A card of the face-up row goes to the hand, seen by all (R10)."""
    state.row[country] -= 1
    state.hand[state.seat, country] += 1
    state.seen[state.seat, country] += 1
    state.country_draws -= 1
    note(log, keys.TOOK_FROM_ROW, seat=state.seat, card=country)
    go_on_drawing(state)


def pile_size(state: State) -> int:
    """Country cards in the face-down pile."""
    size = 0
    for country in range(COUNTRIES):
        size += state.pile[country]
    return size


def intrigue_pile_size(state: State) -> int:
    """Intrigue cards in their pile."""
    size = 0
    for pair in range(PAIRS):
        size += state.intrigue_pile[pair]
    return size


def card_of_pile(state: State, luck: Luck) -> int:
    """A country card drawn from the pile, as a chance outcome; it stays there."""
    return draw(state.pile[:], pile_size(state), luck)


def card_of_intrigue_pile(state: State, luck: Luck) -> int:
    """An intrigue card drawn from its pile, as a chance outcome; it stays there."""
    return COUNTRIES + draw(state.intrigue_pile[:], intrigue_pile_size(state), luck)


def deal_country(state: State, country: int, log: Log | None) -> None:
    """A card drawn blind from the pile goes to the hand."""
    state.pile[country] -= 1
    state.hand[state.seat, country] += 1
    state.blind[state.seat, country] += 1
    state.country_draws -= 1
    note(log, keys.DREW_BLIND, seat=state.seat, card=country)
    go_on_drawing(state)


def deal_intrigue(state: State, pair: int, log: Log | None) -> None:
    """An intrigue card goes to the hand; R5: an empty pile is made anew at once, if there are discards."""
    state.intrigue_pile[pair] -= 1
    state.intrigue_hand[state.seat, pair] += 1
    state.intrigue_blind[state.seat, pair] += 1
    state.intrigue_draws -= 1
    note(log, keys.DREW_INTRIGUE, seat=state.seat, card=pair)
    renew_intrigue_pile(state, log)
    go_on_drawing(state)


def renew_intrigue_pile(state: State, log: Log | None) -> None:
    """R5: the discards become the new pile when the old one is empty."""
    if intrigue_pile_size(state) > 0:
        return
    for pair in range(PAIRS):
        state.intrigue_pile[pair] = state.intrigue_discards[pair]
        state.intrigue_discards[pair] = 0
    state.intrigue_blind[:] = 0
    note(log, keys.SHUFFLED_INTRIGUE, number=intrigue_pile_size(state))


def notice_empty_pile(state: State, box: Box, log: Log | None) -> None:
    """Section 5, 2016: as soon as the pile is empty it is made anew, and the period ends with this turn."""
    if box.ends_with_pile == 1 and pile_size(state) == 0:
        renew_pile_and_end_period(state, log)


def renew_pile_and_end_period(state: State, log: Log | None) -> None:
    """The discards become the new pile; R3: in the last round of the third period nothing else happens."""
    for country in range(COUNTRIES):
        state.pile[country] += state.discards[country]
        state.discards[country] = 0
    state.blind[:] = 0
    note(log, keys.SHUFFLED, number=pile_size(state))
    if state.period_ending == 0:
        rule = keys.LAST_ROUND if state.period == PERIODS - 1 else keys.PERIOD_ENDS
        note(log, rule, seat=state.seat, place=state.period)
    state.period_ending = 1


def over_limit(state: State, box: Box) -> bool:
    """The hand holds more country cards than the limit."""
    return hand_size(state, state.seat) > box.hand_limit


def over_intrigue_limit(state: State, box: Box) -> bool:
    """The hand holds more intrigue cards than the limit."""
    return intrigue_size(state, state.seat) > box.intrigue_limit


def end_play(state: State, log: Log | None) -> None:
    """Section 3.3: the player plays no more cards."""
    note(log, keys.TURN_ENDED, seat=state.seat)
    state.phase = DISCARDING


def discard(state: State, country: int, log: Log | None) -> None:
    """Discard one country card beyond the limit."""
    pay_country(state, country, 1, keys.DISCARDED, log)


def discard_intrigue(state: State, pair: int, log: Log | None) -> None:
    """Discard one intrigue card beyond the limit."""
    pay_intrigue(state, pair, 1, keys.DISCARDED_INTRIGUE, log)


def settle_discards(state: State, box: Box) -> None:
    """While a limit is exceeded the player discards; then the turn comes to its end."""
    if not over_limit(state, box) and not over_intrigue_limit(state, box):
        state.phase = TURN_ENDING


def row_size(state: State) -> int:
    """Cards in the face-up row."""
    size = 0
    for country in range(COUNTRIES):
        size += state.row[country]
    return size


def refill(state: State, box: Box, log: Log | None) -> None:
    """Sections 3.3 and 5: turn cards up until the row is full; 2014: where the pile cannot, the period ends."""
    needed = row_size(state) < box.row and not is_last_turn(state, box)
    if needed and pile_size(state) == 0:
        renew_pile_and_end_period(state, log)
        needed = not is_last_turn(state, box)
    if needed:
        state.phase = REFILL
    else:
        close_turn(state, box, log)


def turn_up(state: State, country: int, log: Log | None) -> None:
    """A card of the pile is turned up into the row."""
    state.pile[country] -= 1
    state.row[country] += 1
    note(log, keys.TURNED_UP, card=country)


def is_last_round(state: State) -> bool:
    """Section 5: the third period is ending, so whoever moves has no turn after this one."""
    return state.period == PERIODS - 1 and state.period_ending == 1


def is_last_turn(state: State, box: Box) -> bool:
    """The game ends with this turn: the last round, and all seats had the same number of turns."""
    return is_last_round(state) and state.seat == box.players - 1


def close_turn(state: State, box: Box, log: Log | None) -> None:
    """Section 5: score a period that ends with this turn, then the next player; section 6: or the game is over."""
    last = is_last_turn(state, box)
    if last or (state.period_ending == 1 and not is_last_round(state)):
        score_period(state, box, log)
        if not last:
            state.period += 1
            state.period_ending = 0
    if last:
        score_titles(state, box, log)
        note_final_points(state, box, log)
        state.phase = OVER
        return
    state.seat += 1
    if state.seat == box.players:
        state.seat = 0
        state.rounds += 1
    begin_turn(state, box)


def note_final_points(state: State, box: Box, log: Log | None) -> None:
    """Tell each seat's points at the end."""
    if log is not None:
        for seat in range(box.players):
            note(log, keys.ENDED, seat=seat, number=score(state, box, seat))
