"""Ways to pay in Royals: every one is listed, the cheapest first, and can be played."""

import itertools
import random
from collections.abc import Iterator

import pytest

from regalia import Game, IllegalMove
from regalia.engine.binding import lay
from regalia.games.royals.board import COUNTRY_NAMES, printed_board
from regalia.games.royals.payments import DEEPEST, MOST_WAYS, Ways
from regalia.games.royals.state import POSITION, State
from regalia.kernel.fields import blank
from regalia.kernel.log import Log
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


MANY = {
    "row": {"France": 3},
    "hands": {"1": {"France": 3, "German States": 4, "Britain": 4, "Spain": 4}},
    "intrigue": {"1": {"German States/Britain": 1, "German States/Spain": 1, "Britain/Spain": 2}},
    "portraits": {"Lyon Duke": 2},
    "titles": {"Duke": [0, 1]},
}


def test_all_ways_are_listed_however_many_there_are() -> None:
    """Counted by hand of the cards: 440 sets of them pay for taking over the Duke of Lyon."""
    game = Game.new("royals", players=2, seed=1, position=MANY)
    ways = game.payments("take over Lyon Duke")
    assert len(ways) == len({tuple(sorted(way.cards.items())) for way in ways}) == 440


def test_no_hand_has_more_ways_than_there_is_room_for() -> None:
    """The largest hands there can be: 12 cards and 3 more that were drawn, 4 intrigue cards and one more."""
    walked = []
    for city in [city for city in printed_board("2016").cities if city.country == "France"]:
        for title, fitting in itertools.product(city.nobles, range(9)):
            others = [(15 - fitting + at) // 3 for at in range(3)]
            position = {
                "hands": {"1": dict(zip(COUNTRY_NAMES, (fitting, *others), strict=True))},
                "intrigue": {"1": {"German States/Britain": 1, "German States/Spain": 2, "Britain/Spain": 2}},
                "portraits": {f"{city.name} {title}": 2},
                "titles": {title: [0, 1, 0, 0, 0]},
            }
            game = Game.new("royals", players=5, way="compiled", position=position)
            if game.why_not(f"take over {city.name} {title}") is None:
                walked.append(rows_walked(game, f"take over {city.name} {title}"))
    assert 400 < max(walked) < MOST_WAYS / 4


def rows_walked(game: Game, move: str) -> int:
    """How many ways through the questions there are, before those that pay the same cards are one."""
    found = blank(Ways)
    laid = lay(game.book, game.options, game.states, game.boxes, "compiled")
    laid.call("list_ways", game.parse(move).number - POSITION, blank(State, DEEPEST), found, blank(Log), logged=True)
    return int(found[0].count)


def test_a_payment_is_given_with_its_move() -> None:
    """In one call: as one of those listed, or as its cards."""
    game = Game.new("royals", players=2, seed=1, position=MANY)
    ways = game.payments("take over Lyon Duke")
    for payment in (ways[7], ways[-1], dict(ways[200].cards)):
        twin = game.copy()
        held = cards_of(twin, 0)
        twin.play("take over Lyon Duke", payment)
        cards = payment if isinstance(payment, dict) else payment.cards
        left = cards_of(twin, 0)
        assert {card: held[card] - left[card] for card in held if held[card] != left[card]} == cards
        assert twin.describe()["cities"]["Lyon"]["portraits"]["Duke"] == 0


@pytest.mark.parametrize(
    ("move", "cards", "sentence"),
    [
        ("take over Lyon Duke", {"France": 1}, "'take over Lyon Duke' cannot be paid so; possible is, among 440 ways,"),
        ("take over Lyon Duke", {"Ys": 5}, "'take over Lyon Duke' cannot be paid so; possible is, among 440 ways,"),
        ("end turn", {"France": 1}, "'end turn' is not paid for with cards."),
    ],
)
def test_a_payment_that_does_not_pay_is_refused_and_changes_nothing(
    move: str, cards: dict[str, int], sentence: str
) -> None:
    game = Game.new("royals", players=2, seed=1, position=MANY)
    before, steps = game.states.tobytes(), len(game.steps)
    with pytest.raises(IllegalMove) as refusal:
        game.play(move, cards)
    assert str(refusal.value).startswith(sentence)
    assert (game.states.tobytes(), len(game.steps)) == (before, steps)
