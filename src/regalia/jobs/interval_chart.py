"""Charts: figures with their intervals as a small SVG picture, made by hand."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from regalia.jobs.estimates import Estimate

SLOT = 30          # width of a seat
GAP = 34           # between groups
LEFT, TOP, RIGHT = 64, 76, 24
PLOT = 300         # height of the plot
BELOW = 88         # for the names of seats and groups
MARK = 4           # radius of a dot
BESIDE = 10        # from one series to the next
INK, PALE, LINES = "#1f2a44", "#c2703d", "#d9dde5"
STEPS = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2)   # of the scale, the first that needs few lines is taken
MOST_LINES = 10


@dataclass(frozen=True)
class Group:
    """Figures that stand together under a name."""

    name: str                                         # its parts, split by commas, stand one below the other
    seats: tuple[tuple[Estimate, ...], ...]           # for each seat a figure of each series


def interval_chart(title: str, scale: str, series: Sequence[str], groups: Sequence[Group]) -> str:
    """Dots with their 95 % intervals around a line at 0, by group and seat; figures are parts of one.

    >>> picture = interval_chart("Wins", "points", ["played"], [Group("2 players", ((Estimate(0, -0.1, 0.1),),))])
    >>> picture.splitlines()[1][:40]
    '<svg xmlns="http://www.w3.org/2000/svg" '
    """
    reach = max(abs(end) for group in groups for seat in group.seats for mark in seat for end in (mark.low, mark.high))
    step = next((step for step in STEPS if reach / step < MOST_LINES / 2), STEPS[-1])
    most = step * (int(reach / step) + 1)
    width = LEFT + RIGHT + sum(SLOT * len(group.seats) + GAP for group in groups)
    width = max(width, 520)
    height = TOP + PLOT + BELOW
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        'font-family="Helvetica, Arial, sans-serif" font-size="13">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="white"/>',
        _text(LEFT, 26, title, size=17, anchor="start", bold=True),
        *_legend(scale, series),
        *_scale(step, most, width),
        *_groups(groups, most),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _height(value: float, most: float) -> float:
    return TOP + PLOT / 2 * (1 - value / most)


def _legend(scale: str, series: Sequence[str]) -> Iterator[str]:
    yield _text(LEFT, 50, scale, anchor="start")
    at = LEFT + 8 * len(scale) + 10
    for number, name in enumerate(series if len(series) > 1 else ()):
        yield _dot(at, 46, number)
        yield _text(at + 10, 50, name, anchor="start")
        at += 8 * len(name) + 30


def _scale(step: float, most: float, width: int) -> Iterator[str]:
    lines = round(most / step)
    for number in range(-lines, lines + 1):
        at = _height(number * step, most)
        colour, thick = (INK, 1.5) if number == 0 else (LINES, 1)
        yield (
            f'<line x1="{LEFT}" y1="{at:.1f}" x2="{width - RIGHT}" y2="{at:.1f}" '
            f'stroke="{colour}" stroke-width="{thick}"/>'
        )
        shown = "fair" if number == 0 else f"{number * step * 100:+.3g}".replace("-", "−")
        yield _text(LEFT - 8, at + 4, shown, anchor="end")


def _groups(groups: Sequence[Group], most: float) -> Iterator[str]:
    left = float(LEFT + GAP / 2)
    for group in groups:
        middle = left + SLOT * len(group.seats) / 2
        for seat, marks in enumerate(group.seats):
            centre = left + SLOT * (seat + 0.5)
            for number, mark in enumerate(marks):
                yield from _mark(centre + BESIDE * (number - (len(marks) - 1) / 2), mark, number, most)
            yield _text(centre, TOP + PLOT + 20, str(seat + 1))
        for row, part in enumerate(group.name.split(", ")):
            yield _text(middle, TOP + PLOT + 42 + 17 * row, part, bold=row == 0)
        left += SLOT * len(group.seats) + GAP
    yield _text(LEFT - 8, TOP + PLOT + 20, "seat", anchor="end")


def _mark(at: float, mark: Estimate, series: int, most: float) -> Iterator[str]:
    colour = (INK, PALE)[series]
    low, high = _height(mark.low, most), _height(mark.high, most)
    yield f'<line x1="{at:.1f}" y1="{low:.1f}" x2="{at:.1f}" y2="{high:.1f}" stroke="{colour}" stroke-width="2"/>'
    yield _dot(at, _height(mark.value, most), series)


def _dot(at: float, height: float, series: int) -> str:
    colour, inside = ((INK, INK), (PALE, "white"))[series]
    look = f'fill="{inside}" stroke="{colour}" stroke-width="2"'
    return f'<circle cx="{at:.1f}" cy="{height:.1f}" r="{MARK}" {look}/>'


def _text(at: float, height: float, text: str, size: int = 13, anchor: str = "middle", bold: bool = False) -> str:
    look = f'font-size="{size}" text-anchor="{anchor}" fill="{INK}"' + (' font-weight="bold"' if bold else "")
    return f'<text x="{at:.1f}" y="{height:.1f}" {look}>{escape(text)}</text>'
