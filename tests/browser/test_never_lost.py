"""Nothing is lost: by a slip of the hand, a reload, or a server that was killed."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Guests
from tests.browser.hall import Hall
from tests.browser.tables import (
    FRIEND,
    ME,
    Table,
    cards_in_hand,
    glowing,
    hand,
    log,
    pile,
    play_first_round,
    press,
    row,
    set_table,
    sit_down,
    take_from_market,
    three_cards,
    turn_sign,
)

RECONNECTS = 15_000  # milliseconds after the server is back


def _sit_down_to_draw_three(page: Page) -> Table:
    table = set_table(page, "royals", [ME, FRIEND])
    play_first_round(page, table)
    press(page, three_cards(page))
    expect(turn_sign(page)).to_contain_text("draw 3 country cards")
    return table


def test_a_card_taken_from_the_row_is_put_back_by_undo(page: Page) -> None:
    _sit_down_to_draw_three(page)
    undo = page.get_by_role("button", name="Undo")
    cards, lying = cards_in_hand(page), [card.get_attribute("aria-label") for card in row(page).all()]
    press(page, row(page).first)
    expect(turn_sign(page)).to_contain_text("draw 2 country cards")
    assert cards_in_hand(page) == cards + 1
    expect(undo).to_be_enabled()
    undo.click()
    expect(turn_sign(page)).to_contain_text("draw 3 country cards")
    assert cards_in_hand(page) == cards
    assert [card.get_attribute("aria-label") for card in row(page).all()] == lying
    undo.click()  # and the choice what to draw
    expect(three_cards(page)).to_be_visible()
    expect(undo).to_be_disabled()


def test_a_card_that_was_revealed_cannot_be_taken_back(page: Page) -> None:
    _sit_down_to_draw_three(page)
    press(page, row(page).first)
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    press(page, pile(page))
    expect(turn_sign(page)).to_contain_text("draw a country card")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


def test_a_reload_after_the_first_of_three_draws_changes_nothing(page: Page) -> None:
    _sit_down_to_draw_three(page)
    press(page, pile(page))
    expect(turn_sign(page)).to_contain_text("draw 2 country cards")
    cards, told = hand(page).aria_snapshot(), log(page).inner_text()
    page.reload()
    expect(turn_sign(page)).to_contain_text("Your turn")
    expect(turn_sign(page)).to_contain_text("draw 2 country cards")
    assert hand(page).aria_snapshot() == cards
    assert log(page).inner_text() == told
    press(page, pile(page))
    expect(turn_sign(page)).to_contain_text("draw a country card")


def test_a_server_killed_and_started_again_loses_nothing(guests: Guests, tmp_path: Path) -> None:
    hall = Hall(tmp_path, WARM="0")
    hall.start()
    try:
        page, friend = guests(base_url=hall.address), guests(base_url=hall.address)
        table = set_table(page, "majesty", [ME, FRIEND])
        sit_down(friend, table.links["1"], "Boris")
        expect(turn_sign(friend)).to_be_visible()
        take_from_market(page, glowing(page).last)
        expect(turn_sign(friend)).to_contain_text("Your turn")
        before, told = table.scene(), log(page).inner_text()

        hall.kill()
        expect(page.get_by_text("reconnecting…")).to_be_visible()
        hall.start()
        expect(page.get_by_text("reconnecting…")).to_be_hidden(timeout=RECONNECTS)
        expect(friend.get_by_text("reconnecting…")).to_be_hidden(timeout=RECONNECTS)

        assert table.scene() == before
        assert log(page).inner_text() == told
        take_from_market(friend, glowing(friend).last)
        expect(turn_sign(page)).to_contain_text("Your turn")
        take_from_market(page, glowing(page).last)
        expect(turn_sign(friend)).to_contain_text("Your turn")
    finally:
        hall.stop()


def test_a_move_made_while_the_server_is_down_says_so_and_can_be_made_again(guests: Guests, tmp_path: Path) -> None:
    hall = Hall(tmp_path, WARM="0")
    hall.start()
    try:
        page = guests(base_url=hall.address)
        set_table(page, "majesty", [ME, FRIEND])
        expect(glowing(page).last).to_be_visible()
        hall.kill()
        glowing(page).last.click()
        page.get_by_role("button", name="Take", exact=True).click()
        expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
        hall.start()
        expect(page.get_by_text("reconnecting…")).to_be_hidden(timeout=RECONNECTS)
        take_from_market(page, glowing(page).last)
        expect(turn_sign(page)).to_contain_text("Boris")
    finally:
        hall.stop()
