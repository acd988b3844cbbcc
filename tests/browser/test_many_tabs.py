"""Many tabs of one browser: one stream for all of them, and none that nobody looks at keeps the others waiting."""

import contextlib
import re
import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.conftest import Guests
from tests.browser.hall import Hall
from tests.browser.scorings import ALONE
from tests.browser.tables import FRIEND, ME, Table, glowing, lay_table, log, possible, set_table, turn_sign

TABS = 10
PATIENCE = 30.0  # seconds
# Has a page believe that it is hidden, or shown.
SEEN = """hidden => {
  Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}"""


@pytest.fixture(scope="module")
def arcade(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A server of these tests' own, whose streams can be counted."""
    hall = Hall(tmp_path_factory.mktemp("arcade"), WARM="0")
    hall.start()
    yield hall
    hall.stop()


def _wait(what: Callable[[], object], wanted: object) -> None:
    """Until something is so."""
    end = time.monotonic() + PATIENCE
    while (found := what()) != wanted:
        assert time.monotonic() < end, f"{found} instead of {wanted}"
        time.sleep(0.1)


def _streams(hall: Hall) -> Callable[[], object]:
    return lambda: hall.health().get("streams")


def _open_tab(page: Page, table: Table, start: str = "") -> Page:
    """One more tab of the same browser."""
    tab = page.context.new_page()
    if start:
        tab.add_init_script(start)
    tab.goto(f"/table/{table.id}")
    expect(turn_sign(tab)).to_contain_text("Your turn")
    return tab


def _move(table: Table, seat: int) -> None:
    """Play a seat's turn somewhere else."""
    player = table.by_link(seat) if seat else table
    scene = player.scene(seat)
    while scene["turn"] == seat:
        scene = player.play(seat, possible(scene)[-1])


def _take(tab: Page) -> None:
    """Play a move with one's hands."""
    glowing(tab).last.click()
    tab.get_by_role("button", name="Take", exact=True).click()
    expect(turn_sign(tab)).to_contain_text("Boris")


def _presence(table: Table, seat: int) -> Callable[[], object]:
    return lambda: table.asks.get(f"/api/tables/{table.id}").json()["people"]["seats"][seat]["presence"]


def _kill(tab: Page) -> None:
    """Its process ends, as one does that a phone or a fault takes away."""
    with tab.expect_event("crash"), contextlib.suppress(Error):
        tab.goto("chrome://crash", wait_until="commit")


def _tells_what_is(tab: Page) -> None:
    """Nothing is lost and nothing told twice: a fresh page tells the same."""
    other = tab.context.new_page()
    other.goto(tab.url)
    expect(log(other).get_by_role("listitem").first).to_be_visible()
    expect(log(tab).get_by_role("listitem")).to_have_text(log(other).get_by_role("listitem").all_inner_texts())
    other.close()


def test_ten_tabs_at_ten_tables_are_all_live_on_one_connection(guests: Guests, arcade: Hall) -> None:
    """Six streams were all that a browser could have: the seventh page did not open."""
    first = guests(base_url=arcade.address, bypass_csp=False)
    tables = [lay_table(first.context.request, "majesty", [ME, FRIEND]) for _ in range(TABS)]
    tabs = [_open_tab(first, table) for table in tables]
    last = tabs[-1]
    last.get_by_role("button", name="A bow").click()
    expect(log(last)).to_contain_text(re.compile(r"\bbows\b"))
    _take(last)
    _wait(_streams(arcade), 1)
    for table in tables:
        table.by_link(1)
    for tab in tabs:
        expect(log(tab)).to_contain_text("Boris sits down.")
        expect(tab.get_by_text("reconnecting…")).to_be_hidden()
    _tells_what_is(last)


@pytest.mark.parametrize("goes", [Page.close, _kill], ids=["closed", "killed"])
def test_who_closes_one_of_several_tabs_is_away_at_its_table_alone(
    guests: Guests, arcade: Hall, goes: Callable[[Page], None]
) -> None:
    page = guests(base_url=arcade.address)
    kept, left = (lay_table(page.context.request, "majesty", [ME, FRIEND]) for _ in range(2))
    tab = _open_tab(page, kept)
    other = _open_tab(page, left)
    _wait(_presence(left, 0), "here")
    goes(other)
    _wait(_presence(left, 0), "away")
    assert _presence(kept, 0)() == "here"
    kept.by_link(1)
    expect(log(tab)).to_contain_text("Boris sits down.")


def test_a_tab_whose_fault_takes_the_worker_with_it_harms_no_other(guests: Guests, arcade: Hall) -> None:
    """The worker runs in the process of the tab that came first."""
    page = guests(base_url=arcade.address)
    left, kept = (lay_table(page.context.request, "majesty", [ME, FRIEND]) for _ in range(2))
    first = _open_tab(page, left)
    tab = _open_tab(page, kept)
    _wait(_presence(kept, 0), "here")
    _kill(first)
    _wait(_presence(left, 0), "away")
    _take(tab)
    _move(kept, 1)
    expect(turn_sign(tab)).to_contain_text("Your turn")
    assert _presence(kept, 0)() == "here"
    _tells_what_is(tab)


def test_two_tabs_of_one_seat_hear_the_same(guests: Guests, arcade: Hall) -> None:
    page = guests(base_url=arcade.address)
    table = set_table(page, "majesty", [ME, FRIEND])
    other = _open_tab(page, table)
    _take(page)
    expect(turn_sign(other)).to_contain_text("Boris")
    _wait(_streams(arcade), 1)
    page.close()
    _move(table, 1)
    expect(turn_sign(other)).to_contain_text("Your turn")
    assert _presence(table, 0)() == "here"
    _tells_what_is(other)


def test_who_loses_a_seat_in_one_tab_goes_on_in_another(guests: Guests, arcade: Hall) -> None:
    page = guests(base_url=arcade.address)
    table, other = set_table(page, "majesty", [ME, FRIEND]), lay_table(page.context.request, "majesty", [ME, FRIEND])
    expect(turn_sign(page)).to_contain_text("Your turn")
    tab = _open_tab(page, other)
    assert page.context.request.delete(f"/api/tables/{table.id}", params={"everybody": True}).ok
    expect(turn_sign(page)).to_be_hidden()
    expect(page.get_by_role("link", name="All games")).to_be_visible()
    _take(tab)
    _move(other, 1)
    expect(turn_sign(tab)).to_contain_text("Your turn")


def test_where_no_worker_can_be_shared_a_hidden_tab_lets_go_and_comes_back(guests: Guests, arcade: Hall) -> None:
    """It lets go when several others were looked at since, for each holds a connection."""
    page = guests(base_url=arcade.address)
    page.add_init_script(ALONE)
    table = set_table(page, "majesty", [ME, FRIEND])
    expect(turn_sign(page)).to_contain_text("Your turn")
    others = []
    page.evaluate(SEEN, True)
    for number in range(3):
        others.append(_open_tab(page, lay_table(page.context.request, "majesty", [ME, FRIEND]), ALONE))
        _wait(_streams(arcade), min(number + 2, 3))
    _wait(_presence(table, 0), "away")
    for seat in (0, 1, 0, 1):
        _move(table, seat)
    page.wait_for_timeout(500)
    expect(log(page)).not_to_contain_text("Boris sits down.")
    page.evaluate(SEEN, False)
    expect(log(page)).to_contain_text("Boris sits down.")
    expect(turn_sign(page)).to_contain_text("Your turn")
    _tells_what_is(page)


def test_where_no_worker_can_be_shared_a_tab_hidden_for_long_lets_go(guests: Guests, arcade: Hall) -> None:
    page = guests(base_url=arcade.address)
    page.add_init_script(ALONE)
    page.clock.install()
    table = set_table(page, "majesty", [ME, FRIEND])
    expect(turn_sign(page)).to_contain_text("Your turn")
    page.evaluate(SEEN, True)
    page.clock.fast_forward("04:30")
    _move(table, 0)
    expect(turn_sign(page)).to_contain_text("Boris")
    _wait(_streams(arcade), 1)
    page.clock.fast_forward("01:00")
    _wait(_streams(arcade), 0)
    _move(table, 1)
    page.evaluate(SEEN, False)
    expect(turn_sign(page)).to_contain_text("Your turn")


def test_a_worker_that_cannot_be_loaded_is_done_without(guests: Guests, arcade: Hall) -> None:
    page = guests(base_url=arcade.address)
    page.add_init_script("""
      const Shared = window.SharedWorker
      window.SharedWorker = class { constructor() { return new Shared('/assets/not-there.js') } }
    """)
    table = set_table(page, "majesty", [ME, FRIEND])
    expect(turn_sign(page)).to_contain_text("Your turn")
    table.by_link(1)
    expect(log(page)).to_contain_text("Boris sits down.")
