"""Keeps pages of others from using a visitor's browser here: headers on every answer, and no writes from elsewhere.

A page may run what it was built with, and nothing else. What a seat is told is kept by no cache on the way.
"""

import base64
import hashlib
import re
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regalia.server.refusing import refusal_told

INLINE = re.compile(r"<(script|style)>(.*?)</\1>", re.DOTALL)
READS = ("GET", "HEAD", "OPTIONS")
POLICY = "Content-Security-Policy"
NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'"
# A worker has no policy but that of its own file: it runs what is in it, and asks this server.
WORKER_ASKS = {POLICY: f"{NOTHING_RUNS}; connect-src 'self'"}
ALWAYS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    POLICY: NOTHING_RUNS,
}
NEVER_KEPT = {"Cache-Control": "no-store", "Cross-Origin-Resource-Policy": "same-origin"}
ELSEWHERE = "This was sent by a page of another site; only pages of this server and programs may do that."


def policy_of(page: str) -> str:
    """The content security policy of a page: what is built into it may run, and what lies beside it here.

    >>> "script-src 'self' 'sha256-" in policy_of("<script>let a = 1</script>")
    True
    >>> "sha256" in policy_of("<p>nothing inside</p>")
    False
    """
    inside: dict[str, str] = {"script": "", "style": ""}
    for kind, text in INLINE.findall(page):
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        inside[kind] += f" 'sha256-{digest}'"
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src 'self'{inside['script']}",
            f"style-src 'self'{inside['style']}",
            "style-src-attr 'unsafe-inline'",  # where things lie on the table
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "media-src 'self'",
            "worker-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


class WebGuard:
    """Gives every answer its headers, and refuses what a page of another site would have a visitor's browser do."""

    def __init__(self, app: ASGIApp, address: str = "") -> None:
        """The address is the public one, if it is known."""
        self.app = app
        self._own = _place(address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        is_told = scope["path"].startswith("/api/")

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in ALWAYS.items():
                    headers.setdefault(name, value)
                headers.update(NEVER_KEPT if is_told else {})
            await send(message)

        if scope["method"] not in READS and self._is_from_elsewhere(Headers(scope=scope)):
            refusal = JSONResponse(refusal_told(ELSEWHERE), 403)
            await refusal(scope, receive, guarded)
            return
        await self.app(scope, receive, guarded)

    def _is_from_elsewhere(self, headers: Headers) -> bool:
        """Browsers name the site whose page writes; programs name none."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none")
        return _place(origin) not in {_place(f"//{headers.get('host', '')}"), self._own} - {""}


def _place(address: str) -> str:
    """Host and port of an address, as browsers write them; "" where there is none."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return ""
    return f"{parts.hostname or ''}{'' if port in (None, 80, 443) else f':{port}'}"
