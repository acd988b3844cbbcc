"""One line of log for each request that was answered, with a number by which all its lines are found.

What an address holds that is none of our words is left out: it may be the secret of a link, or a code, however somebody
wrote it. So are queries, headers and bodies.
"""

import logging
import re
import secrets
import time
from collections.abc import Iterable

from fastapi import APIRouter
from starlette.datastructures import MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regalia.server.counting import count_request
from regalia.server.links import is_table_id
from regalia.server.log_lines import ASKED, Asked
from regalia.server.refusing import refusal_told

log = logging.getLogger("regalia.server")
HEADER = "X-Request-ID"
SANE = re.compile(r"[A-Za-z0-9._-]{1,64}")
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,80}")
PLAIN = ("name", "game")  # parts of an address that are no secret
MOST_PARTS = 8
FAILED = "Something went wrong in the server, and it is written down there under {number}."


class RequestLog:
    """One line for each request that was answered: what, how it went, how long it took."""

    def __init__(self, app: ASGIApp, routers: Iterable[APIRouter] = ()) -> None:
        """The words in the addresses of these routes are shown, wherever a request was refused."""
        self.app = app
        paths = [getattr(route, "path", "") for router in routers for route in router.routes]
        self._words = {part for path in paths for part in path.split("/") if "{" not in part}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on and write its line."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        asked = Asked(_number(scope))
        told = ASKED.set(asked)
        started = time.perf_counter()
        status = 0

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                count_request(scope, status, time.perf_counter() - started)
                MutableHeaders(scope=message)[HEADER] = asked.number
            await send(message)

        try:
            await self.app(scope, receive, noted)
        except Exception:
            log.exception("%s %s failed", scope["method"], self.shown(scope))
            if status:  # what was begun cannot be taken back: the connection is cut
                raise
            refusal = refusal_told(FAILED.format(number=asked.number), "table.failed", {"number": asked.number})
            await JSONResponse(refusal, 500)(scope, receive, noted)
        finally:
            self._write(scope, status, 1000 * (time.perf_counter() - started))
            asked.number = ""
            ASKED.reset(told)

    def _write(self, scope: Scope, status: int, spent: float) -> None:
        level = logging.WARNING if status >= 500 else logging.INFO
        shown, answer = self.shown(scope), status or "unanswered"  # whoever asked went away before
        facts = {"method": scope["method"], "path": shown, "status": status, "ms": round(spent, 1)}
        log.log(level, "%s %s %s %.1f ms", scope["method"], shown, answer, spent, extra={"facts": facts})

    def shown(self, scope: Scope) -> str:
        """The address of a request, as far as it is nobody's secret."""
        route = getattr(scope.get("route"), "path", None)
        if route is not None:
            told = {name: _part(name, str(value)) for name, value in scope.get("path_params", {}).items()}
            return re.sub(r"\{(\w+)[^}]*\}", lambda found: told.get(found[1], "…"), route)
        parts = str(scope["path"]).split("/")[1:]
        shown = [part if part in self._words or is_table_id(part) else "…" for part in parts[:MOST_PARTS]]
        return "/" + "/".join([*shown, "…"] if len(parts) > MOST_PARTS else shown)


def _part(name: str, value: str) -> str:
    is_plain = is_table_id(value) or (value.isdecimal() and len(value) < 3) or (name in PLAIN and NAME.fullmatch(value))
    return value if is_plain else "…"


def _number(scope: Scope) -> str:
    """The number a proxy gave the request, if it is one; else one of our own."""
    for name, value in scope["headers"]:
        if name == b"x-request-id" and SANE.fullmatch(said := value.decode("latin-1")):
            return str(said)
    return secrets.token_hex(8)
