"""The rules on a CUDA GPU: 100,000 games end bit for bit as on the CPU, and moves per second.

Run on a machine with a CUDA GPU, numba and numba-cuda: `python bench/gpu.py`. One JSON object per line.
"""

import argparse
import importlib
import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from regalia.engine.batch import random_batch
from regalia.engine.gpu import THREADS, random_games, random_games_kernel
from regalia.games.catalogue import games, rulebook
from regalia.kernel.fields import record_type
from regalia.kernel.luck import lucks

CHECKED_GAMES = 100_000
REPEATS = 5
NAMES = [book.name for book in games()]


def check(game: str, options: Any) -> dict[str, Any]:
    """Play the same games on both and compare every byte of their final states."""
    on_cpu = random_batch(game, options, seed=5, games=CHECKED_GAMES)
    states, decisions = random_games(game, rulebook(game).lay_out(options), np.asarray(lucks(5, CHECKED_GAMES)))
    same = states.tobytes() == on_cpu.states.tobytes() and bool((decisions == on_cpu.decisions).all())
    return {"checked_games": CHECKED_GAMES, "bit_for_bit_as_on_cpu": same}


def measure(game: str, options: Any) -> dict[str, Any]:
    """Moves per second of the kernel alone, the best of some runs; copies to and from the GPU are not counted."""
    cuda: Any = importlib.import_module("numba.cuda")
    kernel = random_games_kernel(game)
    book = rulebook(game)
    games = book.configurations().games_on_gpu
    boxes = cuda.to_device(np.asarray(book.lay_out(options)))
    blank_states = np.zeros(games, record_type(book.state))
    decisions = cuda.device_array(games, np.int32)
    best = 0.0
    for repeat in range(REPEATS):
        states, luck = cuda.to_device(blank_states), cuda.to_device(np.asarray(lucks(repeat, games)))
        cuda.synchronize()
        start = time.perf_counter()
        kernel[-(-games // THREADS), THREADS](states, boxes, luck, decisions)
        cuda.synchronize()
        seconds = time.perf_counter() - start
        best = max(best, int(decisions.copy_to_host().sum(dtype=np.int64)) / seconds)
    return {"game": game, "options": str(options), "games": games, "moves_per_second": best}


def main() -> None:
    """Check and measure both games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--game", choices=NAMES, action="append")
    arguments = parser.parse_args()
    for game in arguments.game or NAMES:
        options = rulebook(game).choose(players=arguments.players)
        start = time.perf_counter()
        random_games_kernel(game)
        compiled = {"compile_seconds": time.perf_counter() - start}
        print(json.dumps({**compiled, **check(game, options), **measure(game, options)}), flush=True)


if __name__ == "__main__":
    main()
