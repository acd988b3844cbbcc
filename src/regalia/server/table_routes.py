"""Setting tables up: what can be chosen, new tables, my tables, links."""

import asyncio
import secrets
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import combinations, product
from typing import Annotated, Any

from fastapi import APIRouter, Depends, HTTPException, Request, Response

from regalia.bots.levels import levels
from regalia.games.catalogue import games, rulebook
from regalia.games.codec import FileOption
from regalia.games.rulebook import Rulebook
from regalia.kernel.refusal import Refusal
from regalia.server.access import Access, Pass, browser_of, greet
from regalia.server.http_shapes import (
    GameInfo,
    Invitation,
    LevelName,
    Message,
    MyTable,
    NewTable,
    OptionInfo,
    TableInfo,
)
from regalia.server.live_table import LiveTable
from regalia.server.registry import TableRegistry, lay_table
from regalia.server.store import SPECTATOR, ListedTable, StoredTable, TableStanding, now
from regalia.table.entries import Rematched
from regalia.table.seating import Seat, seat_people

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Message} for status in (403, 404, 409, 413, 422)
}
router = APIRouter(prefix="/api", responses=REFUSALS, tags=["tables"])
LONGEST_READING = 5.0  # seconds for a board file
READERS = ThreadPoolExecutor(2, thread_name_prefix="reader")  # one that takes long keeps only other files waiting


def registry_of(request: Request) -> TableRegistry:
    """The live tables of the server."""
    return request.app.state.registry  # type: ignore[no-any-return]


def access_of(request: Request) -> Access:
    """The keeper of links."""
    return request.app.state.access  # type: ignore[no-any-return]


async def table_of(table_id: str, request: Request) -> LiveTable:
    """The table a request is about; 404 if there is none."""
    found = await registry_of(request).table(table_id)
    if found is None:
        raise HTTPException(404, "There is no such table; check the link.")
    return found


async def pass_of(table_id: str, request: Request, _: Annotated[LiveTable, Depends(table_of)]) -> Pass:
    """What the request may do there."""
    return await asyncio.to_thread(access_of(request).pass_of, request, table_id)


LiveTableDep = Annotated[LiveTable, Depends(table_of)]
PassDep = Annotated[Pass, Depends(pass_of)]


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
        board=book.table().board(usual),
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
    codec = rulebook(wish.game).codec
    said = {"players": len(wish.seats), **{name: value for name, value in wish.options.items() if value is not None}}
    options = await _beside_the_loop(_files(wish.game, said), codec.from_json, said)
    if len(wish.seats) != options.players:
        raise Refusal(f"A game of {options.players} needs {options.players} seats, not {len(wish.seats)}.")
    people = seat_people(wish.game, [seat.model_dump() for seat in wish.seats])
    people = _turn_round(people, wish.starts)
    settings = {"pace": wish.pace, "hides_scores": wish.hides_scores, "seed": wish.seed}
    browser = greet(request, response)
    held = [(browser, at, True) for at, seat in enumerate(people) if seat.kind in ("me", "screen")]
    return await _open_table(request, wish.game, said, people, settings, held or [(browser, SPECTATOR, True)], browser)


def _files(game: str, said: dict[str, Any]) -> list[str]:
    """The options that are the text of a file."""
    return [part.name for part in rulebook(game).codec.parts if isinstance(part, FileOption) and part.name in said]


async def _beside_the_loop(files: list[str], read: Callable[..., Any], *what: Any) -> Any:
    """Read what a stranger wrote in a thread, so that nobody else waits for it; files in threads of their own."""
    reading = asyncio.get_running_loop().run_in_executor(READERS if files else None, read, *what)
    try:
        return await asyncio.wait_for(reading, LONGEST_READING)
    except TimeoutError:
        raise Refusal("The board file takes too long to read; send one like those of `regalia new-board`.") from None


def _turn_round(people: tuple[Seat, ...], starts: str | int) -> tuple[Seat, ...]:
    """The seats in the order of play: seat 0 begins."""
    if starts == "first":
        return people
    if isinstance(starts, int) and not 0 <= starts < len(people):
        raise Refusal(f"Seats are 0 to {len(people) - 1}; seat {starts} cannot start.")
    first = secrets.randbelow(len(people)) if isinstance(starts, str) else starts
    return people[first:] + people[:first]


async def _open_table(
    request: Request,
    game: str,
    options: dict[str, Any],
    people: tuple[Seat, ...],
    settings: dict[str, Any],
    held: list[tuple[str, int, bool]],
    browser: str,
) -> Invitation:
    registry = registry_of(request)
    table_id = secrets.token_hex(8)
    stored = StoredTable(table_id, game, 0, options, [seat.written() for seat in people], settings, now())
    table = await _beside_the_loop(_files(game, options), lay_table, stored)
    stored = replace(stored, rules=table.book.version(table.options))
    await asyncio.to_thread(registry.store.add_table, stored, table.opening(), held)
    live = await registry.table(table_id)
    assert live is not None
    mine = [seat for holder, seat, _ in held if holder == browser and seat != SPECTATOR]
    return await asyncio.to_thread(_invitation, access_of(request), live, mine)


