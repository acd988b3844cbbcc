"""What Majesty's buildings do when a person enters them (spec section 1, the buildings; section 3.3).

Effects happen from top to bottom: the special effect, then points and workers for people, then what is
earned together with others. Which building does what is in `box.toml`.
"""

from regalia.games.majesty import keys
from regalia.games.majesty.state import (
    BUILDINGS,
    GUARD,
    INFIRMARY,
    KNIGHT,
    SPECIAL_ATTACK,
    SPECIAL_EXCHANGE,
    SPECIAL_HEAL,
    TO_EXCHANGE,
    TO_HEAL,
    Box,
    State,
)
from regalia.kernel.log import Log, note


def enter(state: State, box: Box, building: int, card: int, place: int, log: Log | None) -> bool:
    """Place a card that lay at a market place, and do the special effect. True if the player must choose first."""
    state.building = building
    add_card(state, state.seat, building, card)
    note(log, keys.PLACED, seat=state.seat, place=building, card=card, number=place)
    special = box.special[building]
    if special == SPECIAL_HEAL:
        return begin_heal(state, box, log)
    if special == SPECIAL_ATTACK:
        attack(state, box, log)
    if special == SPECIAL_EXCHANGE:
        state.phase = TO_EXCHANGE
        return True
    return False


def add_card(state: State, seat: int, building: int, card: int) -> None:
    """Put a card on top of the others in a building or the infirmary."""
    state.cards[seat, building, state.people[seat, building]] = card
    state.people[seat, building] += 1


def remove_card(state: State, seat: int, building: int) -> int:
    """Take the top card away; which card it was."""
    state.people[seat, building] -= 1
    top = state.people[seat, building]
    card = state.cards[seat, building, top]
    state.cards[seat, building, top] = 0
    return card


def begin_heal(state: State, box: Box, log: Log | None) -> bool:
    """Heal at once where there is no choice; True if the player must choose the person of a split card."""
    wounded = state.people[state.seat, INFIRMARY]
    if wounded == 0:
        return False
    if box.halves[state.cards[state.seat, INFIRMARY, wounded - 1], 1] >= 0:
        state.phase = TO_HEAL
        return True
    heal(state, box, 0, log)
    return False


def heal(state: State, box: Box, half: int, log: Log | None) -> None:
    """The top card of the infirmary returns to its building, without effect there."""
    card = remove_card(state, state.seat, INFIRMARY)
    building = box.halves[card, half]
    add_card(state, state.seat, building, card)
    note(log, keys.HEALED, seat=state.seat, place=building, card=card)


def attack(state: State, box: Box, log: Log | None) -> None:
    """Each opponent in turn order: fewer Guards than the attacker's Knights, and the leftmost card is wounded."""
    knights = state.people[state.seat, KNIGHT]
    for step in range(1, box.players):
        opponent = state.seat + step
        if opponent >= box.players:
            opponent -= box.players
        if wounds(state, knights, opponent):
            wound_leftmost(state, opponent, log)
        else:
            note(log, keys.REPELLED, seat=opponent, other=state.seat)


def wounds(state: State, knights: int, opponent: int) -> bool:
    """Whether an attack with so many Knights wounds somebody: the opponent has fewer Guards."""
    return knights > state.people[opponent, GUARD]


def wound_leftmost(state: State, seat: int, log: Log | None) -> None:
    """M4: the last card of the lowest-numbered building with people goes to the infirmary; M5: if there is one."""
    for building in range(BUILDINGS):
        if state.people[seat, building] > 0:
            card = remove_card(state, seat, building)
            add_card(state, seat, INFIRMARY, card)
            note(log, keys.WOUNDED, seat=seat, place=building, card=card, other=state.seat)
            return
    note(log, keys.NOBODY_TO_WOUND, seat=seat, other=state.seat)


def exchange(state: State, workers: int, log: Log | None) -> None:
    """M2: points and workers one for one, until the chosen number of workers is held."""
    gained = workers - state.workers[state.seat]
    state.workers[state.seat] = workers
    state.points[state.seat] -= gained
    note(log, keys.EXCHANGED, seat=state.seat, place=state.building, number=gained, points=-gained)


def leave(state: State, box: Box, log: Log | None) -> None:
    """The building's effects after its special one, from top to bottom."""
    people_income(state, box, log)
    largest_income(state, box, log)
    both_income(state, box, log)
    all_with_income(state, box, log)


def people_income(state: State, box: Box, log: Log | None) -> None:
    """Points and workers for each person the building names; M8: for wounded cards where it names them."""
    seat = state.seat
    building = state.building
    points = people_points(state, box, seat, building)
    state.points[seat] += points
    if points != 0:
        note(log, keys.POINTS, seat=seat, place=building, other=seat, points=points)
    workers = people_workers(state, box, seat, building)
    state.workers[seat] += workers
    if workers != 0:
        note(log, keys.WORKERS, seat=seat, place=building, number=workers)


def people_points(state: State, box: Box, seat: int, building: int) -> int:
    """What a building pays a seat for the people it names."""
    points = 0
    for kind in range(BUILDINGS + 1):
        points += state.people[seat, kind] * box.points_per[building, kind]
    return points


def people_workers(state: State, box: Box, seat: int, building: int) -> int:
    """The workers a building gives a seat for the people it names."""
    workers = 0
    for kind in range(BUILDINGS + 1):
        workers += state.people[seat, kind] * box.workers_per[building, kind]
    return workers


def largest_income(state: State, box: Box, log: Log | None) -> None:
    """Points for the largest building, where the building entered pays them."""
    points = largest_points(state, box, state.seat, state.building)
    if points > 0:
        score_points(state, state.seat, points, keys.LARGEST, log)


def largest_points(state: State, box: Box, seat: int, building: int) -> int:
    """Points per person there, times the size of the largest building; M1: the infirmary is none."""
    per_largest = box.points_per_largest[building]
    if per_largest == 0:
        return 0
    largest = 0
    for other in range(BUILDINGS):
        largest = max(largest, state.people[seat, other])
    return per_largest * state.people[seat, building] * largest


def both_income(state: State, box: Box, log: Log | None) -> None:
    """Points for a pair of people, where the building entered pays them."""
    points = both_points(state, box, state.seat, state.building)
    if points > 0:
        score_points(state, state.seat, points, keys.BOTH, log)


def both_points(state: State, box: Box, seat: int, building: int) -> int:
    """Points once for a player who has both people the building names."""
    first = box.both[building, 0]
    if first < 0:
        return 0
    second = box.both[building, 1]
    if state.people[seat, first] > 0 and state.people[seat, second] > 0:
        return box.both_points[building]
    return 0


def all_with_income(state: State, box: Box, log: Log | None) -> None:
    """Points once for every player, the active one included, who has at least one such person."""
    person = box.all_with[state.building]
    if person < 0:
        return
    for seat in range(box.players):
        if state.people[seat, person] > 0:
            score_points(state, seat, box.all_with_points[state.building], keys.ALL_WITH, log)


def score_points(state: State, seat: int, points: int, rule: int, log: Log | None) -> None:
    """Give a seat points earned through the building in use."""
    state.points[seat] += points
    note(log, rule, seat=seat, place=state.building, other=state.seat, points=points)
