"""Pictures of an evening with friends: the page of a link, who is here, the private link, a second device, my games.

    python bench/company_pictures.py [FOLDER] [--only PART-OF-A-NAME] [--png]

As `bench/pictures.py`, which takes those of the games: a server of its own, the same names and the same chance, and
into docs/pictures: `company-join-phone-de.jpg` is the page of a link on a phone, in German.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from picture_taking import asked_for, keep, studio, tell, wishes_of
from pictures import PEOPLE
from playwright.sync_api import Browser, BrowserContext, Page, expect

from regalia.bots.levels import levels
from regalia.games.catalogue import games
from tests.browser.hall import Hall
from tests.browser.tables import Table, lay_table, possible, settle

GAMES = [book.name for book in games()]
MANY = 70
SEATS = [
    {"kind": "friend" if at else "me", "name": name, "house": house} for at, (name, house) in enumerate(PEOPLE[:3])
]


@dataclass
class Evening:
    """A server, Anna's browser and a friend's, and whoever else comes."""

    browser: Browser
    hall: Hall
    view: dict[str, object]

    def come(self, name: str) -> BrowserContext:
        """Somebody with a browser of their own."""
        context = self.browser.new_context(base_url=self.hall.address, reduced_motion="reduce", **self.view)  # type: ignore[arg-type]
        context.add_init_script(f"localStorage.regalia ??= JSON.stringify({{name: {name!r}, house: 'violet'}})")
        return context

    def table(self, host: BrowserContext, game: str = GAMES[0], **wishes: object) -> Table:
        """A table of Anna's, for her and two friends."""
        return lay_table(host.request, game, SEATS, **wishes)


def _sit(context: BrowserContext, link: str) -> Page:
    """Sit down without looking at the page of the link."""
    answer = context.request.post("/api/join", data={"link": link})
    assert answer.ok, answer.text()
    page = context.new_page()
    page.goto(f"/table/{answer.json()['table']}")
    return page


def _at(page: Page) -> Page:
    expect(page.locator("#table button").first).to_be_visible()
    return page


def join(evening: Evening) -> Page:
    """The page of a link, as a friend sees it."""
    host = evening.come("Anna")
    table = evening.table(host, hides_scores=True)
    _sit(evening.come("Boris"), table.links["1"])
    page = evening.come("Chiara").new_page()
    page.goto(table.links["2"])
    expect(page.locator("main button, main form").first).to_be_visible()
    return page


def own_link(evening: Evening) -> Page:
    """A friend's link in the browser of the one who invites."""
    host = evening.come("Anna")
    table = evening.table(host, GAMES[-1])
    page = host.new_page()
    page.goto(table.links["1"])
    expect(page.locator("main button").first).to_be_visible()
    return page


def wrong_link(evening: Evening) -> Page:
    """A link that leads nowhere."""
    page = evening.come("Chiara").new_page()
    page.goto("/join/0123456789abcdef-1-" + "0" * 32)
    expect(page.get_by_role("heading").first).to_be_visible()
    return page


def presence(evening: Evening) -> Page:
    """The table with one friend here, one not come yet, and a bot that may soon play."""
    host = evening.come("Anna")
    table = evening.table(host)
    friend = _at(_sit(evening.come("Boris"), table.links["1"]))
    scene = table.scene(0)
    while scene["turn"] == 0:
        scene = table.play(0, possible(scene)[-1])
    page = host.new_page()
    page.goto(f"/table/{table.id}")
    _at(page)
    friend.context.close()
    page.wait_for_timeout(4_500)
    if evening.view.get("is_mobile"):
        page.locator("nav button").nth(1).click()
    return page


def rescue(evening: Evening) -> Page:
    """A table that has just been set: its links, and the private one to keep."""
    host = evening.come("Anna")
    table = evening.table(host, GAMES[-1])
    page = host.new_page()
    page.goto(f"/table/{table.id}")
    return _at(page)


def second_device(evening: Evening) -> Page:
    """The code for another device."""
    page = rescue(evening)
    page.locator("button[popovertarget=menu]").click()
    page.locator("#menu summary").click()
    page.locator("#menu details button").nth(2).click()
    expect(page.locator("dialog[open] output")).to_be_visible()
    page.wait_for_timeout(300)
    return page


def bot_plays(evening: Evening) -> Page:
    """Somebody comes back, and a bot plays the seat."""
    host = evening.come("Anna")
    table = evening.table(host)
    assert host.request.post(f"/api/tables/{table.id}/seats/0", data={"level": levels(GAMES[0])[0].name}).ok
    page = host.new_page()
    page.goto(f"/table/{table.id}")
    expect(page.locator("#table")).to_be_visible()
    page.wait_for_timeout(500)
    return page


def my_games(evening: Evening) -> Page:
    """The list of many games."""
    host = evening.come("Anna")
    for at in range(MANY):
        table = evening.table(host, GAMES[at % len(GAMES)], hides_scores=at % 7 == 3)
        if at % 3 == 1:
            table.play(0, possible(table.scene(0))[0])
        if at % 5 == 4:
            host.request.post(f"/api/tables/{table.id}/abandon")
    page = host.new_page()
    page.goto("/games")
    expect(page.get_by_role("listitem").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    return page


SHOWN: dict[str, Callable[[Evening], Page]] = {
    "join": join,
    "own-link": own_link,
    "wrong-link": wrong_link,
    "presence": presence,
    "rescue": rescue,
    "second-device": second_device,
    "bot-plays": bot_plays,
    "my-games": my_games,
}


def take(browser: Browser, hall: Hall, shows: str, view: str, path: Path) -> None:
    """Take one picture."""
    page = SHOWN[shows](Evening(browser, hall, wishes_of(view)))
    page.evaluate("document.fonts.ready")
    settle(page)
    keep(page, path)
    for context in browser.contexts:
        context.close()


def main() -> None:
    """Take all pictures, or those asked for."""
    said = asked_for(__doc__, series=True)
    names = [(shows, view) for shows in SHOWN for view in said.views]
    wanted = [(shows, view) for shows, view in names if said.only in f"company-{shows}-{view}"]
    with studio(WARM="0", AWAY_AFTER="300") as (browser, hall):
        for number, (shows, view) in enumerate(wanted, 1):
            path = said.folder / f"company-{shows}-{view}.{said.kind}"
            take(browser, hall, shows, view, path)
            tell(number, len(wanted), path)


if __name__ == "__main__":
    main()
