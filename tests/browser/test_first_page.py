"""The first page is small, asks nobody but its own server for anything, and knows which games it knows."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Error as PageError
from playwright.sync_api import Page, Request, Route, expect

from regalia.locale.words import say
from tests.browser.conftest import Guests
from tests.browser.hall import Hall
from tests.browser.tables import FRIEND, ME, lay_table

LARGEST = 300_000  # bytes, compressed


def test_the_first_page_weighs_at_most_300_kb_and_comes_from_one_place(page: Page, hall: Hall) -> None:
    came: list[Request] = []
    page.on("requestfinished", lambda request: came.append(request))
    page.goto("/")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert {urlsplit(request.url).netloc for request in came} == {urlsplit(hall.address).netloc}
    sizes = {request.url: request.sizes()["responseBodySize"] for request in came}
    assert sum(sizes.values()) <= LARGEST, sizes


@pytest.mark.parametrize("language", ["en", "ru"])  # an alphabet, and the one that needs signs of another
@pytest.mark.parametrize("game", ["royals", "majesty"])
def test_so_does_a_table(guests: Guests, hall: Hall, game: str, language: str) -> None:
    page = guests(locale=language)
    came: list[Request] = []
    page.on("requestfinished", lambda request: came.append(request))
    table = lay_table(page.context.request, game, [ME, FRIEND])
    page.goto(f"/table/{table.id}")
    expect(page.locator("#table button").first).to_be_visible()
    page.wait_for_timeout(1_000)  # what comes a moment later counts too
    asked = [request for request in came if request.url.startswith("http")]
    assert {urlsplit(request.url).netloc for request in asked} == {urlsplit(hall.address).netloc}
    sizes = {request.url: request.sizes()["responseBodySize"] for request in asked}
    assert sum(sizes.values()) <= LARGEST, sizes


def test_a_game_the_page_does_not_know_is_said_so_and_not_taken_for_another(page: Page) -> None:
    page.goto("/?game=chess")
    expect(page.get_by_role("alert")).to_have_text(say("web-unknown-game", {"game": "chess"}))
    expect(page.get_by_role("article")).to_have_count(2)


def test_a_table_of_such_a_game_is_said_so(page: Page) -> None:
    table = lay_table(page.context.request, "majesty", [ME, FRIEND])

    def of_another_game(route: Route) -> None:
        told = route.fetch().json()
        route.fulfill(json={**told, "game": "chess"})

    page.route(f"**/api/tables/{table.id}", of_another_game)
    page.goto(f"/table/{table.id}")
    expect(page.get_by_role("alert")).to_have_text(say("web-unknown-game", {"game": "chess"}))
    expect(page.get_by_role("banner")).to_have_count(0)


@pytest.mark.parametrize("game", ["royals", "majesty"])
def test_every_page_keeps_to_its_policy(guests: Guests, game: str) -> None:
    """What a page was not built with would not run; all that it was built with does."""
    page = guests(bypass_csp=False)
    said: list[str] = []
    page.on("console", lambda line: said.append(line.text))
    table = lay_table(page.context.request, game, [ME, FRIEND])
    for path in ("/", f"/?game={game}", "/games", "/device", f"/rules/{game}", f"/table/{table.id}/text"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_attached()
        if path.startswith("/table/"):  # what tabs share is fetched by all of them, and never ends for the page
            expect(page.get_by_role("textbox")).to_be_visible()
        else:
            page.wait_for_load_state("networkidle")
    page.goto(f"/table/{table.id}")
    expect(page.locator("#table button").first).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    assert [line for line in said if "Content Security Policy" in line] == []
    with pytest.raises(PageError, match="Content Security Policy"):
        page.add_script_tag(content="window.brought = true")


def test_a_page_whose_parts_are_there_no_more_is_loaded_anew_and_only_once(page: Page) -> None:
    table = lay_table(page.context.request, "majesty", [ME, FRIEND])
    loaded: list[str] = []
    page.on("domcontentloaded", lambda _: loaded.append(page.url))
    page.route("**/assets/MajestyTable-*.js", lambda route: route.fulfill(status=404))
    page.goto(f"/table/{table.id}")
    page.wait_for_timeout(3_000)
    assert len(loaded) == 2
