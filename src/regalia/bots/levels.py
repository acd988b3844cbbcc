"""The ladder: five levels for each game, from one that a child beats to the best there is.

A level is a method, its figures and the learned weights, never a time limit: the same seed gives the same
moves everywhere. The figures are in `levels.toml`.
"""

import tomllib
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from regalia.games.catalogue import rulebook
from regalia.kernel.fields import blank
from regalia.kernel.refusal import Refusal
from regalia.search.records import GLANCE, INSTINCT_ALONE, INSTINCT_PLAYOUT, JUDGEMENT, RANDOM_PLAYOUT, SEARCH, Mind

METHODS = {"glance": GLANCE, "instinct": INSTINCT_ALONE, "search": SEARCH}
LEAVES = {"judgement": JUDGEMENT, "random playout": RANDOM_PLAYOUT, "instinct playout": INSTINCT_PLAYOUT}
MOST_ITERATIONS = 5_000_000


@dataclass(frozen=True)
class Level:
    """How a bot of one strength plays."""

    game: str
    name: str                    # such as "sovereign"
    method: str                  # glance, instinct or search
    about: str = ""              # what it is like, in a sentence
    number: int = 0              # 1 … 5, weakest first; 0: not of the ladder
    iterations: int = 0          # worlds search imagines for a decision
    leaf: str = "judgement"      # how search values where it gets to
    turns: int = 0               # turns instinct plays before judgement is asked
    futures: int = 0             # chance outcomes followed behind a branch; 0: whatever comes
    exploration: float = 2.0     # how much search follows instinct against results
    margin: float = 0.1          # part of the aim that is points ahead, not winning
    heat: float = 0.5            # how loosely instinct chooses, alone or where search plays a turn to its end
    overlooks: float = 0.0       # part of the options not noticed

    def mind(self) -> Any:
        """The level as a record, an array of one."""
        minds = blank(Mind)
        mind = minds[0]
        mind.method = METHODS[self.method]
        mind.leaf = LEAVES[self.leaf]
        for name in ("turns", "futures", "iterations", "exploration", "margin", "heat", "overlooks"):
            setattr(mind, name, getattr(self, name))
        return minds

    def thinking(self, iterations: int) -> "Level":
        """The same level with another number of iterations: the dial for how long it thinks.

        >>> level("majesty", 5).thinking(50_000).iterations
        50000
        """
        if self.method != "search":
            raise Refusal(f"{self.name} does not search, so it has no iterations to set.")
        if not 1 <= iterations <= MOST_ITERATIONS:
            raise Refusal(f"Iterations must be from 1 to {MOST_ITERATIONS:,}, not {iterations}.")
        return replace(self, iterations=iterations)


@cache
def levels(game: str) -> tuple[Level, ...]:
    """The five levels of a game, weakest first.

    >>> [level.number for level in levels("royals")]
    [1, 2, 3, 4, 5]
    """
    figures = tomllib.loads(rulebook(game).file_text("levels.toml"))
    return tuple(Level(game=game, name=name, number=at, **said) for at, (name, said) in enumerate(figures.items(), 1))


def level(game: str, wanted: str | int) -> Level:
    """A level by its name or number.

    >>> level("royals", "emperor")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    regalia.kernel.refusal.Refusal: Royals has no level 'emperor'; it has page, courtier, envoy, ...
    """
    for one in levels(game):
        if str(wanted).strip().casefold() in (one.name, str(one.number)):
            return one
    names = ", ".join(one.name for one in levels(game))
    raise Refusal(f"{rulebook(game).title} has no level {wanted!r}; it has {names} (1 to {len(levels(game))}).")
