"""The rules page: in five languages, on every screen, for one's own board, and from every refusal."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from regalia.games.royals.board import printed_text
from regalia.locale.words import LANGUAGES, say
from tests.browser.conftest import PHONE, SIDEWAYS, Guests
from tests.browser.tables import FRIEND, ME, possible, set_table
from tests.browser.test_for_everyone import _examine

GAMES = ("royals", "majesty")
CITIES = ("Dijon", "Paris", "Madrid", "Munich", "Barcelona")
LONG = {name: f"{name.upper()}{'W' * 31}{at}" for at, name in enumerate(CITIES)}  # as long as a name may be, no space


def _own_board() -> str:
    text = printed_text("2016").replace("cost = [8,", "cost = [11,")
    for name, long in LONG.items():
        text = text.replace(f'["{name}", ', f'["{long[:40]}", ')
    return text


def _read(page: Page, address: str) -> Locator:
    """Open a rules page, and wait for its last paragraph."""
    page.goto(address)
    expect(page.locator("#sources")).to_be_visible()
    return page.get_by_role("main")


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_one_tap_from_the_box(guests: Guests, game: str, language: str, screen: dict[str, Any]) -> None:
    page = guests(locale=language, **screen)
    page.goto("/")
    page.locator(f'a[href="/rules/{game}"]').click()
    expect(page.locator("#sources")).to_be_visible()
    main = page.get_by_role("main")
    expect(main.get_by_role("heading", level=1)).to_contain_text(say(f"{game}-web-game", language=language))
    said = main.inner_text()
    assert not re.search(r"-web-book-|\{ ?\$|undefined|NaN", said)
    for paragraph in page.locator("nav li a").all():
        address = (paragraph.get_attribute("href") or "").removeprefix("#")
        expect(page.locator(f"section[id='{address}'] h2")).to_be_visible()
    for picture in page.locator("figure").all():
        expect(picture.locator("b.number")).to_have_count(picture.locator("ol > li").count())
    assert page.evaluate(SIDEWAYS) <= 0


def test_what_is_chosen_changes_the_rules_and_the_address(page: Page) -> None:
    main = _read(page, "/rules/royals")
    expect(main).to_contain_text("the face-down pile runs out")
    page.get_by_role("radio", name="2014").check()
    expect(main).to_contain_text("the row cannot be refilled. The row gets what is left")
    expect(page).to_have_url(re.compile("edition=2014"))
    page.reload()
    expect(main).to_contain_text("the row cannot be refilled. The row gets what is left")


def test_what_cannot_be_is_said_in_one_sentence(page: Page) -> None:
    page.goto("/rules/royals?edition=1999")
    expect(page.get_by_role("alert")).to_contain_text("no edition 1999")
    page.goto("/rules/chess")
    expect(page.get_by_role("alert")).to_contain_text("chess")


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["wide", "phone"])
def test_a_board_with_long_names_does_not_break_the_page(guests: Guests, screen: dict[str, Any]) -> None:
    page = guests(**screen)
    table = set_table(page, "royals", [ME, FRIEND], options={"board": _own_board()})
    main = _read(page, f"/rules/royals?table={table.id}#titles")
    for name in LONG.values():
        expect(main.get_by_role("rowheader", name=name[:40]).first).to_be_visible()
    king = main.locator("#titles").get_by_role("row").filter(has_text="King")
    expect(king.get_by_role("cell").first).to_have_text("11")
    assert page.evaluate(SIDEWAYS) <= 0


def _refused_king(page: Page) -> Locator:
    """A position that the hand of a first turn cannot pay for."""
    table = set_table(page, "royals", [ME, FRIEND])
    table.play_on(0, random.Random(1), lambda scene: scene["table"]["step"] == "play")
    return page.get_by_role("button", name=re.compile("^Paris, King, .*not possible"))


def _refused_card(page: Page) -> Locator:
    """A card of the market for which Anna has no workers any more: she takes the dearest ones."""
    table = set_table(page, "majesty", [ME, FRIEND])
    boris, chance = table.by_link(1), random.Random(1)
    while not (refused := [one for one in table.scene(0)["offers"] if one["problem"] == "majesty.refused.workers"]):
        table.play(0, max(possible(table.scene(0)), key=lambda offer: offer["what"]["price"]))
        boris.play_on(1, chance, lambda scene: scene["turn"] == 0)
    place = ("first", "second", "third", "fourth", "fifth", "sixth")[refused[-1]["what"]["place"] - 1]
    return page.get_by_role("button", name=re.compile(f"{place} card.*not possible")).last


def _opened(page: Page) -> Locator:
    return page.get_by_role("dialog", name=re.compile("rules$"))


def test_a_refused_position_leads_to_its_paragraph_and_back(page: Page) -> None:
    king = _refused_king(page)
    king.click(force=True)  # it is marked as not enabled
    page.get_by_role("link", name="Why? – Rules").click()
    expect(_opened(page).get_by_role("heading", name="Wild cards")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(_opened(page)).to_have_count(0)
    expect(king).to_be_focused()
    expect(page).to_have_url(re.compile("/table/"))


def test_a_refused_card_leads_to_its_paragraph(page: Page) -> None:
    card = _refused_card(page)
    card.click(force=True)
    page.get_by_role("link", name="Why? – Rules").click()
    expect(_opened(page).get_by_role("heading", name="Taking a card")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.get_by_role("main", name="Table")).to_be_visible()


def test_a_refusal_is_asked_about_with_the_keyboard_alone(page: Page) -> None:
    king = _refused_king(page)
    king.focus()
    page.keyboard.press("Enter")
    link = page.get_by_role("link", name="Why? – Rules")
    expect(link).to_be_visible()
    page.keyboard.press("Tab")
    expect(link).to_be_focused()
    page.keyboard.press("Enter")
    expect(_opened(page).get_by_role("heading", name="Wild cards")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(king).to_be_focused()


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["wide", "phone"])
def test_the_sheet_can_be_closed_wherever_it_was_opened(guests: Guests, screen: dict[str, Any]) -> None:
    page = guests(**screen)
    king = _refused_king(page)
    king.scroll_into_view_if_needed()
    king.click(force=True)  # it is marked as not enabled
    page.get_by_role("link", name="Why? – Rules").click()
    heading = _opened(page).get_by_role("heading", name="Wild cards")
    expect(heading).to_be_in_viewport()
    close = _opened(page).get_by_role("button", name="Close")
    expect(close).to_be_in_viewport()
    above, below = close.bounding_box(), heading.bounding_box()
    assert above and below and above["y"] + above["height"] <= below["y"]
    close.click()
    expect(_opened(page)).to_have_count(0)


def test_a_picture_tells_of_one_portrait(page: Page) -> None:
    main = _read(page, "/rules/royals")
    said = main.locator("#city figure").inner_text()
    found = re.search(r"here (\w+)\..*France: (\d+)\..*here: (\d+)\.", said, re.DOTALL)
    assert found
    title, cost, influence = found.groups()
    cells = main.locator("#titles").get_by_role("row").filter(has_text=title).get_by_role("cell")
    assert [cells.nth(at).inner_text() for at in range(2)] == [cost, influence]


def test_the_rules_are_in_the_menu_and_in_the_help_of_a_table(page: Page) -> None:
    set_table(page, "majesty", [ME, FRIEND])
    for way in ("menu", "help"):
        page.get_by_role("button", name="Menu").click()
        if way == "help":
            page.locator("#menu").get_by_role("button", name="How to play, keys").click()
            page.get_by_role("dialog").get_by_role("button", name="Rules").click()
        else:
            page.locator("#menu").get_by_role("button", name="Rules").click()
        expect(_opened(page).get_by_role("heading", name="The goal")).to_be_visible()
        page.keyboard.press("Escape")
        expect(_opened(page)).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_on_a_rules_page(page: Page, game: str) -> None:
    _read(page, f"/rules/{game}")
    _examine(page)


def test_a_paragraph_is_reached_by_the_contents_and_by_its_address(page: Page) -> None:
    _read(page, "/rules/royals#wild")
    expect(page.get_by_role("heading", name=re.compile("^Wild cards"))).to_be_in_viewport()
    page.get_by_role("navigation").get_by_role("link", name="Taking over a position").click()
    expect(page).to_have_url(re.compile("#take-over$"))
    expect(page.get_by_role("heading", name=re.compile("^Taking over"))).to_be_in_viewport()
