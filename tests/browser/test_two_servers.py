"""Four people with a browser each, behind a proxy that is not sticky, at one table of two servers."""

import random
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guests
from tests.browser.hall import Hall
from tests.browser.majesty_turns import decide
from tests.browser.scorings import scoring, skip_scoring
from tests.browser.tables import (
    FRIEND,
    ME,
    log,
    score_sheet,
    set_table,
    sit_down,
    totals_shown,
    turn_sign,
)
from tests.helpers.postgres import some_postgres
from tests.helpers.stalling_proxy import StallingProxy

NAMES = ("Anna", "Boris", "Clara", "Dora")
HOUSES = ("violet", "orange", "teal", "ink")
KILLED_AFTER = 20  # moves


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Hall]]:
    with ExitStack() as stack:
        store = stack.enter_context(some_postgres()).new_database()
        both = [Hall(tmp_path_factory.mktemp(name), store=store, WARM="0") for name in ("left", "right")]
        for one in both:
            stack.callback(one.stop)
            one.start()
        yield both


@pytest.fixture
def proxy(servers: list[Hall]) -> Iterator[StallingProxy]:
    with StallingProxy(*(one.port for one in servers)) as opened:
        yield opened


def test_four_browsers_play_one_table_through_both_servers(
    guests: Guests, proxy: StallingProxy, servers: list[Hall]
) -> None:
    """On the way one of the servers dies, and comes back: nobody loses a move, and nobody has to do anything."""
    pages = [guests(base_url=proxy.address) for _ in NAMES]
    seats = [{**FRIEND, "name": name, "house": house} for name, house in zip(NAMES, HOUSES, strict=True)]
    table = set_table(pages[0], "majesty", [{**seats[0], "kind": ME["kind"]}, *seats[1:]], seed=7)
    for seat, page in enumerate(pages[1:], 1):
        sit_down(page, proxy.address + table.links[str(seat)])
    chance = random.Random(7)
    moves = 0
    while True:
        mover = _whose_turn(pages)
        if mover is None or not decide(mover, chance):
            break
        moves += 1
        if moves == KILLED_AFTER:
            servers[0].kill()
        if moves == KILLED_AFTER + 4:
            servers[0].start()
    assert moves > KILLED_AFTER + 4
    for page in pages:
        expect(scoring(page)).to_be_visible()
        skip_scoring(page)
        expect(score_sheet(page)).to_be_visible()
    assert len({tuple(totals_shown(page)) for page in pages}) == 1
    told = [len(log(page).get_by_role("listitem").all()) for page in pages]
    assert min(told) > moves
    assert "ERROR" not in "".join((one.folder / "server.log").read_text() for one in servers)


def _whose_turn(pages: list[Page]) -> Page | None:
    """The page whose reader is to move; None when the game is over."""
    everywhere = [turn_sign(page).filter(has_text="Your turn") for page in pages]
    for _ in range(3000):
        for page, sign in zip(pages, everywhere, strict=True):
            if sign.count():
                return page
        if scoring(pages[0]).is_visible():
            return None
        pages[0].wait_for_timeout(10)
    raise AssertionError("it is nobody's turn")
