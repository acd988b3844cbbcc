"""The list of my games, what can be done with its lines, and the tables that are open to strangers."""

import asyncio
from dataclasses import replace
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request

from regalia.bots.levels import levels
from regalia.server.access import Pass, browser_of
from regalia.server.guiding import is_guided
from regalia.server.http_shapes import HideWish, MyTable, MyTables, OpenTable
from regalia.server.joining_routes import give_up_seat
from regalia.server.links import LinkFor
from regalia.server.registry import TableRegistry
from regalia.server.replaying import is_of_other_rules
from regalia.server.route_parts import (
    REFUSALS,
    LiveTableDep,
    PassDep,
    StoredTableDep,
    access_of,
    registry_of,
    table_of,
)
from regalia.server.setting_up import allows_hints, hides_scores, shown_options
from regalia.server.store import ListedTable, TableStanding
from regalia.table.refusals import FinishedForAll, HostOnly, Unreadable
from regalia.table.seating import Seat

router = APIRouter(prefix="/api", responses=REFUSALS, tags=["my games"])
A_PAGE = 100  # lines of a list
MOST_OPEN = 30  # open tables that are listed
AT_REST = 0  # entries that are known of a table which this server cannot play on


@router.get("/tables")
async def my_tables(
    request: Request,
    offset: Annotated[int, Query(ge=0)] = 0,
    limit: Annotated[int, Query(ge=1, le=A_PAGE)] = A_PAGE,
    hidden: bool = False,
) -> MyTables:
    """The tables of this browser: what waits for it first, then the newest change."""
    registry, browser = registry_of(request), browser_of(request)
    if not browser:
        return MyTables(tables=[], total=0, hidden=0)
    listed = await asyncio.to_thread(registry.store.tables_of, browser)
    shown = [one for one in listed if hidden == _is_hidden(one)]
    standings = [(one, await _standing(registry, one)) for one in shown]
    lines = [_line(*await _as_told(registry, one, standing)) for one, standing in standings if standing is not None]
    lines.sort(key=lambda line: line.changed, reverse=True)
    lines.sort(key=lambda line: not line.waits)  # the order of changes stays within both
    hidden_ones = sum(_is_hidden(one) for one in listed)
    return MyTables(tables=lines[offset : offset + limit], total=len(lines), hidden=hidden_ones)


def _is_hidden(listed: ListedTable) -> bool:
    return all(one.hidden for one in listed.mine)


def _line(listed: ListedTable, standing: TableStanding) -> MyTable:
    mine = sorted(one.seat for one in listed.mine if one.sits)
    seats = [Seat(**seat) for seat in standing.seats]
    turn = standing.turn
    return MyTable(
        table=listed.table.id,
        game=listed.table.game,
        options=shown_options(listed.table),
        seats=seats,
        turn=turn,
        over=turn is None,
        winners=standing.winners,
        mine=mine,
        changed=listed.changed,
        progress=standing.progress,
        moved=standing.moved,
        free=_free(listed, seats),
        host=any(one.host for one in listed.mine),
        state="rests" if standing.entries == AT_REST else _state(listed, mine),
        waits=standing.entries != AT_REST and turn in mine and not seats[turn or 0].is_bot,
        hidden=_is_hidden(listed),
        hides_scores=hides_scores(listed.table),
        hints=allows_hints(listed.table),
        open=listed.table.is_open,
        guided=is_guided(listed.table),
    )


def _free(listed: ListedTable, seats: list[Seat]) -> list[int]:
    return [at for at, seat in enumerate(seats) if seat.kind != "bot" and at not in listed.held]


def _state(listed: ListedTable, mine: list[int]) -> Literal["sits", "watches", "left", "lost"]:
    if mine:
        return "sits"
    gone = {one.gone for one in listed.mine}
    if "left" in gone:
        return "left"
    return "watches" if None in gone else "lost"


async def _standing(registry: TableRegistry, listed: ListedTable) -> TableStanding | None:
    """How a table stands; its log is read only where nobody wrote that down, or where a bot has to go on.

    None: it was deleted a moment ago.
    """
    known = listed.standing
    if is_of_other_rules(listed.table):
        return _at_rest(listed)
    if known is not None and (known.turn is None or not Seat(**known.seats[known.turn]).is_bot or not listed.held):
        return known
    try:
        live = await registry.table(listed.table.id)
    except Unreadable:
        return _at_rest(listed)
    return live.standing if live is not None else None


