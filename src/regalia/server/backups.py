"""A whole store in one file, and a store from such a file: SQLite and PostgreSQL alike, while servers are at work.

The file is an SQLite database of the same form as the store, so that a hall moves from one kind to the other by backup
and restore. It has the server's keys, with which links are made: whoever has the file has the hall.
"""

import contextlib
import json
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

import sqlalchemy as sql
from alembic import command
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from regalia.kernel.refusal import Refusal
from regalia.server.databases import connect, is_shared, migrations, open_database, refusing
from regalia.server.schema import entries, metadata, now
from regalia.server.start_checks import hold_store

Told = Callable[[int, int], None]  # how many rows are copied, of how many
BATCH = 1000
PASSING = ("servers", "leases")  # who is at work now: nothing of a hall that is started anew
KEYS = "keys"                    # every store has them from its first start on
LABEL = sql.Table(  # what a file is a backup of
    "backup",
    sql.MetaData(),
    sql.Column("made", sql.String(32), primary_key=True),
    sql.Column("regalia", sql.String(32), nullable=False),
    sql.Column("kind", sql.String(32), nullable=False),
    sql.Column("rows", sql.Text, nullable=False),  # JSON: how many of each table
)


@dataclass(frozen=True)
class Copied:
    """What was written, by table."""

    rows: dict[str, int]
    made: str

    def __str__(self) -> str:
        """A sentence for people."""
        said = ", ".join(f"{count:,} {name.replace('_', ' ')}" for name, count in self.rows.items() if count)
        return said or "nothing, for there was nothing"


def back_up(address: str, file: Path, replaces: bool, told: Told) -> Copied:
    """Write a store into a file, as it is in one moment; servers go on meanwhile. The file is there whole or not."""
    if file.exists() and not replaces:
        raise Refusal(f"{file} exists; take another name, or say --replace.")
    with _in_the_folder_of(file) as part, _one_moment(address) as store:
        form = _form_of(store, sql.make_url(address).render_as_string(hide_password=True))
        command.upgrade(migrations(f"sqlite:///{part}"), form)
        made = now()
        with _writing(part) as copy:
            rows = _copy(store, copy, _tables(copy), told)
            LABEL.create(copy)
            kind = store.dialect.name
            told_of_it = {"made": made, "regalia": version("regalia"), "kind": kind, "rows": json.dumps(rows)}
            copy.execute(LABEL.insert().values(told_of_it))
        _sync(part)
        part.replace(file)
        _sync(file.parent)
    return Copied(rows, made)


def restore(file: Path, address: str, replaces: bool, told: Told) -> Copied:
    """Fill a store from a backup, all of it or nothing. A store with tables in it is refused, unless it is replaced."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        made = _checked_copy(file, copy)
        store = open_database(address)
        try:
            with nobody_at_work(store), _reading(copy) as source, store.begin() as target:
                if is_shared(store):
                    target.execute(sql.text("set local statement_timeout = 0"))
                _make_room(target, replaces)
                rows = _copy(source, target, _kept(), told)
        finally:
            store.dispose()
    return Copied(rows, made)


# Reading a store.


@contextlib.contextmanager
def _one_moment(address: str) -> Iterator[sql.Connection]:
    """A store as it is now, whatever is written meanwhile; nothing is changed in it, not even its form."""
    url = sql.make_url(address) if "://" in address else None
    if url is not None and url.drivername == "sqlite" and not Path(url.database or "").is_file():
        raise Refusal(f"There is no store {url.database}; REGALIA_STORE or --store names it.")
    with refusing(address):
        engine = connect(address)
        try:
            with engine.connect() as connection:
                _begin_reading(connection)
                yield connection
        finally:
            engine.dispose()


def _begin_reading(connection: sql.Connection) -> None:
    """What is read from now on is of this moment."""
    if is_shared(connection.engine):
        connection.execute(sql.text("set transaction isolation level repeatable read, read only"))
        connection.execute(sql.text("set local statement_timeout = 0"))
    else:
        connection.exec_driver_sql("begin")
    connection.execute(sql.text("select 1"))


def _form_of(store: sql.Connection, where: str) -> str:
    """The version of a store's tables; refused if this Regalia does not know it."""
    form = MigrationContext.configure(store).get_current_revision()
    if form is None:
        raise Refusal(f"{where} holds no tables of Regalia.")
    if form not in _known_forms():
        raise Refusal(f"{where} was written by a newer Regalia; use that one.")
    return form


def _known_forms() -> set[str]:
    return {one.revision for one in ScriptDirectory.from_config(migrations("sqlite://")).walk_revisions()}


def _tables(of: sql.Connection) -> list[sql.Table]:
    """The tables of a file whose form may be an older one, those that others point to first."""
    found = sql.MetaData()
    found.reflect(of)
    return [one for one in found.sorted_tables if one.name not in (*PASSING, LABEL.name, "alembic_version")]


