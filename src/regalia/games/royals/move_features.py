"""Royals' features of a move: what it costs, gives, takes from others and brings nearer."""

from regalia.games.royals.payment import hand_size, intrigue_size
from regalia.games.royals.places import city_of, first_position
from regalia.games.royals.placing import city_is_empty, is_present
from regalia.games.royals.scoring import influence_of, score, two_best
from regalia.games.royals.seat_features import country_marker_left, house_marker_left, lateness, pile_left
from regalia.games.royals.state import (
    BLIND,
    DEAL_INTRIGUE,
    DISCARD,
    DISCARD_PAIR,
    DRAW_INTRIGUE,
    END_TURN,
    FITTING,
    FITTING_INTRIGUE,
    FITTING_PAIR,
    INTRIGUE,
    POSITION,
    TAKE,
    TITLES,
    VACANT,
    WILD,
    WILD_PAIR,
    Box,
    State,
)
from regalia.games.royals.turn import is_last_turn
from regalia.kernel.features import MOVE_FEATURES, Features

MOVE_FEATURE_NAMES = (
    "draw with intrigue",
    "draw with intrigue, by intrigue cards held",
    "draw with intrigue, by country cards held",
    "draw with intrigue, late in the game",
    "take: cards of the country held",
    "take: best position that comes nearer",
    "take: best position it makes payable",
    "take: period marker of the country",
    "take: influence is close",
    "blind",
    "blind, by cards held",
    "intrigue card first",
    "claim",
    "cost",
    "influence",
    "influence, late in the period",
    "city bonus",
    "title marker",
    "a title not yet held",
    "a city not yet held",
    "completes a country",
    "completes the Noble House",
    "take over",
    "take over from the leader in points",
    "passes the first in the country",
    "passes the first in the country, late in the period",
    "passes the second in the country",
    "takes the lead on a title",
    "takes the lead on a title, late in the game",
    "wild cards needed",
    "part of the hand spent",
    "end the turn",
    "end the turn, by cards held",
    "end the turn, cards beyond the limit",
    "end the turn, the period ends",
    "end the turn, the game ends",
    "pay fitting cards",
    "pay wild: cards of the country held",
    "pay wild: what the country promises",
    "pay fitting intrigue",
    "pay intrigue pairs",
    "discard: cards of the country held",
    "discard: what the country promises",
    "discard intrigue: cards of the pair held",
)
(
    WITH_INTRIGUE,
    WITH_INTRIGUE_HELD,
    WITH_INTRIGUE_HAND,
    WITH_INTRIGUE_LATE,
    TAKE_HELD,
    TAKE_NEARER,
    TAKE_PAYABLE,
    TAKE_MARKER,
    TAKE_CLOSE,
    BLINDLY,
    BLINDLY_HAND,
    INTRIGUE_FIRST,
    CLAIM,
    COST,
    GAINS_INFLUENCE,
    GAINS_INFLUENCE_LATE,
    GAINS_CITY,
    GAINS_TITLE,
    NEW_TITLE,
    NEW_CITY,
    COMPLETES_COUNTRY,
    COMPLETES_HOUSE,
    TAKE_OVER,
    TAKE_OVER_LEADER,
    PASSES_FIRST,
    PASSES_FIRST_LATE,
    PASSES_SECOND,
    TITLE_LEADER,
    TITLE_LEADER_LATE,
    NEEDS_WILD,
    SPENDS,
    END,
    END_HAND,
    END_BEYOND,
    END_PERIOD,
    END_GAME,
    PAY_FITTING,
    PAY_WILD_HELD,
    PAY_WILD_PROMISE,
    PAY_INTRIGUE,
    PAY_PAIR,
    DISCARD_HELD,
    DISCARD_PROMISE,
    DISCARD_PAIR_HELD,
) = range(44)

assert len(MOVE_FEATURE_NAMES) == DISCARD_PAIR_HELD + 1 <= MOVE_FEATURES


