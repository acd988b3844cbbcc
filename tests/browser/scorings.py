"""Tables a move before something is scored, and going through the scoring as people do."""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import APIRequestContext, Locator, Page, expect

from tests.browser.rehearsing import Moment, Until, lay_rehearsed, rehearse
from tests.browser.tables import Table

STREAM = "text/event-stream"
ALONE = "delete window.SharedWorker"  # as Chrome on a phone has none


@dataclass(frozen=True)
class BeforeScoring:
    """A table of Anna and Boris, and the move with which something will be scored."""

    players: list[Table]
    seat: int
    moves: list[int]

    def play(self) -> dict[str, Any]:
        """Whoever is to move plays it, without a browser."""
        return dict(self.players[self.seat].post("moves", seat=self.seat, moves=self.moves)["scene"])

    @property
    def table(self) -> Table:
        """As Anna has it."""
        return self.players[0]

    def play_before(self, page: Page) -> None:
        """Anna's page comes to the table, hears what happens there from now on, and then it is played.

        It has a stream of its own, for of one that tabs share nobody sees when it is open.
        """
        page.add_init_script(ALONE)
        with page.expect_response(lambda answer: answer.headers.get("content-type", "").startswith(STREAM)):
            page.goto(f"/table/{self.table.id}")
        self.play()


def before_scoring(asks: APIRequestContext, game: str, change: Until) -> BeforeScoring:
    """A table at which the next move makes a change."""
    *before, (seat, moves) = rehearse(game, change)
    return BeforeScoring(lay_rehearsed(asks, game, before), seat, moves)


def a_period_ends(before: Moment, after: Moment) -> bool:
    """A period of Royals was scored with the move."""
    return bool(after["table"]["period"] != before["table"]["period"])


def the_game_ends(before: Moment, after: Moment) -> bool:
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
