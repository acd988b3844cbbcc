"""Learning the weights: self-play, fitting, and again, each generation from games of the last one.

    python -m regalia.training.learning GAME --generations 5 --games 1500

The value network is fitted to how games ended (and what search thought), the policy to search's visits.
"""

import argparse
import json
import multiprocessing
import os
import sys
import time
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from regalia.engine.batch import results
from regalia.engine.compiling import Bound
from regalia.games.catalogue import games, rulebook
from regalia.games.studies import Wishes
from regalia.kernel.features import MOST_SEATS, MOVE_FEATURES, SEAT_FEATURES
from regalia.kernel.fields import blank
from regalia.kernel.luck import lucks
from regalia.search.records import POLICY, SEARCH, VALUE, SearchConfig
from regalia.search.weights import read_weights, to_words, untrained
from regalia.search.workspace import COMPILED, Workspace, bind_search
from regalia.training import self_play
from regalia.training.fitting import TrainingBatch, fit_policy, fit_value
from regalia.training.self_play import DECISIONS, MOVE_ROWS, POSITION_ROWS

MOST_TURNS = 400         # of a game that are recorded
MOST_MOVES = 4000        # choices of a game likewise
MOST_DECISIONS = 2000    # decisions likewise
FULL_SEARCH_RATE = 0.2   # part of the decisions that is searched with all iterations
FAST_PART = 0.2          # part of the iterations the others have
EXPLORATION_RATE = 0.1   # part of the moves drawn by visits
KEPT_GENERATIONS = 3     # games of this many generations are learned from
EPOCHS = 15              # times fitting goes over all games


@cache
def compiled_self_play(game: str) -> Bound:
    """Search and self-play, bound to a game's rules and features."""
    return bind_search(game, (*COMPILED, self_play), "compiled", f"{game}-training")


def self_play_game(task: tuple[str, Wishes, Any, int, int]) -> TrainingBatch:
    """One game of self-play."""
    game, wishes, weights, iterations, number = task
    book = rulebook(game)
    options = book.choose(**wishes)
    space = Workspace(game, max(iterations, 1))
    positions = np.zeros(MOST_TURNS * MOST_SEATS * SEAT_FEATURES, np.float32)
    values = np.zeros(MOST_TURNS * MOST_SEATS * 2, np.float32)
    moves = np.zeros(MOST_MOVES * MOVE_FEATURES, np.float32)
    visits = np.zeros(MOST_MOVES, np.float32)
    lengths = np.zeros(MOST_DECISIONS, np.int32)
    rows = np.zeros(3, np.int32)
    compiled_self_play(game)["self_play"](
        space.states, space.worlds, book.lay_out(options), _configs(iterations), weights,
        lucks(number, 2), lucks(number, 2, 2), *space.records,
        FULL_SEARCH_RATE, EXPLORATION_RATE, positions, values, moves, visits, lengths, rows,
    )  # fmt: skip
    found = results(game, options, space.states)
    turns, choices = rows[POSITION_ROWS], rows[MOVE_ROWS]
    seats = options.players
    recorded = values.reshape(MOST_TURNS, MOST_SEATS, 2)[:turns, :seats]
    return TrainingBatch(
        players=seats,
        positions=positions.reshape(MOST_TURNS, MOST_SEATS, SEAT_FEATURES)[:turns, :seats].copy(),
        search_values=recorded[..., 0].copy(),
        points=found.points[0] - recorded[..., 1],
        wins=np.repeat(found.shares, turns, axis=0).astype(np.float32),
        moves=moves.reshape(-1, MOVE_FEATURES)[:choices].copy(),
        visits=visits[:choices].copy(),
        lengths=lengths[: rows[DECISIONS]].copy(),
    )


