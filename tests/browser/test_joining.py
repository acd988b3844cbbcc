"""Coming to a table by a link: the page of a link, sitting down, a second device, and pages for what is not there."""

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.conftest import PHONE, SIDEWAYS, Guests
from tests.browser.tables import FRIEND, ME, Table, lay_table, set_table, settle
from tests.browser.test_for_everyone import _examine as examine

CRAWLER = "TelegramBot (like TwitterBot)"
NOWHERE = {
    "en": "This link leads nowhere",
    "de": "Dieser Link führt nirgendwohin",
    "ru": "Эта ссылка никуда не ведёт",
    "it": "Questo link non porta da nessuna parte",
    "hu": "Ez a link nem vezet sehová",
}
UNNAMED = {"kind": "friend", "house": "orange"}
TARGETS = """() => [...document.querySelectorAll('a, button, select, input')]
  .filter(one => one.checkVisibility() && one.getBoundingClientRect().height < 43.5)
  .map(one => one.outerHTML.slice(0, 120))"""


def heading(page: Page) -> Locator:
    """What the page is about."""
    return page.get_by_role("heading", level=1)


def sit_down(page: Page, name: str | None = None) -> None:
    """Say a name, and sit down."""
    if name is not None:
        page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page).to_have_url(re.compile("/table/"))


def info(context: BrowserContext, table: Table) -> dict[str, Any]:
    """The table, as a browser is told of it."""
    answer = context.request.get(f"/api/tables/{table.id}")
    return {"status": answer.status, **answer.json()}


def is_free(host: Page, table: Table, seat: int = 1) -> bool:
    """Nobody has come to a seat."""
    return bool(info(host.context, table)["people"]["seats"][seat]["presence"] == "free")


def test_a_friend_sits_down_by_a_link(guests: Guests) -> None:
    host, friend = guests(), guests()
    table = lay_table(host.context.request, "royals", [ME, UNNAMED], hides_scores=True)
    friend.goto(table.links["1"])
    expect(heading(friend)).to_have_text("Anna invites you to Royals")
    expect(friend).to_have_title(re.compile("^Anna invites you to Royals"))
    for told in ("2 players", "scores are hidden until the end", "no hints", "nobody has moved yet", "Orange house"):
        expect(friend.get_by_role("main")).to_contain_text(told)
    assert is_free(host, table), "looking changes nothing"
    sit_down(friend, "Boris")
    expect(friend).to_have_url(re.compile(f"/table/{table.id}$"))  # the secret has left the address bar
    assert info(friend.context, table)["mine"] == [1]
    assert info(host.context, table)["links"] == {}, "the host's copy of the link is gone"
    assert info(host.context, table)["seats"][1]["name"] == "Boris"
    assert friend.evaluate("JSON.parse(localStorage.regalia).name") == "Boris"
    friend.goto(table.links["1"])
    expect(heading(friend)).to_have_text("You sit here already")
    friend.get_by_role("button", name="To my table").click()
    expect(friend).to_have_url(re.compile(f"/table/{table.id}$"))


def test_a_crawler_sees_who_invites_and_takes_no_seat(guests: Guests) -> None:
    host, crawler = guests(), guests(user_agent=CRAWLER)
    table = lay_table(host.context.request, "royals", [ME, FRIEND])
    answer = crawler.context.request.get(table.links["1"], headers={"Accept": "*/*"})
    text = answer.text()
    assert answer.status == 200
    for told in ("<title>Anna invites you to Royals</title>", 'property="og:description"', "/share/royals.jpg"):
        assert told in text
    picture = crawler.context.request.get("/share/royals.jpg")
    assert picture.headers["content-type"] == "image/jpeg"
    assert len(picture.body()) < 120_000
    assert is_free(host, table)


