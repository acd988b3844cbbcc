"""What a game says of its rules page: which paragraphs it has, and the figures that are told in them.

The words are messages, the pictures are drawn by the client; figures come from the game's data for the options in
question, so that the page is true for any edition, number of players and board.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class RulesPage:
    """The rules page of a game."""

    paragraphs: tuple[str, ...]     # in order; the address of each, and its heading is `<game>-web-book-<paragraph>`
    model: type[Any]                # a Pydantic model of the figures, with a field `game`, the game's name
    figures: Callable[[Any], Any]   # options to an instance of the model
