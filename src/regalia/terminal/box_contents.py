"""A game's box in the terminal: components, where each value is known from, and the rulings."""

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
    shown = [*map(_printable, book.components(**book.codec.wishes(given))), *_rulings(book)]
    print_out(*(shown or [f"{book.title} comes without a list of its components."]))


def _printable(part: Component) -> RenderableType:
    if isinstance(part, Paragraph):
        return Text.assemble((part.heading, "bold"), part.text)
    align = "".join(RIGHT if at in part.numbers else LEFT for at in range(len(part.columns)))
    return grid(part.title, part.columns, part.rows, align=align)


def _rulings(book: Rulebook) -> list[RenderableType]:
    rows = [
        (ruling["id"], *(" ".join(ruling[part].split()) for part in ("question", "ruling", "why")))
        for ruling in book.rulings
    ]
    if not rows:
        return []
    title = "Rulings, where the books are silent or disagree"
    return [grid(title, ("", "question", "ruling", "why"), rows, align="llll", lines=True)]
