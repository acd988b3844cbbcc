"""The first page is small, and asks nobody but its own server for anything."""

from urllib.parse import SplitResult, urlsplit

from playwright.sync_api import Page, Request, expect

from browser.hall import Hall
from browser.tables import FRIEND, ME, glowing, set_table

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


def test_a_table_too_comes_from_one_place(page: Page, hall: Hall) -> None:
    asked: list[SplitResult] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url)))
    for game in ("royals", "majesty"):
        set_table(page, game, [ME, FRIEND])
        expect(glowing(page).first).to_be_visible()
    assert {one.netloc for one in asked if one.scheme.startswith("http")} == {urlsplit(hall.address).netloc}
