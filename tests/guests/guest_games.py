"""Guests for tests: bots with habits, programs with bad ones, and games with one of them in a seat."""

import os
import shlex
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from regalia import Game, Move, View, new_game
from regalia.guests.bot import Bot, legal_choice
from regalia.guests.guarded import Guarded
from regalia.guests.program import ProgramBot

# A program that plays the first legal move; tests put other habits into its three places.
PROGRAM = """
import json, os, subprocess, sys, time
def note(what):
    with open(sys.argv[1], "a") as notes:
        notes.write(f"{what}\\n")
def say(line):
    print(line, flush=True)
note(os.getpid())
decisions = 0
AT_START
for line in sys.stdin:
    word, _, told = line.strip().partition(" ")
    if word == "hello":
        AT_HELLO
    elif word == "decide":
        decisions += 1
        moves = json.loads(told)["moves"]
        AT_DECISION
    elif word == "quit":
        note("quit")
        break
"""


class First:
    """Plays its first legal move."""

    name = "first"

    def choose(self, view: View) -> Move:
        """The first legal move."""
        return view.legal_moves[0]


class Does:
    """A plug-in that does as it is told."""

    name = "mine"

    def __init__(self, what: Callable[[View], Any]) -> None:
        """`what` is its way to choose."""
        self.what = what
        self.asked = 0

    def choose(self, view: View) -> Any:
        """Whatever it was told."""
        self.asked += 1
        return self.what(view)


class Workshop:
    """Where programs with bad habits are made; it knows all that ran."""

    def __init__(self, folder: Path) -> None:
        """Everything lies in the folder."""
        self.folder = folder

    def program(
        self,
        start: str = "pass",
        hello: str = 'say("ready 1")',
        decision: str = 'say("move " + moves[0])',
        **limits: Any,
    ) -> ProgramBot:
        """A program with other habits in the places given."""
        text = PROGRAM.replace("AT_START", start).replace("AT_HELLO", hello).replace("AT_DECISION", decision)
        script = self.folder / "bot.py"
        script.write_text(text)
        command = shlex.join([sys.executable, "-I", "-S", str(script), str(self.folder / "notes")])
        return ProgramBot(command, **limits)

    @property
    def notes(self) -> list[str]:
        """What the programs wrote down: their process numbers, and that they were told to quit."""
        path = self.folder / "notes"
        return path.read_text().split() if path.exists() else []

    @property
    def started(self) -> list[int]:
        """The processes that were started."""
        return [int(note) for note in self.notes if note.isdigit()]


def is_running(process: int) -> bool:
    """Whether there is such a process; one that ended and that the system is still to clear away is none."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    try:
        state, parent = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[:2]
    except FileNotFoundError:
        return not Path("/proc/self").exists()
    return state != "Z" or int(parent) == os.getpid()  # those that Regalia started, it clears away itself


def open_pipes() -> int:
    """How many files and pipes are open here, where the system tells."""
    return len(list(Path("/proc/self/fd").iterdir())) if Path("/proc/self/fd").exists() else 0


def nobody_runs(processes: list[int]) -> bool:
    """Whether all these processes end; the system may take a moment to end what was killed."""
    deadline = time.monotonic() + 2
    while any(map(is_running, processes)) and time.monotonic() < deadline:
        time.sleep(0.01)
    return not any(map(is_running, processes))


def play(bot: Bot, game: Game, seat: int = 0) -> Game:
    """The game with the bot in one seat and `First` in the others, played to its end."""
    bots: dict[int, Bot] = {seat: bot}
    while game.turn is not None:
        view = game.view(game.turn)
        game.play(legal_choice(view, bots.get(game.turn, First()).choose(view)))
    return game


def play_guarded(bot: Bot, **limits: Any) -> Guarded:
    """The bot after a whole guarded game of Majesty in which all its faults were reported."""
    reported: list[object] = []
    guarded = Guarded(bot, First(), reported.append, **limits)
    assert play(guarded, new_game("majesty", seed=1)).is_over
    guarded.close()
    assert reported == guarded.faults
    assert all(fault.bot == bot.name and "\n" not in fault.what and fault.what[-1] == "." for fault in guarded.faults)
    return guarded
