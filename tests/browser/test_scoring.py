"""A scoring waits for whoever looks: part by part, by mouse, by keyboard, on a phone, again after a reload."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Guests
from tests.browser.scorings import before_scoring, go_on, scoring, skip_scoring, the_game_ends
from tests.browser.tables import score_sheet, turn_sign

LIES_ABOVE = "([one, other]) => one.getBoundingClientRect().bottom <= other.getBoundingClientRect().top"
PARTS = re.compile(r"(\d+) of (\d+)")


def _nobody_has_won(page: Page) -> None:
    expect(score_sheet(page)).to_be_hidden()
    expect(page.get_by_role("img", name="Winner")).to_have_count(0)
    expect(turn_sign(page)).not_to_contain_text("win")
    expect(page).not_to_have_title(re.compile("^Game over"))
    expect(page.locator("#log")).not_to_contain_text("finished with")


def _parts(page: Page) -> tuple[int, int]:
    said = PARTS.search(scoring(page).inner_text())
    assert said
    return int(said[1]), int(said[2])


def test_the_end_is_scored_part_by_part_and_the_winner_comes_last(page: Page) -> None:
    before_scoring(page.context.request, "majesty", the_game_ends).play_before(page)
    expect(scoring(page)).to_contain_text("The wounded are scored")
    last = _parts(page)[1]
    for part in range(1, last + 1):
        expect(scoring(page)).to_contain_text(f"{part} of {last}")
        _nobody_has_won(page)
        page.keyboard.press("Enter")  # whoever plays by keyboard is where one goes on
    expect(scoring(page)).to_be_hidden()
    expect(score_sheet(page)).to_be_visible()
    expect(turn_sign(page)).to_contain_text("win")

    page.reload()
    expect(score_sheet(page)).to_be_visible()
    page.get_by_role("button", name="Show the scoring again").first.click()
    expect(scoring(page)).to_contain_text(f"1 of {last}")
    _nobody_has_won(page)
    page.keyboard.press("Escape")
    expect(score_sheet(page)).to_be_visible()


def test_on_a_phone_a_scoring_covers_nothing_and_can_be_skipped(guests: Guests) -> None:
    page = guests(**PHONE)
    before_scoring(page.context.request, "majesty", the_game_ends).play_before(page)
    expect(scoring(page)).to_be_visible()
    told, table = scoring(page).bounding_box(), page.locator("#table").bounding_box()
    assert told and table
    assert table["y"] + table["height"] <= told["y"] + 1, "it lies over the table"
    scored = page.locator("#majesty-realm [data-place=Infirmary][data-scored]")
    expect(scored).to_be_visible()
    page.wait_for_function(LIES_ABOVE, arg=[scored.element_handle(), scoring(page).element_handle()])
    go_on(page)
    expect(scoring(page)).to_contain_text("2 of ")
    expect(page.locator("[data-scored]")).to_have_count(1)
    expect(page.locator("#majesty-realm [data-part=variety][data-scored]")).to_be_in_viewport()
    _nobody_has_won(page)
    skip_scoring(page)
    expect(score_sheet(page)).to_be_visible()
