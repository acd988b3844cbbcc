"""For operators and proxies: whether the server is alive, whether it can take moves, and its figures."""

import asyncio
import hmac
import ipaddress
from importlib.metadata import version

from fastapi import APIRouter, HTTPException, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST

from regalia.server.counting import all_figures
from regalia.server.http_shapes import Health, Message, Ready
from regalia.server.route_parts import registry_of

router = APIRouter(tags=["server"])
STOPPING = "This server is about to stop; the next request finds another, or this one started anew."
PASSED_ON = ("x-forwarded-for", "forwarded", "x-real-ip", "via")  # a proxy asks for somebody else


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
    if getattr(request.app.state, "is_stopping", False):
        raise HTTPException(503, STOPPING, headers={"Retry-After": "1"})
    if not await asyncio.to_thread(registry_of(request).store.can_write):
        raise HTTPException(503, "The store cannot be reached or written to.", headers={"Retry-After": "2"})
    return Ready(ready=True)


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """The figures, for those who may read them."""
    _refuse_strangers(request, request.app.state.settings.metrics)
    registry = registry_of(request)
    well = await asyncio.to_thread(registry.store.answers)
    return Response(all_figures(registry, well), media_type=CONTENT_TYPE_LATEST)


def _refuse_strangers(request: Request, who: str) -> None:
    """Only those whom `REGALIA_METRICS` names."""
    if who == "open":
        return
    if who == "off":
        raise HTTPException(404, "This server tells nobody its figures; REGALIA_METRICS says who may have them.")
    if who == "local":
        if not _is_from_here(request):
            raise HTTPException(403, "Figures are told on the server's own machine; REGALIA_METRICS says who else may.")
        return
    said = request.headers.get("authorization", "")
    if not hmac.compare_digest(said.encode(), f"Bearer {who}".encode()):
        raise HTTPException(401, "Send the word of REGALIA_METRICS as a bearer token.", {"WWW-Authenticate": "Bearer"})


def _is_from_here(request: Request) -> bool:
    """Asked on this machine, and not by a proxy that runs here and asks for anybody."""
    if request.client is None or any(name in request.headers for name in PASSED_ON):
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False
