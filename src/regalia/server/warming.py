"""Compiles the rules and bots of both games into the cache, in a process of its own.

`python -m regalia.server.warming`; the server runs it when it starts, and `make play` when it sets up.
"""

from regalia.bots.levels import levels
from regalia.play.game import Game


def warm() -> None:
    """Play a little of each game and have its weakest level think once, which compiles all levels."""
    from regalia.bots.advice import Thinker

    for game in ("royals", "majesty"):
        warm_rules(game)
        played = Game.new(game, players=2)
        Thinker(levels(game)[0]).choose(played.view(played.turn))


def warm_rules(game: str) -> None:
    """Use everything a table asks of the rules once."""
    played = Game.new(game, players=2, way="compiled")
    played.play_random()
    played.problem(0)
    played.view(None)
    played.play_out()
    assert played.winners


if __name__ == "__main__":
    warm()
