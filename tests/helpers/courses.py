"""Courses: whole games that Hypothesis makes up, from options, luck and picks among the legal moves."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from regalia import Game
from tests.helpers.configurations import Configuration, by_picks

Table = dict[str, Any]  # a game as `describe` tells it


@dataclass(frozen=True)
class Course:
    """A game from its start to its end: the options, the luck, and which of the legal moves are picked."""

    configuration: Configuration
    seed: int
    picks: tuple[int, ...]

    def positions(self, every: int = 1) -> Iterator[Game]:
        """The game at each decision, or at every so many of them, and at its end."""
        game = self.configuration.start(self.seed, way="plain")
        for number, position in enumerate(by_picks(game, self.picks)):
            if number % every == 0 or position.is_over:
                yield position

    def end(self) -> Game:
        """The finished game."""
        return list(self.positions(every=10_000))[-1]


def courses(*configurations: Configuration) -> st.SearchStrategy[Course]:
    """Games of these configurations."""
    picks = st.lists(st.integers(0, 63), min_size=1, max_size=50).map(tuple)
    return st.builds(Course, st.sampled_from(configurations), st.integers(0, 2**32), picks)


def bytes_of(game: Game) -> bytes:
    """The whole state."""
    return bytes(game.states.tobytes())


def added_up(*counts: dict[str, int]) -> Counter[str]:
    """Cards at several places together."""
    return sum((Counter(count) for count in counts), Counter())
