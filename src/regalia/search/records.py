"""How a bot thinks, as records: its method, its learned weights, and what lies on its desk meanwhile."""

from typing import Annotated, Any

from regalia.kernel.choices import MOST_CHOICES
from regalia.kernel.features import MOST_SEATS, MOVE_FEATURES, SEAT_FEATURES
from regalia.kernel.fields import Float64, Float64s, Int8, Int32, Int32s, UInt64

HIDDEN = 32          # cells of the small network that judges positions
DEEPEST = 256        # moves search looks ahead, at most

# How a mind decides (Mind.method).
GLANCE, INSTINCT_ALONE, SEARCH = range(3)
# How search values a position it reaches (Mind.leaf).
JUDGEMENT, RANDOM_PLAYOUT, INSTINCT_PLAYOUT = range(3)


class Mind:
    """What makes a level: a method and its figures. No clock: the same seed gives the same moves."""

    method: Int8          # GLANCE, INSTINCT_ALONE or SEARCH
    leaf: Int8            # JUDGEMENT, RANDOM_PLAYOUT or INSTINCT_PLAYOUT
    turns: Int8           # turns instinct plays beyond the one reached before judgement is asked, 0 …
    futures: Int8         # chance outcomes followed behind a branch of the tree; 0: whatever comes
    iterations: Int32     # worlds search imagines for a decision
    exploration: Float64  # how much search tries what instinct suggests against what did well, 0 …
    margin: Float64       # part of the aim that is points ahead rather than winning, 0 … 1
    heat: Float64         # how loosely instinct chooses where it plays; 0: always its favourite
    overlooks: Float64    # part of the options that are not noticed, 0 … 1


class Weights:
    """What was learned: instinct values moves, judgement values how a seat stands."""

    instinct: Annotated[Float64s, MOVE_FEATURES]
    hidden: Annotated[Float64s, SEAT_FEATURES, HIDDEN]
    hidden_bias: Annotated[Float64s, HIDDEN]
    win: Annotated[Float64s, HIDDEN]
    points: Annotated[Float64s, HIDDEN]
    points_bias: Float64


class Node:
    """A move in the tree of search: what followed it in the worlds where it was made."""

    action_key: Int32                            # what the move means
    sibling: Int32                             # the next move of the same position, 0: none
    child: Int32                               # the first move after it, 0: none
    visits: Int32                              # worlds in which it was made
    chances: Int32                             # worlds in which it could have been made
    prior: Float64                             # what instinct thinks of it, 0 … 1
    wins: Annotated[Float64s, MOST_SEATS]      # sum over the worlds of each seat's share of the victory
    points: Annotated[Float64s, MOST_SEATS]    # likewise of its final points
    aims: Annotated[Float64s, MOST_SEATS]      # likewise of what it plays for
    squares: Annotated[Float64s, MOST_SEATS]   # likewise of the square of that


class Desk:
    """What lies about while thinking."""

    nodes: Int32                                   # nodes of the tree in use
    seed: UInt64                                   # where luck stood when search began
    turn: Int32                                    # the turn in which the last move of the path was made
    path: Annotated[Int32s, DEEPEST]               # the nodes from the root to where search stands
    branch: Annotated[Int32s, MOST_CHOICES]        # the node of each legal move, 0: none yet
    name: Annotated[Int32s, MOST_CHOICES]          # the action_key of each legal move
    appeal: Annotated[Float64s, MOST_CHOICES]      # what instinct thinks of each, exponents then shares
    hidden: Annotated[Float64s, HIDDEN]            # cells of the network
    wins: Annotated[Float64s, MOST_SEATS]          # how the world just imagined ends: shares of the victory
    points: Annotated[Float64s, MOST_SEATS]        # final points
    aims: Annotated[Float64s, MOST_SEATS]          # what each seat plays for


Minds = Annotated[Any, Mind]
WeightsOfOne = Annotated[Any, Weights]
Nodes = Annotated[Any, Node]
Desks = Annotated[Any, Desk]
