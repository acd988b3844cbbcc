"""Guided first games: the prepared deal of each game, and which tables are guided.

A game has one where its folder has a `guide.toml`: how many play, of which level the bots are, and the seed of the deal
for each choice of options, the first that fits. Nobody chooses a seed: a guided table plays the deal its game prepared.
"""

from typing import Any

from pydantic import BaseModel, ConfigDict, ValidationError

from regalia.games.catalogue import rulebook
from regalia.games.rulebook import Rulebook
from regalia.kernel.refusal import Refusal
from regalia.server.http_shapes import GuideInfo, NewTable
from regalia.server.store import StoredTable

FILE = "guide.toml"


class Deal(BaseModel):
    """A prepared deal, and the options it is for."""

    model_config = ConfigDict(extra="forbid")
    seed: int
    options: dict[str, Any] = {}


class GuidePlan(BaseModel):
    """What a game's `guide.toml` says."""

    model_config = ConfigDict(extra="forbid")
    players: int
    level: str
    deals: list[Deal]


def guide_plan(book: Rulebook) -> GuidePlan | None:
    """How a game's guided first game is dealt; None: it has none."""
    said = book.toml(FILE)
    if not said:
        return None
    try:
        return GuidePlan(**said)
    except ValidationError as error:
        raise Refusal(f"{FILE} in the folder {book.name} is not complete: {error.errors()[0]['msg']}.") from None


def guide_info(book: Rulebook) -> GuideInfo | None:
    """What browsers are told of a game's guided first game."""
    plan = guide_plan(book)
    return None if plan is None else GuideInfo(players=plan.players, level=plan.level)


def prepared_deal(wish: NewTable, options: Any) -> int:
    """The seed of a guided table: the deal that its game prepared for such options."""
    book = rulebook(wish.game)
    plan = guide_plan(book)
    if plan is None:
        raise Refusal(f"{book.title} has no guided game.")
    kinds = [seat.kind for seat in wish.seats]
    if kinds != ["me"] + ["bot"] * (plan.players - 1):
        seats = f"{plan.players} seats in all"
        raise Refusal(f"A guided game of {book.title} is for one person, who begins, against bots: {seats}.")
    if any(part.is_file and value is not None for part, value in book.codec.values(options)):
        raise Refusal(f"A guided game of {book.title} is played with what is printed, without files of one's own.")
    chosen = {part.name: part.to_json(value) for part, value in book.codec.values(options)}
    for deal in plan.deals:
        if deal.options.items() <= chosen.items():
            return deal.seed
    raise Refusal(f"No guided game of {book.title} is prepared for these options.")


def is_guided(stored: StoredTable) -> bool:
    """Bots wait there until they are asked, and lessons explain the game."""
    return bool(stored.settings.get("guided"))
