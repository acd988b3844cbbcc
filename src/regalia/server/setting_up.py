"""Setting a table: reading what was wished, opening it in the store, its links, the next game of the same people."""

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

from fastapi import Request

from regalia.bots.table_luck import fresh_luck
from regalia.games.catalogue import rulebook
from regalia.games.codec import FileOption
from regalia.kernel.refusal import Refusal
from regalia.server.access import Pass
from regalia.server.guiding import prepared_deal
from regalia.server.http_shapes import Invitation, NewTable
from regalia.server.links import HOSTING, SPECTATOR, WATCHING, LinkFor
from regalia.server.live_table import LiveTable
from regalia.server.replaying import lay_table
from regalia.server.route_parts import access_of, registry_of
from regalia.server.schema import now
from regalia.server.store import StoredTable
from regalia.table.seating import Seat, seat_people

LONGEST_READING = 5.0  # seconds for a board file
READERS = ThreadPoolExecutor(2, thread_name_prefix="reader")  # one that takes long keeps only other files waiting

Held = list[tuple[str, int, bool]]  # browser, seat, whether it set the table up


async def set_table(wish: NewTable, browser: str, request: Request) -> LiveTable:
    """A new table as it was wished."""
    book = rulebook(wish.game)
    said = {"players": len(wish.seats), **{name: value for name, value in wish.options.items() if value is not None}}
    options = await read_options(wish.game, said)
    if len(wish.seats) != options.players:
        raise Refusal(f"A game of {options.players} needs {options.players} seats, not {len(wish.seats)}.")
    seats = seat_people(wish.game, [seat.model_dump() for seat in wish.seats])
    people = seats if wish.guided else _turn_round(seats, wish.starts)
    alone = sum(seat.kind != "bot" for seat in people) < 2
    settings = {
        "pace": wish.pace,
        "hides_scores": book.hides_scores if wish.hides_scores is None else wish.hides_scores,
        "hints": alone if wish.hints is None else wish.hints,
        "seed": prepared_deal(wish, options) if wish.guided else wish.seed,
        "guided": wish.guided,
        "luck": fresh_luck() if wish.seed is None and not wish.guided else None,  # lessons know what their bots do
    }
    held = [(browser, at, True) for at, seat in enumerate(people) if seat.kind in ("me", "screen")]
    held = held or [(browser, SPECTATOR, True)]
    stored = _written(wish.game, said, people, settings, wish.open)
    return await _open_table(request, stored, held)


async def read_options(game: str, said: dict[str, Any]) -> Any:
    """The options somebody asks for, a board file among them."""
    return await _beside_the_loop(_files(game, said), rulebook(game).codec.from_json, said)


async def set_rematch(live: LiveTable, request: Request) -> LiveTable:
    """The next game of the same people: the next one begins, and all hold their seats."""
    seats = tuple(_sits_again(seat, live.people.is_held(at)) for at, seat in enumerate(live.table.seats))
    players = len(seats)
    holders = await asyncio.to_thread(registry_of(request).store.holders.at, live.stored.id)
    held = [
        (one.browser, one.seat if one.seat == SPECTATOR else (one.seat - 1) % players, one.host)
        for one in holders
        if one.gone is None
    ]
    settings = {**live.stored.settings, "seed": None, "guided": False, "luck": fresh_luck()}
    people = seats[1:] + seats[:1]
    return await _open_table(request, _written(live.stored.game, live.stored.options, people, settings, False), held)


def _sits_again(seat: Seat, is_held: bool) -> Seat:
    """A seat for the next game: whoever let a bot play sits there again; where somebody left, the bot plays on."""
    return replace(seat, level=None) if is_held else seat


def _written(
    game: str, options: dict[str, Any], people: tuple[Seat, ...], settings: dict[str, Any], is_open: bool
) -> StoredTable:
    seats = [seat.written() for seat in people]
    return StoredTable(secrets.token_hex(8), game, 0, options, seats, settings, now(), is_open)


async def _open_table(request: Request, stored: StoredTable, held: Held) -> LiveTable:
    registry = registry_of(request)
    table = await _beside_the_loop(_files(stored.game, stored.options), lay_table, stored)
    stored = replace(stored, rules=table.book.version(table.options))
    await asyncio.to_thread(registry.store.add_table, stored, table.opening(), held)
    live = await registry.table(stored.id)
    assert live is not None
    return live


def _files(game: str, said: dict[str, Any]) -> list[str]:
    """The options that are the text of a file."""
    return [part.name for part in rulebook(game).codec.parts if isinstance(part, FileOption) and part.name in said]


async def _beside_the_loop(files: list[str], read: Callable[..., Any], *what: Any) -> Any:
    """Read what a stranger wrote in a thread, so that nobody else waits for it; files in threads of their own."""
    reading = asyncio.get_running_loop().run_in_executor(READERS if files else None, read, *what)
    try:
        return await asyncio.wait_for(reading, LONGEST_READING)
    except TimeoutError:
        sentence = "The board file takes too long to read; send one like those of `regalia new-board`."
        raise Refusal(sentence, "table.slow_file") from None


def _turn_round(people: tuple[Seat, ...], starts: str | int) -> tuple[Seat, ...]:
    """The seats in the order of play: seat 0 begins."""
    if starts == "first":
        return people
    if isinstance(starts, int) and not 0 <= starts < len(people):
        raise Refusal(f"Seats are 0 to {len(people) - 1}; seat {starts} cannot start.")
    first = secrets.randbelow(len(people)) if isinstance(starts, str) else starts
    return people[first:] + people[:first]


# What is told of a table that was set.


def shown_options(stored: StoredTable) -> dict[str, Any]:
    """The options of a table; of a whole file only that there is one."""
    return {**stored.options, **dict.fromkeys(_files(stored.game, stored.options), True)}


def allows_hints(stored: StoredTable) -> bool:
    """Advice may be asked for; tables set before that was asked are as they were then."""
    return bool(stored.settings.get("hints", True))


def hides_scores(stored: StoredTable) -> bool:
    """Points are shown when the game is over."""
    return bool(stored.settings.get("hides_scores"))


def free_seats(live: LiveTable) -> list[int]:
    """The seats for people that nobody holds."""
    return [at for at, seat in enumerate(live.table.seats) if seat.kind != "bot" and not live.people.is_held(at)]


async def host_seat(request: Request, live: LiveTable) -> int | None:
    """The seat of whoever set the table up."""
    holders = await asyncio.to_thread(registry_of(request).store.holders.at, live.stored.id)
    return min((one.seat for one in holders if one.host and one.sits), default=None)


async def invitation(request: Request, live: LiveTable, passed: Pass) -> Invitation:
    """A table and its links, for one who may do so much there."""
    links = await links_for(request, live, passed)
    return Invitation(
        table=live.stored.id,
        seats=sorted(passed.seats),
        links={str(link.seat): path for link, path in links.items() if link.kind == "seat"},
        watch=links[WATCHING],
        rescue=links.get(HOSTING),
    )


async def links_for(request: Request, live: LiveTable, passed: Pass) -> dict[LinkFor, str]:
    """The links somebody is shown: the spectators', one's own private ones; whoever set it up, those of free seats."""
    wanted = [WATCHING]
    if passed.host:
        wanted += [HOSTING, *(LinkFor("seat", seat) for seat in free_seats(live))]
    else:
        wanted += [LinkFor("return", seat) for seat in sorted(passed.seats)]
    return await asyncio.to_thread(access_of(request).paths, live.stored.id, wanted)
