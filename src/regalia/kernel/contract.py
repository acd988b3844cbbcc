"""The contract: the functions every game's rules provide; what its bots look at is in `regalia.kernel.features`.

These are the names that general code (playouts, search, tables) calls; `regalia.engine` binds them to
one game, plain or compiled. A move is a number in the game's small fixed action space; a chance outcome
is a number too.
"""

from typing import Annotated, Any, NoReturn

from regalia.kernel.choices import Choices
from regalia.kernel.log import Log
from regalia.kernel.luck import Luck

CHANCE = -1  # the actor when a card is to be turned up or dealt
NOBODY = -2  # the actor when the game is over


class State:
    """Stands for the game's State, one record of it."""

    seat: int    # whose turn it is; every game's state has it
    rounds: int  # turns this seat finished; likewise


class Box:
    """Stands for the game's Box, one record of it."""

    players: int  # every game's box has it


States = Annotated[Any, State]  # an array of states
Boxes = Annotated[Any, Box]     # an array of boxes


def _unbound() -> NoReturn:
    raise LookupError("a contract function is called through regalia.engine, which binds it to a game")


def set_up(state: State, box: Box) -> None:
    """Make a zeroed state the start of a game, before anything is turned up."""
    _unbound()


def actor(state: State) -> int:
    """The seat to decide, CHANCE or NOBODY."""
    _unbound()


def problem(state: State, box: Box, move: int) -> int:
    """The number of the rule that forbids the move to the seat to decide, 0 if it is legal."""
    _unbound()


def asks(state: State) -> bool:
    """The seat is asked something that belongs to the move it made last, such as how it pays; some games never do."""
    return False


def legal_moves(state: State, box: Box, choices: Choices) -> None:
    """Write the legal moves of the seat to decide."""
    _unbound()


def apply(state: State, box: Box, move: int, log: Log | None) -> None:
    """Carry out one legal move of the seat to decide."""
    _unbound()


def outcomes(state: State, box: Box, choices: Choices) -> None:
    """Write what chance may bring, with weights."""
    _unbound()


def apply_chance(state: State, box: Box, outcome: int, log: Log | None) -> None:
    """Carry out one chance outcome."""
    _unbound()


def sample(state: State, box: Box, luck: Luck) -> int:
    """One chance outcome, drawn by its weight."""
    _unbound()


def conceal(state: State, box: Box, seat: int) -> None:
    """Take out of the state everything the seat cannot know; −1: a spectator."""
    _unbound()


def redeal(state: State, box: Box, luck: Luck) -> None:
    """Fill a concealed state as its seat may imagine it, consistent with all the seat saw."""
    _unbound()


def score(state: State, box: Box, seat: int) -> int:
    """The seat's points now."""
    _unbound()


def outranks(state: State, box: Box, seat: int, other: int) -> int:
    """1 if the finished game ranks the seat before the other, −1 if behind, 0 if they share; usually by points."""
    difference = score(state, box, seat) - score(state, box, other)
    return (difference > 0) - (difference < 0)
