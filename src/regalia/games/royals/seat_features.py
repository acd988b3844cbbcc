"""Royals' features of a seat: influence margins, cards by country, markers in reach, titles."""

from regalia.games.royals.board import COUNTRY_NAMES, TITLE_NAMES
from regalia.games.royals.payment import buying_power, fitting_intrigue, hand_size, intrigue_size
from regalia.games.royals.places import first_position
from regalia.games.royals.placing import city_is_empty, is_present, nobles_left
from regalia.games.royals.scoring import influence_of, score, title_leaders, two_best
from regalia.games.royals.state import (
    CITIES,
    COUNTRIES,
    HOUSE_MARKERS,
    PERIODS,
    POSITIONS,
    TITLES,
    VACANT,
    Box,
    State,
)
from regalia.games.royals.turn import pile_size
from regalia.kernel.features import MOST_SEATS, SEAT_FEATURES, Features

SEAT_FEATURE_NAMES = (
    "points",
    "points before the best other",
    "points before the mean",
    "points if all were scored now",
    "the same, before the best other",
    "to act",
    "seats before it acts",
    "two players",
    "three players",
    "four players",
    "five players",
    "period ends with the pile",
    "first period",
    "second period",
    "third period",
    "the period is ending",
    "pile left",
    "country cards held",
    "intrigue cards held",
    "intrigue cards of all others",
    "nobles left",
    "portraits held",
    "titles held",
    "best house marker to be had",
    "the same, by titles held",
    "title markers if scored now",
    "the same, late in the game",
    "period markers if scored now",
    "the same, late in the period",
    "city bonuses left",
    "positions in reach",
    *(f"{name} cards" for name in COUNTRY_NAMES),
    *(f"intrigue cards for {name}" for name in COUNTRY_NAMES),
    *(f"influence in {name}" for name in COUNTRY_NAMES),
    *(f"influence lead in {name}" for name in COUNTRY_NAMES),
    *(f"period marker of {name} if scored now" for name in COUNTRY_NAMES),
    *(f"cities in {name}" for name in COUNTRY_NAMES),
    *(f"country marker of {name} to be had, by cities" for name in COUNTRY_NAMES),
    *(f"nobles on {name}" for name in TITLE_NAMES),
    *(f"lead on {name}, by value" for name in TITLE_NAMES),
)
(
    POINTS,
    POINTS_LEAD,
    POINTS_OVER_MEAN,
    SETTLED,
    SETTLED_LEAD,
    TO_ACT,
    WAIT,
    PLAYERS_2,
    PLAYERS_3,
    PLAYERS_4,
    PLAYERS_5,
    ENDS_WITH_PILE,
    PERIOD_1,
    PERIOD_2,
    PERIOD_3,
    PERIOD_ENDING,
    PILE,
    HAND,
    INTRIGUE_HELD,
    OTHERS_INTRIGUE,
    NOBLES,
    PORTRAITS,
    TITLES_HELD,
    HOUSE_TO_HAVE,
    HOUSE_BY_TITLES,
    TITLES_NOW,
    TITLES_NOW_LATE,
    PERIOD_NOW,
    PERIOD_NOW_LATE,
    CITIES_LEFT,
    IN_REACH,
) = range(31)
CARDS_OF = 31
INTRIGUE_FOR = CARDS_OF + COUNTRIES
INFLUENCE = INTRIGUE_FOR + COUNTRIES
INFLUENCE_LEAD = INFLUENCE + COUNTRIES
MARKER_NOW = INFLUENCE_LEAD + COUNTRIES
CITIES_IN = MARKER_NOW + COUNTRIES
COUNTRY_TO_HAVE = CITIES_IN + COUNTRIES
NOBLES_ON = COUNTRY_TO_HAVE + COUNTRIES
TITLE_LEAD = NOBLES_ON + TITLES

assert len(SEAT_FEATURE_NAMES) == TITLE_LEAD + TITLES <= SEAT_FEATURES

# Where sums over all seats lie in `Features.sums`.
SETTLED_AT = 0
POINTS_AT = MOST_SEATS
INTRIGUE_AT = 2 * MOST_SEATS
INFLUENCE_AT = 3 * MOST_SEATS
PERIOD_AT = INFLUENCE_AT + MOST_SEATS * COUNTRIES
TITLES_AT = PERIOD_AT + MOST_SEATS * COUNTRIES


