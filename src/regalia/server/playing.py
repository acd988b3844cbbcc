"""Playing a seat: the scene, the stream, moves, undo, gestures, payments, advice, the score sheet, the record."""

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, HTTPException, Query, Request
from fastapi.responses import PlainTextResponse, StreamingResponse

from regalia.bots.levels import level
from regalia.kernel.refusal import Refusal
from regalia.record.writing import record_text
from regalia.server.access import Pass
from regalia.server.live import LiveTable
from regalia.server.requests import Advice, AdviceOption, BotWish, Gesture, Moves, NameWish, SeatOnly
from regalia.server.setting_up import REFUSALS, At, With
from regalia.table.payments import payments
from regalia.table.refusals import NotIdle, NotYours, NotYourTurn
from regalia.table.showing import show_sheet
from regalia.table.shown import Sheet, ShownPayment, Update

router = APIRouter(prefix="/api/tables/{table_id}", responses=REFUSALS, tags=["playing"])
HEARTBEAT = 15.0  # seconds of silence after which a stream shows that it is alive

Seat = Annotated[int | None, Query(ge=0, le=4, description="the seat to see with; without it, as a spectator")]


def _eyes(passed: Pass, seat: int | None) -> int | None:
    """The seat whose eyes a request may use."""
    if seat is not None and seat not in passed.seats:
        raise NotYours("This seat is not yours.")
    return seat


def _own(passed: Pass, seat: int) -> int:
    if seat not in passed.seats:
        raise NotYours("This seat is not yours.")
    return seat


@router.get("/scene")
async def scene(live: At, passed: With, seat: Seat = None, after: Annotated[int, Query(ge=0)] = 0) -> Update:
    """The table as a seat sees it now, and all news after a number."""
    return await live.update_for(_eyes(passed, seat), after)


@router.get(
    "/stream",
    response_class=StreamingResponse,
    responses={200: {"content": {"text/event-stream": {}}, "description": "events `update`, each an Update as JSON"}},
)
async def stream(
    live: At, passed: With, request: Request, seat: Seat = None, after: Annotated[int, Query(ge=0)] = 0
) -> StreamingResponse:
    """News as they come, as server-sent events; `Last-Event-ID` or `after` says what is known already."""
    known = request.headers.get("last-event-id", "")
    eyes = _eyes(passed, seat)
    known_news = int(known) if known.isdecimal() and len(known) < 10 else after
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(_events(live, eyes, known_news), media_type="text/event-stream", headers=headers)


async def _events(live: LiveTable, seat: int | None, after: int) -> AsyncIterator[str]:
    listener = await live.listen(seat, after)  # only here: who leaves before the first byte never listened
    try:
        yield "retry: 1000\n\n"
        while True:
            try:
                told = await asyncio.wait_for(listener.updates.get(), HEARTBEAT)
            except TimeoutError:
                yield ": still here\n\n"
                continue
            if told is None:
                return
            yield f"id: {told[0]}\nevent: update\ndata: {told[1]}\n\n"
    finally:
        live.listeners.discard(listener)


@router.post("/moves")
async def play(live: At, passed: With, asked: Moves) -> Update:
    """Play a move of a seat, and with it the answers of its payment. Acknowledged once it is on disk."""
    seat = _own(passed, asked.seat)
    known = len((await live.viewer(seat)).news) if asked.news is None else asked.news
    await live.do(lambda table: table.play(seat, *asked.moves), (seat, known) if asked.news is not None else None)
    return await live.update_for(seat, known)


@router.post("/undo")
async def take_back(live: At, passed: With, asked: SeatOnly) -> Update:
    """Take back the seat's last decision of this turn, back to the last card revealed."""
    seat = _own(passed, asked.seat)
    known = len((await live.viewer(seat)).news)
    await live.do(lambda table: table.take_back(seat))
    return await live.update_for(seat, known)


@router.post("/gestures")
async def gesture(live: At, passed: With, asked: Gesture) -> Update:
    """Make a courtly gesture."""
    seat = _own(passed, asked.seat)
    known = len((await live.viewer(seat)).news)
    await live.do(lambda table: table.gesture(seat, asked.gesture))
    return await live.update_for(seat, known)


