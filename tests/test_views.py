"""What a seat knows and what it does not: views, and hidden cards dealt anew as a seat may imagine them (R10)."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest
from configurations import MAJESTY, ROYALS, Configuration, at_random, played_out

from regalia import Event, Game, Refusal, Step, new_game
from regalia.engine.binding import bind_rules
from regalia.games.royals.board import COUNTRY_NAMES
from regalia.games.royals.box import PAIR_NAMES
from regalia.kernel.luck import lucks

SHUFFLES = {"royals.shuffle", "royals.shuffle.intrigue"}
SECRET_DRAWS = {"royals.draw.blind", "royals.draw.intrigue_card"}
PUBLIC = (
    *("phase", "seat", "rounds", "period", "period_ending", "country_draws", "intrigue_draws"),
    *("row", "discards", "intrigue_discards", "seen", "portrait", "cathedral", "on_title"),
    *("city_marker", "country_marker", "house_marker", "period_marker", "title_marker"),
)
UNKNOWN = ("unknown", "unknown_intrigue", "unknown_blind", "unknown_intrigue_blind")
CARDS = ("row", "pile", "discards", "hand", "intrigue_pile", "intrigue_discards", "intrigue_hand")

each_royals = pytest.mark.parametrize("configuration", ROYALS, ids=str)

ANSWER = re.compile("fitting|wild")


@cache
def moments(configuration: Configuration) -> tuple[Game, ...]:
    """A game at many decisions from start to end, also at each right after a pile was renewed."""
    found: list[Game] = []
    told = 0
    for number, game in enumerate(at_random(configuration.start(5))):
        renewed = any(event.rule in SHUFFLES for step in game.steps[told:] for event in step.events)
        told = len(game.steps)
        if number % 29 == 0 or renewed or game.is_over:
            found.append(game.copy())
    return tuple(found)


def seats_of(game: Game) -> range:
    """All seats."""
    return range(game.options.players)


def others_of(game: Game, seat: int | None) -> list[int]:
    """All seats but one."""
    return [other for other in seats_of(game) if other != seat]


def redealt(game: Game, seat: int, luck: int) -> Game:
    """The same game as the seat may imagine it."""
    rules = bind_rules("royals", "compiled")
    twin = game.copy()
    rules["conceal_state"](twin.states, twin.boxes, seat)
    rules["redeal_state"](twin.states, twin.boxes, lucks(luck, 1))
    return twin


def concealed(game: Game, seat: int) -> bytes:
    """The state of the seat's view, made quickly: all that the seat cannot know is taken out."""
    states = game.copy().states
    bind_rules("royals", "compiled")["conceal_state"](states, game.boxes, seat)
    return bytes(states.tobytes())


def bytes_of(game: Game) -> bytes:
    """The whole state."""
    return bytes(game.states.tobytes())


def assert_looks_the_same(one: Game, other: Game, seat: int | None) -> None:
    """The seat cannot tell the two games apart."""
    seen, view = one.view(seat), other.view(seat)
    assert view.state_bytes() == seen.state_bytes()
    assert view.legal_moves == seen.legal_moves
    assert view.steps == seen.steps
    assert view.describe() == seen.describe()


# What a view holds.


@each_royals
def test_a_view_does_not_change_with_cards_the_seat_cannot_see(configuration: Configuration) -> None:
    changed = 0
    for luck, game in enumerate(moments(configuration)):
        for seat in seats_of(game):
            imagined = redealt(game, seat, luck)
            changed += bytes_of(imagined) != bytes_of(game)
            assert concealed(imagined, seat) == concealed(game, seat)
            if seat == game.turn:
                assert imagined.legal_moves == game.legal_moves
    assert changed > 5, "there were cards to alter"


@each_royals
def test_everything_a_seat_is_shown_stays_the_same_with_it(configuration: Configuration) -> None:
    for luck, game in enumerate(moments(configuration)[4::9]):
        for seat in seats_of(game):
            assert_looks_the_same(game, redealt(game, seat, luck), seat)
            assert game.view(seat).state_bytes() == concealed(game, seat)
            assert bool(game.view(seat).legal_moves) == (game.turn == seat)