def _kept() -> list[sql.Table]:
    return [one for one in metadata.sorted_tables if one.name not in PASSING]


def _copy(source: sql.Connection, target: sql.Connection, kept: list[sql.Table], told: Told) -> dict[str, int]:
    """Copy all rows, and count them."""
    counts = {one.name: source.execute(sql.select(sql.func.count()).select_from(one)).scalar_one() for one in kept}
    done, total = 0, sum(counts.values())
    told(done, total)
    for one in kept:
        rows = source.execute(sql.select(one).execution_options(yield_per=BATCH))
        for batch in rows.mappings().partitions():
            target.execute(one.insert(), [dict(row) for row in batch])
            done += len(batch)
            told(done, total)
    return counts


# Writing a file.


@contextlib.contextmanager
def _in_the_folder_of(file: Path) -> Iterator[Path]:
    """A file that nobody else may read, to be renamed when it is whole."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{file.name}.", suffix=".part", dir=file.parent)  # for its owner only
    except OSError as error:
        raise Refusal(f"{file} cannot be written: {error.strerror}.") from None
    os.close(handle)
    try:
        yield Path(name)
    except OSError as error:
        raise Refusal(f"{file} cannot be written: {error.strerror}.") from None
    except sql.exc.OperationalError as error:
        raise Refusal(f"{file} was not written: {str(error.orig).splitlines()[0]}.") from None
    finally:
        for left in file.parent.glob(f"{Path(name).name}*"):
            left.unlink(missing_ok=True)


@contextlib.contextmanager
def _writing(file: Path) -> Iterator[sql.Connection]:
    engine = sql.create_engine(f"sqlite:///{file}")
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


_reading = _writing


def _sync(path: Path) -> None:
    """Have it on disk, and not only on its way there."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


# Reading a file.


def _checked_copy(file: Path, copy: Path) -> str:
    """A copy of a backup in the newest form, if nothing is wrong with it; and when it was made."""
    if not file.is_file():
        raise Refusal(f"There is no file {file}.")
    try:
        shutil.copy(file, copy)
        with contextlib.closing(sqlite3.connect(copy)) as opened:
            sound = opened.execute("pragma integrity_check").fetchone()[0]
    except (OSError, sqlite3.DatabaseError) as error:
        raise Refusal(f"{file} is no backup, or a broken one: {error}.") from None
    if sound != "ok":
        raise Refusal(f"{file} is broken: {sound}.")
    with _reading(copy) as opened_copy:
        _form_of(opened_copy, str(file))
        made = _compare_with_label(opened_copy, file)
    command.upgrade(migrations(f"sqlite:///{copy}"), "head")
    with _reading(copy) as opened_copy:
        _refuse_gaps(opened_copy, file)
    return made


def _compare_with_label(copy: sql.Connection, file: Path) -> str:
    """It has what was written into it. A plain copy of an SQLite store has no label, and will do."""
    if not sql.inspect(copy).has_table(LABEL.name):
        return "an unknown moment"
    label = copy.execute(LABEL.select()).one()
    for name, count in json.loads(label.rows).items():
        found = copy.execute(sql.select(sql.func.count()).select_from(sql.table(name))).scalar_one()
        if found != count:
            raise Refusal(f"{file} is broken: it has {found} {name}, and {count} were written.")
    return str(label.made)


def _refuse_gaps(copy: sql.Connection, file: Path) -> None:
    """A log without one of its entries is no log."""
    whole = sql.and_(sql.func.count() == sql.func.max(entries.c.number), sql.func.min(entries.c.number) == 1)
    broken = sql.select(entries.c.table_id).group_by(entries.c.table_id).having(~whole).limit(1)
    if (found := copy.execute(broken).scalar()) is not None:
        raise Refusal(f"{file} is broken: the log of table {found} has gaps.")


# Filling a store.


@contextlib.contextmanager
def nobody_at_work(store: sql.Engine) -> Iterator[None]:
    """Refused while a server is at work on the store: what it has in memory would not be what is on disk."""
    held = hold_store(store.url.render_as_string(hide_password=False))
    if held is not None:
        with held:
            yield
        return
    servers = metadata.tables["servers"]
    alive = sql.select(sql.func.count()).select_from(servers).where(servers.c.until > sql.func.now())
    with store.connect() as connection:
        if connection.execute(alive).scalar_one():
            raise Refusal("A server is at work on this store; stop it first (several: all of them).")
    yield


def _make_room(target: sql.Connection, replaces: bool) -> None:
    """Nothing is in the store when the backup comes in."""
    for one in reversed(metadata.sorted_tables):
        if not replaces and one.name not in (KEYS, *PASSING):
            if target.execute(sql.select(sql.func.count()).select_from(one)).scalar_one():
                raise Refusal(f"The store has {one.name} already; --replace puts the backup in place of all there is.")
        target.execute(one.delete())
