"""Writes down for the client what the server knows: the description of the HTTP interface, and the facts of the games.

`python -m regalia.server.describing OPENAPI_FILE FACTS_FILE`

Types are made from the first; the second is TypeScript, so that the first page waits for no answer and no fact is
written twice.
"""

import json
import sys
from pathlib import Path

from regalia.server.app import create_app
from regalia.server.setting_up import games
from regalia.server.settings import Settings
from regalia.table.entries import GESTURES
from regalia.table.seating import HOUSES

FACTS = """\
// What the server knows of its games, written down by regalia.server.describing: not to be edited.
import type {{ components }} from './openapi'

type Game = components['schemas']['GameInfo']

/** What can be chosen for each game. */
export const GAMES: Record<Game['game'], Game> = {games}
export const HOUSES = {houses} as const
export const GESTURES = {gestures} as const
"""


def interface() -> str:
    """The HTTP interface, as openapi.json."""
    return json.dumps(create_app(Settings()).openapi(), indent=1) + "\n"


def facts() -> str:
    """What can be chosen before a game, as TypeScript: what `/api/games` says, the houses, and the gestures.

    >>> 'export const GESTURES = ["bow", ' in facts()
    True
    """
    return FACTS.format(
        games=json.dumps({game.game: game.model_dump(mode="json") for game in games()}, indent=1, ensure_ascii=False),
        houses=json.dumps(HOUSES),
        gestures=json.dumps(GESTURES),
    )


def write(path: Path, text: str) -> None:
    """Write a file, if it changed: what is made from it is then not made again."""
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]), interface())
    write(Path(sys.argv[2]), facts())
