"""The games there are: every folder in `regalia/games` that exports a `GAME`, found when first asked for."""

import importlib
import pkgutil
from functools import cache

import regalia.games
from regalia.games.rulebook import Rulebook
from regalia.kernel.refusal import Refusal


@cache
def games() -> tuple[Rulebook, ...]:
    """All games, the oldest first.

    >>> len({game.name for game in games()}) == len(games()) > 1
    True
    """
    folders = [found.name for found in pkgutil.iter_modules(regalia.games.__path__) if found.ispkg]
    return tuple(sorted(map(_read, folders), key=lambda book: (book.year, book.name)))


def _read(folder: str) -> Rulebook:
    """The rulebook of a folder; one that is broken is refused with its name and what is wrong."""
    try:
        module = importlib.import_module(f"regalia.games.{folder}")
    except Exception as error:
        said = " ".join(str(error).split()).rstrip(".")
        raise Refusal(f"The game in the folder {folder} cannot be loaded: {type(error).__name__}: {said}.") from error
    book = getattr(module, "GAME", None)
    if not isinstance(book, Rulebook):
        raise Refusal(f"The folder {folder} is no game: its __init__.py must export GAME, a Rulebook.")
    if book.name != folder:
        raise Refusal(f"The game in the folder {folder} calls itself {book.name!r}; it must be called like its folder.")
    return book


def rulebook(name: str) -> Rulebook:
    """The rulebook of a game by its name.

    >>> rulebook(games()[0].name) is games()[0]
    True
    >>> rulebook("chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    regalia.kernel.refusal.Refusal: There is no game 'chess' here; there are ...
    """
    for book in games():
        if book.name == name:
            return book
    known = [book.name for book in games()]
    raise Refusal(f"There is no game {name!r} here; there are {' and '.join(known)}.")


def any_game() -> str:
    """The name of a game, for examples that hold for every game.

    >>> any_game() in [game.name for game in games()]
    True
    """
    return games()[0].name
