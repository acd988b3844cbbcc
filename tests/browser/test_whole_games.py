"""Whole games against a bot, by mouse, pressing what glows until the score sheet lies there."""

import random
import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import MOVING, Guests
from tests.browser.hall import Hall
from tests.browser.majesty_turns import decide, not_refused
from tests.browser.scorings import scoring, skip_scoring
from tests.browser.tables import (
    BOT,
    ME,
    POSSIBLE,
    Table,
    glowing,
    press,
    score_sheet,
    set_table,
    totals_shown,
    turn_sign,
)

BY_HAND = 40  # decisions at the Royals table; the rest of that long game comes over the wire


def test_majesty_is_played_by_mouse_to_its_score_sheet(guests: Guests, hall: Hall) -> None:
    hall.wait_for_bots()
    page = guests(reduced_motion=MOVING)
    table = set_table(page, "majesty", [ME, BOT], seed=11)
    chance = random.Random(11)
    decisions = 0
    while decide(page, chance):
        decisions += 1
    assert decisions >= 12
    skip_scoring(page)
    _sheet_is_right(page, table)
    with page.expect_download() as record:
        page.get_by_role("main").get_by_role("link", name="Download the record").click()
    assert record.value.path().read_text("utf-8") == _text(table, "record")
    page.get_by_role("button", name="Rematch").click()
    expect(turn_sign(page)).to_contain_text("take a card")
    assert table.id not in page.url


def test_royals_is_played_by_mouse_and_ends_with_its_score_sheet(page: Page, hall: Hall) -> None:
    hall.wait_for_bots()
    table = set_table(page, "royals", [ME, BOT], seed=11)
    chance = random.Random(11)
    claimed = 0
    for _ in range(BY_HAND):
        _wait_for_decision(page)
        claimed += _decide_royals(page, chance)
    assert claimed > 0, "no position was claimed through the payment panel"
    # A bot plays the rest of this long game for Anna; the page follows it to the end.
    page.get_by_role("button", name="More about the seat of Anna").click()
    page.get_by_role("button", name="Let a bot play").click()
    while not score_sheet(page).is_visible():
        expect(scoring(page).or_(score_sheet(page)).first).to_be_visible(timeout=300_000)
        if scoring(page).is_visible():
            skip_scoring(page)
            page.wait_for_timeout(1_000)
    _sheet_is_right(page, table)


def _wait_for_decision(page: Page) -> None:
    mine = turn_sign(page).filter(has_text="Your turn").or_(score_sheet(page)).or_(scoring(page))
    expect(mine.first).to_be_visible()
    if scoring(page).is_visible():
        skip_scoring(page)
        _wait_for_decision(page)


def _decide_royals(page: Page, chance: random.Random) -> int:
    """Decide something; the number of positions taken by it."""
    to_draw = page.get_by_role("region", name="Cards to draw").get_by_role("button", name=POSSIBLE)
    kinds = page.get_by_role("button", name=re.compile("^(Three country cards|One country card and one intrigue card)"))
    discards = not_refused(page.get_by_role("button", name=re.compile("^Discard an? ")))
    end = page.get_by_role("button", name=re.compile("^End turn"))
    expect(to_draw.or_(kinds).or_(discards).or_(end).first).to_be_visible()
    for answers in (to_draw, kinds, discards):
        if answers.count():
            press(page, answers.nth(chance.randrange(answers.count())))
            return 0
    positions = glowing(page)
    if positions.count():
        position = positions.nth(chance.randrange(positions.count()))
        press(page, position, page.get_by_role("button", name="Pay and place"))
        return 1
    waits = page.get_by_text("Nothing more can be played: your turn ends.")
    if waits.is_visible():
        waits.hover()  # it does not go away under somebody's hands, however slow the machine is
    if end.count():
        press(page, end)
    return 0


def _text(table: Table, what: str) -> str:
    return table.asks.get(f"/api/tables/{table.id}/{what}").text()


def _sheet_is_right(page: Page, table: Table) -> None:
    expect(score_sheet(page)).to_be_visible(timeout=120_000)
    expect(page).to_have_title(re.compile("^Game over"))
    assert totals_shown(page) == table.get("sheet")["totals"] == table.scene()["scores"]
    assert page.locator("thead th.winner").count() == len(table.scene()["winners"])
