"""Leagues for tests, and guests with bad habits in them."""

import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from regalia import cli
from regalia.games.catalogue import rulebook
from regalia.league.entrants import find_entrants
from regalia.league.league import League, play_league
from regalia.league.standings import standings

# A program that plays its first move, or answers something else.
PROGRAM = """
import json, os, sys, time
open(sys.argv[1], "a").write(f"{os.getpid()}\\n")
for line in sys.stdin:
    word, _, told = line.partition(" ")
    if word == "hello":
        print("ready 1", flush=True)
    elif word == "decide":
        move = json.loads(told)["moves"][0]
        HABIT
"""
PLUGIN = """
import os
class Raises:
    name = "raises"
    def choose(self, view):
        raise ValueError("no idea")
class Exits:
    name = "exits"
    def choose(self, view):
        os._exit(7)
def make_raises(game, options, seed):
    return Raises()
def make_exits(game, options, seed):
    return Exits()
"""
ENTRY_POINTS = """
[regalia.bots]
raises = league_plugins:make_raises
exits = league_plugins:make_exits
"""


def majesty(*names: str, players: int = 2, bots: tuple[str, ...] = (), **how: Any) -> League:
    """A league of Majesty."""
    options = rulebook("majesty").choose(players=players)
    return League("majesty", options, find_entrants("majesty", options, names, bots), **how)


def figures_of(league: League, results: Path | None = None, processes: int = 1) -> dict[str, Any]:
    """Play a league; what came of it."""
    return standings(league, play_league(league, results, processes))


def program(folder: Path, habit: str) -> str:
    """The name of a bot that is a program with this habit."""
    script = folder / "bot.py"
    script.write_text(PROGRAM.replace("HABIT", habit))
    return "program:" + shlex.join([sys.executable, "-I", "-S", str(script), str(folder / "started")])


def entrant(figures: dict[str, Any], name: str) -> dict[str, Any]:
    """The row of an entrant."""
    return next(row for row in figures["entrants"] if row["name"] == name)


def is_running(process: int) -> bool:
    """Whether it runs; one that ended and is still to be cleared away does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def command(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    """Run the command line in this process."""
    monkeypatch.setattr(sys, "argv", ["regalia", *words])
    cli.main()
