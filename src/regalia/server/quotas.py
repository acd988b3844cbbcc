"""How much one browser and one address may ask for in a while, and how many streams they may have open.

Generous for people: ten friends behind one address never see it. Whoever asks for more is told when to come back. Each
server counts for itself.
"""

import logging
import math
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from limits import RateLimitItem, RateLimitItemPerSecond
from limits.strategies import SlidingWindowCounterRateLimiter
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from regalia.server.access import browser_of
from regalia.server.addresses import household
from regalia.server.refusing import refusal_told
from regalia.server.settings import Settings
from regalia.server.window_counts import WindowCounts

log = logging.getLogger("regalia.server")
MINUTE, HOUR = 60, 3600
AGAIN = 30  # seconds after which to come back for a stream
FREE = re.compile(r"/(assets/.*|health|ready|metrics|service-worker\.js|share/.*)")  # what proxies and browsers fetch
STREAM = re.compile(r"GET /api/(.*/)?stream", re.DOTALL)


@dataclass(frozen=True)
class Quota:
    """So much of something in some time."""

    asked: re.Pattern[str]  # method and path
    most: Mapping[str, RateLimitItem]  # of a browser, of an address; without one, any number
    key: str
    what: str               # in English


def quotas_of(settings: Settings) -> tuple[Quota, ...]:
    """The quotas of a server with these settings; a request counts for each that it fits."""

    def quota(name: str, asked: str, seconds: int, key: str, what: str) -> Quota:
        most = {who: int(getattr(settings, f"{name}_{who}")) for who in ("browser", "address")}
        items = {who: RateLimitItemPerSecond(number, seconds, name) for who, number in most.items() if number}
        return Quota(re.compile(asked, re.DOTALL), items, key, what)

    return (
        quota("tables", r"POST /api/tables(/[^/]*/rematch)?", HOUR, "table.too_many_tables", "tables were set up"),
        quota("joins", r"POST /api/join(/look)?|[A-Z]+ /join/.*", MINUTE, "table.too_many_links", "links were tried"),
        quota("hints", r"GET /api/tables/.*/(advice|answer)", MINUTE, "table.too_many_hints", "hints were asked for"),
        quota("rules", r"POST /api/rules/.*", MINUTE, "table.too_many", "rules were asked for"),
        quota("calls", r"POST /api/push", HOUR, "table.too_many", "calls were asked for"),
        quota("requests", r".*", MINUTE, "table.too_many", "requests came"),
    )


class Quotas:
    """Lets a request through if whoever sends it may ask for so much."""

    def __init__(self, app: ASGIApp, settings: Settings, counts: WindowCounts | None = None) -> None:
        self.app = app
        self._settings = settings
        self._counts = counts or WindowCounts()
        self._limiter = SlidingWindowCounterRateLimiter(self._counts)
        self._quotas = quotas_of(settings)
        self._streams: Counter[str] = Counter()  # that are open, by browser and address
        self._doubted = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] != "http" or not self._settings.quotas or FREE.fullmatch(scope["path"]):
            await self.app(scope, receive, send)
            return
        whose = self._who_asks(scope)
        asked = f"{scope['method']} {scope['path'].rstrip('/')}"
        refusal = self._refusal(asked, whose)
        if refusal is not None:
            await refusal(scope, receive, send)
            return
        if not STREAM.fullmatch(asked):
            await self.app(scope, receive, send)
            return
        self._streams.update(whose.values())
        try:
            await self.app(scope, receive, send)
        finally:
            self._streams.subtract(whose.values())
            for name in whose.values():
                if not self._streams[name]:
                    del self._streams[name]

    def _who_asks(self, scope: Scope) -> dict[str, str]:
        """By what a request is counted: its browser or program, if it is known, and the address it comes from."""
        request = Request(scope)
        browser = browser_of(request)
        whose = {"browser": f"b {browser}"} if browser else {}
        client = scope.get("client")
        if client and client[0]:
            whose["address"] = f"a {household(client[0])}"
        if not self._doubted and client and client[1] and "x-forwarded-for" in request.headers:
            self._doubted = True  # uvicorn leaves no port to an address that it believes
            log.warning(
                "somebody at %s speaks for others (X-Forwarded-For) and is not believed, so that they count as one; "
                "if it is your proxy, name it in FORWARDED_ALLOW_IPS",
                client[0],
            )
        return whose

    def _refusal(self, asked: str, whose: dict[str, str]) -> JSONResponse | None:
        if STREAM.fullmatch(asked):
            for who, name in whose.items():
                most = getattr(self._settings, f"streams_{who}")
                if most and self._streams[name] >= most:
                    sentence = f"{most} streams are open for this {who} already; close some of its tables."
                    return _too_many(sentence, "table.too_many_streams", AGAIN)
        for quota in self._quotas:
            if not quota.asked.fullmatch(asked):
                continue
            for who, item in quota.most.items():
                if who in whose and not self._limiter.hit(item, whose[who]):
                    wait = self._counts.comes_back(item.key_for(whose[who]), item.amount, item.get_expiry())
                    seconds = max(1, math.ceil(wait))
                    sentence = f"Too many {quota.what} from this {who}; try again in {_long(seconds)}."
                    return _too_many(sentence, quota.key, seconds)
        return None


def _long(seconds: int) -> str:
    if seconds < 2 * MINUTE:
        return f"{seconds} seconds" if seconds > 1 else "a second"
    return f"{math.ceil(seconds / MINUTE)} minutes"


def _too_many(sentence: str, key: str, seconds: int) -> JSONResponse:
    told = {"seconds": seconds, "minutes": math.ceil(seconds / MINUTE)}
    return JSONResponse(refusal_told(sentence, key, told), 429, headers={"Retry-After": str(seconds)})
