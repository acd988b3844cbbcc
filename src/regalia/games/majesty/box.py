"""Majesty's box: reads `box.toml` and lays out what one game uses (spec sections 1 and 2)."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from regalia.games.majesty.state import BUILDINGS, NO_SPECIAL, SPECIAL_ATTACK, SPECIAL_EXCHANGE, SPECIAL_HEAL, Box
from regalia.kernel.fields import blank
from regalia.kernel.refusal import Refusal

SPECIALS = {"heal": SPECIAL_HEAL, "attack": SPECIAL_ATTACK, "exchange": SPECIAL_EXCHANGE}


@dataclass(frozen=True)
class Options:
    """What people agree on before a game of Majesty.

    >>> Options(players=3, sides="AAAABBBB").sides
    'AAAABBBB'
    >>> Options(players=5)
    Traceback (most recent call last):
    regalia.kernel.refusal.Refusal: Majesty is for 2 to 4 players, not 5.
    """

    players: int = 2             # 2 … 4
    sides: str = "AAAAAAAA"      # side A or B of each building, from the Mill to the Infirmary
    whole_deck: bool = False     # all 60 cards shuffled together

    def __post_init__(self) -> None:
        """Refuse what the box does not allow."""
        allowed = player_numbers()
        if type(self.players) is not int or self.players not in allowed:
            raise Refusal(f"Majesty is for {allowed[0]} to {allowed[-1]} players, not {self.players}.")
        if type(self.whole_deck) is not bool:
            raise Refusal(f"The whole deck is played with or not: True or False, not {self.whole_deck!r}.")
        if type(self.sides) is not str or len(self.sides) != BUILDINGS + 1 or set(self.sides) - {"A", "B"}:
            raise Refusal(f"Sides are eight letters A or B, Mill to Infirmary (such as AAAAAAAA), not {self.sides!r}.")


@cache
def printed() -> dict[str, Any]:
    """The contents of `box.toml`."""
    text = resources.files(__package__).joinpath("box.toml").read_text("utf-8")
    return tomllib.loads(text)


def player_numbers() -> tuple[int, ...]:
    """How many can play: those for whom the book says how to build the deck.

    >>> player_numbers()
    (2, 3, 4)
    """
    return tuple(map(int, printed()["set_up"]["tier_1_cards"]))


@cache
def building_names() -> tuple[str, ...]:
    """The eight buildings, Mill to Infirmary."""
    return tuple(building["name"] for building in printed()["buildings"])


@cache
def people() -> tuple[str, ...]:
    """The seven kinds of people in the order of their buildings, and 'wounded' for the infirmary.

    >>> people()[:3]
    ('Miller', 'Brewer', 'Witch')
    """
    return tuple(building["person"] for building in printed()["buildings"])


@cache
def card_names() -> tuple[str, ...]:
    """The different cards, a split card with both its people.

    >>> card_names()[7]
    'Miller/Brewer'
    """
    return tuple(printed()["cards"])


def lay_out(options: Options) -> Any:
    """The box record (an array of one) for the options."""
    boxes = blank(Box)
    box = boxes[0]
    set_up = printed()["set_up"]
    box.players = options.players
    box.hires = set_up["cards_per_player"]
    box.start_workers = set_up["workers"]
    box.worker_places = set_up["worker_places"]
    box.point_per_worker = set_up["point_per_worker"]
    _lay_out_deck(box, options, set_up["tier_1_cards"][str(options.players)])
    for number, (building, side) in enumerate(zip(printed()["buildings"], options.sides, strict=True)):
        _lay_out_building(box, number, building[side])
    return boxes


def _lay_out_deck(box: Any, options: Options, tier_1_cards: int) -> None:
    for card, (name, counts) in enumerate(printed()["cards"].items()):
        halves = [people().index(person) for person in name.split("/")]
        box.halves[card] = halves if len(halves) == 2 else [*halves, -1]
        box.cards[:, card] = [sum(counts), 0] if options.whole_deck else counts
    upper, lower = box.cards.sum(axis=1)
    box.deck[:] = [upper if options.whole_deck else tier_1_cards, lower]
    box.left_out[:] = [upper - box.deck[0], 0]


def _lay_out_building(box: Box, number: int, side: dict[str, Any]) -> None:
    box.value[number] = side["value"]
    box.special[number] = SPECIALS.get(side.get("special", ""), NO_SPECIAL)
    for person, points in side.get("points_per", {}).items():
        box.points_per[number, people().index(person)] = points
    for person, workers in side.get("workers_per", {}).items():
        box.workers_per[number, people().index(person)] = workers
    box.points_per_largest[number] = side.get("points_per_largest", 0)
    both = side.get("with_both", {"people": [], "points": 0})
    box.both[number] = [people().index(person) for person in both["people"]] or [-1, -1]
    box.both_points[number] = both["points"]
    all_with = side.get("all_with", {"points": 0})
    box.all_with[number] = people().index(all_with["person"]) if "person" in all_with else -1
    box.all_with_points[number] = all_with["points"]
