"""How quick the pages are: server to playable table, click to moved piece, and the weight of the first page.

    python bench/page_speed.py [--starts 3]

The browser is running already, as it is on people's machines, with an empty cache of its own; the compiled rules are
in their cache, as after the first `make play`. The table is there when it is drawn; it is alive when something
glows, which is later where chance lets a bot begin: a bot's move takes 0.8 s, so that people can follow it.
"""

import argparse
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, Request, expect, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from regalia.games.catalogue import games  # noqa: E402
from tests.browser.chromium import ARGUMENTS, MISSING, find_chromium  # noqa: E402
from tests.browser.first_moves import FIRST_MOVES, FirstMove  # noqa: E402
from tests.browser.hall import Hall  # noqa: E402
from tests.browser.tables import FRIEND, ME, glowing, set_table, settle, three_cards, turn_sign  # noqa: E402

# Measures in the page, from the click as the browser saw it to the first change of what is watched.
WATCH = """what => {
  const shown = () => [...document.querySelectorAll(what)].map(one => one.ariaLabel + one.textContent).join()
  const before = shown()
  let clicked = 0
  window.addEventListener('click', event => { clicked ||= event.timeStamp }, {capture: true})
  window.took = new Promise(done => new MutationObserver((_, observer) => {
    if (!clicked || shown() === before) return
    observer.disconnect()
    done(performance.now() - clicked)
  }).observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true}))
}"""


@dataclass(frozen=True)
class Start:
    """Seconds from starting the server until …."""

    answers: float
    first_page: float
    table: float
    alive: float
    bot_began: bool
    bots_ready: float


def time_start(browser: Browser, game: str) -> Start:
    """Start a server, press "Play now", and wait until it is one's turn."""
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Path(folder))
        page = _guest(browser, hall)
        started = time.perf_counter()

        def so_far() -> float:
            return time.perf_counter() - started

        hall.start()
        try:
            answers = so_far()
            page.goto("/")
            box = page.get_by_role("article").filter(has=page.get_by_role("heading", name=game))
            play_now = box.get_by_role("button", name="Play now")
            play_now.wait_for()
            first_page = so_far()
            play_now.click()
            page.locator("#table [data-spot]").first.wait_for()
            table = so_far()
            bot_began = "Your turn" not in turn_sign(page).inner_text()
            glowing(page).or_(three_cards(page)).first.wait_for()
            alive = so_far()
            hall.wait_for_bots()
            return Start(answers, first_page, table, alive, bot_began, so_far())
        finally:
            page.context.close()
            hall.stop()


def time_clicks(page: Page, game: str, move: FirstMove, times: int) -> list[float]:
    """Milliseconds from the click that plays a move until the own seat has what it took."""
    took = []
    for seed in range(times):
        set_table(page, game, [ME, FRIEND], seed=seed)
        expect(turn_sign(page)).to_contain_text("Your turn")
        settle(page)
        move.prepare(page)
        page.evaluate(WATCH, move.changes)
        move.last_press(page).click()
        took.append(float(page.evaluate("window.took")))
    return took


def weigh(page: Page) -> dict[str, int]:
    """Bytes of the first page and of everything it asks for, as they came over the wire."""
    came: list[Request] = []
    page.on("requestfinished", lambda request: came.append(request))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    return {request.url.split("/", 3)[3]: request.sizes()["responseBodySize"] for request in came}


def _guest(browser: Browser, hall: Hall) -> Page:
    context = browser.new_context(base_url=hall.address, viewport={"width": 1280, "height": 720}, locale="en")
    context.set_default_timeout(120_000)
    return context.new_page()


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description="how quick the pages are")
    asked.add_argument("--starts", type=int, default=3, help="how often the server is started for each game")
    said = asked.parse_args()
    chromium = find_chromium()
    if not chromium:
        sys.exit(MISSING)
    expect.set_options(timeout=60_000)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        for book in games():
            for _ in range(said.starts):
                one = time_start(browser, book.title)
                who = "after a bot's turn" if one.bot_began else "I begin"
                print(
                    f"{book.title}: server answers {one.answers:.2f} s, first page {one.first_page:.2f} s, "
                    f"table {one.table:.2f} s, alive {one.alive:.2f} s ({who}), bots ready {one.bots_ready:.2f} s",
                    flush=True,
                )
        hall = Hall(Path(folder), WARM="0")
        hall.start()
        try:
            for game, move in FIRST_MOVES.items():
                took = time_clicks(_guest(browser, hall), game, move, 15)
                print(
                    f"click to {move.name}: median {statistics.median(took):.0f} ms, "
                    f"from {min(took):.0f} to {max(took):.0f} ms, {len(took)} times",
                    flush=True,
                )
            weights = weigh(_guest(browser, hall))
            print(f"first page: {sum(weights.values()) / 1000:.1f} kB compressed in {len(weights)} requests")
            for name, weight in sorted(weights.items(), key=lambda item: -item[1]):
                print(f"  {weight / 1000:7.1f} kB  /{name}")
        finally:
            hall.stop()
            browser.close()


if __name__ == "__main__":
    main()