def _configs(iterations: int) -> Any:
    """Search in full and fast search; with no iterations, the policy alone."""
    configs = blank(SearchConfig, 2)
    configs.method = SEARCH if iterations else POLICY
    configs.leaf = VALUE
    configs.exploration = 2.0
    configs.margin = 0.1
    configs.temperature = 0.5 if iterations else 1.0
    configs.iterations = [iterations, max(1, int(iterations * FAST_PART))] if iterations else [0, 1]
    return configs


def play_generation(tasks: Iterable[Any], processes: int, number: int, name: str) -> list[TrainingBatch]:
    """Play all games of a generation, in parallel, telling how far it is."""
    played = []
    start = time.perf_counter()
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        for at, game in enumerate(pool.imap_unordered(self_play_game, tasks, chunksize=4), 1):
            played.append(game)
            if at % max(1, number // 10) == 0:
                print(f"{name}: {at} of {number} games, {time.perf_counter() - start:.0f} s", file=sys.stderr)
    return played


def learn(arguments: argparse.Namespace, out: Path) -> None:
    """All generations; after each the weights so far are written, with the commands that led to them."""
    game: str = arguments.game
    before = json.loads(arguments.start.read_text("utf-8")) if arguments.start else {"commands": [], "errors": []}
    weights = read_weights(arguments.start, game) if arguments.start else untrained()
    commands = [*before["commands"], command_of(arguments)]
    losses: list[list[float]] = before["errors"]
    past: list[list[TrainingBatch]] = []
    for generation in range(1 if arguments.start else 0, arguments.generations + 1):
        number = arguments.games if generation else 2 * arguments.games
        tasks = _tasks(arguments, weights, generation, number)
        past.append(play_generation(tasks, arguments.processes, number, f"{game} {generation}"))
        past = past[-KEPT_GENERATIONS:] if generation else past
        start = time.perf_counter()
        value = fit_value([played for some in past for played in some], weights, EPOCHS)
        policy = fit_policy(past[-1], weights, EPOCHS)
        if generation == 0:
            past = []
        losses.append([round(value, 4), round(policy, 4)])
        spent = time.perf_counter() - start
        print(f"{game} {generation}: value {value:.4f}, policy {policy:.4f}, {spent:.0f} s", file=sys.stderr)
        words = to_words(weights, game, commands=commands, errors=losses)
        out.write_text(json.dumps(words, indent=1) + "\n", "utf-8")


def _tasks(arguments: argparse.Namespace, weights: Any, generation: int, number: int) -> Iterable[Any]:
    """The games of a generation; the first is played by the policy alone, which knows nothing yet."""
    wishes = rulebook(arguments.game).configurations().self_play
    iterations = arguments.iterations if generation else 0
    first = arguments.seed * 1_000_003 + generation * 100_003
    return ((arguments.game, wishes[at % len(wishes)], weights, iterations, first + at) for at in range(number))


def command_of(arguments: argparse.Namespace) -> str:
    """The command that does this again; one with --start goes on from the weights of the command before it."""
    flags = [f"--{name} {getattr(arguments, name)}" for name in ("generations", "games", "iterations", "seed")]
    going_on = ["--start …"] if arguments.start else []
    return " ".join(["python -m regalia.training.learning", arguments.game, *flags, *going_on])


def main() -> None:
    """The command line of learning."""
    parser = argparse.ArgumentParser(description="Learn the weights of a game's bots from self-play.")
    parser.add_argument("game", choices=[book.name for book in games()])
    parser.add_argument("--generations", type=int, default=5)
    parser.add_argument("--games", type=int, default=1000, help="games of each generation")
    parser.add_argument("--iterations", type=int, default=300, help="of search in full")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--start", type=Path, help="weights to go on from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where the weights are written")
    arguments = parser.parse_args()
    out = arguments.out or Path(str(rulebook(arguments.game).folder.joinpath("weights.json")))
    compiled_self_play(arguments.game)["self_play"]  # compiled once, before the others load it
    learn(arguments, out)


if __name__ == "__main__":
    main()
