"""Opening a database: SQLite or PostgreSQL, brought to the newest form; or one sentence that says why it cannot be."""

import contextlib
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
    with _refusing(address):
        engine = sql.create_engine(_with_driver(address), **_usual(address))
        if engine.dialect.name == "sqlite":
            sql.event.listen(engine, "connect", _make_sqlite_safe)
        with _nobody_else_changes_it(engine):
            command.upgrade(migrations(address), "head")
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


@contextlib.contextmanager
def _refusing(address: str) -> Iterator[None]:
    """Say in one sentence why a database cannot be opened, without its password."""
    try:
        where = sql.make_url(address).render_as_string(hide_password=True)
    except sql.exc.ArgumentError:
        raise Refusal(f"The store {address!r} is no address; name a file, or something like postgresql://….") from None
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
        raise Refusal(f"The store {where} is of a kind that is not known; sqlite and postgresql are.") from None
    except sql.exc.DBAPIError as error:
        why = str(error.orig).strip().splitlines()[0] if str(error.orig).strip() else type(error.orig).__name__
        raise Refusal(f"The store {where} cannot be opened: {why}.") from None
