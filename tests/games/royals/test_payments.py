"""Ways to pay in Royals: every one is listed, the cheapest first, and can be played."""

import itertools
import random
from collections.abc import Iterator

import pytest

from regalia import Game
from regalia.table.table import Table
from tests.table.at_tables import at_random, cards_of, is_claim, new_table, turn_of


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
