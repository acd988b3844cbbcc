"""Regalia and its peers in one run on this machine, written to docs/benchmarks.md.

Peers live in an environment of their own, `.venv-peers`, made from bench/peers/lock.txt. Figures of
different days or machines are not comparable on a noisy machine; ratios within one run are.
"""

import argparse
import datetime
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from regalia.games.catalogue import games, rulebook

ROOT = Path(__file__).parent.parent
PEERS = ROOT / "bench" / "peers"
PEERS_VENV = ROOT / ".venv-peers"
GPU_FIGURES = ROOT / "bench" / "h200.json"
LIMITS = ROOT / "bench" / "limits.md"
PAGE = ROOT / "docs" / "benchmarks.md"
ONE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}


def prepare_peers() -> None:
    """Make the peers' environment, if it is not there for this lock."""
    lock = PEERS / "lock.txt"
    stamp = PEERS_VENV / "lock.txt"
    if stamp.exists() and stamp.read_text() == lock.read_text():
        return
    print("setting up the peers in .venv-peers …", file=sys.stderr)
    subprocess.run([sys.executable, "-m", "venv", str(PEERS_VENV)], check=True)
    pip = [str(PEERS_VENV / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "-r", str(lock)], check=True)
    stamp.write_text(lock.read_text())


def lines_of(command: list[str]) -> list[dict[str, Any]]:
    """Run a command that prints one JSON object per line."""
    print("measuring:", " ".join(command[-3:]), file=sys.stderr)
    environment = {**os.environ, **ONE_THREAD}
    result = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=environment)
    return [json.loads(line) for line in result.stdout.splitlines() if line.startswith("{")]


def start_up(game: str) -> dict[str, float]:
    """Seconds of `regalia simulate --games 1` with an empty and with a filled cache, the best of three."""
    command = [sys.executable, "-m", "regalia.cli", "simulate", game, "--games", "1"]
    found: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "REGALIA_CACHE": cache}
        for name, runs in (("empty", 1), ("filled", 3)):
            times = []
            for _ in range(runs):
                start = time.perf_counter()
                subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environment)
                times.append(time.perf_counter() - start)
            found[name] = min(times)
    return found


def page(ours: list[dict[str, Any]], peers: list[dict[str, Any]]) -> str:
    """The page: a table for play inside the engines, one for play driven from Python, start-up, GPU."""
    parts = [
        "# Benchmarks",
        "",
        f"Written by `make bench` on {datetime.date.today().isoformat()}: {platform.machine()}, "
        f"{os.cpu_count()} cores, one used; Python {platform.python_version()}.",
        "A move is a player's decision with at least two choices; chance outcomes and forced moves are played but not",
        "counted. All figures come from one run on one machine; on another day or machine compare the ratios, which",
        "are to OpenSpiel's spades, the quickest peer with a card game for four.",
    ]
    for driven, title in (("inside", "Random play inside the engine"), ("from Python", "Driven from Python")):
        parts += ["", f"## {title}", "", *table(driven, ours, peers)]
    parts += ["", "## Search", "", *search_table(ours, peers)]
    broken = [entry for entry in peers if "error" in entry]
    parts += [f"\nNot measured: {entry['peer']} ({entry['error']})." for entry in broken]
    parts += ["", "## Start-up", "", "`regalia simulate GAME --games 1`, from the shell to the figures.", ""]
    parts += ["| game | empty cache | filled cache | goal |", "| --- | --- | --- | --- |"]
    for book in games():
        times = start_up(book.name)
        parts.append(f"| {book.name} | {times['empty']:.1f} s | {times['filled']:.2f} s | 12 s, 1.5 s |")
    return "\n".join([*parts, *gpu_part(), "", LIMITS.read_text("utf-8").rstrip()]) + "\n"


