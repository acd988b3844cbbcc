"""Motion tells the story, and whoever is in a hurry ends it."""

import random

from playwright.sync_api import Page, expect

from tests.browser.tables import FRIEND, ME, Table, glowing, hand, pile, press, set_table, settle, take_from_market

# Counts what has ever flown over the table.
COUNTED = """() => {
  window.flown = 0
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.matches?.('.flight')) window.flown += 1
  }).observe(document.body, { childList: true, subtree: true })
}"""
FLYING = ".flight"


def _sit_down(page: Page, game: str) -> Table:
    table = set_table(page, game, [ME, FRIEND])
    expect(glowing(page).first).to_be_visible()
    page.evaluate(COUNTED)
    return table


def test_a_card_flies_from_the_pile_into_the_hand(page: Page) -> None:
    table = _sit_down(page, "royals")
    table.play_on(0, random.Random(1), lambda scene: scene["turn"] != 0)
    page.wait_for_function("flown > 0")
    settle(page)
    expect(page.locator(FLYING)).to_have_count(0)


def test_workers_fly_to_the_cards_passed_over(page: Page) -> None:
    _sit_down(page, "majesty")
    take_from_market(page, glowing(page).first)  # the dearest
    page.wait_for_function("flown > 0")
    settle(page)
    expect(page.locator(FLYING)).to_have_count(0)


def test_a_key_ends_all_flights_and_what_flew_is_where_it_belongs(page: Page) -> None:
    _sit_down(page, "royals")
    press(page, pile(page))
    page.keyboard.press("Shift")
    expect(page.locator(FLYING)).to_have_count(0)
    expect(hand(page).get_by_role("group")).to_have_count(1)
    hidden = "[...document.querySelectorAll('.held')].filter(one => getComputedStyle(one).opacity !== '1').length"
    assert page.evaluate(hidden) == 0
