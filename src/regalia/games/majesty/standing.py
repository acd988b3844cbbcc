"""How realms stand in Majesty: who leads where, and what their variety is worth, for whoever looks at the table."""

from typing import Annotated, Any

from regalia.games.majesty.scoring import inhabited, most_people, variety_points
from regalia.games.majesty.state import BUILDINGS, SEATS, Box, State
from regalia.kernel.fields import Int8s, Int16s


class Standing:
    """Everything that is reckoned from what lies on the table."""

    leads: Annotated[Int8s, SEATS, BUILDINGS + 1]   # 1: the seat has most people in the building, or most wounded
    inhabited: Annotated[Int8s, SEATS]              # buildings with people, 0 … 7
    variety: Annotated[Int16s, SEATS]               # what they would count at the end, 0 … 49


StatesOfMajesty = Annotated[Any, State]
BoxesOfMajesty = Annotated[Any, Box]
Standings = Annotated[Any, Standing]


def stand(states: StatesOfMajesty, boxes: BoxesOfMajesty, standings: Standings) -> None:
    """Write how all seats stand in states[0]."""
    state, box, standing = states[0], boxes[0], standings[0]
    for seat in range(box.players):
        standing.inhabited[seat] = inhabited(state, seat)
        standing.variety[seat] = variety_points(state, seat)
    for building in range(BUILDINGS + 1):
        most = most_people(state, box, building)
        for seat in range(box.players):
            standing.leads[seat, building] = state.people[seat, building] == most
