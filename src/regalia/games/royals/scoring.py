"""Scoring periods and titles, the points, and who ranks before whom (spec sections 5 and 6)."""

from regalia.games.royals import keys
from regalia.games.royals.places import first_position
from regalia.games.royals.state import (
    CITIES,
    COUNTRIES,
    GONE,
    HOUSE_MARKERS,
    PERIODS,
    PRESTIGE_OF_TITLE,
    TITLES,
    Box,
    State,
)
from regalia.kernel.log import Log, note

HIGHEST_VALUE = 99  # no marker is worth more


def score_period(state: State, box: Box, log: Log | None) -> None:
    """Section 5: country by country, the most influential takes the high marker, the second the low one."""
    for country in range(box.countries):
        first, second = two_best(state, box, country)
        award_period_marker(state, box, country, 0, first, log)
        note_tie(state, box, country, first, second, log)
        award_period_marker(state, box, country, 1, second, log)
        if log is not None:
            note_tie(state, box, country, second, third_best(state, box, country, first, second), log)


def award_period_marker(state: State, box: Box, country: int, marker: int, seat: int, log: Log | None) -> None:
    """Give a seat the high (0) or low (1) marker; without a seat it leaves the game."""
    if seat < 0:
        state.period_marker[state.period, country, marker] = GONE
        note(log, keys.PERIOD_NOT_AWARDED, place=country, number=marker)
        return
    state.period_marker[state.period, country, marker] = seat
    rule = keys.PERIOD_FIRST if marker == 0 else keys.PERIOD_SECOND
    note(log, rule, seat=seat, place=country, number=state.period, points=box.period_bonus[country, marker])


def two_best(state: State, box: Box, country: int) -> tuple[int, int]:
    """The most influential seat in the country and the next one; −1 where nobody has influence."""
    first, first_influence, first_prestige = -1, 0, 0
    second, second_influence, second_prestige = -1, 0, 0
    for seat in range(box.players):
        influence = influence_of(state, box, country, seat)
        if influence == 0:
            continue
        prestige = prestige_of(state, box, country, seat)
        if is_ahead(influence, prestige, first_influence, first_prestige):
            second, second_influence, second_prestige = first, first_influence, first_prestige
            first, first_influence, first_prestige = seat, influence, prestige
        elif is_ahead(influence, prestige, second_influence, second_prestige):
            second, second_influence, second_prestige = seat, influence, prestige
    return first, second


def third_best(state: State, box: Box, country: int, first: int, second: int) -> int:
    """The seat behind the two best, for the telling of a tie; −1 if nobody else has influence."""
    third, best_influence, best_prestige = -1, 0, 0
    for seat in range(box.players):
        if seat == first or seat == second:
            continue
        influence = influence_of(state, box, country, seat)
        prestige = prestige_of(state, box, country, seat)
        if influence > 0 and is_ahead(influence, prestige, best_influence, best_prestige):
            third, best_influence, best_prestige = seat, influence, prestige
    return third


def is_ahead(influence: int, prestige: int, other_influence: int, other_prestige: int) -> bool:
    """Section 5: more influence; if that is equal, the higher title, and then the better city."""
    return influence > other_influence or (influence == other_influence and prestige > other_prestige)


def prestige_of(state: State, box: Box, country: int, seat: int) -> int:
    """The prestige of the best position a seat holds in a country: its title before its city. Cathedrals have none."""
    prestige = 0
    for position in range(first_position(box, country), first_position(box, country + 1)):
        if state.portrait[position] == seat:
            prestige = max(prestige, box.prestige[position])
    return prestige


def influence_of(state: State, box: Box, country: int, seat: int) -> int:
    """The influence of a seat's portraits in a country."""
    influence = 0
    for position in range(first_position(box, country), first_position(box, country + 1)):
        if state.portrait[position] == seat:
            influence += box.influence[position]
    return influence


def note_tie(state: State, box: Box, country: int, seat: int, other: int, log: Log | None) -> None:
    """Tell how the seat won a tie for influence against the other, if it was one."""
    if log is None or other < 0:
        return
    if influence_of(state, box, country, seat) != influence_of(state, box, country, other):
        return
    title = prestige_of(state, box, country, seat) // PRESTIGE_OF_TITLE
    other_title = prestige_of(state, box, country, other) // PRESTIGE_OF_TITLE
    rule = keys.TIE_BY_CITY if title == other_title else keys.TIE_BY_TITLE
    note(log, rule, seat=seat, place=country, other=other)