def swaps(game: Game, seat: int) -> Iterator[Game]:
    """The game with an unseen card of another hand exchanged for one of a third hand, or of the pile it is from."""
    state = game.states[0]
    others = others_of(game, seat)
    unseen = {other: state.hand[other] - state.seen[other] for other in others}
    for one in others:
        for given in np.flatnonzero(unseen[one]):
            for two in others:
                for taken in np.flatnonzero(unseen[two]):
                    if one < two and given != taken:
                        yield exchanged(game, {("hand", one): (given, taken), ("hand", two): (taken, given)})
            for taken in np.flatnonzero(state.pile):
                if given != taken and state.blind[one, given] > 0:
                    places = {("hand", one): (given, taken), ("blind", one): (given, taken)}
                    yield exchanged(game, {**places, ("pile", None): (taken, given)})


def intrigue_swaps(game: Game, seat: int) -> Iterator[Game]:
    """The same with intrigue cards, all of which are unseen."""
    state = game.states[0]
    others = others_of(game, seat)
    for one in others:
        for given in np.flatnonzero(state.intrigue_hand[one]):
            for two in others:
                for taken in np.flatnonzero(state.intrigue_hand[two]):
                    if one < two and given != taken:
                        places = {("intrigue_hand", one): (given, taken), ("intrigue_hand", two): (taken, given)}
                        yield exchanged(game, places)
            for taken in np.flatnonzero(state.intrigue_pile):
                if given != taken and state.intrigue_blind[one, given] > 0:
                    places = {("intrigue_hand", one): (given, taken), ("intrigue_blind", one): (given, taken)}
                    yield exchanged(game, {**places, ("intrigue_pile", None): (taken, given)})


def exchanged(game: Game, places: dict[Any, tuple[Any, Any]]) -> Game:
    """A copy in which each of the places loses one card and gets another."""
    twin = game.copy()
    for (name, seat), (lost, got) in places.items():
        cards = twin.states[0][name] if seat is None else twin.states[0][name][seat]
        cards[lost] -= 1
        cards[got] += 1
    return twin


@each_royals
def test_a_view_does_not_change_when_two_hidden_cards_change_places(configuration: Configuration) -> None:
    found: Counter[str] = Counter()
    for game in moments(configuration)[::3]:
        for seat in seats_of(game):
            seen = concealed(game, seat)
            for kind, twins in (("country", swaps(game, seat)), ("intrigue", intrigue_swaps(game, seat))):
                for twin in twins:
                    found[kind] += 1
                    assert concealed(twin, seat) == seen
    assert found["country"] > 5
    assert found["intrigue"] > 5


@each_royals
def test_a_view_tells_own_cards_and_only_counts_those_of_others(configuration: Configuration) -> None:
    for game in moments(configuration)[::2]:
        table = game.describe()
        for seat in (None, *seats_of(game)):
            view = game.view(seat).describe()
            for number, (truth, told) in enumerate(zip(table["seats"], view["seats"], strict=True)):
                sizes = [sum(truth["hand"].values()), sum(truth["intrigue"].values())]
                if number == seat:
                    assert told == truth
                else:
                    assert (told["hand"], told["intrigue"]) == (truth["seen"], {})
                    assert [sum(told["hand"].values()) + told["unknown"], told["unknown_intrigue"]] == sizes
            assert {**view, "seats": []} == {**table, "seats": []}, "everything else lies open"


def test_a_spectator_has_no_moves_and_nobody_else_sits_at_the_table() -> None:
    game = new_game("royals", players=3, seed=1)
    assert game.view(None).legal_moves == ()
    assert game.view(0).legal_moves == game.legal_moves
    for seat in (3, -1):
        with pytest.raises(Refusal, match="seats are 0 to 2"):
            game.view(seat)


# Cards dealt anew.


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


# The history.


def is_secret(event: Event, seat: int | None) -> bool:
    """A card drawn so that the seat did not see it."""
    return event.rule in SECRET_DRAWS and event.seat != seat


def assert_names_no_card(step: Step, names: tuple[str, ...]) -> None:
    """Neither in words nor in numbers."""
    told = [repr(step), str(step), json.dumps([event.args for event in step.events])]
    told += [event.text(names) for event in step.events]
    assert not any(card in text for text in told for card in (*COUNTRY_NAMES, *PAIR_NAMES)), told
    assert step.number == -1


def steps_apart(game: Game, seat: int | None) -> list[Step]:
    """The steps without those in which others answered how they pay."""
    return [step for step in game.steps if step.seat in (None, seat) or not ANSWER.match(step.notation)]


