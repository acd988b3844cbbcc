"""Search: a tree of actions, grown over many determinizations of what the seat knows.

Information set Monte Carlo tree search with one observer, SO-ISMCTS (Cowling, Powley, Whitehouse 2012): each
iteration determinizes the information set anew, and draws chance anew wherever it falls; nodes are actions, not
states. A node keeps a value for every seat, and each seat maximises its own. Children are selected by PUCT, as in
AlphaZero, with their availability in the place of the parent's visits.
"""

import math

import numpy as np

from regalia.engine.playout import advance, random_game
from regalia.kernel.choices import Choices
from regalia.kernel.contract import NOBODY, Box, State, States, actor, apply, redeal
from regalia.kernel.features import Features, action_key
from regalia.kernel.luck import Luck, roll
from regalia.search.evaluation import add_utility, policy, policy_logits, sample_by_logit, terminal_value, value
from regalia.search.records import (
    DEEPEST,
    POLICY_PLAYOUT,
    RANDOM_PLAYOUT,
    VALUE,
    Node,
    Nodes,
    Scratch,
    SearchConfig,
    Weights,
)

FIRST_DEVIATION = 0.2      # of a node that was visited once
LEAST_VARIANCE = 0.00001
MIXING_ROLLS = 4           # after which neighbouring luck is unlike


def search(
    worlds: States,
    box: Box,
    config: SearchConfig,
    weights: Weights,
    luck: Luck,
    choices: Choices,
    features: Features,
    scratch: Scratch,
    nodes: Nodes,
) -> None:
    """Grow the tree over the information set worlds[0], a concealed state; worlds[1] is each determinization."""
    clear_node(nodes[0])
    scratch.node_count = 1
    scratch.seed = luck.word
    for _ in range(config.iterations):
        worlds[1] = worlds[0]
        redeal(worlds[1], box, luck)
        depth = descend(worlds[1], box, config, weights, luck, choices, features, scratch, nodes)
        add_utility(box, config, scratch)
        for step in range(depth + 1):
            backpropagate(nodes[scratch.path[step]], box, scratch)


def clear_node(node: Node) -> None:
    """A node nobody has visited."""
    node.sibling = 0
    node.child = 0
    node.visits = 0
    node.availability = 0
    node.wins[:] = 0.0
    node.points[:] = 0.0
    node.utility[:] = 0.0
    node.squares[:] = 0.0


def backpropagate(node: Node, box: Box, scratch: Scratch) -> None:
    """Add the value of the leaf to a node of the path."""
    node.visits += 1
    for seat in range(box.players):
        node.wins[seat] += scratch.wins[seat]
        node.points[seat] += scratch.points[seat]
        node.utility[seat] += scratch.utility[seat]
        node.squares[seat] += scratch.utility[seat] * scratch.utility[seat]


def turn_of(state: State, box: Box) -> int:
    """The number of the turn, over all seats."""
    return state.rounds * box.players + state.seat


def descend(
    state: State,
    box: Box,
    config: SearchConfig,
    weights: Weights,
    luck: Luck,
    choices: Choices,
    features: Features,
    scratch: Scratch,
    nodes: Nodes,
) -> int:
    """Follow the tree to a node nobody has visited and value the position there; how many moves deep it is."""
    node = 0
    depth = 0
    scratch.path[0] = 0
    scratch.turn = turn_of(state, box)
    while advance_behind(state, box, config, luck, choices, scratch, nodes[node].visits, node) > 0:
        if (node > 0 and nodes[node].visits == 0) or depth == DEEPEST - 1:
            leaf_value(state, box, config, weights, luck, choices, features, scratch)
            return depth
        at = select(state, box, config, weights, choices, features, scratch, nodes, node)
        if at < 0:
            leaf_value(state, box, config, weights, luck, choices, features, scratch)
            return depth
        node = scratch.child[at]
        scratch.turn = turn_of(state, box)
        apply(state, box, choices.choice[at], None)
        depth += 1
        scratch.path[depth] = node
    terminal_value(state, box, scratch)
    return depth


def advance_behind(
    state: State, box: Box, config: SearchConfig, luck: Luck, choices: Choices, scratch: Scratch, visits: int, node: int
) -> int:
    """Go on to the next decision, as `advance` does, behind a node of the tree.

    Where only some chance outcomes are sampled, a node has luck of its own for each of them: so its children
    are compared over the same cards, visit after visit.
    """
    if config.chance_samples == 0 or node == 0:
        return advance(state, box, luck, choices)
    kept = luck.word
    luck.word = scratch.seed ^ np.uint64(node * config.chance_samples + visits % config.chance_samples + 1)
    for _ in range(MIXING_ROLLS):
        roll(luck, 2)
    count = advance(state, box, luck, choices)
    luck.word = kept
    return count


