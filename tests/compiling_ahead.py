"""Compiles what most tests ask for, each game in a process, beside the checks: `python -m tests.compiling_ahead`.

Functions share what is compiled inside them within a process only. Workers that each compile what their tests happen to
ask for first do the same work several times, and wait for each other.
"""

from concurrent.futures import ProcessPoolExecutor

from regalia.bots.advice import Thinker
from regalia.bots.level_games import LevelGames
from regalia.bots.levels import strongest
from regalia.engine.batch import random_batch
from regalia.engine.compiling import Way
from regalia.games.catalogue import games, rulebook
from regalia.play.game import Game
from regalia.server.warming import warm_rules

WAYS: tuple[Way, ...] = ("compiled", "checked")


def compile_ahead(game: str) -> None:
    """Ask once for everything that tests ask for often."""
    book = rulebook(game)
    for way in WAYS:
        warm_rules(game, way)
        random_batch(game, book.choose(), seed=1, games=1, way=way)
    level = strongest(game, 1)
    thinker, view = Thinker(level), Game.new(game, seed=1).view(0)
    for think in (thinker.choose, thinker.search, thinker.outlook):
        think(view)
    options = book.choose()
    LevelGames(game, options).play([level] * options.players, deal=1)


if __name__ == "__main__":
    names = [book.name for book in games()]
    with ProcessPoolExecutor(len(names)) as processes:
        list(processes.map(compile_ahead, names))
