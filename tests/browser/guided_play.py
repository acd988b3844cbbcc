"""Playing guided first games: pressing what the bubble points at, and seeing that it covers nothing that matters."""

import random
import re
from typing import Any

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as PatienceEnded

from tests.browser.tables import BOT, ME, Table, choose, set_table

FIRST = {
    "royals": ["goal", "draw-first", "hand", "position", "claim", "seal", "titles", "nobles"],
    "majesty": ["goal", "market", "take", "placed", "points"],
}
AGAIN = "now-"  # what can be done now, said turn after turn: tried once, then anything is played
OPENS = {("others", 2)}  # lessons whose goal opens something large when it is tapped
MOST_STEPS = 700
BOTS_THINK = 100  # milliseconds between looks while a bot plays
NOTHING_HAPPENS = 4_000  # milliseconds after which what was pressed is thought to need another press
# What the guide says now, once the page has heard all news and nothing moves; undefined until then.
SAYS = """news => {
  const guide = document.querySelector('.guide')
  if (!guide) return undefined
  if (document.querySelector('.scoring')) return { says: 'scoring' }
  if (Number(guide.dataset.news) < news || guide.dataset.quiet !== 'true') return undefined
  const says = guide.dataset.says ?? ''
  const bubble = document.querySelector('.bubble')
  if (!says) return { says }
  if (!bubble?.matches(':popover-open') || bubble.getAnimations().length) return undefined
  const sheet = document.querySelector('[aria-labelledby=sheet-title]')
  if (sheet && bubble.dataset.found !== '1') return undefined  // its lines are not there yet
  const box = (one) => one?.getBoundingClientRect()
  const over = (one, other) => {
    if (!one || !other) return 0
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return across > 0 && down > 0 ? Math.round(across * down) : 0
  }
  const [mine, ring] = [box(bubble), box(document.querySelector('.ring'))]
  const cards = [...document.querySelectorAll('[data-spot^="seats/0/hand/"], [data-spot^="seats/0/intrigue/"]')]
  const [x, y] = [ring.left + Math.min(ring.width / 2, 40), ring.top + ring.height / 2]
  const pointed = (one) => one.left <= x && x <= one.right && one.top <= y && y <= one.bottom
  const together = [...document.querySelectorAll('[data-together]')].map(box).filter(pointed)
  const kept = [...document.querySelectorAll('[data-keep]')].map(box).filter((one) => !pointed(one))
  const inside = mine.left >= 0 && mine.top >= 0 && mine.right <= innerWidth && mine.bottom <= innerHeight
  return {
    was: [bubble.dataset.found, says, guide.dataset.news],
    says, inside, found: Number(bubble.dataset.found), words: document.querySelector('#guide-said').innerText,
    covers: over(mine, ring), hand: cards.reduce((sum, card) => sum + over(mine, box(card)), 0),
    kept: [...together, ...kept].reduce((sum, one) => sum + over(mine, one), 0), bar: over(mine, box(guide)),
    asks: !bubble.querySelector('.strong'),
    summary: !!bubble.querySelector('[data-last=true]'),
    x, y,
  }
}"""

CHANGED = """([found, says, news]) => {
  const [bubble, guide] = [document.querySelector('.bubble'), document.querySelector('.guide')]
  return bubble?.dataset.found !== found || guide?.dataset.says !== says || guide.dataset.news !== news
}"""


def guided(page: Page, game: str, **options: Any) -> Table:
    """A guided table at which the page sits."""
    return set_table(page, game, [ME, BOT], options=options, guided=True, seed=None)


def says_now(page: Page, table: Table) -> dict[str, Any]:
    """What the guide says, when the page knows what the server knows."""
    scene = table.scene()
    found = page.wait_for_function(SAYS, arg=scene["news"], polling=50).json_value()
    return {**found, "mine": scene["turn"] == 0}


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
        page.wait_for_function(CHANGED, arg=said["was"], timeout=NOTHING_HAPPENS, polling=50)
    except PatienceEnded:
        play_elsewhere(table)


def open_and_close(page: Page, said: dict[str, Any], table: Table, language: str) -> None:
    """Do what a lesson tells of: the bubble keeps off what a tap opens, and a key closes it again."""
    page.mouse.click(said["x"], said["y"])
    page.wait_for_function(CHANGED, arg=said["was"], polling=50)
    opened = says_now(page, table)
    check(opened, language)
    page.locator("main [aria-expanded=true]").press("Enter")
    page.wait_for_function(CHANGED, arg=opened["was"], polling=50)


def play_elsewhere(table: Table) -> None:
    """A decision of the own seat, made in another window."""
    scene = table.scene()
    if scene["turn"] == 0:
        table.play(0, choose(scene, random.Random(len(scene["offers"]))))


def check(said: dict[str, Any], language: str) -> None:
    """A bubble has words, points at something, and covers neither that, what is read with it, the hand nor its bar."""
    where = f"{said['says']} in {language}: {said}"
    assert said["words"].strip() and not re.search(r"[{}]|web-guide", said["words"]), where
    assert said["found"] > 0, where
    assert said["inside"], where
    assert said["covers"] == 0, where
    assert said["hand"] == 0, where
    assert said["kept"] == 0, where
    assert said["bar"] == 0, where


def play_guided(page: Page, table: Table, language: str = "en", until: str = "") -> list[str]:
    """Follow the guide to its summary, or to a lesson; returns the lessons that were given."""
    lessons: list[str] = []
    tried: set[tuple[str, int]] = set()
    for _ in range(MOST_STEPS):
        said = says_now(page, table)
        if said["says"] == "scoring":  # the guide waits until it was looked at
            page.locator(".scoring").get_by_role("button").first.click()
            continue
        if said["says"] == "":
            assert not said["mine"], f"nothing is said in my turn, after {lessons}"
            page.wait_for_timeout(BOTS_THINK)
            continue
        if said["says"] != "bot":
            if said["says"] not in lessons and not said["says"].startswith(AGAIN):
                lessons.append(said["says"])
            check(said, language)
        if said.get("summary") or (until and said["says"] == until):
            return lessons
        goal = (said["says"], said["found"])
        is_new = goal not in tried
        tried.add(goal)
        if said["says"].startswith(AGAIN) and not is_new:
            play_elsewhere(table)
        elif is_new and goal in OPENS:
            open_and_close(page, said, table, language)
        elif said["asks"]:
            press_goal(page, said, table)
        else:
            strong(page).click()
    raise AssertionError(f"the guide has no end: {lessons}")
