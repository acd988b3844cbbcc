"""Tables a move before something is scored, and going through the scoring as people do."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import APIRequestContext, Locator, Page, expect

from tests.browser.tables import FRIEND, ME, Table, choose, lay_table

STREAM = "text/event-stream"

Change = Callable[[dict[str, Any], dict[str, Any]], bool]  # from a scene to the one after a move


@dataclass(frozen=True)
class BeforeScoring:
    """A table of Anna and Boris, and the move with which something will be scored."""

    table: Table
    seat: int
    offer: dict[str, Any]

    def play(self) -> dict[str, Any]:
        """Whoever is to move plays it, without a browser."""
        player = self.table if self.seat == 0 else self.table.by_link(1)
        return player.play(self.seat, self.offer)

    def play_before(self, page: Page) -> None:
        """Anna's page comes to the table, hears what happens there from now on, and then it is played."""
        with page.expect_response(lambda answer: answer.headers.get("content-type", "").startswith(STREAM)):
            page.goto(f"/table/{self.table.id}")
        self.play()


def before_scoring(asks: APIRequestContext, game: str, change: Change) -> BeforeScoring:
    """A table at which the next move makes a change.

    The game is played twice with the same chance: once to find the change, once up to the move that makes it.
    """
    played = _play_until(lay_table(asks, game, [ME, FRIEND]), change)
    table = lay_table(asks, game, [ME, FRIEND])
    players = (table, table.by_link(1))
    *before, (seat, offer) = played
    for one, chosen in before:
        players[one].play(one, chosen)
    return BeforeScoring(table, seat, offer)


def _play_until(table: Table, change: Change) -> list[tuple[int, dict[str, Any]]]:
    """Play both seats; all that they decided, up to what makes the change."""
    chance = random.Random(5)
    players = (table, table.by_link(1))
    decided: list[tuple[int, dict[str, Any]]] = []
    before = table.scene(0)
    while not before["over"]:
        seat = before["turn"]
        own = players[seat].scene(seat)
        decided.append((seat, choose(own, chance)))
        before = players[seat].play(*decided[-1])
        if change(own, before):
            return decided
    raise AssertionError("the game ended without the change")


def a_period_ends(before: dict[str, Any], after: dict[str, Any]) -> bool:
    """A period of Royals was scored with the move."""
    return bool(after["table"]["period"] != before["table"]["period"])


def the_game_ends(before: dict[str, Any], after: dict[str, Any]) -> bool:
    """The game was scored with the move."""
    return bool(after["over"])


def scoring(page: Page) -> Locator:
    """What tells a scoring, part by part."""
    return page.get_by_role("region", name="Scoring", exact=True)


def go_on(page: Page) -> None:
    """On to the next part."""
    scoring(page).get_by_role("button", name="Next").click()


def skip_scoring(page: Page) -> None:
    """See no more of it."""
    scoring(page).get_by_role("button", name="Skip all").click()
    expect(scoring(page)).to_be_hidden()
