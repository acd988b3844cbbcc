"""The store: tables and their logs, in SQLite or PostgreSQL. Who holds which seat is in `holders`.

A log is only ever added to (`log_writing`), and it is the truth: what a table is follows from it.
"""

import asyncio
import json
import logging
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

import sqlalchemy as sql

from regalia.server.databases import is_shared, open_database
from regalia.server.holders import Holder, Holders, first_holders
from regalia.server.log_writing import LogWriting, log_row
from regalia.server.neighbours import Neighbours
from regalia.server.postgres_neighbours import PostgresNeighbours
from regalia.server.schema import codes, entries, holders, keys, leases, links, tables, used_links
from regalia.table.entries import Entry, read

log = logging.getLogger("regalia.store")
STANDINGS_EVERY = 0.5  # seconds for which standings are collected before they are written together

@dataclass(frozen=True)
class StoredTable:
    """A table as it is written down."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[dict[str, Any]]
    settings: dict[str, Any]
    created: str
    is_open: bool = False


@dataclass(frozen=True)
class TableStanding:
    """How a table stands: what a list of games says of it. It follows from the log and may be written late."""

    entries: int                 # how many of them it knows
    turn: int | None             # the seat to move; None: the game is over
    winners: list[int]
    seats: list[dict[str, Any]]  # as they are now
    progress: float = 0.0        # how far the game is, 0 … 1
    moved: bool = False          # somebody has moved
    told: int = 0                # the last entry of which others than its seat were told; 0: not known


@dataclass(frozen=True)
class ListedTable:
    """A table in somebody's list of games."""

    table: StoredTable
    standing: TableStanding | None    # None: it is not known, the log has to be read
    changed: str                 # when the last entry was written
    mine: tuple[Holder, ...]     # what the one who asks holds there, or held
    held: frozenset[int]         # the seats that somebody holds


