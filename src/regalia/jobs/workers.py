"""Workers: processes that play the jobs of a study side by side."""

import contextlib
import multiprocessing
import signal
from collections.abc import Iterable, Iterator
from multiprocessing.connection import wait
from typing import Any, cast

from regalia.jobs.job import Job, Study

DISMISSAL_SECONDS = 5.0


def play_jobs(study: Study, jobs: Iterable[Job], processes: int) -> Iterator[dict[str, Any]]:
    """Play the jobs and hand out the line to keep of each, as they are finished."""
    jobs = iter(jobs)
    if processes == 1 and not study.hosts_guests:
        yield from map(study.play, jobs)
        return
    crew: list[Worker] = []
    try:
        while True:
            _hand_out(study, jobs, crew, processes)
            busy = {worker.pipe: worker for worker in crew if worker.job is not None}
            if not busy:
                return
            for pipe in wait(list(busy)):
                yield _collect(study, crew, busy[cast(Any, pipe)])
    finally:
        for worker in crew:
            worker.dismiss()


def _hand_out(study: Study, jobs: Iterator[Job], crew: "list[Worker]", processes: int) -> None:
    """Give each idle worker a job, and start more of them while there is work."""
    idle = [worker for worker in crew if worker.job is None]
    for _ in range(processes - len(crew) + len(idle)):
        job = next(jobs, None)
        if job is None:
            return
        if not idle:
            crew.append(Worker(study))
        worker = idle.pop() if idle else crew[-1]
        worker.give(job)


def _collect(study: Study, crew: "list[Worker]", worker: "Worker") -> dict[str, Any]:
    """The line of a worker's job; one whose process died leaves the crew, and another will take its place."""
    job = cast(Job, worker.job)
    try:
        return worker.answer()
    except (EOFError, ConnectionError):
        worker.dismiss()
        crew.remove(worker)
        return study.lost(job)


class Worker:
    """A process that plays one job after another."""

    def __init__(self, study: Study) -> None:
        """Start it; it is a fresh Python, so nothing of this process gets into it by accident."""
        start = multiprocessing.get_context("spawn")
        self.job: Job | None = None
        self.pipe, theirs = start.Pipe()
        self.process = start.Process(target=_work, args=(study, theirs), daemon=True)
        self.process.start()
        theirs.close()

    def give(self, job: Job) -> None:
        """Have it play a job."""
        self.job = job
        with contextlib.suppress(ConnectionError):  # then there will be no answer
            self.pipe.send(job)

    def answer(self) -> dict[str, Any]:
        """The line of its job."""
        line: dict[str, Any] = self.pipe.recv()
        self.job = None
        return line

    def dismiss(self) -> None:
        """End it; it sends its guests home first. One that has nothing to do ends when its pipe does."""
        if self.job is not None:
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
