"""The games there are: every folder in `regalia/games` that exports a `GAME`, found when first asked for."""

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from functools import cache

import regalia.games
from regalia.games.rulebook import Rulebook
from regalia.kernel import contract
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
    for complaint in _complaints(book):
        raise Refusal(f"The game in the folder {folder} {complaint}.")
    return book


def _complaints(book: Rulebook) -> Iterator[str]:
    """What every game has and this one has not."""
    provided = {name for module in book.modules for name in vars(module)}
    for name, function in inspect.getmembers(contract, inspect.isfunction):
        if "_unbound" in function.__code__.co_names and name not in provided:
            yield f"has no function {name}, which every game's rules provide"
    for record, needed in ((book.state, contract.State), (book.box, contract.Box)):
        for name in inspect.get_annotations(needed).keys() - inspect.get_annotations(record).keys():
            yield f"has no field {name} in its {record.__name__}"


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
    *others, last = (book.name for book in games())
    raise Refusal(f"There is no game {name!r} here; there are {', '.join(others)} and {last}.")


def any_game() -> str:
    """The name of a game, for examples that hold for every game that has bots.

    >>> any_game() in [game.name for game in games()]
    True
    """
    return next(book.name for book in games() if book.file_text("levels.toml"))
