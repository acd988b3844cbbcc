"""Setting up a position of Majesty from words, for scenarios, puzzles and tests of other engines.

Cards not placed anywhere are unseen. Those placed came from the upper part of the deck, as far as it goes.
"""

from typing import Annotated, Any, ClassVar, Literal

import numpy as np
from pydantic import AfterValidator, BaseModel

from regalia.games.majesty.description import STEPS
from regalia.games.majesty.options import Options
from regalia.games.majesty.printed import building_names, card_names
from regalia.games.majesty.state import HIRES, MARKET
from regalia.games.position_words import Count, FromOne, one_of, read_words
from regalia.kernel.refusal import Refusal

Card = Annotated[str, one_of("card", card_names())]
BuildingName = Annotated[str, one_of("building", building_names())]


def _check_lying(entry: str) -> str:
    """A card of the market is its name, with the workers on it behind a plus: "Miller +2"."""
    name, plus, workers = entry.partition(" +")
    if name not in card_names():
        raise ValueError(f"There is no card {name!r}; there are {', '.join(card_names())}.")
    if plus and not workers.isdecimal():
        raise ValueError(f"Behind the plus of {entry!r} comes the number of workers lying on the card.")
    return entry


class SeatWords(BaseModel, extra="forbid"):
    """A seat of a position."""

    called: ClassVar[str] = "A seat of Majesty"

    points: int = 0
    workers: Count | None = None
    buildings: dict[BuildingName, list[Card]] = {}


class Position(BaseModel, extra="forbid"):
    """A position of Majesty; seats and rounds count from 1."""

    called: ClassVar[str] = "A position of Majesty"

    turn: FromOne = 1
    round: FromOne = 1
    step: Annotated[str, one_of("step", tuple(STEPS.values()))] = "take"
    market: list[Annotated[str, AfterValidator(_check_lying)]] = []
    seats: dict[FromOne, SeatWords] = {}
    deck: dict[Literal["upper", "lower"], Count] = {}


def arrange(state: Any, box: Any, options: Options, words: dict[str, Any]) -> None:
    """Turn a state that is set up into the position the words describe."""
    said = read_words(Position, words)
    if max([said.turn, *said.seats]) > options.players:
        raise Refusal(f"There is no seat {max([said.turn, *said.seats])}; seats are 1 to {options.players}.")
    if len(said.market) > MARKET:
        raise Refusal(f"The market has {MARKET} places, not {len(said.market)}.")
    state.seat = said.turn - 1
    state.rounds = said.round - 1
    state.phase = next(phase for phase, name in STEPS.items() if name == said.step)
    for place, entry in enumerate(said.market):
        name, _, workers = entry.partition(" +")
        state.market[place] = card_names().index(name)
        state.market_workers[place] = int(workers or 0)
    state.shown = len(said.market)
    for number, seat in said.seats.items():
        _arrange_seat(state, number - 1, seat)
    _arrange_deck(state, box, said)


def _arrange_deck(state: Any, box: Any, said: Position) -> None:
    """Share the cards on the table out between the parts of the deck they were drawn from."""
    drawn = _cards_on_the_table(state)
    upper_left = said.deck.get("upper")
    from_upper = min(int(box.deck[0]), sum(drawn)) if upper_left is None else int(box.deck[0]) - upper_left
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
    if said.deck.get("lower", state.deck[1]) != state.deck[1]:
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


def _arrange_seat(state: Any, seat: int, said: SeatWords) -> None:
    state.points[seat] = said.points
    if said.workers is not None:
        state.workers[seat] = said.workers
    for name, cards in said.buildings.items():
        if len(cards) > HIRES:
            raise Refusal(f"A building holds {HIRES} cards at most, not {len(cards)}.")
        building = building_names().index(name)
        state.people[seat, building] = len(cards)
        for place, card in enumerate(cards):
            state.cards[seat, building, place] = card_names().index(card)
