"""How fast the engine is on this machine: random play inside it, driven from Python move by move, and search.

A move is a decision with at least two choices; chance and forced moves are played but not counted. A
simulation is one iteration of search: a determinization, followed down the tree and valued.
"""

import json
import random
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from regalia.bench.thinking_time import decision_seconds
from regalia.bots.advice import Thinker
from regalia.bots.level_games import LevelGames
from regalia.bots.levels import LEAVES, Level, levels
from regalia.engine.batch import random_batch
from regalia.engine.driving import Driver
from regalia.games.catalogue import games, rulebook
from regalia.games.studies import Wishes
from regalia.jobs.printing import grid, print_out
from regalia.play.game import Game
from regalia.play.view import View

PLAYERS = 4  # as other engines are compared


def inside(game: str, options: Any, seconds: float) -> tuple[int, float]:
    """Moves and seconds of random games wholly inside compiled code."""
    random_batch(game, options, 1, 1)
    moves, spent, seed = 0, 0.0, 0
    while spent < seconds:
        seed += 1
        start = time.perf_counter()
        batch = random_batch(game, options, seed, rulebook(game).configurations().games_at_once)
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


def searching(game: str, options: Any, leaf: str, seconds: float) -> tuple[int, float]:
    """Simulations and seconds of search at every decision of whole games."""
    level = Level(
        game=game, name=leaf, method="search", leaf=leaf, iterations=rulebook(game).configurations().simulations
    )
    games = LevelGames(game, options)
    seats = [level] * options.players
    games.play([level.with_iterations(1)] * options.players, deal=0)  # load or compile before the clock starts
    made, spent, deal = 0, 0.0, 0
    while spent < seconds:
        deal += 1
        start = time.perf_counter()
        made += games.play(seats, deal).decisions * level.iterations
        spent += time.perf_counter() - start
    return made, spent


def measure(seconds: float) -> list[dict[str, Any]]:
    """All measurements."""
    kinds: tuple[tuple[str, Callable[..., tuple[int, float]]], ...] = (("inside", inside), ("from Python", from_python))
    found = []
    for driven, task in kinds:
        for game in _games():
            moves, spent = task(game, rulebook(game).choose(players=PLAYERS), seconds)
            found.append(
                {
                    "peer": "Regalia",
                    "version": _version(),
                    "task": f"{game}, {PLAYERS} players, random play",
                    "driven": driven,
                    "moves": moves,
                    "seconds": spent,
                    "moves_per_second": moves / spent,
                }
            )
    return [*found, *measure_search(seconds), *measure_decisions()]


def measure_search(seconds: float) -> list[dict[str, Any]]:
    """Simulations per second for each way to value where search gets to."""
    found = []
    for game in _games():
        for leaf in LEAVES:
            made, spent = searching(game, rulebook(game).choose(players=PLAYERS), leaf, seconds)
            found.append(
                {
                    "peer": "Regalia",
                    "version": _version(),
                    "task": f"{game}, {PLAYERS} players, {leaf}",
                    "driven": "search",
                    "moves": made,
                    "seconds": spent,
                    "moves_per_second": made / spent,
                }
            )
    return found


def measure_decisions(positions: int = 40) -> list[dict[str, Any]]:
    """How long the strongest level thinks in the largest game, over positions from its whole course."""
    found = []
    for game in _games():
        wishes = rulebook(game).configurations().largest
        level = levels(game)[-1]
        times = decision_seconds(Thinker(level).choose, positions_of(game, wishes, positions))
        found.append(
            {
                "task": f"{game}, {wishes['players']} players, {level.name}",
                "driven": "decision",
                "iterations": level.iterations,
                "mean_seconds": sum(times[1:]) / len(times[1:]),  # the first one loads what is compiled
                "longest_seconds": max(times[1:]),
            }
        )
    return found


def positions_of(game: str, wishes: Wishes, positions: int) -> list[View]:
    """What the deciding seat sees, at decisions spread over a random game."""
    played = Game.new(game, seed=1, way="compiled", **wishes)
    views = []
    while not played.is_over:
        views.append(played.view(played.turn, history=False))
        played.play_random()
    return views[:: max(1, len(views) // positions)]


def run_bench(seconds: float, as_json: bool) -> None:
    """Measure and print."""
    found = measure(seconds)
    if as_json:
        for entry in found:
            print(json.dumps(entry))
        return
    title = "Moves (of search: simulations) per second on one core of this machine"
    print_out(grid(title, ("task", "driven", "a second"), map(_row, found), align="llr"))


def _games() -> list[str]:
    return [book.name for book in games()]


def _row(entry: dict[str, Any]) -> tuple[str, str, str]:
    if entry["driven"] == "decision":
        return entry["task"], "one decision", f"{1 / entry['mean_seconds']:.3g}"
    return entry["task"], entry["driven"], f"{entry['moves_per_second'] / 1e6:.3g} M"


def _version() -> str:
    return version("regalia")
