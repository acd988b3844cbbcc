"""The options of a game in words: for results files, reviews, titles and commands."""

import hashlib
from dataclasses import fields
from typing import Any

from regalia.games.catalogue import rulebook


def said(options: Any, with_check: bool = False) -> dict[str, Any]:
    """The options of a game, ready for JSON; a board of one's own by its name, and a check of its text if asked for.

    >>> said(rulebook("royals").choose(players=3))
    {'players': 3, 'edition': '2016', 'row': 3, 'board': 'printed'}
    """
    found = {option.name: getattr(options, option.name) for option in fields(options)}
    if "board" in found:
        found["board"] = _board_said(found["board"], with_check) if found["board"] else "printed"
    return found


def _board_said(board: Any, with_check: bool) -> str:
    return f"{board.name} {short_hash(board.text.encode())}" if with_check else str(board.name)


def title_of(game: str, options: dict[str, Any]) -> str:
    """A game and its options in a line.

    >>> title_of("royals", {"players": 4, "edition": "2014", "row": 3, "board": "printed"})
    'Royals, 4 players, edition 2014, row 3, board printed'
    >>> title_of("majesty", {"players": 2, "sides": "AAAAAAAA", "whole_deck": False})
    'Majesty, 2 players, sides AAAAAAAA'
    """
    parts = [rulebook(game).title, f"{options['players']} players"]
    for name, value in options.items():
        if name != "players" and value is not False:
            parts.append(name.replace("_", " ") + ("" if value is True else f" {value}"))
    return ", ".join(parts)


def configuration_of(options: Any) -> str:
    """What tells a configuration from others of the same game, in few words.

    >>> configuration_of(rulebook("royals").choose(players=4, row=4))
    '2016, 4 players, row 4'
    >>> configuration_of(rulebook("majesty").choose(players=2, whole_deck=True))
    'sides A, 2 players, whole deck'
    """
    told = said(options)
    sides = told.get("sides", "")
    kind = f"sides {sides[0] if len(set(sides)) == 1 else sides}" if sides else str(told["edition"])
    extras = ["row 4"] if told.get("row") == 4 else []
    extras += ["own board"] if told.get("board", "printed") != "printed" else []
    extras += ["whole deck"] if told.get("whole_deck") else []
    return ", ".join([kind, f"{told['players']} players", *extras])


def flags_of(options: Any) -> list[str]:
    """The options that are not the usual ones, as the command line takes them.

    >>> flags_of(rulebook("majesty").choose(players=4, whole_deck=True))
    ['--players', '4', '--whole-deck']
    """
    flags: list[str] = []
    for option in fields(options):
        value = getattr(options, option.name)
        if value == option.default:
            continue
        flag = f"--{option.name.replace('_', '-')}"
        flags += [flag] if value is True else [flag, "FILE" if option.name == "board" else str(value)]
    return flags


def short_hash(*parts: bytes) -> str:
    """A few letters that differ where the parts do."""
    return hashlib.sha256(b"".join(parts)).hexdigest()[:12]
