"""Backup and restore: a hall in one file, from either kind of store to either, while people play."""

import shutil
import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sql
from alembic import command

from regalia.kernel.refusal import Refusal
from regalia.server import backups
from regalia.server.backups import PASSING, back_up, restore
from regalia.server.databases import migrations, open_database
from regalia.server.schema import metadata, tables
from tests.helpers.postgres import Postgres, some_postgres
from tests.helpers.serving import FRIEND, ME, Server, join, look, play, possible, running, set_up, told


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    """A real PostgreSQL."""
    with some_postgres() as opened:
        yield opened


def _nobody(done: int, total: int) -> None:
    assert 0 <= done <= total


def _played(server: Server, browser: httpx.Client, friend: httpx.Client) -> str:
    """A table at which a friend sat down and somebody moved."""
    invitation = set_up(browser, "majesty", [ME, FRIEND])
    table = str(invitation["table"])
    join(friend, invitation["links"]["1"], "Bruno Ünü 王")
    play(browser, table, scene := look(browser, table, 0)["scene"], possible(scene)[0]["move"])
    return table


def _all_rows(address: str) -> dict[str, list[tuple[object, ...]]]:
    """Everything that is in a store, but who is at work on it."""
    engine = open_database(address)
    with engine.connect() as connection:
        kept = [one for one in metadata.sorted_tables if one.name not in PASSING]
        rows = {one.name: sorted(map(tuple, connection.execute(sql.select(one))), key=repr) for one in kept}
    engine.dispose()
    return rows


def test_a_hall_goes_from_one_kind_of_store_to_the_other_and_back(tmp_path: Path, database: Postgres) -> None:
    first, there, back = f"sqlite:///{tmp_path / 'a.db'}", database.new_database(), f"sqlite:///{tmp_path / 'b.db'}"
    with running(tmp_path / "a.db") as server, server.browser() as browser, server.browser() as friend:
        table = _played(server, browser, friend)
        before = [look(browser, table, 0), look(friend, table, 1)]
        links = told(browser.get(f"/api/tables/{table}"))["rescue"]
        copied = back_up(first, tmp_path / "one.backup", False, _nobody)  # while the server is at work
        server.stop()
    assert copied.rows["tables"] == 1 and copied.rows["keys"] == 2 and not set(PASSING) & set(copied.rows)
    assert (tmp_path / "one.backup").stat().st_mode & 0o077 == 0, "it has the keys: nobody else reads it"
    restore(tmp_path / "one.backup", there, False, _nobody)
    back_up(there, tmp_path / "two.backup", False, _nobody)
    restore(tmp_path / "two.backup", back, False, _nobody)
    shutil.copy(tmp_path / "one.backup", tmp_path / "one.db")  # a backup is a store, too
    assert _all_rows(f"sqlite:///{tmp_path / 'one.db'}") == _all_rows(there) == _all_rows(back)
    with running(there, tmp_path / "there") as server:
        cookies = browser.cookies, friend.cookies
        with server.browser() as browser, server.browser() as friend:
            browser.cookies, friend.cookies = cookies
            assert [look(browser, table, 0), look(friend, table, 1)] == before
            assert told(browser.get(f"/api/tables/{table}"))["rescue"] == links, "links are made with the same key"
            with pytest.raises(Refusal, match="at work"):
                restore(tmp_path / "one.backup", there, True, _nobody)
            back_up(there, tmp_path / "busy.backup", False, _nobody)
            server.stop()


