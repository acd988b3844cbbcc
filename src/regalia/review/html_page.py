"""A review as one page for the browser, in any language: a file of its own, without anything from elsewhere.

The HTML is in `templates`, the words are in the message files; here are the values that both are given. The curve,
the seats, the mistakes and the steps are written into the page; a small script only shows the step the reader
points at.
"""

from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from regalia.locale.words import DEFAULT
from regalia.review.bars import Bars
from regalia.review.curve import Curve
from regalia.review.findings import KINDS, SHOWN_MISTAKES, Review
from regalia.review.phrases import Phrases


def page(review: Review, language: str = DEFAULT) -> str:
    """The whole page."""
    words = Phrases(language)
    return _templates().get_template("review_page.html").render(
        review=review,
        words=words,
        curve=Curve(review),
        bars=Bars.of(review),
        mistakes=review.mistakes[:SHOWN_MISTAKES],
        kinds=tuple(KINDS),
        told=_told(review, words),
    )


@cache
def _templates() -> Environment:
    loader = PackageLoader("regalia.review")
    templates = Environment(
        loader=loader, autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    templates.policies["json.dumps_kwargs"] = {"separators": (",", ":"), "ensure_ascii": False}
    # Style and script are no templates: their braces are their own.
    templates.globals["source"] = lambda file: loader.get_source(templates, file)[0]
    return templates


def _told(review: Review, words: Phrases) -> dict[str, Any]:
    """What the script shows of each step."""
    steps = [(words.say("review-before"), "", [words.percent(win) for win in review.start.wins])]
    for moment in review.moments:
        chances = [words.percent(win) for win in moment.wins]
        steps.append((words.step(review, moment), words.remark(review, moment), chances))
    return {"names": review.names, "steps": steps}