def pile_left(state: State, box: Box) -> float:
    """How much of the cards is still in the pile, 0 … 1: at 0 the period ends."""
    cards = 0
    for country in range(COUNTRIES):
        cards += box.cards[country]
    if state.period_ending == 1:
        return 0.0
    return pile_size(state) / cards


def house_marker_left(state: State, box: Box, seat: int) -> int:
    """The highest Noble House marker the seat can still take, 0 if none."""
    best = 0
    for marker in range(HOUSE_MARKERS):
        if state.house_marker[marker] == seat:
            return 0
        if best == 0 and state.house_marker[marker] == VACANT:
            best = box.house_bonus[marker]
    return best


def country_marker_left(state: State, box: Box, seat: int, country: int) -> int:
    """The highest marker of the country the seat can still take, 0 if none."""
    best = 0
    for marker in range(2):
        if state.country_marker[country, marker] == seat:
            return 0
        if best == 0 and state.country_marker[country, marker] == VACANT:
            best = box.country_bonus[country, marker]
    return best


def seat_features(state: State, box: Box, features: Features) -> None:
    """Write how each seat stands."""
    sum_up_markers(state, box, features)
    sum_up_seats(state, box, features)
    left = pile_left(state, box)
    empty = 0
    for city in range(CITIES):
        if city_is_empty(state, city):
            empty += box.city_bonus[city]
    for seat in range(box.players):
        standing_features(state, box, seat, left, empty, features)
        hand_features(state, box, seat, features)
        country_features(state, box, seat, left, features)
        title_features(state, box, seat, left, features)


def sum_up_markers(state: State, box: Box, features: Features) -> None:
    """What each seat would take if the period, and the titles, were scored now."""
    features.sums[PERIOD_AT:] = 0.0
    for country in range(COUNTRIES):
        first, second = two_best(state, box, country)
        if first >= 0:
            features.sums[PERIOD_AT + first * COUNTRIES + country] = box.period_bonus[country, 0]
        if second >= 0:
            features.sums[PERIOD_AT + second * COUNTRIES + country] = box.period_bonus[country, 1]
    for title in range(TITLES):
        leaders, first, last = title_leaders(state, box, title)
        if leaders == 1:
            features.sums[TITLES_AT + first] += box.title_bonus[title, 0]
        elif leaders == 2:
            features.sums[TITLES_AT + first] += box.title_bonus[title, 1]
            features.sums[TITLES_AT + last] += box.title_bonus[title, 1]


def sum_up_seats(state: State, box: Box, features: Features) -> None:
    """Points, cards and influence of each seat."""
    for seat in range(box.players):
        points = score(state, box, seat)
        settled = points + features.sums[TITLES_AT + seat]
        for country in range(COUNTRIES):
            at = seat * COUNTRIES + country
            features.sums[INFLUENCE_AT + at] = influence_of(state, box, country, seat)
            settled += features.sums[PERIOD_AT + at]
        features.sums[POINTS_AT + seat] = points
        features.sums[SETTLED_AT + seat] = settled
        features.sums[INTRIGUE_AT + seat] = intrigue_size(state, seat)


def best_of_others(box: Box, features: Features, at: int, step: int, seat: int) -> float:
    """The highest number of another seat in a row of the sums."""
    best = -999.0
    for other in range(box.players):
        if other != seat:
            best = max(best, features.sums[at + other * step])
    return best


def standing_features(state: State, box: Box, seat: int, left: float, empty: int, features: Features) -> None:
    """Points, the clock, the turn order."""
    players = box.players
    total = 0.0
    intrigue = 0.0
    for other in range(players):
        total += features.sums[POINTS_AT + other]
        intrigue += features.sums[INTRIGUE_AT + other]
    wait = seat - state.seat
    if wait < 0:
        wait += players
    points = features.sums[POINTS_AT + seat]
    settled = features.sums[SETTLED_AT + seat]
    numbers = features.seats
    numbers[seat, POINTS] = points / 100.0
    numbers[seat, POINTS_LEAD] = (points - best_of_others(box, features, POINTS_AT, 1, seat)) / 30.0
    numbers[seat, POINTS_OVER_MEAN] = (points - total / players) / 30.0
    numbers[seat, SETTLED] = settled / 100.0
    numbers[seat, SETTLED_LEAD] = (settled - best_of_others(box, features, SETTLED_AT, 1, seat)) / 30.0
    numbers[seat, TO_ACT] = wait == 0
    numbers[seat, WAIT] = wait / 4.0
    numbers[seat, PLAYERS_2] = players == 2
    numbers[seat, PLAYERS_3] = players == 3
    numbers[seat, PLAYERS_4] = players == 4
    numbers[seat, PLAYERS_5] = players == 5
    numbers[seat, ENDS_WITH_PILE] = box.ends_with_pile
    numbers[seat, PERIOD_1] = state.period == 0
    numbers[seat, PERIOD_2] = state.period == 1
    numbers[seat, PERIOD_3] = state.period == 2
    numbers[seat, PERIOD_ENDING] = state.period_ending
    numbers[seat, PILE] = left
    numbers[seat, OTHERS_INTRIGUE] = (intrigue - features.sums[INTRIGUE_AT + seat]) / 8.0
    numbers[seat, CITIES_LEFT] = empty / 50.0


