"""Figures of a running server for Prometheus: counted as things happen, and read when somebody asks.

No figure has a table, a person or an address in it. What is true at a moment, such as how many streams are open, is
looked up when it is asked for; so a server that nobody asks spends nothing on it.
"""

import asyncio
import time
from importlib.metadata import version
from typing import TYPE_CHECKING

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from starlette.types import Scope

if TYPE_CHECKING:
    from regalia.server.registry import TableRegistry

disable_created_metrics()  # type: ignore[no-untyped-call]  # when a figure began tells nobody anything
REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

_REQUESTS = Histogram(
    "regalia_request_seconds",
    "From a request to the beginning of its answer; of a stream, until it is open.",
    ("method", "route", "status"),
    registry=REGISTRY,
    buckets=QUICK,
)
_FAILED = Counter("regalia_failures", "Requests that went wrong in the server.", registry=REGISTRY)
_ENTRIES = Counter(
    "regalia_entries", "Entries of tables' logs: moves, undos, gestures, seats.", ("kind",), registry=REGISTRY
)
_TOLD = Histogram(
    "regalia_told_seconds", "From a move's request to its being told to all.", registry=REGISTRY, buckets=QUICK
)
WRITES = Histogram(
    "regalia_store_write_seconds", "Writing entries to the store, together.", registry=REGISTRY, buckets=QUICK
)
STORE_TROUBLES = Counter(
    "regalia_store_troubles", "Requests refused because the store could not be reached or written.", registry=REGISTRY
)
FORGOTTEN = Counter("regalia_forgotten_tables", "Abandoned tables that were deleted.", registry=REGISTRY)
_LATE = Histogram(
    "regalia_loop_late_seconds", "How late the server is; looked at every second.", registry=REGISTRY, buckets=QUICK
)
_TABLES = Gauge("regalia_live_tables", "Tables in memory.", registry=REGISTRY)
_STREAMS = Gauge("regalia_streams", "Open streams.", registry=REGISTRY)
_HERE = Gauge("regalia_seats_here", "Seats whose people are at their table.", registry=REGISTRY)
_BOTS_WAITING = Gauge("regalia_bots_waiting", "Questions to bots that no thread thinks about yet.", registry=REGISTRY)
_BOTS_READY = Gauge("regalia_bots_ready", "1 when the bots are compiled.", registry=REGISTRY)
_STORE = Gauge("regalia_store_well", "1 when the store answers.", registry=REGISTRY)
_VERSION = Gauge("regalia_info", "1; its label says which version runs.", ("version",), registry=REGISTRY)
_VERSION.labels(version("regalia")).set(1)
KNOWN_METHODS = ("GET", "HEAD", "POST", "DELETE", "PUT", "PATCH", "OPTIONS")


def count_request(scope: Scope, status: int, seconds: float) -> None:
    """Count a request by its route, never by its address: there are as many addresses as somebody makes up."""
    route = getattr(scope.get("route"), "path", None) or "none"
    method = scope["method"] if scope["method"] in KNOWN_METHODS else "other"
    _REQUESTS.labels(method, route, str(status)).observe(seconds)
    if status >= 500:
        _FAILED.inc()


def count_entry(kind: str, started: float) -> None:
    """Count what happened at a table, once it was told to all; `started` is when it was asked for."""
    _ENTRIES.labels(kind).inc()
    if kind == "played":
        _TOLD.observe(time.perf_counter() - started)


def all_figures(registry: "TableRegistry", store_is_well: bool) -> bytes:
    """Everything, as Prometheus reads it."""
    live = list(registry.tables.values())
    _TABLES.set(len(live))
    _STREAMS.set(sum(len(one.streams) for one in live))
    _HERE.set(sum(len(one.here) for one in live))
    _BOTS_WAITING.set(registry.pool.waiting)
    _BOTS_READY.set(registry.pool.is_ready)
    _STORE.set(store_is_well)
    return generate_latest(REGISTRY)


async def watch_the_loop() -> None:
    """See every second how late the server is: whatever keeps it busy makes everybody wait so long."""
    loop = asyncio.get_running_loop()
    while True:
        before = loop.time()
        await asyncio.sleep(1)
        _LATE.observe(max(0.0, loop.time() - before - 1))
