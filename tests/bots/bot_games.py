"""The known games of the bots; written anew after weights or levels were changed: python tests/bots/bot_games.py."""

import json
from pathlib import Path

from regalia.bots.level_games import LevelGames
from regalia.bots.levels import Level, levels
from regalia.games.catalogue import rulebook

KNOWN_GAMES = Path(__file__).with_suffix(".json")
LADDERS = [one for game in ("royals", "majesty") for one in levels(game)]


def known_game(one: Level) -> list[int]:
    """The points of a known deal, both seats of one level; the strongest think less, to save time."""
    thinking = one.with_iterations(min(one.iterations, 200)) if one.method == "search" else one
    options = rulebook(one.game).choose(players=2)
    return list(LevelGames(one.game, options).play([thinking] * 2, deal=1, seed=7).points)


if __name__ == "__main__":
    games: dict[str, dict[str, list[int]]] = {}
    for one in LADDERS:
        games.setdefault(one.game, {})[one.name] = known_game(one)
    KNOWN_GAMES.write_text(json.dumps(games, indent=1) + "\n", "utf-8")