def table(driven: str, ours: list[dict[str, Any]], peers: list[dict[str, Any]]) -> list[str]:
    """The rows of one kind, ours first, then peers by speed."""
    others = [entry for entry in peers if entry.get("driven") == driven]
    others.sort(key=lambda entry: -float(entry["moves_per_second"]))
    spades = [entry for entry in others if entry["task"].startswith("spades")] or others
    measure = spades[0]["moves_per_second"]
    rows = ["| engine | task | moves/s | to OpenSpiel's spades | goal |", "| --- | --- | --- | --- | --- |"]
    for entry in [entry for entry in ours if entry["driven"] == driven] + others:
        goal = goal_of(driven, entry) if entry["peer"] == "Regalia" else ""
        speed = entry["moves_per_second"]
        name = f"{entry['peer']} {entry['version']}"
        rows.append(f"| {name} | {entry['task']} | {speed / 1e6:.3g} M | {speed / measure:.2g} | {goal} |")
    return rows


def goal_of(driven: str, entry: dict[str, Any]) -> str:
    """Moves a second that we mean to hold in a task of ours."""
    game = entry["task"].split(",")[0]
    return rulebook(game).configurations().goals.get(driven, "")


def search_table(ours: list[dict[str, Any]], peers: list[dict[str, Any]]) -> list[str]:
    """Simulations per second at every decision of whole games, ours and OpenSpiel's."""
    others = [entry for entry in peers if entry.get("driven") == "search"]
    rows = [
        "A simulation is a determinization, followed down the tree and valued: by a random playout to the end of the",
        "game, by a playout after the learned policy, or by the learned value after the turn reached.",
        "",
        "| engine | task | simulations/s | goal |",
        "| --- | --- | --- | --- |",
    ]
    for entry in [entry for entry in ours if entry["driven"] == "search"] + others:
        uniform = entry["task"].endswith("random playout")
        goal = goal_of("search", entry) if uniform and entry["peer"] == "Regalia" else ""
        name = f"{entry['peer']} {entry['version']}"
        rows.append(f"| {name} | {entry['task']} | {entry['moves_per_second'] / 1e3:.3g} k | {goal} |")
    rows += ["", "How long the strongest level thinks in the largest game, one core; the goal is 1 s at most.", ""]
    rows += ["| task | iterations | mean | longest |", "| --- | --- | --- | --- |"]
    for entry in [entry for entry in ours if entry["driven"] == "decision"]:
        mean, longest = entry["mean_seconds"] * 1000, entry["longest_seconds"] * 1000
        rows.append(f"| {entry['task']} | {entry['iterations']:,} | {mean:.0f} ms | {longest:.0f} ms |")
    return rows


def gpu_part() -> list[str]:
    """What bench/gpu.py found on a lent GPU, as it was kept."""
    if not GPU_FIGURES.exists():
        return []
    kept = json.loads(GPU_FIGURES.read_text("utf-8"))
    rows = ["", "## On a GPU", "", f"`python bench/gpu.py` on {kept['device']}, {kept['date']}.", ""]
    rows += ["| game | games | moves/s | 100,000 games as on the CPU, bit for bit |", "| --- | --- | --- | --- |"]
    for entry in kept["games"]:
        same = "yes" if entry["bit_for_bit_as_on_cpu"] else "NO"
        rows.append(f"| {entry['game']} | {entry['games']:,} | {entry['moves_per_second'] / 1e9:.2f} G | {same} |")
    return rows


def main() -> None:
    """Measure everything and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0, help="how long each measurement takes")
    seconds = str(parser.parse_args().seconds)
    prepare_peers()
    ours = lines_of([sys.executable, "-m", "regalia.cli", "bench", "--json", "--seconds", seconds])
    python = str(PEERS_VENV / "bin" / "python")
    peers = lines_of([python, str(PEERS / "measure.py"), "--seconds", seconds])
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(ours, peers), "utf-8")
    print(PAGE.read_text("utf-8"))


if __name__ == "__main__":
    main()
