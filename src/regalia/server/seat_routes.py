"""Playing a seat: the scene, moves, undo, gestures, payments, advice, the score sheet, the record."""

import asyncio
import math
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Response
from fastapi.responses import PlainTextResponse

from regalia.bots.advice import Advice
from regalia.games.rulebook import Payment
from regalia.kernel.refusal import Refusal
from regalia.play.game import Game
from regalia.record.writing import record_text
from regalia.server.access import Pass
from regalia.server.http_shapes import AdviceTold, BotWish, GestureWish, GoOnWish, Moves, NameWish, SeatOnly
from regalia.server.live_table import LiveTable
from regalia.server.route_parts import REFUSALS, LiveTableDep, PassDep, as_written
from regalia.server.setting_up import allows_hints, hides_scores
from regalia.table.entries import Entry
from regalia.table.refusals import (
    BotPlays,
    HostOnly,
    NoHints,
    NoSuchSeat,
    NotIdle,
    NotOver,
    NotYours,
    NotYourTurn,
    ScoresHidden,
    SittersOnly,
    Stale,
)
from regalia.table.shapes import Advance, Sheet, Update
from regalia.table.showing import show_sheet
from regalia.table.table import Table

router = APIRouter(prefix="/api/tables/{table_id}", responses=REFUSALS, tags=["playing"])

OneSeat = Annotated[int, Query(ge=0, le=4)]
LevelQuery = Annotated[
    str | None, Query(max_length=20, description="the level whose advice is wanted; without it, the strongest")
]
SeatQuery = Annotated[int | None, Query(ge=0, le=4, description="the seat to see with; without it, as a spectator")]


async def viewer_seat(live: LiveTableDep, passed: PassDep, seat: SeatQuery = None) -> int | None:
    """The seat a request may look with."""
    return None if seat is None else _own(live, passed, seat)


ViewerDep = Annotated[int | None, Depends(viewer_seat)]


def _own(live: LiveTable, passed: Pass, seat: int) -> int:
    """One's own seat; whoever asks something for it is here."""
    if seat not in passed.seats:
        raise NotYours("This seat is not yours.")
    if not live.table.is_paying(seat):  # how often a payment asks depends on the hand, and others see who was here when
        live.people.seen(seat)
    return seat


def _own_to_play(live: LiveTable, passed: Pass, seat: int) -> int:
    """One's own seat, if no bot plays it meanwhile."""
    _own(live, passed, seat)
    if live.table.seats[seat].is_bot:
        raise BotPlays("A bot plays this seat for you; take it back first.")
    return seat


@router.get("/scene", response_model=Update)
async def scene(live: LiveTableDep, viewer: ViewerDep, after: Annotated[int, Query(ge=0)] = 0) -> Response:
    """The table as a seat sees it now, and all news after a number."""
    return as_written(await live.update_for(viewer, after))


@router.post("/moves", response_model=Update | Advance)
async def play(live: LiveTableDep, passed: PassDep, asked: Moves) -> Response:
    """Play a move of a seat, and with it the answers of its payment. Acknowledged once it is on disk."""
    seat = _own_to_play(live, passed, asked.seat)

    def make(table: Table) -> Entry:
        return table.play(seat, *asked.moves, holds=asked.holds)

    return as_written(await live.act(seat, make, asked.news, in_changes=asked.changes))


@router.post("/undo", response_model=Update)
async def take_back(live: LiveTableDep, passed: PassDep, asked: SeatOnly) -> Response:
    """Take back the seat's last decision of this turn, back to the last card revealed."""
    seat = _own_to_play(live, passed, asked.seat)
    return as_written(await live.act(seat, lambda table: table.take_back(seat)))


@router.post("/gestures", response_model=Update)
async def gesture(live: LiveTableDep, passed: PassDep, asked: GestureWish) -> Response:
    """Make a courtly gesture."""
    seat = _own(live, passed, asked.seat)
    return as_written(await live.act(seat, lambda table: table.gesture(seat, asked.gesture)))


@router.post("/hurry", status_code=204)
async def hurry(live: LiveTableDep, passed: PassDep) -> None:
    """Have the bots play without waiting until a person is to move."""
    if not passed.seats and not passed.host:
        raise SittersOnly("Only those who sit at the table can hurry the bots.")
    live.hurry()


@router.post("/go_on", status_code=204)
async def go_on(live: LiveTableDep, passed: PassDep, wish: GoOnWish) -> None:
    """At a guided table: have a bot play its turn, or all of them go on by themselves from now on."""
    if not passed.seats:
        raise SittersOnly("Only the one who plays the guided game can do that.")
    if wish.seat is None:
        await live.end_guiding()
    else:
        live.go_on(wish.seat)


