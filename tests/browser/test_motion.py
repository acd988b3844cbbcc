"""Motion tells the story, stage by stage in every game; whoever is in a hurry ends it, and who wants none has none."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import MOVING, Guests
from tests.browser.tables import (
    FRIEND,
    ME,
    Table,
    glowing,
    hand,
    lay_table,
    pile,
    possible,
    press,
    settle,
    take_from_market,
)

# Remembers what has ever flown over the table, and how many of some things were to be seen on it then.
REMEMBER = """what => {
  window.flown = []
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.matches?.('.flight'))
          window.flown.push([node.dataset.flying, document.querySelectorAll(what).length])
  }).observe(document.body, { childList: true, subtree: true })
}"""
FLYING = ".flight"
NOBLES = "#table [data-thing=noble]"
MARKET = "#table [data-spot^='market/'][data-thing=person]"
Flown = list[tuple[str, int]]  # what, and how many things were seen then


@pytest.fixture
def page(guests: Guests) -> Page:
    """One guest, who sees things fly."""
    return guests(reduced_motion=MOVING)


def _sit_down(page: Page, table: Table, watched: str) -> None:
    page.goto(f"/table/{table.id}")
    expect(page.locator("#table button").first).to_be_visible()
    settle(page)
    page.evaluate(REMEMBER, watched)


def _flown(page: Page, until: str) -> Flown:
    """All that flew until such a thing did."""
    page.wait_for_function("until => flown.some(([thing]) => thing === until)", arg=until)
    settle(page)
    expect(page.locator(FLYING)).to_have_count(0)
    return [(thing, seen) for thing, seen in page.evaluate("flown")]


def _boris_can_claim(page: Page) -> tuple[Table, dict[str, Any]]:
    """A table at which Boris is to move and can pay for the first noble of the game."""
    table = lay_table(page.context.request, "royals", [ME, FRIEND])
    boris = table.by_link(1)
    chance = random.Random(2)

    def play(player: Table, seat: int, scene: dict[str, Any]) -> dict[str, Any]:
        return player.play(seat, chance.choice([offer for offer in possible(scene) if not offer["paid"]]))

    while True:
        scene = table.scene(0)
        while scene["turn"] == 0:
            scene = play(table, 0, scene)
        scene = boris.scene(1)
        while scene["turn"] == 1:
            claims = [offer for offer in possible(scene) if offer["paid"]]
            if claims:
                return boris, claims[0]
            scene = play(boris, 1, scene)


def _boris_can_take(page: Page) -> tuple[Table, dict[str, Any]]:
    """A table at which Boris is to take a card of the market, and can pay for the dearest."""
    table = lay_table(page.context.request, "majesty", [FRIEND, ME])
    boris = table.by_link(0)
    takes = [offer for offer in possible(boris.scene(0)) if offer["what"]["kind"] == "majesty.move.take"]
    return boris, max(takes, key=lambda offer: int(offer["what"]["price"]))


def test_a_claim_of_another_house_is_paid_then_seen_then_rewarded(page: Page) -> None:
    boris, claim = _boris_can_claim(page)
    _sit_down(page, boris, NOBLES)
    boris.play(1, claim)
    flown = _flown(page, until="seal")
    things = [thing for thing, _ in flown]
    assert things.index("card") < things.index("noble") < things.index("seal")
    seen = dict(reversed(flown))
    assert seen["card"] == 0, "the noble stands on the map before it was paid"
    assert seen["noble"] >= 1
    expect(page.locator(NOBLES).first).to_be_visible()


def test_a_card_taken_by_another_leaves_the_market_before_the_next_is_turned_up(page: Page) -> None:
    boris, take = _boris_can_take(page)
    _sit_down(page, boris, MARKET)
    boris.play(0, take)
    expect(glowing(page).first).to_be_visible()
    flown = _flown(page, until="person")
    first, *_, last = flown
    assert first[1] == 5, "a new card lay in the market before the taken one had left it"
    assert last == ("person", 6)
    assert sum(thing == "worker" for thing, _ in flown) == take["what"]["price"]


@pytest.mark.parametrize("ends", ["key", "press"])
def test_what_another_does_can_be_cut_short(page: Page, ends: str) -> None:
    boris, take = _boris_can_take(page)
    _sit_down(page, boris, MARKET)
    boris.play(0, take)
    page.wait_for_function("flown.length > 0")
    if ends == "key":
        page.keyboard.press("Shift")
    else:
        page.mouse.click(5, 400)
    expect(page.locator(FLYING)).to_have_count(0, timeout=200)
    expect(page.locator(MARKET)).to_have_count(6, timeout=200)
    expect(glowing(page).first).to_be_visible()


@pytest.mark.parametrize("game", ["royals", "majesty"])
def test_who_wants_no_motion_sees_what_happened_at_once(guests: Guests, game: str) -> None:
    page = guests()
    boris, move = _boris_can_claim(page) if game == "royals" else _boris_can_take(page)
    _sit_down(page, boris, MARKET)
    seat = boris.scene(None)["turn"]
    boris.play(seat, move)
    if game == "royals":
        expect(page.locator(NOBLES).first).to_be_visible()
    else:
        expect(page.locator(".houses, aside").get_by_text("took the").first).to_be_visible()
    settle(page)
    assert page.evaluate("flown") == []


def test_a_card_flies_from_the_pile_into_the_own_hand(page: Page) -> None:
    table = lay_table(page.context.request, "royals", [ME, FRIEND])
    _sit_down(page, table, NOBLES)
    press(page, pile(page))
    assert _flown(page, until="card")


def test_workers_fly_to_the_cards_passed_over(page: Page) -> None:
    table = lay_table(page.context.request, "majesty", [ME, FRIEND])
    _sit_down(page, table, MARKET)
    take_from_market(page, glowing(page).first)  # the dearest
    assert _flown(page, until="worker")


def test_a_key_ends_all_flights_and_what_flew_is_where_it_belongs(page: Page) -> None:
    table = lay_table(page.context.request, "royals", [ME, FRIEND])
    _sit_down(page, table, NOBLES)
    press(page, pile(page))
    page.keyboard.press("Shift")
    expect(page.locator(FLYING)).to_have_count(0)
    expect(hand(page).get_by_role("group")).to_have_count(1)
    hidden = "[...document.querySelectorAll('.held')].filter(one => getComputedStyle(one).opacity !== '1').length"
    assert page.evaluate(hidden) == 0
