"""Whoever never saw Royals: every number and sign explains itself, nothing happens silently, and it can be read."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guests
from tests.browser.explained import by_arrows, hold, note, small_words, tap_each, too_small_to_tap, unexplained
from tests.browser.tables import (
    FRIEND,
    ME,
    Table,
    cards_in_hand,
    glowing,
    hand,
    pile,
    play_first_round,
    possible,
    press,
    set_table,
    settle,
    three_cards,
    turn_sign,
)

TABLE = ".royals"
# The drawn map, sentences, and buttons that say in words what they do.
SELF_EVIDENT = ".sheet > svg, .asking p, .kinds, .further, .size, .said"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
HOARDING = ("royals.move.end_turn", "royals.move.draw_countries", "royals.move.take", "royals.move.discard")
ON_ITS_SIDE = {**PHONE, "viewport": {"width": 844, "height": 390}}


def _some_rounds(page: Page, rounds: int = 4) -> Table:
    """A table in the middle of its game; it is Anna's turn."""
    table = set_table(page, "royals", [ME, FRIEND])
    chance = random.Random(3)
    while True:
        scene = table.play_on(0, chance, lambda now: now["turn"] != 0 or now["table"]["round"] > rounds)
        if scene["turn"] == 0:
            break
        table.by_link(1).play_on(1, chance, lambda now: now["turn"] != 1)
    page.reload()
    expect(turn_sign(page)).to_contain_text("Your turn")
    _put_banner_away(page)
    return table


def _put_banner_away(page: Page) -> None:
    for button in page.locator(".notes button").all()[-1:]:
        button.click()


def _wait_for_boris(page: Page) -> Table:
    """A table at which nothing glows: it is the other's turn."""
    table = _some_rounds(page)
    table.play_on(0, random.Random(4), lambda now: now["turn"] != 0)
    expect(turn_sign(page)).to_contain_text("Boris")
    settle(page)
    return table


@pytest.mark.parametrize("wishes", [{}, PHONE, ON_ITS_SIDE], ids=["wide", "phone", "on its side"])
def test_every_number_and_every_sign_lies_in_something_that_explains_itself(guests: Guests, wishes: Any) -> None:
    page = guests(**wishes)
    _some_rounds(page)
    assert page.locator(f"{TABLE} [data-target]").count() > 50
    assert unexplained(page, TABLE, SELF_EVIDENT) == []
    assert page.locator(f"{TABLE} [title]").count() == 0
    if not wishes:
        assert unexplained(page, "header .progress") == []


def test_on_a_phone_all_of_it_is_told_by_a_tap(guests: Guests) -> None:
    page = guests(**PHONE, reduced_motion="reduce")
    _wait_for_boris(page)
    tap_each(page, TABLE)
    page.get_by_role("button", name="Whole map and titles").tap()
    tap_each(page, f"{TABLE} .left")


def test_a_finger_that_rests_on_a_card_asks_and_does_not_draw(guests: Guests) -> None:
    page = guests(**PHONE)
    set_table(page, "royals", [ME, FRIEND])
    expect(glowing(page).first).to_be_visible()
    hold(page, pile(page))
    expect(note(page)).to_contain_text("Pile")
    page.wait_for_timeout(300)
    expect(hand(page).get_by_role("group")).to_have_count(0)


def test_by_keyboard_each_area_is_one_key_away_and_arrows_reach_all_of_it(page: Page) -> None:
    _some_rounds(page)
    for key in ("1", "2", "3"):
        found = by_arrows(page, key)
        assert found["all"] > 0
        assert found["unreached"] == [], f"area {key}"
        assert found["silent"] == [], f"area {key}"