@each_royals
def test_a_payment_of_others_is_told_whole(configuration: Configuration) -> None:
    """All that happened is told, but not in how many questions it was paid."""
    game = moments(configuration)[-1]
    for seat in (None, *seats_of(game)):
        view = game.view(seat)
        assert [event.rule for step in view.steps for event in step.events] == [event.rule for event in game.events]
        assert not any(step.forced for step in view.steps if step.seat != seat)


@each_royals
def test_the_history_names_own_draws_and_not_those_of_others(configuration: Configuration) -> None:
    game = moments(configuration)[-1]
    for seat in (None, *seats_of(game)):
        view = game.view(seat)
        hidden = 0
        for told, step in zip(view.steps, steps_apart(game, seat), strict=True):
            if any(is_secret(event, seat) for event in step.events):
                assert_names_no_card(told, game.names)
                hidden += 1
            else:
                assert (told.seat, told.number, told.notation) == (step.seat, step.number, step.notation)
        draws = [event for step in view.steps for event in step.events if event.rule in SECRET_DRAWS]
        own = [event for event in draws if event.seat == seat]
        assert all(event.args["card"] in (*COUNTRY_NAMES, *PAIR_NAMES) for event in own)
        assert hidden > 0
        assert own or seat is None


def deals(configuration: Configuration) -> Iterator[Game]:
    """A game with chance by hand, whenever a card is to be dealt to a seat."""
    game = configuration.start(3, chance_by_hand=True, forced_by_hand=True)
    for number in range(3000):
        if game.is_over:
            return
        if game.outcomes and number % 13 == 0 and game.describe()["step"].startswith("deal"):
            yield game
        if game.outcomes:
            game.draw(game.outcomes[number % len(game.outcomes)])
        else:
            game.play_random()


@pytest.mark.parametrize("configuration", ROYALS[::2], ids=str)
def test_others_cannot_tell_which_card_was_dealt(configuration: Configuration) -> None:
    seen = 0
    for game in deals(configuration):
        drawer = int(game.states[0].seat)
        twins = [game.copy() for _ in game.outcomes]
        for twin, outcome in zip(twins, game.outcomes, strict=True):
            twin.draw(outcome)
        for seat in (None, *others_of(game, drawer)):
            for twin in twins[1:]:
                assert_looks_the_same(twins[0], twin, seat)
        views = {twin.view(drawer).state_bytes() for twin in twins}
        assert len(views) == len(twins), "the drawer can"
        seen += len(twins) > 1
    assert seen > 3


def test_others_cannot_tell_whether_a_hand_could_buy_anything() -> None:
    """With the drawn Spain card seat 2 can only end the turn, with France it could claim Marseille Marshal."""
    position = {
        "step": "draw",
        "turn": 2,
        "to_draw": {"country": 1},
        "row": {"Britain": 3},
        "portraits": {"Valencia Marshal": 2},
    }
    twins = [
        new_game("royals", players=2, chance_by_hand=True, forced_by_hand=True, position=position) for _ in range(2)
    ]
    for twin, card in zip(twins, ("Spain", "France"), strict=True):
        twin.play("blind")
        twin.draw(f"deal {card}")
        twin.play("end turn")
    assert_looks_the_same(twins[0], twins[1], seat=0)


# Majesty.


def assert_sees_everything(game: Game, seat: int | None) -> None:
    """The view is the game."""
    view = game.view(seat)
    assert view.state_bytes() == game.states.tobytes()
    assert view.steps == tuple(game.steps)
    assert view.describe() == game.describe()
    assert view.legal_moves == (game.legal_moves if seat == game.turn else ())


@pytest.mark.parametrize("configuration", MAJESTY, ids=str)
def test_in_majesty_everybody_sees_everything(configuration: Configuration) -> None:
    """The deck's order is in no state, so there is nothing to hide."""
    for number, game in enumerate(at_random(configuration.start(5))):
        if number % 5 == 0:
            for seat in (None, *seats_of(game)):
                assert_sees_everything(game, seat)


def test_a_payer_whose_hand_is_known_by_counting_is_dealt_at_once() -> None:
    """Nothing was drawn blind, so the pile is known and with it the one hand that is not seen."""
    hands = {"2": {"France": 1, "Britain": 14}}
    game = new_game("royals", players=2, seed=1, position={"turn": 2, "row": {"France": 3}, "hands": hands})
    game.play("claim Dijon Baron")
    assert game.view(0).imagine(1)[0].hand[1].tolist() == [1, 0, 14, 0]
