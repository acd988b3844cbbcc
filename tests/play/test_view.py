"""What a seat knows and what it does not: its view, and the history as it was told."""

import json
import re
from collections import Counter
from collections.abc import Iterator

import pytest

from regalia import Event, Game, Refusal, Step, new_game
from regalia.games.royals.board import COUNTRY_NAMES
from regalia.games.royals.box import PAIR_NAMES
from tests.games.royals.hidden_cards import (
    assert_looks_the_same,
    bytes_of,
    concealed,
    each_royals,
    intrigue_swaps,
    moments,
    others_of,
    redealt,
    seats_of,
    swaps,
)
from tests.helpers.configurations import MAJESTY, ROYALS, Configuration, at_random

SECRET_DRAWS = {"royals.draw.blind", "royals.draw.intrigue_card"}
ANSWER = re.compile("fitting|wild")

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
