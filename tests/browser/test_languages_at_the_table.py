"""The page speaks five languages, and changes between them in mid-game, what happened included."""

import random
import re

import pytest
from playwright.sync_api import Page, Route, expect

from regalia.locale.words import LANGUAGES, say
from tests.browser.conftest import Guests
from tests.browser.tables import (
    FRIEND,
    ME,
    glowing,
    lay_table,
    log,
    pile,
    play_first_round,
    possible,
    press,
    row,
    set_table,
    take_from_market,
    three_cards,
    turn_sign,
)

ENGLISH = re.compile(
    r"\b(the|takes?|took|draws?|drew|card|cards|points?|worker|workers|from|face-up|row|turn|gains?|claims?|pays?)\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("game", ["royals", "majesty"])
def test_the_language_is_changed_in_mid_game_and_no_english_is_left(page: Page, game: str) -> None:
    table = set_table(page, game, [ME, FRIEND])
    if game == "royals":
        play_first_round(page, table)
        press(page, three_cards(page))
        press(page, row(page).first)
        press(page, pile(page))
    else:
        take_from_market(page, glowing(page).first)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("checkbox", name="Show every step in the log").check()
    in_english = log(page).inner_text()
    for language in (*LANGUAGES[1:], "en"):
        page.locator("#menu select").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        mine = table.scene()["turn"] == 0
        words = say("web-my-turn", language=language) if mine else say("web-turn-of", {"seat": "Boris"}, language)
        expect(turn_sign(page)).to_contain_text(words)
        expect(page.locator("#log").get_by_role("heading")).to_have_text(say("web-pane-log", language=language))
        told = log(page).inner_text()
        assert told.strip()
        if language == "en":
            assert told == in_english
        else:
            assert told != in_english
            _let_cards_arrive(page)
            for text in (told, turn_sign(page).inner_text(), _labels(page)):
                assert not ENGLISH.search(text), f"English is left in {language}: {ENGLISH.search(text)} in {text}"


def _let_cards_arrive(page: Page) -> None:
    """A card that is leaving keeps its name until it is gone; that takes less than a second."""
    for _ in range(20):
        if not ENGLISH.search(_labels(page)):
            return
        page.wait_for_timeout(100)


def _labels(page: Page) -> str:
    """The names of everything at the table, as those hear them who do not see it."""
    return str(
        page.evaluate("[...document.querySelectorAll('#table [aria-label]')].map(one => one.ariaLabel).join('\\n')")
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_speaks_the_language_of_the_browser(guests: Guests, language: str) -> None:
    page = guests(locale=language)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("button", name=say("web-play-now", language=language))).to_have_count(2)


def test_a_chosen_language_is_kept(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Language").select_option("hu")
    expect(page.locator("html")).to_have_attribute("lang", "hu")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "hu")


@pytest.mark.parametrize("language", ["de", "hu"])
def test_what_the_table_refuses_is_said_in_the_language_of_the_page(guests: Guests, language: str) -> None:
    page, chance = guests(locale=language), random.Random(1)
    table = lay_table(page.context.request, "royals", [ME, FRIEND])
    table.play_on(0, chance, lambda scene: scene["turn"] != 0)
    table.by_link(1).play_on(1, chance, lambda scene: scene["turn"] != 1)
    page.goto(f"/table/{table.id}")
    offers = possible(table.scene())
    table.play(0, next(offer for offer in offers if offer["what"]["kind"] == "royals.move.draw_countries"))

    def after_another_undo(route: Route) -> None:
        table.post("undo", seat=0)  # the same person was quicker in another window
        route.continue_()

    page.route("**/undo", after_another_undo)
    undo = page.get_by_role("button", name=say("web-undo", language=language))
    expect(undo).to_be_enabled()
    undo.click()
    expect(page.get_by_role("alert")).to_have_text(say("web-refused-nothing-to-take-back", language=language))