@router.post("/seats/{seat}", response_model=Update)
async def reseat(live: LiveTableDep, passed: PassDep, seat: int, wish: BotWish) -> Response:
    """Give a seat to a bot of a level, or back to its person: one's own at any time, another's when it is idle.

    A seat to which nobody has come yet can be given to a bot at once.
    """
    if not 0 <= seat < len(live.table.seats):
        raise NoSuchSeat(f"There is no seat {seat} at this table.")
    if not passed.seats and not passed.host:
        raise SittersOnly("Only those who sit at the table can do that.")
    if live.table.seats[seat].kind == "bot" and not passed.host:
        raise HostOnly("Only the one who set up the table can change its bots.")
    if seat not in passed.seats and wish.level is not None:
        wait = live.bot_in(seat)
        if wait is None:
            raise NotIdle("A bot can take this seat when it has been idle on its turn for a while.")
        if wait > 0:
            raise NotIdle(f"A bot can take this seat in {math.ceil(wait)} seconds, if nobody moves there before.")
    if seat not in passed.seats and wish.level is None and (not passed.host or live.people.is_held(seat)):
        raise NotYours("This seat is not yours.")
    asker = min(passed.seats, default=None)
    return as_written(await live.act(asker, lambda table: table.reseat(seat, wish.level)))


@router.post("/seats/{seat}/name", response_model=Update)
async def rename(live: LiveTableDep, passed: PassDep, seat: int, wish: NameWish) -> Response:
    """Say what the person of one's own seat is called."""
    _own(live, passed, seat)
    return as_written(await live.act(seat, lambda table: table.rename(seat, wish.name)))


@router.get("/payments")
async def ways_to_pay(
    live: LiveTableDep, passed: PassDep, seat: OneSeat, move: Annotated[int, Query(ge=0, le=200)]
) -> list[Payment]:
    """All sets of cards that pay for a move, the one to propose first."""
    _own(live, passed, seat)
    game = live.table.game
    if game.turn != seat:
        raise NotYourTurn("It is not this seat's turn.")
    if move >= game.notation.moves or game.problem(move) is not None:
        raise Refusal("This move is not possible now, so there is nothing to pay.", "table.stale")
    return list(await asyncio.to_thread(game.copy().payments, game.move(move)))


@router.get("/advice")
async def advise(live: LiveTableDep, passed: PassDep, seat: OneSeat, level: LevelQuery = None) -> AdviceTold:
    """The best moves as the strongest level sees them, or another one, with every seat's chance to win."""
    _own(live, passed, seat)
    found, game = await advice_for(live, seat, level)
    return await asyncio.to_thread(AdviceTold.of, found, game, hides_scores(live.stored))


async def advice_for(live: LiveTable, seat: int, level: str | None) -> tuple[Advice, Game]:
    """What a level advises a seat that is to move, and the game it is about; refused where there may be no advice."""
    if not allows_hints(live.stored):
        raise NoHints("Several people play here, and did not agree on advice when the table was set.")
    game = live.table.game
    if game.turn != seat:
        raise NotYourTurn("It is not this seat's turn; there is nothing to advise.")
    asked = game.copy()  # taking back changes the table's game itself
    found = await live.pool.advise(asked.view(seat, history=False), level, table=live.stored.id)
    if game is not live.table.game or len(game.steps) != len(asked.steps):
        raise Stale("The table has moved on since; ask again.")
    return found, asked


@router.get("/scoring")
async def scoring(live: LiveTableDep, viewer: ViewerDep) -> Update:
    """The latest scoring of a period or of the game, in its stages: for whoever wants to see it again."""
    found = (await live.viewer(viewer)).last_scoring()
    if found is None:
        raise Refusal("Nothing has been scored yet.")
    return found


@router.get("/sheet")
async def sheet(live: LiveTableDep, passed: PassDep) -> Sheet:
    """Every marker and point so far, and where it came from; where scores are hidden, at the end."""
    if hides_scores(live.stored) and not live.table.game.is_over:
        raise ScoresHidden("Scores are hidden at this table until the game is over.")
    return show_sheet(live.table.game)


@router.get("/record", response_class=PlainTextResponse)
async def record(live: LiveTableDep, passed: PassDep) -> PlainTextResponse:
    """The record of the finished game, for `regalia replay` and `regalia review`."""
    if not live.table.game.is_over:
        raise NotOver("The record tells all cards; it is there when the game is over.")
    text = await asyncio.to_thread(record_text, live.table.game)
    name = f"{live.stored.game}-{live.stored.id}.txt"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})
