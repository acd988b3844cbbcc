"""Why a move is good, as far as the rules tell it: which leads it brings, what it is good for later.

Points are told by its offer's gains.
"""

from typing import Any, Literal

from pydantic import BaseModel, Field

from regalia.engine.binding import lay
from regalia.games.rulebook import Laid
from regalia.kernel.choices import Choices
from regalia.kernel.fields import blank
from regalia.kernel.log import Log
from regalia.play.game import Game

Lead = Literal["takes", "shares", "alone"]  # a lead one had not; one that others have too; one that others shared


class Reason(BaseModel):
    """A lead that a move brings."""

    lead: Lead
    what: str = Field(description="what is led, in the game's words, such as 'country'")
    place: str = Field(description="its name")
    other: int | None = Field(description="the seat that led there alone before")


class Later(BaseModel):
    """What a move is good for later."""

    name: str = Field(description="which fact it is, such as 'pays'; the client has a message for each")
    args: dict[str, Any] = Field(description="names and numbers that its message is told")


def _before_and_after(game: Game, move: int) -> tuple[Laid, Laid]:
    """The table before a legal move of the seat to decide, and after it, before chance or another decision."""
    after, choices, logs = blank(game.book.state), blank(Choices), blank(Log)
    laid = lay(game.book, game.options, game.states, game.boxes, game.way)
    laid.call("preview", move, after, choices, logs, logged=True)
    return laid, lay(game.book, game.options, after, game.boxes, game.way)


def later(game: Game, move: int) -> list[Later]:
    """What a legal move of the seat to decide is good for later, what matters most first."""
    return [Later(name=one.name, args=one.args) for one in game.book.prospects(*_before_and_after(game, move), move)]


def reasons(game: Game, move: int) -> list[Reason]:
    """What a legal move of the seat to decide changes in who leads, before chance or another decision."""
    laid, after = _before_and_after(game, move)
    then = game.book.leaders(after)
    found = []
    for (what, place), before in game.book.leaders(laid).items():
        lead = _lead(game.actor, before, then[what, place])
        if lead is not None:
            other = next(iter(before)) if lead == "takes" and len(before) == 1 else None
            found.append(Reason(lead=lead, what=what, place=place, other=other))
    return found


def _lead(seat: int, before: frozenset[int], after: frozenset[int]) -> Lead | None:
    if seat not in after:
        return None
    if seat not in before:
        return "takes" if after == {seat} else "shares"
    return "alone" if after == {seat} and before != {seat} else None
