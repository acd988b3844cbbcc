"""Guided first games: played to their end in five languages by pressing what the bubble points at; left and resumed."""

import os
import random
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import expect

from regalia.locale.words import LANGUAGES, say
from tests.browser.conftest import PHONE, Guests
from tests.browser.guided_play import FIRST, bubble, guided, play_elsewhere, play_guided, says_now, strong
from tests.browser.hall import Hall

SCREENS: dict[str, dict[str, Any]] = {"wide": {}, "phone": PHONE}
REGIONS = {"en": "en-GB", "de": "de-DE", "ru": "ru-RU", "it": "it-IT", "hu": "hu-HU"}
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "royals": [{"edition": "2016"}, {"edition": "2014"}],
    "majesty": [{"sides": "AAAAAAAA"}, {"sides": "BBBBBBBB"}, {"sides": "ABABABAB"}],
}
# With REGALIA_EVENING=1 (`make evening`) in every language on both screens; else each game once on each.
EVENING = os.environ.get("REGALIA_EVENING") == "1"
EVERY = list(product(LANGUAGES, SCREENS))
SOME = {"royals": [("en", "wide"), ("de", "phone")], "majesty": [("hu", "wide"), ("ru", "phone")]}
PLAYS = [
    (game, language, screen, OPTIONS[game][at % len(OPTIONS[game])])
    for game in OPTIONS
    for at, (language, screen) in enumerate(EVERY if EVENING else SOME[game])
]


@pytest.fixture(autouse=True)
def _bots(hall: Hall) -> None:
    hall.wait_for_bots()


@pytest.mark.parametrize(("game", "language", "screen", "options"), PLAYS)
def test_a_guided_game_is_played_to_its_end(
    guests: Guests, game: str, language: str, screen: str, options: dict[str, Any]
) -> None:
    page = guests(**SCREENS[screen], locale=REGIONS[language])
    table = guided(page, game, **options)
    lessons = play_guided(page, table, language)
    assert lessons[: len(FIRST[game])] == FIRST[game], lessons
    assert lessons[-1] == "summary" and len(lessons) >= 12, lessons
    expect(strong(page)).to_have_text(
        say("web-guide-sheet" if table.scene()["over"] else "web-guide-play-on", language=language)
    )
    strong(page).click()
    expect(page.locator(".guide")).to_have_count(0)
    if not table.scene()["over"]:  # bots now play by themselves
        scene = table.play_on(0, random.Random(1), lambda now: now["turn"] == 1)
        round_then = scene["table"]["round"]
        table.play_on(0, random.Random(1), lambda now: now["turn"] == 0 and now["table"]["round"] > round_then)


def test_a_reload_goes_on_with_the_same_lesson_and_two_tabs_agree(guests: Guests) -> None:
    page = guests()
    table = guided(page, "majesty")
    play_guided(page, table, until="take")
    page.reload()
    assert says_now(page, table)["says"] == "take"
    other = page.context.new_page()
    other.goto(f"/table/{table.id}")
    assert says_now(other, table)["says"] == "take"
    play_guided(page, table, until="placed")
    assert says_now(other, table)["says"] == "placed"
    strong(other).click()
    expect(page.locator(".guide")).to_have_attribute("data-says", "points")


def test_whoever_does_something_else_is_not_held_up(guests: Guests) -> None:
    page = guests()
    table = guided(page, "majesty")
    assert says_now(page, table)["says"] == "goal"
    play_elsewhere(table)
    assert says_now(page, table)["says"] == "placed"
    strong(page).click()
    strong(page).click()
    expect(strong(page)).to_have_text("Next: Peasant plays")


def test_a_network_that_dies_takes_nothing_from_a_guided_game(guests: Guests) -> None:
    page = guests(**PHONE)
    table = guided(page, "majesty")
    play_guided(page, table, until="placed")
    strong(page).click()
    strong(page).click()
    expect(strong(page)).to_have_text("Next: Peasant plays")
    page.context.set_offline(True)
    strong(page).click()
    expect(page.get_by_text("reconnecting…")).to_be_visible()
    assert table.scene()["turn"] == 1, "the bot waits"
    page.context.set_offline(False)
    expect(page.get_by_text("reconnecting…")).to_be_hidden(timeout=15_000)
    expect(strong(page)).to_have_text("Next: Peasant plays")
    strong(page).click()
    expect(page.get_by_role("banner").get_by_role("heading", level=1)).to_contain_text("Your turn")
    says_now(page, table)
    expect(bubble(page)).to_be_visible()


def test_bots_wait_for_the_tap_and_enter_and_escape_do_all(guests: Guests) -> None:
    page = guests()
    table = guided(page, "majesty")
    expect(strong(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".guide")).to_have_attribute("data-says", "market")
    play_elsewhere(table)
    says_now(page, table)
    for _ in range(2):
        expect(strong(page)).to_be_focused()
        page.keyboard.press("Enter")
    expect(strong(page)).to_have_text("Next: Peasant plays")
    page.keyboard.press("Escape")
    expect(bubble(page)).to_have_count(0)
    expect(page.get_by_role("button", name="Show the guide")).to_be_focused()
    assert table.scene()["turn"] == 1, "the bot waits"
    page.keyboard.press("Enter")
    expect(strong(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("banner").get_by_role("heading", level=1)).to_contain_text("Your turn")


def test_it_is_offered_left_resumed_and_repeated(guests: Guests) -> None:
    page = guests()
    page.goto("/")
    box = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Majesty"))
    box.get_by_role("button", name="First time? Play a guided game").click()
    expect(bubble(page)).to_be_visible()
    first = page.url
    strong(page).click()
    page.get_by_role("link", name="All games").first.click()
    box.get_by_role("link", name="Go on with the guided game").click()
    expect(page).to_have_url(first)
    expect(page.locator(".guide")).to_have_attribute("data-says", "market")
    page.get_by_role("button", name="End the guide").click()
    expect(page.locator(".guide")).to_have_count(0)
    page.goto("/")
    box.get_by_role("button", name="Play the guided game").click()
    expect(bubble(page)).to_contain_text("This is your realm")
    assert page.url != first
