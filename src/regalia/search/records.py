"""The records of search: how it is configured, its learned weights, the nodes of its tree, and its scratch space."""

from typing import Annotated, Any

from regalia.kernel.choices import MOST_CHOICES
from regalia.kernel.features import MOST_SEATS, MOVE_FEATURES, SEAT_FEATURES
from regalia.kernel.fields import Float64, Float64s, Int8, Int32, Int32s, UInt64

HIDDEN = 32          # cells of the hidden layer of the value network
DEEPEST = 256        # moves of a path in the tree, at most

# How a move is chosen (SearchConfig.method).
GREEDY, POLICY, SEARCH = range(3)
# How search values a leaf (SearchConfig.leaf).
VALUE, RANDOM_PLAYOUT, POLICY_PLAYOUT = range(3)


class SearchConfig:
    """A method and its figures. No clock: the same seed gives the same moves."""

    method: Int8            # GREEDY, POLICY or SEARCH
    leaf: Int8              # VALUE, RANDOM_PLAYOUT or POLICY_PLAYOUT
    rollout_turns: Int8     # turns the policy plays beyond the one reached before the value network is asked, 0 …
    chance_samples: Int8    # chance outcomes that are sampled behind a node; 0: anew at each visit
    iterations: Int32       # determinizations of a decision
    exploration: Float64    # the constant of PUCT, 0 …
    margin: Float64         # weight of points ahead in the utility, beside winning, 0 … 1
    temperature: Float64    # of the policy where it plays; 0: its most likely move
    move_dropout: Float64   # part of the legal moves left out at random before choosing, 0 … 1; not of SEARCH


class Weights:
    """What was learned: a linear policy over moves, and a value network with one hidden layer over seats."""

    policy: Annotated[Float64s, MOVE_FEATURES]
    hidden: Annotated[Float64s, SEAT_FEATURES, HIDDEN]
    hidden_bias: Annotated[Float64s, HIDDEN]
    win: Annotated[Float64s, HIDDEN]
    points: Annotated[Float64s, HIDDEN]
    points_bias: Float64


class Node:
    """An action in the tree: what followed it in the determinizations where it was made."""

    action_key: Int32                          # what the move means, see `regalia.kernel.features`
    sibling: Int32                             # the next action of the same position, 0: none
    child: Int32                               # the first action after it, 0: none
    visits: Int32                              # determinizations in which it was made
    availability: Int32                        # determinizations in which it could have been made
    prior: Float64                             # its probability in the policy, 0 … 1
    wins: Annotated[Float64s, MOST_SEATS]      # sum over the visits of each seat's share of the victory
    points: Annotated[Float64s, MOST_SEATS]    # likewise of its final points
    utility: Annotated[Float64s, MOST_SEATS]   # likewise of its utility
    squares: Annotated[Float64s, MOST_SEATS]   # likewise of the square of that


class Scratch:
    """What search needs on the way, and the value of the leaf just reached."""

    node_count: Int32                              # nodes of the tree in use
    seed: UInt64                                   # where luck stood when search began
    turn: Int32                                    # the turn in which the last move of the path was made
    path: Annotated[Int32s, DEEPEST]               # the nodes from the root to where search stands
    child: Annotated[Int32s, MOST_CHOICES]         # the node of each legal move, 0: none yet
    key: Annotated[Int32s, MOST_CHOICES]           # the action key of each legal move
    policy: Annotated[Float64s, MOST_CHOICES]      # of each legal move: its logit, after softmax its probability
    hidden: Annotated[Float64s, HIDDEN]            # the hidden layer
    wins: Annotated[Float64s, MOST_SEATS]          # of the leaf: each seat's share of the victory
    points: Annotated[Float64s, MOST_SEATS]        # its final points
    utility: Annotated[Float64s, MOST_SEATS]       # its utility


SearchConfigs = Annotated[Any, SearchConfig]
WeightsArray = Annotated[Any, Weights]
Nodes = Annotated[Any, Node]
Scratches = Annotated[Any, Scratch]
