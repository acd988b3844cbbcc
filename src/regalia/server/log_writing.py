"""Writing logs: an entry counts once it is on disk, and who writes the next number of a table first has it.

Entries that come at the same time are written together; where that fails each is written alone, so that nobody pays for
another's trouble. Each write has a mark of its own, by which it is found again when its answer was lost.
"""

import asyncio
import contextlib
import json
import logging
import secrets
import threading
import time
from typing import Any

import sqlalchemy as sql

from regalia.server.counting import WRITES
from regalia.server.databases import is_shared
from regalia.server.schema import entries, now
from regalia.table.entries import Entry, written
from regalia.table.refusals import TableGone

log = logging.getLogger("regalia.store")
PAUSES = (0.0, 0.05, 0.2, 0.5, 1.0, 2.0)  # seconds before each try, when PostgreSQL is away or starts again
LARGEST_NOTICE = 200  # tables in one notice; PostgreSQL allows 8,000 bytes
CHANNEL = "regalia"  # where servers of one store tell each other what happened

Row = dict[str, Any]


class Overtaken(Exception):
    """Somebody else has written this number of the log: read it, and then write the next."""


class LogWriting:
    """The one task that writes logs to a store."""

    def __init__(self, engine: sql.Engine, server: str) -> None:
        """Nothing waits to be written; the server's name is told with what it writes."""
        self._engine = engine
        self._server = server
        # Who writes to an SQLite file while another does sleeps up to a tenth of a second, and asks again.
        self.one_at_a_time = contextlib.nullcontext() if is_shared(engine) else threading.Lock()
        self._waiting: list[tuple[Row, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, table_id: str, number: int, entry: Entry) -> None:
        """Write an entry; when this returns, it is on disk.

        Overtaken: another server wrote that number. Any other error leaves open whether it was written.
        """
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((log_row(table_id, number, entry), future))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        await future

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            troubles = await asyncio.to_thread(self._written, [row for row, _ in batch])
            for (_, future), trouble in zip(batch, troubles, strict=True):
                if future.done():
                    continue
                if trouble is None:
                    future.set_result(None)
                else:
                    future.set_exception(trouble)

    def _written(self, rows: list[Row]) -> list[Exception | None]:
        """What went wrong with each row. While the database is away, it is tried again for some seconds."""
        for pause in PAUSES:
            time.sleep(pause)
            troubles = self._try(rows)
            if not any(is_away(trouble) for trouble in troubles):
                break
        return troubles

    def _try(self, rows: list[Row]) -> list[Exception | None]:
        try:
            self._insert(rows)
        except sql.exc.SQLAlchemyError as error:
            return [error] * len(rows) if is_away(error) else [self._try_alone(row) for row in rows]
        except Exception as error:  # told to everybody who waits for it
            return [error] * len(rows)
        return [None] * len(rows)

    def _try_alone(self, row: Row) -> Exception | None:
        try:
            self._insert([row])
        except sql.exc.IntegrityError:
            return self._who_was_first(row)
        except Exception as error:
            return error
        return None

    def _who_was_first(self, row: Row) -> Exception | None:
        """Why a row could not be written: it was there already, written by us or by somebody else, or no table is."""
        this = sql.and_(entries.c.table_id == row["table_id"], entries.c.number == row["number"])
        try:
            with self._engine.connect() as connection:
                there = connection.execute(sql.select(entries.c.mark).where(this)).one_or_none()
        except sql.exc.SQLAlchemyError as error:
            return error
        if there is None:
            return TableGone("This table was deleted.")
        return None if there.mark == row["mark"] else Overtaken()

    @WRITES.time()
    def _insert(self, rows: list[Row]) -> None:
        with self.one_at_a_time, self._engine.begin() as connection:
            connection.execute(entries.insert(), rows)
            if is_shared(self._engine):
                self._announce(connection, rows)

    def _announce(self, connection: sql.Connection, rows: list[Row]) -> None:
        """Tell the other servers, in the moment it is on disk and not before."""
        for first in range(0, len(rows), LARGEST_NOTICE):
            numbers = {row["table_id"]: row["number"] for row in rows[first : first + LARGEST_NOTICE]}
            notify(connection, {"from": self._server, "kind": "entries", "numbers": numbers})


def log_row(table_id: str, number: int, entry: Entry) -> Row:
    """An entry as it is written down, with a mark of this writing."""
    text = json.dumps(written(entry))
    return {"table_id": table_id, "number": number, "entry": text, "at": now(), "mark": secrets.token_hex(8)}


def notify(connection: sql.Connection, *notices: dict[str, Any]) -> None:
    """Tell all servers of a store something, when the transaction is done."""
    for notice in notices:
        connection.execute(sql.select(sql.func.pg_notify(CHANNEL, json.dumps(notice))))


def is_away(trouble: Exception | None) -> bool:
    """The database went away or is just starting: what is tried again may succeed, and may be there already."""
    if not isinstance(trouble, sql.exc.DBAPIError):
        return isinstance(trouble, sql.exc.TimeoutError)
    state = getattr(trouble.orig, "sqlstate", None) or ""
    broke = trouble.connection_invalidated or state.startswith(("08", "57P"))
    return broke or (isinstance(trouble, sql.exc.OperationalError) and _never_connected(trouble))


def _never_connected(trouble: sql.exc.DBAPIError) -> bool:
    """No connection was made: psycopg says so without a state, SQLite never."""
    return type(trouble.orig).__module__.startswith("psycopg") and not getattr(trouble.orig, "sqlstate", None)

