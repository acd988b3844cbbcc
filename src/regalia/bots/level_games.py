"""Games between levels, deal by deal, wholly inside compiled code."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from regalia.bots.levels import Level
from regalia.engine.batch import results
from regalia.games.catalogue import rulebook
from regalia.kernel.fields import blank
from regalia.kernel.luck import lucks
from regalia.search.records import SearchConfig, Weights
from regalia.search.weights import learned
from regalia.search.workspace import Workspace, compiled_bots


@dataclass(frozen=True)
class DealResult:
    """How a deal ended."""

    points: tuple[int, ...]      # of each seat
    shares: tuple[float, ...]    # 1 for a lone winner, a part of it for each of several who share, else 0
    decisions: int


class LevelGames:
    """Deals of one game with the same options, one after the other.

    >>> from regalia.bots.levels import levels
    >>> from regalia.games.catalogue import any_game
    >>> game = any_game()
    >>> weak, strong = levels(game)[:2]
    >>> options = rulebook(game).choose(players=2)
    >>> result = LevelGames(game, options).play((weak, strong), deal=7)
    >>> result == LevelGames(game, options).play((weak, strong), deal=7)
    True
    """

    def __init__(self, game: str, options: Any, boxes: Any = None) -> None:
        """`boxes` in the place of those the options lay out, to study changed figures."""
        self.game = game
        self.options = options
        self._book = rulebook(game)
        self._boxes = self._book.lay_out(options) if boxes is None else boxes
        self._workspace = Workspace(game, 1)

    def play(
        self, seats: Sequence[Level], deal: int, seed: int = 1, weights: Sequence[Any] | None = None
    ) -> DealResult:
        """Play a deal; a level thinks with a seed of its seat. `weights` in the place of the learned ones."""
        players = self.options.players
        deepest = max(1, *(level.iterations for level in seats))
        if deepest > self._workspace.iterations:
            self._workspace = Workspace(self.game, deepest)
        configs, known = blank(SearchConfig, players), blank(Weights, players)
        for seat, level in enumerate(seats):
            configs[seat] = level.search_config()[0]
            known[seat] = (learned(self.game) if weights is None else weights[seat])[0]
        states = blank(self._book.state)
        cards, seeds = lucks(deal, 2), lucks(seed, players + 1, (deal + 1) * (players + 1))
        decisions = compiled_bots(self.game)["play_game"](
            states, self._workspace.worlds, self._boxes, configs, known, cards, seeds, *self._workspace.records
        )
        found = results(self.game, self.options, states)
        return DealResult(tuple(found.points[0].tolist()), tuple(found.shares[0].tolist()), decisions)
