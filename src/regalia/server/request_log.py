"""One line of log for each request that was answered; secrets of links are left out."""

import logging
import re
import time
from urllib.parse import quote

from starlette.types import ASGIApp, Message, Receive, Scope, Send

log = logging.getLogger("regalia.server")
LINK = re.compile(r"(?i)/join(?!/look$).+")  # what comes behind it is nobody's business


class RequestLog:
    """One line for each request that was answered: what, how it went, how long it took."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on and write its line."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 500

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            path = LINK.sub("/join/…", quote(scope["path"]))
            spent = 1000 * (time.perf_counter() - started)
            level = logging.WARNING if status >= 500 else logging.INFO
            log.log(level, "%s %s %s %.1f ms", scope["method"], path, status, spent)
