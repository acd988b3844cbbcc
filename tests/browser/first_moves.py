"""How the first move of each game is made by hand: for whatever is measured at the table of any game."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Locator, Page

from tests.browser.tables import row


@dataclass(frozen=True)
class FirstMove:
    """A move somebody can make at once."""

    name: str                               # what is seen to move
    prepare: Callable[[Page], object]       # presses what comes before
    last_press: Callable[[Page], Locator]   # plays it
    changes: str                            # what is different then; a selector


def _first_card(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile(", first card, free")).first


FIRST_MOVES = {
    "royals": FirstMove(
        "a card of the row in the hand",
        lambda page: None,
        lambda page: row(page).first,
        "[data-spot^='seats/0/hand']",
    ),
    "majesty": FirstMove(
        "a person in its building",
        lambda page: _first_card(page).click(),
        lambda page: page.get_by_role("button", name="Take", exact=True),
        "[data-spot^='seats/0/buildings']",
    ),
}
