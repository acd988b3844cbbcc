"""Setting up a position of Majesty from words, for scenarios, puzzles and tests of other engines.

Cards not placed anywhere are unseen. Those placed came from the upper part of the deck, as far as it goes.
"""

from typing import Any

import numpy as np

from regalia.games.majesty.box import Options, building_names, card_names
from regalia.games.majesty.description import STEPS
from regalia.kernel.refusal import Refusal

KNOWN = {"turn", "round", "step", "market", "seats", "deck"}
KNOWN_OF_SEAT = {"points", "workers", "buildings"}


def arrange(state: Any, box: Any, options: Options, words: dict[str, Any]) -> None:
    """Turn a state that is set up into the position the words describe; seats and rounds count from 1.

    A card of the market is its name, with the workers on it behind a plus: "Miller +2".
    """
    _check(words, KNOWN, "A position of Majesty")
    state.seat = words.get("turn", 1) - 1
    state.rounds = words.get("round", 1) - 1
    step = words.get("step", "take")
    state.phase = next(phase for phase, name in STEPS.items() if name == step)
    for place, entry in enumerate(words.get("market", [])):
        name, _, workers = entry.partition(" +")
        state.market[place] = _card(name)
        state.market_workers[place] = int(workers or 0)
    state.shown = len(words.get("market", []))
    for number, seat in words.get("seats", {}).items():
        _arrange_seat(state, int(number) - 1, seat)
    _arrange_deck(state, box, words.get("deck", {}))


def _arrange_deck(state: Any, box: Any, words: dict[str, int]) -> None:
    """Share the cards on the table out between the parts of the deck they were drawn from."""
    drawn = _cards_on_the_table(state)
    from_upper = min(int(box.deck[0]), sum(drawn)) if "upper" not in words else int(box.deck[0]) - words["upper"]
    fewest = [max(0, number - int(lower)) for number, lower in zip(drawn, box.cards[1], strict=True)]
    most = [min(number, int(upper)) for number, upper in zip(drawn, box.cards[0], strict=True)]
    for name, low, high in zip(card_names(), fewest, most, strict=True):
        if low > high:
            raise Refusal(f"The position uses more {name} cards than there are.")
    if not sum(fewest) <= from_upper <= sum(most):
        raise Refusal("The cards on the table cannot come from the two parts of the deck in these numbers.")
    spare = from_upper - sum(fewest)
    for card, (low, high) in enumerate(zip(fewest, most, strict=True)):
        upper = min(high, low + spare)
        spare -= upper - low
        state.unseen[:, card] = box.cards[0, card] - upper, box.cards[1, card] - (drawn[card] - upper)
    state.deck[:] = box.deck[0] - from_upper, box.deck[1] - (sum(drawn) - from_upper)
    if "lower" in words and words["lower"] != state.deck[1]:
        raise Refusal(f"With these cards on the table the lower part of the deck has {int(state.deck[1])} cards left.")


def _cards_on_the_table(state: Any) -> list[int]:
    """How many of each card lie in the market and the realms."""
    drawn = [0] * len(card_names())
    for place in range(state.shown):
        drawn[state.market[place]] += 1
    for seat, building in np.ndindex(*state.people.shape):
        for place in range(state.people[seat, building]):
            drawn[state.cards[seat, building, place]] += 1
    return drawn


def _arrange_seat(state: Any, seat: int, words: dict[str, Any]) -> None:
    _check(words, KNOWN_OF_SEAT, "A seat of Majesty")
    state.points[seat] = words.get("points", 0)
    state.workers[seat] = words.get("workers", int(state.workers[seat]))
    for name, cards in words.get("buildings", {}).items():
        if name not in building_names():
            raise Refusal(f"There is no building {name!r}; there are {', '.join(building_names())}.")
        building = building_names().index(name)
        state.people[seat, building] = len(cards)
        for place, card in enumerate(cards):
            state.cards[seat, building, place] = _card(card)


def _card(name: str) -> int:
    if name not in card_names():
        raise Refusal(f"There is no card {name!r}; there are {', '.join(card_names())}.")
    return card_names().index(name)


def _check(words: dict[str, Any], known: set[str], what: str) -> None:
    for word in words.keys() - known:
        raise Refusal(f"{what} has no entry {word!r}; it has {', '.join(sorted(known))}.")
