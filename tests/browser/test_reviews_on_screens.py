"""The page of a review on screens of every size, in five languages."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from regalia.locale.words import LANGUAGES, say
from regalia.review.html_page import page as review_page
from regalia.review.phrases import Phrases
from tests.browser.conftest import PHONE, SIDEWAYS, WIDE
from tests.review.reviews import OPTIONS, reviewed

SCREENS: dict[str, dict[str, Any]] = {
    "phone": PHONE,
    "tablet": {"viewport": {"width": 768, "height": 1024}},
    "wide": {"viewport": WIDE},
}

# Texts that are wider than their place.
TOO_WIDE = """() => [...document.querySelectorAll("h1, h2, h3, p, .seats th, .seats td, .seats small, .legend li")]
  .filter(one => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
  .map(one => one.tagName + " " + one.className + ": " + one.textContent.trim())"""

# The words for luck and skill that run into the bars behind them, on small screens.
RUN_INTO_BARS = """() => [...document.querySelectorAll(".gauge div")].filter(gauge => {
  const columns = getComputedStyle(gauge).gridTemplateColumns.split(" ").map(parseFloat)
  const word = document.body.appendChild(document.createElement("span"))
  word.textContent = gauge.dataset.name
  const width = word.getBoundingClientRect().width
  word.remove()
  return columns.length == 4 && width > columns[0] + 8
}).map(gauge => gauge.dataset.name)"""

Readers = Callable[[str, str, dict[str, Any]], Page]


@pytest.fixture
def readers(browser: Browser, tmp_path: Path) -> Iterator[Readers]:
    """People who open a review; it asks for nothing but itself, and nothing may go wrong in it."""
    contexts = []
    wrong: list[str] = []
    asked: set[str] = set()

    def open_page(game: str, language: str, screen: dict[str, Any]) -> Page:
        file = tmp_path / f"{game}-{language}.html"
        file.write_text(review_page(reviewed(game), language), "utf-8")
        context = browser.new_context(**screen)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda message: wrong.append(message.text))
        page.on("request", lambda request: asked.add(request.url))
        page.goto(file.as_uri())
        asked.discard(file.as_uri())
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not wrong and not asked


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OPTIONS)
def test_nothing_is_cut_off(readers: Readers, game: str, language: str, screen: str) -> None:
    page = readers(game, language, SCREENS[screen])
    for folded in page.locator("summary").all():
        assert _sideways(page) == 0
        folded.click()
    expect(page.locator("#step-1")).to_be_visible()
    assert _sideways(page) == 0
    assert page.evaluate(TOO_WIDE) == []
    assert page.evaluate(RUN_INTO_BARS) == []


def _sideways(page: Page) -> int:
    return int(page.evaluate(SIDEWAYS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_go_along_the_curve_and_tell_each_step(readers: Readers, language: str) -> None:
    page = readers("majesty", language, SCREENS["wide"])
    expect(page.locator("html")).to_have_attribute("lang", language)
    slider, told = page.get_by_role("slider"), page.locator("#readout .what")
    expect(told).to_have_text(say("review-hint", language=language))
    slider.focus()
    page.keyboard.press("Home")
    expect(told).to_have_text(say("review-before", language=language))
    review = reviewed("majesty")
    moment = next(moment for moment in review.moments if moment.decision)
    for _ in range(moment.number):
        page.keyboard.press("ArrowRight")
    step = Phrases(language).step(review, moment)
    expect(told).to_have_text(step)
    spoken = slider.get_attribute("aria-valuetext") or ""
    assert spoken.startswith(step.removesuffix(".")) and ".." not in spoken
    page.locator(".mistakes a.go").first.click()
    expect(page.locator(f"#step-{review.mistakes[0].number}")).to_be_in_viewport()
