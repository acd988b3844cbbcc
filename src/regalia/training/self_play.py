"""Self-play that is recorded for training: how each seat stood at each turn, how often search visited each move.

As KataGo does (Wu 2019), only a part of the decisions is searched in full and recorded for the policy; the others
are searched fast, so that more games are finished for the value network.
"""

from typing import Annotated, Any

import numpy as np

from regalia.kernel.choices import Choices, ChoicesOfOne
from regalia.kernel.contract import Box, Boxes, State, States, apply, conceal, legal_moves, score, set_up
from regalia.kernel.features import (
    MOST_SEATS,
    MOVE_FEATURES,
    SEAT_FEATURES,
    Features,
    FeaturesArray,
    move_features,
    seat_features,
)
from regalia.kernel.fields import Counts
from regalia.kernel.luck import Lucks, roll
from regalia.search.deciding import decide, mix_seed, most_visited
from regalia.search.evaluation import ROLL_STEPS
from regalia.search.game_loop import advance_deal
from regalia.search.ismcts import find_children, search, turn_of
from regalia.search.records import SEARCH, Nodes, Scratch, Scratches, SearchConfigs, WeightsArray

Singles = Annotated[Any, np.float32]

POSITION_ROWS, MOVE_ROWS, DECISIONS = range(3)  # what `rows` counts
FULL, FAST = 0, 1                               # the two configurations of a game of self-play


def self_play(
    states: States,
    worlds: States,
    boxes: Boxes,
    configs: SearchConfigs,
    weights: WeightsArray,
    deal: Lucks,
    seeds: Lucks,
    choices: ChoicesOfOne,
    features: FeaturesArray,
    scratches: Scratches,
    nodes: Nodes,
    full_search_rate: float,
    exploration_rate: float,
    positions: Singles,
    values: Singles,
    moves: Singles,
    visits: Singles,
    lengths: Counts,
    rows: Counts,
) -> None:
    """Play one game, all seats alike, and record it.

    A part `full_search_rate` of the decisions is searched by configs[FULL] and recorded for the policy, the others
    by configs[FAST]. A part `exploration_rate` of the moves is drawn by visits, so that games differ. Of each turn's
    beginning `positions` has the features of the seats, `values` what search thought they would win, and the points
    they had.
    """
    state, box = states[0], boxes[0]
    set_up(state, box)
    turn = -1
    rows[:] = 0
    luck = seeds[1]
    while advance_deal(state, box, deal, choices[0]) > 0:
        worlds[0] = state
        conceal(worlds[0], box, state.seat)
        mix_seed(worlds, luck)
        config = configs[FULL] if roll(luck, ROLL_STEPS) < full_search_rate * ROLL_STEPS else configs[FAST]
        in_full = config.iterations == configs[FULL].iterations
        if config.method == SEARCH:
            search(worlds, box, config, weights[0], luck, choices[0], features[0], scratches[0], nodes)
            legal_moves(state, box, choices[0])
            at = most_visited(worlds, choices[0], scratches[0], nodes)
            if in_full:
                record_moves(state, box, choices[0], features[0], scratches[0], nodes, moves, visits, lengths, rows)
            if roll(luck, ROLL_STEPS) < exploration_rate * ROLL_STEPS:
                at = sample_by_visits(choices[0], scratches[0], nodes, roll(luck, ROLL_STEPS) / ROLL_STEPS)
            move = choices[0].choice[at]
        else:
            move = decide(worlds, box, config, weights[0], luck, choices[0], features[0], scratches[0], nodes)
        if turn_of(state, box) != turn:
            turn = turn_of(state, box)
            worlds[1] = state
            record_position(worlds[1], box, config.method == SEARCH, features[0], nodes, positions, values, rows)
        apply(state, box, move, None)


def record_position(
    state: State,
    box: Box,
    searched: bool,
    features: Features,
    nodes: Nodes,
    positions: Singles,
    values: Singles,
    rows: Counts,
) -> None:
    """How each seat stands at the beginning of a turn, what search thinks it will win, its points."""
    seat_features(state, box, features)
    row = rows[POSITION_ROWS]
    if (row + 1) * MOST_SEATS * SEAT_FEATURES > len(positions):
        return
    for seat in range(box.players):
        for feature in range(SEAT_FEATURES):
            positions[(row * MOST_SEATS + seat) * SEAT_FEATURES + feature] = features.seats[seat, feature]
        at = (row * MOST_SEATS + seat) * 2
        values[at] = nodes[0].wins[seat] / nodes[0].visits if searched else -1.0
        values[at + 1] = score(state, box, seat)
    rows[POSITION_ROWS] = row + 1


def record_moves(
    state: State,
    box: Box,
    choices: Choices,
    features: Features,
    scratch: Scratch,
    nodes: Nodes,
    moves: Singles,
    visits: Singles,
    lengths: Counts,
    rows: Counts,
) -> None:
    """The features of each choice, and its visits."""
    row = rows[MOVE_ROWS]
    count = choices.count
    if (row + count) * MOVE_FEATURES > len(moves) or rows[DECISIONS] == len(lengths):
        return
    find_children(state, choices, scratch, nodes, 0)
    for at in range(count):
        features.move[:] = 0.0
        move_features(state, box, choices.choice[at], features)
        for feature in range(MOVE_FEATURES):
            moves[(row + at) * MOVE_FEATURES + feature] = features.move[feature]
        visits[row + at] = nodes[scratch.child[at]].visits if scratch.child[at] > 0 else 0
    lengths[rows[DECISIONS]] = count
    rows[DECISIONS] += 1
    rows[MOVE_ROWS] = row + count


def sample_by_visits(choices: Choices, scratch: Scratch, nodes: Nodes, drawn: float) -> int:
    """The place of a choice, drawn by its visits; `drawn` is a random number from 0 to 1."""
    total = 0
    for at in range(choices.count):
        if scratch.child[at] > 0:
            total += nodes[scratch.child[at]].visits
    drawn *= total
    for at in range(choices.count):
        if scratch.child[at] > 0:
            drawn -= nodes[scratch.child[at]].visits
            if drawn < 0.0:
                return at
    return choices.count - 1
