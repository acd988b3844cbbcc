"""The application: what listens where, and what is made ready before and put away after."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Coroutine
from importlib.metadata import version
from typing import Any

from fastapi import FastAPI

from regalia.server import (
    health_routes,
    joining_routes,
    my_tables_routes,
    page_routes,
    push_routes,
    rules_routes,
    seat_routes,
    stream_routes,
    table_routes,
    text_routes,
)
from regalia.server.access import Access
from regalia.server.bot_pool import BotPool
from regalia.server.counting import watch_the_loop
from regalia.server.forgetting import forget_daily
from regalia.server.push import Push
from regalia.server.quotas import Quotas
from regalia.server.refusing import answer_refusals
from regalia.server.registry import TableRegistry
from regalia.server.request_log import RequestLog
from regalia.server.request_size import SmallBodies
from regalia.server.settings import Settings
from regalia.server.store import Store
from regalia.server.tidying import tidy_memory
from regalia.server.web_guard import WebGuard

log = logging.getLogger("regalia.server")


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
        running: tuple[Coroutine[Any, Any, None], ...]
        running = (preparing, sweeping, listening, registry.meet_neighbours(), registry.use_compiled_rules())
        running += (watch_the_loop(), forget_daily(registry, settings), tidy_memory(pool))
        beside = [asyncio.create_task(one) for one in running]
        log.info("ready, store %s", store.engine.url.render_as_string(hide_password=True))
        yield
        for task in beside:
            task.cancel()
        registry.close()
        await store.neighbours.close()
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
    tables = (table_routes, rules_routes, my_tables_routes, joining_routes, seat_routes, text_routes)
    routers = [routes.router for routes in (*tables, stream_routes, push_routes, health_routes, page_routes)]
    for router in routers:
        app.include_router(router)
    app.add_middleware(SmallBodies, largest=settings.largest_body)
    app.add_middleware(Quotas, settings=settings)
    app.add_middleware(WebGuard, address=settings.address)
    app.add_middleware(RequestLog, routers=routers)
    answer_refusals(app, page_routes.page_instead)
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