def _at_rest(listed: ListedTable) -> TableStanding:
    """How a table stood that this server cannot play on, as far as that was written down."""
    known = listed.standing or TableStanding(AT_REST, 0, [], listed.table.seats)
    return replace(known, entries=AT_REST)


async def _as_told(
    registry: TableRegistry, listed: ListedTable, standing: TableStanding
) -> tuple[ListedTable, TableStanding]:
    """A table that changed when all were last told something: how often a payment asks depends on a hidden hand."""
    if standing.told in (0, standing.entries):
        return listed, standing
    changed = await asyncio.to_thread(registry.store.written_at, listed.table.id, standing.told)
    return replace(listed, changed=changed or listed.table.created), standing


@router.post("/tables/{table_id}/hidden", status_code=204)
async def hide(stored: StoredTableDep, wish: HideWish, request: Request) -> None:
    """Keep a table out of the list of my games, or have it there again."""
    passed = await asyncio.to_thread(access_of(request).pass_of, request, stored.id)
    await asyncio.to_thread(registry_of(request).store.holders.hide, passed.browser, stored.id, wish.hidden)


@router.post("/tables/{table_id}/abandon", status_code=204)
async def abandon(live: LiveTableDep, passed: PassDep, request: Request) -> None:
    """Leave all my seats for good: bots play on for the others; where nobody else plays, the game rests."""
    await _leave_all(live, passed, request)


async def _leave_all(live: LiveTableDep, passed: Pass, request: Request) -> None:
    ladder = levels(live.stored.game)
    level = ladder[len(ladder) // 2].name if ladder else None
    for seat in sorted(passed.seats):
        await give_up_seat(live, seat, level, request)


@router.delete("/tables/{table_id}", status_code=204)
async def delete(stored: StoredTableDep, request: Request, everybody: bool = False) -> None:
    """Take a table out of my list for good; for everybody where I set it up and it is not finished."""
    registry, table_id = registry_of(request), stored.id
    passed = await asyncio.to_thread(access_of(request).pass_of, request, table_id)
    if not everybody and is_of_other_rules(stored):
        await asyncio.to_thread(registry.store.holders.forget, passed.browser, table_id)
        return
    live = await table_of(table_id, request)
    if not everybody:
        if not live.table.game.is_over:
            await _leave_all(live, passed, request)
        await asyncio.to_thread(registry.store.holders.forget, passed.browser, table_id)
        return
    if not passed.host:
        raise HostOnly("Only the one who set up the table can delete it for everybody.")
    if live.table.game.is_over:
        raise FinishedForAll("A finished game is its players'; it can be deleted from your own list only.")
    await registry.delete(table_id)


@router.get("/open-tables")
async def open_tables(request: Request) -> list[OpenTable]:
    """Tables of others at which a stranger may sit down, those whose people are here first."""
    registry, browser = registry_of(request), browser_of(request)
    found: list[OpenTable] = []
    for listed in await asyncio.to_thread(registry.store.open_tables, browser):
        if listed.mine or len(found) == MOST_OPEN:
            continue
        standing = await _standing(registry, listed)
        if standing is None or standing.entries == AT_REST:
            continue
        listed, standing = await _as_told(registry, listed, standing)
        seats = [Seat(**seat) for seat in standing.seats]
        free = [seat for seat in _free(listed, seats) if not seats[seat].is_bot]
        if standing.turn is None or not free:
            continue
        found.append(await _open_line(request, listed, standing, seats, free))
    return sorted(found, key=lambda one: not one.here)


async def _open_line(
    request: Request, listed: ListedTable, standing: TableStanding, seats: list[Seat], free: list[int]
) -> OpenTable:
    live = registry_of(request).tables.get(listed.table.id)
    link = LinkFor("seat", free[0])
    paths = await asyncio.to_thread(access_of(request).paths, listed.table.id, [link])
    hosts = await asyncio.to_thread(registry_of(request).store.holders.at, listed.table.id)
    return OpenTable(
        table=listed.table.id,
        game=listed.table.game,
        options=shown_options(listed.table),
        seats=seats,
        host=min((one.seat for one in hosts if one.host and one.sits), default=None),
        free=free,
        link=paths[link],
        changed=listed.changed,
        here=len(live.here) if live is not None else 0,
        moved=standing.moved,
        progress=standing.progress,
        hides_scores=hides_scores(listed.table),
        hints=allows_hints(listed.table),
    )
