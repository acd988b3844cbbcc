"""Many tables at once: four people at each, each with a stream of their own, who move by HTTP.

    python bench/tables.py                                   how many moves a second a server bears
    python bench/tables.py --tree ../before --tree .         of two source trees, in one run
    python bench/tables.py --tables 1000 --every 10          1,000 tables, 4,000 streams, a move every ten seconds each
    python bench/tables.py --server http://127.0.0.1:8765 --server http://127.0.0.1:8766

A ladder of rates: at each, as many moves as are due are made, whoever is to move plays the first move that is offered,
and pays as is proposed. Told are the time from a POST to the last of the table's four listeners, what went over the
wire, and what the server spent of a core and of memory. Server and listeners share this machine, so the listeners are
cheap: they read no more of what they are told than whose turn it is and what is offered.
"""

import argparse
import asyncio
import gc
import os
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tables_table import People, set_up  # beside this file

from regalia.games.catalogue import games

PORT = 8791
RATES = (10, 20, 30, 40, 60, 80, 110, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800)
PEOPLE = 4
CLOCK = os.sysconf("SC_CLK_TCK")


@dataclass
class Rung:
    """What was measured at one rate."""

    rate: float
    seconds: float = 0.0
    delays: list[float] = field(default_factory=list)  # seconds from a POST to the last listener
    lost: int = 0            # moves that somebody did not hear of within five seconds, or that were refused
    bytes: int = 0           # of answers and streams
    spent: float = 0.0       # seconds of a core, by the servers
    own: float = 0.0         # likewise by the listeners

    def part(self, share: float) -> float:
        """The delay that this share of the moves did not pass, in milliseconds."""
        delays = sorted(self.delays)
        return 1000 * delays[min(len(delays) - 1, int(len(delays) * share))] if delays else float("inf")

    @property
    def reached(self) -> float:
        """Moves a second."""
        return len(self.delays) / self.seconds

    def told(self) -> str:
        """One line."""
        moves = max(1, len(self.delays))
        return (
            f"{self.rate:6.0f} {self.reached:8.1f} {self.part(0.5):8.1f} {self.part(0.99):8.1f} {self.lost:5d} "
            f"{self.bytes / moves / 1000:8.2f} {1000 * self.spent / moves:9.2f} {100 * self.spent / self.seconds:6.0f} "
            f"{100 * self.own / self.seconds:6.0f}"
        )


HEAD = "  rate  moves/s   p50 ms   p99 ms  lost  kB/move  ms of core  core%  own%"


async def climb(rung: Rung, tables: list[People], seconds: float, pids: list[int]) -> None:
    """Have as many moves made as are due; a table moves again when all have heard of its last move."""
    ready = [table for table in tables if table.is_ready]
    waiting: asyncio.Queue[People] = asyncio.Queue()
    for table in sorted(ready, key=lambda one: one.moved):
        waiting.put_nowait(table)
    moving: set[asyncio.Task[None]] = set()
    before, own, spent = sum(table.bytes for table in tables), time.process_time(), _spent(pids)
    began = time.monotonic()
    due = 0
    while (now := time.monotonic()) < began + seconds:
        while due <= (now - began) * rung.rate and not waiting.empty():
            due += 1
            task = asyncio.create_task(_move(waiting.get_nowait(), rung, waiting))
            moving.add(task)
            task.add_done_callback(moving.discard)
        await asyncio.sleep(min(0.005, 0.5 / rung.rate))
    rung.seconds = time.monotonic() - began
    rung.spent, rung.own = _spent(pids) - spent, time.process_time() - own
    rung.bytes = sum(table.bytes for table in tables) - before
    measured = list(rung.delays)
    if moving:
        await asyncio.wait(moving)
    rung.delays = measured


async def _move(table: People, rung: Rung, waiting: "asyncio.Queue[People]") -> None:
    """One move of a table; a game that is over is followed by another."""
    delay = await table.move()
    if delay is None:
        rung.lost += 1
    else:
        rung.delays.append(delay)
    if not table.is_ready:
        await table.begin_anew()
    waiting.put_nowait(table)


def _spent(pids: list[int]) -> float:
    """Seconds of a core that processes spent so far."""
    fields = (Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids)
    return sum(int(one[11]) + int(one[12]) for one in fields) / CLOCK


def _memory(pids: list[int]) -> float:
    """Megabytes that processes have in memory."""
    texts = (Path(f"/proc/{pid}/status").read_text() for pid in pids)
    return sum(int(text.partition("VmRSS:")[2].split()[0]) for text in texts) / 1000


