"""What nobody came back to is deleted after a time, said line by line; what somebody is at stays."""

import asyncio
import datetime
import random
import sqlite3
import time
from pathlib import Path

import pytest

from regalia.kernel.refusal import Refusal
from regalia.server.bot_pool import BotPool
from regalia.server.forgetting import abandoned, forget, forget_now
from regalia.server.registry import TableRegistry
from regalia.server.settings import Settings
from regalia.server.store import Store
from regalia.terminal.store_keeping import run_clean
from tests.helpers.serving import (
    SCREEN,
    look,
    play,
    play_to_the_end,
    possible,
    running,
    set_up,
)


def _ago(days: float) -> str:
    return (datetime.datetime.now(datetime.UTC) - datetime.timedelta(days=days)).isoformat(timespec="milliseconds")


def _tables(store: Path) -> set[str]:
    with sqlite3.connect(store) as opened:
        return {name for (name,) in opened.execute("select id from tables")}


def _left_alone(store: Path, days: dict[str, float]) -> None:
    """As if nobody had touched some tables for so many days."""
    with sqlite3.connect(store) as opened:
        for table, since in days.items():
            opened.execute("update entries set at = ? where table_id = ?", (_ago(since), table))


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """A store with a table of each kind, untouched for forty days, and one that is new."""
    store = tmp_path_factory.mktemp("left") / "tables.db"
    kinds = ("unplayed", "running", "finished", "resting", "new")
    with running(store) as server, server.browser() as browser:
        tables = {kind: set_up(browser, "majesty", [SCREEN, SCREEN], seed=1)["table"] for kind in kinds}
        begun = tables["running"]
        play(browser, begun, scene := look(browser, begun, 0)["scene"], possible(scene)[0]["move"])
        play_to_the_end(browser, tables["finished"], [0, 1], random.Random(1))
        server.stop()
    with sqlite3.connect(store) as opened:
        opened.execute("update tables set rules = 99 where id = ?", (tables["resting"],))
        opened.execute("update tables set standing = null where id = ?", (tables["finished"],))  # as after a crash
    _left_alone(store, dict.fromkeys(list(tables.values())[:4], 40))
    return store, tables


@pytest.fixture
def hall(left: tuple[Path, dict[str, str]], tmp_path: Path) -> tuple[Path, dict[str, str]]:
    """The same for one test."""
    with sqlite3.connect(left[0]) as opened, sqlite3.connect(tmp_path / "tables.db") as copy:
        opened.backup(copy)
    return tmp_path / "tables.db", left[1]


def test_clean_deletes_what_it_says_and_nothing_else(
    hall: tuple[Path, dict[str, str]], capsys: pytest.CaptureFixture[str]
) -> None:
    store, tables = hall
    everything = set(tables.values())

    def clean(days: float, finished: bool = False, other_rules: bool = False, only_says: bool = False) -> str:
        run_clean(str(store), days, finished, other_rules, only_says)
        return capsys.readouterr().out

    said = clean(30, only_says=True)
    assert tables["unplayed"] in said and tables["running"] in said
    assert "2 tables would be deleted: 1 nobody ever moved, 1 nobody went on." in said
    assert _tables(store) == everything
    assert "0 tables deleted" in clean(50)
    assert clean(0, other_rules=True, only_says=True).startswith(tables["resting"])
    assert "1 tables would be deleted: 1 played by other rules" in clean(30, other_rules=True, only_says=True)
    assert "2 tables deleted" in clean(30)
    assert _tables(store) == {tables[kind] for kind in ("finished", "resting", "new")}
    assert "1 finished" in clean(30, finished=True)
    assert "1 played by other rules" in clean(30, other_rules=True)
    assert _tables(store) == {tables["new"]}
    with sqlite3.connect(store) as opened:
        for of_tables in ("entries", "holders"):
            found = {name for (name,) in opened.execute(f"select distinct table_id from {of_tables}")}
            assert found == {tables["new"]}


@pytest.mark.parametrize("days", [-1, float("nan"), float("inf")])
def test_clean_refuses_nonsense_and_makes_no_store(tmp_path: Path, days: float) -> None:
    with pytest.raises(Refusal, match="--older-than"):
        run_clean(str(tmp_path / "tables.db"), days, False, False, False)
    with pytest.raises(Refusal, match="leave out --finished"):
        run_clean(str(tmp_path / "tables.db"), 1, True, True, False)
    with pytest.raises(Refusal, match="There is no store"):
        run_clean(str(tmp_path / "tables.db"), 1, False, False, False)
    assert list(tmp_path.iterdir()) == []


def test_a_server_forgets_tables_at_which_nobody_ever_moved(hall: tuple[Path, dict[str, str]]) -> None:
    store, tables = hall
    with running(store, idle_after=0.2) as server:
        with pytest.raises(Refusal, match="at work"):  # what somebody plays now is not taken from under their hands
            run_clean(str(store), 0.5, False, False, False)
        _until_gone(store, tables["unplayed"])
        assert f"table {tables['unplayed']} is deleted: nobody ever moved" in server.log.read_text()
        assert _tables(store) == {tables[kind] for kind in ("running", "finished", "resting", "new")}


def test_running_games_are_forgotten_too_where_that_is_set_but_none_that_somebody_is_at(
    hall: tuple[Path, dict[str, str]],
) -> None:
    path, tables = hall

    async def a_day() -> None:
        store = Store(f"sqlite:///{path}")
        registry = TableRegistry(store, BotPool(1), Settings(forget_after=20))
        live = await registry.table(tables["running"])
        assert live is not None
        listener = await live.listen(0, 0)
        await forget_now(registry, {"unplayed": 20, "running": 20})
        assert _tables(path) == set(tables.values()) - {tables["unplayed"]}
        assert listener in live.streams, "the stream goes on"
        live.stop_listening(listener)
        registry.let_go_of_idle_tables(-1)
        await forget_now(registry, {"unplayed": 20, "running": 20})
        assert _tables(path) == {tables[kind] for kind in ("finished", "resting", "new")}
        registry.close()
        store.close()

    asyncio.run(a_day())


def _until_gone(store: Path, table: str) -> None:
    for _ in range(3000):
        if table not in _tables(store):
            return
        time.sleep(0.01)
    raise AssertionError("the table is still there")


def test_a_table_that_was_touched_meanwhile_is_not_deleted(hall: tuple[Path, dict[str, str]]) -> None:
    path, tables = hall
    store = Store(f"sqlite:///{path}")
    (found,) = list(abandoned(store, {"unplayed": 30}))
    _left_alone(path, {tables["unplayed"]: 0})
    assert not forget(store, found) and tables["unplayed"] in _tables(path)
    assert not list(abandoned(store, {"unplayed": 30}))
    store.close()
