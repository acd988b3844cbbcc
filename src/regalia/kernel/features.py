"""What every game's eyes provide; search and learning are written against these names.

Numbers are scaled to lie around −1 … 1, so that weights are of one size.
"""

from typing import Annotated, NoReturn

from regalia.kernel.contract import Box, State
from regalia.kernel.fields import Float64s

MOST_SEATS = 5
FEATURES = 88        # numbers that tell how a seat stands, at most
MOVE_FEATURES = 48   # numbers that tell what a move is, at most
TABLE = 96           # room for sums over all seats while looking


class Sight:
    """What was seen of a position and of a move."""

    seats: Annotated[Float64s, MOST_SEATS, FEATURES]  # how each seat stands
    move: Annotated[Float64s, MOVE_FEATURES]          # what one move is
    table: Annotated[Float64s, TABLE]                 # sums the eyes make on the way


def _unbound() -> NoReturn:
    raise LookupError("eyes are used through regalia.search.records, which binds them to a game")


def look_at_seats(state: State, box: Box, sight: Sight) -> None:
    """Write how each seat stands at the beginning of a turn, into `sight.seats`."""
    _unbound()


def look_at_move(state: State, box: Box, move: int, sight: Sight) -> None:
    """Write what a legal move is to the seat to decide, into `sight.move`, all zero before."""
    _unbound()


def identity(state: State, move: int) -> int:
    """A number for what the move means wherever it can be made, 0 … 511: search keeps one branch for it."""
    _unbound()


def urn(state: State) -> int:
    """The pile chance draws from now, 0 or 1: so the same deal can be played again with other moves."""
    _unbound()
