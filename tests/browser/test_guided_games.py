"""Guided first games: played to their end in five languages by pressing what the bubble points at; left and resumed."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PatienceEnded

from regalia.locale.words import LANGUAGES, say
from tests.browser.conftest import WIDE, Guests
from tests.browser.hall import Hall
from tests.browser.tables import BOT, ME, Table, choose, set_table

PHONE = {"width": 390, "height": 844}
SCREENS: dict[str, dict[str, Any]] = {
    "wide": {"viewport": WIDE},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
REGIONS = {"en": "en-GB", "de": "de-DE", "ru": "ru-RU", "it": "it-IT", "hu": "hu-HU"}
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "royals": [{"edition": "2016"}, {"edition": "2014"}],
    "majesty": [{"sides": "AAAAAAAA"}, {"sides": "BBBBBBBB"}, {"sides": "ABABABAB"}],
}
FIRST = {
    "royals": ["goal", "draw-first", "hand", "position", "claim", "seal", "titles", "nobles"],
    "majesty": ["goal", "market", "take", "placed", "points"],
}
# Every language of every game, on one screen each in turn; English on both.
PLAYS = [
    (game, language, screen, OPTIONS[game][at % len(OPTIONS[game])])
    for game in OPTIONS
    for at, (language, screen) in enumerate([("en", "wide"), *zip(LANGUAGES, ["phone", "wide"] * 3, strict=False)])
]
MOST_STEPS = 700
NOTHING_HAPPENS = 4_000  # milliseconds after which what was pressed is thought to need another press
# What the guide says now, once the page has heard all news and nothing moves; undefined until then.
SAYS = """news => {
  const guide = document.querySelector('.guide')
  if (!guide) return { says: 'gone' }
  if (Number(guide.dataset.news) < news || guide.dataset.quiet !== 'true') return undefined
  const says = guide.dataset.says ?? ''
  const bubble = document.querySelector('.bubble')
  if (!says) return { says }
  if (!bubble?.matches(':popover-open') || bubble.getAnimations().length) return undefined
  const box = (one) => one?.getBoundingClientRect()
  const over = (one, other) => {
    if (!one || !other) return 0
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return across > 0 && down > 0 ? Math.round(across * down) : 0
  }
  const [ring, hand] = ['.ring', '[data-spot="seats/0/hand"]'].map((one) => box(document.querySelector(one)))
  const mine = box(bubble)
  const inside = mine.left >= 0 && mine.top >= 0 && mine.right <= innerWidth && mine.bottom <= innerHeight
  return {
    says, inside, found: Number(bubble.dataset.found), words: document.querySelector('#guide-said').innerText,
    covers: over(mine, ring), hand: over(mine, hand), asks: !bubble.querySelector('.strong'),
    summary: !!bubble.querySelector('.scores'),
    x: ring.left + Math.min(ring.width / 2, 40), y: ring.top + ring.height / 2,
  }
}"""

CHANGED = """([found, says]) =>
  document.querySelector('.bubble')?.dataset.found !== found || document.querySelector('.guide')?.dataset.says !== says
