"""A game's rules bound in one of the ways to run them, made once and kept."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from regalia.engine import byte_driver, paths, playout, stepping
from regalia.engine.compiling import Bound, Way
from regalia.games.catalogue import rulebook
from regalia.games.kept_parts import KeptParts
from regalia.games.rulebook import Laid, Rulebook
from regalia.kernel import choices, contract, log, luck
from regalia.kernel.plain import PlainRecords
from regalia.kernel.refusal import Refusal

GENERAL = (contract, luck, log, choices)
ENGINE = (playout, stepping, byte_driver, paths)
ROOMS = (Path(contract.__file__).parent, Path(__file__).parent)  # kernel and engine


@cache
def bind_rules(game: str, way: Way, logged: bool = False) -> Bound:
    """The functions of the engine for a game; `logged` for those that are handed a log.

    >>> from regalia.games.catalogue import any_game
    >>> bind_rules(any_game(), "plain")["make_tea"]
    Traceback (most recent call last):
    KeyError: 'make_tea'
    """
    book = rulebook(game)
    for complaint in _complaints(book):
        raise Refusal(f"A rule of {book.title} cannot be bound: {complaint}.")
    modules = (*GENERAL, *book.modules, *ENGINE)
    return bind(book, modules, way, f"{game}{'-logged' if logged else ''}", ROOMS, logged)


def _complaints(book: Rulebook) -> Iterator[str]:
    """What would bind rules to the wrong function, or to arguments nobody knows."""
    taken = {name: module.__name__ for module in (luck, log, choices, *ENGINE) for name in _functions(module)}
    for module in book.modules:
        for name, function in _functions(module).items():
            if name in taken:
                yield f"{module.__name__}.{name} is called like a function of {taken[name]}"
            taken[name] = module.__name__
            known = function.__annotations__.keys() - {"return"}
            if len(known) < function.__code__.co_argcount:
                yield f"{module.__name__}.{name} has parameters without a type"


def _functions(module: ModuleType) -> dict[str, FunctionType]:
    """The functions a module has of its own."""
    own = ((name, value) for name, value in vars(module).items() if isinstance(value, FunctionType))
    return {name: value for name, value in own if value.__module__ == module.__name__}


def bind(
    book: Rulebook, modules: Any, way: Way, cache_name: str, rooms: tuple[Path, ...], logged: bool = False
) -> Bound:
    """Modules bound to a game's records; `rooms` are those whose sources matter, besides the game's own."""
    kinds: dict[object, type] = {contract.State: book.state, contract.Box: book.box}
    constants = byte_driver.constants(book.state, book.box)
    return Bound(modules, kinds, constants, way, cache_name, (*rooms, Path(str(book.folder))), logged)


def as_records(array: Any, way: Way) -> Any:
    """An array of records as the functions of that way take it.

    Compiled functions take a plain NumPy array several times quicker than one whose records have attributes.
    """
    return PlainRecords(array) if way == "plain" else array.view(np.ndarray)


def lay(book: Rulebook, options: Any, states: Any, boxes: Any, way: Way, kept: KeptParts | None = None) -> Laid:
    """A state on the table, with the rules to ask about it; `kept` has what was made of the same table before."""

    def call(function: str, *rest: Any, logged: bool = False) -> Any:
        fitting = (as_records(one, way) if isinstance(one, np.ndarray) else one for one in (states, boxes, *rest))
        return bind_rules(book.name, way, logged)[function](*fitting)

    return Laid(states, boxes, options, call, KeptParts() if kept is None else kept)
