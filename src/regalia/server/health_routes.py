"""For operators and proxies: whether the server is alive, and whether it can take moves."""

import asyncio
from importlib.metadata import version

from fastapi import APIRouter, HTTPException, Request

from regalia.server.http_shapes import Health, Message, Ready
from regalia.server.route_parts import registry_of

router = APIRouter(tags=["server"])


@router.get("/health")
async def health(request: Request) -> Health:
    """How the server is; that it answers says that it is alive, whatever its store is."""
    registry = registry_of(request)
    well = await asyncio.to_thread(registry.store.answers)
    return Health(
        status="well" if well else "ill",
        version=version("regalia"),
        live_tables=len(registry.tables),
        streams=len({id(one.stream) for live in registry.tables.values() for one in live.streams}),
        store=well,
        bots_ready=registry.pool.is_ready,
    )


@router.get("/ready", responses={503: {"model": Message}})
async def ready(request: Request) -> Ready:
    """Whether it can take moves: its store can be written to. A proxy sends people elsewhere while it cannot."""
    if not await asyncio.to_thread(registry_of(request).store.can_write):
        raise HTTPException(503, "The store cannot be reached or written to.")
    return Ready(ready=True)