def test_a_turn_is_played_by_keys_and_the_focus_stays_where_one_plays(page: Page) -> None:
    _some_rounds(page)
    page.keyboard.press("4")
    expect(three_cards(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(glowing(page).first).to_be_focused()
    held = cards_in_hand(page)
    page.keyboard.press("Enter")
    expect(hand(page)).to_have_attribute("aria-label", re.compile(rf"^Your hand: {held + 1} "))
    assert page.evaluate("document.activeElement !== document.body")


def test_the_focus_ring_is_no_glow(page: Page) -> None:
    _some_rounds(page)
    page.keyboard.press("4")
    ring = page.evaluate("getComputedStyle(document.activeElement).outlineColor")
    assert ring == "rgb(36, 117, 224)"


@pytest.mark.parametrize(
    ("wishes", "least"),
    [({}, 12), (PHONE, 13), (ON_ITS_SIDE, 13), ({"viewport": {"width": 1440, "height": 900}}, 12)],
    ids=["wide", "phone", "on its side", "large"],
)
def test_words_can_be_read_and_targets_met(guests: Guests, wishes: Any, least: float) -> None:
    page = guests(**wishes)
    _some_rounds(page)
    assert small_words(page, TABLE, least) == []
    if "has_touch" in wishes:
        assert too_small_to_tap(page, TABLE) == []
    else:
        boxes = page.locator(".portrait").evaluate_all("all => all.map((one) => one.getBoundingClientRect().width)")
        assert min(boxes) >= 40


def test_on_a_large_screen_the_map_is_as_high_as_its_window(guests: Guests) -> None:
    page = guests(viewport={"width": 1440, "height": 900})
    _some_rounds(page)
    high = page.evaluate("document.querySelector('.window').clientHeight")
    drawn = page.evaluate("document.querySelector('.sheet').getBoundingClientRect().height")
    assert drawn >= high - 40


def test_a_phone_on_its_side_shows_map_and_cards_at_once(guests: Guests) -> None:
    page = guests(**ON_ITS_SIDE)
    _some_rounds(page)
    for part in (".window", ".market", ".hand", ".kinds"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.99)


def test_the_last_move_of_another_house_stays_marked_through_my_turn(page: Page) -> None:
    table = set_table(page, "royals", [ME, FRIEND])
    expect(glowing(page).first).to_be_visible()
    chance = random.Random(1)
    table.play_on(0, chance, lambda now: now["turn"] != 0)
    boris = table.by_link(1)
    boris.play_on(1, chance, lambda now: now["turn"] != 1)  # he claims whenever he can
    marked = page.locator(".portrait[data-placed='1']")
    expect(marked).to_have_count(1)
    expect(page.locator(".titles [data-placed='1']")).to_have_count(1)
    press(page, three_cards(page))
    press(page, pile(page))
    expect(marked).to_have_count(1)
    marked.hover()
    expect(note(page)).to_contain_text(re.compile("Boris (claimed|took over)"))


def test_the_first_turn_says_why_there_is_one_card_only(page: Page) -> None:
    set_table(page, "royals", [ME, FRIEND])
    expect(page.locator(".asking")).to_contain_text("Your first turn: draw 1 card.")


def test_cards_beyond_the_limit_are_told_before_the_turn_ends_and_beside_the_hand(page: Page) -> None:
    table = set_table(page, "royals", [ME, FRIEND])
    expect(glowing(page).first).to_be_visible()
    _hoard(table)
    page.reload()
    end = page.get_by_role("button", name=re.compile("^End turn"))
    expect(end).to_contain_text("then discard 1 country card")
    end.hover()
    expect(note(page)).to_contain_text("Too many: 1 country card")
    press(page, end)
    asked = page.locator(".asking")
    expect(asked).to_contain_text("Discard 1 country card")
    near, held = asked.bounding_box(), hand(page).bounding_box()
    assert near and held
    assert held["x"] - (near["x"] + near["width"]) < 60, "what is asked lies far from the cards"


def _hoard(table: Table) -> None:
    """Both only draw country cards, until Anna holds one too many."""
    while True:
        for seat, who in ((0, table), (1, table.by_link(1))):
            scene = who.scene(seat)
            while scene["turn"] == seat:
                offers = possible(scene)
                kinds = [one["what"]["kind"] for one in offers]
                if seat == 0 and "royals.move.end_turn" in kinds and scene["table"]["to_discard"][0]["country"]:
                    return
                offer = next(one for kind in HOARDING for one in offers if one["what"]["kind"] == kind)
                scene = who.play(seat, offer)


def test_a_preview_says_what_one_gets_and_from_whom(page: Page) -> None:
    table = set_table(page, "royals", [ME, FRIEND])
    expect(glowing(page).first).to_be_visible()
    play_first_round(page, table)
    scene = table.play_on(0, random.Random(2), lambda now: any(one["paid"] for one in possible(now)))
    offer = next(one for one in possible(scene) if one["paid"])
    city, title = offer["what"]["city"], offer["what"]["title"]
    page.locator(f'[data-target="portrait:{city} {title}"]').hover()
    expect(note(page)).to_contain_text("It takes two nobles")
    leads = offer["move"] in scene["table"]["leading_moves"]
    if leads:
        expect(note(page)).to_contain_text("You take the lead in this country")


def test_the_payment_keeps_its_button_where_it_is(page: Page) -> None:
    table = set_table(page, "royals", [ME, FRIEND])
    expect(glowing(page).first).to_be_visible()
    play_first_round(page, table)
    table.play_on(0, random.Random(2), lambda now: any(one["paid"] for one in possible(now)))
    places = []
    for position in glowing(page).all()[:3]:
        position.click()
        confirm = page.get_by_role("button", name="Pay and place")
        expect(confirm).to_be_visible()
        places.append(confirm.bounding_box())
        page.keyboard.press("Escape")
        page.wait_for_timeout(500)
    assert all(place == places[0] for place in places)
