"""Playing a study: from its units into its ledger, with a progress bar, until it is done or stopped."""

import contextlib
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from regalia.kernel.refusal import Refusal
from regalia.study.ledger import Ledger
from regalia.study.units import Study, Unit, play_units

MOST_DEALS = 1_000_000
MOST_SEED = 1_000_000_000
MOST_PROCESSES = 256
INTERRUPTED = 130          # exit code, as shells have it


def play_into(ledger: Ledger, study: Study, units: Sequence[Unit], todo: Iterable[Unit], processes: int) -> None:
    """Play what is to do of the units and keep it; an interrupt says how to go on."""
    done = 0
    try:
        with _progress() as progress:
            task = progress.add_task("playing", total=sum(unit.work for unit in units))
            work = {(unit.of, unit.first): unit.work for unit in units}
            for line in play_units(study, todo, processes):
                ledger.add(line)
                done += 1
                progress.update(task, advance=work[tuple(line["of"]), line["first"]])
    except KeyboardInterrupt:
        print(_how_to_go_on(ledger.path, done, len(units)), file=sys.stderr, flush=True)
        raise
    finally:
        ledger.close()


def _how_to_go_on(path: Path | None, done: int, units: int) -> str:
    if path is None:
        return "Nothing of it is kept; with --results FILE the same command would go on where it was stopped."
    return f"{done} of {units} pieces were played and are kept in {path}; the same command goes on from there."


def _progress() -> Progress:
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:.0f} %"), TimeRemainingColumn(),
    )  # fmt: skip
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


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
