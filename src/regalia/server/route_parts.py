"""What routes share: the table a request is about, and what it may do there."""

import asyncio
from typing import Annotated, Any

from fastapi import Depends, HTTPException, Request, Response

from regalia.server.access import Access, Pass, browser_of
from regalia.server.http_shapes import Message
from regalia.server.links import is_table_id
from regalia.server.live_table import LiveTable
from regalia.server.registry import TableRegistry
from regalia.server.store import StoredTable

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Message} for status in (403, 404, 409, 410, 413, 422, 429)
}


def registry_of(request: Request) -> TableRegistry:
    """The live tables of the server."""
    return request.app.state.registry  # type: ignore[no-any-return]


def access_of(request: Request) -> Access:
    """The keeper of links."""
    return request.app.state.access  # type: ignore[no-any-return]


async def table_of(table_id: str, request: Request) -> LiveTable:
    """The table a request is about; 404 if there is none."""
    found = await registry_of(request).table(table_id) if is_table_id(table_id) else None
    if found is None:
        raise HTTPException(404, "There is no such table; check the link.")
    return found


async def pass_of(table_id: str, request: Request, live: Annotated[LiveTable, Depends(table_of)]) -> Pass:
    """What the request may do there. Whoever sits there is known; for others the store is asked."""
    browser = browser_of(request)
    seats = live.people.seats_of(browser)
    if seats:
        return Pass(browser, seats, live.people.is_host(browser), live.people.has_left(browser))
    return await asyncio.to_thread(access_of(request).pass_of, request, table_id)


async def stored_table_of(table_id: str, request: Request) -> StoredTable:
    """The table a request is about as it is written down, though it may not be playable here; 404 if there is none."""
    found = await asyncio.to_thread(registry_of(request).store.find_table, table_id) if is_table_id(table_id) else None
    if found is None:
        raise HTTPException(404, "There is no such table; check the link.")
    return found


LiveTableDep = Annotated[LiveTable, Depends(table_of)]
StoredTableDep = Annotated[StoredTable, Depends(stored_table_of)]
PassDep = Annotated[Pass, Depends(pass_of)]


def as_written(text: str) -> Response:
    """An answer that is JSON already."""
    return Response(text, media_type="application/json")
