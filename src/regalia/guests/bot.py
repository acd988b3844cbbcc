"""What a bot is: something with a name that chooses one of a seat's legal moves.

A bot is handed one seat's view and nothing else, so it knows what that seat knows. The smallest one, playing
both seats of a whole game:

>>> from regalia import new_game
>>> from regalia.games.catalogue import any_game
>>> class First:
...     name = "first"
...     def choose(self, view):
...         return view.legal_moves[0]
>>> game = new_game(any_game(), players=2, seed=1)
>>> bots = (First(), First())
>>> while game.turn is not None:
...     view = game.view(game.turn)
...     game.play(legal_choice(view, bots[game.turn].choose(view)))
>>> game.is_over
True
"""

from typing import Any, Protocol, runtime_checkable

from regalia.kernel.refusal import Refusal
from regalia.play.game import IllegalMove
from regalia.play.steps import Move
from regalia.play.view import View

LONGEST_SHOWN = 60  # letters of an answer that a message repeats
LONGEST_REASON = 200


@runtime_checkable
class Bot(Protocol):
    """A player: a name, and a choice at each decision.

    A bot may also have a method `close()`, which is called once when it is no longer needed; see `close`.
    The same bot may be asked in one game after another, and must go by the view it is handed.

    >>> class Named:
    ...     name = "named, and no more"
    >>> isinstance(Named(), Bot)
    False
    """

    @property
    def name(self) -> str:
        """What tables and faults call it."""

    def choose(self, view: View) -> Move | str:
        """One of `view.legal_moves`, or its notation."""


class BotFailed(Refusal):
    """A bot that is lost for now: its program died, hangs or talks nonsense; `name` and `what` tell which and why.

    >>> print(BotFailed("program:./mybot", "ended with exit code 1"))
    program:./mybot ended with exit code 1.
    """

    def __init__(self, name: str, what: str) -> None:
        """`what` goes on after the name, without a full stop."""
        super().__init__(f"{name} {what}.")
        self.name = name
        self.what = what


def legal_choice(view: View, answer: Any) -> Move:
    """The legal move that a bot's answer stands for; capitals and spaces do not matter.

    >>> from regalia import new_game
    >>> from regalia.games.catalogue import any_game
    >>> view = new_game(any_game(), seed=1).view(0)
    >>> legal_choice(view, f"  {view.legal_moves[0].notation.upper()} ") == view.legal_moves[0]
    True
    >>> legal_choice(view, "hire me")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    regalia.play.game.IllegalMove: 'hire me' is not a legal move; legal are ...
    >>> legal_choice(view, None)
    Traceback (most recent call last):
    regalia.kernel.refusal.Refusal: A bot answers a move of its view or the notation of one, not a NoneType.
    """
    if not view.legal_moves:
        raise IllegalMove("This seat is not to decide now, so there is nothing to choose.")
    if not isinstance(answer, Move | str):
        raise Refusal(f"A bot answers a move of its view or the notation of one, not a {type(answer).__name__}.")
    for move in view.legal_moves:
        if move == answer or (isinstance(answer, str) and _plain(move.notation) == _plain(answer)):
            return move
    raise IllegalMove(f"{_shown(answer)} is not a legal move; legal are {_some(view.legal_moves)}.")


def close(bot: Bot) -> None:
    """Tell a bot that it is no longer needed, if it wants to know."""
    last_rites = getattr(bot, "close", None)
    if callable(last_rites):
        last_rites()


def reason(error: BaseException) -> str:
    """What somebody else's code raised, in a line.

    >>> reason(KeyError("Paris"))
    "KeyError: 'Paris'"
    """
    try:
        said = " ".join(str(error).split()).rstrip(".")
    except Exception:  # an error of one's own can fail to say what it is
        said = ""
    return f"{type(error).__name__}: {said[:LONGEST_REASON]}" if said else type(error).__name__


def _plain(text: str) -> str:
    return " ".join(text.split()).casefold()


def _shown(answer: Move | str) -> str:
    """The answer in quotes, cut short; a move of another seat says so."""
    text = str(answer)
    quoted = repr(text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…")
    return quoted if isinstance(answer, str) else f"{quoted}, number {answer.number} of seat {answer.seat + 1},"


def _some(moves: tuple[Move, ...]) -> str:
    """The first two moves in quotes, and how many more there are."""
    named = ", ".join(repr(move.notation) for move in moves[:2])
    return f"{named} and {len(moves) - 2} more" if len(moves) > 2 else named
