"""Games of Royals with hidden cards, and the same games as a seat may imagine them, or with cards exchanged."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

from regalia import Game
from regalia.engine.binding import bind_rules
from regalia.kernel.luck import lucks
from tests.helpers.configurations import ROYALS, Configuration, at_random

SHUFFLES = {"royals.shuffle", "royals.shuffle.intrigue"}

each_royals = pytest.mark.parametrize("configuration", ROYALS, ids=str)



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
