"""Measure how many moves per second other game engines play at random.

Run it with a Python that has the packages of lock.txt::

    python3 -m venv peers-venv
    peers-venv/bin/pip install -r bench/peers/lock.txt
    peers-venv/bin/python bench/peers/measure.py

A move is a player's decision with at least two legal choices. Chance outcomes
and forced moves are played, and their time counts, but they are not moves; only
OpenSpiel's rollouts from dealt hands leave out the time of the deal.
Every measurement uses one core and a fixed seed. One JSON object per
measurement goes to stdout, progress to stderr.

Where a peer documents several ways to do the same thing, the fastest one is
used, so that the numbers show each peer at its best.
"""

import argparse
import json
import logging
import os
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import version

from engines.catanatron import measure_catanatron
from engines.open_spiel import measure_open_spiel
from engines.pettingzoo import measure_pettingzoo
from engines.pgx import measure_pgx
from engines.rlcard import measure_rlcard
from engines.timing import Result

logger = logging.getLogger(__name__)

PEERS: dict[str, tuple[str, Callable[[float], Iterator[Result]]]] = {
    "OpenSpiel": ("open_spiel", measure_open_spiel),
    "RLCard": ("rlcard", measure_rlcard),
    "PettingZoo": ("pettingzoo", measure_pettingzoo),
    "Pgx": ("pgx", measure_pgx),
    "Catanatron": ("catanatron", measure_catanatron),
}


def use_one_core() -> None:
    """Keep the peers to one thread; NumPy and JAX read this when first imported."""
    os.environ["OMP_NUM_THREADS"] = "1"
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    os.environ["NPROC"] = "1"  # the size of XLA's thread pool
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"
    os.environ["JAX_PLATFORMS"] = "cpu"
    # Not a thread setting: pygame, which PettingZoo imports, greets on stdout.
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"


def report(peer: str, seconds: float) -> None:
    """Measure one peer and print its lines; a failure becomes an error line."""
    package, measure_peer = PEERS[peer]
    print(peer, file=sys.stderr, flush=True)
    try:
        peer_version = version(package)
        for result in measure_peer(seconds):
            line = {
                "peer": peer,
                "version": peer_version,
                "task": result.task,
                "driven": result.driven,
                "moves": result.moves,
                "seconds": round(result.seconds, 3),
                "moves_per_second": round(result.moves / result.seconds, 1),
            }
            print(json.dumps(line), flush=True)
    except Exception as error:  # one broken peer must not stop the others
        logger.exception("%s failed", peer)
        message = " ".join(f"{type(error).__name__}: {error}".split())
        print(json.dumps({"peer": peer, "error": message}), flush=True)


def main() -> None:
    """Measure the peers asked for, or all of them."""
    names = {peer.lower(): peer for peer in PEERS}
    parser = argparse.ArgumentParser(description="Time random play of other engines.")
    parser.add_argument(
        "--seconds", type=float, default=3.0, help="length of each measurement"
    )
    parser.add_argument(
        "--only", type=str.lower, choices=names, help="measure just this peer"
    )
    arguments = parser.parse_args()
    use_one_core()
    for peer in [names[arguments.only]] if arguments.only else PEERS:
        report(peer, arguments.seconds)


if __name__ == "__main__":
    main()
