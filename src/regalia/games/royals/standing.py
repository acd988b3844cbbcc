"""How houses stand in Royals: who would win what if it were scored now, for whoever looks at the table."""

from typing import Annotated, Any

from regalia.games.royals.placing import nobles_left
from regalia.games.royals.scoring import influence_of, title_leaders, two_best
from regalia.games.royals.state import COUNTRIES, SEATS, TITLES, Box, State
from regalia.kernel.fields import Int8s, Int16s


class Standing:
    """Everything that is reckoned from what lies on the table."""

    influence: Annotated[Int16s, COUNTRIES, SEATS]  # of each seat in each country, 0 …
    strongest: Annotated[Int8s, COUNTRIES]          # the seat that would win the period's high marker, −1 nobody
    takers: Annotated[Int8s, TITLES, 2]             # the seats that would take the title marker's halves, −1 nobody
    nobles_left: Annotated[Int8s, SEATS]            # wooden nobles, 0 … 46


StatesOfRoyals = Annotated[Any, State]
BoxesOfRoyals = Annotated[Any, Box]
Standings = Annotated[Any, Standing]


def stand(states: StatesOfRoyals, boxes: BoxesOfRoyals, standings: Standings) -> None:
    """Write how all seats stand in states[0]."""
    state, box, standing = states[0], boxes[0], standings[0]
    for country in range(COUNTRIES):
        for seat in range(box.players):
            standing.influence[country, seat] = influence_of(state, box, country, seat)
        standing.strongest[country] = two_best(state, box, country)[0]
    for title in range(TITLES):
        leaders, first, last = title_leaders(state, box, title)
        awarded = 0 < leaders <= 2
        standing.takers[title, 0] = first if awarded else -1
        standing.takers[title, 1] = last if awarded else -1
    for seat in range(box.players):
        standing.nobles_left[seat] = nobles_left(state, box, seat)
