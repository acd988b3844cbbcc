"""The Majesty table explains itself: numbers and signs by tap and by keyboard, attacks and others' turns in view."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Guests
from tests.browser.explained import (
    PHONES,
    RING,
    SCREENS,
    by_arrows,
    note,
    small_words,
    tap_each,
    told_to_a_mouse_alone,
    too_small_to_tap,
    unexplained,
    wider_than_the_screen,
)
from tests.browser.rehearsing import lay_rehearsed, rehearse, round_begins
from tests.browser.tables import CLARA, FRIEND, ME, Table, choose, glowing, lay_table, possible, settle, turn_sign

TABLE = ".majesty"


def _play(table: Table, until: Callable[[dict[str, Any]], bool], chance: random.Random) -> dict[str, Any]:
    """Play all seats by chance until Anna sees what is wanted."""
    scene = table.scene(0)
    while not until(scene):
        assert not scene["over"], "it never came to that"
        seat = scene["turn"]
        who = table if seat == 0 else table.by_link(seat)
        who.play(seat, choose(who.scene(seat), chance))
        scene = table.scene(0)
    return scene


def _in_mid_game(guests: Guests, screen: str, **wishes: Any) -> Page:
    page = guests(**SCREENS[screen])
    decided = rehearse("majesty", round_begins(5), people=3, **wishes.get("options", {}))
    table = lay_rehearsed(page.context.request, "majesty", decided, people=3, **wishes)[0]
    page.goto(f"/table/{table.id}")
    expect(glowing(page).first).to_be_visible()
    settle(page)
    return page


@pytest.mark.parametrize("sides", ["A" * 8, "B" * 8])
@pytest.mark.parametrize("screen", SCREENS)
def test_every_number_and_every_sign_is_explained_where_it_is(guests: Guests, screen: str, sides: str) -> None:
    page = _in_mid_game(guests, screen, options={"sides": sides})
    assert page.locator(f"{TABLE} [data-target]").count() > 50
    assert unexplained(page, TABLE) == []
    assert unexplained(page, "header .progress") == []
    assert told_to_a_mouse_alone(page, TABLE) == 0


def test_on_a_phone_all_of_it_is_told_by_a_tap(guests: Guests) -> None:
    page = _in_mid_game(guests, "phone")
    tap_each(page, TABLE)
    page.locator(".others .opener").first.tap()
    tap_each(page, f"{TABLE} #majesty-realm-1")


def test_by_keyboard_each_area_is_one_key_away_and_arrows_reach_all_of_it(guests: Guests) -> None:
    page = _in_mid_game(guests, "wide")
    assert by_arrows(page, TABLE) == {"unreached": [], "silent": []}


def test_a_card_is_taken_by_keys_and_the_focus_stays_at_the_market(page: Page) -> None:
    table = lay_table(page.context.request, "majesty", [ME, FRIEND])
    page.goto(f"/table/{table.id}")
    expect(glowing(page).first).to_be_visible()
    page.keyboard.press("2")
    expect(page.locator(".market [data-glows]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    page.keyboard.press("4")
    expect(page.get_by_role("button", name="Take", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(turn_sign(page)).to_contain_text("Boris")
    expect(page.locator(".market :focus")).to_have_count(1)


def test_the_focus_ring_is_no_glow(page: Page) -> None:
    table = lay_table(page.context.request, "majesty", [ME, FRIEND])
    page.goto(f"/table/{table.id}")
    expect(glowing(page).first).to_be_visible()
    page.keyboard.press("2")
    expect(page.locator(".market :focus")).to_have_css("outline-color", RING)


@pytest.mark.parametrize("screen", SCREENS)
def test_words_can_be_read_and_targets_met(guests: Guests, screen: str) -> None:
    page = _in_mid_game(guests, screen)
    assert small_words(page, TABLE, screen) == []
    assert wider_than_the_screen(page, TABLE) == 0
    if screen in PHONES:
        assert too_small_to_tap(page, TABLE) == []


def _points(offer: dict[str, Any]) -> int:
    """What an offer brings Anna."""
    return sum(gain["points"] for gain in offer["gains"] if gain["seat"] == 0)


def _table_of_plenty(page: Page) -> Table:
    """A table at which Anna gained ten points or more since her last turn began."""
    for seed in range(1, 20):
        table = lay_table(page.context.request, "majesty", [{**ME, "name": "Annabella Maria"}, FRIEND], seed=seed)
        boris, chance = table.by_link(1), random.Random(seed)
        scene = table.scene(0)
        while not scene["over"]:
            before = scene["scores"][0]
            while scene["turn"] == 0:
                scene = table.play(0, max(possible(scene), key=_points))
            boris.play_on(1, chance, lambda now: now["turn"] != 1)
            scene = table.scene(0)
            if scene["scores"][0] >= before + 10 and not scene["over"]:
                return table
    raise AssertionError("Anna never gained ten points")


def test_points_of_two_digits_stay_in_the_head_line(guests: Guests) -> None:
    page = guests(**PHONE)
    page.goto(f"/table/{_table_of_plenty(page).id}")
    head = page.locator("#majesty-realm header")
    expect(head.locator(".change")).to_have_text(re.compile(r"^\+\d\d$"))
    tops = head.locator("h2, .points, .workers, .variety").evaluate_all(
        "all => all.map(one => { const box = one.getBoundingClientRect(); return (box.top + box.bottom) / 2 })"
    )
    assert max(tops) - min(tops) < 16, tops


def _attacked(page: Page) -> tuple[Table, dict[str, Any]]:
    """A table at which Boris attacked Anna just now, and how the log has it."""
    for seed in range(1, 12):
        table = lay_table(page.context.request, "majesty", [ME, FRIEND], seed=seed)
        chance = random.Random(seed)
        scene = table.scene(0)
        while not scene["over"]:
            seat = scene["turn"]
            who = table if seat == 0 else table.by_link(seat)
            offers = possible(who.scene(seat))
            if seat == 1:
                hits = [one for one in offers if any(gain["rule"] == "majesty.attack.wounded" for gain in one["gains"])]
                if hits:
                    who.play(1, hits[0])
                    gain = next(one for one in hits[0]["gains"] if one["rule"] == "majesty.attack.wounded")
                    return table, gain
            who.play(seat, chance.choice(offers))
            scene = table.scene(0)
    raise AssertionError("Boris never could attack")


@pytest.mark.parametrize("screen", SCREENS)
def test_an_attack_on_me_is_seen_and_says_why(guests: Guests, screen: str) -> None:
    page = guests(**SCREENS[screen])
    table, attack = _attacked(page)
    page.goto(f"/table/{table.id}")
    chip = page.locator(".lately .attacked")
    expect(chip).to_be_in_viewport()
    expect(chip).to_contain_text("attacks you")
    chip.click()
    for words in ("Boris had", "Knight", "Guard", "infirmary", attack["args"]["card"], attack["args"]["place"]):
        expect(note(page)).to_contain_text(words)
    # the lost card is marked where it lies, and the attacker's Barracks
    expect(page.locator("#majesty-realm [data-building=Infirmary] .marked")).to_have_count(1)
    expect(page.locator(".others [data-building=Barracks].marked")).to_have_count(1)


def test_turns_of_others_come_into_view_on_a_phone_while_they_happen(guests: Guests) -> None:
    page = guests(**PHONE)
    table = lay_table(page.context.request, "majesty", [ME, FRIEND, CLARA])
    page.goto(f"/table/{table.id}")
    expect(glowing(page).first).to_be_visible()
    table.play(0, possible(table.scene(0))[0])
    page.locator(".others").scroll_into_view_if_needed()
    page.locator(".majesty").evaluate("one => one.scrollTo(0, one.scrollHeight)")
    boris = table.by_link(1)
    boris.play(1, possible(boris.scene(1))[0])
    chip = page.locator(".lately .chip")
    expect(chip).to_have_count(1)
    expect(chip).to_contain_text("Boris")
    expect(chip).to_be_in_viewport()


def test_the_last_move_of_each_house_is_marked_until_i_move(page: Page) -> None:
    table = lay_table(page.context.request, "majesty", [ME, FRIEND, CLARA])
    scene = _play(table, lambda scene: scene["table"]["round"] == 2 and scene["turn"] == 0, random.Random(1))
    page.goto(f"/table/{table.id}")
    expect(glowing(page).first).to_be_visible()
    lines = page.locator(".others .line")
    for at in range(2):
        expect(lines.nth(at).locator(".marked:not([data-building=Infirmary])")).to_have_count(1)
    expect(page.locator(".lately .chip")).to_have_count(2)
    table.play(0, possible(scene)[0])
    expect(page.locator(".lately .chip")).to_have_count(0)
    for at in range(2):
        expect(lines.nth(at).locator(".marked:not([data-building=Infirmary])")).to_have_count(0)


def test_points_through_others_are_explained(guests: Guests) -> None:
    page = guests(**PHONE)
    chance = random.Random(2)
    table = lay_table(page.context.request, "majesty", [ME, FRIEND])

    def comes(scene: dict[str, Any]) -> bool:
        """Boris can take somebody who brings Anna points."""
        if scene["turn"] != 1:
            return False
        boris = table.by_link(1)
        gifts = [
            offer
            for offer in possible(boris.scene(1))
            if any(gain["rule"] == "majesty.building.all_with" and gain["seat"] == 0 for gain in offer["gains"])
        ]
        if gifts:
            boris.play(1, gifts[0])
        return bool(gifts)

    _play(table, comes, chance)
    page.goto(f"/table/{table.id}")
    gift = page.locator(".lately .gift")
    expect(gift).to_have_text(re.compile(r"you \+\d"))
    page.locator("#majesty-realm [data-target^='points 0']").tap()
    expect(note(page)).to_contain_text(re.compile(r"\+\d through Boris"))


def test_previews_say_what_one_really_gets(page: Page) -> None:
    table = lay_table(page.context.request, "majesty", [ME, FRIEND])
    page.goto(f"/table/{table.id}")
    offer = next(one for one in possible(table.scene(0)) if one["what"]["price"] == 3)
    page.locator(f'[data-target="offer {offer["move"]}"]').click()
    expect(note(page)).to_contain_text("Workers: 5 − 3")
    expect(note(page)).to_contain_text("Variety 0² → 1²: +1 at the end")
    expect(note(page)).to_contain_text("you have most")
    assert not re.search(r"\b(scored|gained|had)\b", note(page).inner_text())


def test_the_last_round_is_announced(guests: Guests) -> None:
    page = guests(**PHONE)
    table = lay_table(page.context.request, "majesty", [ME, FRIEND])
    _play(table, lambda scene: scene["table"]["round"] == 12 and scene["turn"] == 0, random.Random(3))
    page.goto(f"/table/{table.id}")
    notice = page.locator(".lately .notice")
    expect(notice).to_have_text("Your last card")
    expect(notice).to_be_in_viewport()
    notice.tap()
    expect(note(page)).to_contain_text("Workers left over count nothing")
