"""Nothing of a Royals game passes silently: scorings in parts, turns that end by themselves, what limits a turn."""

import random
import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import MOVING, PHONE, Guests
from tests.browser.royals_turns import a_draw_ends_the_turn, hoard, until_only_the_end_is_left
from tests.browser.scorings import (
    BeforeScoring,
    a_period_ends,
    before_scoring,
    go_on,
    scoring,
    skip_scoring,
    the_game_ends,
)
from tests.browser.tables import FRIEND, ME, SLIP, glowing, lay_table, press, score_sheet, set_table, turn_sign

COUNTRIES = ("France", "German States", "Britain", "Spain")
PARTS = re.compile(r"(\d+) of (\d+)")


def _comes(page: Page, before: BeforeScoring) -> None:
    """Anna's page is there before the move, and it is made."""
    before.play_before(page)
    expect(scoring(page)).to_be_visible()


def _parts(page: Page) -> int:
    said = PARTS.search(scoring(page).inner_text())
    assert said
    return int(said[2])


def _told(page: Page) -> list[str]:
    """Go through a scoring; what each part of it says."""
    said = []
    last = _parts(page)
    for part in range(1, last + 1):
        expect(scoring(page)).to_contain_text(f"{part} of {last}")
        said.append(scoring(page).inner_text())
        expect(score_sheet(page)).to_be_hidden()
        go_on(page)
    expect(scoring(page)).to_be_hidden()
    return said


def test_a_period_is_announced_with_its_year_and_scored_country_by_country(page: Page) -> None:
    _comes(page, before_scoring(page.context.request, "royals", a_period_ends))
    said = _told(page)
    assert all("1648 is scored" in part for part in said)
    scored = [next((one for one in COUNTRIES if one in part), "") for part in said]
    assert list(dict.fromkeys(scored)) == list(COUNTRIES), "each country once, in the order of the board"
    expect(turn_sign(page)).not_to_contain_text("win")


def test_the_end_is_the_last_period_then_the_titles_then_the_sheet(page: Page) -> None:
    _comes(page, before_scoring(page.context.request, "royals", the_game_ends))
    said = _told(page)
    headings = list(dict.fromkeys(part.split(" is scored")[0].split(" are scored")[0] for part in said))
    assert headings == ["1714", "The titles"]
    expect(score_sheet(page)).to_be_visible()


def test_a_scoring_is_skipped_on_a_phone_and_the_sheet_is_there(guests: Guests) -> None:
    page = guests(**PHONE)
    _comes(page, before_scoring(page.context.request, "royals", the_game_ends))
    expect(scoring(page)).to_contain_text("1714 is scored")
    skip_scoring(page)
    expect(score_sheet(page)).to_be_visible()


def _waits(page: Page) -> Locator:
    return page.get_by_text("Nothing more can be played: your turn ends.").filter(visible=True)


def test_a_turn_that_can_only_end_can_be_undone_in_its_moment(page: Page) -> None:
    table = lay_table(page.context.request, "royals", [ME, FRIEND])
    until_only_the_end_is_left(table)
    page.goto(f"/table/{table.id}")
    expect(_waits(page)).to_have_count(1)
    _waits(page).hover()  # it does not go away under somebody's hands
    page.get_by_role("status").get_by_role("button", name="Undo").click()
    expect(_waits(page)).to_have_count(0)
    expect(glowing(page).first).to_be_visible()
    expect(turn_sign(page)).to_contain_text("Your turn")


def test_a_turn_that_can_only_end_ends_by_itself_when_nobody_minds(page: Page) -> None:
    table = lay_table(page.context.request, "royals", [ME, FRIEND])
    until_only_the_end_is_left(table)
    page.goto(f"/table/{table.id}")
    expect(turn_sign(page)).to_contain_text("Boris")
    assert table.scene(0)["turn"] == 1


def test_a_turn_that_ended_at_once_says_why_and_says_it_once(page: Page) -> None:
    before_scoring(page.context.request, "royals", a_draw_ends_the_turn).play_before(page)
    said = page.get_by_text(re.compile("^Your turn ended:")).filter(visible=True)
    expect(said).to_have_count(1)
    expect(said).to_contain_text("your cards could claim or take over nothing")


# Counts the frames in which nothing says that the turn ended.
MISSED = """() => {
  window.missed = 0
  const look = () => {
    if (!document.querySelector('.lines')?.textContent.includes('Your turn ended')) window.missed += 1
    requestAnimationFrame(look)
  }
  look()
}"""


def test_why_my_turn_ended_stays_while_cards_of_others_fly(guests: Guests) -> None:
    page = guests(reduced_motion=MOVING)
    before = before_scoring(page.context.request, "royals", a_draw_ends_the_turn)
    before.play_before(page)
    expect(page.get_by_text(re.compile("^Your turn ended:")).filter(visible=True)).to_have_count(1)
    page.evaluate(MISSED)
    before.players[1].play_on(1, random.Random(1), lambda scene: scene["turn"] == 0)
    expect(turn_sign(page)).to_contain_text("Your turn")
    expect(page.get_by_text(re.compile("^Your turn ended:")).filter(visible=True)).to_have_count(1)
    assert page.evaluate("window.missed") == 0


def test_the_first_turn_says_why_there_is_one_card_only(guests: Guests) -> None:
    page = guests(**PHONE)
    set_table(page, "royals", [ME, FRIEND])
    asked = page.locator(".asking").get_by_text("Your first turn: draw 1 card.")
    expect(asked).to_be_in_viewport()
    expect(asked).to_contain_text("The earlier a house begins, the fewer cards it draws")
    expect(asked).to_contain_text("from the next turn on it is 3.")


def test_cards_beyond_the_limit_are_told_on_a_phone_before_and_after_the_end_of_the_turn(guests: Guests) -> None:
    page = guests(**PHONE)
    table = lay_table(page.context.request, "royals", [ME, FRIEND])
    hoard(table)
    page.goto(f"/table/{table.id}")
    end = page.get_by_role("button", name=re.compile("^End turn"))
    expect(end).to_contain_text("then discard 1 country card")
    expect(end).to_be_in_viewport()
    press(page, end)
    expect(page.get_by_text("Discard 1 country card: press in your hand what you give up.")).to_be_in_viewport()


def test_on_a_phone_the_titles_go_away_when_cards_are_to_be_drawn(guests: Guests) -> None:
    page = guests(**PHONE)
    table = set_table(page, "royals", [ME, FRIEND])
    chance = random.Random(3)
    table.play_on(0, chance, lambda scene: scene["turn"] == 1)
    expect(turn_sign(page)).to_contain_text("Boris")
    row = page.get_by_role("group", name="Face-up row")
    titles = page.get_by_role("button", name="Whole map and titles")
    expect(titles).to_have_text("Titles")
    titles.tap()
    expect(titles).to_have_text("Close")
    expect(row).to_be_hidden()
    table.by_link(1).play_on(1, chance, lambda scene: scene["turn"] == 0)
    expect(row).to_be_visible()
    draw = page.get_by_role("button", name="Three country cards")
    expect(draw).to_be_visible()
    titles.tap()
    expect(draw).to_be_hidden()
    page.wait_for_timeout(SLIP)
    titles.tap()
    expect(draw).to_be_visible()
