"""What an operator gets wrong, and a store that goes away: one sentence each, and nothing lost."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.helpers.serving import FRIEND, ME, look, play, possible, running, set_up, told_refusal


def _start(store: str | Path) -> subprocess.CompletedProcess[str]:
    """Start a server that has to refuse."""
    command = [sys.executable, "-m", "regalia.server", "--port", "0", "--store", str(store)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env={**os.environ})


def _newer(folder: Path) -> Path:
    with running(folder / "newer.db"):
        pass
    with sqlite3.connect(folder / "newer.db") as store:
        store.execute("update alembic_version set version_num = '9999'")
    return folder / "newer.db"


def _garbage(folder: Path) -> Path:
    (folder / "garbage.db").write_bytes(b"this is no database, whatever it is called" * 100)
    return folder / "garbage.db"


WRONG: dict[str, tuple[Callable[[Path], str | Path], str]] = {
    "no folder": (lambda folder: folder / "nowhere" / "tables.db", "unable to open"),
    "no database": (_garbage, "not a database"),
    "a newer one": (_newer, "newer Regalia"),
    "no address": (lambda _: "://", "is no address"),
    "an unknown kind": (lambda _: "parchment://scriptorium", "is of a kind that is not known"),
    "no driver": (lambda _: "mysql+mysqldb://me:secret@127.0.0.1/tables", "which is not installed"),
}


@pytest.mark.parametrize(("make", "why"), WRONG.values(), ids=WRONG.keys())
def test_a_store_that_cannot_be_opened_is_refused_in_one_line(
    tmp_path: Path, make: Callable[[Path], str | Path], why: str
) -> None:
    done = _start(make(tmp_path))
    assert done.returncode == 2, done.stderr
    assert len(done.stderr.splitlines()) == 1 and why in done.stderr, done.stderr
    assert "secret" not in done.stderr


def test_while_the_store_is_away_moves_are_refused_and_none_is_lost(tmp_path: Path) -> None:
    store = tmp_path / "tables.db"
    with running(store) as server, server.browser() as browser:
        table = set_up(browser, "royals", [ME, FRIEND])["table"]
        scene = look(browser, table, 0)["scene"]
        assert browser.get("/ready").json() == {"ready": True}
        move = {"seat": 0, "moves": [possible(scene)[0]["move"]], "news": scene["news"]}
        with sqlite3.connect(store) as other:
            other.execute("begin exclusive")  # somebody holds it for longer than anybody waits
            answer = browser.post(f"/api/tables/{table}/moves", json=move)
            assert "try again" in told_refusal(answer, 503)
            assert answer.json()["rule"] == "table.store_away"
            assert int(answer.headers["retry-after"]) > 0
            assert browser.get("/ready").status_code == 503
            assert browser.get("/health").status_code == 200
        assert look(browser, table, 0)["scene"] == scene
        assert browser.get("/ready").json() == {"ready": True}
        following = play(browser, table, scene, move["moves"][0])
        assert following["news"] > scene["news"]
        assert not [line for line in server.errors() if "Traceback" in line]


@pytest.mark.parametrize("table", ["%00", "59b98a3304148c5%00", "..%2f..", "x" * 300, "Ü", "59B98A3304148C51"])
def test_what_is_no_tables_name_is_asked_of_no_store(browser: httpx.Client, table: str) -> None:
    for path in ("", "/scene", "/stream", "/record"):
        assert browser.get(f"/api/tables/{table}{path}").status_code == 404
