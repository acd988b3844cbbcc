"""What an operator gets wrong, and a store that goes away: one sentence each, and nothing lost."""

import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import psycopg
import pytest
import sqlalchemy as sql

from regalia.kernel.refusal import Refusal
from regalia.server.settings import Settings
from regalia.server.start_checks import check_before_start
from tests.helpers.postgres import own_postgres
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
    "no folder": (lambda folder: folder / "nowhere" / "tables.db", "has no folder"),
    "a folder": (lambda folder: folder, "is a folder"),
    "nothing": (lambda _: "sqlite://", "names no file"),
    "no database": (_garbage, "not a database"),
    "a newer one": (_newer, "newer Regalia"),
    "no address": (lambda _: "://", "is no address"),
    "an unknown kind": (lambda _: "parchment://scriptorium", "is of a kind that is not known"),
    "no driver": (lambda _: "postgresql+pg8000://me:secret@127.0.0.1/tables", "which is not installed"),
    "another kind": (lambda _: "mysql+mysqldb://me:secret@127.0.0.1/tables", "sqlite and postgresql"),
    "a port that is none": (lambda _: "postgresql://me:sec@secret@127.0.0.1:99x/tables", "is no address"),
    "nobody there": (lambda _: "postgresql://me:secret@127.0.0.1:1/tables", "refused"),
    "an unknown host": (lambda _: "postgresql://me:secret@nowhere.invalid/tables", "resolve"),
    "a wish that is none": (lambda _: "postgresql://me:x@127.0.0.1/tables?wish=x", "wish"),
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


def test_a_wrong_password_is_refused_in_one_line_and_not_shown(tmp_path: Path) -> None:
    with own_postgres() as postgres:
        address = sql.make_url(postgres.new_database())
        with psycopg.connect(address.render_as_string(hide_password=False), autocommit=True) as connection:
            connection.execute("create role anna login password 'right'")
        done = _start(address.set(username="anna", database="no such one").render_as_string(hide_password=False))
        assert done.returncode == 2 and "does not exist" in done.stderr and len(done.stderr.splitlines()) == 1
        with psycopg.connect(address.render_as_string(hide_password=False), autocommit=True) as connection:
            row = connection.execute("show hba_file").fetchone()
            rules = Path(row[0] if row else "")
            rules.write_text("local all anna scram-sha-256\nhost all anna all scram-sha-256\n" + rules.read_text())
            connection.execute("select pg_reload_conf()")
        done = _start(address.set(username="anna", password="secret").render_as_string(hide_password=False))
        assert done.returncode == 2 and "password" in done.stderr and "secret" not in done.stderr, done.stderr
        assert len(done.stderr.splitlines()) == 1


PLACES = {
    "a port that is taken": ("127.0.0.1", None, "a server is running there already"),
    "another machine's address": ("192.0.2.1", 8765, "no address of this machine"),
    "no address": ("no host", 8765, "no address of this machine"),
}


@pytest.mark.parametrize(("host", "port", "why"), PLACES.values(), ids=PLACES.keys())
def test_a_place_where_nobody_can_listen_is_refused(host: str, port: int | None, why: str) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        settings = Settings(host=host, port=other.getsockname()[1] if port is None else port)
        with pytest.raises(Refusal, match=why):
            check_before_start(settings)
    check_before_start(Settings(host="127.0.0.1", port=0))


def test_a_second_server_on_one_file_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server:
        done = _start(tmp_path / "tables.db")
        assert done.returncode == 2 and "at work" in done.stderr and len(done.stderr.splitlines()) == 1
        server.kill()
    with running(tmp_path / "tables.db") as again:
        assert again.stop() == 0
