"""Compiles the bots of both games into the cache, in a process of its own: `python -m regalia.server.warming`."""

from regalia.bots.advice import Thinker
from regalia.bots.levels import levels
from regalia.play.game import Game


def warm() -> None:
    """Have the weakest level of each game think once, which compiles all levels."""
    for game in ("royals", "majesty"):
        played = Game.new(game, players=2)
        Thinker(levels(game)[0]).choose(played.view(played.turn))


if __name__ == "__main__":
    warm()