def move_features(state: State, box: Box, move: int, features: Features) -> None:
    """Write what a move is."""
    if move >= POSITION and move < END_TURN:
        claim_features(state, box, move - POSITION, features)
    elif move >= TAKE and move < POSITION:
        draw_features(state, box, move, features)
    elif move == END_TURN:
        end_features(state, box, features)
    elif move >= DISCARD:
        discard_features(state, box, move, features)
    elif move >= FITTING:
        payment_features(state, box, move, features)
    elif move == DRAW_INTRIGUE:
        features.move[WITH_INTRIGUE] = 1.0
        features.move[WITH_INTRIGUE_HELD] = intrigue_size(state, state.seat) / 4.0
        features.move[WITH_INTRIGUE_HAND] = hand_size(state, state.seat) / 12.0
        features.move[WITH_INTRIGUE_LATE] = lateness(state, pile_left(state, box))


def worth(state: State, box: Box, position: int, seat: int) -> float:
    """A rough worth of a position, in points: its bonus, its influence, its title."""
    points = 1.5 * box.influence[position] + box.title_bonus[box.title[position], 0] / 4.0
    if city_is_empty(state, city_of(position)):
        points += box.city_bonus[city_of(position)]
    return points


def promise(state: State, box: Box, country: int, seat: int, more: int) -> float:
    """What the country's cards are good for, with `more` of them: the best vacant position by cards missing, 0 … 1."""
    best = 0.0
    held = state.hand[seat, country] + more
    for position in range(first_position(box, country), first_position(box, country + 1)):
        if state.portrait[position] == VACANT and box.title[position] >= 0:
            missing = max(0, box.cost[position] - held)
            best = max(best, worth(state, box, position, seat) / (2.0 + missing))
    return best / 8.0


def draw_features(state: State, box: Box, move: int, features: Features) -> None:
    """A card from the row, blind, or an intrigue card."""
    seat = state.seat
    if move == BLIND:
        features.move[BLINDLY] = 1.0
        features.move[BLINDLY_HAND] = hand_size(state, seat) / 12.0
        return
    if move == INTRIGUE:
        features.move[INTRIGUE_FIRST] = 1.0
        return
    country = move - TAKE
    mine = influence_of(state, box, country, seat)
    first, second = two_best(state, box, country)
    ahead = first if first != seat else second
    close = 0
    if ahead >= 0:
        close = abs(influence_of(state, box, country, ahead) - mine) <= 2
    now = promise(state, box, country, seat, 0)
    then = promise(state, box, country, seat, 1)
    features.move[TAKE_HELD] = state.hand[seat, country] / 6.0
    features.move[TAKE_NEARER] = then
    features.move[TAKE_PAYABLE] = then - now
    features.move[TAKE_MARKER] = box.period_bonus[country, 0] / 10.0
    features.move[TAKE_CLOSE] = close


def claim_features(state: State, box: Box, position: int, features: Features) -> None:
    """A claim or a take-over."""
    seat = state.seat
    city = city_of(position)
    country = box.country_of[city]
    late = 1.0 - pile_left(state, box)
    fitting = state.hand[seat, country]
    features.move[CLAIM] = 1.0
    features.move[COST] = box.cost[position] / 8.0
    features.move[GAINS_INFLUENCE] = box.influence[position] / 3.0
    features.move[GAINS_INFLUENCE_LATE] = box.influence[position] / 3.0 * late
    features.move[NEEDS_WILD] = max(0, box.cost[position] - fitting) / 3.0
    features.move[SPENDS] = box.cost[position] / (1.0 + hand_size(state, seat))
    if city_is_empty(state, city):
        features.move[GAINS_CITY] = box.city_bonus[city] / 6.0
    city_features(state, box, country, city, features)
    title_gain_features(state, box, box.title[position], features)
    rival_features(state, box, country, position, late, features)


def city_features(state: State, box: Box, country: int, city: int, features: Features) -> None:
    """What a noble in the city means for the country's marker."""
    seat = state.seat
    if is_present(state, city, seat):
        return
    to_have = country_marker_left(state, box, seat, country) / 10.0
    missing = 0
    for other in range(box.first_city[country], box.first_city[country + 1]):
        missing += not is_present(state, other, seat)
    features.move[NEW_CITY] = to_have / missing
    if missing == 1:
        features.move[COMPLETES_COUNTRY] = to_have


