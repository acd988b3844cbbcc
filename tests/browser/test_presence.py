"""At the table with friends: who is here, who looks on, one's own seat, the next game, no slip, and fair advice."""

import json
import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Guests
from tests.browser.hall import Hall
from tests.browser.scorings import skip_scoring
from tests.browser.tables import BOT, FRIEND, ME, Table, glowing, log, pile, set_table, turn_sign


@pytest.fixture(scope="module")
def parlour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A server at which somebody away is missed soon."""
    hall = Hall(tmp_path_factory.mktemp("parlour"), WARM="0", AWAY_AFTER="9")
    hall.start()
    yield hall
    hall.stop()


def _come(guest: Page, table: Table, link: str, name: str | None = None) -> None:
    """Come to a table by a link, as its page does."""
    answer = guest.context.request.post("/api/join", data={"link": link, "name": name})
    assert answer.ok, answer.text()
    guest.goto(f"/table/{table.id}")
    expect(turn_sign(guest)).to_be_visible()


def _house(page: Page, name: str) -> Locator:
    return page.locator("aside").get_by_role("listitem").filter(has_text=name)


def _more(page: Page, name: str) -> None:
    page.get_by_role("button", name=f"More about the seat of {name}").click()


def _banner(page: Page) -> Locator:
    return page.locator(".notes").get_by_role("status").get_by_role("paragraph")


def test_who_is_here_away_or_not_come_yet_is_seen_by_all(guests: Guests, parlour: Hall) -> None:
    page, friend = guests(base_url=parlour.address), guests(base_url=parlour.address)
    table = set_table(page, "majesty", [ME, FRIEND])
    expect(_house(page, "Boris")).to_contain_text("not come yet")
    _come(friend, table, table.links["1"])
    expect(_house(page, "Boris")).not_to_contain_text("not come yet")
    expect(log(page)).to_contain_text("Boris sits down.")
    _more(page, "Boris")
    expect(_house(page, "Boris")).to_contain_text("Boris is here.")
    expect(_house(page, "Boris").get_by_role("button", name="Let a bot play")).to_be_disabled()
    friend.goto("about:blank")
    expect(_house(page, "Boris")).to_contain_text("Boris has just gone away.")
    friend.goto(f"{parlour.address}/table/{table.id}")
    expect(_house(page, "Boris")).to_contain_text("Boris is here.")


def test_a_bot_takes_the_seat_of_somebody_away_who_takes_it_back(guests: Guests, parlour: Hall) -> None:
    page, friend = guests(base_url=parlour.address), guests(base_url=parlour.address)
    table = set_table(page, "majesty", [FRIEND, ME])
    _come(friend, table, table.links["0"])
    friend.goto("about:blank")
    boris = _house(page, "Boris")
    expect(boris).to_contain_text(re.compile(r"A bot may play in 0:\d\d\."))
    boris.get_by_role("button", name="A bot may play now").click()
    boris.get_by_role("button", name="Let a bot play").click()
    expect(log(page)).to_contain_text("plays for Boris")
    friend.goto(f"{parlour.address}/table/{table.id}")
    expect(_banner(friend)).to_contain_text("A bot plays for you.")
    friend.get_by_role("button", name="Take my seat back").click()
    expect(_banner(friend)).to_have_count(0)
    expect(log(page)).to_contain_text("Boris is back at the table.")


def test_those_who_look_on_are_told_so_and_counted(guests: Guests, parlour: Hall) -> None:
    page = guests(base_url=parlour.address)
    table = set_table(page, "royals", [ME, FRIEND])
    first, second = guests(base_url=parlour.address), guests(base_url=parlour.address)
    _come(first, table, table.watch)
    expect(_banner(first)).to_contain_text("You are watching this game.")
    expect(page.locator("aside")).to_contain_text("one looks on")
    _come(second, table, table.watch)
    expect(_banner(first)).to_contain_text("2 look on")
    expect(page.locator("aside")).to_contain_text("2 look on")
    assert page.get_by_text("You are watching this game.").count() == 0
    second.goto("about:blank")
    expect(page.locator("aside")).to_contain_text("one looks on")


def test_two_tabs_of_one_seat_agree(guests: Guests, parlour: Hall) -> None:
    page = guests(base_url=parlour.address)
    table = set_table(page, "majesty", [ME, FRIEND])
    other = page.context.new_page()
    other.goto(page.url)
    expect(glowing(other).first).to_be_visible()
    glowing(page).last.click()
    page.get_by_role("button", name="Take", exact=True).click()
    expect(turn_sign(other)).to_contain_text("Boris")
    _more(other, "Anna")
    other.get_by_role("button", name="Change my name").click()
    other.get_by_role("textbox", name="Name").fill("Amalia")
    other.get_by_role("button", name="Say it").click()
    expect(page.locator("aside")).to_contain_text("Amalia")
    _house(other, "Amalia").get_by_role("button", name="Let a bot play for me").click()
    for tab in (page, other):
        expect(_banner(tab)).to_contain_text("A bot plays for you.")
    page.get_by_role("button", name="Take my seat back").first.click()
    expect(_banner(other)).to_have_count(0)
    _house(other, "Amalia").get_by_role("button", name="Leave the seat").click()
    dialog = other.get_by_role("dialog", name="Leave the seat")
    dialog.get_by_role("radio", name="To whoever comes by a new link").check()
    dialog.get_by_role("button", name="Leave the seat").click()
    for tab in (page, other):
        expect(_banner(tab)).to_contain_text("You have left your seat, and look on.")
    told = page.context.request.get(f"/api/tables/{table.id}").json()
    assert told["mine"] == []
    assert set(told["links"]) == {"0", "1"}


def test_a_code_lets_another_device_in_and_it_can_be_put_out_again(guests: Guests, parlour: Hall) -> None:
    page, phone = guests(base_url=parlour.address), guests(base_url=parlour.address)
    table = set_table(page, "majesty", [ME, FRIEND])
    _more(page, "Anna")
    page.get_by_role("button", name="Use my seat on another device").click()
    code = page.get_by_label("Code", exact=True)
    expect(code).to_have_text(re.compile("^[A-Z2-9]{4}-[A-Z2-9]{4}$"))
    _come(phone, table, code.inner_text())
    expect(page.get_by_role("dialog")).to_contain_text("The other device is at the table.")
    page.keyboard.press("Escape")
    expect(_house(page, "Anna")).to_contain_text("on 2 devices")
    expect(_banner(page)).to_contain_text("Your seat is open on another device now.")
    expect(glowing(phone).first).to_be_visible()
    _house(page, "Anna").get_by_role("button", name="Only on this device").click()
    page.get_by_role("dialog").get_by_role("button", name="Only on this device").click()
    expect(phone.locator("main[data-reason=seat_lost]").or_(phone.get_by_text("was given on"))).to_be_visible()
    expect(glowing(page).first).to_be_visible()


def test_a_table_deleted_for_all_is_gone_for_all(guests: Guests, parlour: Hall) -> None:
    page, friend = guests(base_url=parlour.address), guests(base_url=parlour.address)
    table = set_table(page, "majesty", [ME, FRIEND])
    _come(friend, table, table.links["1"])
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Delete the table for everybody").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete it").click()
    expect(page).to_have_url(re.compile("/$"))
    expect(turn_sign(friend)).to_be_hidden()
    expect(friend.get_by_role("link", name="All games")).to_be_visible()


def test_a_rematch_calls_those_who_played_and_those_who_looked_on(guests: Guests, hall: Hall) -> None:
    hall.wait_for_bots()
    page, spectator = guests(), guests()
    table = set_table(page, "majesty", [ME, FRIEND, BOT])
    _come(spectator, table, table.watch)
    friend = guests()
    _come(friend, table, table.links["1"])
    at_friends = Table(friend.context.request, table.id, {}, "")
    chance = random.Random(3)
    while not table.scene()["over"]:
        table.play_on(0, chance, lambda scene: scene["turn"] == 1)
        at_friends.play_on(1, chance, lambda scene: scene["turn"] == 0)
    skip_scoring(page)
    page.get_by_role("button", name="Rematch").click()
    expect(_banner(friend)).to_contain_text("Anna invites you to a rematch.")
    expect(friend).to_have_title(re.compile("^● The next game is set"))
    expect(_banner(spectator)).to_contain_text("The next game is set.")
    spectator_link = _banner(spectator).get_by_role("link", name="To the next game")
    expect(spectator_link).to_be_visible()
    _banner(friend).get_by_role("link", name="To the rematch").click()
    expect(friend).to_have_url(page.url)
    expect(friend.locator("aside")).to_contain_text("you")


def test_a_second_tap_on_the_same_place_does_nothing(page: Page) -> None:
    table = set_table(page, "royals", [ME, FRIEND])
    before = table.scene()["news"]
    expect(pile(page)).to_have_accessible_name(re.compile("possible$"))
    pile(page).dblclick()
    page.wait_for_timeout(600)
    assert table.scene()["news"] == before + 1
    table = set_table(page, "majesty", [ME, FRIEND])
    before = table.scene()["news"]
    glowing(page).last.dblclick()  # would choose and confirm
    page.wait_for_timeout(600)
    assert table.scene()["news"] == before


def test_who_wishes_is_asked_before_what_cannot_be_taken_back(page: Page) -> None:
    page.add_init_script(f"localStorage.regalia ??= {json.dumps(json.dumps({'askFirst': True}))}")
    table = set_table(page, "royals", [ME, FRIEND])
    before = table.scene()["news"]
    question = page.get_by_role("dialog", name="Do it?")
    pile(page).click()
    expect(question).to_contain_text("cannot be taken back")
    page.keyboard.press("Escape")
    expect(question).to_be_hidden()
    assert table.scene()["news"] == before
    page.wait_for_timeout(450)
    pile(page).click()
    expect(question.get_by_role("button", name="Do it")).to_be_focused()
    page.keyboard.press("Enter")
    expect(turn_sign(page)).not_to_contain_text("draw a country card")
    assert table.scene()["news"] > before


def test_the_record_says_why_it_is_not_there_yet(page: Page) -> None:
    set_table(page, "majesty", [ME, FRIEND])
    page.get_by_role("button", name="Menu").click()
    record = page.get_by_role("button", name="Download the record")
    expect(record).to_have_accessible_description(re.compile("it is there when the game is over"))
    expect(page.get_by_text("it is there when the game is over")).to_be_visible()


def test_advice_is_off_with_friends_unless_agreed(page: Page) -> None:
    set_table(page, "majesty", [ME, FRIEND])
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    expect(page.locator("aside")).to_contain_text("Hints are off at this table.")
    set_table(page, "majesty", [ME, FRIEND], hints=True)
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_visible()
    expect(page.locator("aside")).to_contain_text("Hints are allowed for all, as agreed.")
    set_table(page, "majesty", [ME, BOT])
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_visible()