def test_a_stranger_who_comes_second_finds_the_seat_taken(guests: Guests) -> None:
    host, friend, stranger = guests(), guests(), guests()
    table = lay_table(host.context.request, "majesty", [ME, FRIEND])
    stranger.goto(table.links["1"])
    friend.goto(table.links["1"])
    sit_down(friend)
    stranger.get_by_role("button", name="Sit down").click()
    expect(heading(stranger)).to_have_text("Somebody sits there already")
    stranger.reload()
    expect(heading(stranger)).to_have_text("Somebody sits there already")
    assert info(stranger.context, table)["status"] == 403


def test_the_host_who_opens_the_link_of_a_friend_is_asked_first(guests: Guests) -> None:
    host = guests(permissions=["clipboard-read", "clipboard-write"])
    table = lay_table(host.context.request, "majesty", [ME, FRIEND])
    host.goto(table.links["1"])
    expect(heading(host)).to_have_text("This link is for a friend")
    expect(host.get_by_text("You sit at this table as Anna already.")).to_be_visible()
    host.get_by_role("button", name="Copy the link").click()
    expect(host.get_by_text("Copied")).to_be_visible()
    assert host.evaluate("navigator.clipboard.readText()").endswith(table.links["1"])
    host.get_by_role("button", name="To my table").click()
    expect(host).to_have_url(re.compile(f"/table/{table.id}$"))
    assert is_free(host, table), "a friend's link opened by mistake takes no seat"
    host.goto(table.links["1"])
    host.get_by_role("button", name="Sit there too").click()
    sit_down(host, "Clara")
    assert info(host.context, table)["mine"] == [0, 1]


def test_a_name_somebody_has_is_refused_beside_its_field(guests: Guests) -> None:
    host, friend = guests(), guests()
    table = lay_table(host.context.request, "majesty", [ME, UNNAMED])
    friend.goto(table.links["1"])
    name = friend.get_by_label("Your name")
    name.fill("Anna")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("alert")).to_contain_text("is called so already")
    expect(name).to_have_attribute("aria-invalid", "true")
    assert is_free(host, table)
    sit_down(friend, "<b>Boris</b>")
    assert info(host.context, table)["seats"][1]["name"] == "<b>Boris</b>"


def test_a_second_press_while_sitting_down_asks_nothing_twice(guests: Guests) -> None:
    host, friend = guests(), guests()
    table = lay_table(host.context.request, "majesty", [ME, FRIEND])
    asked: list[str] = []
    friend.on("request", lambda request: asked.append(request.url) if request.url.endswith("/api/join") else None)
    friend.goto(table.links["1"])
    friend.get_by_role("button", name="Sit down").dblclick()
    expect(friend).to_have_url(re.compile("/table/"))
    assert len(asked) == 1


def test_a_server_out_of_reach_is_told_and_tried_again(guests: Guests) -> None:
    host, friend = guests(), guests()
    table = lay_table(host.context.request, "majesty", [ME, FRIEND])
    friend.route("**/api/join/look", lambda route: route.abort())
    friend.goto(table.links["1"])
    expect(friend.get_by_role("alert")).to_contain_text("cannot be reached")
    friend.unroute("**/api/join/look")
    friend.get_by_role("button", name="Try again").click()
    friend.route("**/api/join", lambda route: route.abort())
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("alert")).to_contain_text("cannot be reached")
    friend.unroute("**/api/join")
    sit_down(friend)


def test_a_second_device_is_let_in_by_a_code_once(guests: Guests) -> None:
    host, device, late = guests(), guests(**PHONE), guests()
    table = lay_table(host.context.request, "majesty", [ME, FRIEND])
    code = host.context.request.post(f"/api/tables/{table.id}/devices").json()["code"]
    device.goto("/device")
    field = device.get_by_label("Code")
    field.fill("abc")
    device.get_by_role("button", name="Go on").click()
    expect(device.get_by_role("alert")).to_contain_text("eight")
    field.fill(f" {code[:4].lower()} - {code[4:].lower()}")
    device.get_by_role("button", name="Go on").click()
    expect(heading(device)).to_contain_text("on this device")
    device.get_by_role("button", name="Use my seat here").click()
    expect(device).to_have_url(re.compile(f"/table/{table.id}$"))
    assert info(device.context, table)["mine"] == info(host.context, table)["mine"] == [0]
    late.goto(f"/join/{code}")
    expect(heading(late)).to_have_text("This code does not work any more")
    late.get_by_role("link", name="Enter a code").click()
    expect(late.get_by_label("Code")).to_be_visible()


