"""A table in sentences, in the reader's language: for text mode, and for whoever plays in a terminal by a link."""

from typing import Annotated

from fastapi import APIRouter, Query, Request

from regalia.locale.words import LANGUAGES
from regalia.server.page_routes import language_of
from regalia.server.route_parts import REFUSALS, LiveTableDep, PassDep
from regalia.server.seat_routes import LevelQuery, ViewerDep, advice_for
from regalia.table.text_commands import LONGEST, Commander
from regalia.table.text_shapes import TextAnswer, TextTable
from regalia.table.text_table import TextReader

router = APIRouter(prefix="/api/tables/{table_id}/text", responses=REFUSALS, tags=["playing"])

Language = Annotated[
    str | None,
    Query(pattern=f"^({'|'.join(LANGUAGES)})$", description="of the sentences; usually what the browser asks for"),
]


@router.get("")
async def text(
    live: LiveTableDep,
    viewer: ViewerDep,
    request: Request,
    language: Language = None,
    after: Annotated[
        int | None, Query(ge=0, description="all that happened after this number; without it, only the latest")
    ] = None,
) -> TextTable:
    """The table as a seat knows it, or a spectator: position, possible moves and what happened, in sentences."""
    return TextReader(await live.viewer(viewer), language or language_of(request)).table(after)


@router.get("/answer")
async def answer(
    live: LiveTableDep,
    passed: PassDep,
    viewer: ViewerDep,
    request: Request,
    said: Annotated[str, Query(max_length=LONGEST, description="a command, as somebody typed it")],
    language: Language = None,
    paying: Annotated[int | None, Query(ge=0, lt=1000, description="a move that waits for a way to pay")] = None,
    level: LevelQuery = None,
) -> TextAnswer:
    """What is answered to a typed command; nothing is changed by it. Its `moves` are played by POST …/moves."""
    reader = TextReader(await live.viewer(viewer), language or language_of(request))
    commander = Commander(reader)
    found = commander.answer(said, paying)
    if found.does != "hint" or viewer is None:
        return found
    advice, _ = await advice_for(live, viewer, level)
    return TextAnswer(said=commander.hint(advice))
