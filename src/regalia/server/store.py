"""The store: tables, their logs and who holds which seat, in SQLite or PostgreSQL.

A log is only ever added to, and an entry counts once it is on disk. Entries that come at the same time are
written together.
"""

import asyncio
import contextlib
import datetime
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from alembic import command
from alembic.config import Config

from regalia.table.entries import Entry, read, written

SPECTATOR = -1  # the seat of those who only watch
LONGEST_LIST = 60  # of one's own games
STANDINGS_EVERY = 0.5  # seconds for which standings are collected before they are written together

metadata = sql.MetaData()
tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(16), nullable=False),
    sql.Column("rules", sql.Integer, nullable=False),       # version of the rules it is played by
    sql.Column("options", sql.Text, nullable=False),        # JSON
    sql.Column("seats", sql.Text, nullable=False),          # JSON, as they were at the start
    sql.Column("settings", sql.Text, nullable=False),       # JSON: pace, hidden scores, seed
    sql.Column("created", sql.String(32), nullable=False),
    sql.Column("standing", sql.Text),                       # JSON, a TableStanding; may be behind the log
)
entries = sql.Table(
    "entries",
    metadata,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),    # 1 …, without gaps
    sql.Column("entry", sql.Text, nullable=False),          # JSON
    sql.Column("at", sql.String(32), nullable=False),
)
holders = sql.Table(
    "holders",
    metadata,
    sql.Column("browser", sql.String(64), primary_key=True),  # hash of the browser's cookie
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),      # SPECTATOR: only watches
    sql.Column("host", sql.Boolean, nullable=False),        # set up the table
)
links = sql.Table(
    "links",
    metadata,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("renewed", sql.Integer, nullable=False),     # how often; an older link is worth nothing
)
keys = sql.Table(
    "keys",
    metadata,
    sql.Column("name", sql.String(16), primary_key=True),
    sql.Column("key", sql.String(128), nullable=False),
)


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


@dataclass(frozen=True)
class TableStanding:
    """How a table stands: what a list of games says of it. It follows from the log and may be written late."""

    entries: int                 # how many of them it knows
    turn: int | None             # the seat to move; None: the game is over
    winners: list[int]
    seats: list[dict[str, Any]]  # as they are now


@dataclass(frozen=True)
class ListedTable:
    """A table in somebody's list of games."""

    table: StoredTable
    standing: TableStanding | None    # None: it is not known, the log has to be read
    changed: str                 # when the last entry was written
    seats: frozenset[int]        # held by the one who asks


