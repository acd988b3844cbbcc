"""All live tables of a server: those nobody looks at are read from the store when somebody comes."""

import asyncio
import logging
import time
from collections.abc import Callable

from regalia.engine.compiling import Way
from regalia.games.catalogue import rulebook
from regalia.server.bot_pool import BotPool
from regalia.server.live_table import LiveTable
from regalia.server.people import People
from regalia.server.settings import Settings
from regalia.server.store import Store, StoredTable
from regalia.table.seating import Seat
from regalia.table.table import Table

log = logging.getLogger("regalia.tables")


class TableRegistry:
    """The live tables, by id."""

    def __init__(self, store: Store, pool: BotPool, settings: Settings) -> None:
        """No table is live yet."""
        self.called: Callable[[LiveTable, int | None], None] = lambda live, before: None
        self._settings = settings
        self.store = store
        self.pool = pool
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    async def table(self, table_id: str) -> LiveTable | None:
        """A table by its id; None if there is none."""
        if table_id in self.tables:
            live = self.tables[table_id]
            live.asked_for = time.monotonic()
            if self.pool.is_ready:
                live.table.change_way("compiled")
            return live
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            if table_id not in self.tables:
                loaded = await asyncio.to_thread(self._load, table_id)
                if loaded is None:
                    self._loading.pop(table_id, None)
                    return None
                loaded.called = self.called
                self.tables[table_id] = loaded
                self.store.note_standing(table_id, loaded.standing)
                loaded.bots.wake()
        return self.tables[table_id]

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
            del self.tables[table_id]
            self._loading.pop(table_id, None)
            log.info("table %s left the memory, being idle", table_id)

    def _load(self, table_id: str) -> LiveTable | None:
        stored = self.store.find_table(table_id)
        if stored is None:
            return None
        way: Way = "compiled" if self.pool.is_ready else "plain"
        table = lay_table(stored, way).open_log(self.store.read_log(table_id))
        people = People(self._settings.away_after, self._settings.thinking_after)
        people.sit(self.store.holders.at(table_id))
        return LiveTable(stored, table, self.store, self.pool, people)

    def close(self) -> None:
        """Close all tables."""
        for table in self.tables.values():
            table.close()


def lay_table(stored: StoredTable, way: Way = "plain") -> Table:
    """The table of a stored one, before its log. Compiled rules are quicker, plain ones there at once."""
    seats = tuple(Seat(**seat) for seat in stored.seats)
    options = rulebook(stored.game).codec.from_json(stored.options)
    return Table(stored.game, options, seats, stored.settings.get("seed"), way)
