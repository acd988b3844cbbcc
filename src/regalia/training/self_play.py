"""Self-play that is written down: how each seat stood at each turn, what search thought of each move."""

from typing import Annotated, Any

import numpy as np

from regalia.kernel.choices import Choices, ChoicesOfOne
from regalia.kernel.contract import Box, Boxes, State, States, apply, conceal, legal_moves, score, set_up
from regalia.kernel.features import (
    MOST_SEATS,
    MOVE_FEATURES,
    SEAT_FEATURES,
    Features,
    FeaturesOfOne,
    move_features,
    seat_features,
)
from regalia.kernel.fields import Counts
from regalia.kernel.luck import Lucks, roll
from regalia.search.deciding import decide, favourite, stir
from regalia.search.evaluation import FINE
from regalia.search.game_loop import deal_on
from regalia.search.ismcts import find_branches, search, turn_of
from regalia.search.records import SEARCH, Desk, Desks, Minds, Nodes, WeightsOfOne

Singles = Annotated[Any, np.float32]

POSITION_ROWS, MOVE_ROWS, DECISIONS = range(3)  # what `marks` counts
THOROUGH, QUICK = 0, 1                          # the two minds of a game of practice


def practise(
    states: States,
    worlds: States,
    boxes: Boxes,
    minds: Minds,
    weights: WeightsOfOne,
    deal: Lucks,
    seeds: Lucks,
    choices: ChoicesOfOne,
    features: FeaturesOfOne,
    desks: Desks,
    nodes: Nodes,
    thoroughly: float,
    boldly: float,
    positions: Singles,
    values: Singles,
    moves: Singles,
    visits: Singles,
    lengths: Counts,
    marks: Counts,
) -> None:
    """Play one game, all seats alike, and write it down.

    A part `thoroughly` of the decisions is searched by minds[0] and written down for instinct, the others by
    minds[1]: so most of the time goes where something is learned. A part `boldly` of the moves is drawn by
    how much search tried each, so that games differ. Of each turn's beginning `positions` has how the seats
    stand, `values` what search thought they would win, and the points they had.
    """
    state, box = states[0], boxes[0]
    set_up(state, box)
    turn = -1
    marks[:] = 0
    luck = seeds[1]
    while deal_on(state, box, deal, choices[0]) > 0:
        worlds[0] = state
        conceal(worlds[0], box, state.seat)
        stir(worlds, luck)
        mind = minds[THOROUGH] if roll(luck, FINE) < thoroughly * FINE else minds[QUICK]
        thorough = mind.iterations == minds[THOROUGH].iterations
        if mind.method == SEARCH:
            search(worlds, box, mind, weights[0], luck, choices[0], features[0], desks[0], nodes)
            legal_moves(state, box, choices[0])
            at = favourite(worlds, choices[0], desks[0], nodes)
            if thorough:
                write_moves(state, box, choices[0], features[0], desks[0], nodes, moves, visits, lengths, marks)
            if roll(luck, FINE) < boldly * FINE:
                at = by_visits(choices[0], desks[0], nodes, roll(luck, FINE) / FINE)
            move = choices[0].choice[at]
        else:
            move = decide(worlds, box, mind, weights[0], luck, choices[0], features[0], desks[0], nodes)
        if turn_of(state, box) != turn:
            turn = turn_of(state, box)
            worlds[1] = state
            write_position(worlds[1], box, mind.method == SEARCH, features[0], nodes, positions, values, marks)
        apply(state, box, move, None)


def write_position(
    state: State,
    box: Box,
    searched: bool,
    features: Features,
    nodes: Nodes,
    positions: Singles,
    values: Singles,
    marks: Counts,
) -> None:
    """How each seat stands at the beginning of a turn, what search thinks it will win, its points."""
    seat_features(state, box, features)
    row = marks[POSITION_ROWS]
    if (row + 1) * MOST_SEATS * SEAT_FEATURES > len(positions):
        return
    for seat in range(box.players):
        for feature in range(SEAT_FEATURES):
            positions[(row * MOST_SEATS + seat) * SEAT_FEATURES + feature] = features.seats[seat, feature]
        at = (row * MOST_SEATS + seat) * 2
        values[at] = nodes[0].wins[seat] / nodes[0].visits if searched else -1.0
        values[at + 1] = score(state, box, seat)
    marks[POSITION_ROWS] = row + 1


def write_moves(
    state: State,
    box: Box,
    choices: Choices,
    features: Features,
    desk: Desk,
    nodes: Nodes,
    moves: Singles,
    visits: Singles,
    lengths: Counts,
    marks: Counts,
) -> None:
    """What each choice is, and how often search tried it."""
    row = marks[MOVE_ROWS]
    count = choices.count
    if (row + count) * MOVE_FEATURES > len(moves) or marks[DECISIONS] == len(lengths):
        return
    find_branches(state, choices, desk, nodes, 0)
    for at in range(count):
        features.move[:] = 0.0
        move_features(state, box, choices.choice[at], features)
        for feature in range(MOVE_FEATURES):
            moves[(row + at) * MOVE_FEATURES + feature] = features.move[feature]
        visits[row + at] = nodes[desk.branch[at]].visits if desk.branch[at] > 0 else 0
    lengths[marks[DECISIONS]] = count
    marks[DECISIONS] += 1
    marks[MOVE_ROWS] = row + count


def by_visits(choices: Choices, desk: Desk, nodes: Nodes, ticket: float) -> int:
    """The place of a choice, drawn by how often search tried it."""
    total = 0
    for at in range(choices.count):
        if desk.branch[at] > 0:
            total += nodes[desk.branch[at]].visits
    ticket *= total
    for at in range(choices.count):
        if desk.branch[at] > 0:
            ticket -= nodes[desk.branch[at]].visits
            if ticket < 0.0:
                return at
    return choices.count - 1