def test_a_private_link_brings_the_host_back_from_another_browser(guests: Guests) -> None:
    host, again = guests(), guests()
    table = lay_table(host.context.request, "majesty", [ME, FRIEND])
    again.goto(info(host.context, table)["rescue"]["host"])
    expect(heading(again)).to_have_text("Back to your seat at Majesty")
    expect(again.get_by_role("main")).to_contain_text("Other devices lose the seat")
    again.get_by_role("button", name="Sit down again").click()
    expect(again).to_have_url(re.compile(f"/table/{table.id}$"))
    assert info(again.context, table)["mine"] == [0]
    assert info(host.context, table)["rule"] == "table.seat_lost"


def test_one_who_only_looks_on_takes_no_seat(guests: Guests) -> None:
    host, spectator = guests(), guests()
    table = lay_table(host.context.request, "majesty", [ME, FRIEND])
    spectator.goto(table.watch)
    expect(heading(spectator)).to_have_text("Look on at Majesty")
    expect(spectator.get_by_label("Your name")).to_have_count(0)
    spectator.get_by_role("button", name="Look on").click()
    expect(spectator).to_have_url(re.compile(f"/table/{table.id}$"))
    assert info(spectator.context, table)["mine"] == []


def test_a_new_link_in_place_of_the_old_one(guests: Guests) -> None:
    host, friend = guests(), guests()
    table = set_table(host, "majesty", [ME, FRIEND])
    strip = host.get_by_role("region", name="Invite")
    expect(strip).to_contain_text("The link works only on this machine.")
    strip.get_by_role("button", name="More about the links").click()
    sheet = host.get_by_role("dialog", name="Invite friends")
    expect(sheet).to_contain_text("regalia serve --host 0.0.0.0")
    sheet.get_by_role("button", name="New link for Boris").click()
    expect(sheet).to_contain_text("The old link then seats nobody any more.")
    sheet.get_by_role("button", name="Make a new link").click()
    expect(sheet.get_by_role("status")).to_contain_text("Here is the new link")
    friend.goto(table.links["1"])
    expect(heading(friend)).to_have_text("There is a newer link")
    friend.goto(info(host.context, table)["links"]["1"])
    sit_down(friend)
    host.reload()
    expect(strip).to_contain_text("Your private link")
    expect(strip.get_by_role("button", name="Copy the link")).to_have_count(0)
    strip.get_by_role("button", name="Your private link").filter(visible=True).click()
    host.get_by_role("button", name="I have kept it").click()
    expect(strip).to_have_count(0)
    host.reload()
    expect(host.locator("#table")).to_be_visible()
    expect(strip).to_have_count(0)


def test_a_link_is_copied_or_shown_as_a_picture(guests: Guests) -> None:
    host = guests(permissions=["clipboard-read", "clipboard-write"])
    table = set_table(host, "majesty", [ME, FRIEND])
    strip = host.get_by_role("region", name="Invite")
    strip.get_by_role("button", name="Copy the link for Boris").click()
    expect(strip.get_by_text("Copied")).to_be_visible()
    assert host.evaluate("navigator.clipboard.readText()").endswith(table.links["1"])
    strip.get_by_role("button", name="Show as a QR picture: The link for Boris").click()
    shown = host.get_by_role("dialog", name="The link for Boris")
    expect(shown.get_by_role("img", name="QR picture of the link")).to_be_visible()
    expect(shown).to_contain_text(table.links["1"])
    examine(host)
    host.keyboard.press("Escape")
    expect(shown).to_be_hidden()


