"""Never a dead table: connections that die in silence, a network that comes and goes, lost answers, frozen pages."""

import re
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import APIRequestContext, Locator, Page, Playwright, Route, expect

from tests.browser.conftest import Guests
from tests.browser.hall import Hall
from tests.browser.tables import FRIEND, ME, Table, glowing, log, possible, set_table, turn_sign
from tests.helpers.stalling_proxy import StallingProxy

RECOVERS = 40.0  # seconds after the connection died
AT_ONCE = 15_000  # milliseconds after the page is shown again
SHOWN_AGAIN = "document.dispatchEvent(new Event('visibilitychange'))"


@pytest.fixture(scope="module")
def lobby(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A server of these tests' own, that can be reached by a proxy."""
    hall = Hall(tmp_path_factory.mktemp("lobby"), WARM="0")
    hall.start()
    yield hall
    hall.stop()


@pytest.fixture
def elsewhere(lobby: Hall, playwright: Playwright) -> Iterator[APIRequestContext]:
    """Boris's program, whose connections live."""
    asks = playwright.request.new_context(base_url=lobby.address)
    yield asks
    asks.dispose()


@pytest.fixture
def proxy(lobby: Hall) -> Iterator[StallingProxy]:
    with StallingProxy(lobby.port) as opened:
        yield opened


def _move(table: Table, seat: int) -> None:
    """Play a seat's turn somewhere else."""
    player = table.by_link(seat) if seat else table
    scene = player.scene(seat)
    while scene["turn"] == seat:
        scene = player.play(seat, possible(scene)[-1])


def _sit_down(page: Page, elsewhere: APIRequestContext | None = None) -> Table:
    """Anna has moved; it is Boris's turn, who plays by a program."""
    table = set_table(page, "majesty", [ME, FRIEND])
    expect(glowing(page).first).to_be_visible()
    table.by_link(1)
    _move(table, 0)
    if elsewhere:
        table = replace(table, asks=elsewhere)
    expect(turn_sign(page)).to_contain_text("Boris")
    expect(log(page)).to_contain_text("Boris sits down.")
    return table


def _taken_by_anna(page: Page) -> Locator:
    """What the log tells of cards she took."""
    return log(page).get_by_text(re.compile("^You took"))


def _shows_what_is(page: Page) -> None:
    """Nothing is lost and nothing told twice: a fresh page tells the same."""
    other = page.context.new_page()
    other.goto(page.url)
    expect(log(other).get_by_role("listitem").first).to_be_visible()
    told = log(other).get_by_role("listitem").all_inner_texts()  # all at once; a page that was here tells bit by bit
    expect(log(page).get_by_role("listitem")).to_have_text(told)
    other.close()


def test_a_page_whose_connections_died_in_silence_recovers_by_itself(
    guests: Guests, proxy: StallingProxy, elsewhere: APIRequestContext
) -> None:
    page = guests(base_url=proxy.address)
    table = _sit_down(page, elsewhere)
    assert proxy.stall() > 0
    died = time.monotonic()
    _move(table, 1)
    expect(page.get_by_text("reconnecting…")).to_be_visible()
    expect(turn_sign(page)).to_contain_text("Your turn", timeout=1000 * RECOVERS)
    assert time.monotonic() - died < RECOVERS
    expect(page.get_by_text("reconnecting…")).to_be_hidden()
    _shows_what_is(page)


def test_a_page_that_is_shown_again_looks_at_once(
    guests: Guests, proxy: StallingProxy, elsewhere: APIRequestContext
) -> None:
    page = guests(base_url=proxy.address)
    table = _sit_down(page, elsewhere)
    proxy.stall()
    _move(table, 1)
    page.wait_for_timeout(1500)
    expect(turn_sign(page)).to_contain_text("Boris")
    page.evaluate(SHOWN_AGAIN)
    expect(turn_sign(page)).to_contain_text("Your turn", timeout=AT_ONCE)
    _shows_what_is(page)


def test_a_move_on_a_dead_connection_happens_once(
    guests: Guests, proxy: StallingProxy, elsewhere: APIRequestContext
) -> None:
    page = guests(base_url=proxy.address)
    table = _sit_down(page, elsewhere)
    _move(table, 1)
    expect(turn_sign(page)).to_contain_text("Your turn")
    proxy.stall()
    glowing(page).last.click()
    page.get_by_role("button", name="Take", exact=True).click()
    expect(_taken_by_anna(page)).to_have_count(2, timeout=1000 * RECOVERS)
    assert page.get_by_role("alert").count() == 0
    _shows_what_is(page)


@pytest.mark.parametrize("arrives", [True, False], ids=["answer lost", "move lost"])
def test_a_move_whose_answer_is_lost_happens_once_and_nobody_is_troubled(
    guests: Guests, lobby: Hall, arrives: bool
) -> None:
    page = guests(base_url=lobby.address)
    table = _sit_down(page)
    _move(table, 1)
    expect(turn_sign(page)).to_contain_text("Your turn")
    sent: list[str] = []

    def lose(route: Route) -> None:
        sent.append(route.request.method)
        if len(sent) > 1:
            route.continue_()
            return
        if arrives:
            route.fetch()
        route.abort()

    page.route(re.compile("/moves$"), lose)
    before = table.scene()["news"]
    glowing(page).last.click()
    page.get_by_role("button", name="Take", exact=True).click()
    expect(_taken_by_anna(page)).to_have_count(2)
    assert len(sent) == (1 if arrives else 2)
    assert table.scene()["news"] == before + 1
    assert page.get_by_role("alert").count() == 0
    _shows_what_is(page)


def test_offline_and_back_loses_nothing_and_tells_nothing_twice(
    guests: Guests, proxy: StallingProxy, elsewhere: APIRequestContext
) -> None:
    page = guests(base_url=proxy.address)
    table = _sit_down(page, elsewhere)
    page.context.set_offline(True)  # of which Chromium tells pages alone, and not what they share
    proxy.cut()
    page.evaluate(SHOWN_AGAIN)  # somebody looks, and there is nothing to be had
    expect(page.get_by_text("reconnecting…")).to_be_visible()
    _move(table, 1)
    page.wait_for_timeout(1000)
    expect(turn_sign(page)).to_contain_text("Boris")
    proxy.mend()
    page.context.set_offline(False)
    expect(turn_sign(page)).to_contain_text("Your turn", timeout=AT_ONCE)
    expect(page.get_by_text("reconnecting…")).to_be_hidden()
    _shows_what_is(page)


def test_a_server_started_again_is_found_and_everybody_goes_on(guests: Guests, tmp_path: Path) -> None:
    hall = Hall(tmp_path, WARM="0")
    hall.start()
    try:
        page = guests(base_url=hall.address)
        table = _sit_down(page)
        hall.kill()
        expect(page.get_by_text("reconnecting…")).to_be_visible()
        hall.start()
        expect(page.get_by_text("reconnecting…")).to_be_hidden(timeout=AT_ONCE)
        _move(table, 1)
        expect(turn_sign(page)).to_contain_text("Your turn")
        _shows_what_is(page)
    finally:
        hall.stop()


def test_a_page_that_was_frozen_catches_up(guests: Guests, lobby: Hall) -> None:
    page = guests(base_url=lobby.address)
    table = _sit_down(page)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Page.setWebLifecycleState", {"state": "frozen"})
    _move(table, 1)
    time.sleep(2)
    devtools.send("Page.setWebLifecycleState", {"state": "active"})
    expect(turn_sign(page)).to_contain_text("Your turn", timeout=AT_ONCE)
    _shows_what_is(page)
