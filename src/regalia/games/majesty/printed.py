"""What is printed on Majesty's cards and buildings, as `box.toml` has it, and what it is called."""

import tomllib
from functools import cache
from importlib import resources
from typing import Any


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
