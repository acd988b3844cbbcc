"""Placing a noble: claim, take over, and the bonuses taken at once (spec sections 3.2 and 4)."""

from regalia.games.royals import keys
from regalia.games.royals.places import city_of, position_at
from regalia.games.royals.state import HOUSE_MARKERS, PLAY, TITLES, VACANT, Box, State
from regalia.kernel.log import Log, note


def place_noble(state: State, box: Box, position: int, log: Log | None) -> None:
    """Put a noble on the portrait and one on the title marker; a beaten noble goes to the cathedral."""
    seat = state.seat
    city = city_of(position)
    beaten = state.portrait[position]
    first_in_city = city_is_empty(state, city)
    state.portrait[position] = seat
    state.on_title[box.title[position], seat] += 1
    if beaten == VACANT:
        note(log, keys.CLAIMED, seat=seat, place=position)
    else:
        state.cathedral[city, beaten] += 1
        note(log, keys.TOOK_OVER, seat=seat, place=position, other=beaten)
        note(log, keys.BEATEN, seat=beaten, place=position, other=seat)
    if first_in_city:
        take_city_bonus(state, box, city, log)
    take_country_bonus(state, box, box.country_of[city], log)
    take_house_bonus(state, box, log)
    state.phase = PLAY


def lacks_nobles(state: State, box: Box, seat: int) -> bool:
    """R9: too few nobles are left for another placement, which uses two."""
    return nobles_left(state, box, seat) < 2


def nobles_left(state: State, box: Box, seat: int) -> int:
    """R9: wooden nobles a house still has; each placement uses two, and none ever comes back."""
    placed = 0
    for title in range(TITLES):
        placed += state.on_title[title, seat]
    return box.nobles - 2 * placed


def city_is_empty(state: State, city: int) -> bool:
    """Nobody ever placed a noble in the city: a portrait once taken is never vacant again."""
    return state.portrait[position_at(city, 0)] == VACANT and state.portrait[position_at(city, 1)] == VACANT


def is_present(state: State, city: int, seat: int) -> bool:
    """The seat has a noble in the city, on a portrait or in the cathedral."""
    on_portrait = state.portrait[position_at(city, 0)] == seat or state.portrait[position_at(city, 1)] == seat
    return on_portrait or state.cathedral[city, seat] > 0


def take_city_bonus(state: State, box: Box, city: int, log: Log | None) -> None:
    """City: the first player ever to place a noble there takes its marker."""
    state.city_marker[city] = state.seat
    note(log, keys.CITY_BONUS, seat=state.seat, place=city, points=box.city_bonus[city])


def take_country_bonus(state: State, box: Box, country: int, log: Log | None) -> None:
    """Country: a noble in every city takes the highest marker left; one per country and player."""
    seat = state.seat
    if state.country_marker[country, 0] == seat or state.country_marker[country, 1] == seat:
        return
    for city in range(box.first_city[country], box.first_city[country + 1]):
        if not is_present(state, city, seat):
            return
    for marker in range(2):
        if state.country_marker[country, marker] == VACANT:
            state.country_marker[country, marker] = seat
            points = box.country_bonus[country, marker]
            note(log, keys.COUNTRY_BONUS, seat=seat, place=country, number=marker, points=points)
            return


def take_house_bonus(state: State, box: Box, log: Log | None) -> None:
    """Noble House: a noble on all seven title markers takes the highest marker left; one per player."""
    seat = state.seat
    for title in range(TITLES):
        if state.on_title[title, seat] == 0:
            return
    for marker in range(HOUSE_MARKERS):
        if state.house_marker[marker] == seat:
            return
    for marker in range(HOUSE_MARKERS):
        if state.house_marker[marker] == VACANT:
            state.house_marker[marker] = seat
            note(log, keys.HOUSE_BONUS, seat=seat, place=marker, points=box.house_bonus[marker])
            return