async def measure(addresses: list[str], pids: list[int], asked: argparse.Namespace) -> list[Rung]:
    """Set the tables up and climb the ladder until a rate is too much."""
    names = [asked.game] if asked.game else [book.name for book in games()]
    empty, began = _memory(pids), time.monotonic()
    tables: list[People] = []
    tells_changes = b'"Advance"' in urllib.request.urlopen(f"{addresses[0]}/openapi.json").read()
    for at in range(0, asked.tables, 8):
        some = range(at, min(at + 8, asked.tables))
        turned = [addresses[one % len(addresses) :] + addresses[: one % len(addresses)] for one in some]
        pairs = zip(some, turned, strict=True)
        people = (set_up(where, names[one % len(names)], PEOPLE, tells_changes) for one, where in pairs)
        tables += await asyncio.gather(*people)
    print(f"{asked.tables} tables of {', '.join(names)}, {PEOPLE * asked.tables} streams; set up in "
          f"{time.monotonic() - began:.1f} s, {1000 * (_memory(pids) - empty) / asked.tables:.0f} kB a table")
    print(HEAD, flush=True)
    await climb(Rung(min(asked.rates)), tables, 3, pids)  # whatever is made at the first move is made
    rungs = []
    for rate in asked.rates:
        rungs.append(rung := Rung(rate))
        profiled = subprocess.Popen(_profiler(asked, pids)) if asked.profile and rate == asked.rates[-1] else None
        await climb(rung, tables, asked.seconds, pids)
        print(rung.told(), flush=True)
        if profiled:
            profiled.wait()
        too_much = [one.part(0.99) > asked.limit or one.reached < 0.9 * one.rate for one in rungs[-2:]]
        if too_much == [True, True]:  # one alone may be the noise of a shared machine
            break
        await asyncio.sleep(1)
    print(f"after all: {1000 * (_memory(pids) - empty) / asked.tables:.0f} kB a table")
    for table in tables:
        table.close()
    return rungs


def _profiler(asked: argparse.Namespace, pids: list[int]) -> list[str]:
    """Where the time goes: py-spy, if it is installed."""
    length = str(int(asked.seconds))
    return ["py-spy", "record", "-p", str(pids[0]), "-d", length, "-r", "200", "-f", "raw", "-o", asked.profile]


@contextmanager
def served(tree: Path, port: int) -> Iterator[int]:
    """A server of a source tree, with a store of its own; its process."""
    with tempfile.TemporaryDirectory() as folder:
        settings = {"PYTHONPATH": str(tree.resolve() / "src"), **UNLIMITED}
        command = [sys.executable, "-m", "regalia.server", "--port", str(port), "--store", f"{folder}/tables.db"]
        log = (Path(folder) / "log").open("w")
        server = subprocess.Popen(command, stderr=log, stdout=log, env={**os.environ, **settings}, cwd=tree)
        try:
            _await_bots(port)
            yield server.pid
        finally:
            server.terminate()
            server.wait(30)
            lines = (Path(folder) / "log").read_text().splitlines()
            troubled = [line for line in lines if " ERROR " in line or " WARNING " in line]
            print(f"troubled log lines: {len(troubled)}", *troubled[:3], sep="\n", flush=True)


# The listeners of all tables come from one address, which no people do.
UNLIMITED = {"REGALIA_QUOTAS": "0", "REGALIA_CONNECTIONS_EACH": "0"}


def _await_bots(port: int) -> None:
    """Until the bots are ready, and with them compiled rules."""
    for _ in range(3000):
        try:
            if b'"bots_ready":true' in urllib.request.urlopen(f"http://127.0.0.1:{port}/health").read():
                return
        except OSError:
            pass
        time.sleep(0.2)
    raise TimeoutError("the bots are not ready after ten minutes")


def best(rungs: list[Rung], limit: float) -> float:
    """The most moves a second at which the 99th percentile kept the limit."""
    return max((rung.reached for rung in rungs if rung.part(0.99) <= limit and not rung.lost), default=0.0)


def asked_for() -> argparse.Namespace:
    """What to measure."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tree", type=Path, action="append", help="a source tree to run a server of, once or more")
    parser.add_argument("--server", action="append", help="the address of a server that runs; several share the tables")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--game", help="one game only")
    parser.add_argument("--every", type=float, help="seconds between two moves of a table: one rate, no ladder")
    parser.add_argument("--rates", type=float, nargs="+", default=RATES)
    parser.add_argument("--seconds", type=float, default=8, help="for each rate")
    parser.add_argument("--limit", type=float, default=100, help="milliseconds of the 99th percentile")
    parser.add_argument("--pid", type=int, action="append", default=[], help="processes of --server, to be measured")
    parser.add_argument("--profile", help="file for py-spy's samples of the server at the last rate")
    asked = parser.parse_args()
    gc.disable()  # a pause of the listeners' own would be taken for one of the server
    if asked.every:
        asked.rates = [asked.tables / asked.every]
    return asked


def main() -> None:
    """Measure one tree after another, or servers that run."""
    asked = asked_for()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if asked.server:
        run(measure(asked.server, asked.pid, asked))
        return
    found = []
    for tree in asked.tree or [Path(__file__).parents[1]]:
        print(f"\n{tree}")
        with served(tree, PORT) as pid:
            rungs = run(measure([f"http://127.0.0.1:{PORT}"], [pid], asked))
        found.append(best(rungs, asked.limit))
        print(f"{found[-1]:.0f} moves a second with a 99th percentile of at most {asked.limit:.0f} ms")
    if len(found) > 1 and found[0]:
        print(f"\n{found[-1] / found[0]:.1f} times as many")


def run(work: object) -> list[Rung]:
    """Run it, on the quicker loop if there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)  # type: ignore[arg-type]
    return uvloop.run(work)  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
