"""Units: a study is split into pieces of work, which processes play side by side."""

import contextlib
import multiprocessing
import signal
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import wait
from typing import Any, Protocol, cast

DEAL_BITS = 24             # deals of one seed begin at seed × 2²⁴
UNIT_WORK = 8_000          # iterations × seats × deals of a unit, about
LARGEST_UNIT = 25          # deals
DISMISSAL_SECONDS = 5.0


@dataclass(frozen=True)
class Unit:
    """A piece of work: some deals in a row of one pairing, or of one configuration."""

    of: tuple[int, int]
    first: int    # the first deal
    deals: int
    work: float   # how much it is, beside others

    @property
    def all_deals(self) -> range:
        """The numbers of its deals in the study."""
        return range(self.first, self.first + self.deals)

    def line(self, games: list[Any]) -> dict[str, Any]:
        """What to write down of it."""
        return {"of": self.of, "first": self.first, "deals": self.deals, "games": games}


def unit_size(work: int) -> int:
    """How many deals make a unit, if each is so much work: none should take minutes.

    >>> unit_size(8000), unit_size(0)
    (1, 25)
    """
    return max(1, min(LARGEST_UNIT, UNIT_WORK // max(1, work)))


def deal_number(seed: int, deal: int) -> int:
    """The number of a study's deal among all deals: studies with different seeds have none in common.

    >>> deal_number(1, 5)
    16777221
    """
    return (seed << DEAL_BITS) + deal


class Study(Protocol):
    """What can be split into units."""

    def play(self, unit: Unit) -> dict[str, Any]:
        """Play a unit; what to write down of it."""

    def lost(self, unit: Unit) -> dict[str, Any]:
        """What to write down of a unit whose process died; a Refusal if that must not be."""

    @property
    def hosts_guests(self) -> bool:
        """Whether bots of other people take part, who are kept out of this process."""


def play_units(study: Study, units: Iterable[Unit], processes: int) -> Iterator[dict[str, Any]]:
    """Play the units and hand out what is to be written down of each, as they are finished."""
    units = iter(units)
    if processes == 1 and not study.hosts_guests:
        yield from map(study.play, units)
        return
    crew: list[Worker] = []
    try:
        while True:
            _hand_out(study, units, crew, processes)
            busy = {worker.pipe: worker for worker in crew if worker.unit is not None}
            if not busy:
                return
            for pipe in wait(list(busy)):
                yield _collect(study, crew, busy[cast(Any, pipe)])
    finally:
        for worker in crew:
            worker.dismiss()


def _hand_out(study: Study, units: Iterator[Unit], crew: "list[Worker]", processes: int) -> None:
    """Give each idle worker a unit, and start more of them while there is work."""
    idle = [worker for worker in crew if worker.unit is None]
    for _ in range(processes - len(crew) + len(idle)):
        unit = next(units, None)
        if unit is None:
            return
        if not idle:
            crew.append(Worker(study))
        worker = idle.pop() if idle else crew[-1]
        worker.give(unit)


def _collect(study: Study, crew: "list[Worker]", worker: "Worker") -> dict[str, Any]:
    """What a worker wrote down; one whose process died leaves the crew, and another will take its place."""
    unit = cast(Unit, worker.unit)
    try:
        return worker.answer()
    except (EOFError, ConnectionError):
        worker.dismiss()
        crew.remove(worker)
        return study.lost(unit)


class Worker:
    """A process that plays one unit after another."""

    def __init__(self, study: Study) -> None:
        """Start it; it is a fresh Python, so nothing of this process gets into it by accident."""
        start = multiprocessing.get_context("spawn")
        self.unit: Unit | None = None
        self.pipe, theirs = start.Pipe()
        self.process = start.Process(target=_work, args=(study, theirs), daemon=True)
        self.process.start()
        theirs.close()

    def give(self, unit: Unit) -> None:
        """Have it play a unit."""
        self.unit = unit
        with contextlib.suppress(ConnectionError):  # then there will be no answer
            self.pipe.send(unit)

    def answer(self) -> dict[str, Any]:
        """What it wrote down of its unit."""
        line: dict[str, Any] = self.pipe.recv()
        self.unit = None
        return line

    def dismiss(self) -> None:
        """End it; it sends its guests home first. One that has nothing to do ends when its pipe does."""
        if self.unit is not None:
            self.process.terminate()
        self.pipe.close()
        self.process.join(DISMISSAL_SECONDS)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def _work(study: Study, pipe: Any) -> None:
    """The life of a worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the one who was interrupted dismisses us
    if study.hosts_guests:
        # Programs do not end with this process: the interrupt gives us the time to close them.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        while True:
            pipe.send(study.play(pipe.recv()))
    except (EOFError, ConnectionError, KeyboardInterrupt):
        signal.signal(signal.SIGTERM, signal.SIG_IGN)  # it is about to end anyway
