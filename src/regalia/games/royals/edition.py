"""The editions of Royals: the figures of each, as its file in `editions/` has them."""

import tomllib
from functools import cache
from importlib import resources
from typing import Any

from regalia.kernel.refusal import Refusal

EDITIONS = ("2014", "2016")
USUAL = EDITIONS[-1]


@cache
def printed(edition: str) -> dict[str, Any]:
    """The contents of an edition's file."""
    text = resources.files(__package__).joinpath(f"editions/{edition}.toml").read_text("utf-8")
    return tomllib.loads(text)


def player_numbers() -> tuple[int, ...]:
    """How many can play: those for whom the box has nobles.

    >>> player_numbers()
    (2, 3, 4, 5)
    """
    return tuple(map(int, printed(USUAL)["nobles"]))


def known_edition(edition: str) -> str:
    """The edition, if there is one.

    >>> known_edition("2020")
    Traceback (most recent call last):
    regalia.kernel.refusal.Refusal: There is no edition 2020 of Royals; there are 2014 and 2016.
    """
    if edition not in EDITIONS:
        raise Refusal(f"There is no edition {edition} of Royals; there are {' and '.join(EDITIONS)}.")
    return edition
