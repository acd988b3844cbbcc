"""A game's box in the terminal: components, where each value is known from, and the rulings."""

import tomllib
from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from regalia.games.catalogue import rulebook
from regalia.games.component_sheets import Component, Paragraph
from regalia.games.rulebook import Rulebook
from regalia.jobs.printing import LEFT, RIGHT, grid, print_out


def print_rules(game: str, given: Mapping[str, Any]) -> None:
    """Show the components of a game as the rules use them; `given` are flags that choose among them."""
    book = rulebook(game)
    print_out(*map(_printable, book.components(**book.codec.wishes(given))), *_rulings(book))


def _printable(part: Component) -> RenderableType:
    if isinstance(part, Paragraph):
        return Text.assemble((part.heading, "bold"), part.text)
    align = "".join(RIGHT if at in part.numbers else LEFT for at in range(len(part.columns)))
    return grid(part.title, part.columns, part.rows, align=align)


def _rulings(book: Rulebook) -> list[RenderableType]:
    text = book.file_text("rulings.toml")
    if text is None:
        return []
    rows = [
        (ruling["id"], *(" ".join(ruling[part].split()) for part in ("question", "ruling", "why")))
        for ruling in tomllib.loads(text)["rulings"]
    ]
    title = "Rulings, where the books are silent or disagree"
    return [grid(title, ("", "question", "ruling", "why"), rows, align="llll", lines=True)]
