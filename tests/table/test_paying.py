"""Paying at a table: others hear of it when all is paid."""

import random
from dataclasses import dataclass

import pytest

from regalia.games.rulebook import Payment
from regalia.table.showing import Viewer, show_sheet
from regalia.table.table import Table
from tests.table.at_tables import (
    at_random,
    back,
    is_claim,
    new_table,
    others_of,
    shown_to,
    state_of,
    turn_of,
)


@dataclass
class Purchase:
    """A position that can be paid for in several ways, with a question in between."""

    table: Table
    move: int
    way: Payment

    @property
    def seat(self) -> int:
        """Who pays."""
        return turn_of(self.table)


def purchase(seed: int, players: int = 2, least_answers: int = 1) -> Purchase:
    """A seat at a table that is about to buy something."""
    for table in at_random(new_table("royals", players, seed), random.Random(seed), claims=0.1):
        for move in filter(is_claim, table.game.legal_moves):
            ways = table.game.payments(move)
            longest = max(ways, key=lambda way: len(way.moves))
            if len(ways) > 1 and len(longest.moves) >= least_answers:
                return Purchase(table, move.number, longest)
    raise AssertionError("nobody could choose how to pay")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_others_are_not_told_of_a_payment_before_it_is_complete(seed: int) -> None:
    bought = purchase(seed, players=3, least_answers=2)
    table, seat = bought.table, bought.seat
    viewers = {other: Viewer(table, other) for other in others_of(table, seat)}
    before = {other: shown_to(table, other) for other in viewers}
    sheet = show_sheet(table.game)
    own = Viewer(table, seat)
    for number in (bought.move, *bought.way.moves[:-1]):
        table.follow(table.play(seat, number))
        assert own.hear(table.entries[-1]), "who pays is told each step"
        assert own.scene().table.step == "pay"
        for other, viewer in viewers.items():
            assert viewer.hear(table.entries[-1]) == []
            assert shown_to(table, other) == before[other]
    assert show_sheet(table.game) == sheet
    table.follow(table.play(seat, bought.way.moves[-1]))
    for viewer in viewers.values():
        (claim, *_), *_ = (news.steps for news in viewer.hear(table.entries[-1]))
        paid = [event for event in claim.events if event.rule.startswith("royals.pay")]
        assert {str(event.args["card"]) for event in paid} == set(bought.way.cards)
        assert sum(int(event.args["number"]) for event in paid) == sum(bought.way.cards.values())


@pytest.mark.parametrize("seed", [4, 5])
def test_undo_within_a_payment_is_never_seen_by_others(seed: int) -> None:
    bought = purchase(seed, least_answers=2)
    table, seat = bought.table, bought.seat
    before = {other: shown_to(table, other) for other in others_of(table, seat)}
    viewers = {other: Viewer(table, other) for other in before}
    state = state_of(table)
    own = Viewer(table, seat)
    numbers = (bought.move, *bought.way.moves[:-1])
    for number in numbers:
        table.follow(table.play(seat, number))
        own.hear(table.entries[-1])
    for _ in numbers:
        back(table)
        assert [news.kind for news in own.hear(table.entries[-1])] == ["taken_back"]
        for other, viewer in viewers.items():
            assert viewer.hear(table.entries[-1]) == []
            assert shown_to(table, other) == before[other]
    assert state_of(table) == state


def test_a_payment_taken_back_is_told_as_taken_back_whole() -> None:
    bought = purchase(6, least_answers=2)
    table, seat = bought.table, bought.seat
    before = state_of(table)
    table.follow(table.play(seat, bought.move, *bought.way.moves))
    assert table.can_take_back(seat)
    viewer = Viewer(table, 1 - seat)
    back(table)
    (news,) = viewer.hear(table.entries[-1])
    assert (news.kind, news.taken_back) == ("taken_back", 1)
    assert table.game.describe()["step"] == "pay"
    while state_of(table) != before:
        back(table)
        assert viewer.hear(table.entries[-1]) == []
