"""Text mode: whole games by keyboard alone, with the accessibility tree as the only source."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Guests
from tests.browser.hall import Hall
from tests.browser.tables import BOT, FRIEND, ME, SCREEN, lay_table, set_table, sit_down

OVER = re.compile("The game is over: ")
MOST = 700  # decisions of a game, and more


def open_text(page: Page, game: str, seats: list[dict[str, Any]], **wishes: Any) -> str:
    """A table, told in sentences; its id."""
    table = lay_table(page.context.request, game, seats, **wishes)
    page.goto(f"/table/{table.id}/text")
    expect(field(page)).to_be_focused()
    return table.id


def field(page: Page) -> Locator:
    """The one field."""
    return page.get_by_role("textbox")


def tree(page: Page) -> str:
    """What assistive technology is told of the page."""
    return page.get_by_role("main").aria_snapshot()


def tree_after(page: Page, before: str) -> str:
    """What it is told next; the same as before if nothing comes."""
    for _ in range(600):
        if (now := tree(page)) != before:
            return now
        page.wait_for_timeout(30)
    return before


def type_line(page: Page, line: str) -> None:
    """Type a command into what has the focus."""
    page.keyboard.type(line)
    page.keyboard.press("Enter")


def answer_to(page: Page, line: str, name: str = "Answer") -> list[str]:
    """The answer to a command, line by line."""
    with page.expect_response(re.compile("/text/answer")) as told:
        type_line(page, line)
    said = told.value.json()["said"]
    lines = page.get_by_role("region", name=name).get_by_role("listitem")
    expect(lines).to_have_text(said)
    return lines.all_inner_texts()


def play_first(page: Page) -> None:
    """Play the first move of the list, paid in the first way, and wait until the page tells of it."""
    with page.expect_response(re.compile(r"/text/answer")) as told:
        type_line(page, "1")
    if told.value.json()["does"] != "play":
        with page.expect_response(re.compile(r"/text/answer")):
            type_line(page, "1")


@pytest.mark.parametrize(("game", "least"), [("majesty", 12), ("royals", 60)])
def test_a_whole_game_is_played_by_keyboard_with_the_tree_alone(page: Page, hall: Hall, game: str, least: int) -> None:
    hall.wait_for_bots()
    open_text(page, game, [ME, BOT], seed=7)
    decisions, told = 0, tree(page)
    while not OVER.search(told):
        if 'heading "Moves"' in told:
            play_first(page)
            decisions += 1
            assert decisions < MOST
        told = tree_after(page, told)
    assert decisions >= least
    expect(field(page)).to_be_focused()
    last = answer_to(page, "sheet")[-1]
    assert re.fullmatch(r"In all: .*Anna -?\d+.*\.", last)
    page.get_by_role("button", name="Rematch").press("Enter")
    expect(page.get_by_role("heading", name="Moves")).to_be_visible()
    assert page.url.endswith("/text")


def test_one_heading_structure_and_nothing_needs_a_picture(page: Page) -> None:
    open_text(page, "royals", [ME, FRIEND])
    told = page.get_by_role("main")
    expect(told.get_by_role("heading", level=1)).to_have_text("Text mode: Royals")
    assert told.get_by_role("heading", level=2).all_inner_texts() == ["Command", "Moves", "What happened", "Position"]
    parts = told.get_by_role("heading", level=3).all_inner_texts()
    assert parts[0] == "Turn" and {"Your hand", "France", "Titles", "Scores"} < set(parts)
    assert told.get_by_role("img").count() == 0


def test_commands_are_answered_in_a_live_region(page: Page) -> None:
    open_text(page, "royals", [ME, FRIEND])
    answer = page.get_by_role("region", name="Answer")
    expect(answer).to_have_attribute("aria-live", "polite")
    assert answer_to(page, "position spain")[0] == "Spain:"
    assert answer_to(page, "hand")[1] == "You hold no country cards."
    assert len(answer_to(page, "moves")) == len(page.get_by_role("list", name="Moves").get_by_role("listitem").all())
    assert "Not possible" in answer_to(page, "why claim Paris King")[0]
    assert answer_to(page, "abracadabra") == [
        "“abracadabra” is not understood; type the number of a move, words of it, or “help”."
    ]
    assert len(answer_to(page, "help")) == 11
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(field(page)).to_have_value("abracadabra")


def test_my_turn_is_said_once_and_news_politely(page: Page, guests: Guests) -> None:
    table = lay_table(page.context.request, "majesty", [ME, FRIEND])
    page.goto(f"/table/{table.id}/text")
    urgent = page.locator("[aria-live=assertive]")
    expect(urgent).to_have_text("It is your turn. Take a card.")
    play_first(page)
    expect(urgent).to_have_text("")
    news = page.get_by_role("log", name="What happened").get_by_role("listitem")
    expect(news.first).to_contain_text("You took")
    told = news.count()
    boris = table.by_link(1)
    while boris.scene(1)["turn"] == 1:
        scene = boris.scene(1)
        boris.play(1, next(one for one in scene["offers"] if one["problem"] is None))
    expect(urgent).to_have_text("It is your turn. Take a card.")
    assert news.count() > told


def test_a_reload_loses_nothing(page: Page) -> None:
    open_text(page, "royals", [ME, FRIEND])
    said = answer_to(page, "position titles")
    before = tree(page)
    page.reload()
    expect(page.get_by_role("region", name="Answer").get_by_role("listitem")).to_have_text(said)
    expect(field(page)).to_be_focused()
    assert tree(page) == before


def test_a_spectator_hears_the_table_and_no_hand(page: Page, guests: Guests) -> None:
    table = lay_table(page.context.request, "royals", [ME, FRIEND])
    watcher = guests()
    watcher.goto(table.watch)
    watcher.get_by_role("button", name=re.compile("Look on|Watch")).click()
    expect(watcher).to_have_url(re.compile("/table/"))
    watcher.goto(f"/table/{table.id}/text")
    expect(watcher.get_by_role("main")).to_contain_text("You are looking on; no seat here is yours.")
    assert watcher.get_by_role("heading", name="Your hand").count() == 0
    assert answer_to(watcher, "1") == ["It is Anna’s turn. You are looking on; no seat here is yours."]


def test_hands_are_covered_where_several_share_a_screen(page: Page) -> None:
    table = lay_table(page.context.request, "royals", [ME, SCREEN])
    page.goto(f"/table/{table.id}/text")
    ready = page.get_by_role("button", name="I am Anna")
    expect(ready).to_be_focused()
    assert page.get_by_role("heading", name="Your hand").count() == 0
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Your hand")).to_be_visible()
    expect(field(page)).to_be_focused()


def test_the_way_there_and_back(page: Page) -> None:
    set_table(page, "majesty", [ME, FRIEND])
    expect(page.get_by_role("button", name="Menu")).to_be_visible()
    page.get_by_role("link", name="Text mode").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Text mode: Majesty")
    page.get_by_role("link", name="To the table").press("Enter")
    expect(page.get_by_role("button", name="Menu")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("group", name="Menu").get_by_role("link", name="Text mode").click()
    expect(field(page)).to_be_focused()


HEADINGS = {
    "de": ("Textmodus: Majesty", "Auslage", "Antwort", "hilfe", "Befehle:"),
    "ru": ("Текстовый режим: Majesty", "Рынок", "Ответ", "помощь", "Команды:"),
    "it": ("Modalità testuale: Majesty", "Mercato", "Risposta", "aiuto", "Comandi:"),
    "hu": ("Szöveges mód: Majesty", "Piac", "Válasz", "súgó", "Parancsok:"),
}


@pytest.mark.parametrize("language", HEADINGS)
def test_the_page_speaks_the_language(guests: Guests, language: str) -> None:
    title, part, answer, command, first = HEADINGS[language]
    page = guests(locale=language)
    open_text(page, "majesty", [ME, FRIEND])
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page.get_by_role("heading", level=3, name=part, exact=True)).to_be_visible()
    assert answer_to(page, command, answer)[0] == first
    left = re.search(r"\b(the|your|cards?|points?|workers?|turn|move|free)\b", tree(page), re.IGNORECASE)
    assert left is None, left


def test_a_friend_joins_and_plays_by_text(page: Page, guests: Guests) -> None:
    table = lay_table(page.context.request, "majesty", [FRIEND, ME])
    friend = guests()
    sit_down(friend, table.links["0"], "Boris")
    friend.goto(f"/table/{table.id}/text")
    expect(friend.get_by_role("heading", name="Moves")).to_be_visible()
    friend.get_by_role("list", name="Moves").get_by_role("button").first.press("Enter")
    expect(friend.get_by_role("log")).to_contain_text("You took")
    page.goto(f"/table/{table.id}/text")
    expect(page.get_by_role("log")).to_contain_text("Boris took")
