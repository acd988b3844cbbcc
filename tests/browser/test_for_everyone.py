"""Keys for everything, a name on every target, and nothing serious found by axe."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hall import Hall
from tests.browser.tables import (
    BOT,
    FRIEND,
    ME,
    SCREEN,
    Table,
    glowing,
    hand,
    lay_table,
    possible,
    score_sheet,
    set_table,
    settle,
    three_cards,
    turn_sign,
)

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = ("royals", "majesty")
THREE = [ME, SCREEN, {**SCREEN, "name": "Dora", "house": "ink"}]


def _press_until(page: Page, key: str, wanted: str, most: int = 120) -> None:
    """Press a key until what has the focus has a name that fits."""
    for _ in range(most):
        page.keyboard.press(key)
        name = page.evaluate("document.activeElement.ariaLabel || document.activeElement.innerText || ''")
        if re.search(wanted, name):
            return
    raise AssertionError(f"{key} does not lead to anything called {wanted!r}")


def test_a_game_is_started_and_a_move_played_with_the_keyboard_alone(page: Page, hall: Hall) -> None:
    hall.wait_for_bots()
    page.goto("/?game=royals")
    expect(page.get_by_role("main")).to_be_visible()
    _press_until(page, "Tab", "^Begin$")
    page.keyboard.press("Enter")
    expect(glowing(page).first).to_be_visible()
    _press_until(page, "Tab", "^Pile, .*, possible$")
    expect(hand(page).get_by_role("group")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(hand(page).get_by_role("group")).to_have_count(1)


def test_a_majesty_move_is_played_with_the_keyboard_alone(page: Page) -> None:
    set_table(page, "majesty", [ME, FRIEND])
    expect(glowing(page).first).to_be_visible()
    _press_until(page, "Tab", ", possible$")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Take", exact=True)).to_be_visible()
    page.keyboard.press("Enter")
    expect(turn_sign(page)).to_contain_text("Boris")


def test_what_happens_is_told_to_those_who_hear_the_page(page: Page) -> None:
    table = set_table(page, "majesty", [ME, FRIEND])
    expect(glowing(page).first).to_be_visible()
    table.play(0, possible(table.scene(0))[0])
    expect(page.locator("[aria-live=polite].unseen")).to_contain_text("You took")


class TestAxeFindsNothingSerious:
    """On any page, in daylight and in candle light."""

    def test_on_the_first_page(self, page: Page) -> None:
        """With a running game on it."""
        set_table(page, "majesty", [ME, FRIEND])
        page.goto("/")
        expect(page.get_by_role("region", name="Your running games")).to_be_visible()
        _examine(page)

    @pytest.mark.parametrize("game", GAMES)
    def test_where_a_table_is_set(self, page: Page, game: str) -> None:
        """With every kind of seat."""
        page.goto(f"/?game={game}")
        for seat, kind in ((2, "friend"), (3, "screen")):
            page.get_by_role("combobox", name=f"Who sits at seat {seat}").select_option(kind)
        _examine(page)

    def test_at_the_royals_table_and_between_its_seats(self, page: Page) -> None:
        """In the middle of a game at one screen, the hand covered and not."""
        table = set_table(page, "royals", THREE)
        _play_all(table, lambda scene: scene["table"]["round"] > 3)
        page.reload()
        cover = page.get_by_role("button", name=re.compile("^I am "))
        expect(cover).to_be_visible()
        _examine(page)
        cover.click()
        three_cards(page).focus()
        _examine(page)

    def test_at_the_majesty_table_and_in_its_menu(self, page: Page) -> None:
        """In the middle of a game, with a note shown, and with the menu."""
        table = set_table(page, "majesty", THREE)
        _play_all(table, lambda scene: scene["table"]["round"] > 3)
        page.reload()
        glowing(page).first.focus()
        _examine(page)
        page.get_by_role("button", name="Menu").click()
        _examine(page, "#menu")

    @pytest.mark.parametrize("game", GAMES)
    def test_on_the_score_sheet(self, page: Page, hall: Hall, game: str) -> None:
        """At the end of a game of bots."""
        hall.wait_for_bots()
        table = lay_table(page.context.request, game, [BOT, {**BOT, "house": "ivory"}])
        while not table.scene(None)["over"]:
            page.wait_for_timeout(100)
        page.goto(f"/table/{table.id}")
        score_sheet(page).get_by_role("button").first.click()  # where a line's points came from
        _examine(page)


def _play_all(table: Table, until: Callable[[dict[str, Any]], bool]) -> None:
    """Play all seats, by chance, until the scene is as wanted or the game is over."""
    chance = random.Random(5)
    scene = table.scene(0)
    while not scene["over"] and not until(scene):
        seat = scene["turn"]
        scene = table.play_on(seat, chance, lambda now: now["turn"] != now["viewer"])


def _examine(page: Page, part: str = "html") -> None:
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    lights: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for light in lights:
        page.emulate_media(color_scheme=light)
        theme = "candle" if light == "dark" else "paper"
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        settle(page)
        found = page.evaluate("part => axe.run(part, {resultTypes: ['violations']})", part)
        serious = [
            f"{one['id']} ({one['impact']}): {one['help']}\n"
            + "\n".join(f"    {' '.join(node['target'])}: {node['failureSummary']}" for node in one["nodes"][:6])
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
        ]
        assert not serious, f"in {light}: " + "\n".join(serious)