@router.post("/hurry", status_code=204)
async def hurry(live: At, passed: With) -> None:
    """Have the bots play without waiting until a person is to move."""
    if not passed.seats and not passed.host:
        raise HTTPException(403, "Only those who sit at the table can hurry the bots.")
    live.hurry()


@router.post("/seats/{seat}")
async def reseat(live: At, passed: With, seat: int, wish: BotWish, request: Request) -> Update:
    """Give a seat to a bot of a level, or back to its person: one's own at any time, another's when it is idle."""
    if not 0 <= seat < len(live.table.seats):
        raise HTTPException(404, f"There is no seat {seat} at this table.")
    if not passed.seats and not passed.host:
        raise HTTPException(403, "Only those who sit at the table can do that.")
    if seat not in passed.seats and wish.level is not None:
        wait = request.app.state.settings.away_after
        if live.table.game.turn != seat or time.monotonic() - live.since < wait:
            raise NotIdle(f"A bot can take this seat when it has been idle on its turn for {wait:.0f} seconds.")
    if seat not in passed.seats and wish.level is None and not passed.host:
        raise NotYours("This seat is not yours.")
    chosen = None if wish.level is None else level(live.stored.game, wish.level).name
    await live.do(lambda table: table.reseat(seat, chosen))
    eyes = min(passed.seats, default=None)
    return await live.update_for(eyes, len((await live.viewer(eyes)).news) - 1)


@router.post("/seats/{seat}/name")
async def rename(live: At, passed: With, seat: int, wish: NameWish) -> Update:
    """Say what the person of one's own seat is called."""
    _own(passed, seat)
    known = len((await live.viewer(seat)).news)
    await live.do(lambda table: table.rename(seat, wish.name))
    return await live.update_for(seat, known)


@router.get("/payments")
async def ways_to_pay(
    live: At, passed: With, seat: Annotated[int, Query(ge=0, le=4)], move: Annotated[int, Query(ge=0, le=200)]
) -> list[ShownPayment]:
    """All sets of cards that pay for a position, the one to propose first."""
    _own(passed, seat)
    game = live.table.game
    if game.turn != seat:
        raise NotYourTurn("It is not this seat's turn.")
    if move >= game.notation.moves or game.problem(move) is not None:
        raise Refusal("This move is not possible now, so there is nothing to pay.")
    found = await asyncio.to_thread(payments, game.copy(), move)
    return [ShownPayment(moves=list(way.moves), cards=way.cards, wild=way.wild) for way in found]


@router.get("/advice")
async def advise(live: At, passed: With, seat: Annotated[int, Query(ge=0, le=4)]) -> Advice:
    """The best moves as the strongest level sees them, with every seat's chance to win."""
    _own(passed, seat)
    game = live.table.game
    if game.turn != seat:
        raise NotYourTurn("It is not this seat's turn; there is nothing to advise.")
    found = await live.room.advise(game.view(seat, history=False))
    total = sum(option.visits for option in found.options) or 1
    return Advice(
        wins=list(found.wins),
        points=list(found.points),
        options=[
            AdviceOption(
                move=option.move.number,
                notation=option.move.notation,
                share=option.visits / total,
                wins=list(option.wins),
                points=list(option.points),
            )
            for option in found.options
        ],
    )


@router.get("/sheet")
async def sheet(live: At, passed: With) -> Sheet:
    """Every marker and point so far, and where it came from; where scores are hidden, at the end."""
    if live.stored.settings.get("hides_scores") and not live.table.game.is_over:
        raise HTTPException(409, "Scores are hidden at this table until the game is over.")
    return show_sheet(live.table.game)


@router.get("/record", response_class=PlainTextResponse)
async def record(live: At, passed: With) -> PlainTextResponse:
    """The record of the finished game, for `regalia replay` and `regalia review`."""
    if not live.table.game.is_over:
        raise HTTPException(409, "The record tells all cards; it is there when the game is over.")
    text = await asyncio.to_thread(record_text, live.table.game)
    name = f"{live.stored.game}-{live.stored.id}.txt"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})
