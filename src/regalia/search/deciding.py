"""Deciding: from what one seat knows to its move, by the method of its configuration.

A decision is a function of what the seat knows, the configuration and the seed, and of nothing else: it does not
matter what was decided before, or whether the program was started anew in between.
"""

import numpy as np

from regalia.kernel.choices import Choices
from regalia.kernel.contract import Box, States, apply, legal_moves, redeal, score
from regalia.kernel.features import Features
from regalia.kernel.luck import Luck, roll
from regalia.search.evaluation import ROLL_STEPS, policy_logits, sample_by_logit
from regalia.search.ismcts import find_children, search
from regalia.search.records import GREEDY, SEARCH, Nodes, Scratch, SearchConfig, Weights

LOGIT_OF_A_POINT = 4.0  # what a point taken at once adds to a move's logit, where GREEDY chooses


def decide(
    worlds: States,
    box: Box,
    config: SearchConfig,
    weights: Weights,
    luck: Luck,
    choices: Choices,
    features: Features,
    scratch: Scratch,
    nodes: Nodes,
) -> int:
    """The move of the seat to decide, who knows the concealed state worlds[0]; `luck` holds the seed.

    What is legal is asked of a determinization: in a concealed state, cards that others drew blind still count
    as in the pile.
    """
    mix_seed(worlds, luck)
    if config.method == SEARCH:
        search(worlds, box, config, weights, luck, choices, features, scratch, nodes)
    redeal(worlds[0], box, luck)
    legal_moves(worlds[0], box, choices)
    if config.method == SEARCH:
        return choices.choice[most_visited(worlds, choices, scratch, nodes)]
    drop_moves(config, luck, choices)
    policy_logits(worlds[0], box, choices, weights, features, scratch)
    if config.method == GREEDY:
        add_points_at_once(worlds, box, choices, scratch)
    return choices.choice[sample_by_logit(config.temperature, luck, choices, scratch)]


def mix_seed(worlds: States, luck: Luck) -> None:
    """Mix what the seat knows into its luck, so that every position has luck of its own."""
    words = worlds.view(np.uint32)
    for at in range(len(words) // len(worlds)):
        luck.word = luck.word ^ np.uint64(words[at])
        if luck.word == np.uint64(0):
            luck.word = np.uint64(1)
        roll(luck, 2)


def most_visited(worlds: States, choices: Choices, scratch: Scratch, nodes: Nodes) -> int:
    """The place of the choice with most visits; of several, the one with the highest utility."""
    find_children(worlds[0], choices, scratch, nodes, 0)
    seat = worlds[0].seat
    best = 0
    most_visits = -1
    highest = -1.0
    for at in range(choices.count):
        child = scratch.child[at]
        if child == 0:
            continue
        visits = nodes[child].visits
        if visits > most_visits or (visits == most_visits and nodes[child].utility[seat] > highest):
            best = at
            most_visits = visits
            highest = nodes[child].utility[seat]
    return best


def drop_moves(config: SearchConfig, luck: Luck, choices: Choices) -> None:
    """Leave out a part of the choices, as one who overlooks them does; one is always left."""
    if config.move_dropout == 0.0:
        return
    kept = roll(luck, choices.count)
    count = 0
    for at in range(choices.count):
        noticed = roll(luck, ROLL_STEPS) >= config.move_dropout * ROLL_STEPS
        if noticed or at == kept:
            choices.choice[count] = choices.choice[at]
            count += 1
    choices.count = count


def add_points_at_once(worlds: States, box: Box, choices: Choices, scratch: Scratch) -> None:
    """Add the points each choice takes at once to its logit."""
    seat = worlds[0].seat
    before = score(worlds[0], box, seat)
    for at in range(choices.count):
        worlds[1] = worlds[0]
        apply(worlds[1], box, choices.choice[at], None)
        scratch.policy[at] += LOGIT_OF_A_POINT * (score(worlds[1], box, seat) - before)
