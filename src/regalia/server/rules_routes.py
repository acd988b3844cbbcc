"""The rules of a game as the rules page shows them: its figures for some options, or for those of a table."""

from typing import Any

from fastapi import APIRouter, HTTPException
from pydantic import BaseModel, Field

from regalia.games.catalogue import games, rulebook
from regalia.games.rulebook import Rulebook
from regalia.server.http_shapes import Asked
from regalia.server.route_parts import REFUSALS, LiveTableDep
from regalia.server.setting_up import read_options
from regalia.table.shapes import GameBoard, of_any_game

router = APIRouter(prefix="/api", responses=REFUSALS, tags=["rules"])
GameFigures: Any = of_any_game([book.page().model for book in games() if book.page], "game")


class RulesWish(Asked):
    """For which options the rules are asked."""

    options: dict[str, Any] = Field(default={}, description="as for a table; what is not said is as usual")


class Ruling(BaseModel):
    """What was decided where the printed rules are silent; in English, for whoever has no message of it."""

    id: str
    question: str
    ruling: str
    why: str
    rules: list[str] = Field(description="the keys of the rules it governs")


class RulesTold(BaseModel):
    """What the rules page of a game is made from."""

    game: str
    options: dict[str, Any] = Field(description="all of them; of a whole file only that there is one")
    board: GameBoard = Field(description="what is printed, with these options")
    figures: GameFigures | None = Field(description="what else is; null: the game says nothing of its rules")
    paragraphs: list[str] = Field(description="of the page, in order")
    rulings: list[Ruling]


@router.post("/rules/{game}")
async def rules_of(game: str, wish: RulesWish) -> RulesTold:
    """The rules with some options; changes nothing."""
    book = next((one for one in games() if one.name == game), None)
    if book is None:
        raise HTTPException(404, "There is no such game.")
    options = await read_options(game, {name: value for name, value in wish.options.items() if value is not None})
    return _told(book, options)


@router.get("/tables/{table_id}/rules")
def rules_at(live: LiveTableDep) -> RulesTold:
    """The rules with the options of a table, on its board."""
    return _told(rulebook(live.stored.game), live.table.options)


def _told(book: Rulebook, options: Any) -> RulesTold:
    page = book.page() if book.page else None
    return RulesTold(
        game=book.name,
        options={
            part.name: True if part.is_file and value is not None else part.to_json(value)
            for part, value in book.codec.values(options)
        },
        board=book.table().board(options),
        figures=page.figures(options) if page else None,
        paragraphs=list(page.paragraphs) if page else [],
        rulings=[Ruling(**ruling) for ruling in book.rulings],
    )
