"""Coming to a table by a link, and going: sitting down, a second device, the private link, leaving, new links."""

import asyncio
import contextlib
import math

from fastapi import APIRouter, Request, Response

from regalia.kernel.refusal import Refusal
from regalia.server.access import OpenedLink, browser_of, greet, known_by, new_key
from regalia.server.http_shapes import DeviceCode, Invitation, Joined, Joining, JoinLook, JoinWish, LeaveWish
from regalia.server.links import SPECTATOR, WATCHING, LinkFor, code_in
from regalia.server.live_table import LiveTable
from regalia.server.route_parts import REFUSALS, LiveTableDep, PassDep, access_of, as_written, registry_of, table_of
from regalia.server.setting_up import allows_hints, free_seats, hides_scores, host_seat, invitation, shown_options
from regalia.table.entries import Seated, Seating
from regalia.table.refusals import CodeWorthless, HostOnly, LinkRenewed, NoSuchSeat, NotYours, PersonHere, SeatTaken
from regalia.table.shapes import Update

router = APIRouter(prefix="/api", responses=REFUSALS, tags=["joining"])


@router.post("/join/look")
async def look(asked: JoinLook, request: Request) -> Joining:
    """What a link leads to. Nothing is changed by looking, and nobody is told."""
    code = code_in(asked.link)
    if code:
        table_id, lets_in = await _code_of(code, request)
        own = await asyncio.to_thread(registry_of(request).store.holders.of, lets_in, table_id)
        return await _joining(request, table_id, "device", min((one.seat for one in own if one.sits), default=None))
    opened = await _open(asked.link, request)
    joining = await _joining(request, opened.table, opened.link.kind, opened.link.seat)
    if joining.taken and not joining.mine and not joining.is_host:
        raise SeatTaken("Somebody sits there already; ask whoever set up the table for another link.")
    return joining


@router.post("/join")
async def join(asked: JoinWish, request: Request, response: Response) -> Joined:
    """Sit down by a link, or look on; whoever does it first has the seat. A program is given a key."""
    key = new_key() if asked.program else None
    browser = known_by(key) if key else greet(request, response)
    code = code_in(asked.link)
    if code:
        live, seats = await _let_in(code, browser, request)
    else:
        live, seats = await _come(asked, browser, request)
    return Joined(table=live.stored.id, seats=seats, key=key)


async def _come(asked: JoinWish, browser: str, request: Request) -> tuple[LiveTable, list[int]]:
    opened = await _open(asked.link, request)
    live = await table_of(opened.table, request)
    holders = registry_of(request).store.holders
    if opened.link.kind == "return":
        seats = await asyncio.to_thread(holders.come_back, browser, opened.table, opened.link, opened.renewed)
        if seats is None:
            raise LinkRenewed("This private link was used in the same moment; there is a new one in place of it.")
        await _tell(live, request, seats, "returned")
        return live, seats
    if opened.link == WATCHING:
        await asyncio.to_thread(holders.watch, browser, opened.table)
        return live, []
    await _sit_down(live, opened, asked.name, browser, request)
    return live, [opened.link.seat]


async def _sit_down(live: LiveTable, opened: OpenedLink, name: str | None, browser: str, request: Request) -> None:
    seat, holders = opened.link.seat, registry_of(request).store.holders
    if name:
        live.table.rename(seat, name)  # refused before anything is done
    follows = live.table.whom_one_follows(seat)
    if not await asyncio.to_thread(holders.sit_down, browser, opened.table, seat, opened.renewed):
        if any(one.sits and one.seat == seat for one in await asyncio.to_thread(holders.of, browser, opened.table)):
            return
        raise SeatTaken("Somebody sits there already; ask whoever set up the table for another link.")
    live.reseat_people(await asyncio.to_thread(holders.at, opened.table))  # from now on the seat is held
    if name:
        with contextlib.suppress(Refusal):  # somebody took the name in the same moment
            await live.do(lambda table: table.rename(seat, name))
    if live.table.seats[seat].is_bot:
        await live.do(lambda table: table.reseat(seat, None))
    await _tell(live, request, [seat], "came", follows)


async def _let_in(code: str, browser: str, request: Request) -> tuple[LiveTable, list[int]]:
    holders = registry_of(request).store.holders
    table_id, lets_in = await _code_of(code, request)
    live = await table_of(table_id, request)
    if browser == lets_in:
        raise CodeWorthless("This is the device that shows the code; use it on the other one.")
    seats = await asyncio.to_thread(holders.let_in, code, table_id, browser)
    if seats is None:
        raise CodeWorthless("This code was used or is too old; have a new one made at the table.")
    await _tell(live, request, seats, "device")
    return live, seats


async def _tell(
    live: LiveTable, request: Request, seats: list[int], how: Seating, follows: str | None = None
) -> None:
    """Somebody came or went: all are told, and whoever may not listen any more hears no more."""
    for seat in seats:
        await live.do(lambda _, seat=seat: Seated(seat, how, follows))  # type: ignore[misc]
    live.reseat_people(await asyncio.to_thread(registry_of(request).store.holders.at, live.stored.id))


