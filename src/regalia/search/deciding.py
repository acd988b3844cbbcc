"""Deciding: from what one seat knows to its move, by the method of its mind.

A decision is a function of what the seat knows, the mind and the seed, and of nothing else: it does not
matter what was decided before, or whether the program was started anew in between.
"""

import numpy as np

from regalia.kernel.choices import Choices
from regalia.kernel.contract import Box, States, apply, legal_moves, redeal, score
from regalia.kernel.features import Features
from regalia.kernel.luck import Luck, roll
from regalia.search.evaluation import FINE, pick_with_heat, weigh
from regalia.search.ismcts import find_branches, search
from regalia.search.records import GLANCE, SEARCH, Desk, Mind, Nodes, Weights

POINT = 4.0  # what a point in hand adds to the appeal of a move, to a mind that only glances


def decide(
    worlds: States,
    box: Box,
    mind: Mind,
    weights: Weights,
    luck: Luck,
    choices: Choices,
    features: Features,
    desk: Desk,
    nodes: Nodes,
) -> int:
    """The move of the seat to decide, who knows the concealed state worlds[0]; `luck` holds the seed.

    What is legal is asked of a world as the seat may imagine it: in a concealed state, cards that others
    drew blind still count as in the pile.
    """
    stir(worlds, luck)
    if mind.method == SEARCH:
        search(worlds, box, mind, weights, luck, choices, features, desk, nodes)
    redeal(worlds[0], box, luck)
    legal_moves(worlds[0], box, choices)
    if mind.method == SEARCH:
        return choices.choice[favourite(worlds, choices, desk, nodes)]
    overlook(mind, luck, choices)
    weigh(worlds[0], box, choices, weights, features, desk)
    if mind.method == GLANCE:
        add_points_in_hand(worlds, box, choices, desk)
    return choices.choice[pick_with_heat(mind.heat, luck, choices, desk)]


def stir(worlds: States, luck: Luck) -> None:
    """Mix what the seat knows into its luck, so that every position has luck of its own."""
    words = worlds.view(np.uint32)
    for at in range(len(words) // len(worlds)):
        luck.word = luck.word ^ np.uint64(words[at])
        if luck.word == np.uint64(0):
            luck.word = np.uint64(1)
        roll(luck, 2)


def favourite(worlds: States, choices: Choices, desk: Desk, nodes: Nodes) -> int:
    """The place of the choice that search tried most; of several, the one that did best."""
    find_branches(worlds[0], choices, desk, nodes, 0)
    seat = worlds[0].seat
    best = 0
    most_visits = -1
    highest = -1.0
    for at in range(choices.count):
        branch = desk.branch[at]
        if branch == 0:
            continue
        visits = nodes[branch].visits
        if visits > most_visits or (visits == most_visits and nodes[branch].aims[seat] > highest):
            best = at
            most_visits = visits
            highest = nodes[branch].aims[seat]
    return best


def overlook(mind: Mind, luck: Luck, choices: Choices) -> None:
    """Leave out the options that are not noticed; one is always seen."""
    if mind.overlooks == 0.0:
        return
    kept = roll(luck, choices.count)
    count = 0
    for at in range(choices.count):
        noticed = roll(luck, FINE) >= mind.overlooks * FINE
        if noticed or at == kept:
            choices.choice[count] = choices.choice[at]
            count += 1
    choices.count = count


def add_points_in_hand(worlds: States, box: Box, choices: Choices, desk: Desk) -> None:
    """A mind that only glances sees the points it would take at once, and little else."""
    seat = worlds[0].seat
    before = score(worlds[0], box, seat)
    for at in range(choices.count):
        worlds[1] = worlds[0]
        apply(worlds[1], box, choices.choice[at], None)
        desk.appeal[at] += POINT * (score(worlds[1], box, seat) - before)
