"""The servers on one PostgreSQL: they hear each other by LISTEN and NOTIFY, and leases say whose bots play a table.

A notice is only a hint to look into the store: who missed one reads what it lacks. A lease only saves thinking twice:
that nothing is played twice is kept by the key of the log.
"""

import asyncio
import contextlib
import json
import logging
import time
from typing import Any

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql

from regalia.server.log_writing import CHANNEL, notify
from regalia.server.neighbours import Heard, MissedSome, Neighbours, Notice
from regalia.server.schema import leases, servers

log = logging.getLogger("regalia.neighbours")
BEAT = 1.0           # seconds between signs of life
LASTS = 4            # seconds after the last one a server counts as gone, and its leases are free
GATHERING = 0.02     # seconds in which what is told is gathered


class PostgresNeighbours(Neighbours):
    """A server among those on the same PostgreSQL."""

    is_alone = False

    def __init__(self, engine: sql.Engine) -> None:
        """Nobody is heard yet."""
        super().__init__()
        self._engine = engine
        self._seen: dict[str, float] = {}          # the others, when they last gave a sign of life
        self._mine: set[str] = set()               # tables whose bots are ours
        self._alive = 0.0                          # when our own sign of life was last written
        self._heard_myself = time.monotonic()      # when our own beat last came back
        self._to_tell: list[Notice] = []
        self._telling: asyncio.Task[None] | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._others_went = asyncio.Event()

    async def open(self, heard: Heard, missed_some: MissedSome) -> None:
        """Listen from now on."""
        with contextlib.suppress(sql.exc.SQLAlchemyError):  # it is tried again every second
            await asyncio.to_thread(self._beat)
        listening, beating = self._listen(heard, missed_some), self._beat_on(heard)
        self._tasks = [asyncio.create_task(one) for one in (listening, beating)]

    async def close(self) -> None:
        """Leave all tables to the others, who hear of it at once."""
        for task in (*self._tasks, *([self._telling] if self._telling else [])):
            task.cancel()
        with contextlib.suppress(sql.exc.SQLAlchemyError):
            await asyncio.to_thread(self._go)

    # Telling and hearing.

    def tell(self, kind: str, **said: Any) -> None:
        """Tell all others something, in a moment: together with what else is told then."""
        self._to_tell.append({"from": self.server, "kind": kind, **said})
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        while self._to_tell:
            await asyncio.sleep(GATHERING)
            notices, self._to_tell = self._to_tell, []
            try:
                await asyncio.to_thread(self._send, notices)
            except sql.exc.SQLAlchemyError as error:  # hints only: the others read the store when it is back
                log.warning("%d notices were not sent: %s", len(notices), str(error).splitlines()[0])

    def _send(self, notices: list[Notice]) -> None:
        with self._engine.begin() as connection:
            notify(connection, *notices)

    async def _listen(self, heard: Heard, missed_some: MissedSome) -> None:
        """Hear notices for ever; a connection that broke, or went silent, is made anew."""
        is_first = True
        while True:
            try:
                await self._hear(heard, None if is_first else missed_some)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.warning("the other servers are not heard: %s", (str(error).splitlines() or [repr(error)])[0])
            is_first = False
            await asyncio.sleep(0.2)

    async def _hear(self, heard: Heard, missed_some: MissedSome | None) -> None:
        import psycopg

        address = self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await psycopg.AsyncConnection.connect(address, autocommit=True, connect_timeout=3)
        async with connection:
            await connection.execute(f"listen {CHANNEL}")
            self._heard_myself = time.monotonic()
            if missed_some is not None:
                log.info("the other servers are heard again; tables are read anew")
                await missed_some()
            while time.monotonic() - self._heard_myself < LASTS + BEAT:
                async for told in connection.notifies(timeout=BEAT):
                    self._take(json.loads(told.payload), heard)
        raise ConnectionError("own signs of life did not come back")

    def _take(self, notice: Notice, heard: Heard) -> None:
        who = notice["from"]
        if who == self.server:
            self._heard_myself = time.monotonic()
            return
        if notice["kind"] == "goes":
            self._seen.pop(who, None)
        else:
            self._seen[who] = time.monotonic()
        if notice["kind"] in ("goes", "leaves"):
            self._others_went.set()
        if notice["kind"] == "beat":
            return
        try:
            heard(notice)
        except Exception:  # a newer server may say what this one does not understand
            log.exception("a notice was not understood: %s", notice["kind"])

    # Signs of life, and leases.

    def is_there(self, server: str) -> bool:
        """A server gave a sign of life a moment ago."""
        return server == self.server or time.monotonic() - self._seen.get(server, -LASTS) < LASTS

    async def _beat_on(self, heard: Heard) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await asyncio.to_thread(self._beat)
            except sql.exc.SQLAlchemyError as error:
                log.warning("no sign of life could be given: %s", str(error).splitlines()[0])
            for one in [one for one in self._seen if not self.is_there(one)]:
                log.warning("server %s gives no sign of life any more", one)
                self._take({"from": one, "kind": "goes"}, heard)

    def _beat(self) -> None:
        until = sql.func.now() + sql.text(f"interval '{LASTS} seconds'")
        alive = postgresql.insert(servers).values(id=self.server, until=until)
        with self._engine.begin() as connection:
            connection.execute(alive.on_conflict_do_update(index_elements=["id"], set_={"until": until}))
            connection.execute(servers.delete().where(servers.c.until < sql.func.now() - sql.text("interval '1 day'")))
            notify(connection, {"from": self.server, "kind": "beat"})
        self._alive = time.monotonic()

    async def may_play(self, table_id: str) -> bool:
        """The lease of a table is ours, or nobody's and ours from now on."""
        if table_id in self._mine and time.monotonic() - self._alive < LASTS:
            return True
        self._mine.discard(table_id)
        self._others_went.clear()  # what happens from now on is worth asking again
        try:
            got = await asyncio.to_thread(self._take_lease, table_id)
        except sql.exc.SQLAlchemyError:
            return False
        if got:
            self._mine.add(table_id)
        return got

    async def until_others_go(self) -> None:
        """Wait until another server is no more or left a table; not for ever, for a word may have been missed."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._others_went.wait(), LASTS + BEAT)

    def _take_lease(self, table_id: str) -> bool:
        living = sql.select(servers.c.id).where(servers.c.until > sql.func.now())
        wanted = postgresql.insert(leases).values(table_id=table_id, server=self.server)
        taken = wanted.on_conflict_do_update(
            index_elements=["table_id"],
            set_={"server": self.server},
            where=sql.or_(leases.c.server == self.server, leases.c.server.not_in(living)),
        ).returning(leases.c.server)
        with self._engine.begin() as connection:
            return connection.execute(taken).scalar() is not None

    def leave(self, table_id: str) -> None:
        """The bots of a table are anybody's from now on."""
        if table_id not in self._mine:
            return
        self._mine.discard(table_id)
        asyncio.get_running_loop().run_in_executor(None, self._leave, table_id).add_done_callback(_complain)

    def _leave(self, table_id: str) -> None:
        mine = sql.and_(leases.c.table_id == table_id, leases.c.server == self.server)
        with self._engine.begin() as connection:
            connection.execute(leases.delete().where(mine))
            notify(connection, {"from": self.server, "kind": "leaves"})

    def _go(self) -> None:
        with self._engine.begin() as connection:
            connection.execute(leases.delete().where(leases.c.server == self.server))
            connection.execute(servers.delete().where(servers.c.id == self.server))
            notify(connection, {"from": self.server, "kind": "goes"})


def _complain(left: "asyncio.Future[None]") -> None:
    if not left.cancelled() and left.exception() is not None:
        log.warning("a table was not left to the other servers: %s", left.exception())
