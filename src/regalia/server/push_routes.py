"""Being called by Web Push: the server's key, asking to be called, and not any more."""

import asyncio

from fastapi import APIRouter, Request, Response

from regalia.server.access import greet
from regalia.server.http_shapes import PushEnd, PushInfo, PushWish
from regalia.server.push import Push
from regalia.server.route_parts import REFUSALS

router = APIRouter(prefix="/api/push", responses=REFUSALS, tags=["being called"])


def _push_of(request: Request) -> Push:
    return request.app.state.push  # type: ignore[no-any-return]


@router.get("")
async def push_info(request: Request) -> PushInfo:
    """The key a browser subscribes with."""
    return PushInfo(key=_push_of(request).public_key)


@router.post("", status_code=204)
async def subscribe(wish: PushWish, request: Request, response: Response) -> None:
    """Call this browser when it is its turn, at whatever table."""
    browser, keys = greet(request, response), wish.keys
    push = _push_of(request)
    await asyncio.to_thread(push.subscribe, browser, wish.endpoint, keys.p256dh, keys.auth, wish.language)


@router.delete("", status_code=204)
async def unsubscribe(wish: PushEnd, request: Request, response: Response) -> None:
    """Do not call this browser any more."""
    await asyncio.to_thread(_push_of(request).unsubscribe, greet(request, response), wish.endpoint)