"""


def guided(page: Page, game: str, **options: Any) -> Table:
    """A guided table at which the page sits."""
    return set_table(page, game, [ME, BOT], options=options, guided=True, seed=None)


def says_now(page: Page, table: Table) -> dict[str, Any]:
    """What the guide says, when the page knows what the server knows."""
    found = page.wait_for_function(SAYS, arg=table.scene()["news"], polling=50).json_value()
    return dict(found)


def bubble(page: Page) -> Locator:
    """The bubble with an arrow."""
    return page.locator(".bubble")


def strong(page: Page) -> Locator:
    """What goes on: Next, the bot plays, play on."""
    return bubble(page).locator(".strong")


def press_goal(page: Page, said: dict[str, Any], table: Table) -> None:
    """Press what the arrow points at; if that was not enough, as where cards are many, play somewhere else."""
    page.mouse.click(said["x"], said["y"])
    try:
        was = [str(said["found"]), said["says"]]
        page.wait_for_function(CHANGED, arg=was, timeout=NOTHING_HAPPENS, polling=50)
    except PatienceEnded:
        play_elsewhere(table)


def play_elsewhere(table: Table) -> None:
    """A decision of the own seat, made in another window."""
    scene = table.scene()
    if scene["turn"] == 0:
        table.play(0, choose(scene, random.Random(len(scene["offers"]))))


def check(said: dict[str, Any], language: str) -> None:
    """A bubble has words, points at something, and covers neither that nor the hand."""
    where = f"{said['says']} in {language}: {said}"
    assert said["words"].strip() and not re.search(r"[{}]|web-guide", said["words"]), where
    assert said["found"] > 0, where
    assert said["inside"], where
    assert said["covers"] == 0, where
    assert said["hand"] == 0, where


def play_guided(page: Page, table: Table, language: str = "en", until: str = "") -> list[str]:
    """Follow the guide to its summary, or to a lesson; returns the lessons that were given."""
    lessons: list[str] = []
    for _ in range(MOST_STEPS):
        said = says_now(page, table)
        if said["says"] not in ("", "bot"):
            if said["says"] not in lessons:
                lessons.append(said["says"])
            check(said, language)
        if said.get("summary") or (until and said["says"] == until):
            return lessons
        if said["says"] == "":
            play_elsewhere(table)
        elif said["asks"]:
            press_goal(page, said, table)
        else:
            strong(page).click()
    raise AssertionError(f"the guide has no end: {lessons}")


@pytest.fixture(autouse=True)
def _bots(hall: Hall) -> None:
    hall.wait_for_bots()


@pytest.mark.parametrize(("game", "language", "screen", "options"), PLAYS)
def test_a_guided_game_is_played_to_its_end(
    guests: Guests, game: str, language: str, screen: str, options: dict[str, Any]
) -> None:
    page = guests(**SCREENS[screen], locale=REGIONS[language], reduced_motion="reduce")
    table = guided(page, game, **options)
    lessons = play_guided(page, table, language)
    assert lessons[: len(FIRST[game])] == FIRST[game] or game == "royals", lessons
    assert lessons[0] == "goal" and lessons[-1] == "summary" and len(lessons) >= 12, lessons
    expect(strong(page)).to_have_text(
        say("web-guide-sheet" if table.scene()["over"] else "web-guide-play-on", language=language)
    )
    strong(page).click()
    expect(page.locator(".guide")).to_have_count(0)
    if not table.scene()["over"]:  # bots now play by themselves
        scene = table.play_on(0, random.Random(1), lambda now: now["turn"] == 1)
        round_then = scene["table"]["round"]
        table.play_on(0, random.Random(1), lambda now: now["turn"] == 0 and now["table"]["round"] > round_then)


def test_a_reload_goes_on_with_the_same_lesson_and_two_tabs_agree(guests: Guests) -> None:
    page = guests(reduced_motion="reduce")
    table = guided(page, "majesty")
    play_guided(page, table, until="take")
    page.reload()
    assert says_now(page, table)["says"] == "take"
    other = page.context.new_page()
    other.goto(f"/table/{table.id}")
    assert says_now(other, table)["says"] == "take"
    play_guided(page, table, until="placed")
    assert says_now(other, table)["says"] == "placed"
    strong(other).click()
    expect(page.locator(".guide")).to_have_attribute("data-says", "points")


def test_whoever_does_something_else_is_not_held_up(guests: Guests) -> None:
    page = guests(reduced_motion="reduce")
    table = guided(page, "majesty")
    assert says_now(page, table)["says"] == "goal"
    play_elsewhere(table)
    assert says_now(page, table)["says"] == "placed"
    strong(page).click()
    strong(page).click()
    expect(strong(page)).to_have_text("Next: Peasant plays")


def test_bots_wait_for_the_tap_and_enter_and_escape_do_all(guests: Guests) -> None:
    page = guests(reduced_motion="reduce")
    table = guided(page, "majesty")
    expect(strong(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".guide")).to_have_attribute("data-says", "market")
    play_elsewhere(table)
    says_now(page, table)
    for _ in range(2):
        expect(strong(page)).to_be_focused()
        page.keyboard.press("Enter")
    expect(strong(page)).to_have_text("Next: Peasant plays")
    page.keyboard.press("Escape")
    expect(bubble(page)).to_have_count(0)
    expect(page.get_by_role("button", name="Show the guide")).to_be_focused()
    assert table.scene()["turn"] == 1, "the bot waits"
    page.keyboard.press("Enter")
    expect(strong(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("banner").get_by_role("heading", level=1)).to_contain_text("Your turn")


def test_it_is_offered_left_resumed_and_repeated(guests: Guests) -> None:
    page = guests(reduced_motion="reduce")
    page.goto("/")
    box = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Majesty"))
    box.get_by_role("button", name="First time? Play a guided game").click()
    expect(bubble(page)).to_be_visible()
    first = page.url
    strong(page).click()
    page.get_by_role("link", name="All games").first.click()
    box.get_by_role("link", name="Go on with the guided game").click()
    expect(page).to_have_url(first)
    expect(page.locator(".guide")).to_have_attribute("data-says", "market")
    page.get_by_role("button", name="End the guide").click()
    expect(page.locator(".guide")).to_have_count(0)
    page.goto("/")
    box.get_by_role("button", name="Play the guided game").click()
    expect(bubble(page)).to_contain_text("This is your realm")
    assert page.url != first