class Store:
    """The database, and the one task that writes logs to it."""

    def __init__(self, address: str) -> None:
        """Open the database and bring its tables to the newest form; refused with what is wrong if that cannot be."""
        self.engine = open_database(address)
        self.neighbours = PostgresNeighbours(self.engine) if is_shared(self.engine) else Neighbours()
        self.holders = Holders(self.engine)
        self._log = LogWriting(self.engine, self.neighbours.server)
        self._standings: dict[str, TableStanding] = {}
        self._noting: asyncio.Task[None] | None = None

    def close(self) -> None:
        """Write what is left to write and let go of the database."""
        self._write_standings()
        self.engine.dispose()

    def answers(self) -> bool:
        """The database can be read."""
        try:
            with self.engine.connect() as connection:
                return connection.execute(sql.text("select 1")).scalar() == 1
        except sql.exc.SQLAlchemyError:
            return False

    def can_write(self) -> bool:
        """The database can be written to."""
        try:
            with self.engine.begin() as connection:
                connection.execute(keys.update().where(keys.c.name == "links").values(name="links"))
        except sql.exc.SQLAlchemyError:
            return False
        return True

    # Tables and who holds their seats.

    def add_table(self, table: StoredTable, opening: Entry, held: Iterable[tuple[str, int, bool]]) -> None:
        """A new table with its first entry, held by a browser's seats."""
        with self.engine.begin() as connection:
            connection.execute(
                tables.insert().values(
                    id=table.id,
                    game=table.game,
                    rules=table.rules,
                    options=json.dumps(table.options),
                    seats=json.dumps(table.seats),
                    settings=json.dumps(table.settings),
                    created=table.created,
                    is_open=table.is_open,
                )
            )
            connection.execute(entries.insert().values(**log_row(table.id, 1, opening)))
            first_holders(connection, table.id, held)

    def find_table(self, table_id: str) -> StoredTable | None:
        """A table by its id."""
        with self.engine.connect() as connection:
            row = connection.execute(tables.select().where(tables.c.id == table_id)).one_or_none()
        if row is None:
            return None
        return _stored(row)

    def standing(self, table_id: str) -> TableStanding | None:
        """How a table stands, if that was written after its last entry."""
        last = sql.select(sql.func.max(entries.c.number)).where(entries.c.table_id == table_id).scalar_subquery()
        with self.engine.connect() as connection:
            row = connection.execute(sql.select(tables.c.standing, last).where(tables.c.id == table_id)).one_or_none()
        return None if row is None else _known_standing(*row)

    def read_log(self, table_id: str, after: int = 0) -> list[Entry]:
        """All entries of a table, in order, or those after a number."""
        this = sql.and_(entries.c.table_id == table_id, entries.c.number > after)
        wanted = sql.select(entries.c.entry).where(this).order_by(entries.c.number)
        with self.engine.connect() as connection:
            return [read(json.loads(text)) for text in connection.execute(wanted).scalars()]

    def written_at(self, table_id: str, number: int) -> str | None:
        """When an entry was written; None: there is no such one."""
        this = sql.and_(entries.c.table_id == table_id, entries.c.number == number)
        with self.engine.connect() as connection:
            return connection.execute(sql.select(entries.c.at).where(this)).scalar()

    def open_to_strangers(self, table_id: str, is_open: bool) -> None:
        """Have a table listed on the first page, or not."""
        with self.engine.begin() as connection:
            connection.execute(tables.update().where(tables.c.id == table_id).values(is_open=is_open))

    def write_settings(self, table_id: str, settings: dict[str, Any]) -> None:
        """Remember a table's settings, where they changed."""
        with self.engine.begin() as connection:
            connection.execute(tables.update().where(tables.c.id == table_id).values(settings=json.dumps(settings)))

    def delete_table(self, table_id: str, untouched_since: str | None = None) -> bool:
        """Forget a table, its log and who sat there; not if anything was written since the moment that is told."""
        this, last = entries.c.table_id == table_id, sql.select(sql.func.max(entries.c.at))
        with self.engine.begin() as connection:  # from the first statements on, nobody else writes to it
            connection.execute(tables.update().where(tables.c.id == table_id).values(is_open=False))
            connection.execute(sql.select(tables.c.id).where(tables.c.id == table_id).with_for_update())
            if untouched_since is not None and connection.execute(last.where(this)).scalar() != untouched_since:
                connection.rollback()
                return False
            for of_it in (entries, holders, links, used_links, codes, leases):
                connection.execute(of_it.delete().where(of_it.c.table_id == table_id))
            connection.execute(tables.delete().where(tables.c.id == table_id))
        return True

    def tables_of(self, browser: str) -> list[ListedTable]:
        """The tables a browser sits or watches at, or did, the newest first."""
        return self._listed(sql.select(holders.c.table_id).where(holders.c.browser == browser), browser)

    def open_tables(self, browser: str) -> list[ListedTable]:
        """The tables that strangers may find, the newest first, and what a browser holds there."""
        return self._listed(sql.select(tables.c.id).where(tables.c.is_open), browser)

    def _listed(self, wanted: sql.Select[Any], browser: str) -> list[ListedTable]:
        last = (
            sql.select(entries.c.table_id, sql.func.max(entries.c.number).label("number"))
            .where(entries.c.table_id.in_(wanted))
            .group_by(entries.c.table_id)
            .subquery()
        )
        last_entries = sql.select(entries.c.table_id, entries.c.number, entries.c.at).join(
            last, sql.and_(entries.c.table_id == last.c.table_id, entries.c.number == last.c.number)
        )
        with self.engine.connect() as connection:
            rows = connection.execute(tables.select().where(tables.c.id.in_(wanted))).all()
            latest = {row.table_id: row for row in connection.execute(last_entries)}
            people = self.holders.at_all(connection, wanted)
        listed = [
            ListedTable(
                table=_stored(row),
                standing=_known_standing(row.standing, latest[row.id].number),
                changed=latest[row.id].at,
                mine=tuple(one for one in people[row.id] if one.browser == browser),
                held=frozenset(one.seat for one in people[row.id] if one.sits),
            )
            for row in rows
        ]
        return sorted(listed, key=lambda one: one.changed, reverse=True)

    def key(self, name: str, fresh: str) -> str:
        """A secret of this server, made once."""
        wanted = sql.select(keys.c.key).where(keys.c.name == name)
        try:
            with self.engine.begin() as connection:
                known = connection.execute(wanted).scalar()
                if known is None:
                    connection.execute(keys.insert().values(name=name, key=fresh))
        except sql.exc.IntegrityError:  # another server made it in the same moment
            with self.engine.connect() as connection:
                known = connection.execute(wanted).scalar_one()
        return str(known or fresh)

    # The log.

    async def append(self, table_id: str, number: int, entry: Entry) -> None:
        """Write an entry; when this returns, it is on disk."""
        await self._log.append(table_id, number, entry)

    def note_standing(self, table_id: str, standing: TableStanding) -> None:
        """Have a standing written soon; nobody waits for it."""
        self._standings[table_id] = standing
        if self._noting is None or self._noting.done():
            self._noting = asyncio.create_task(self._note_standings())

    async def _note_standings(self) -> None:
        while self._standings:
            await asyncio.sleep(STANDINGS_EVERY)
            await asyncio.to_thread(self._write_standings)

    def _write_standings(self) -> None:
        noted, self._standings = self._standings, {}
        if not noted:
            return
        change = tables.update().where(tables.c.id == sql.bindparam("of")).values(standing=sql.bindparam("now"))
        rows = [{"of": table_id, "now": json.dumps(asdict(standing))} for table_id, standing in noted.items()]
        try:
            with self._log.one_at_a_time, self.engine.begin() as connection:
                connection.execute(change, rows)
        except sql.exc.SQLAlchemyError as error:  # they follow from the logs; once more, unless newer ones came
            log.warning("standings of %d tables were not written: %s", len(rows), str(error).splitlines()[0])
            self._standings = noted | self._standings


def _stored(row: Any) -> StoredTable:
    options, seats, settings = (json.loads(text) for text in (row.options, row.seats, row.settings))
    return StoredTable(row.id, row.game, row.rules, options, seats, settings, row.created, row.is_open)


def _known_standing(text: str | None, last_entry: int) -> TableStanding | None:
    """A standing that knows the whole log; one written before a crash may not."""
    if text is None:
        return None
    standing = TableStanding(**json.loads(text))
    return standing if standing.entries == last_entry else None