def _invitation(access: Access, live: LiveTable, mine: list[int]) -> Invitation:
    table_id = live.stored.id
    friends = [at for at, seat in enumerate(live.table.seats) if seat.kind == "friend"]
    links = {str(seat): f"/join/{access.secret(table_id, seat)}" for seat in friends}
    return Invitation(table=table_id, seats=mine, links=links, watch=f"/join/{access.secret(table_id, SPECTATOR)}")


@router.get("/tables")
async def my_tables(request: Request) -> list[MyTable]:
    """The tables of this browser, the newest first."""
    registry, browser = registry_of(request), browser_of(request)
    if not browser:
        return []
    found = []
    for listed in await asyncio.to_thread(registry.store.tables_of, browser):
        standing = await _standing(registry, listed)
        found.append(
            MyTable(
                table=listed.table.id,
                game=listed.table.game,
                options=_shown_options(listed.table),
                seats=[Seat(**seat) for seat in standing.seats],
                turn=standing.turn,
                over=standing.turn is None,
                winners=standing.winners,
                mine=sorted(listed.seats - {SPECTATOR}),
                changed=listed.changed,
            )
        )
    return found


async def _standing(registry: TableRegistry, listed: ListedTable) -> TableStanding:
    """How a table stands; its log is read only where nobody wrote that down, or where a bot has to go on."""
    known = listed.standing
    if known is not None and (known.turn is None or not Seat(**known.seats[known.turn]).is_bot):
        return known
    live = await registry.table(listed.table.id)
    assert live is not None
    return live.standing


def _shown_options(stored: StoredTable) -> dict[str, Any]:
    """The options of a table but those that are whole files."""
    long = _files(stored.game, stored.options)
    return {name: value for name, value in stored.options.items() if name not in long}


@router.get("/tables/{table_id}")
async def table_info(live: LiveTableDep, passed: PassDep, request: Request) -> TableInfo:
    """A table: who sits there, what is printed on its board, and the links for the one who set it up."""
    invitation = await asyncio.to_thread(_invitation, access_of(request), live, [])
    holders = await asyncio.to_thread(registry_of(request).store.holders_of, live.stored.id)
    return TableInfo(
        table=live.stored.id,
        game=live.stored.game,
        options=_shown_options(live.stored),
        board=live.table.game.board(),
        secret=live.table.book.hides_hands or bool(live.stored.settings.get("hides_scores")),
        mine=sorted(passed.seats),
        seats=list(live.table.seats),
        joined=sorted({seat for _, seat, host in holders if not host and seat != SPECTATOR}),
        links=invitation.links if passed.host else None,
        watch=invitation.watch,
    )


@router.post("/tables/{table_id}/links/{seat}")
async def renew_link(live: LiveTableDep, passed: PassDep, seat: int, request: Request) -> Invitation:
    """Make the link of a seat (or of the spectators, −1) anew; the old one is worth nothing from now on."""
    if not passed.host:
        raise HTTPException(403, "Only the one who set up the table can renew its links.")
    if seat != SPECTATOR and not 0 <= seat < len(live.table.seats):
        raise HTTPException(404, f"There is no seat {seat} at this table.")
    await asyncio.to_thread(registry_of(request).store.renew_link, live.stored.id, seat)
    live.end_streams(None if seat == SPECTATOR else seat)
    return await asyncio.to_thread(_invitation, access_of(request), live, sorted(passed.seats))


@router.post("/tables/{table_id}/rematch", status_code=201)
async def rematch(live: LiveTableDep, passed: PassDep, request: Request) -> Invitation:
    """The next game of the same people, the next one beginning; all who hold a seat here hold theirs there."""
    if not passed.seats and not passed.host:
        raise HTTPException(403, "Only those who sit at the table can ask for the next game.")
    if not live.table.game.is_over:
        raise HTTPException(409, "This game is not over yet; play it to its end first.")
    async with live.rematching:  # whoever asks second gets the same table
        if live.table.rematch is None:
            await _open_rematch(live, request)
    next_table = await table_of(live.table.rematch or "", request)
    mine = sorted((seat - 1) % len(live.table.seats) for seat in passed.seats)
    invitation = await asyncio.to_thread(_invitation, access_of(request), next_table, mine)
    if not passed.host:  # the links of others are not theirs to know
        invitation.links = {seat: link for seat, link in invitation.links.items() if int(seat) in mine}
    return invitation


async def _open_rematch(live: LiveTable, request: Request) -> None:
    store, browser = registry_of(request).store, browser_of(request)
    names = [{"name": seat.name} for seat in live.table.seats]  # people may have said theirs since
    seats = tuple(Seat(**{**seat, **name}) for seat, name in zip(live.stored.seats, names, strict=True))
    players = len(seats)
    held = [
        (holder, seat if seat == SPECTATOR else (seat - 1) % players, host)
        for holder, seat, host in await asyncio.to_thread(store.holders_of, live.stored.id)
    ]
    settings = {**live.stored.settings, "seed": None}
    people = seats[1:] + seats[:1]
    invitation = await _open_table(
        request, live.stored.game, live.stored.options, people, settings, held, browser
    )
    await live.do(lambda _: Rematched(invitation.table))