def hand_features(state: State, box: Box, seat: int, features: Features) -> None:
    """Cards held, and how many positions they could pay for."""
    held = hand_size(state, seat)
    reach = 0
    for country in range(COUNTRIES):
        fitting = state.hand[seat, country]
        power = buying_power(box, fitting, held)
        for position in range(first_position(box, country), first_position(box, country + 1)):
            reach += box.cost[position] <= power and state.portrait[position] != seat
        features.seats[seat, CARDS_OF + country] = fitting / 6.0
        features.seats[seat, INTRIGUE_FOR + country] = fitting_intrigue(state, box, seat, country) / 4.0
    features.seats[seat, HAND] = held / 12.0
    features.seats[seat, INTRIGUE_HELD] = features.sums[INTRIGUE_AT + seat] / 4.0
    features.seats[seat, NOBLES] = nobles_left(state, box, seat) / 36.0
    features.seats[seat, IN_REACH] = reach / 20.0


def country_features(state: State, box: Box, seat: int, left: float, features: Features) -> None:
    """Country by country: influence, the period marker, presence in the cities."""
    markers = 0.0
    for country in range(COUNTRIES):
        at = seat * COUNTRIES + country
        influence = features.sums[INFLUENCE_AT + at]
        lead = influence - best_of_others(box, features, INFLUENCE_AT + country, COUNTRIES, seat)
        cities = box.first_city[country + 1] - box.first_city[country]
        present = 0
        for city in range(box.first_city[country], box.first_city[country + 1]):
            present += is_present(state, city, seat)
        marker = features.sums[PERIOD_AT + at]
        markers += marker
        part = present / cities
        features.seats[seat, INFLUENCE + country] = influence / 6.0
        features.seats[seat, INFLUENCE_LEAD + country] = max(-4.0, min(4.0, lead)) / 4.0
        features.seats[seat, MARKER_NOW + country] = marker / 10.0
        features.seats[seat, CITIES_IN + country] = part
        to_have = country_marker_left(state, box, seat, country)
        features.seats[seat, COUNTRY_TO_HAVE + country] = to_have / 10.0 * part * part
    features.seats[seat, PERIOD_NOW] = markers / 20.0
    features.seats[seat, PERIOD_NOW_LATE] = markers / 20.0 * (1.0 - left)


def title_features(state: State, box: Box, seat: int, left: float, features: Features) -> None:
    """Title by title: nobles and the lead; the Noble House."""
    present = 0
    placed = 0
    for title in range(TITLES):
        nobles = state.on_title[title, seat]
        best = 0
        for other in range(box.players):
            if other != seat:
                best = max(best, state.on_title[title, other])
        present += nobles > 0
        placed += nobles
        features.seats[seat, NOBLES_ON + title] = nobles / 3.0
        lead = max(-2, min(2, nobles - best)) / 2.0
        features.seats[seat, TITLE_LEAD + title] = lead * box.title_bonus[title, 0] / 16.0
    held = 0
    for position in range(POSITIONS):
        held += state.portrait[position] == seat
    house = house_marker_left(state, box, seat) / 16.0
    titles_now = features.sums[TITLES_AT + seat] / 30.0
    features.seats[seat, PORTRAITS] = held / 10.0
    features.seats[seat, TITLES_HELD] = present / 7.0
    features.seats[seat, HOUSE_TO_HAVE] = house
    features.seats[seat, HOUSE_BY_TITLES] = house * present * present / 49.0
    features.seats[seat, TITLES_NOW] = titles_now
    features.seats[seat, TITLES_NOW_LATE] = titles_now * lateness(state, left)


def lateness(state: State, left: float) -> float:
    """How much of the game is over, 0 … 1."""
    return (state.period + 1.0 - left) / PERIODS
