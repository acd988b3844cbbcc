"""Refuses bodies larger than anything that belongs here, before they are read."""

from fastapi import HTTPException
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regalia.server.refusing import refusal_told


class SmallBodies:
    """Refuses bodies larger than anything that belongs here, before they are read."""

    def __init__(self, app: ASGIApp, largest: int) -> None:
        self.app = app
        self.largest = largest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        said = dict(scope["headers"]).get(b"content-length", b"0")
        if not said.isdigit() or int(said) > self.largest:
            said_why = refusal_told(f"A request may have {self.largest:,} bytes at most.", "table.too_large")
            await JSONResponse(said_why, 413)(scope, receive, send)
            return
        read = 0

        async def counted() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > self.largest:
                raise HTTPException(413, f"A request may have {self.largest:,} bytes at most.")
            return message

        await self.app(scope, counted, send)
