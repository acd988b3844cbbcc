"""A level as a bot: handed a seat's view, it answers with a move.

>>> from regalia import new_game
>>> from regalia.bots.levels import level
>>> from regalia.games.catalogue import any_game
>>> game = new_game(any_game(), players=2, seed=1)
>>> bot = LevelBot(level(any_game(), 1), seed=3)
>>> bot.choose(game.view(0)) == bot.choose(game.view(0))
True
"""

from regalia.bots.advice import Thinker
from regalia.bots.levels import Level
from regalia.play.steps import Move
from regalia.play.view import View


class LevelBot:
    """A bot of one level; its moves depend on the view and the seed alone."""

    def __init__(self, level: Level, seed: int = 1) -> None:
        """Bots of one level with different seeds play differently."""
        self.level = level
        self.name = level.name
        self._thinker = Thinker(level, seed)

    def choose(self, view: View) -> Move:
        """One of the view's legal moves."""
        return self._thinker.choose(view)
