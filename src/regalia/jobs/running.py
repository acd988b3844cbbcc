"""Running a study: its jobs into its results file, with a progress bar, until it is done or stopped."""

import contextlib
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from regalia.jobs.job import Job, Study
from regalia.jobs.printing import progress_bar
from regalia.jobs.results_file import ResultsFile
from regalia.jobs.workers import play_jobs
from regalia.kernel.refusal import Refusal

MOST_DEALS = 1_000_000
MOST_SEED = 1_000_000_000
MOST_PROCESSES = 256
INTERRUPTED = 130          # exit code, as shells have it


def run_into(results: ResultsFile, study: Study, jobs: Sequence[Job], todo: Iterable[Job], processes: int) -> None:
    """Play what is to do of the jobs and keep it; an interrupt says how to go on."""
    done = 0
    work = {(job.of, job.first): job.work for job in jobs}
    try:
        with progress_bar("playing", sum(work.values())) as advance:
            for line in play_jobs(study, todo, processes):
                results.add(line)
                done += 1
                advance(work[tuple(line["of"]), line["first"]])
    except KeyboardInterrupt:
        print(_how_to_go_on(results.path, done, len(jobs)), file=sys.stderr, flush=True)
        raise
    finally:
        results.close()


def _how_to_go_on(path: Path | None, done: int, jobs: int) -> str:
    if path is None:
        return "Nothing of it is kept; with --results FILE the same command would go on where it was stopped."
    return f"{done} of {jobs} pieces were played and are kept in {path}; the same command goes on from there."


@contextlib.contextmanager
def interruptible() -> Iterator[None]:
    """End quietly on an interrupt: how to go on was said already."""
    try:
        yield
    except KeyboardInterrupt:
        raise SystemExit(INTERRUPTED) from None


def check_figures(deals: int, seed: int, processes: int) -> None:
    """Refuse figures that make no study."""
    if not 2 <= deals <= MOST_DEALS:
        raise Refusal(f"--deals must be from 2 to {MOST_DEALS:,}, not {deals}.")
    if not 0 <= seed <= MOST_SEED:
        raise Refusal(f"--seed must be from 0 to {MOST_SEED:,}, not {seed}.")
    if not 1 <= processes <= MOST_PROCESSES:
        raise Refusal(f"--processes must be from 1 to {MOST_PROCESSES}, not {processes}.")


def usual_processes() -> int:
    """As many as this process may use cores."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
