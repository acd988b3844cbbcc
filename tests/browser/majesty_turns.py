"""A decision at the Majesty table, made by hand."""

import random
import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.scorings import scoring
from tests.browser.tables import glowing, press, settle, take_from_market


def decide(page: Page, chance: random.Random) -> bool:
    """Take a card, or answer what one that was taken asks; False when the game is over and is being scored."""
    asked = page.get_by_role("group", name=re.compile("Exchange points and workers|Where does the healed"))
    expect(asked.or_(glowing(page)).or_(scoring(page)).first).to_be_visible()
    if scoring(page).is_visible():
        return False
    settle(page)  # a card that is leaving still looks as if it could be taken
    if asked.count():
        answers = not_refused(asked.get_by_role("button"))
        answer = answers.nth(chance.randrange(answers.count()))
        press(page, answer, answer)  # once to see what it brings, once more to do it
    else:
        take_from_market(page, glowing(page).nth(chance.randrange(glowing(page).count())))
    return True


def not_refused(buttons: Locator) -> Locator:
    """Those of some buttons that can be pressed."""
    return buttons.and_(buttons.page.locator("button:not([aria-disabled=true]):not(:disabled)"))
