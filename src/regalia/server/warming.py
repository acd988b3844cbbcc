"""Compiles the rules and bots of all games into the cache, in a process of its own.

`python -m regalia.server.warming`; the server runs it when it starts, and `make play` when it sets up.
"""

from regalia.bots.levels import levels
from regalia.engine.compiling import Way
from regalia.games.catalogue import games
from regalia.play.game import Game
from regalia.table.offering import offers


def warm() -> None:
    """Play a little of each game and have its weakest level think once, which compiles all levels."""
    from regalia.bots.advice import Thinker

    for book in games():
        warm_rules(book.name)
        played = Game.new(book.name)
        for weakest in levels(book.name)[:1]:
            Thinker(weakest).choose(played.view(played.turn))


def warm_rules(game: str, way: Way = "compiled") -> None:
    """Use everything a table asks of the rules once."""
    played = Game.new(game, way=way)
    payments = played.book.payments
    offers(played)
    played.table(None)
    while not played.is_over:
        for move in played.legal_moves[:1] if payments else ():
            played.payments(move)
        played.play_random()
    assert played.winners


if __name__ == "__main__":
    warm()