async def _joining(request: Request, table_id: str, kind: str, seat: int | None) -> Joining:
    live = await table_of(table_id, request)
    own = await asyncio.to_thread(registry_of(request).store.holders.of, browser_of(request), table_id)
    mine = sorted(one.seat for one in own if one.sits)
    standing = live.standing
    is_host = any(one.host for one in own)
    has = {"seat": seat in mine, "watch": any(one.gone is None for one in own), "return": False, "device": False}
    return Joining(
        kind=kind,  # type: ignore[arg-type]  # the kinds of links, and device
        table=table_id,
        game=live.stored.game,
        options=shown_options(live.stored),
        host=await host_seat(request, live),
        seat=seat if seat is not None and seat >= 0 else None,
        seats=list(live.table.seats),
        free=free_seats(live),
        mine=mine,
        is_host=is_host,
        done=has[kind],
        taken=kind == "seat" and seat is not None and seat not in mine and live.people.is_held(seat),
        hints=allows_hints(live.stored),
        hides_scores=hides_scores(live.stored),
        moved=standing.moved,
        progress=standing.progress,
        over=standing.turn is None,
    )


async def _open(link: str, request: Request) -> OpenedLink:
    return await asyncio.to_thread(access_of(request).open, link.strip().rstrip("/").rpartition("/")[2])


async def _code_of(code: str, request: Request) -> tuple[str, str]:
    found = await asyncio.to_thread(registry_of(request).store.holders.code_of, code)
    if found is None:
        raise CodeWorthless("This code was used or is too old; have a new one made at the table.")
    return found


# For those who sit at a table.


@router.post("/tables/{table_id}/devices", status_code=201)
async def make_code(live: LiveTableDep, passed: PassDep, request: Request) -> DeviceCode:
    """A code by which another device of mine is let in, once, within some minutes."""
    if not passed.seats:
        raise NotYours("Only those who sit at the table can let another device in.")
    minutes = request.app.state.settings.code_minutes
    holders = registry_of(request).store.holders
    code = await asyncio.to_thread(holders.make_code, passed.browser, live.stored.id, minutes)
    return DeviceCode(code=code, path=f"/join/{code}", minutes=minutes)


@router.delete("/tables/{table_id}/devices", status_code=204)
async def only_here(live: LiveTableDep, passed: PassDep, request: Request) -> None:
    """My seats are on this device alone from now on."""
    if not passed.seats:
        raise NotYours("Only those who sit at the table can do that.")
    await asyncio.to_thread(registry_of(request).store.holders.only_here, passed.browser, live.stored.id)
    await _tell(live, request, sorted(passed.seats), "alone")


@router.post("/tables/{table_id}/seats/{seat}/leave", response_model=Update)
async def leave(live: LiveTableDep, passed: PassDep, seat: int, wish: LeaveWish, request: Request) -> Response:
    """Leave a seat of mine: to a bot, or to whoever comes by its new link."""
    if seat not in passed.seats:
        raise NotYours("This seat is not yours.")
    await give_up_seat(live, seat, wish.level, request)
    return as_written(await live.update_for(None))


async def give_up_seat(live: LiveTable, seat: int, level: str | None, request: Request) -> None:
    """Leave a seat; a bot of a level plays on, or the seat waits."""
    playing = live.table.reseat(seat, level) if level is not None else None  # refused before anything is done
    holders = registry_of(request).store.holders
    await asyncio.to_thread(holders.leave, live.stored.id, seat)
    await _tell(live, request, [seat], "left")
    if playing is not None and not live.table.game.is_over:
        await live.do(lambda _: playing)


@router.post("/tables/{table_id}/links/{seat}")
async def renew_link(live: LiveTableDep, passed: PassDep, seat: int, request: Request) -> Invitation:
    """Make the link of a seat (or of the spectators, −1) anew; the old one is worth nothing from now on.

    A seat whose person is here, or was a moment ago, cannot be given away so.
    """
    if not passed.host:
        raise HostOnly("Only the one who set up the table can renew its links.")
    holders = registry_of(request).store.holders
    if seat == SPECTATOR:
        await asyncio.to_thread(holders.renew, live.stored.id, WATCHING)
        live.reseat_people(await asyncio.to_thread(holders.at, live.stored.id))  # who looked on by it hears no more
        live.neighbours.tell("settings", table=live.stored.id)
        return await invitation(request, live, passed)
    if not 0 <= seat < len(live.table.seats) or live.table.seats[seat].kind == "bot":
        raise NoSuchSeat(f"There is no seat {seat} for a person at this table.")
    if seat in passed.seats:
        raise NotYours("You sit there yourself; leave the seat to give it to somebody.")
    if await asyncio.to_thread(holders.renew, live.stored.id, LinkFor("seat", seat)):
        return await invitation(request, live, passed)
    live.reseat_people(await asyncio.to_thread(holders.at, live.stored.id))  # whoever sat down this moment is here
    wait = live.people.give_in(seat, live.here)
    if wait is None:
        raise PersonHere("The person of this seat is here; it cannot be given to somebody else.")
    if wait > 0:
        raise PersonHere(f"This seat can be given on in {math.ceil(wait)} seconds, if its person stays away.")
    await asyncio.to_thread(holders.lose, live.stored.id, seat)
    await _tell(live, request, [seat], "lost")
    return await invitation(request, live, passed)


