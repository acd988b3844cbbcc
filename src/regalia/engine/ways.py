"""A game's rules bound in one of the three ways, made once and kept."""

from functools import cache
from typing import Any

import numpy as np

from regalia.engine import driven, paths, playout, stepping
from regalia.engine.compiling import Bound, Way
from regalia.games.catalogue import rulebook
from regalia.kernel import choices, contract, log, luck
from regalia.kernel.plain import PlainRecords

GENERAL = (contract, luck, log, choices)


@cache
def bound(game: str, way: Way, logged: bool = False) -> Bound:
    """The functions of the engine for a game; `logged` for those that are handed a log.

    >>> plain = bound("majesty", "plain")
    >>> plain["buying_power"]
    Traceback (most recent call last):
    KeyError: 'buying_power'
    """
    book = rulebook(game)
    kinds: dict[object, type] = {contract.State: book.state, contract.Box: book.box}
    modules = (*GENERAL, *book.modules, playout, stepping, driven, paths)
    constants = driven.constants(book.state, book.box)
    return Bound(modules, kinds, constants, way, f"{game}{'-logged' if logged else ''}", logged)


def fit(array: Any, way: Way) -> Any:
    """An array of records as the functions of that way take it.

    Compiled functions take a plain NumPy array several times quicker than one whose records have attributes.
    """
    return PlainRecords(array) if way == "plain" else array.view(np.ndarray)
