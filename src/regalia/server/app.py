"""The application: what listens where, and what is made ready before and put away after."""

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import AsyncIterator
from importlib.metadata import version
from typing import Any
from urllib.parse import quote

from fastapi import FastAPI, HTTPException, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException as HttpError
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regalia.kernel.refusal import Refusal
from regalia.play.game import IllegalMove
from regalia.server import (
    joining_routes,
    my_tables_routes,
    page_routes,
    push_routes,
    rules_routes,
    seat_routes,
    table_routes,
    text_routes,
)
from regalia.server.access import Access
from regalia.server.bot_pool import BotPool
from regalia.server.push import Push
from regalia.server.registry import TableRegistry
from regalia.server.settings import Settings
from regalia.server.store import Store
from regalia.server.web_guard import WebGuard
from regalia.table.refusals import (
    BotPlays,
    CodeWorthless,
    FinishedForAll,
    GameRuns,
    HostOnly,
    LinkRenewed,
    NoHints,
    NoSuchLink,
    NoSuchSeat,
    NotOver,
    NotYours,
    NotYourTurn,
    PersonHere,
    ScoresHidden,
    SeatLost,
    SeatTaken,
    SittersOnly,
    Stale,
    TableGone,
)

log = logging.getLogger("regalia.server")
LINK = re.compile(r"(?i)/join(?!/look$).+")  # what comes behind it is nobody's business
STATUSES: dict[type, int] = {
    **dict.fromkeys((NotYours, HostOnly, NoHints, SeatLost, SittersOnly), 403),
    **dict.fromkeys((NoSuchLink, NoSuchSeat, TableGone), 404),
    **dict.fromkeys((NotYourTurn, Stale, SeatTaken, NotOver, PersonHere, FinishedForAll, BotPlays), 409),
    **dict.fromkeys((GameRuns, ScoresHidden), 409),
    **dict.fromkeys((LinkRenewed, CodeWorthless), 410),
}


def create_app(settings: Settings, opened: Store | None = None) -> FastAPI:
    """The server of these settings, on a store that is open already or on theirs."""

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store = opened if opened is not None else await asyncio.to_thread(Store, settings.store_address)
        pool = BotPool(settings.thinkers)
        registry = TableRegistry(store, pool, settings)
        app.state.settings, app.state.registry, app.state.access = settings, registry, Access(store)
        app.state.push = push = Push(store, settings)
        registry.called = push.call
        preparing, sweeping = pool.prepare(settings.warm), _sweep(registry, settings.idle_after)
        listening = _drop_dead_streams(registry, settings.beat_every)
        beside = [asyncio.create_task(one) for one in (preparing, sweeping, listening)]
        log.info("ready, store %s", store.engine.url.render_as_string(hide_password=True))
        yield
        for task in beside:
            task.cancel()
        registry.close()
        push.close()
        pool.close()
        store.close()
        log.info("stopped")

    app = FastAPI(
        title="Regalia",
        version=version("regalia"),
        summary="Tables of board games: set one up, play a seat, listen to it.",
        lifespan=life,
        docs_url=None,  # they load scripts from elsewhere; /programs shows the interface, /openapi.json describes it
        redoc_url=None,
    )
    pages = (table_routes, rules_routes, my_tables_routes, joining_routes, seat_routes, text_routes, push_routes)
    for routes in pages:
        app.include_router(routes.router)
    app.include_router(page_routes.router)
    app.add_middleware(SmallBodies, largest=settings.largest_body)
    app.add_middleware(WebGuard, address=settings.address)
    app.add_middleware(RequestLog)
    _answer_refusals(app)
    return app


async def _sweep(registry: TableRegistry, idle_after: float) -> None:
    while True:
        await asyncio.sleep(max(0.1, idle_after / 4))
        registry.let_go_of_idle_tables(idle_after)


async def _drop_dead_streams(registry: TableRegistry, beat_every: float) -> None:
    """A stream is read at every beat; one that is not is dead, even if nobody said so."""
    while True:
        await asyncio.sleep(max(0.1, beat_every))
        for live in list(registry.tables.values()):
            live.drop_dead_streams(3 * beat_every)


def _rule(refusal: Refusal) -> str | None:
    """The key by which others than English readers are told why."""
    return refusal.reason.rule if isinstance(refusal, IllegalMove) and refusal.reason else refusal.key


def _told(refusal: object) -> str:
    """A sentence that can be sent; half a letter, which somebody sent and it cites, cannot."""
    return str(refusal).encode("utf-8", "replace").decode()


def _refusal(sentence: str, rule: str | None = None, told: dict[str, Any] | None = None) -> dict[str, Any]:
    """What every refusal looks like, as `http_shapes.Message` describes it."""
    return {"message": sentence, "rule": rule, "told": told or {}}


def _first_line(error: SQLAlchemyError) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]


def _answer_refusals(app: FastAPI) -> None:
    @app.exception_handler(Refusal)
    async def refused(_: Request, refusal: Refusal) -> JSONResponse:
        told = {name: _told(one) if isinstance(one, str) else one for name, one in refusal.told.items()}
        return JSONResponse(_refusal(_told(refusal), _rule(refusal), told), STATUSES.get(type(refusal), 422))

    @app.exception_handler(SQLAlchemyError)
    async def store_away(request: Request, error: SQLAlchemyError) -> JSONResponse:
        log.error("%s %s: the store failed: %s", request.method, quote(request.url.path), _first_line(error))
        sentence = "The server cannot reach or write its store now. Nothing was done; try again in a moment."
        return JSONResponse(_refusal(sentence, "table.store_away"), 503, headers={"Retry-After": "2"})

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: RequestValidationError) -> JSONResponse:
        first: dict[str, Any] = dict(error.errors()[0])
        if first["type"] == "json_invalid":
            return JSONResponse(_refusal("The body of the request is not valid JSON."), 422)
        where = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path"))
        return JSONResponse(_refusal(_told(f"{where or 'The request'}: {first['msg']}.")), 422)

    @app.exception_handler(HttpError)  # also those of the framework, such as for an unknown address
    async def http_error(request: Request, error: HttpError) -> Response:
        if page_routes.wants_page(request):  # it says in the reader's language that there is nothing here
            return page_routes.page_of(request, error.status_code)
        return JSONResponse(_refusal(str(error.detail)), error.status_code, headers=error.headers)


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
            said_why = _refusal(f"A request may have {self.largest:,} bytes at most.", "table.too_large")
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
