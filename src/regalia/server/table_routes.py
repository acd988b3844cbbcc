"""Tables: what can be played, setting one up, what is known of one, the next game."""

import asyncio
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

from fastapi import APIRouter, Request, Response

from regalia.bots.levels import levels
from regalia.games.catalogue import games
from regalia.games.rulebook import Rulebook
from regalia.kernel.refusal import Refusal
from regalia.server.access import Pass, greet
from regalia.server.guiding import guide_info
from regalia.server.http_shapes import GameInfo, Invitation, LevelName, NewTable, OpenWish, OptionInfo, TableInfo
from regalia.server.links import HOSTING, WATCHING
from regalia.server.live_table import LiveTable
from regalia.server.reach import reach
from regalia.server.route_parts import REFUSALS, LiveTableDep, PassDep, access_of, registry_of, table_of
from regalia.server.setting_up import (
    allows_hints,
    hides_scores,
    invitation,
    links_for,
    set_rematch,
    set_table,
    shown_options,
)
from regalia.table.refusals import GameRuns, HostOnly, RematchSet, SittersOnly

router = APIRouter(prefix="/api", responses=REFUSALS, tags=["tables"])


@router.get("/games")
def list_games() -> list[GameInfo]:
    """What can be played, and what can be chosen for it."""
    return [game_info(book) for book in games()]


def game_info(book: Rulebook) -> GameInfo:
    """What can be chosen for a game."""
    usual = book.choose()
    return GameInfo(
        game=book.name,
        title=book.title,
        players=list(book.player_numbers()),
        levels=[LevelName(name=one.name, number=one.number, about=one.about) for one in levels(book.name)],
        options=[
            OptionInfo(name=part.name, usual=part.to_json(value), choices=list(part.choices))
            for part, value in book.codec.values(usual)
        ],
        impossible=list(_impossible(book)),
        hides_scores=book.hides_scores,
        board=book.table().board(usual),
        guided=guide_info(book),
    )


def _impossible(book: Rulebook) -> Iterator[dict[str, Any]]:
    """Pairs of values that the game refuses."""
    values = [[(option.name, value) for value in option.choices] for option in book.codec.parts]
    for one, other in (pair for two in combinations(values, 2) for pair in product(*two)):
        try:
            book.codec.from_json(dict([one, other]))
        except Refusal:
            yield dict([one, other])


@router.post("/tables", status_code=201)
async def set_up(wish: NewTable, request: Request, response: Response) -> Invitation:
    """Set up a table; the answer has its links."""
    if wish.seed is not None and not request.app.state.settings.seeds:
        raise Refusal("This server draws its chance from the operating system; a table cannot have a seed here.")
    browser = greet(request, response)
    live = await set_table(wish, browser, request)
    mine = frozenset(at for at, seat in enumerate(live.table.seats) if seat.kind in ("me", "screen"))
    return await invitation(request, live, Pass(browser, mine, host=True))


@router.get("/tables/{table_id}")
async def table_info(live: LiveTableDep, passed: PassDep, request: Request) -> TableInfo:
    """A table: who sits there and is here, what is printed on its board, and the links for those who may have them."""
    links = await links_for(request, live, passed)
    private = {link: path for link, path in links.items() if link.kind == "return"}
    return TableInfo(
        table=live.stored.id,
        game=live.stored.game,
        options=shown_options(live.stored),
        board=live.table.game.board(),
        secret=live.table.book.hides_hands or hides_scores(live.stored),
        hints=allows_hints(live.stored),
        open=live.is_open,
        guided=live.is_guided,
        host=passed.host,
        mine=sorted(passed.seats),
        left=passed.left,
        seats=list(live.table.seats),
        people=live.people_told(),
        links={str(link.seat): path for link, path in links.items() if link.kind == "seat"} if passed.host else None,
        watch=links[WATCHING],
        rescue={"host" if link == HOSTING else str(link.seat): path for link, path in private.items()},
        reach=reach(request, request.app.state.settings),
    )


@router.post("/tables/{table_id}/open", status_code=204)
async def open_to_strangers(live: LiveTableDep, passed: PassDep, wish: OpenWish, request: Request) -> None:
    """Have a table listed on the first page, so that a stranger may sit down; or not any more."""
    if not passed.host:
        raise HostOnly("Only the one who set up the table can do that.")
    await asyncio.to_thread(registry_of(request).store.open_to_strangers, live.stored.id, wish.open)
    live.is_open = wish.open
    live.neighbours.tell("settings", table=live.stored.id)


async def _set_rematch(live: LiveTable, passed: Pass, request: Request) -> None:
    made = await set_rematch(live, request)
    try:
        await live.do(lambda table: table.agree_rematch(made.stored.id, min(passed.seats, default=None)))
    except RematchSet:  # by another server, in the same moment
        await registry_of(request).delete(made.stored.id)


@router.post("/tables/{table_id}/rematch", status_code=201)
async def rematch(live: LiveTableDep, passed: PassDep, request: Request) -> Invitation:
    """The next game of the same people, the next one beginning; all who hold a seat here hold theirs there."""
    if not passed.seats and not passed.host:
        raise SittersOnly("Only those who sit at the table can ask for the next game.")
    if not live.table.game.is_over:
        raise GameRuns("This game is not over yet; play it to its end first.")
    async with live.rematching:  # whoever asks second gets the same table
        if live.table.rematch is None:
            await _set_rematch(live, passed, request)
    next_table = await table_of(live.table.rematch or "", request)
    # What one may do here one may not there, if one was put out of a seat meanwhile.
    there = await asyncio.to_thread(access_of(request).pass_of, request, next_table.stored.id)
    return await invitation(request, next_table, there)
