"""What Python asks search: a move, and how a position will go on."""

import numpy as np

from regalia.engine.playout import advance
from regalia.kernel.choices import ChoicesOfOne
from regalia.kernel.contract import Boxes, States, redeal
from regalia.kernel.features import FeaturesArray
from regalia.kernel.luck import Lucks, roll
from regalia.search.deciding import decide, mix_seed
from regalia.search.evaluation import add_utility, terminal_value
from regalia.search.ismcts import MIXING_ROLLS, backpropagate, clear_node, leaf_value, search, turn_of
from regalia.search.records import Nodes, Scratches, SearchConfigs, WeightsArray


def choose_move(
    worlds: States,
    boxes: Boxes,
    configs: SearchConfigs,
    weights: WeightsArray,
    lucks: Lucks,
    choices: ChoicesOfOne,
    features: FeaturesArray,
    scratches: Scratches,
    nodes: Nodes,
) -> int:
    """The move of the seat that knows worlds[0].

    The tree stays in `nodes`, the children of its root in `Scratch.child`.
    """
    return decide(worlds, boxes[0], configs[0], weights[0], lucks[0], choices[0], features[0], scratches[0], nodes)


def search_position(
    worlds: States,
    boxes: Boxes,
    configs: SearchConfigs,
    weights: WeightsArray,
    lucks: Lucks,
    choices: ChoicesOfOne,
    features: FeaturesArray,
    scratches: Scratches,
    nodes: Nodes,
) -> None:
    """Grow the tree from worlds[0], whoever acts there: sums in nodes[0]."""
    mix_seed(worlds, lucks[0])
    search(worlds, boxes[0], configs[0], weights[0], lucks[0], choices[0], features[0], scratches[0], nodes)


def evaluate_position(
    worlds: States,
    boxes: Boxes,
    configs: SearchConfigs,
    weights: WeightsArray,
    lucks: Lucks,
    choices: ChoicesOfOne,
    features: FeaturesArray,
    scratches: Scratches,
    nodes: Nodes,
) -> None:
    """The value of worlds[0] as a leaf, over as many determinizations as there are iterations: sums in nodes[0].

    No tree is grown. Each determinization has luck of its own, so two positions can be compared one by one.
    """
    box, config, scratch = boxes[0], configs[0], scratches[0]
    clear_node(nodes[0])
    seed = lucks[0].word
    for number in range(config.iterations):
        lucks[0].word = seed ^ np.uint64(number + 1)
        for _ in range(MIXING_ROLLS):
            roll(lucks[0], 2)
        worlds[1] = worlds[0]
        redeal(worlds[1], box, lucks[0])
        scratch.turn = turn_of(worlds[1], box)
        if advance(worlds[1], box, lucks[0], choices[0]) > 0:
            leaf_value(worlds[1], box, config, weights[0], lucks[0], choices[0], features[0], scratch)
        else:
            terminal_value(worlds[1], box, scratch)
        add_utility(box, config, scratch)
        backpropagate(nodes[0], box, scratch)
