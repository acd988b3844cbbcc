"""How houses stand in Royals: who would win what if it were scored now, for whoever looks at the table."""

from typing import Annotated, Any

from regalia.games.royals.payment import hand_size, intrigue_size
from regalia.games.royals.places import city_of
from regalia.games.royals.placing import is_present, lacks_nobles, nobles_left
from regalia.games.royals.scoring import influence_of, prestige_of, title_leaders, two_best
from regalia.games.royals.state import COUNTRIES, POSITIONS, PRESTIGE_OF_TITLE, SEATS, TITLES, Box, State
from regalia.kernel.fields import Int8s, Int16s

BY_TITLE, BY_CITY = 1, 2  # how a tie for the most influence is broken; 0: there is none


class Standing:
    """Everything that is reckoned from what lies on the table."""

    influence: Annotated[Int16s, COUNTRIES, SEATS]  # of each seat in each country, 0 …
    strongest: Annotated[Int8s, COUNTRIES]          # the seat that would win the period's high marker, −1 nobody
    second: Annotated[Int8s, COUNTRIES]             # the seat that would win its low marker, −1 nobody
    tie: Annotated[Int8s, COUNTRIES]                # BY_TITLE, BY_CITY: how the strongest is ahead of the second
    present: Annotated[Int8s, COUNTRIES, SEATS]     # cities in which a seat has a noble, for the country bonus
    takers: Annotated[Int8s, TITLES, 2]             # the seats that would take the title marker's halves, −1 nobody
    leaders: Annotated[Int8s, TITLES]               # how many seats have most nobles on the title marker, 0 … 5
    nobles_left: Annotated[Int8s, SEATS]            # wooden nobles, 0 … 46
    lacks_nobles: Annotated[Int8s, SEATS]           # 1: too few for another placement
    to_discard: Annotated[Int8s, SEATS, 2]          # country and intrigue cards beyond the limits, 0 …


class Prospects:
    """What a noble of the seat to move would change on each position: 1 yes, 0 no."""

    leads: Annotated[Int8s, POSITIONS]              # the seat would come to lead the country
    titles: Annotated[Int8s, POSITIONS]             # it would come to be ahead on the title marker, alone or tied


StatesOfRoyals = Annotated[Any, State]
BoxesOfRoyals = Annotated[Any, Box]
Standings = Annotated[Any, Standing]
ProspectsOfOne = Annotated[Any, Prospects]


def stand(states: StatesOfRoyals, boxes: BoxesOfRoyals, standings: Standings) -> None:
    """Write how all seats stand in states[0]."""
    state, box, standing = states[0], boxes[0], standings[0]
    for country in range(COUNTRIES):
        stand_in_country(state, box, country, standing)
    for title in range(TITLES):
        leaders, first, last = title_leaders(state, box, title)
        awarded = 0 < leaders <= 2
        standing.leaders[title] = leaders
        standing.takers[title, 0] = first if awarded else -1
        standing.takers[title, 1] = last if awarded else -1
    for seat in range(box.players):
        standing.nobles_left[seat] = nobles_left(state, box, seat)
        standing.lacks_nobles[seat] = lacks_nobles(state, box, seat)
        standing.to_discard[seat, 0] = max(0, hand_size(state, seat) + state.unknown[seat] - box.hand_limit)
        standing.to_discard[seat, 1] = max(
            0, intrigue_size(state, seat) + state.unknown_intrigue[seat] - box.intrigue_limit
        )


def stand_in_country(state: State, box: Box, country: int, standing: Standing) -> None:
    """Write who is ahead in a country, and how far every seat is there."""
    for seat in range(box.players):
        standing.influence[country, seat] = influence_of(state, box, country, seat)
        standing.present[country, seat] = 0
        for city in range(box.first_city[country], box.first_city[country + 1]):
            standing.present[country, seat] += is_present(state, city, seat)
    first, second = two_best(state, box, country)
    standing.strongest[country] = first
    standing.second[country] = second
    standing.tie[country] = tie_between(state, box, country, first, second)


def tie_between(state: State, box: Box, country: int, first: int, second: int) -> int:
    """How the first seat of a country is ahead of the second if both have the same influence; 0: they have not."""
    if second < 0 or influence_of(state, box, country, first) != influence_of(state, box, country, second):
        return 0
    title = prestige_of(state, box, country, first) // PRESTIGE_OF_TITLE
    other_title = prestige_of(state, box, country, second) // PRESTIGE_OF_TITLE
    return BY_CITY if title == other_title else BY_TITLE


def look_ahead(
    states: StatesOfRoyals, boxes: BoxesOfRoyals, imagined: StatesOfRoyals, prospects: ProspectsOfOne
) -> None:
    """Write what the seat to move would change with a noble on each position; `imagined` has room for one state."""
    state, box, found = states[0], boxes[0], prospects[0]
    seat = state.seat
    for position in range(POSITIONS):
        found.leads[position] = 0
        found.titles[position] = 0
        title = box.title[position]
        if title < 0 or state.portrait[position] == seat:
            continue
        country = box.country_of[city_of(position)]
        imagined[0] = states[0]
        imagined[0].portrait[position] = seat
        imagined[0].on_title[title, seat] += 1
        led = two_best(state, box, country)[0] == seat
        found.leads[position] = not led and two_best(imagined[0], box, country)[0] == seat
        found.titles[position] = not is_ahead_on_title(state, box, title, seat) and is_ahead_on_title(
            imagined[0], box, title, seat
        )


def is_ahead_on_title(state: State, box: Box, title: int, seat: int) -> bool:
    """The seat would take the title marker now, or half of it."""
    leaders, first, last = title_leaders(state, box, title)
    return 0 < leaders <= 2 and (first == seat or last == seat)
