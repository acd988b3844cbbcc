"""All my games on one page: found, hidden, left, deleted; and what the first page says of open tables and the last."""

import re
from contextlib import AbstractContextManager
from typing import Any

import pytest
from playwright.sync_api import APIRequestContext, FilePayload, Locator, Page, expect

from regalia.locale.words import LANGUAGES, say
from tests.browser.conftest import PATIENCE, PHONE, Guests
from tests.browser.tables import FRIEND, ME, SCREEN, Table, lay_table, possible, settle
from tests.browser.test_for_everyone import _examine, _press_until

MANY = 70
AGAIN = 100  # milliseconds between two looks at what the server knows
WITH_CLARA = 6
SIDES = {"options": {"sides": "ABABABAB"}}


def _lines(page: Page) -> Locator:
    """The games that are shown."""
    return page.locator("main").get_by_role("listitem").filter(has=page.get_by_role("link"))


def _part(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name="Which games").get_by_role("button", name=re.compile(f"^{name}"))


def _choose(page: Page, line: Locator, deed: str) -> None:
    """Choose something of a line's menu."""
    line.get_by_role("button", name=re.compile("^What to do with")).click()
    page.get_by_role("menuitem", name=deed, exact=True).click()


def _told(page: Page) -> Locator:
    """The line that says what was done."""
    return page.get_by_role("status")


def _answered(page: Page, address: str) -> AbstractContextManager[Any]:
    """Until the server has answered; the page does not wait for that."""
    return page.expect_response(re.compile(re.escape(address)))