def test_a_backup_is_of_one_moment_whatever_is_played_meanwhile(
    tmp_path: Path, database: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    for address in (f"sqlite:///{tmp_path / 'a.db'}", database.new_database()):
        engine = open_database(address)
        row = {"game": "majesty", "rules": 1, "options": "{}", "seats": "[]", "settings": "{}", "created": "x"}

        def add(name: str, engine: sql.Engine = engine, row: dict[str, object] = row) -> None:
            with engine.begin() as connection:
                connection.execute(tables.insert().values(id=name, is_open=False, **row))
                entry = {"table_id": name, "number": 1, "entry": "{}", "at": "x"}
                connection.execute(metadata.tables["entries"].insert().values(entry))

        for number in range(3):
            add(f"{number}")
        monkeypatch.setattr(backups, "BATCH", 1)
        seen = 0

        def meanwhile(done: int, total: int) -> None:
            nonlocal seen
            seen += 1
            writer = threading.Thread(target=add, args=(f"late {seen}",))
            writer.start()
            writer.join()

        file = tmp_path / f"{engine.dialect.name}.backup"
        copied = back_up(address, file, False, meanwhile)
        engine.dispose()
        assert seen >= 6 and (copied.rows["tables"], copied.rows["entries"]) == (3, 3)
        with sqlite3.connect(file) as opened:
            assert opened.execute("select count(*) from entries").fetchone() == (3,)


def _a_backup(folder: Path) -> Path:
    """Of a store with one table."""
    store = f"sqlite:///{folder / 'store.db'}"
    engine = open_database(store)
    with engine.begin() as connection:
        texts = {"id": "1", "game": "majesty", "options": "{}", "seats": "[]", "settings": "{}", "created": "x"}
        connection.execute(tables.insert().values(rules=1, is_open=False, **texts))
        rows = [{"table_id": "1", "number": number, "entry": "{}", "at": "x"} for number in (1, 2, 3)]
        connection.execute(metadata.tables["entries"].insert(), rows)
    engine.dispose()
    back_up(store, folder / "a.backup", False, _nobody)
    return folder / "a.backup"


def _cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def _change(file: Path, *statements: str) -> None:
    with sqlite3.connect(file) as opened:
        for statement in statements:
            opened.execute(statement)


def _another(file: Path) -> None:
    file.unlink()
    _change(file, "create table a (b)")


BROKEN: dict[str, tuple[Callable[[Path], object], str]] = {
    "cut off": (_cut, "broken"),
    "no database": (lambda file: file.write_text("nothing"), "no backup"),
    "another database": (_another, "holds no tables"),
    "nothing": (lambda file: file.unlink(), "There is no file"),
    "a gap": (lambda file: _change(file, "delete from entries where number = 2"), "entries"),
    "a gap without a label": (
        lambda file: _change(file, "drop table backup", "delete from entries where number = 2"),
        "gaps",
    ),
    "a newer one": (lambda file: _change(file, "update alembic_version set version_num = '9999'"), "newer Regalia"),
}


@pytest.mark.parametrize(("breaks", "why"), BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_backup_is_refused_and_changes_nothing(
    tmp_path: Path, breaks: Callable[[Path], object], why: str
) -> None:
    file = _a_backup(tmp_path)
    breaks(file)
    other = f"sqlite:///{tmp_path / 'other.db'}"
    open_database(other).dispose()
    before = _all_rows(other)
    with pytest.raises(Refusal, match=why):
        restore(file, other, True, _nobody)
    assert _all_rows(other) == before


def test_a_store_with_tables_is_replaced_only_if_that_is_said(tmp_path: Path) -> None:
    file, store = _a_backup(tmp_path), f"sqlite:///{tmp_path / 'store.db'}"
    _change(tmp_path / "store.db", "update tables set created = 'later'")
    with pytest.raises(Refusal, match="--replace"):
        restore(file, store, False, _nobody)
    with pytest.raises(Refusal, match="--replace"):
        back_up(store, file, False, _nobody)
    restore(file, store, True, _nobody)
    assert _all_rows(store)["tables"][0][6] == "x"
    back_up(store, file, True, _nobody)


def test_a_restore_that_breaks_off_leaves_the_store_as_it_was(tmp_path: Path) -> None:
    file, store = _a_backup(tmp_path), f"sqlite:///{tmp_path / 'store.db'}"
    before = _all_rows(store)

    def breaks_off(done: int, total: int) -> None:
        if done:
            raise KeyboardInterrupt

    kept = file.read_bytes()
    for writes in (True, False):
        with pytest.raises(KeyboardInterrupt):
            back_up(store, file, True, breaks_off) if writes else restore(file, store, True, breaks_off)
        assert _all_rows(store) == before and file.read_bytes() == kept
        own = {"a.backup", *(f"store.db{ending}" for ending in ("", "-wal", "-shm", ".lock"))}
        assert {one.name for one in tmp_path.iterdir()} <= own


def test_backups_of_every_older_form_are_restored(tmp_path: Path) -> None:
    file = _a_backup(tmp_path)
    for form in ("0001", "0002", "0003"):
        older = tmp_path / f"{form}.db"
        shutil.copy(tmp_path / "store.db", older)
        command.downgrade(migrations(f"sqlite:///{older}"), form)
        back_up(f"sqlite:///{older}", tmp_path / f"{form}.backup", False, _nobody)
        with sqlite3.connect(older) as opened:
            assert opened.execute("select version_num from alembic_version").fetchone() == (form,), "left as it is"
        restore(tmp_path / f"{form}.backup", f"sqlite:///{tmp_path / f'new {form}.db'}", False, _nobody)
        assert len(_all_rows(f"sqlite:///{tmp_path / f'new {form}.db'}")["entries"]) == 3
    assert file.exists()


def test_the_tables_that_no_backup_has_are_there_and_passing() -> None:
    assert set(PASSING) <= set(metadata.tables)


@pytest.mark.parametrize("store", ["nowhere.db", "folder/nowhere.db"])
def test_no_store_is_made_to_be_backed_up(tmp_path: Path, store: str) -> None:
    with pytest.raises(Refusal, match="There is no store"):
        back_up(f"sqlite:///{tmp_path / store}", tmp_path / "a.backup", False, _nobody)
    assert list(tmp_path.iterdir()) == []


def test_a_backup_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    _a_backup(tmp_path)
    with pytest.raises(Refusal, match="cannot be written"):
        back_up(f"sqlite:///{tmp_path / 'store.db'}", tmp_path / "nowhere" / "a.backup", False, _nobody)
