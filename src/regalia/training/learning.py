"""Learning the weights: self-play, fitting, and again, each generation from games of the last one.

    python -m regalia.training.learning royals --generations 5 --games 1500

Judgement is fitted to how games ended (and what search thought), instinct to what search tried.
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

from regalia import games
from regalia.engine.batch import results
from regalia.engine.compiling import Bound
from regalia.games.catalogue import rulebook
from regalia.kernel.features import MOST_SEATS, MOVE_FEATURES, SEAT_FEATURES
from regalia.kernel.fields import blank
from regalia.kernel.luck import lucks
from regalia.search.records import INSTINCT_ALONE, JUDGEMENT, SEARCH, Mind
from regalia.search.weights import read_weights, to_words, untaught
from regalia.search.workspace import COMPILED, Bench, bind
from regalia.training import self_play
from regalia.training.fitting import Lessons, fit_instinct, fit_judgement
from regalia.training.self_play import DECISIONS, MOVE_ROWS, POSITION_ROWS

TURNS = 400            # turns of the longest game that are written down
THOROUGHLY = 0.2       # part of the decisions that is searched with all iterations
QUICK_PART = 0.2       # part of the iterations the others have
BOLDLY = 0.1           # part of the moves drawn by what search tried
KEPT_GENERATIONS = 3   # games of this many generations are learned from
PASSES = 15            # times fitting goes over all that was taught

ROYALS_TABLES = [
    {"players": players, "edition": edition} for edition in ("2016", "2014") for players in (2, 2, 2, 3, 4, 4, 5)
]
MAJESTY_TABLES = [
    {"players": players, "sides": sides}
    for sides in ("AAAAAAAA", "BBBBBBBB", "ABABABAB", "BABABABA", "AABBAABB", "AAAAAAAA")
    for players in (2, 2, 3, 4)
]
TABLES = {"royals": ROYALS_TABLES, "majesty": MAJESTY_TABLES}


@cache
def tools(game: str) -> Bound:
    """The functions of the bots and of practice."""
    return bind(game, (*COMPILED, self_play), "compiled", f"{game}-training")


def play_one(task: tuple[str, dict[str, Any], Any, int, int]) -> Lessons:
    """One game of practice."""
    game, wishes, weights, iterations, number = task
    book = rulebook(game)
    options = book.choose(**wishes)
    bench = Bench(game, max(iterations, 1))
    minds = blank(Mind, 2)
    minds.method = SEARCH if iterations else INSTINCT_ALONE
    minds.leaf = JUDGEMENT
    minds.exploration = 2.0
    minds.margin = 0.1
    minds.heat = 0.5 if iterations else 1.0
    minds.iterations = [iterations, max(1, int(iterations * QUICK_PART))] if iterations else [0, 1]
    positions = np.zeros(TURNS * MOST_SEATS * SEAT_FEATURES, np.float32)
    values = np.zeros(TURNS * MOST_SEATS * 2, np.float32)
    moves = np.zeros(4000 * MOVE_FEATURES, np.float32)
    visits = np.zeros(4000, np.float32)
    lengths = np.zeros(2000, np.int32)
    marks = np.zeros(3, np.int32)
    boxes = book.lay_out(options)
    tools(game)["practise"](
        bench.states, bench.worlds, boxes, minds, weights, lucks(number, 2), lucks(number, 2, 2), *bench.records,
        THOROUGHLY, BOLDLY, positions, values, moves, visits, lengths, marks,
    )  # fmt: skip
    found = results(game, options, bench.states)
    turns, rows = marks[POSITION_ROWS], marks[MOVE_ROWS]
    seats = options.players
    told = values.reshape(TURNS, MOST_SEATS, 2)[:turns, :seats]
    return Lessons(
        players=seats,
        positions=positions.reshape(TURNS, MOST_SEATS, SEAT_FEATURES)[:turns, :seats].copy(),
        thoughts=told[..., 0].copy(),
        points=found.points[0] - told[..., 1],
        wins=np.repeat(found.shares, turns, axis=0).astype(np.float32),
        moves=moves.reshape(-1, MOVE_FEATURES)[:rows].copy(),
        visits=visits[:rows].copy(),
        lengths=lengths[: marks[DECISIONS]].copy(),
    )


def practise_all(tasks: Iterable[Any], processes: int, number: int, name: str) -> list[Lessons]:
    """Play all games of a generation, in parallel, telling how far it is."""
    lessons = []
    start = time.perf_counter()
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        for at, lesson in enumerate(pool.imap_unordered(play_one, tasks, chunksize=4), 1):
            lessons.append(lesson)
            if at % max(1, number // 10) == 0:
                print(f"{name}: {at} of {number} games, {time.perf_counter() - start:.0f} s", file=sys.stderr)
    return lessons


def learn(said: argparse.Namespace, out: Path) -> None:
    """All generations; after each the weights so far are written, with the commands that led to them."""
    game: str = said.game
    taught = json.loads(said.start.read_text("utf-8")) if said.start else {"commands": [], "errors": []}
    weights = read_weights(said.start, game) if said.start else untaught()
    commands = [*taught["commands"], command_of(said)]
    errors: list[list[float]] = taught["errors"]
    past: list[list[Lessons]] = []
    iterations, games, seed = said.iterations, said.games, said.seed
    for generation in range(1 if said.start else 0, said.generations + 1):
        deep = iterations if generation else 0
        number = games if generation else 2 * games
        tasks = (
            (game, TABLES[game][at % len(TABLES[game])], weights, deep, seed * 1_000_003 + generation * 100_003 + at)
            for at in range(number)
        )
        past.append(practise_all(tasks, said.processes, number, f"{game} {generation}"))
        past = past[-KEPT_GENERATIONS:] if generation else past
        lessons = [lesson for some in past for lesson in some]
        before = time.perf_counter()
        judged = fit_judgement(lessons, weights, PASSES)
        felt = fit_instinct(past[-1], weights, PASSES)
        if generation == 0:
            past = []
        errors.append([round(judged, 4), round(felt, 4)])
        spent = time.perf_counter() - before
        print(f"{game} {generation}: judgement {judged:.4f}, instinct {felt:.4f}, {spent:.0f} s", file=sys.stderr)
        words = to_words(weights, game, commands=commands, errors=errors)
        out.write_text(json.dumps(words, indent=1) + "\n", "utf-8")


def command_of(said: argparse.Namespace) -> str:
    """The command that does this again; one with --start goes on from the weights of the command before it."""
    flags = [f"--{name} {getattr(said, name)}" for name in ("generations", "games", "iterations", "seed")]
    return " ".join(["python -m regalia.training.learning", said.game, *flags, *(["--start …"] if said.start else [])])


def main() -> None:
    """The command line of learning."""
    parser = argparse.ArgumentParser(description="Learn the weights of a game's bots from self-play.")
    parser.add_argument("game", choices=list(TABLES))
    parser.add_argument("--generations", type=int, default=5)
    parser.add_argument("--games", type=int, default=1000, help="games of each generation")
    parser.add_argument("--iterations", type=int, default=300, help="of search, for a thorough decision")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--start", type=Path, help="weights to go on from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where the weights are written")
    said = parser.parse_args()
    out = said.out or Path(games.__file__).parent / said.game / "weights.json"
    tools(said.game)["practise"]  # compiled once, before the others load it
    learn(said, out)


if __name__ == "__main__":
    main()