class TestWhatIsNotThere:
    """A page for people, JSON for programs."""

    @pytest.mark.parametrize("language", NOWHERE)
    def test_a_wrong_link_in_the_language_of_the_reader(self, guests: Guests, language: str) -> None:
        """With a way to the first page."""
        page = guests(locale=language)
        answer = page.goto("/join/no-such-link-at-all")
        assert answer
        assert answer.status == 404
        expect(heading(page)).to_have_text(NOWHERE[language])
        expect(page).to_have_title(re.compile(f"^{NOWHERE[language]}"))
        page.get_by_role("main").get_by_role("link").click()
        expect(page).to_have_url(re.compile("/$"))

    @pytest.mark.parametrize("link", ["/join/", "/join/%E0%A4%A", "/join/" + "x" * 400, "/join/a/b/c"])
    def test_a_link_nobody_could_read(self, page: Page, link: str) -> None:
        """Whatever was made of it on its way."""
        page.goto(link)
        expect(heading(page)).to_have_text(NOWHERE["en"])

    @pytest.mark.parametrize("address", ["/nowhere", "/tables/x/y", "/games/x"])
    def test_an_unknown_address(self, page: Page, address: str) -> None:
        """The start page is one press away."""
        page.goto(address)
        expect(heading(page)).to_have_text("There is nothing at this address")
        told = page.context.request.get(address, headers={"Accept": "application/json"})
        assert told.status == 404
        assert "message" in told.json() or "detail" in told.json()


class TestForEveryone:
    """On phones, with keys alone, and nothing serious found by axe."""

    def test_on_a_phone(self, guests: Guests) -> None:
        """Nothing is wider than the screen, and all targets are large enough."""
        host, friend = guests(**PHONE), guests(**PHONE)
        table = lay_table(host.context.request, "royals", [ME, FRIEND])
        link = table.links["1"]
        for page, address in ((friend, link), (host, link), (friend, "/device"), (friend, "/x")):
            page.goto(address)
            expect(heading(page)).to_be_visible()
            settle(page)
            assert page.evaluate(SIDEWAYS) == 0
            assert page.evaluate(TARGETS) == []
        host.goto(f"/table/{table.id}")
        strip = host.get_by_role("region", name="Invite")
        assert (strip.bounding_box() or {"height": 999})["height"] < 60, "the table is not pushed away"
        strip.get_by_role("button", name="Invite Boris").click()
        expect(host.get_by_role("dialog", name="Invite friends")).to_be_visible()
        examine(host, "dialog[open]")

    def test_with_keys_alone(self, guests: Guests) -> None:
        """A name is said and the seat taken with Enter."""
        host, friend = guests(), guests()
        table = lay_table(host.context.request, "majesty", [ME, UNNAMED])
        friend.goto(table.links["1"])
        name = friend.get_by_label("Your name")
        for _ in range(10):
            friend.keyboard.press("Tab")
            if name.evaluate("one => one === document.activeElement"):
                break
        friend.keyboard.press("Control+A")
        friend.keyboard.type("Vera")
        friend.keyboard.press("Enter")
        expect(friend).to_have_url(re.compile("/table/"))
        assert info(host.context, table)["seats"][1]["name"] == "Vera"

    def test_axe_finds_nothing_serious(self, guests: Guests) -> None:
        """On the page of a link, of those who are asked first, of a code, and of what is not there."""
        host, friend = guests(), guests()
        table = lay_table(host.context.request, "royals", [ME, FRIEND])
        link = table.links["1"]
        for page, address in ((friend, link), (host, link), (friend, "/device"), (friend, "/x")):
            page.goto(address)
            expect(heading(page)).to_be_visible()
            examine(page)
