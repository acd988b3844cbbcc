"""Every way to set up a game that the ways of running it are compared in, and games played from there."""

import itertools
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from regalia import Game
from regalia.games.catalogue import rulebook


@dataclass(frozen=True)
class Configuration:
    """A game and what people agree on before it."""

    game: str
    name: str
    options: Any

    def __str__(self) -> str:
        """What pytest calls it."""
        return f"{self.game}-{self.name}-{self.options.players}"

    def start(self, seed: int = 1, **how: Any) -> Game:
        """A new game of it."""
        return Game(rulebook(self.game), self.options, seed=seed, **how)


def _of(game: str, most_players: int, kinds: dict[str, dict[str, Any]]) -> tuple[Configuration, ...]:
    return tuple(
        Configuration(game, name, rulebook(game).choose(players=players, **wishes))
        for name, wishes in kinds.items()
        for players in range(2, most_players + 1)
    )


ROYALS = _of(
    "royals",
    5,
    {"2014": {"edition": "2014"}, "2016": {"edition": "2016"}, "2016-row-4": {"edition": "2016", "row": 4}},
)
MAJESTY = _of(
    "majesty",
    4,
    {
        "A": {"sides": "AAAAAAAA"},
        "B": {"sides": "BBBBBBBB"},
        "AB": {"sides": "ABABABAB"},
        "whole-deck": {"sides": "BABABABA", "whole_deck": True},
    },
)
CONFIGURATIONS = (*ROYALS, *MAJESTY)


def at_random(game: Game) -> Iterator[Game]:
    """The game as it stands at each decision while it is played at random, and at its end."""
    while not game.is_over:
        yield game
        game.play_random()
    yield game


def played_out(game: Game) -> Game:
    """The same game, played at random to its end."""
    *_, end = at_random(game)
    return end


def by_picks(game: Game, picks: Iterable[int]) -> Iterator[Game]:
    """The game as it stands at each decision, and at its end; the picks, over and over, choose the moves."""
    for pick in itertools.cycle(picks):
        yield game
        if game.is_over:
            return
        moves = game.legal_moves
        game.play(moves[pick % len(moves)])
