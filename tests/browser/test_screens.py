"""Screens of every size, and eyes that want no motion."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, SIDEWAYS, Guests
from tests.browser.tables import FRIEND, ME, glowing, hand, press, set_table, turn_sign

GAMES = ("royals", "majesty")


def _phone(guests: Guests) -> Page:
    return guests(**PHONE)


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_a_move_is_played_by_tapping(guests: Guests, game: str) -> None:
    page = _phone(guests)
    set_table(page, game, [ME, FRIEND])
    expect(glowing(page).first).to_be_visible()
    assert _sideways(page) == 0
    with page.expect_response(re.compile("/moves$")) as answer:
        glowing(page).last.tap()
        if game == "majesty":
            page.get_by_role("button", name="Take", exact=True).tap()
    assert answer.value.ok
    expect(turn_sign(page)).to_contain_text("end the turn" if game == "royals" else "Boris")
    assert _sideways(page) == 0


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_houses_and_the_log_are_one_tap_away(guests: Guests, game: str) -> None:
    page = _phone(guests)
    set_table(page, game, [ME, FRIEND])
    panes = page.get_by_role("navigation")
    for pane in ("#log", "aside", "#table"):
        at = {"#table": 0, "aside": 1, "#log": 2}[pane]
        panes.get_by_role("button").nth(at).tap()
        expect(page.locator(pane)).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("place", ["/", "/?game=royals", "/?game=majesty"])
def test_on_a_phone_the_first_pages_do_not_scroll_sideways(guests: Guests, place: str) -> None:
    page = _phone(guests)
    page.goto(place)
    expect(page.get_by_role("main")).to_be_visible()
    assert _sideways(page) == 0


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_a_screen_of_1280_by_720(page: Page, game: str, players: int) -> None:
    friends = [{"kind": "friend", "name": name} for name in ("Boris", "Clara", "Dmitri")]
    set_table(page, game, [ME, *friends[: players - 1]])
    expect(glowing(page).first).to_be_visible()
    assert _sideways(page) == 0
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    for target in glowing(page).all():
        expect(target).to_be_in_viewport(ratio=0.9)


def _sideways(page: Page) -> int:
    return int(page.evaluate(SIDEWAYS))


@pytest.mark.parametrize("game", GAMES)
def test_who_wants_no_motion_gets_none(guests: Guests, game: str) -> None:
    page = guests()
    set_table(page, game, [ME, FRIEND])
    if game == "royals":
        press(page, glowing(page).first)
        expect(hand(page).get_by_role("group")).to_have_count(1)
    else:
        press(page, glowing(page).last, page.get_by_role("button", name="Take", exact=True))
    lasting = "document.getAnimations().filter(one => one.effect.getComputedTiming().duration > 1).length"
    assert page.evaluate(lasting) == 0
    page.wait_for_timeout(100)
    assert page.evaluate(lasting) == 0
