"""All live tables of a server: those nobody looks at are read from the store when somebody comes."""

import asyncio
import logging
import time
from collections.abc import Callable

from sqlalchemy.exc import SQLAlchemyError

from regalia.engine.compiling import Way
from regalia.server.bot_pool import BotPool
from regalia.server.live_table import LiveTable
from regalia.server.neighbours import Notice
from regalia.server.people import People
from regalia.server.replaying import replay
from regalia.server.settings import Settings
from regalia.server.store import Store

log = logging.getLogger("regalia.tables")
ANNOUNCED_EVERY = 10.0  # seconds after which other servers are told again who listens here


class TableRegistry:
    """The live tables, by id."""

    def __init__(self, store: Store, pool: BotPool, settings: Settings) -> None:
        """No table is live yet."""
        self.called: Callable[[LiveTable, int | None], None] = lambda live, before: None
        self._settings = settings
        self.store = store
        self.neighbours = store.neighbours
        self.pool = pool
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._reading_anew: set[asyncio.Task[None]] = set()

    async def table(self, table_id: str) -> LiveTable | None:
        """A table by its id; None if there is none."""
        live = self.tables.get(table_id)
        if live is not None and not live.is_lost:
            live.asked_for = time.monotonic()
            return live
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            if table_id not in self.tables or self.tables[table_id].is_lost:
                loaded = await asyncio.to_thread(self._load, table_id)
                if loaded is None:
                    self._loading.pop(table_id, None)
                    return None
                loaded.called = self.called
                self.tables[table_id] = loaded
                if not self.neighbours.is_alone:
                    await self._hear_what_was_written_meanwhile(loaded)
                if self.pool.is_ready:
                    loaded.table.change_way("compiled")
                self.store.note_standing(table_id, loaded.standing)
                loaded.bots.wake()
        return self.tables[table_id]

    async def _hear_what_was_written_meanwhile(self, loaded: LiveTable) -> None:
        """While a table was read, nobody here was told what others wrote to it."""
        try:
            await loaded.catch_up()
        except BaseException:
            self.tables.pop(loaded.stored.id, None)
            raise
        self.neighbours.tell("who is there", table=loaded.stored.id)

    async def use_compiled_rules(self) -> None:
        """Have all tables use compiled rules as soon as they are ready; those opened before used plain ones."""
        await self.pool.until_ready()
        for live in self.tables.values():
            live.table.change_way("compiled")

    async def delete(self, table_id: str) -> None:
        """Forget a table for good."""
        live = await self.table(table_id)
        if live is not None:
            await live.delete()
        self.tables.pop(table_id, None)
        self._loading.pop(table_id, None)

    def let_go_of_idle_tables(self, seconds: float) -> None:
        """Forget tables nobody looked at for some time; whoever comes again has them read from the store."""
        for table_id in [table_id for table_id, live in self.tables.items() if live.is_idle(seconds)]:
            self.tables.pop(table_id).close()
            self._loading.pop(table_id, None)
            log.info("table %s left the memory, being idle", table_id)

    def _load(self, table_id: str) -> LiveTable | None:
        stored = self.store.find_table(table_id)
        if stored is None:
            return None
        way: Way = "compiled" if self.pool.is_ready else "plain"
        table = replay(stored, self.store, way)
        people = People(self._settings.away_after, self._settings.thinking_after)
        people.sit(self.store.holders.at(table_id))
        live = LiveTable(stored, table, self.store, self.pool, people, self._settings.pause)
        live.streams.most_spectators = self._settings.spectators
        return live

    def close(self) -> None:
        """Close all tables."""
        for table in self.tables.values():
            table.close()

    # What other servers of the hall say.

    async def meet_neighbours(self) -> None:
        """Hear the other servers from now on, and tell them again and again who is here."""
        await self.neighbours.open(self.heard, self.read_anew)
        while not self.neighbours.is_alone:
            await asyncio.sleep(ANNOUNCED_EVERY)
            for live in list(self.tables.values()):
                live.presence.announce_again()

    def heard(self, notice: Notice) -> None:
        """Another server says that something happened at a table; of interest if somebody is at it here."""
        if notice["kind"] == "goes":
            for live in self.tables.values():
                live.presence.is_gone_with(notice["from"])
            return
        if notice["kind"] == "entries":
            for table_id, number in notice["numbers"].items():
                if table_id in self.tables:
                    self.tables[table_id].hear_of(number)
            return
        about = self.tables.get(notice.get("table", ""))
        if about is not None:
            self._heard_of(about, notice)

    def _heard_of(self, live: LiveTable, notice: Notice) -> None:
        match notice["kind"]:
            case "people":
                live.presence.heard(notice["from"], notice)
            case "who is there":
                live.presence.announce_again()
            case "hurry":
                live.bots.hurry()
            case "go_on":
                live.bots.go_on(notice["seat"])
            case "settings":
                self._reading_anew.add(task := asyncio.create_task(self._read_anew(live)))
                task.add_done_callback(self._reading_anew.discard)
            case "deleted":
                self.tables.pop(live.stored.id, None)
                live.is_no_more()

    async def read_anew(self) -> None:
        """Notices may have been missed: look into the store for all that may have changed at any table."""
        for live in list(self.tables.values()):
            await self._read_anew(live)

    async def _read_anew(self, live: LiveTable) -> None:
        stored = await asyncio.to_thread(self.store.find_table, live.stored.id)
        if stored is None:
            self.tables.pop(live.stored.id, None)
            live.is_no_more()
            return
        try:
            await live.catch_up()
        except SQLAlchemyError:
            raise
        except Exception:  # the others are read all the same
            live.give_up()
            return
        live.settle_anew(stored, await asyncio.to_thread(self.store.holders.at, stored.id))
        live.presence.announce_again()
