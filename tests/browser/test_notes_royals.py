"""Whoever never saw Royals: every number and sign explains itself, nothing happens silently, and it can be read."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ON_ITS_SIDE, PHONE, Guests
from tests.browser.explained import (
    PHONES,
    RING,
    SCREENS,
    by_arrows,
    hold,
    note,
    small_words,
    tap_each,
    told_to_a_mouse_alone,
    too_small_to_tap,
    unexplained,
    wider_than_the_screen,
)
from tests.browser.rehearsing import lay_rehearsed, rehearse, round_begins
from tests.browser.royals_turns import hoard
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
# What is written below the name of the map, which nobody has to read.
ORNAMENT = ".sheet > svg .sub"


def _some_rounds(page: Page, rounds: int = 4) -> Table:
    """A table in the middle of its game; it is Anna's turn."""
    table = lay_rehearsed(page.context.request, "royals", rehearse("royals", round_begins(rounds + 1)))[0]
    page.goto(f"/table/{table.id}")
    expect(turn_sign(page)).to_contain_text("Your turn")
    expect(three_cards(page)).to_be_visible()  # the table comes after the page around it
    _put_banner_away(page)
    return table


def _put_banner_away(page: Page) -> None:
    """The host is reminded of the private link; once that is put away the table has its whole height."""
    banner = page.get_by_role("region", name="Invite", exact=True)
    banner.get_by_role("button").last.click()
    expect(banner).to_be_hidden()
    settle(page)


def _wait_for_boris(page: Page) -> Table:
    """A table at which nothing glows: it is the other's turn."""
    table = _some_rounds(page)
    table.play_on(0, random.Random(4), lambda now: now["turn"] != 0)
    expect(turn_sign(page)).to_contain_text("Boris")
    settle(page)
    return table


@pytest.mark.parametrize("screen", SCREENS)
def test_every_number_and_every_sign_is_explained_where_it_is(guests: Guests, screen: str) -> None:
    page = guests(**SCREENS[screen])
    _some_rounds(page)
    assert page.locator(f"{TABLE} [data-target]").count() > 50
    assert unexplained(page, TABLE, SELF_EVIDENT) == []
    assert unexplained(page, "header .progress") == []
    assert told_to_a_mouse_alone(page, TABLE) == 0


def test_on_a_phone_all_of_it_is_told_by_a_tap(guests: Guests) -> None:
    page = guests(**PHONE)
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
    assert by_arrows(page, TABLE) == {"unreached": [], "silent": []}


def test_a_turn_is_played_by_keys_and_the_focus_stays_where_one_plays(page: Page) -> None:
    _some_rounds(page)
    page.keyboard.press("4")
    expect(three_cards(page)).to_be_focused()
    with page.expect_response(re.compile("/moves$")) as played:  # the stream may tell of it before the answer does
        page.keyboard.press("Enter")
    assert played.value.ok
    settle(page)
    expect(glowing(page).first).to_be_focused()
    held = cards_in_hand(page)
    page.keyboard.press("Enter")
    expect(hand(page)).to_have_attribute("aria-label", re.compile(rf"^Your hand: {held + 1} "))
    assert page.evaluate("document.activeElement !== document.body")


def test_the_focus_ring_is_no_glow(page: Page) -> None:
    _some_rounds(page)
    page.keyboard.press("4")
    expect(three_cards(page)).to_be_focused()
    expect(three_cards(page)).to_have_css("outline-color", RING)


@pytest.mark.parametrize("screen", SCREENS)
def test_words_can_be_read_and_targets_met(guests: Guests, screen: str) -> None:
    page = guests(**SCREENS[screen])
    _some_rounds(page)
    assert small_words(page, TABLE, screen, ORNAMENT) == []
    assert wider_than_the_screen(page, TABLE) == 0
    if screen in PHONES:
        assert too_small_to_tap(page, TABLE) == []
    else:
        boxes = page.locator(".portrait").evaluate_all("all => all.map((one) => one.getBoundingClientRect().width)")
        assert min(boxes) >= 40


def test_on_a_large_screen_the_map_is_as_high_as_its_window(guests: Guests) -> None:
    page = guests(**SCREENS["large"])
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
    after = boris.play_on(1, chance, lambda now: now["turn"] != 1)  # he claims whenever he can
    held = [city["portraits"] for city in after["table"]["cities"].values()]
    placed = sum(list(portraits.values()).count(1) for portraits in held)
    titles = {title for portraits in held for title, holder in portraits.items() if holder == 1}
    assert placed > 0
    marked = page.locator(".portrait[data-placed='1']")
    expect(marked).to_have_count(placed)
    expect(page.locator(".titles [data-placed='1']")).to_have_count(len(titles))
    press(page, three_cards(page))
    press(page, pile(page))
    expect(marked).to_have_count(placed)
    marked.first.hover()
    expect(note(page)).to_contain_text(re.compile("Boris (claimed|took over)"))


def test_the_first_turn_says_why_there_is_one_card_only(page: Page) -> None:
    set_table(page, "royals", [ME, FRIEND])
    expect(page.locator(".asking")).to_contain_text("Your first turn: draw 1 card.")


def test_cards_beyond_the_limit_are_told_before_the_turn_ends_and_beside_the_hand(page: Page) -> None:
    table = set_table(page, "royals", [ME, FRIEND])
    expect(glowing(page).first).to_be_visible()
    hoard(table)
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


def _leading(scene: dict[str, Any]) -> list[dict[str, Any]]:
    """The claims by which Anna would take the lead in a country."""
    return [one for one in possible(scene) if one["paid"] and one["move"] in scene["table"]["leading_moves"]]


def test_a_preview_says_what_one_gets_and_from_whom(page: Page) -> None:
    table = set_table(page, "royals", [ME, FRIEND])
    expect(glowing(page).first).to_be_visible()
    play_first_round(page, table)
    scene = table.play_on(0, random.Random(2), lambda now: bool(_leading(now)))
    offer = _leading(scene)[0]
    city, title = offer["what"]["city"], offer["what"]["title"]
    page.locator(f'[data-target="portrait:{city} {title}"]').hover()
    expect(note(page)).to_contain_text("It takes two nobles")
    expect(note(page)).to_contain_text("You take the lead in this country")


def test_the_payment_keeps_its_button_where_it_is(page: Page) -> None:
    table = set_table(page, "royals", [ME, FRIEND])
    expect(glowing(page).first).to_be_visible()
    play_first_round(page, table)
    table.play_on(0, random.Random(2), lambda now: any(one["paid"] for one in possible(now)))
    positions = glowing(page).and_(page.locator(".portrait"))
    expect(positions.nth(1)).to_be_visible()
    places = []
    for position in positions.all()[:3]:
        position.click()
        confirm = page.get_by_role("button", name="Pay and place")
        expect(confirm).to_be_visible()
        settle(page)
        places.append(confirm.bounding_box())
        page.keyboard.press("Escape")
        expect(confirm).to_be_hidden()
        page.wait_for_timeout(500)  # a second press of the same place within less would be taken for a slip
    assert all(place == places[0] for place in places), places
