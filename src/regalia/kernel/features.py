"""The contract of features: a position and a move as a few numbers each, which search and learning look at.

`regalia.search` is written against the functions below and binds them to one game. A game that provides none of its
own has nothing to learn from; its levels search with leaves that are played out at random. Numbers are scaled to lie
around −1 … 1, so that weights are of one size. Features call the rules' own functions for whatever a rule says.
"""

from typing import Annotated, Any

from regalia.kernel.contract import Box, State
from regalia.kernel.fields import Float64s

MOST_SEATS = 5
SEAT_FEATURES = 88   # numbers that tell how a seat stands, at most
MOVE_FEATURES = 48   # numbers that tell what a move is, at most
SUMS = 96            # room for sums over all seats


class Features:
    """The numbers of a position and of a move."""

    seats: Annotated[Float64s, MOST_SEATS, SEAT_FEATURES]  # how each seat stands
    move: Annotated[Float64s, MOVE_FEATURES]               # what one move is
    sums: Annotated[Float64s, SUMS]                        # sums over all seats that a game makes on the way


FeaturesArray = Annotated[Any, Features]  # an array of features


def seat_features(state: State, box: Box, features: Features) -> None:
    """Write how each seat stands at the beginning of a turn, into `features.seats`."""


def move_features(state: State, box: Box, move: int, features: Features) -> None:
    """Write what a legal move is to the seat to decide, into `features.move`, all zero before."""


def action_key(state: State, move: int) -> int:
    """A number for what the move means wherever it can be made, 0 … 511: search keeps one node for it."""
    return move


def deck_stream(state: State) -> int:
    """The pile chance draws from now, 0 or 1: so the same deal can be played again with other moves."""
    return 0
