"""How fast the engine is on this machine: random play inside it, and driven from Python move by move.

A move is a decision with at least two choices; chance and forced moves are played but not counted.
"""

import json
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from regalia.engine.batch import random_batch
from regalia.engine.driving import Driver
from regalia.games.catalogue import rulebook

TASKS = (("majesty", {"players": 4}), ("royals", {"players": 4}))
GAMES_AT_ONCE = {"majesty": 5_000, "royals": 500}


def inside(game: str, options: Any, seconds: float) -> tuple[int, float]:
    """Moves and seconds of random games wholly inside compiled code."""
    random_batch(game, options, 1, 1)
    moves, spent, seed = 0, 0.0, 0
    while spent < seconds:
        seed += 1
        start = time.perf_counter()
        batch = random_batch(game, options, seed, GAMES_AT_ONCE[game])
        spent += time.perf_counter() - start
        moves += int(batch.decisions.sum())
    return moves, spent


def from_python(game: str, options: Any, seconds: float) -> tuple[int, float]:
    """Moves and seconds of random games where Python chooses every move."""
    driver = Driver(game, options, seed=1)
    chance = random.Random(1).random
    play, moves = driver.play, driver.moves
    count = driver.start()
    made = 0
    start = time.perf_counter()
    end = start + seconds
    while time.perf_counter() < end:
        for _ in range(2_000):
            if count:
                count = play(moves[int(chance() * count)])
                made += 1
            else:
                count = driver.start()
    return made, time.perf_counter() - start


def measure(seconds: float) -> list[dict[str, Any]]:
    """All measurements."""
    kinds: tuple[tuple[str, Callable[..., tuple[int, float]]], ...] = (("inside", inside), ("from Python", from_python))
    found = []
    for driven, task in kinds:
        for game, wishes in TASKS:
            moves, spent = task(game, rulebook(game).choose(**wishes), seconds)
            found.append(
                {
                    "peer": "Regalia",
                    "version": _version(),
                    "task": f"{game}, 4 players, random play",
                    "driven": driven,
                    "moves": moves,
                    "seconds": spent,
                    "moves_per_second": moves / spent,
                }
            )
    return found


def run(seconds: float, as_json: bool) -> None:
    """Measure and print."""
    found = measure(seconds)
    if as_json:
        for entry in found:
            print(json.dumps(entry))
        return
    table = Table(title="Moves per second on one core of this machine")
    for column in ("task", "driven", "moves/s"):
        table.add_column(column, justify="right" if column == "moves/s" else "left")
    for entry in found:
        table.add_row(entry["task"], entry["driven"], f"{np.round(entry['moves_per_second'] / 1e6, 2)} M")
    Console().print(table)


def _version() -> str:
    from regalia import __version__

    return __version__
