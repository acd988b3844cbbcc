"""Paying: others hear of it when all is paid, and every way to pay is listed."""

import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from at_tables import (
    at_random,
    back,
    cards_of,
    is_claim,
    new_table,
    others_of,
    shown_to,
    state_of,
    turn_of,
)

from regalia import Game
from regalia.games.rulebook import Payment
from regalia.table.showing import Viewer, show_sheet
from regalia.table.table import Table


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


def buyers(players: int, edition: str) -> Iterator[Table]:
    """A table at moments when the seat to move can buy something."""
    table = new_table("royals", players, seed=players, edition=edition)
    for now in itertools.islice(at_random(table, random.Random(players), claims=0.25), 260):
        if any(map(is_claim, now.game.legal_moves)):
            yield now


@pytest.mark.parametrize("edition", ["2014", "2016"])
def test_every_way_to_pay_is_playable_and_pays_exactly_these_cards(edition: str) -> None:
    taken_over = 0
    for table in itertools.islice(buyers(3, edition), 0, None, 7):
        seat = turn_of(table)
        held = cards_of(table.game, seat)
        claims = [move for move in table.game.legal_moves if is_claim(move)]
        for move in random.Random(1).sample(claims, min(4, len(claims))):
            taken_over += str(move).startswith("take over")
            ways = table.game.payments(move)
            assert len({tuple(sorted(way.cards.items())) for way in ways}) == len(ways) > 0
            for way in random.Random(2).sample(ways, min(12, len(ways))):
                twin = table.game.copy()
                twin.forced_by_hand = twin.chance_by_hand = True
                for number in (move.number, *way.moves):
                    twin.play(twin.move(number))
                assert twin.describe()["step"] != "pay", "all is paid"
                left = cards_of(twin, seat)
                assert {card: held[card] - left[card] for card in held if held[card] != left[card]} == way.cards
                assert table.play(seat, move.number, *way.moves).steps[0] == [seat, move.number]
    assert taken_over > 0


def test_the_way_proposed_first_is_the_cheapest() -> None:
    several = 0
    for table in itertools.islice(buyers(2, "2016"), 0, None, 5):
        for move in filter(is_claim, table.game.legal_moves[::3]):
            ways = table.game.payments(move)
            several += len({sum(way.cards.values()) for way in ways}) > 1
            costs = [(sum(way.cards.values()), way.wild) for way in ways]
            assert costs == sorted(costs)
    assert several > 5


def test_however_one_answers_it_is_one_of_the_ways_listed() -> None:
    luck = random.Random(5)
    asked = 0
    for table in buyers(4, "2016"):
        seat = turn_of(table)
        move = luck.choice([move for move in table.game.legal_moves if is_claim(move)])
        listed = [way.cards for way in table.game.payments(move)]
        held = cards_of(table.game, seat)
        game = table.game.copy()
        game.forced_by_hand = game.chance_by_hand = True
        game.play(move)
        while game.describe()["step"] == "pay":
            asked += 1
            game.play(luck.choice(game.legal_moves))
        left = cards_of(game, seat)
        assert {card: held[card] - left[card] for card in held if held[card] != left[card]} in listed
    assert asked > 5


def test_a_king_of_ones_own_country_is_paid_with_as_few_cards_as_possible() -> None:
    hands = {"1": {"France": 7, "Spain": 5}}
    position = {"row": {"France": 3}, "hands": hands}
    game = Game.new("royals", seed=1, position=position)
    ways = game.payments("claim Paris King")
    assert [way.cards for way in ways] == [{"France": 7, "Spain": 3}, {"France": 7, "Spain": 5}]
    assert [way.wild for way in ways] == [3, 6]
