"""Hidden cards of Royals dealt anew, as a seat may imagine them (R10)."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from regalia import Game, new_game
from tests.games.royals.hidden_cards import bytes_of, each_royals, intrigue_swaps, moments, redealt, seats_of, swaps
from tests.helpers.configurations import Configuration, played_out

PUBLIC = (
    *("phase", "seat", "rounds", "period", "period_ending", "country_draws", "intrigue_draws"),
    *("row", "discards", "intrigue_discards", "seen", "portrait", "cathedral", "on_title"),
    *("city_marker", "country_marker", "house_marker", "period_marker", "title_marker"),
)
UNKNOWN = ("unknown", "unknown_intrigue", "unknown_blind", "unknown_intrigue_blind")
CARDS = ("row", "pile", "discards", "hand", "intrigue_pile", "intrigue_discards", "intrigue_hand")



@each_royals
def test_what_is_dealt_anew_agrees_with_all_the_seat_knows(configuration: Configuration) -> None:
    for luck, game in enumerate(moments(configuration)):
        truth = game.states[0]
        for seat in seats_of(game):
            state = redealt(game, seat, luck).states[0]
            for name in PUBLIC:
                assert np.array_equal(state[name], truth[name]), name
            assert [int(state[name].sum()) for name in UNKNOWN] == [0, 0, 0, 0]
            assert min(int(state[name].min()) for name in CARDS) >= 0
            assert np.array_equal(state.hand[seat], truth.hand[seat])
            assert np.array_equal(state.intrigue_hand[seat], truth.intrigue_hand[seat])
            assert (state.hand >= state.seen).all()
            assert_same_sizes(state, truth)
            assert_same_cards_in_all(state, truth)


def assert_same_sizes(state: Any, truth: Any) -> None:
    """Hands and piles have as many cards as before."""
    for name in ("hand", "intrigue_hand", "blind", "intrigue_blind"):
        assert np.array_equal(state[name].sum(axis=1), truth[name].sum(axis=1)), name
    for name in ("pile", "intrigue_pile"):
        assert state[name].sum() == truth[name].sum(), name


def assert_same_cards_in_all(state: Any, truth: Any) -> None:
    """Of each country and of each pair there are as many cards as before."""
    assert (state.pile + state.hand.sum(axis=0)).tolist() == (truth.pile + truth.hand.sum(axis=0)).tolist()
    intrigue = [record.intrigue_pile + record.intrigue_hand.sum(axis=0) for record in (state, truth)]
    assert intrigue[0].tolist() == intrigue[1].tolist()


def drew_since_shuffle(game: Game, shuffle: str, draw: str) -> set[int | None]:
    """The seats that drew from a pile since it was last shuffled."""
    seats: set[int | None] = set()
    for event in game.events:
        if event.rule == shuffle:
            seats.clear()
        elif event.rule == draw:
            seats.add(event.seat)
    return seats


@each_royals
def test_a_pile_nobody_else_drew_from_since_its_shuffle_is_known(configuration: Configuration) -> None:
    """All saw which cards went into it, and those turned up from it since."""
    known = 0
    for game in moments(configuration):
        for seat in seats_of(game):
            if drew_since_shuffle(game, "royals.shuffle", "royals.draw.blind") <= {seat}:
                known += 1
                for luck in range(3):
                    assert redealt(game, seat, luck).states[0].pile.tolist() == game.states[0].pile.tolist()
            if drew_since_shuffle(game, "royals.shuffle.intrigue", "royals.draw.intrigue_card") <= {seat}:
                imagined = redealt(game, seat, 1).states[0]
                assert imagined.intrigue_pile.tolist() == game.states[0].intrigue_pile.tolist()
    assert known > 2 * configuration.options.players, "at the start and after the shuffles"


@each_royals
def test_every_card_that_may_be_another_sometimes_is(configuration: Configuration) -> None:
    """Dealing anew never keeps what the seat cannot know."""
    asked = 0
    for game in moments(configuration)[5::7]:
        for seat in seats_of(game):
            if game.describe()["step"] == "pay" and seat != game.turn:
                continue  # of a seat that is paying just now all know more: that it can
            dealt = [redealt(game, seat, luck).states[0] for luck in range(100)]
            for twin in (*swaps(game, seat), *intrigue_swaps(game, seat)):
                for name, other, card in changed_cards(game, twin):
                    asked += 1
                    true = game.states[0][name][other, card]
                    assert any(state[name][other, card] != true for state in dealt), (name, other, card)
    assert asked > 10


def changed_cards(game: Game, twin: Game) -> frozenset[tuple[str, int, int]]:
    """Of which cards a hand holds fewer in the twin."""
    return frozenset(
        (name, int(other), int(card))
        for name in ("hand", "intrigue_hand")
        for other, card in np.argwhere(twin.states[0][name] < game.states[0][name])
    )


@each_royals
def test_what_is_dealt_anew_does_not_depend_on_what_is_true(configuration: Configuration) -> None:
    for luck, game in enumerate(moments(configuration)[::3]):
        for seat in seats_of(game):
            assert bytes_of(redealt(redealt(game, seat, luck), seat, 7)) == bytes_of(redealt(game, seat, 7))


def hands_dealt(game: Game, seat: int, other: int, lucks: int) -> Counter[tuple[int, ...]]:
    """How often the seat imagines which country cards in the other's hand."""
    return Counter(tuple(map(int, redealt(game, seat, luck).states[0].hand[other])) for luck in range(lucks))


