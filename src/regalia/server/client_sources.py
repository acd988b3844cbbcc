"""Writes down for the client what the server knows: its HTTP interface, the facts of the games, their rules.

`python -m regalia.server.client_sources OPENAPI_FILE FOLDER`

Types are made from the first file. Into the folder go `facts.ts`, so that the first page waits for no answer, and
`rules.ts`, the table of every game's rules: a key that no table has is an error of types. No fact is written twice.
"""

import json
import sys
from pathlib import Path
from typing import get_args

from regalia.games.catalogue import games
from regalia.kernel.refusal import Refusal
from regalia.kernel.rule_table import Kind, Milestone
from regalia.server.app import create_app
from regalia.server.settings import Settings
from regalia.server.shared_stream import MOST_PLACES
from regalia.server.table_routes import game_info
from regalia.table.entries import Gesture
from regalia.table.seating import House

FACTS = """\
// What the server knows of its games, written down by regalia.server.client_sources: not to be edited.
import type {{ components }} from './openapi'

type Game = components['schemas']['GameInfo']

/** The games there are, in the order of their years. */
export const NAMES = {names} as const
/** What can be chosen for each game. */
export const GAMES: Record<(typeof NAMES)[number], Game> = {games}
export const HOUSES = {houses} as const
export const GESTURES = {gestures} as const
/** As many tables as one stream serves. */
export const MOST_PLACES = {places}
"""
RULES = """\
// The tables of the games' rules, written down by regalia.server.client_sources: not to be edited.
export type RuleKind = {kinds}

/**
 * A rule's kind; whether the table shows it well enough, so that telling it would bury others; whether it belongs to
 * the scoring of a period or of the game; what ends with it; and of a refusal the paragraph of the rules page that
 * says why.
 */
export interface RuleRow {{
  kind: RuleKind
  minor: boolean
  scoring: boolean
  milestone: {milestones}
  paragraph: string
}}

const TABLE = {rules} as const satisfies Record<string, RuleRow>

/** The key of a rule. */
export type RuleKey = keyof typeof TABLE
export const RULES: Record<RuleKey, RuleRow> = TABLE
"""


def interface() -> str:
    """The HTTP interface, as openapi.json."""
    return json.dumps(create_app(Settings()).openapi(), indent=1) + "\n"


def facts() -> str:
    """What can be chosen before a game, as TypeScript: what `/api/games` says, the houses, and the gestures.

    >>> 'export const GESTURES = ["bow", ' in facts()
    True
    """
    infos = {book.name: game_info(book).model_dump(mode="json") for book in games()}
    return FACTS.format(
        names=json.dumps(list(infos)),
        games=json.dumps(infos, indent=1, ensure_ascii=False),
        houses=json.dumps(get_args(House)),
        gestures=json.dumps(get_args(Gesture)),
        places=MOST_PLACES,
    )


def rules() -> str:
    """Every rule of every game, as TypeScript.

    >>> "export type RuleKey" in rules()
    True
    """
    rows = {
        rule.key: {
            "kind": rule.kind,
            "minor": rule.minor,
            "scoring": book.rules.is_scoring(rule),
            "milestone": rule.milestone,
            "paragraph": rule.paragraph,
        }
        for book in games()
        for rule in book.rules
    }
    kinds, milestones = (" | ".join(f"'{one}'" for one in get_args(known)) for known in (Kind, Milestone))
    return RULES.format(kinds=kinds, milestones=milestones, rules=json.dumps(rows, indent=1))


def write(path: Path, text: str) -> None:
    """Write a file, if it changed: what is made from it is then not made again."""
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")


def main(interface_file: Path, folder: Path) -> None:
    """Write all of them; a game that is broken is named."""
    try:
        write(interface_file, interface())
        write(folder / "facts.ts", facts())
        write(folder / "rules.ts", rules())
    except Refusal as refused:
        raise SystemExit(str(refused)) from None


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
