"""How a seat of Majesty stands, as numbers for its bots: people, what they would earn, majorities, workers, fights."""

from regalia.games.majesty.buildings import both_points, largest_points, people_points, people_workers, wounds
from regalia.games.majesty.printed import people as people_names
from regalia.games.majesty.rules import price
from regalia.games.majesty.scoring import inhabited, most_people, variety_points, wounded_points
from regalia.games.majesty.state import BUILDINGS, INFIRMARY, KNIGHT, MARKET, Box, State
from regalia.kernel.features import SEAT_FEATURES, Features

PEOPLE = people_names()[:BUILDINGS]

SEAT_FEATURE_NAMES = (
    "points",
    "points before the best other",
    "points before the mean",
    "points if scored now",
    "the same, before the best other",
    "the same, before the best other, per turn left",
    "workers",
    "turns left",
    "to act",
    "seats before it acts",
    "two players",
    "three players",
    "four players",
    "wounded",
    "inhabited buildings",
    "their square",
    "majorities if scored now",
    "others it could wound next",
    "others that could wound it next",
    "best card in reach",
    "best free card",
    *(f"{person}s" for person in PEOPLE),
    *(f"points for one more {person}" for person in PEOPLE),
    *(f"workers for one more {person}" for person in PEOPLE),
    *(f"lead in {person}s, by value" for person in PEOPLE),
)
(
    POINTS,
    POINTS_LEAD,
    POINTS_OVER_MEAN,
    SETTLED,
    SETTLED_LEAD,
    SETTLED_PER_TURN,
    WORKERS,
    LEFT,
    TO_ACT,
    WAIT,
    PLAYERS_2,
    PLAYERS_3,
    PLAYERS_4,
    HURT,
    INHABITED,
    INHABITED_SQUARED,
    MAJORITIES,
    CAN_WOUND,
    CAN_BE_WOUNDED,
    BEST_IN_REACH,
    BEST_FREE,
) = range(21)
PERSON = 21
INCOME = PERSON + BUILDINGS
HELP = INCOME + BUILDINGS
LEAD = HELP + BUILDINGS
assert len(SEAT_FEATURE_NAMES) == LEAD + BUILDINGS <= SEAT_FEATURES


def turns_left(state: State, box: Box, seat: int) -> int:
    """Cards the seat will still take."""
    return box.hires - state.rounds - (seat < state.seat)


def income(state: State, box: Box, seat: int, building: int) -> int:
    """Points the seat would earn at once with one more person in the building."""
    state.people[seat, building] += 1
    points = people_points(state, box, seat, building) + largest_points(state, box, seat, building)
    points += both_points(state, box, seat, building)
    person = box.all_with[building]
    if person >= 0 and state.people[seat, person] > 0:
        points += box.all_with_points[building]
    state.people[seat, building] -= 1
    return points


def best_other(state: State, box: Box, seat: int, building: int) -> int:
    """The most cards another player has in the building."""
    best = 0
    for other in range(box.players):
        if other != seat:
            best = max(best, state.people[other, building])
    return best


def lead_in(state: State, box: Box, seat: int, building: int, more: int) -> float:
    """The seat's lead in a building with `more` people there, from −1 to 1, weighed by the building's value."""
    lead = state.people[seat, building] + more - best_other(state, box, seat, building)
    return max(-3, min(3, lead)) * box.value[building] / 48.0


def seat_features(state: State, box: Box, features: Features) -> None:
    """Write how each seat stands."""
    players = box.players
    for seat in range(players):
        majorities = 0
        for building in range(BUILDINGS):
            if state.people[seat, building] == most_people(state, box, building):
                majorities += box.value[building]
        if box.value[INFIRMARY] != 0 and state.people[seat, INFIRMARY] == most_people(state, box, INFIRMARY):
            majorities += box.value[INFIRMARY]
        variety = variety_points(state, seat)
        settled = state.points[seat] + wounded_points(state, box, seat) + variety + majorities
        features.sums[seat] = settled
        features.seats[seat, MAJORITIES] = majorities / 40.0
        features.seats[seat, INHABITED] = inhabited(state, seat) / 7.0
        features.seats[seat, INHABITED_SQUARED] = variety / 49.0
        features.seats[seat, SETTLED] = settled / 100.0
    for seat in range(players):
        points_features(state, box, seat, features)
        people_features(state, box, seat, features)
        market_features(state, box, seat, features)


def points_features(state: State, box: Box, seat: int, features: Features) -> None:
    """Points, workers, turns left and fights."""
    players = box.players
    best, settled_best, total, reach, threats = -999, -999.0, 0, 0, 0
    for other in range(players):
        total += state.points[other]
        if other == seat:
            continue
        best = max(best, state.points[other])
        settled_best = max(settled_best, features.sums[other])
        reach += wounds(state, state.people[seat, KNIGHT] + 1, other)
        threats += wounds(state, state.people[other, KNIGHT] + 1, seat)
    left = turns_left(state, box, seat)
    wait = seat - state.seat
    if wait < 0:
        wait += players
    numbers = features.seats
    numbers[seat, POINTS] = state.points[seat] / 100.0
    numbers[seat, POINTS_LEAD] = (state.points[seat] - best) / 30.0
    numbers[seat, POINTS_OVER_MEAN] = (state.points[seat] - total / players) / 30.0
    numbers[seat, SETTLED_LEAD] = (features.sums[seat] - settled_best) / 30.0
    numbers[seat, SETTLED_PER_TURN] = (features.sums[seat] - settled_best) / (10.0 + 10.0 * left)
    numbers[seat, WORKERS] = state.workers[seat] / 5.0
    numbers[seat, LEFT] = left / 12.0
    numbers[seat, TO_ACT] = wait == 0
    numbers[seat, WAIT] = wait / 4.0
    numbers[seat, PLAYERS_2] = players == 2
    numbers[seat, PLAYERS_3] = players == 3
    numbers[seat, PLAYERS_4] = players == 4
    numbers[seat, HURT] = state.people[seat, INFIRMARY] / 4.0
    numbers[seat, CAN_WOUND] = reach / 3.0
    numbers[seat, CAN_BE_WOUNDED] = threats / 3.0


def people_features(state: State, box: Box, seat: int, features: Features) -> None:
    """Building by building: people, what one more would earn, the majority."""
    for building in range(BUILDINGS):
        features.seats[seat, PERSON + building] = state.people[seat, building] / 4.0
        features.seats[seat, INCOME + building] = income(state, box, seat, building) / 15.0
        workers = people_workers(state, box, seat, building) + box.workers_per[building, building]
        features.seats[seat, HELP + building] = workers / 4.0
        features.seats[seat, LEAD + building] = lead_in(state, box, seat, building, 0)


def market_features(state: State, box: Box, seat: int, features: Features) -> None:
    """The best income among the cards the seat could pay for, and among the free ones."""
    best = 0.0
    free = 0.0
    for place in range(min(MARKET, state.shown)):
        for half in range(2):
            building = box.halves[state.market[place], half]
            if building < 0 or price(place) > state.workers[seat]:
                continue
            earned = features.seats[seat, INCOME + building]
            best = max(best, earned)
            if price(place) == 0:
                free = max(free, earned)
    features.seats[seat, BEST_IN_REACH] = best
    features.seats[seat, BEST_FREE] = free
