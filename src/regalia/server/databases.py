"""Opening a database: SQLite or PostgreSQL, brought to the newest form; or one sentence that says why it cannot be."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.util import CommandError

from regalia.kernel.refusal import Refusal

ONE_AT_A_TIME = 0x7265_6761_6C69_61  # "regalia": the lock under which one server brings the tables to their newest form
PATIENCE = 5  # seconds for a connection to PostgreSQL
LONGEST_STATEMENT = 15_000  # milliseconds; nothing that is asked of a store takes so long
SILENT_AFTER = {"keepalives_idle": 10, "keepalives_interval": 3, "keepalives_count": 3}  # a network that dies


def open_database(address: str) -> sql.Engine:
    """The database at an address, in its newest form; refused with what is wrong if that cannot be."""
    with refusing(address):
        engine = connect(address)
        with _nobody_else_changes_it(engine):
            command.upgrade(migrations(address), "head")
    return engine


def connect(address: str) -> sql.Engine:
    """The database at an address, in whatever form it is; no error of it shows what was written."""
    engine = sql.create_engine(_with_driver(address), hide_parameters=True, **_usual(address))
    if engine.dialect.name == "sqlite":
        sql.event.listen(engine, "connect", _make_sqlite_safe)
    return engine


def is_shared(engine: sql.Engine) -> bool:
    """Several servers may be at work on such a database."""
    return engine.dialect.name == "postgresql"


def migrations(address: str) -> Config:
    """How Alembic brings a database from one form to another."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    url = _with_driver(address).render_as_string(hide_password=False)
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    return config


def _with_driver(address: str) -> sql.URL:
    """An address as operators write it, `postgresql://…`, means the driver that this server uses."""
    url = sql.make_url(address)
    return url.set(drivername="postgresql+psycopg") if url.drivername in ("postgresql", "postgres") else url


def _usual(address: str) -> dict[str, Any]:
    """How connections are kept: one that broke is noticed before it is used."""
    if not _with_driver(address).drivername.startswith("postgresql"):
        return {}
    limits = f"-c statement_timeout={LONGEST_STATEMENT}"
    asked = {"connect_timeout": PATIENCE, "application_name": "regalia", "options": limits, **SILENT_AFTER}
    return {
        "pool_pre_ping": True,
        "pool_size": 8,
        "max_overflow": 8,
        "pool_timeout": PATIENCE,
        "connect_args": asked,
    }


@contextlib.contextmanager
def _nobody_else_changes_it(engine: sql.Engine) -> Iterator[None]:
    """Servers that start together change the form of the tables one after another."""
    if not is_shared(engine):
        yield
        return
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(sql.text("set statement_timeout = 0"))
        connection.execute(sql.select(sql.func.pg_advisory_lock(ONE_AT_A_TIME)))
        try:
            yield
        finally:
            connection.execute(sql.select(sql.func.pg_advisory_unlock(ONE_AT_A_TIME)))
            connection.invalidate()  # its settings are not those of the others


def _make_sqlite_safe(connection: Any, _: Any) -> None:
    """What is committed is on disk, and readers do not wait for the writer."""
    connection.execute("pragma journal_mode=wal")
    connection.execute("pragma synchronous=full")
    connection.execute("pragma busy_timeout=5000")


def _refuse_place(url: sql.URL, where: str) -> None:
    """A kind that is not known, or a file that cannot be."""
    kind = url.drivername.partition("+")[0]
    if kind not in ("sqlite", "postgresql", "postgres"):
        raise Refusal(f"The store {where} is of a kind that is not known; sqlite and postgresql are.")
    if kind != "sqlite":
        return
    if not url.database or url.database == ":memory:":
        raise Refusal(f"The store {where} names no file, so all would be gone with the server.")
    file = Path(url.database)
    if file.is_dir() or not file.parent.is_dir():
        what = "is a folder, and no file" if file.is_dir() else f"has no folder; make {file.parent} first"
        raise Refusal(f"The store {where} {what}.")
    written = [one for one in (file, file.parent) if one.exists()]
    for one in written:
        if not os.access(one, os.R_OK | os.W_OK):
            raise Refusal(f"The store {where} cannot be opened: {one} cannot be read and written by this user.")


@contextlib.contextmanager
def refusing(address: str) -> Iterator[None]:
    """Say in one sentence why a database cannot be opened, without its password."""
    try:
        url = sql.make_url(address)
    except (sql.exc.ArgumentError, ValueError):  # not shown: nobody knows which part of it is the password
        raise Refusal("REGALIA_STORE is no address; it is a file, or postgresql://user:password@host/name.") from None
    where = url.render_as_string(hide_password=True)
    _refuse_place(url, where)
    try:
        yield
    except CommandError:
        raise Refusal(f"The store {where} was written by a newer Regalia; start that one, or take another.") from None
    except ImportError as missing:
        raise Refusal(
            f"The store {where} needs the Python package {missing.name}, which is not installed: "
            "`pip install regalia[postgres]` brings it."
        ) from None
    except sql.exc.NoSuchModuleError:
        raise Refusal(f"The store {where} has a driver that is not known; leave it out.") from None
    except sql.exc.DBAPIError as error:
        said = [line.strip() for line in str(error.orig).splitlines() if line.strip()]
        why = (said[0] if said else type(error.orig).__name__).rstrip(".")
        raise Refusal(f"The store {where} cannot be opened: {why}.") from None
