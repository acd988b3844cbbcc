"""Search: a tree of moves, grown over many worlds that the seat can imagine.

Information-set Monte Carlo tree search with one observer (Cowling, Powley, Whitehouse 2012): each iteration
deals what the seat cannot know anew, and draws chance anew wherever it falls; branches are moves, not
worlds. What a branch was worth is kept for every seat, and each seat plays for itself. A branch is tried
the more, the better it did, the more instinct likes it, and the fewer of its chances were taken.
"""

import math

import numpy as np

from regalia.engine.playout import advance, random_game
from regalia.kernel.choices import Choices
from regalia.kernel.contract import NOBODY, Box, State, States, actor, apply, redeal
from regalia.kernel.features import Features, action_key
from regalia.kernel.luck import Luck, roll
from regalia.search.evaluation import aim, feel, judge, pick_with_heat, read_result, weigh
from regalia.search.records import (
    DEEPEST,
    INSTINCT_PLAYOUT,
    JUDGEMENT,
    RANDOM_PLAYOUT,
    Desk,
    Mind,
    Node,
    Nodes,
    Weights,
)

UNKNOWN_SPREAD = 0.2   # of a node seen once
LEAST_SPREAD = 0.00001  # its square
STIRS = 4  # rolls after which neighbouring luck is unlike

def search(
    worlds: States,
    box: Box,
    mind: Mind,
    weights: Weights,
    luck: Luck,
    choices: Choices,
    features: Features,
    desk: Desk,
    nodes: Nodes,
) -> None:
    """Grow the tree over the concealed state worlds[0]; worlds[1] is each world imagined."""
    clear(nodes[0])
    desk.nodes = 1
    desk.seed = luck.word
    for _ in range(mind.iterations):
        worlds[1] = worlds[0]
        redeal(worlds[1], box, luck)
        depth = descend(worlds[1], box, mind, weights, luck, choices, features, desk, nodes)
        aim(box, mind, desk)
        for step in range(depth + 1):
            learn(nodes[desk.path[step]], box, desk)


def clear(node: Node) -> None:
    """A node nobody has visited."""
    node.sibling = 0
    node.child = 0
    node.visits = 0
    node.chances = 0
    node.wins[:] = 0.0
    node.points[:] = 0.0
    node.aims[:] = 0.0
    node.squares[:] = 0.0


def learn(node: Node, box: Box, desk: Desk) -> None:
    """Add how the world ended."""
    node.visits += 1
    for seat in range(box.players):
        node.wins[seat] += desk.wins[seat]
        node.points[seat] += desk.points[seat]
        node.aims[seat] += desk.aims[seat]
        node.squares[seat] += desk.aims[seat] * desk.aims[seat]


def turn_of(state: State, box: Box) -> int:
    """The number of the turn, over all seats."""
    return state.rounds * box.players + state.seat


def descend(
    state: State,
    box: Box,
    mind: Mind,
    weights: Weights,
    luck: Luck,
    choices: Choices,
    features: Features,
    desk: Desk,
    nodes: Nodes,
) -> int:
    """Follow the tree to a new branch and value the world there; how many moves deep it is."""
    node = 0
    depth = 0
    desk.path[0] = 0
    desk.turn = turn_of(state, box)
    while follow(state, box, mind, luck, choices, desk, nodes[node].visits, node) > 0:
        if (node > 0 and nodes[node].visits == 0) or depth == DEEPEST - 1:
            value_leaf(state, box, mind, weights, luck, choices, features, desk)
            return depth
        at = select(state, box, mind, weights, choices, features, desk, nodes, node)
        if at < 0:
            value_leaf(state, box, mind, weights, luck, choices, features, desk)
            return depth
        node = desk.branch[at]
        desk.turn = turn_of(state, box)
        apply(state, box, choices.choice[at], None)
        depth += 1
        desk.path[depth] = node
    read_result(state, box, desk)
    return depth


def follow(
    state: State, box: Box, mind: Mind, luck: Luck, choices: Choices, desk: Desk, visits: int, node: int
) -> int:
    """Go on to the next decision, as `advance` does, behind a branch of the tree.

    Where the mind follows only some futures, a branch has luck of its own for each of them: so its next
    moves are compared over the same cards, visit after visit.
    """
    if mind.futures == 0 or node == 0:
        return advance(state, box, luck, choices)
    kept = luck.word
    luck.word = desk.seed ^ np.uint64(node * mind.futures + visits % mind.futures + 1)
    for _ in range(STIRS):
        roll(luck, 2)
    count = advance(state, box, luck, choices)
    luck.word = kept
    return count


