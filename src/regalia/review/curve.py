"""The curve of a review: every seat's chance to win, from the start of the game to its end.

Lines differ by colour, dashes and sign. All places are in percent of the plot, so that it fits any screen.
"""

from collections.abc import Iterator
from html import escape

from regalia.review.findings import SHOWN_MISTAKES, Mistake, Review
from regalia.review.phrases import percent
from regalia.review.signs import sign, sign_columns

SIGNS_ON_LINE = 6            # so often a line shows its sign
SEAL_WIDTH, SEAL_HEIGHT = 6, 8  # percent of the plot that a seal covers on a small screen


def curve_section(review: Review) -> str:
    """The heading, the legend, the plot, what is said of the step pointed at, and the curve as a table."""
    seats = range(len(review.names))
    last = len(review.moments)
    return (
        '<section class="curve" aria-labelledby="curve-heading"><h2 id="curve-heading">Chances to win</h2>'
        f'<ul class="legend">{"".join(_legend(review, seat) for seat in seats)}</ul>'
        '<div id="plot" class="plot"><div id="slider" tabindex="0" role="slider" aria-label="Step of the game" '
        f'aria-valuemin="0" aria-valuemax="{last}" aria-valuenow="{last}">{_plot(review)}</div>{_seals(review)}</div>'
        f'<p class="axis-name">{_axis_name(review)}</p>'
        '<div class="readout" id="readout" hidden>'
        '<p class="what">Touch the curve or point at it; the arrow keys go along it.</p>'
        '<p class="note"></p></div>'
        f"{_as_table(review)}</section>"
    )


def _legend(review: Review, seat: int) -> str:
    line = f'<svg class="sample" viewBox="0 0 30 12" aria-hidden="true">{_stroke(seat, "M0 6H30")}</svg>'
    shown = percent(review.curve[-1][seat])
    return f"<li>{line}{sign(seat)} {escape(review.names[seat])} <output>{escape(shown)}</output></li>"


def _axis_name(review: Review) -> str:
    """What the labels below the plot are, and the seals in it."""
    kinds = {"period": "the years are the ends of periods", "round": "the numbers are the rounds"}
    said = [kinds[mark.kind] for mark in review.marks[:1]]
    if review.mistakes:
        said.append("a seal marks each of the biggest mistakes")
    sentence = "; ".join(said)
    return f"{sentence[:1].upper()}{sentence[1:]}." if sentence else ""


# The plot.


def _plot(review: Review) -> str:
    chances = list(zip(*review.curve, strict=True))
    lines = "".join(_line(seat, wins) for seat, wins in enumerate(chances))
    return "".join(
        [
            *_grid(review),
            f'<svg class="lines" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">{lines}</svg>',
            *(_signs_on_line(seat, wins) for seat, wins in enumerate(chances)),
            '<div class="cursor" hidden></div>',
        ]
    )


def _grid(review: Review) -> Iterator[str]:
    for share in (0, 25, 50, 75, 100):
        yield f'<span class="level" style="top:{100 - share}%"><b>{share}%</b></span>'
    for mark in review.marks:
        place = f'style="left:{100 * mark.number / len(review.moments):.2f}%"'
        yield f'<span class="mark {mark.kind}" {place}><b>{escape(mark.name)}</b></span>'


def _line(seat: int, wins: tuple[float, ...]) -> str:
    last = len(wins) - 1
    points = (f"{1000 * step / last:.1f} {100 - 100 * win:.2f}" for step, win in enumerate(wins))
    return _stroke(seat, f"M{'L'.join(points)}")


def _stroke(seat: int, path: str) -> str:
    """A line over its casing, which sets it off from the paper and from the lines it crosses."""
    return f'<path class="casing h{seat}" d="{path}"/><path class="line h{seat}" d="{path}"/>'


def _signs_on_line(seat: int, wins: tuple[float, ...]) -> str:
    """The house's sign on its line now and then, each house at other steps."""
    last = len(wins) - 1
    steps = sorted({round(last * (at + 0.15 + 0.17 * seat) / SIGNS_ON_LINE) for at in range(SIGNS_ON_LINE)})
    places = ((100 * step / last, 100 - 100 * wins[step]) for step in steps if step <= last)
    return "".join(f'<span class="at" style="left:{x:.2f}%;top:{y:.2f}%">{sign(seat)}</span>' for x, y in places)


# The seals.


def _seals(review: Review) -> str:
    """A seal over each of the biggest mistakes, the first in the list first."""
    shown = review.mistakes[:SHOWN_MISTAKES]
    places = [_place(review, mistake) for mistake in shown]
    seals = zip(shown, places, _lifts(places), strict=True)
    return "".join(_seal(review, rank, *seal) for rank, seal in enumerate(seals, 1))


def _place(review: Review, mistake: Mistake) -> tuple[float, float]:
    """Where the mistake is on its seat's line, from the left and from the top."""
    win = mistake.moment.wins[mistake.decision.seat]
    return 100 * mistake.number / len(review.moments), 100 - 100 * win


def _lifts(places: list[tuple[float, float]]) -> list[int]:
    """By how many of its heights each seal is lifted from its place, so that none hides another.

    >>> _lifts([(20, 50), (21, 50), (22, 57), (60, 50)])
    [1, 2, 0, 0]
    """
    lifts = [0] * len(places)
    laid: list[tuple[float, float]] = []
    for at in sorted(range(len(places)), key=lambda at: -places[at][1]):
        left, top = places[at]
        while any(abs(left - x) < SEAL_WIDTH and abs(top - y) < SEAL_HEIGHT for x, y in laid):
            lifts[at] += 1
            top -= SEAL_HEIGHT
        laid.append((left, top))
    return lifts


def _seal(review: Review, rank: int, mistake: Mistake, place: tuple[float, float], lift: int) -> str:
    name, played = review.names[mistake.decision.seat], mistake.decision.played.notation
    label = escape(f"Mistake {rank}, step {mistake.number}: {name}, {played}")
    style = f"left:{place[0]:.2f}%;top:{place[1]:.2f}%;--lift:{lift}"
    return f'<a class="seal at" href="#mistake-{rank}" aria-label="{label}" style="{style}">{rank}</a>'


def _as_table(review: Review) -> str:
    """The curve for those who cannot see it: the chances at the start, at every mark and at the end."""
    names = {"period": "the end of {}", "round": "the beginning of round {}"}
    rows = [("the start", review.start.wins)]
    rows += [(names[mark.kind].format(mark.name), review.curve[mark.number]) for mark in review.marks]
    if not review.marks or review.marks[-1].number < len(review.moments):
        rows.append(("the end" if review.finished else "the last step", review.curve[-1]))
    body = ""
    for when, wins in rows:
        cells = "".join(f"<td>{escape(percent(win))}</td>" for win in wins)
        body += f'<tr><th class="words" scope="row">{escape(when)}</th>{cells}</tr>'
    return (
        '<details><summary>The curve as a table</summary><div class="wide"><table><thead><tr>'
        f'<th class="words" scope="col">at</th>{sign_columns(review.names)}</tr></thead>'
        f"<tbody>{body}</tbody></table></div></details>"
    )
