"""Whole games inside compiled code, each seat with a configuration of its own: for leagues and studies.

A deal is two streams of luck, one for each pile: played again by others, or with the seats changed, the same cards
come in the same order, as long as the piles are not shuffled anew from other discards.
"""

from regalia.kernel.choices import Choices, ChoicesOfOne
from regalia.kernel.contract import (
    CHANCE,
    NOBODY,
    Box,
    Boxes,
    State,
    States,
    actor,
    apply,
    apply_chance,
    conceal,
    legal_moves,
    sample,
    set_up,
)
from regalia.kernel.features import FeaturesArray, deck_stream
from regalia.kernel.luck import Lucks
from regalia.search.deciding import decide
from regalia.search.records import Nodes, Scratches, SearchConfigs, WeightsArray


def play_game(
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
) -> int:
    """Play states[0] to its end; seat s has configs[s], weights[s] and seeds[s]. How many decisions were made.

    The last of `seeds` belongs to nobody: each decision is thought out with it, from its seat's seed on.
    """
    set_up(states[0], boxes[0])
    decisions = 0
    while advance_deal(states[0], boxes[0], deal, choices[0]) > 0:
        seat = states[0].seat
        worlds[0] = states[0]
        conceal(worlds[0], boxes[0], seat)
        luck = seeds[len(seeds) - 1]
        luck.word = seeds[seat].word
        move = decide(
            worlds, boxes[0], configs[seat], weights[seat], luck, choices[0], features[0], scratches[0], nodes
        )
        apply(states[0], boxes[0], move, None)
        decisions += 1
    return decisions


def advance_deal(state: State, box: Box, deal: Lucks, choices: Choices) -> int:
    """Deal what chance must and play forced moves until a seat has a choice; how many moves it has, 0 at the end."""
    while True:
        seat = actor(state)
        if seat == NOBODY:
            return 0
        if seat == CHANCE:
            apply_chance(state, box, sample(state, box, deal[deck_stream(state)]), None)
            continue
        legal_moves(state, box, choices)
        if choices.count > 1:
            return choices.count
        apply(state, box, choices.choice[0], None)
