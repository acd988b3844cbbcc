"""Who sits at the table: bots with one click, friends by link, spectators, several people at one screen."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Guests
from tests.browser.hall import Hall
from tests.browser.tables import (
    FRIEND,
    ME,
    SCREEN,
    copied,
    glowing,
    hand,
    log,
    pile,
    press,
    set_table,
    sit_down,
    take_from_market,
    turn_sign,
)


def test_one_click_on_play_now_and_a_game_against_bots_is_running(page: Page, hall: Hall) -> None:
    hall.wait_for_bots()
    page.goto("/")
    box = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Royals"))
    box.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/table/[0-9a-f]+$"))
    expect(turn_sign(page)).to_contain_text("Your turn")  # the bots before me have played, if there were any
    expect(glowing(page).first).to_be_visible()


def test_a_running_game_is_found_again_on_the_first_page(page: Page) -> None:
    table = set_table(page, "majesty", [ME, FRIEND])
    page.goto("/")
    running = page.get_by_role("region", name="Your running games")
    running.get_by_role("link", name=re.compile("Majesty.*Anna.*Boris.*Your turn", re.DOTALL)).click()
    expect(page).to_have_url(re.compile(f"/table/{table.id}$"))


def test_a_friend_comes_by_link_and_moves_arrive_without_reloading(page: Page, guests: Guests) -> None:
    page.goto("/?game=majesty")
    page.get_by_role("group", name="Players").get_by_role("radio", name="2").check()
    page.get_by_role("combobox", name="Who sits at seat 2").select_option("friend")
    page.get_by_role("textbox", name="Name").last.fill("Boris")
    page.get_by_role("combobox", name="Who begins").select_option("0")
    page.get_by_role("button", name="Begin").click()
    link = page.get_by_role("region", name="Invite").get_by_role("button", name="Copy the link for Boris")
    address = copied(link)
    assert "/join/" in address

    friend = guests()
    sit_down(friend, address)
    assert "/join/" not in friend.url
    secret = address.rsplit("/", 1)[1]
    assert secret not in friend.evaluate("location.href + document.cookie + JSON.stringify(localStorage)")
    expect(turn_sign(friend)).not_to_contain_text("Your turn")
    expect(link).to_be_hidden()  # somebody sits there

    take_from_market(page, glowing(page).last)
    expect(turn_sign(friend)).to_contain_text("Your turn")
    expect(friend).to_have_title("● Your turn – Majesty")
    expect(page).to_have_title("Boris’s turn – Majesty")
    expect(log(friend).get_by_role("listitem").first).to_be_visible()
    take_from_market(friend, glowing(friend).last)
    expect(turn_sign(page)).to_contain_text("Your turn")
    expect(log(page)).to_contain_text("Boris")


def test_one_click_on_with_a_friend_and_the_friend_comes_by_name(page: Page, guests: Guests) -> None:
    page.goto("/")
    box = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Majesty"))
    box.get_by_role("button", name="With a friend").click()
    link = page.get_by_role("region", name="Invite").get_by_role("button", name=re.compile("^Copy the link for "))
    friend = guests()
    friend.add_init_script("localStorage.regalia = JSON.stringify({name: 'Ludmilla'})")
    sit_down(friend, copied(link))
    expect(friend.locator("aside")).to_contain_text("Ludmilla")
    expect(page.locator("aside")).to_contain_text("Ludmilla")


def test_who_asks_is_advised_and_plays_the_advice_by_a_button(page: Page, hall: Hall) -> None:
    """The first press selects; nothing is played before the button is pressed, and not by a double press."""
    hall.wait_for_bots()
    table = set_table(page, "majesty", [ME, FRIEND], hints=True)
    page.get_by_role("button", name="Hint", exact=True).click()
    advice = page.get_by_role("region", name="Hint")
    expect(advice).to_contain_text("your chance to win")
    confirm = advice.get_by_role("button", name="Play this move")
    expect(confirm).to_have_count(0)
    best, second = (advice.get_by_role("listitem").get_by_role("button").nth(at) for at in (0, 1))
    second.click()
    expect(second).to_have_attribute("aria-pressed", "true")
    best.dblclick()
    expect(best).to_have_attribute("aria-pressed", "true")
    expect(second).to_have_attribute("aria-pressed", "false")
    best.press("Enter")
    expect(confirm).to_have_count(1)
    assert table.scene(0)["turn"] == 0
    press(page, confirm)
    expect(advice).to_be_hidden()


def test_a_gesture_is_seen_by_the_others(page: Page, guests: Guests) -> None:
    table = set_table(page, "majesty", [ME, FRIEND])
    friend = guests()
    sit_down(friend, table.links["1"], "Boris")
    expect(turn_sign(friend)).to_be_visible()
    friend.get_by_role("button", name="A bow").click()
    expect(log(page)).to_contain_text("Boris bows.")


def test_a_spectator_by_link_follows_the_game_and_sees_no_hand(page: Page, guests: Guests) -> None:
    table = set_table(page, "royals", [ME, FRIEND])
    spectator = guests()
    spectator.goto(table.watch)
    spectator.get_by_role("button", name="Look on").click()
    expect(spectator).to_have_url(re.compile("/table/"))
    expect(spectator.get_by_text("You are watching this game.")).to_be_visible()
    press(page, pile(page))
    expect(hand(page).get_by_role("group")).to_have_count(1)
    expect(turn_sign(spectator)).to_contain_text("claim, take over, or end the turn")
    expect(hand(spectator).get_by_role("group")).to_have_count(0)
    expect(glowing(spectator)).to_have_count(0)
    told = spectator.evaluate(f"fetch('/api/tables/{table.id}/scene').then(answer => answer.json())")
    assert told["scene"]["table"]["seats"][0]["hand"] == {}
    assert spectator.evaluate(f"fetch('/api/tables/{table.id}/scene?seat=0').then(answer => answer.status)") == 403


def test_on_one_screen_the_hand_is_covered_between_seats(page: Page) -> None:
    table = set_table(page, "royals", [ME, SCREEN])
    cover = page.get_by_role("region", name="Pass the screen on")
    for name in ("Anna", "Clara", "Anna"):
        expect(cover.get_by_role("heading", name=f"Pass to {name}")).to_be_visible()
        expect(hand(page)).to_have_count(0)
        expect(glowing(page)).to_have_count(0)
        cover.get_by_role("button", name=f"I am {name}").click()
        expect(cover).to_be_hidden()
        _end_turn(page)
    assert table.scene(0)["table"]["round"] == 2


def _end_turn(page: Page) -> None:
    """Draw what is to be drawn, and end the turn."""
    kinds = page.get_by_role("button", name=re.compile("^Three country cards"))
    sources = page.get_by_role("region", name="Cards to draw").get_by_role("button", name=re.compile(", possible$"))
    end = page.get_by_role("button", name=re.compile("^End turn"))
    expect(kinds.or_(sources).or_(end).first).to_be_visible()
    before = hand(page).get_attribute("aria-label")
    if kinds.count():
        press(page, kinds)
    while sources.count():
        press(page, sources.first)
    assert hand(page).get_attribute("aria-label") != before
    if end.count():
        press(page, end)
