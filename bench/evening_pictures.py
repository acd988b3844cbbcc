"""Pictures of a first evening: the way in, guided games, rules pages, text mode, and a scoring stage by stage.

    python bench/evening_pictures.py [FOLDER] [--only PART-OF-A-NAME] [--all] [--png]

As `bench/company_pictures.py`: `evening-rules-GAME-phone-de.jpg` is a rules page from top to bottom, on a phone, in
German. A scoring is a series: `evening-scoring-GAME-wide-en-2.jpg` is its second stage. They
are many and long: git ignores them.
"""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from picture_taking import asked_for, keep, studio, tell, wishes_of
from playwright.sync_api import Browser, BrowserContext, Page, expect

from regalia.games.catalogue import games
from regalia.locale.words import say
from tests.browser.guided_play import FIRST, guided, play_guided
from tests.browser.hall import Hall
from tests.browser.rehearsing import Until
from tests.browser.scorings import before_scoring, the_game_ends
from tests.browser.tables import BOT, FRIEND, ME, lay_table, set_table, settle

GAMES = [book.name for book in games()]
MOST_STAGES = 30

Pictures = Iterator[Page]  # a page for each picture, as it is then


def _press(page: Page, message: str) -> None:
    """Press the button that is called so in the page's language."""
    language = str(page.evaluate("document.documentElement.lang"))
    page.get_by_role("button", name=say(message, language=language), exact=True).first.click()


def start(context: BrowserContext) -> Pictures:
    """The first visit."""
    page = context.new_page()
    page.goto("/")
    expect(page.get_by_role("article").first).to_be_visible()
    yield page


def guide(context: BrowserContext, game: str) -> Pictures:
    """Some of the first lessons."""
    page = context.new_page()
    table = guided(page, game)
    for lesson in FIRST[game][::2]:
        play_guided(page, table, until=lesson)
        yield page


def rules(context: BrowserContext, game: str) -> Pictures:
    """The rules page, from top to bottom."""
    page = context.new_page()
    page.goto(f"/rules/{game}")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    yield page


def rules_over(context: BrowserContext, game: str) -> Pictures:
    """The rules over the table, from its menu."""
    page = context.new_page()
    set_table(page, game, [ME, FRIEND])
    page.locator("button[popovertarget=menu]").click()
    yield page
    _press(page, "web-book-open")
    page.wait_for_timeout(800)
    yield page


def text(context: BrowserContext, game: str) -> Pictures:
    """Text mode, at the first decision."""
    page = context.new_page()
    table = lay_table(context.request, game, [ME, FRIEND])
    page.goto(f"/table/{table.id}/text")
    expect(page.get_by_role("textbox").first).to_be_visible()
    yield page


def advice(context: BrowserContext, game: str) -> Pictures:
    """Hints, with a number and a reason."""
    page = context.new_page()
    set_table(page, game, [ME, BOT])
    expect(page.locator("#table button").first).to_be_visible()
    _press(page, "web-advise")
    page.wait_for_timeout(6_000)
    yield page


def scoring(context: BrowserContext, game: str, change: Until) -> Pictures:
    """A scoring, stage by stage, to what is shown after it."""
    page = context.new_page()
    before_scoring(context.request, game, change).play_before(page)
    expect(page.locator(".scoring")).to_be_visible()
    for _ in range(MOST_STAGES):
        yield page
        if not page.locator(".scoring").is_visible():
            return
        page.locator(".scoring .strong").click()
        page.wait_for_timeout(250)


SHOWN: dict[str, Callable[[BrowserContext], Pictures]] = {"start": start}
for one in GAMES:
    SHOWN |= {
        f"guide-{one}": partial(guide, game=one),
        f"rules-{one}": partial(rules, game=one),
        f"over-{one}": partial(rules_over, game=one),
        f"text-{one}": partial(text, game=one),
        f"advice-{one}": partial(advice, game=one),
        f"scoring-{one}": partial(scoring, game=one, change=the_game_ends),
    }
WHOLE = ("rules-", "text-")  # pictures as long as the page


def take(browser: Browser, hall: Hall, shows: str, view: str, folder: Path, kind: str) -> list[Path]:
    """Take the pictures of one thing on one screen."""
    context = browser.new_context(base_url=hall.address, reduced_motion="reduce", **wishes_of(view))
    taken: list[Path] = []
    for number, page in enumerate(SHOWN[shows](context), 1):
        page.evaluate("document.fonts.ready")
        settle(page)
        taken.append(folder / f"evening-{shows}-{view}{'' if number == 1 else f'-{number}'}.{kind}")
        keep(page, taken[-1], whole=shows.startswith(WHOLE))
    context.close()
    return taken


def main() -> None:
    """Take all pictures, or those asked for."""
    said = asked_for(__doc__, series=True)
    names = [(shows, view) for shows in SHOWN for view in said.views]
    wanted = [(shows, view) for shows, view in names if said.only in f"evening-{shows}-{view}"]
    with studio() as (browser, hall):
        hall.wait_for_bots()
        for number, (shows, view) in enumerate(wanted, 1):
            for path in take(browser, hall, shows, view, said.folder, said.kind):
                tell(number, len(wanted), path)


if __name__ == "__main__":
    main()
