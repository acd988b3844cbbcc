"""What nobody came back to is deleted after a time, said line by line; what somebody is at stays."""

import datetime
import random
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.serving import (
    FRIEND,
    ME,
    SCREEN,
    listening,
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


def _clean(store: Path, *flags: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "regalia.cli", "clean", "--store", str(store), *flags]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[tuple[Path, dict[str, str]]]:
    """A store with a table of each kind, untouched for forty days, and one that is new."""
    kinds = ("unplayed", "running", "finished", "resting", "new")
    with running(tmp_path / "tables.db") as server, server.browser() as browser:
        tables = {kind: set_up(browser, "majesty", [SCREEN, SCREEN], seed=1)["table"] for kind in kinds}
        begun = tables["running"]
        play(browser, begun, scene := look(browser, begun, 0)["scene"], possible(scene)[0]["move"])
        play_to_the_end(browser, tables["finished"], [0, 1], random.Random(1))
        server.stop()
    with sqlite3.connect(tmp_path / "tables.db") as opened:
        opened.execute("update tables set rules = 99 where id = ?", (tables["resting"],))
        opened.execute("update tables set standing = null where id = ?", (tables["finished"],))  # as after a crash
    _left_alone(tmp_path / "tables.db", dict.fromkeys(list(tables.values())[:4], 40))
    yield tmp_path / "tables.db", tables


def test_clean_deletes_what_it_says_and_nothing_else(hall: tuple[Path, dict[str, str]]) -> None:
    store, tables = hall
    everything = set(tables.values())
    done = _clean(store, "--older-than", "30", "--dry-run")
    assert done.returncode == 0, done.stderr
    assert tables["unplayed"] in done.stdout and tables["running"] in done.stdout
    assert "2 tables would be deleted: 1 nobody ever moved, 1 nobody went on." in done.stdout
    assert _tables(store) == everything
    assert "0 tables deleted" in _clean(store, "--older-than", "50").stdout
    assert "2 tables deleted" in _clean(store, "--older-than", "30").stdout
    assert _tables(store) == {tables[kind] for kind in ("finished", "resting", "new")}
    assert "1 finished" in _clean(store, "--older-than", "30", "--finished").stdout
    assert "1 played by other rules" in _clean(store, "--older-than", "30", "--other-rules").stdout
    assert _tables(store) == {tables["new"]}
    with sqlite3.connect(store) as opened:
        for of_tables in ("entries", "holders"):
            found = {name for (name,) in opened.execute(f"select distinct table_id from {of_tables}")}
            assert found == {tables["new"]}


@pytest.mark.parametrize("days", ["-1", "nan", "inf", "many"])
def test_clean_refuses_nonsense(tmp_path: Path, days: str) -> None:
    done = _clean(tmp_path / "tables.db", "--older-than", days)
    assert done.returncode == 2 and len(done.stderr.splitlines()) == 1 and "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_server_forgets_tables_at_which_nobody_ever_moved(hall: tuple[Path, dict[str, str]]) -> None:
    store, tables = hall
    with running(store, idle_after=0.2) as server:
        _until_gone(store, tables["unplayed"])
        assert f"table {tables['unplayed']} is deleted: nobody ever moved" in server.log.read_text()
        assert _tables(store) == {tables[kind] for kind in ("running", "finished", "resting", "new")}


def test_a_server_told_so_forgets_running_games_too_but_none_that_somebody_is_at(
    hall: tuple[Path, dict[str, str]],
) -> None:
    store, tables = hall
    with running(store) as server, server.browser() as browser:
        watched = set_up(browser, "majesty", [ME, FRIEND])["table"]
        server.stop()
    _left_alone(store, {watched: 40})
    with running(store, forget_after=20, idle_after=2) as server, server.browser() as again:
        again.cookies = browser.cookies
        with listening(again, watched, 0) as events:
            next(events)
            _until_gone(store, tables["running"])
            _until_gone(store, tables["unplayed"])
            assert watched in _tables(store)
            play(again, watched, scene := look(again, watched, 0)["scene"], possible(scene)[0]["move"])
            assert next(events)[1]["scene"]["news"] > scene["news"], "the stream goes on"


def _until_gone(store: Path, table: str) -> None:
    for _ in range(3000):
        if table not in _tables(store):
            return
        time.sleep(0.01)
    raise AssertionError("the table is still there")


def test_a_table_that_was_touched_meanwhile_is_not_deleted(hall: tuple[Path, dict[str, str]]) -> None:
    from regalia.server.forgetting import abandoned, forget
    from regalia.server.store import Store

    path, tables = hall
    store = Store(f"sqlite:///{path}")
    (found,) = list(abandoned(store, {"unplayed": 30}))
    _left_alone(path, {tables["unplayed"]: 0})
    assert not forget(store, found) and tables["unplayed"] in _tables(path)
    assert not list(abandoned(store, {"unplayed": 30}))
    store.close()