def select(
    state: State,
    box: Box,
    mind: Mind,
    weights: Weights,
    choices: Choices,
    features: Features,
    desk: Desk,
    nodes: Nodes,
    node: int,
) -> int:
    """The place of the choice to try; −1 if the tree has no room for any."""
    if not find_branches(state, choices, desk, nodes, node):
        add_branches(state, box, mind, weights, choices, features, desk, nodes, node)
    return best_branch(state, mind, choices, desk, nodes, node)


def find_branches(state: State, choices: Choices, desk: Desk, nodes: Nodes, node: int) -> bool:
    """Find the node of each choice; True if all have one. Branches mostly lie in the order of the choices."""
    count = choices.count
    for at in range(count):
        desk.name[at] = action_key(state, choices.choice[at])
        desk.branch[at] = 0
    found = 0
    at = 0
    branch = nodes[node].child
    while branch > 0 and found < count:
        for _ in range(count):
            if desk.name[at] == nodes[branch].action_key:
                desk.branch[at] = branch
                nodes[branch].chances += 1
                found += 1
                break
            at += 1
            if at == count:
                at = 0
        branch = nodes[branch].sibling
    return found == count


def add_branches(
    state: State,
    box: Box,
    mind: Mind,
    weights: Weights,
    choices: Choices,
    features: Features,
    desk: Desk,
    nodes: Nodes,
    node: int,
) -> None:
    """Make a node for each choice that has none, as far as there is room."""
    if mind.leaf == RANDOM_PLAYOUT:
        for at in range(choices.count):
            desk.appeal[at] = 1.0 / choices.count
    else:
        feel(state, box, choices, weights, features, desk)
    last = last_branch(nodes, node)
    for at in range(choices.count):
        if desk.branch[at] > 0 or desk.nodes == len(nodes):
            continue
        branch = desk.nodes
        desk.nodes += 1
        clear(nodes[branch])
        nodes[branch].action_key = desk.name[at]
        nodes[branch].prior = desk.appeal[at]
        nodes[branch].chances = 1
        if last == 0:
            nodes[node].child = branch
        else:
            nodes[last].sibling = branch
        last = branch
        desk.branch[at] = branch


def last_branch(nodes: Nodes, node: int) -> int:
    """The last branch of a node, 0: it has none."""
    last = 0
    branch = nodes[node].child
    while branch > 0:
        last = branch
        branch = nodes[branch].sibling
    return last


def best_branch(state: State, mind: Mind, choices: Choices, desk: Desk, nodes: Nodes, node: int) -> int:
    """The branch with most promise to the seat to decide: what it did so far, and what instinct says of it.

    Instinct counts by how much worlds differ here: where all is much the same, small differences decide.
    """
    seat = actor(state)
    unknown = 0.5
    if nodes[node].visits > 0:
        unknown = nodes[node].aims[seat] / nodes[node].visits
    total = 0.0
    for at in range(choices.count):
        if desk.branch[at] > 0:
            total += nodes[desk.branch[at]].prior
    boldness = mind.exploration * spread(nodes[node], seat) / total
    best = -1
    highest = -999.0
    for at in range(choices.count):
        branch = desk.branch[at]
        if branch == 0:
            continue
        visits = nodes[branch].visits
        value = unknown
        if visits > 0:
            value = nodes[branch].aims[seat] / visits
        promise = value + boldness * nodes[branch].prior * math.sqrt(nodes[branch].chances) / (1.0 + visits)
        if promise > highest:
            highest = promise
            best = at
    return best


def spread(node: Node, seat: int) -> float:
    """How much the worlds behind a node differ in what the seat plays for: the standard deviation."""
    if node.visits < 2:
        return UNKNOWN_SPREAD
    mean = node.aims[seat] / node.visits
    return math.sqrt(max(LEAST_SPREAD, node.squares[seat] / node.visits - mean * mean))


def value_leaf(
    state: State, box: Box, mind: Mind, weights: Weights, luck: Luck, choices: Choices, features: Features, desk: Desk
) -> None:
    """How the world will end: played out, or played to the end of the turn by instinct and then judged.

    Judgement is asked only at the beginning of a turn, where it was learned: nothing is half done there.
    """
    if mind.leaf == RANDOM_PLAYOUT:
        random_game(state, box, luck, choices)
        read_result(state, box, desk)
        return
    last = desk.turn + 1 + mind.turns
    while (mind.leaf == INSTINCT_PLAYOUT or turn_of(state, box) < last) and actor(state) != NOBODY:
        weigh(state, box, choices, weights, features, desk)
        apply(state, box, choices.choice[pick_with_heat(mind.heat, luck, choices, desk)], None)
        advance(state, box, luck, choices)
    if actor(state) == NOBODY:
        read_result(state, box, desk)
    elif mind.leaf == JUDGEMENT:
        judge(state, box, weights, features, desk)
