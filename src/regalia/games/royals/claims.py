"""Which positions a seat can claim or take over (spec section 3.2, R2, R9).

Positions are written here as sets, a whole number in which bit p stands for position p: so what holds of
all of them is reckoned at once.
"""

from regalia.games.royals import keys
from regalia.games.royals.payment import buying_power, fitting_intrigue, hand_size, intrigue_power, intrigue_size
from regalia.games.royals.placing import lacks_nobles
from regalia.games.royals.state import POSITIONS, VACANT, Box, State


def claimable(state: State, box: Box) -> int:
    """The positions the seat can claim or take over: not its own, with two nobles left (R9), and the cards for it."""
    if lacks_nobles(state, box, state.seat):
        return 0
    within_reach = held_by(state, VACANT) | bribable(state, box)
    return payable(state, box) & within_reach & ~held_by(state, state.seat)


def position_problem(state: State, box: Box, position: int) -> int:
    """Why the seat cannot claim or take over a position, 0 if it can."""
    this = 1 << position
    if box.title[position] < 0:
        return keys.NO_POSITION
    if claimable(state, box) & this:
        return 0
    if held_by(state, state.seat) & this:
        return keys.OWN_POSITION
    if lacks_nobles(state, box, state.seat):
        return keys.TOO_FEW_NOBLES
    return keys.TOO_FEW_INTRIGUE if payable(state, box) & this else keys.TOO_FEW_CARDS


def held_by(state: State, holder: int) -> int:
    """The positions a seat's nobles hold; of VACANT: those nobody holds."""
    positions = 0
    for position in range(POSITIONS):
        positions |= (state.portrait[position] == holder) << position
    return positions


def payable(state: State, box: Box) -> int:
    """R2: the positions that the seat's country cards can pay."""
    held = hand_size(state, state.seat)
    positions = 0
    for country in range(box.countries):
        positions |= box.payable[country, buying_power(box, state.hand[state.seat, country], held)]
    return positions


def bribable(state: State, box: Box) -> int:
    """R2: the positions for whose take-over the seat's intrigue cards suffice."""
    held = intrigue_size(state, state.seat)
    if held == 0:
        return 0
    positions = 0
    for country in range(box.countries):
        fitting = fitting_intrigue(state, box, state.seat, country)
        positions |= box.bribable[country, intrigue_power(box, fitting, held)]
    return positions
