"""Setting up a position of Majesty from words, for scenarios, puzzles and tests of other engines.

Cards not placed anywhere are unseen; those placed count as tier 1 cards as far as there are any.
"""

from typing import Any

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
        _use(state, _card(name))
    state.shown = len(words.get("market", []))
    for number, seat in words.get("seats", {}).items():
        _arrange_seat(state, int(number) - 1, seat)
    deck = words.get("deck", {})
    turned_up = int(state.shown + state.people.sum())
    state.deck[0] = deck.get("upper", max(0, int(box.deck[0]) - turned_up))
    state.deck[1] = deck.get("lower", int(box.deck[1]))


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
            _use(state, _card(card))


def _use(state: Any, card: int) -> None:
    """A card that lies on the table is no longer unseen."""
    part = 0 if state.unseen[0, card] > 0 else 1
    if state.unseen[part, card] == 0:
        raise Refusal(f"The position uses more {card_names()[card]} cards than there are.")
    state.unseen[part, card] -= 1


def _card(name: str) -> int:
    if name not in card_names():
        raise Refusal(f"There is no card {name!r}; there are {', '.join(card_names())}.")
    return card_names().index(name)


def _check(words: dict[str, Any], known: set[str], what: str) -> None:
    for word in words.keys() - known:
        raise Refusal(f"{what} has no entry {word!r}; it has {', '.join(sorted(known))}.")