def test_two_hidden_hands_are_mixed_in_every_way() -> None:
    """Two others hold two France and two Spain cards: each hand may be any two of the four."""
    hands = {"1": {"Britain": 1}, "2": {"France": 2}, "3": {"Spain": 2}}
    game = new_game("royals", players=3, seed=1, position={"row": {"France": 3}, "hands": hands})
    dealt = hands_dealt(game, seat=0, other=1, lucks=600)
    assert set(dealt) == {(2, 0, 0, 0), (1, 0, 0, 1), (0, 0, 0, 2)}
    assert 70 < dealt[2, 0, 0, 0] < 130
    assert 360 < dealt[1, 0, 0, 1] < 440


def test_a_hand_that_follows_from_all_the_rest_is_known() -> None:
    """With two players, what lies nowhere else is in the other hand."""
    hands = {"1": {"Britain": 1}, "2": {"France": 2, "Spain": 1}}
    game = new_game("royals", players=2, seed=1, position={"row": {"France": 3}, "hands": hands})
    assert set(hands_dealt(game, seat=0, other=1, lucks=30)) == {(2, 0, 0, 1)}


def test_seen_cards_stay_where_they_are() -> None:
    """R10: only the unseen card of each hand is mixed."""
    hands = {"1": {}, "2": {"France": 2}, "3": {"Spain": 2}}
    seen = {"2": {"France": 1}, "3": {"Spain": 1}}
    game = new_game("royals", players=3, seed=1, position={"row": {"France": 3}, "hands": hands, "seen": seen})
    assert set(hands_dealt(game, seat=0, other=1, lucks=60)) == {(2, 0, 0, 0), (1, 0, 0, 1)}


@pytest.mark.parametrize("dealt", ["deal France", "deal Spain"])
def test_a_blind_draw_may_be_any_card_of_the_pile_as_likely_as_it_is_there(dealt: str) -> None:
    """The pile held three France cards and one Spain card."""
    position = {
        "step": "draw",
        "turn": 2,
        "to_draw": {"country": 1},
        "row": {"Britain": 3},
        "pile": {"France": 3, "Spain": 1},
    }
    game = new_game("royals", players=2, chance_by_hand=True, position=position)
    game.play("blind")
    game.draw(dealt)
    hands = hands_dealt(game, seat=0, other=1, lucks=600)
    assert set(hands) == {(1, 0, 0, 0), (0, 0, 0, 1)}
    assert 410 < hands[1, 0, 0, 0] < 490
    assert sum(hands_dealt(game, seat=1, other=1, lucks=20).values()) == 20
    assert len(hands_dealt(game, seat=1, other=1, lucks=20)) == 1, "whoever drew it knows it"


def test_a_blind_draw_that_was_paid_since_is_known() -> None:
    """The drawn card was discarded, so the pile lacks exactly that one."""
    position = {"step": "draw", "turn": 2, "to_draw": {"country": 1}, "row": {"Britain": 3}}
    game = new_game("royals", players=2, chance_by_hand=True, position=position)
    game.play("blind")
    game.draw("deal Spain")
    game.play("claim Valencia Marshal")
    for luck in range(20):
        assert redealt(game, 0, luck).states[0].pile.tolist() == game.states[0].pile.tolist()


@each_royals
def test_a_game_dealt_anew_can_be_played_to_its_end(configuration: Configuration) -> None:
    for luck, game in enumerate(moments(configuration)[3:-1:17]):
        assert game.turn is not None
        assert_same_cards_in_the_box(played_out(redealt(game, game.turn, luck)), game)


def test_whoever_is_paying_can_pay_in_the_game_dealt_anew() -> None:
    """The other offered to pay 6 or 7 fitting cards for a King, so the hand is one that can pay for it."""
    hands = {"2": {"France": 7, "Spain": 6}, "3": {"Britain": 10}}
    game = new_game("royals", players=3, seed=1, position={"turn": 2, "row": {"France": 3}, "hands": hands})
    game.play("claim Paris King")
    assert [str(move) for move in game.legal_moves] == ["fitting 6", "fitting 7"]
    assert all(redealt(game, 0, luck).legal_moves for luck in range(20))


def assert_same_cards_in_the_box(one: Game, other: Game) -> None:
    """Wherever they lie."""
    for names in (("row", "pile", "discards", "hand"), ("intrigue_pile", "intrigue_discards", "intrigue_hand")):
        assert cards_at(one, names) == cards_at(other, names)
        assert min(int(one.states[0][name].min()) for name in names) >= 0


def cards_at(game: Game, names: tuple[str, ...]) -> list[int]:
    """How many cards of each kind lie at these places together."""
    places = [game.states[0][name] for name in names]
    return [int(count) for count in sum(place.reshape(-1, place.shape[-1]).sum(axis=0) for place in places)]


def test_a_payer_whose_hand_is_known_by_counting_is_dealt_at_once() -> None:
    """Nothing was drawn blind, so the pile is known and with it the one hand that is not seen."""
    hands = {"2": {"France": 1, "Britain": 14}}
    game = new_game("royals", players=2, seed=1, position={"turn": 2, "row": {"France": 3}, "hands": hands})
    game.play("claim Dijon Baron")
    assert game.view(0).imagine(1)[0].hand[1].tolist() == [1, 0, 14, 0]