def select(
    state: State,
    box: Box,
    config: SearchConfig,
    weights: Weights,
    choices: Choices,
    features: Features,
    scratch: Scratch,
    nodes: Nodes,
    node: int,
) -> int:
    """The place of the choice to try; −1 if the tree has no room for any."""
    if not find_children(state, choices, scratch, nodes, node):
        expand(state, box, config, weights, choices, features, scratch, nodes, node)
    return best_child(state, config, choices, scratch, nodes, node)


def find_children(state: State, choices: Choices, scratch: Scratch, nodes: Nodes, node: int) -> bool:
    """Find the node of each choice; True if all have one. Children mostly lie in the order of the choices."""
    count = choices.count
    for at in range(count):
        scratch.key[at] = action_key(state, choices.choice[at])
        scratch.child[at] = 0
    found = 0
    at = 0
    child = nodes[node].child
    while child > 0 and found < count:
        for _ in range(count):
            if scratch.key[at] == nodes[child].action_key:
                scratch.child[at] = child
                nodes[child].availability += 1
                found += 1
                break
            at += 1
            if at == count:
                at = 0
        child = nodes[child].sibling
    return found == count


def expand(
    state: State,
    box: Box,
    config: SearchConfig,
    weights: Weights,
    choices: Choices,
    features: Features,
    scratch: Scratch,
    nodes: Nodes,
    node: int,
) -> None:
    """Make a node for each choice that has none, as far as there is room."""
    if config.leaf == RANDOM_PLAYOUT:
        for at in range(choices.count):
            scratch.policy[at] = 1.0 / choices.count
    else:
        policy(state, box, choices, weights, features, scratch)
    last = last_child(nodes, node)
    for at in range(choices.count):
        if scratch.child[at] > 0 or scratch.node_count == len(nodes):
            continue
        child = scratch.node_count
        scratch.node_count += 1
        clear_node(nodes[child])
        nodes[child].action_key = scratch.key[at]
        nodes[child].prior = scratch.policy[at]
        nodes[child].availability = 1
        if last == 0:
            nodes[node].child = child
        else:
            nodes[last].sibling = child
        last = child
        scratch.child[at] = child


def last_child(nodes: Nodes, node: int) -> int:
    """The last child of a node, 0: it has none."""
    last = 0
    child = nodes[node].child
    while child > 0:
        last = child
        child = nodes[child].sibling
    return last


def best_child(
    state: State, config: SearchConfig, choices: Choices, scratch: Scratch, nodes: Nodes, node: int
) -> int:
    """The choice that PUCT selects for the seat to decide: its mean utility, and its prior while it is little tried.

    The prior counts by how much utilities differ here: where all is much the same, small differences decide.
    """
    seat = actor(state)
    unvisited = 0.5
    if nodes[node].visits > 0:
        unvisited = nodes[node].utility[seat] / nodes[node].visits
    priors = 0.0
    for at in range(choices.count):
        if scratch.child[at] > 0:
            priors += nodes[scratch.child[at]].prior
    exploration = config.exploration * deviation(nodes[node], seat) / priors
    best = -1
    highest = -999.0
    for at in range(choices.count):
        child = scratch.child[at]
        if child == 0:
            continue
        visits = nodes[child].visits
        mean = unvisited
        if visits > 0:
            mean = nodes[child].utility[seat] / visits
        puct = mean + exploration * nodes[child].prior * math.sqrt(nodes[child].availability) / (1.0 + visits)
        if puct > highest:
            highest = puct
            best = at
    return best


def deviation(node: Node, seat: int) -> float:
    """The standard deviation of the seat's utility behind a node."""
    if node.visits < 2:
        return FIRST_DEVIATION
    mean = node.utility[seat] / node.visits
    return math.sqrt(max(LEAST_VARIANCE, node.squares[seat] / node.visits - mean * mean))


def leaf_value(
    state: State,
    box: Box,
    config: SearchConfig,
    weights: Weights,
    luck: Luck,
    choices: Choices,
    features: Features,
    scratch: Scratch,
) -> None:
    """The value of a leaf: by a playout, or by the value network after the policy has played the turn to its end.

    The network is asked only at the beginning of a turn, where it was trained: nothing is half done there.
    """
    if config.leaf == RANDOM_PLAYOUT:
        random_game(state, box, luck, choices)
        terminal_value(state, box, scratch)
        return
    last = scratch.turn + 1 + config.rollout_turns
    while (config.leaf == POLICY_PLAYOUT or turn_of(state, box) < last) and actor(state) != NOBODY:
        policy_logits(state, box, choices, weights, features, scratch)
        apply(state, box, choices.choice[sample_by_logit(config.temperature, luck, choices, scratch)], None)
        advance(state, box, luck, choices)
    if actor(state) == NOBODY:
        terminal_value(state, box, scratch)
    elif config.leaf == VALUE:
        value(state, box, weights, features, scratch)