class Store:
    """The database, and the one task that writes logs to it."""

    def __init__(self, address: str) -> None:
        """Open the database and bring its tables to the newest form."""
        self.engine = sql.create_engine(address)
        if self.engine.dialect.name == "sqlite":
            sql.event.listen(self.engine, "connect", _make_sqlite_safe)
        command.upgrade(migrations(address), "head")
        self._waiting: list[tuple[dict[str, Any], asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._standings: dict[str, TableStanding] = {}
        self._noting: asyncio.Task[None] | None = None

    def close(self) -> None:
        """Write what is left to write and let go of the database."""
        self._write_standings()
        self.engine.dispose()

    def is_well(self) -> bool:
        """The database answers."""
        with self.engine.connect() as connection:
            return connection.execute(sql.text("select 1")).scalar() == 1

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
                )
            )
            connection.execute(entries.insert().values(**_row(table.id, 1, opening)))
            for browser, seat, host in held:
                connection.execute(holders.insert().values(browser=browser, table_id=table.id, seat=seat, host=host))

    def find_table(self, table_id: str) -> StoredTable | None:
        """A table by its id."""
        with self.engine.connect() as connection:
            row = connection.execute(tables.select().where(tables.c.id == table_id)).one_or_none()
        if row is None:
            return None
        return _stored(row)

    def read_log(self, table_id: str) -> list[Entry]:
        """All entries of a table, in order."""
        wanted = sql.select(entries.c.entry).where(entries.c.table_id == table_id).order_by(entries.c.number)
        with self.engine.connect() as connection:
            return [read(json.loads(text)) for text in connection.execute(wanted).scalars()]

    def hold(self, browser: str, table_id: str, seat: int) -> None:
        """A browser that came by a link holds its seat from now on."""
        with contextlib.suppress(sql.exc.IntegrityError), self.engine.begin() as connection:  # it may hold it already
            connection.execute(holders.insert().values(browser=browser, table_id=table_id, seat=seat, host=False))

    def held(self, browser: str, table_id: str) -> tuple[frozenset[int], bool]:
        """The seats a browser holds at a table, and whether it set the table up."""
        wanted = sql.select(holders.c.seat, holders.c.host).where(
            holders.c.browser == browser, holders.c.table_id == table_id
        )
        with self.engine.connect() as connection:
            rows = connection.execute(wanted).all()
        return frozenset(row.seat for row in rows), any(row.host for row in rows)

    def holders_of(self, table_id: str) -> list[tuple[str, int, bool]]:
        """Who holds which seat."""
        wanted = sql.select(holders.c.browser, holders.c.seat, holders.c.host).where(holders.c.table_id == table_id)
        with self.engine.connect() as connection:
            return [(row.browser, row.seat, row.host) for row in connection.execute(wanted)]

    def tables_of(self, browser: str) -> list[ListedTable]:
        """The tables a browser sits or watches at, the newest first."""
        own = sql.select(holders.c.table_id).where(holders.c.browser == browser)
        newest = tables.select().where(tables.c.id.in_(own)).order_by(tables.c.created.desc()).limit(LONGEST_LIST)
        last = (
            sql.select(entries.c.table_id, sql.func.max(entries.c.number).label("number"))
            .where(entries.c.table_id.in_(own))
            .group_by(entries.c.table_id)
            .subquery()
        )
        last_entries = sql.select(entries.c.table_id, entries.c.number, entries.c.at).join(
            last, sql.and_(entries.c.table_id == last.c.table_id, entries.c.number == last.c.number)
        )
        seats = sql.select(holders.c.table_id, holders.c.seat).where(holders.c.browser == browser)
        with self.engine.connect() as connection:
            rows = connection.execute(newest).all()
            latest = {row.table_id: row for row in connection.execute(last_entries)}
            held = [(row.table_id, row.seat) for row in connection.execute(seats)]
        return [
            ListedTable(
                table=_stored(row),
                standing=_known_standing(row.standing, latest[row.id].number),
                changed=latest[row.id].at,
                seats=frozenset(seat for table_id, seat in held if table_id == row.id),
            )
            for row in rows
        ]

    # Links.

    def renewed(self, table_id: str, seat: int) -> int:
        """How often the link of a seat was renewed."""
        wanted = sql.select(links.c.renewed).where(links.c.table_id == table_id, links.c.seat == seat)
        with self.engine.connect() as connection:
            return int(connection.execute(wanted).scalar() or 0)

    def renew_link(self, table_id: str, seat: int) -> None:
        """Make the old link of a seat worthless, and let go of the seat who came by it."""
        renewed = self.renewed(table_id, seat) + 1
        with self.engine.begin() as connection:
            connection.execute(links.delete().where(links.c.table_id == table_id, links.c.seat == seat))
            connection.execute(links.insert().values(table_id=table_id, seat=seat, renewed=renewed))
            guests = sql.and_(holders.c.table_id == table_id, holders.c.seat == seat, holders.c.host.is_(False))
            connection.execute(holders.delete().where(guests))

    def key(self, name: str, fresh: str) -> str:
        """A secret of this server, made once."""
        with self.engine.begin() as connection:
            known = connection.execute(sql.select(keys.c.key).where(keys.c.name == name)).scalar()
            if known is None:
                connection.execute(keys.insert().values(name=name, key=fresh))
        return str(known or fresh)

    # The log.

    async def append(self, table_id: str, number: int, entry: Entry) -> None:
        """Write an entry; when this returns, it is on disk."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((_row(table_id, number, entry), future))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        await future

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                await asyncio.to_thread(self._insert, [row for row, _ in batch])
            except Exception as error:  # told to everybody who waits for it
                for _, future in batch:
                    if not future.done():
                        future.set_exception(error)
                continue
            for _, future in batch:
                if not future.done():
                    future.set_result(None)

    def note_standing(self, table_id: str, standing: TableStanding) -> None:
        """Have a standing written soon; nobody waits for it."""
        self._standings[table_id] = standing
        if self._noting is None or self._noting.done():
            self._noting = asyncio.create_task(self._note_standings())

    async def _note_standings(self) -> None:
        await asyncio.sleep(STANDINGS_EVERY)
        await asyncio.to_thread(self._write_standings)

    def _write_standings(self) -> None:
        noted, self._standings = self._standings, {}
        if not noted:
            return
        change = tables.update().where(tables.c.id == sql.bindparam("of")).values(standing=sql.bindparam("now"))
        rows = [{"of": table_id, "now": json.dumps(asdict(standing))} for table_id, standing in noted.items()]
        with self.engine.begin() as connection:
            connection.execute(change, rows)

    def _insert(self, rows: list[dict[str, Any]]) -> None:
        with self.engine.begin() as connection:
            connection.execute(entries.insert(), rows)


def now() -> str:
    """The time, as it is written down."""
    return datetime.datetime.now(datetime.UTC).isoformat(timespec="milliseconds")


def _stored(row: Any) -> StoredTable:
    options, seats, settings = (json.loads(text) for text in (row.options, row.seats, row.settings))
    return StoredTable(row.id, row.game, row.rules, options, seats, settings, row.created)


def _known_standing(text: str | None, last_entry: int) -> TableStanding | None:
    """A standing that knows the whole log; one written before a crash may not."""
    if text is None:
        return None
    standing = TableStanding(**json.loads(text))
    return standing if standing.entries == last_entry else None


def _row(table_id: str, number: int, entry: Entry) -> dict[str, Any]:
    return {"table_id": table_id, "number": number, "entry": json.dumps(written(entry)), "at": now()}


def _make_sqlite_safe(connection: Any, _: Any) -> None:
    """What is committed is on disk, and readers do not wait for the writer."""
    connection.execute("pragma journal_mode=wal")
    connection.execute("pragma synchronous=full")
    connection.execute("pragma busy_timeout=5000")


def migrations(address: str) -> Config:
    """How Alembic brings a database from one form to another."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("sqlalchemy.url", address.replace("%", "%%"))
    return config