def title_gain_features(state: State, box: Box, title: int, features: Features) -> None:
    """What a noble more on the title marker means."""
    seat = state.seat
    value = box.title_bonus[title, 0] / 16.0
    mine = state.on_title[title, seat]
    best = 0
    for other in range(box.players):
        if other != seat:
            best = max(best, state.on_title[title, other])
    features.move[GAINS_TITLE] = value
    if mine <= best and mine + 1 >= best:
        features.move[TITLE_LEADER] = value
        features.move[TITLE_LEADER_LATE] = value * lateness(state, pile_left(state, box))
    if mine > 0:
        return
    missing = 0
    for other in range(TITLES):
        missing += state.on_title[other, seat] == 0
    to_have = house_marker_left(state, box, seat) / 16.0
    features.move[NEW_TITLE] = to_have / missing
    if missing == 1:
        features.move[COMPLETES_HOUSE] = to_have


def rival_features(state: State, box: Box, country: int, position: int, late: float, features: Features) -> None:
    """Whom the noble passes in influence, and from whom the position is taken."""
    seat = state.seat
    holder = state.portrait[position]
    gained = box.influence[position]
    mine = influence_of(state, box, country, seat)
    first, second = two_best(state, box, country)
    if first != seat:
        reached = mine + gained
        ahead = 0 if first < 0 else influence_of(state, box, country, first) - gained * (holder == first)
        if reached > ahead:
            features.move[PASSES_FIRST] = box.period_bonus[country, 0] / 10.0
            features.move[PASSES_FIRST_LATE] = box.period_bonus[country, 0] / 10.0 * late
        elif second != seat:
            behind = 0 if second < 0 else influence_of(state, box, country, second) - gained * (holder == second)
            if reached > behind:
                features.move[PASSES_SECOND] = box.period_bonus[country, 1] / 10.0
    if holder == VACANT:
        return
    features.move[TAKE_OVER] = 1.0
    points = score(state, box, holder)
    leads = True
    for other in range(box.players):
        if other != seat and score(state, box, other) > points:
            leads = False
    features.move[TAKE_OVER_LEADER] = leads


def end_features(state: State, box: Box, features: Features) -> None:
    """Playing no more cards this turn."""
    held = hand_size(state, state.seat)
    features.move[END] = 1.0
    features.move[END_HAND] = held / 12.0
    features.move[END_BEYOND] = max(0, held - box.hand_limit) / 3.0
    features.move[END_PERIOD] = state.period_ending
    features.move[END_GAME] = is_last_turn(state, box)


def payment_features(state: State, box: Box, move: int, features: Features) -> None:
    """An answer to a payment question: how many cards, and what else they would be good for."""
    seat = state.seat
    if move < WILD:
        features.move[PAY_FITTING] = (move - FITTING) / 3.0
    elif move < FITTING_INTRIGUE:
        number = (move - WILD) / 3.0
        features.move[PAY_WILD_HELD] = number * state.hand[seat, state.asked] / 6.0
        features.move[PAY_WILD_PROMISE] = number * promise(state, box, state.asked, seat, 0)
    elif move < FITTING_PAIR:
        features.move[PAY_INTRIGUE] = move - FITTING_INTRIGUE
    else:
        first = FITTING_PAIR if move < WILD_PAIR else WILD_PAIR
        features.move[PAY_PAIR] = (move - first) * state.intrigue_hand[seat, state.asked] / 4.0


def discard_features(state: State, box: Box, move: int, features: Features) -> None:
    """A card beyond the limit."""
    seat = state.seat
    if move >= DISCARD_PAIR:
        features.move[DISCARD_PAIR_HELD] = state.intrigue_hand[seat, move - DISCARD_PAIR] / 4.0
        return
    features.move[DISCARD_HELD] = state.hand[seat, move - DISCARD] / 6.0
    features.move[DISCARD_PROMISE] = promise(state, box, move - DISCARD, seat, 0)


def action_key(state: State, move: int) -> int:
    """A move's number says what it means."""
    return move


def deck_stream(state: State) -> int:
    """Country cards, or intrigue cards."""
    return 1 if state.phase == DEAL_INTRIGUE else 0