def score_titles(state: State, box: Box, log: Log | None) -> None:
    """Section 6: most nobles on a title marker take it; two tied take a half each; more, or none, nobody."""
    for title in range(box.titles):
        leaders, first, last = title_leaders(state, box, title)
        award_title_marker(state, box, title, leaders, first, last, log)


def title_leaders(state: State, box: Box, title: int) -> tuple[int, int, int]:
    """How many seats have most nobles on a title marker, the first of them and the last; none without a noble."""
    most_there, leaders, first, last = 1, 0, -1, -1
    for seat in range(box.players):
        nobles = state.on_title[title, seat]
        if nobles > most_there or (nobles == most_there and leaders == 0):
            most_there, leaders, first, last = nobles, 1, seat, seat
        elif nobles == most_there:
            leaders += 1
            last = seat
    return leaders, first, last


def award_title_marker(
    state: State, box: Box, title: int, leaders: int, first: int, last: int, log: Log | None
) -> None:
    """Give the marker to one leader, its halves to two, and take it out of the game otherwise."""
    if leaders == 0 or leaders > 2:
        state.title_marker[title, :] = GONE
        note(log, keys.TITLE_NOT_AWARDED, place=title, number=leaders)
        return
    state.title_marker[title, 0] = first
    if leaders == 1:
        state.title_marker[title, 1] = first
        note(log, keys.TITLE_FULL, seat=first, place=title, points=box.title_bonus[title, 0])
        return
    note(log, keys.TITLE_HALF, seat=first, place=title, other=last, points=box.title_bonus[title, 1])
    state.title_marker[title, 1] = last
    note(log, keys.TITLE_HALF, seat=last, place=title, other=first, points=box.title_bonus[title, 1])


def title_value(state: State, box: Box, title: int, seat: int) -> int:
    """What a seat has of a title marker: its full value, its half value or nothing."""
    first = state.title_marker[title, 0]
    last = state.title_marker[title, 1]
    if first == seat and last == seat:
        return box.title_bonus[title, 0]
    if first == seat or last == seat:
        return box.title_bonus[title, 1]
    return 0


def score(state: State, box: Box, seat: int) -> int:
    """The sum of all markers a seat holds."""
    points = 0
    for city in range(CITIES):
        points += box.city_bonus[city] * (state.city_marker[city] == seat)
    for marker in range(HOUSE_MARKERS):
        points += box.house_bonus[marker] * (state.house_marker[marker] == seat)
    for country in range(COUNTRIES):
        for marker in range(2):
            points += box.country_bonus[country, marker] * (state.country_marker[country, marker] == seat)
            for period in range(PERIODS):
                points += box.period_bonus[country, marker] * (state.period_marker[period, country, marker] == seat)
    for title in range(TITLES):
        points += title_value(state, box, title, seat)
    return points


def markers_worth(state: State, box: Box, seat: int, value: int) -> int:
    """How many markers of exactly this value a seat holds; a halved title counts with its half value."""
    count = 0
    for city in range(CITIES):
        count += box.city_bonus[city] == value and state.city_marker[city] == seat
    for marker in range(HOUSE_MARKERS):
        count += box.house_bonus[marker] == value and state.house_marker[marker] == seat
    for country in range(COUNTRIES):
        for marker in range(2):
            count += box.country_bonus[country, marker] == value and state.country_marker[country, marker] == seat
            for period in range(PERIODS):
                holds = state.period_marker[period, country, marker] == seat
                count += box.period_bonus[country, marker] == value and holds
    for title in range(TITLES):
        count += title_value(state, box, title, seat) == value
    return count


def outranks(state: State, box: Box, seat: int, other: int) -> int:
    """1 if the seat ranks before the other, −1 if behind, 0 if they share: points, then markers by the edition."""
    difference = score(state, box, seat) - score(state, box, other)
    value = HIGHEST_VALUE
    while difference == 0 and value > 0:
        mine = markers_worth(state, box, seat, value)
        theirs = markers_worth(state, box, other, value)
        if box.compare_all_markers == 1:
            difference = mine - theirs
        elif mine > 0 or theirs > 0:
            return (mine > 0) - (theirs > 0)
        value -= 1
    return (difference > 0) - (difference < 0)
