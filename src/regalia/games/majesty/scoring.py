"""Majesty's end of the game: wounded, variety, majorities, the winners (spec section 4)."""

from regalia.games.majesty import keys
from regalia.games.majesty.state import BUILDINGS, HIRES, INFIRMARY, Box, State
from regalia.kernel.log import Log, note


def final_scoring(state: State, box: Box, log: Log | None) -> None:
    """Score what is left at the end, in the order of the book."""
    score_wounded(state, box, log)
    return_wounded(state, box)
    score_variety(state, box, log)
    for building in range(BUILDINGS):
        score_most(state, box, building, keys.END_MAJORITY, log)
    for seat in range(box.players):
        note(log, keys.ENDED, seat=seat, number=state.points[seat])


def score_wounded(state: State, box: Box, log: Log | None) -> None:
    """4.1: the infirmary's points for each wounded card; M3: and its value for the most wounded."""
    for seat in range(box.players):
        wounded = state.people[seat, INFIRMARY]
        if wounded > 0:
            points = wounded_points(state, box, seat)
            state.points[seat] += points
            note(log, keys.END_WOUNDED, seat=seat, place=INFIRMARY, number=wounded, points=points)
    if box.value[INFIRMARY] != 0:
        score_most(state, box, INFIRMARY, keys.END_MOST_WOUNDED, log)


def return_wounded(state: State, box: Box) -> None:
    """4.1: wounded cards, once scored, go back into the box."""
    for seat in range(box.players):
        state.people[seat, INFIRMARY] = 0
        for place in range(HIRES):
            state.cards[seat, INFIRMARY, place] = 0


def wounded_points(state: State, box: Box, seat: int) -> int:
    """What a seat's wounded cards count at the end, each for itself."""
    return state.people[seat, INFIRMARY] * box.points_per[INFIRMARY, INFIRMARY]


def score_variety(state: State, box: Box, log: Log | None) -> None:
    """4.2: the square of the number of buildings with people."""
    for seat in range(box.players):
        points = variety_points(state, seat)
        state.points[seat] += points
        note(log, keys.END_VARIETY, seat=seat, number=inhabited(state, seat), points=points)


def variety_points(state: State, seat: int) -> int:
    """What the variety of a seat's realm counts at the end."""
    number = inhabited(state, seat)
    return number * number


def inhabited(state: State, seat: int) -> int:
    """How many of a seat's buildings have people."""
    number = 0
    for building in range(BUILDINGS):
        number += state.people[seat, building] > 0
    return number


def score_most(state: State, box: Box, building: int, rule: int, log: Log | None) -> None:
    """4.3: the players with most cards in a building score its value, each of several tied."""
    most_there = most_people(state, box, building)
    for seat in range(box.players):
        if state.people[seat, building] == most_there:
            state.points[seat] += box.value[building]
            note(log, rule, seat=seat, place=building, number=most_there, points=box.value[building])


def most_people(state: State, box: Box, building: int) -> int:
    """The most cards any player has in a building; 1 if all have none, since nobody scores an empty building."""
    most_there = 1
    for seat in range(box.players):
        most_there = max(most_there, state.people[seat, building])
    return most_there


def score(state: State, box: Box, seat: int) -> int:
    """The seat's points now."""
    return state.points[seat]


def outranks(state: State, box: Box, seat: int, other: int) -> int:
    """1 if the seat has more points than the other, −1 if fewer, 0 if they share the victory."""
    if state.points[seat] > state.points[other]:
        return 1
    if state.points[seat] < state.points[other]:
        return -1
    return 0
