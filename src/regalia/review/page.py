"""A review as one page for the browser: a file of its own, without anything from elsewhere.

The curve, the seats, the mistakes and the steps are written into the page; a small script only shows the step
the reader points at. Style and script are in `page.css` and `page.js`.
"""

import json
from html import escape
from importlib import resources

from regalia.review.curve import curve_section
from regalia.review.findings import KINDS, Review
from regalia.review.lists import mistakes_section, seats_section, steps_section
from regalia.review.phrases import actor, day, percent, remark, result, set_up


def page(review: Review) -> str:
    """The whole page."""
    return "\n".join(
        [
            '<!doctype html>\n<html lang="en">',
            _head(review),
            "<body>\n<main>",
            _heading(review),
            curve_section(review),
            seats_section(review),
            mistakes_section(review),
            steps_section(review),
            _footer(review),
            "</main>",
            f'<script type="application/json" id="told">{_told(review)}</script>',
            f"<script>\n{_beside('page.js')}</script>\n</body>\n</html>\n",
        ]
    )


def _beside(file: str) -> str:
    """A file that lies beside this module."""
    return resources.files(__package__).joinpath(file).read_text("utf-8")


def _head(review: Review) -> str:
    title = escape(f"{review.title}: {', '.join(review.names)}: review")
    # Nothing may be loaded, from nowhere: the page is all there is.
    policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
    return (
        '<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        f"<title>{title}</title>\n<style>\n{_beside('page.css')}</style>\n</head>"
    )


def _heading(review: Review) -> str:
    when = f'<time datetime="{review.date}">{day(review.date)}</time> ' if review.date else ""
    return (
        f'<header><p class="over">A game reviewed</p><h1>{escape(review.title)}</h1>'
        f"<p>{when}{escape(set_up(review.options))}</p>"
        f'<p class="result">{escape(result(review))}</p></header>'
    )


def _footer(review: Review) -> str:
    end = ", and ends as the game did" if review.finished else ""
    sizes = ", ".join(f"{_article(kind)} {kind} from {percent(least)}" for kind, least in reversed(KINDS.items()))
    return (
        "<footer><h2>What the figures mean</h2><p>A <b>chance to win</b> is the share of games a seat would win from "
        f"there. The curve sees all hands, but not the cards to come{end}. Each <b>decision</b> "
        f"was judged by {escape(review.level.name)} in {review.level.iterations:,} imagined worlds, from what its seat "
        "could know. What a move <b>gave away</b> is the best move’s chance less its own: it is called "
        f"{sizes} of a win on. <b>Luck</b> is how much better the card was that came than the mean of all that could "
        "have come, added up; over many games it comes to nothing. <b>Skill</b> adds up what a seat’s own moves gave "
        "away. All are estimates of a strong player, not the truth.</p></footer>"
    )


def _article(word: str) -> str:
    return "an" if word[0] in "aeiou" else "a"


def _told(review: Review) -> str:
    """What the script shows of each step; nothing in it can end the script."""
    steps = [("Before the first step", "", [percent(win) for win in review.start.wins])]
    for moment in review.moments:
        what = f"Step {moment.number} · {actor(review, moment)}: {moment.notation}"
        steps.append((what, remark(review, moment), [percent(win) for win in moment.wins]))
    told = {"names": review.names, "steps": steps}
    return json.dumps(told, separators=(",", ":")).replace("<", "\\u003c")
