"""Writing the log, whatever the store does: lost answers, a store that is away, another server that was quicker."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sql
from alembic import command

from regalia.server import log_writing
from regalia.server.databases import migrations, open_database
from regalia.server.log_writing import LogWriting, Overtaken, Row
from regalia.server.schema import entries, metadata, now
from regalia.server.store import Store, StoredTable
from regalia.table.entries import Entry, Gestured, Played
from regalia.table.refusals import TableGone
from tests.helpers.postgres import Postgres, some_postgres

HELLO = Gestured(0, "bow")
VERSIONS = ("0001", "0002", "0003", "0004")


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with some_postgres() as started:
        yield started


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    opened = Store(address)
    for name in ("anna", "boris"):
        opened.add_table(table(name), Played(None, []), [("browser", 0, True)])
    yield opened
    opened.close()


def table(name: str) -> StoredTable:
    return StoredTable(name, "majesty", 1, {}, [], {}, now())


def write(writing: LogWriting, *rows: tuple[str, int, Entry]) -> list[BaseException | None]:
    """Write several entries at the same time; what went wrong with each."""

    async def all_of_them() -> list[BaseException | None]:
        return await asyncio.gather(*(writing.append(*row) for row in rows), return_exceptions=True)

    return asyncio.run(all_of_them())


def test_who_writes_a_number_second_is_told_that_somebody_was_quicker(store: Store) -> None:
    mine, others = LogWriting(store.engine, "mine"), LogWriting(store.engine, "others")
    assert write(others, ("anna", 2, Gestured(1, "toast"))) == [None]
    (trouble,) = write(mine, ("anna", 2, Gestured(1, "toast")))
    assert isinstance(trouble, Overtaken), "though it is the very same entry"
    assert len(store.read_log("anna")) == 2


def test_nobody_pays_for_anothers_trouble(store: Store) -> None:
    """Written together: one is overtaken, one has no table any more, and one is well."""
    writing = LogWriting(store.engine, "mine")
    assert write(writing, ("anna", 2, HELLO)) == [None]
    overtaken, well = write(writing, ("anna", 2, HELLO), ("boris", 2, HELLO))
    assert isinstance(overtaken, Overtaken)
    assert well is None
    assert store.read_log("boris")[-1] == HELLO


def test_an_entry_of_a_deleted_table_is_refused_and_its_neighbour_written(postgres: Postgres) -> None:
    store = Store(postgres.new_database())
    store.add_table(table("anna"), Played(None, []), [])
    gone, well = write(LogWriting(store.engine, "mine"), ("nobody", 2, HELLO), ("anna", 2, HELLO))
    assert isinstance(gone, TableGone)
    assert well is None
    store.close()


class Forgetful(LogWriting):
    """Its connection breaks behind the first commit, before the answer comes."""

    lost = 0

    def _insert(self, rows: list[Row]) -> None:
        super()._insert(rows)
        if not self.lost:
            self.lost += 1
            raise sql.exc.OperationalError("commit", {}, Exception("gone"), connection_invalidated=True)


def test_a_commit_whose_answer_was_lost_is_found_again(store: Store) -> None:
    writing = Forgetful(store.engine, "mine")
    assert write(writing, ("anna", 2, HELLO), ("boris", 2, HELLO)) == [None, None]
    assert writing.lost == 1
    assert [len(store.read_log(name)) for name in ("anna", "boris")] == [2, 2], "and written once"


class Away(LogWriting):
    """No connection can be made for some tries."""

    tries = 0

    def _insert(self, rows: list[Row]) -> None:
        self.tries += 1
        if self.tries <= 3:
            raise sql.exc.OperationalError("insert", {}, Exception("starting"), connection_invalidated=True)
        super()._insert(rows)


def test_while_the_store_starts_again_a_move_waits_and_is_written(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_writing, "PAUSES", (0.0, 0.0, 0.0, 0.0))
    assert write(Away(store.engine, "mine"), ("anna", 2, HELLO)) == [None]


def test_a_store_that_stays_away_is_told_and_not_waited_for_for_ever(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_writing, "PAUSES", (0.0, 0.0))
    (trouble,) = write(Away(store.engine, "mine"), ("anna", 2, HELLO))
    assert isinstance(trouble, sql.exc.OperationalError)
    assert len(store.read_log("anna")) == 1


@pytest.mark.parametrize("older", VERSIONS)
def test_a_store_of_every_older_version_is_brought_to_the_newest_form(address: str, older: str) -> None:
    """And the form is that of `schema.py`, on both kinds of stores."""
    open_database(address).dispose()
    command.downgrade(migrations(address), older)
    engine = open_database(address)
    found = sql.inspect(engine)
    for name, wanted in metadata.tables.items():
        columns = {column["name"]: column["nullable"] for column in found.get_columns(name)}
        assert columns == {column.name: column.nullable for column in wanted.columns}, name
        assert found.get_pk_constraint(name)["constrained_columns"] == [one.name for one in wanted.primary_key], name
    engine.dispose()


def test_what_was_written_before_there_were_marks_is_read_as_before(address: str) -> None:
    store = Store(address)
    store.add_table(table("anna"), Played(None, []), [("browser", 0, True)])
    store.close()
    command.downgrade(migrations(address), "0003")
    store = Store(address)
    with store.engine.connect() as connection:
        assert connection.execute(sql.select(entries.c.mark)).scalars().all() == [None]
    (trouble,) = write(LogWriting(store.engine, "mine"), ("anna", 1, HELLO))
    assert isinstance(trouble, Overtaken)
    assert store.read_log("anna") == [Played(None, [])]
    store.close()
