"""Listening: the stream of a table, and one stream for all tables a browser has open."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import StreamingResponse
from fastapi.sse import format_sse_event
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from regalia.kernel.refusal import Refusal
from regalia.server.access import Pass
from regalia.server.live_table import LiveTable
from regalia.server.refusing import answer_to
from regalia.server.route_parts import REFUSALS, LiveTableDep, PassDep, pass_of, table_of
from regalia.server.seat_routes import ViewerDep, viewer_seat
from regalia.server.shared_stream import MOST_PLACES, Place, SharedStream, read_heard, read_places
from regalia.server.streams import Listener
from regalia.table.refusals import NotYours

router = APIRouter(prefix="/api", responses=REFUSALS, tags=["playing"])
NOT_KEPT = {"Cache-Control": "no-cache", "X-Accel-Buffering": "no"}
LONGEST_ID = 10_000  # characters of the id of an event


class EventStream(StreamingResponse):
    """Server-sent events."""

    media_type = "text/event-stream"


async def _listen(live: LiveTable, viewer: int | None, after: int, passed: Pass, request: Request) -> Listener:
    """Open a part of a stream; a seat that was given on while the log was read is not listened to."""
    listener = await live.listen(viewer, after, passed.browser)
    if viewer is None or viewer in live.people.seats_of(passed.browser):
        return listener
    try:  # or it was taken at another server a moment ago
        now = await pass_of(live.stored.id, request, live)
        if viewer not in now.seats:
            raise NotYours("This seat is not yours.")
    except BaseException:
        live.stop_listening(listener)
        raise
    return listener


async def listening(
    live: LiveTableDep, viewer: ViewerDep, passed: PassDep, request: Request, after: Annotated[int, Query(ge=0)] = 0
) -> AsyncIterator[Listener]:
    """An open stream, ended with its request: a generator that is given up ends only when memory is tidied."""
    known = request.headers.get("last-event-id", "")
    since = int(known) if known.isdecimal() and len(known) < 10 else after
    listener = await _listen(live, viewer, since, passed, request)
    try:
        yield listener
    finally:
        live.stop_listening(listener)


@router.get(
    "/tables/{table_id}/stream",
    response_class=EventStream,
    responses={200: {"content": {"text/event-stream": {}}, "description": "events `update`, each an Update as JSON"}},
)
async def stream(listener: Annotated[Listener, Depends(listening)], request: Request) -> EventStream:
    """News as they come, as server-sent events; `Last-Event-ID` or `after` says what is known already.

    Beside `update`, `people` says who is here, `gone` that the table is no more, and `beat` that the stream is alive.
    """
    return EventStream(_said_to(listener, request.app.state.settings.beat_every), headers=NOT_KEPT)


async def _said_to(listener: Listener, beat_every: float) -> AsyncIterator[bytes]:
    """The lines of a stream, as long as somebody reads them."""
    yield format_sse_event(retry=1000)
    while True:
        try:
            told = await listener.next(beat_every)
        except TimeoutError:
            yield format_sse_event(event="beat", data_str="{}")
            continue
        finally:
            listener.read = time.monotonic()
        if told is None:
            return
        yield told.lines


AtQuery = Annotated[
    list[str],
    Query(
        min_length=1,
        description=f"TABLE:SEAT:AFTER, up to {MOST_PLACES} times; without SEAT as a spectator; AFTER is the number of "
        "the last news that is known, 0 for none",
        examples=[["59b98a3304148c51:0:12", "59b98a3304148c51::0"]],
    ),
]


async def sharing(request: Request, at: AtQuery) -> AsyncIterator[SharedStream]:
    """One open stream for several tables, ended with its request."""
    places = read_places(at)
    heard = read_heard(request.headers.get("last-event-id", "")[:LONGEST_ID], places)
    shared = SharedStream(heard)
    # a table that is slow to come keeps none waiting
    opening = asyncio.create_task(_open_all(shared, places | heard, request))
    try:
        yield shared
    finally:
        opening.cancel()
        shared.close()


async def _open_all(shared: SharedStream, places: dict[Place, int], request: Request) -> None:
    try:
        for place, after in places.items():
            await _open_part(shared, place, after, request)
    finally:
        shared.all_asked()


async def _open_part(shared: SharedStream, place: Place, after: int, request: Request) -> None:
    try:
        live = await table_of(place.table, request)
        passed = await pass_of(place.table, request, live)
        viewer = await viewer_seat(live, passed, place.seat)
        shared.add(place, live, await _listen(live, viewer, after, passed, request))
    except (Refusal, HTTPException, SQLAlchemyError) as error:
        status, said = answer_to(error)
        shared.refuse(place, json.dumps({"status": status, **said}))


@router.get(
    "/stream",
    response_class=EventStream,
    responses={200: {"content": {"text/event-stream": {}}, "description": "events, each with its table and seat"}},
)
async def shared_stream(shared: Annotated[SharedStream, Depends(sharing)], request: Request) -> EventStream:
    """The news of several tables: each event has its `table` and `seat`, and is `told` as in a table's own stream.

    The id of an event says how far each table was heard; as `Last-Event-ID` it goes before `at`. A table one may not
    listen to is `refused`, with status and sentence; one whose part has `ended` may be asked for again. Others go on.
    """
    return EventStream(shared.said(request.app.state.settings.beat_every), headers=NOT_KEPT)
