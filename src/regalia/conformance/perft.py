"""Move-path counts: how many different ways a game can go from a position, to some number of steps.

A step is one move of a seat (forced ones too) or one outcome of chance that can come, whatever its weight.
A path that ends the game earlier counts once. Another engine that counts the same paths from the same
positions very likely has the same rules.
"""

import json
from pathlib import Path
from typing import Any

from regalia.engine.binding import bind_rules
from regalia.games.catalogue import rulebook
from regalia.kernel.choices import Choices
from regalia.kernel.fields import blank
from regalia.play.game import Game

DEEPEST = 16


def count_paths(game: Game, depth: int) -> int:
    """The number of paths of `depth` steps from where the game stands.

    >>> from regalia.games.catalogue import any_game
    >>> start = Game.new(any_game(), players=2, chance_by_hand=True)
    >>> count_paths(start, 1) == len(start.outcomes)
    True
    """
    stack = blank(rulebook(game.book.name).state, DEEPEST)
    lists = blank(Choices, DEEPEST)
    return int(bind_rules(game.book.name, "compiled")["paths"](game.states, game.boxes, stack, lists, depth))


def read_counts(path: Path) -> list[dict[str, Any]]:
    """The entries of a file of counts."""
    entries: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))
    return entries


def position_of(entry: dict[str, Any]) -> Game:
    """The game of an entry, its steps played."""
    game = Game.new(entry["game"], chance_by_hand=True, forced_by_hand=True, **entry["options"])
    for step in entry["steps"]:
        if game.turn is None:
            game.draw(step)
        else:
            game.play(step)
    return game


def recount(entry: dict[str, Any]) -> list[int]:
    """The counts this engine finds for an entry, for as many depths as it has."""
    game = position_of(entry)
    return [count_paths(game, depth) for depth in range(1, len(entry["paths"]) + 1)]
