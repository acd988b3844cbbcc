"""Printing on the terminal: tables, sentences, progress bars and percentages, the same for every command and report."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Protocol

from rich.console import Console, RenderableType
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

LEFT, RIGHT = "l", "r"
Cell = str | Text


def grid(
    title: str,
    columns: Sequence[str],
    rows: Iterable[Sequence[Cell]] = (),
    align: str = "",
    styles: Sequence[str] = (),
    lines: bool = False,
) -> Grid:
    """A table; columns are aligned by a letter each, l or r: usually the first to the left, the others to the right.

    What people wrote is printed as it is: nothing in it is taken for a style. `styles` are those of the columns,
    `lines` puts a line between rows.

    >>> print_out(grid("Wins", ["bot", "wins"], [["[b]page", "7"]]))  # doctest: +NORMALIZE_WHITESPACE
    Wins
    ┏━━━━━━━━━┳━━━━━━┓
    ┃ bot     ┃ wins ┃
    ┡━━━━━━━━━╇━━━━━━┩
    │ [b]page │    7 │
    └─────────┴──────┘
    """
    table = Grid(title=Text(title) if title else None, title_justify="left", show_lines=lines)
    for at, column in enumerate(columns):
        side = align[at] if align else LEFT if at == 0 else RIGHT
        style = styles[at] if styles else None
        table.add_column(Text(column), justify="left" if side == LEFT else "right", style=style)
    for row in rows:
        add_row(table, row)
    return table


def add_row(table: Grid, cells: Sequence[Cell], style: str | None = None) -> None:
    """One more row."""
    table.add_row(*(Text(cell) if isinstance(cell, str) else cell for cell in cells), style=style)


def print_out(*parts: RenderableType, style: str | None = None, console: Console | None = None) -> None:
    """Tables and sentences; those that go into a file or a pipe are not broken into lines."""
    console = console or Console()
    for part in parts:
        shown = Text(part) if isinstance(part, str) else part
        console.print(shown, style=style, soft_wrap=isinstance(shown, Text) and not console.is_terminal)


class Advance(Protocol):
    """Moves a progress bar on."""

    def __call__(self, amount: float = 1.0, what: str | None = None) -> None:
        """By so much; `what` is going on from now on."""


@contextmanager
def progress_bar(what: str, total: float | None, hidden: bool = False) -> Iterator[Advance]:
    """A bar on the error output while something is going on; without a total, only a sign of life."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn("{task.percentage:.0f} %"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=hidden or not console.is_terminal) as bars:
        task = bars.add_task(what, total=total)

        def advance(amount: float = 1.0, what: str | None = None) -> None:
            bars.update(task, advance=amount, description=what)

        yield advance


def percent(share: float, digits: int = 1) -> str:
    """A share.

    >>> percent(0.5), percent(0.437, 0)
    ('50.0 %', '44 %')
    """
    return f"{100 * share:.{digits}f} %"


def signed(number: float, digits: int = 1) -> str:
    """A change, with its sign.

    >>> signed(-0.25, 2), signed(3.0), signed(-0.01)
    ('−0.25', '+3.0', '0.0')
    """
    rounded = round(number, digits) + 0.0
    sign = "+" if rounded > 0 else "−" if rounded < 0 else ""
    return f"{sign}{abs(rounded):.{digits}f}"


def signed_percent(share: float) -> str:
    """A change of a share, with its sign.

    >>> signed_percent(-0.074)
    '−7.4 %'
    """
    return f"{signed(100 * share)} %"


def percent_within(share: Mapping[str, float] | None) -> str:
    """A share with how far its interval reaches.

    >>> percent_within({"value": 0.512, "low": 0.48, "high": 0.545})
    '51.2 % (48.0 to 54.5)'
    """
    if share is None:
        return "–"
    low, high = (f"{100 * share[end]:.1f}" for end in ("low", "high"))
    return f"{percent(share['value'])} ({low} to {high})"
