"""The ways into a mind from Python: a decision, and how a position will go on."""


import numpy as np

from regalia.engine.playout import advance
from regalia.kernel.choices import ChoicesOfOne
from regalia.kernel.contract import Boxes, States, redeal
from regalia.kernel.features import FeaturesOfOne
from regalia.kernel.luck import Lucks, roll
from regalia.search.deciding import decide, stir
from regalia.search.evaluation import aim, read_result
from regalia.search.ismcts import STIRS, clear, learn, search, turn_of, value_leaf
from regalia.search.records import Desks, Minds, Nodes, WeightsOfOne


def think(
    worlds: States,
    boxes: Boxes,
    minds: Minds,
    weights: WeightsOfOne,
    lucks: Lucks,
    choices: ChoicesOfOne,
    features: FeaturesOfOne,
    desks: Desks,
    nodes: Nodes,
) -> int:
    """The move of the seat that knows worlds[0]; the tree stays in `nodes`, its first branches in the desk."""
    return decide(worlds, boxes[0], minds[0], weights[0], lucks[0], choices[0], features[0], desks[0], nodes)


def explore(
    worlds: States,
    boxes: Boxes,
    minds: Minds,
    weights: WeightsOfOne,
    lucks: Lucks,
    choices: ChoicesOfOne,
    features: FeaturesOfOne,
    desks: Desks,
    nodes: Nodes,
) -> None:
    """Grow the tree from worlds[0], whoever acts there: sums in nodes[0]."""
    stir(worlds, lucks[0])
    search(worlds, boxes[0], minds[0], weights[0], lucks[0], choices[0], features[0], desks[0], nodes)


def foresee(
    worlds: States,
    boxes: Boxes,
    minds: Minds,
    weights: WeightsOfOne,
    lucks: Lucks,
    choices: ChoicesOfOne,
    features: FeaturesOfOne,
    desks: Desks,
    nodes: Nodes,
) -> None:
    """How the game will end from worlds[0], over as many worlds as the mind has iterations: sums in nodes[0].

    No tree is grown: instinct plays the turn to its end, then judgement is asked. Each world has luck of
    its own, so two positions can be compared world by world.
    """
    box, mind, desk = boxes[0], minds[0], desks[0]
    clear(nodes[0])
    seed = lucks[0].word
    for world in range(mind.iterations):
        lucks[0].word = seed ^ np.uint64(world + 1)
        for _ in range(STIRS):
            roll(lucks[0], 2)
        worlds[1] = worlds[0]
        redeal(worlds[1], box, lucks[0])
        desk.turn = turn_of(worlds[1], box)
        if advance(worlds[1], box, lucks[0], choices[0]) > 0:
            value_leaf(worlds[1], box, mind, weights[0], lucks[0], choices[0], features[0], desk)
        else:
            read_result(worlds[1], box, desk)
        aim(box, mind, desk)
        learn(nodes[0], box, desk)
