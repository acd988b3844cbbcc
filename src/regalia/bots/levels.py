"""The ladder: the levels of each game, from one that a child beats to the best there is.

A level is a method, its figures and the learned weights, never a time limit: the same seed gives the same
moves everywhere. The figures are in each game's `levels.toml`.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from pydantic import ConfigDict, NonNegativeInt, TypeAdapter, ValidationError

from regalia.games.catalogue import rulebook
from regalia.kernel.fields import blank
from regalia.kernel.refusal import Refusal
from regalia.search.records import GREEDY, POLICY, POLICY_PLAYOUT, RANDOM_PLAYOUT, SEARCH, VALUE, SearchConfig

METHODS = {"greedy": GREEDY, "policy": POLICY, "search": SEARCH}
LEAVES = {"value": VALUE, "random playout": RANDOM_PLAYOUT, "policy playout": POLICY_PLAYOUT}
MOST_ITERATIONS = 5_000_000


@dataclass(frozen=True)
class Level:
    """How a bot of one strength plays."""

    __pydantic_config__ = ConfigDict(extra="forbid")  # for those read from a file

    game: str
    name: str                    # such as "sovereign"
    method: str                  # greedy, policy or search
    about: str = ""              # what it is like, in a sentence
    number: int = 0              # 1 … 5, weakest first; 0: not of the ladder
    iterations: NonNegativeInt = 0  # determinizations search samples for a decision
    leaf: str = "value"          # how search values a leaf
    rollout_turns: int = 0       # turns the policy plays before the value network is asked
    chance_samples: int = 0      # chance outcomes sampled behind a node; 0: anew at each visit
    exploration: float = 2.0     # the constant of PUCT
    margin: float = 0.1          # weight of points ahead in the utility, beside winning
    temperature: float = 0.5     # of the policy, alone or where search plays a turn to its end
    move_dropout: float = 0.0    # part of the legal moves it overlooks

    def search_config(self) -> Any:
        """The level as a record, an array of one."""
        configs = blank(SearchConfig)
        config = configs[0]
        config.method = METHODS[self.method]
        config.leaf = LEAVES[self.leaf]
        config.iterations = self.iterations
        config.rollout_turns = self.rollout_turns
        config.chance_samples = self.chance_samples
        config.exploration = self.exploration
        config.margin = self.margin
        config.temperature = self.temperature
        config.move_dropout = self.move_dropout
        return configs

    def with_iterations(self, iterations: int) -> "Level":
        """The same level with another number of iterations: it thinks longer, or less.

        >>> from regalia.games.catalogue import any_game
        >>> strongest(any_game()).with_iterations(50_000).iterations
        50000
        """
        if self.method != "search":
            raise Refusal(f"{self.name} does not search, so it has no iterations to set.")
        if not 1 <= iterations <= MOST_ITERATIONS:
            raise Refusal(f"Iterations must be from 1 to {MOST_ITERATIONS:,}, not {iterations}.")
        return replace(self, iterations=iterations)


@cache
def levels(game: str) -> tuple[Level, ...]:
    """The levels of a game, weakest first.

    >>> from regalia.games.catalogue import any_game
    >>> [level.number for level in levels(any_game())][:2]
    [1, 2]
    """
    ladder = rulebook(game).toml("levels.toml")
    return tuple(_read_level(game, at, name, said) for at, (name, said) in enumerate(ladder.items(), 1))


def _read_level(game: str, number: int, name: str, said: Any) -> Level:
    figures = said if isinstance(said, dict) else {"about": said}
    try:
        level = TypeAdapter(Level).validate_python({**figures, "game": game, "name": name, "number": number})
    except ValidationError as error:
        first = error.errors()[0]
        wrong = f"{'.'.join(map(str, first['loc']))}: {first['msg']}"
        raise Refusal(f"The level {name} in levels.toml of the folder {game} cannot be: {wrong}.") from None
    for complaint in _complaints(level):
        raise Refusal(f"The level {name} of {rulebook(game).title} {complaint}.")
    return level


def _complaints(level: Level) -> Iterator[str]:
    for figure, value, known in (("method", level.method, METHODS), ("leaf", level.leaf, LEAVES)):
        if value not in known:
            yield f"has the {figure} {value!r}; there are {', '.join(known)}"
    looks_at_features = level.method != "search" or level.leaf != "random playout"
    if looks_at_features and not rulebook(level.game).features().modules:
        yield 'needs method = "search" and leaf = "random playout": the game has no features to look at'
    if level.method == "search" and level.iterations == 0:
        yield "searches, and needs iterations"


def strongest(game: str, iterations: int | None = None) -> Level:
    """The best level, with its own iterations or others; a game without bots has none."""
    if not levels(game):
        raise Refusal(f"{rulebook(game).title} has no bots: there is no levels.toml in its folder.")
    best = levels(game)[-1]
    return best if iterations is None else best.with_iterations(iterations)


def level(game: str, wanted: str | int) -> Level:
    """A level by its name or number.

    >>> from regalia.games.catalogue import any_game
    >>> level(any_game(), "emperor")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    regalia.kernel.refusal.Refusal: ... has no level 'emperor'; it has ...
    """
    for one in levels(game):
        if str(wanted).strip().casefold() in (one.name, str(one.number)):
            return one
    last = strongest(game).number
    names = ", ".join(one.name for one in levels(game))
    raise Refusal(f"{rulebook(game).title} has no level {wanted!r}; it has {names} (1 to {last}).")
