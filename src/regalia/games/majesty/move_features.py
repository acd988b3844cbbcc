"""What a move of Majesty is, as numbers for its bots: what it earns, costs and opens, whom it wounds."""

from regalia.games.majesty.buildings import people_workers, wounds
from regalia.games.majesty.rules import price
from regalia.games.majesty.scoring import inhabited
from regalia.games.majesty.seat_features import PEOPLE, best_other, income, lead_in, turns_left
from regalia.games.majesty.state import (
    BUILDINGS,
    EXCHANGE,
    HEAL,
    INFIRMARY,
    KNIGHT,
    MARKET,
    SPECIAL_ATTACK,
    SPECIAL_HEAL,
    TAKE,
    Box,
    State,
)
from regalia.kernel.features import MOVE_FEATURES, Features

MOVE_FEATURE_NAMES = (
    *(f"take a {person}" for person in PEOPLE),
    *(f"take a {person}, by turns left" for person in PEOPLE),
    "points earned now",
    "points earned now, by turns left",
    "points it gives others",
    "workers earned",
    "workers to pay",
    "workers lying on the card",
    "workers kept",
    "no worker kept",
    "opens a building",
    "opens a building, by turns left",
    "takes a majority",
    "lead in the building, by value",
    "others wounded",
    "heals",
    "a card with two people",
    "exchange: workers held then",
    "exchange: workers held then, by turns left",
    "the free card",
)
TAKE_PERSON = 0
TAKE_PERSON_LEFT = BUILDINGS
(
    EARNS,
    EARNS_LEFT,
    GIVES,
    EARNS_WORKERS,
    PAYS,
    FINDS,
    KEEPS,
    KEEPS_NONE,
    OPENS,
    OPENS_LEFT,
    TAKES_MAJORITY,
    LEADS_BY,
    WOUNDS,
    HEALS,
    SPLIT,
    EXCHANGES,
    EXCHANGES_LEFT,
    FREE,
) = range(2 * BUILDINGS, 2 * BUILDINGS + 18)
assert len(MOVE_FEATURE_NAMES) == FREE + 1 <= MOVE_FEATURES


def move_features(state: State, box: Box, move: int, features: Features) -> None:
    """Write what a move is."""
    seat = state.seat
    left = turns_left(state, box, seat) / 12.0
    if move >= EXCHANGE:
        features.move[EXCHANGES] = (move - EXCHANGE) / 5.0
        features.move[EXCHANGES_LEFT] = (move - EXCHANGE) / 5.0 * left
        return
    if move >= HEAL:
        card = state.cards[seat, INFIRMARY, state.people[seat, INFIRMARY] - 1]
        entering_features(state, box, box.halves[card, move - HEAL], left, features)
        return
    place = (move - TAKE) // 2
    card = state.market[place]
    building = box.halves[card, (move - TAKE) % 2]
    taking_features(state, box, place, building, left, features)
    entering_features(state, box, building, left, features)
    features.move[SPLIT] = box.halves[card, 1] >= 0


def taking_features(state: State, box: Box, place: int, building: int, left: float, features: Features) -> None:
    """What a card costs and earns at once."""
    seat = state.seat
    earned = income(state, box, seat, building) / 15.0
    workers = people_workers(state, box, seat, building) + box.workers_per[building, building]
    kept = state.workers[seat] - price(place) + state.market_workers[place] + workers
    features.move[TAKE_PERSON + building] = 1.0
    features.move[TAKE_PERSON_LEFT + building] = left
    features.move[EARNS] = earned
    features.move[EARNS_LEFT] = earned * left
    features.move[EARNS_WORKERS] = workers / 4.0
    features.move[PAYS] = price(place) / 5.0
    features.move[FINDS] = state.market_workers[place] / 3.0
    features.move[KEEPS] = min(kept, box.worker_places) / 5.0
    features.move[KEEPS_NONE] = kept == 0
    features.move[FREE] = price(place) == 0
    features.move[HEALS] = box.special[building] == SPECIAL_HEAL and state.people[seat, INFIRMARY] > 0
    others_features(state, box, building, features)


def others_features(state: State, box: Box, building: int, features: Features) -> None:
    """Whom the card wounds, and to whom it gives points."""
    seat = state.seat
    person = box.all_with[building]
    attacks = box.special[building] == SPECIAL_ATTACK
    wounded = 0
    given = 0
    for other in range(box.players):
        if other == seat:
            continue
        wounded += attacks and wounds(state, state.people[seat, KNIGHT] + 1, other)
        if person >= 0 and state.people[other, person] > 0:
            given += box.all_with_points[building]
    features.move[WOUNDS] = wounded / 3.0
    features.move[GIVES] = given / 9.0


def entering_features(state: State, box: Box, building: int, left: float, features: Features) -> None:
    """What one more person in a building means for variety and majority."""
    seat = state.seat
    people = state.people[seat, building]
    other = best_other(state, box, seat, building)
    if people == 0:
        opens = (2 * inhabited(state, seat) + 1) / 13.0
        features.move[OPENS] = opens
        features.move[OPENS_LEFT] = opens * left
    if people < other and people + 1 >= other:
        features.move[TAKES_MAJORITY] = box.value[building] / 16.0
    features.move[LEADS_BY] = lead_in(state, box, seat, building, 1)


def action_key(state: State, move: int) -> int:
    """Taking is known by place and card, so a card turned up meanwhile is a node of its own."""
    if move >= HEAL:
        return move
    return EXCHANGE + 64 + (state.market[(move - TAKE) // 2] * MARKET + (move - TAKE) // 2) * 2 + (move - TAKE) % 2


def deck_stream(state: State) -> int:
    """There is one deck."""
    return 0
