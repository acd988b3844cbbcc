"""Commands of those who operate a server: backup, restore, and clean-up of what was abandoned."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from regalia.kernel.refusal import Refusal
from regalia.server.backups import Told, back_up, nobody_at_work, restore
from regalia.server.databases import connect, refusing
from regalia.server.forgetting import SAID, Kind, abandoned, forget
from regalia.server.settings import Settings
from regalia.server.store import Store

A_WHILE = 1  # days; what was touched later may be in the memory of a server


def run_backup(file: Path, store: str | None, replaces: bool) -> None:
    """Write the store into a file, and say what is in it."""
    address = Settings.from_environment(store=store).store_address
    with _progress("Backing up") as told:
        copied = back_up(address, file, replaces, told)
    size = file.stat().st_size
    print(f"{file} has {copied}: {size:,} bytes, as of {copied.made}. It has the server's keys; keep it as a secret.")


def run_restore(file: Path, store: str | None, replaces: bool) -> None:
    """Fill the store from a file, and say what is in it now."""
    address = Settings.from_environment(store=store).store_address
    with _progress("Restoring") as told:
        copied = restore(file, address, replaces, told)
    print(f"The store has {copied}, as of {copied.made}.")


def run_clean(store: str | None, days: float, finished: bool, other_rules: bool, only_says: bool) -> None:
    """Delete tables that nobody touched for so many days, and say which."""
    if not 0 <= days <= 100_000:
        raise Refusal(f"--older-than must be from 0 to 100,000 days, not {days:g}.")
    if finished and other_rules:
        raise Refusal("--other-rules is for tables that rest, finished or not; leave out --finished.")
    wanted: tuple[Kind, ...] = ("unplayed", "running", "finished") if finished else ("unplayed", "running")
    kinds: dict[Kind, float] = dict.fromkeys(("resting",) if other_rules else wanted, days)
    opened = _open(Settings.from_environment(store=store).store_address)
    may_be_played = days < A_WHILE and not other_rules and not only_says
    counts = dict.fromkeys(kinds, 0)
    try:
        with nobody_at_work(opened.engine) if may_be_played else nullcontext():
            for one in list(abandoned(opened, kinds)):
                if only_says or forget(opened, one):
                    print(one)
                    counts[one.kind] += 1
    finally:
        opened.close()
    done = "would be deleted" if only_says else "deleted"
    said = ", ".join(f"{count:,} {SAID[kind]}" for kind, count in counts.items())
    print(f"{sum(counts.values()):,} tables {done}: {said}.")


def _open(address: str) -> Store:
    """A store that is there; an empty one is not made only to be cleaned."""
    with refusing(address):
        url = connect(address).url
    if url.drivername == "sqlite" and not Path(url.database or "").is_file():
        raise Refusal(f"There is no store {url.database}; REGALIA_STORE or --store names it.")
    return Store(address)


@contextmanager
def _progress(what: str) -> Iterator[Told]:
    """A bar for whoever looks; nothing in a log."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
