"""Write the known games of the bots anew, after weights or levels were changed: python tests/bot_games.py."""

import json

from test_bots import KNOWN_GAMES, LADDERS, known_game

if __name__ == "__main__":
    games: dict[str, dict[str, list[int]]] = {}
    for one in LADDERS:
        games.setdefault(one.game, {})[one.name] = known_game(one)
    KNOWN_GAMES.write_text(json.dumps(games, indent=1) + "\n", "utf-8")