def _wait_until_hidden(page: Page, number: int) -> None:
    """Until the server knows it; the page that said so may be gone."""
    for _ in range(PATIENCE // AGAIN):
        if _listed(page.context.request)["hidden"] == number:
            return
        page.wait_for_timeout(AGAIN)
    raise AssertionError(f"{_listed(page.context.request)['hidden']} games are hidden, not {number}")


def _line_of(page: Page, table: Table) -> Locator:
    return _lines(page).filter(has=page.locator(f"a[href='/table/{table.id}']"))


def _listed(asks: APIRequestContext) -> dict[str, Any]:
    return dict(asks.get("/api/tables").json())


def _fill(asks: APIRequestContext) -> None:
    """Seventy games: with Clara at one screen, the others with Boris, who has not come."""
    for number in range(MANY - WITH_CLARA):
        wishes = SIDES if number == 3 else {}
        lay_table(asks, "majesty" if number % 2 or wishes else "royals", [ME, FRIEND], **wishes)
    for _ in range(WITH_CLARA):
        lay_table(asks, "royals", [ME, SCREEN])


def _finish(asks: APIRequestContext) -> Table:
    """A game at one screen that is over."""
    table = lay_table(asks, "majesty", [ME, SCREEN])
    scene = table.scene(0)
    while not scene["over"]:
        scene = table.play(scene["turn"], possible(table.scene(scene["turn"]))[0])
    return table


def test_none_of_seventy_games_is_lost_and_each_is_found(page: Page) -> None:
    asks = page.context.request
    _fill(asks)
    page.goto("/")
    running = page.get_by_role("region", name="Your running games")
    expect(running.get_by_role("listitem")).to_have_count(3)
    running.get_by_role("link", name=f"Show all {MANY}").click()
    expect(page).to_have_url(re.compile("/games"))
    expect(page.get_by_role("heading", name="Your games", level=1)).to_be_visible()
    expect(_lines(page)).to_have_count(MANY)

    search = page.get_by_role("searchbox", name="Search your games")
    search.fill("clara")
    expect(_lines(page)).to_have_count(WITH_CLARA)
    expect(_told(page)).to_have_text(f"{WITH_CLARA} games found")
    search.fill("boris mixed")
    expect(_lines(page)).to_have_count(1)
    search.fill("nobody at all")
    expect(page.get_by_text("No game fits “nobody at all”.")).to_be_visible()
    page.get_by_role("button", name="Clear the search").click()
    expect(_lines(page)).to_have_count(MANY)
    expect(search).to_be_focused()


def test_pages_of_the_list_are_loaded_one_after_another(page: Page) -> None:
    """As if the server told ten at a time."""
    asks = page.context.request
    tables = [lay_table(asks, "majesty", [ME, FRIEND]) for _ in range(24)]
    page.route(
        re.compile(r"/api/tables\?"),
        lambda route: route.continue_(url=f"{route.request.url}&limit=10"),
    )
    page.goto("/games")
    expect(_lines(page)).to_have_count(len(tables))


def test_the_list_is_shown_by_how_games_stand(page: Page) -> None:
    asks = page.context.request
    lay_table(asks, "majesty", [ME, FRIEND])
    other = lay_table(asks, "royals", [FRIEND, ME])
    over = _finish(asks)
    page.goto("/games")
    for part, number in (("All", 3), ("Waiting for you", 1), ("Running", 2), ("Finished", 1), ("Hidden", 0)):
        expect(_part(page, part)).to_have_accessible_name(re.compile(rf"\b{number}$"))
        _part(page, part).click()
        expect(_part(page, part)).to_have_attribute("aria-pressed", "true")
        expect(_lines(page)).to_have_count(number)
    expect(page.get_by_text("No game is hidden.")).to_be_visible()
    page.goto("/games?show=finished")
    expect(_line_of(page, over)).to_contain_text(re.compile("win"))
    page.goto("/games?show=running")
    line = _line_of(page, other)
    expect(line).to_contain_text("Boris’s turn")
    expect(line).to_contain_text("edition of 2016")
    expect(line).to_contain_text("one seat not taken yet")
    expect(line.get_by_role("img", name="just begun")).to_be_visible()
    expect(_lines(page).first).to_contain_text("Your turn")  # it waits for me


def test_a_hidden_game_comes_back_when_that_is_undone_or_later(page: Page) -> None:
    asks = page.context.request
    table, _ = lay_table(asks, "majesty", [ME, FRIEND]), lay_table(asks, "royals", [ME, FRIEND])
    page.goto("/games")
    with _answered(page, "/hidden"):
        _choose(page, _line_of(page, table), "Hide")
    expect(_lines(page)).to_have_count(1)
    expect(_told(page)).to_have_text("Majesty (Anna, Boris) is hidden.")
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_focused()
    with _answered(page, "/hidden"):
        undo.click()
    expect(_lines(page)).to_have_count(2)
    expect(page.locator(f"a[href='/table/{table.id}']")).to_be_focused()
    assert _listed(asks)["hidden"] == 0

    _choose(page, _line_of(page, table), "Hide")
    expect(_lines(page)).to_have_count(1)
    page.goto("about:blank")  # at once, before the server can have answered
    _wait_until_hidden(page, 1)
    page.goto("/")
    expect(page.get_by_role("region", name="Your running games").get_by_role("listitem")).to_have_count(1)
    page.get_by_role("link", name="All your games").click()
    _part(page, "Hidden").click()
    _choose(page, _line_of(page, table), "Show again")
    expect(_told(page)).to_have_text("Majesty (Anna, Boris) is in your list again.")
    _part(page, "All").click()
    expect(_lines(page)).to_have_count(2)


def test_a_game_is_deleted_for_me_or_for_everybody_after_a_question(page: Page, guests: Guests) -> None:
    asks = page.context.request
    mine, ours = lay_table(asks, "majesty", [ME, FRIEND]), lay_table(asks, "royals", [ME, FRIEND])
    page.goto("/games")
    _choose(page, _line_of(page, mine), "Delete for me")
    question = page.get_by_role("dialog", name="Delete for me")
    expect(question).to_contain_text("The game leaves your list for good.")
    expect(question).to_contain_text("so the game rests")
    question.get_by_role("button", name="Do nothing").click()
    expect(question).to_be_hidden()
    expect(_lines(page)).to_have_count(2)
    _choose(page, _line_of(page, mine), "Delete for me")
    question.get_by_role("button", name="Delete for me").click()
    expect(_told(page)).to_have_text("Majesty (Anna, Boris) is deleted from your list.")
    expect(_lines(page)).to_have_count(1)

    _choose(page, _line_of(page, ours), "Delete for everybody")
    question = page.get_by_role("dialog", name="Delete for everybody")
    expect(question).to_contain_text("This cannot be undone.")
    with _answered(page, "everybody=true"):
        question.get_by_role("button", name="Delete for everybody").click()
    expect(_told(page)).to_have_text("Royals (Anna, Boris) is deleted for everybody.")
    expect(_lines(page)).to_have_count(0)
    assert _listed(asks)["total"] == 0
    assert guests().context.request.post("/api/join/look", data={"link": ours.links["1"]}).status == 404
    page.reload()
    expect(page.get_by_text("There are no games of yours here yet")).to_be_visible()
    page.get_by_role("link", name="To the shelf").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()


def test_a_finished_game_can_be_hidden_or_deleted_for_me_and_nothing_else(page: Page) -> None:
    table = _finish(page.context.request)
    page.goto("/games")
    _line_of(page, table).get_by_role("button").click()
    expect(page.get_by_role("menuitem")).to_have_text(["Open", "Hide", "Delete for me"])


def test_who_abandons_a_game_is_told_what_becomes_of_it(page: Page, guests: Guests) -> None:
    asks = page.context.request
    alone, ours = lay_table(asks, "royals", [ME, FRIEND]), lay_table(asks, "majesty", [FRIEND, ME])
    boris = guests()
    assert boris.context.request.post("/api/join", data={"link": ours.links["0"]}).ok
    page.goto("/games")
    for table, sentence in ((alone, "nobody else plays, so the game rests"), (ours, "a bot plays on for the others")):
        _choose(page, _line_of(page, table), "Abandon the game")
        question = page.get_by_role("dialog", name="Abandon the game")
        expect(question).to_contain_text(sentence)
        with _answered(page, "/abandon"):
            question.get_by_role("button", name="Abandon the game").click()
        expect(_told(page)).to_contain_text("You left ")
        expect(_line_of(page, table)).to_contain_text("You left")
    assert {one["state"] for one in _listed(asks)["tables"]} == {"left"}
    boris.goto("/games")
    expect(_lines(boris)).to_contain_text("Your turn")


def test_an_open_menu_stays_while_the_list_is_told_anew(page: Page) -> None:
    first, second = (lay_table(page.context.request, "majesty", [ME, SCREEN]) for _ in range(2))
    page.goto("/games")
    line = _line_of(page, first)
    line.get_by_role("button").click()
    assert first.play(0, possible(first.scene(0))[0])["turn"] == 1  # now it is the one that changed last
    with page.expect_response(re.compile("/api/tables")):
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    settle(page)
    expect(page.get_by_role("menuitem", name="Open")).to_be_focused()
    expect(_lines(page).first).not_to_contain_text("Clara’s turn")
    page.keyboard.press("Escape")
    expect(_lines(page).first).to_contain_text("Clara’s turn")
    assert second.scene(0)["turn"] == 0


def test_what_the_server_refuses_is_said_and_the_game_is_there_again(page: Page) -> None:
    table = lay_table(page.context.request, "royals", [ME, FRIEND])
    page.goto("/games")
    page.route("**/hidden", lambda route: route.fulfill(status=500, json={}))
    _choose(page, _line_of(page, table), "Hide")
    expect(page.get_by_role("alert")).to_contain_text("That did not work")
    expect(_lines(page)).to_have_count(1)


def test_the_list_works_with_the_keyboard_alone(page: Page) -> None:
    for _ in range(3):
        lay_table(page.context.request, "royals", [ME, FRIEND])
    page.goto("/games")
    expect(_lines(page)).to_have_count(3)
    _press_until(page, "Tab", "^What to do with Royals")
    page.keyboard.press("Enter")
    expect(page.get_by_role("menuitem", name="Open")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("menu")).to_be_hidden()
    expect(page.get_by_role("button", name=re.compile("^What to do with")).first).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("menuitem", name="Hide")).to_be_focused()
    page.keyboard.press("Enter")
    expect(_lines(page)).to_have_count(2)
    expect(page.get_by_role("button", name="Undo")).to_be_focused()
    page.keyboard.press("Enter")
    expect(_lines(page)).to_have_count(3)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("menuitem", name="Open")).to_be_focused()
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("button", name="Do nothing")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(_lines(page)).to_have_count(3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_nothing_is_too_wide_or_too_small(guests: Guests, language: str) -> None:
    page = guests(**PHONE, locale=language)
    asks = page.context.request
    options = {"sides": "ABABABAB", "whole_deck": True}
    long = {**FRIEND, "name": "Maximilian von Hohenfels"}
    lay_table(asks, "majesty", [ME, long, {**FRIEND, "name": "Éva"}], options=options, hides_scores=True, open=True)
    lay_table(asks, "royals", [ME, FRIEND])
    page.goto("/games")
    expect(_lines(page)).to_have_count(2)
    _examine_phone(page)
    _lines(page).first.get_by_role("button").click()
    menu = page.get_by_role("menu")
    expect(menu).to_be_in_viewport(ratio=1)
    page.get_by_role("menuitem", name=say("web-games-delete-all", language=language)).click()
    expect(page.get_by_role("dialog")).to_be_in_viewport(ratio=1)


def _examine_phone(page: Page) -> None:
    settle(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    small = page.locator("main :is(button, a, input)").evaluate_all(
        "all => all.filter(one => one.checkVisibility() && one.getBoundingClientRect().height < 44)"
        ".map(one => one.outerHTML)"
    )
    assert small == []


def test_axe_finds_nothing_serious_among_my_games(page: Page) -> None:
    """In the list, with a menu, at a question, where nothing is found, and beside open tables on the first page."""
    asks = page.context.request
    lay_table(asks, "majesty", [ME, FRIEND], open=True, hides_scores=True)
    lay_table(asks, "royals", [ME, SCREEN])
    left = lay_table(asks, "royals", [ME, FRIEND])
    assert asks.post(f"/api/tables/{left.id}/abandon").ok
    page.goto("/games")
    _examine(page)
    _lines(page).first.get_by_role("button").click()
    _examine(page)
    page.get_by_role("menuitem", name="Delete for me").click()
    _examine(page)
    page.get_by_role("button", name="Do nothing").click()
    _choose(page, _lines(page).first, "Hide")
    _examine(page)
    page.get_by_role("searchbox").fill("xyz")
    _examine(page)


def test_a_stranger_finds_an_open_table_on_the_first_page(page: Page, guests: Guests) -> None:
    host = {**ME, "name": "Ottokar"}
    table = lay_table(page.context.request, "royals", [host, FRIEND], open=True, hides_scores=True)
    stranger = guests()
    stranger.goto("/")
    tables = stranger.get_by_role("region", name="Open tables")
    if (all_of_them := tables.get_by_role("button", name=re.compile("^Show all"))).is_visible():
        all_of_them.click()
    line = tables.get_by_role("listitem").filter(has_text="Ottokar")
    expect(line).to_contain_text("Ottokar invites\u00a0· one free seat")
    expect(line).to_contain_text("edition of 2016\u00a0· hidden scores")
    _examine(stranger)
    line.get_by_role("link", name=re.compile("^Sit down")).click()
    expect(stranger).to_have_url(re.compile(f"{table.links['1']}$"))
    stranger.get_by_role("button", name="Sit down").click()
    expect(stranger).to_have_url(re.compile(f"/table/{table.id}"))
    page.goto("/")
    expect(page.get_by_role("region", name="Your running games")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Ottokar invites")).to_have_count(0)
    assert page.context.request.post(f"/api/tables/{table.id}/open", data={"open": False}).ok  # for other tests


def test_a_table_is_opened_and_advice_agreed_on_where_it_is_set(page: Page) -> None:
    page.goto("/?game=majesty")
    advice = page.get_by_role("group", name="Hints")
    listing = page.get_by_role("checkbox", name=re.compile("^List this table"))
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    expect(advice).to_have_count(0)
    expect(listing).to_have_count(0)
    page.get_by_role("combobox", name="Who sits at seat 2").select_option("screen")
    expect(advice.get_by_role("radio", name="Off")).to_be_checked()
    expect(listing).to_have_count(0)
    for seat in (2, 3):
        page.get_by_role("combobox", name=f"Who sits at seat {seat}").select_option("friend")
    advice.get_by_role("radio", name="Allowed for everybody").check()
    listing.check()
    page.get_by_role("button", name="Begin").click()
    expect(page).to_have_url(re.compile("/table/"))
    made = _listed(page.context.request)["tables"][0]
    assert (made["hints"], made["open"]) == (True, True)
    assert page.context.request.delete(f"/api/tables/{made['table']}?everybody=true").ok
    page.goto("/?game=majesty")
    expect(listing).not_to_be_checked()  # never again because of last time


def test_play_now_names_what_is_unusual_until_all_is_as_usual(page: Page) -> None:
    page.goto("/?game=royals")
    page.get_by_role("radio", name="2014").check()
    page.get_by_role("radio", name="Hidden").check()
    page.get_by_role("radio", name="at once").check()
    page.get_by_role("combobox", name="Who begins").select_option("0")
    page.get_by_role("button", name="Begin").click()
    expect(page).to_have_url(re.compile("/table/"))
    page.goto("/")
    box = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Royals"))
    named = box.get_by_text("As last time: edition of 2014, bots play at once, you begin")
    expect(named).to_be_visible()
    expect(page.get_by_role("button", name="Reset to defaults")).to_have_count(1)
    _examine(page)
    page.get_by_role("button", name="Reset to defaults").click()
    expect(named).to_be_hidden()
    page.reload()
    expect(box.get_by_text("You and 2 bots")).to_be_visible()
    expect(page.get_by_text("As last time")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize(
    ("content", "message", "part"),
    [(b"", "empty", ""), (b"Dear aunt,\n", "lacks", "format"), (b"\x89PNG\0\0", "binary", "")],
)
def test_a_file_that_is_no_board_is_refused_beside_its_field(
    guests: Guests, language: str, content: bytes, message: str, part: str
) -> None:
    page = guests(locale=language)
    page.goto("/?game=royals")
    field = page.locator("input[type=file]")
    for _ in range(2):  # the same file once more is read once more
        field.set_input_files(FilePayload(name="mine.toml", mimeType="text/plain", buffer=content))
        said = say(f"royals-web-setup-board-{message}", {"file": "mine.toml", "part": part}, language)
        expect(page.get_by_role("alert")).to_have_text(said)
