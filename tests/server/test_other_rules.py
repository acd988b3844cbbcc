"""A table that was begun by other rules rests: it is told in one sentence, nothing of it is lost, others play on."""

import sqlite3
from contextlib import ExitStack
from pathlib import Path

import httpx

from tests.helpers.serving import BOT, FRIEND, ME, Server, ask_for_stream, look, play, possible, running, set_up, told


def _lines(browser: httpx.Client, hidden: bool = False) -> dict[str, tuple[str, bool]]:
    listed = told(browser.get("/api/tables", params={"hidden": hidden}))["tables"]
    return {line["table"]: (line["state"], line["waits"]) for line in listed}


def _change(store: Path, *statements: str) -> None:
    with sqlite3.connect(store) as opened:
        for statement in statements:
            opened.execute(statement)


def _again(stack: ExitStack, server: Server, browser: httpx.Client) -> httpx.Client:
    fresh = stack.enter_context(server.browser())
    fresh.cookies = browser.cookies
    return fresh


def test_a_table_of_other_rules_rests_and_is_there_again_for_its_own(tmp_path: Path) -> None:
    store = tmp_path / "tables.db"
    with ExitStack() as stack:
        first = stack.enter_context(running(store))
        browser = stack.enter_context(first.browser())
        older, broken, other = (set_up(browser, "majesty", seats) for seats in ([ME, FRIEND], [ME, BOT], [ME, FRIEND]))
        table, link = older["table"], older["links"]["1"]
        play(browser, table, scene := look(browser, table, 0)["scene"], possible(scene)[0]["move"])
        before = look(browser, table, 0)
        assert first.stop() == 0
        begun = f"where table_id = '{broken['table']}' and number = 1"
        _change(store, f"update tables set rules = rules + 1, is_open = 1 where id = '{table}'")
        _change(store, f"update entries set entry = replace(entry, '[[', '[[0, 99], [') {begun}")
        _change(store, f"update tables set standing = null where id = '{broken['table']}'")

        second = stack.enter_context(running(store))
        mine = _again(stack, second, browser)
        stranger = stack.enter_context(second.browser())
        for path in ("", "/scene?seat=0", "/sheet", "/record", "/text?seat=0&language=en"):
            answer = mine.get(f"/api/tables/{table}{path}")
            assert (answer.status_code, answer.json()["rule"]) == (409, "table.other_rules"), path
            assert "version 2 of the rules" in answer.json()["message"], answer.text
            assert answer.json()["told"] == {"theirs": 2, "ours": 1}
        assert ask_for_stream(mine, f"/api/tables/{table}/stream", seat=0).status_code == 409
        assert mine.post(f"/api/tables/{table}/moves", json={"seat": 0, "moves": [0], "news": 1}).status_code == 409
        assert stranger.post("/api/join", json={"link": link}).json()["rule"] == "table.other_rules"
        assert stranger.get(link, headers={"Accept": "text/html"}).status_code in (404, 503)
        assert mine.get(f"/api/tables/{broken['table']}/scene?seat=0").json()["rule"] == "table.unreadable"
        rests = ("rests", False)
        assert _lines(mine) == {table: rests, broken["table"]: rests, other["table"]: ("sits", True)}
        assert told(stranger.get("/api/open-tables")) == []
        scene = look(mine, other["table"], 0)["scene"]
        play(mine, other["table"], scene, possible(scene)[0]["move"])
        assert mine.post(f"/api/tables/{table}/hidden", json={"hidden": True}).status_code == 204
        assert table not in _lines(mine) and table in _lines(mine, hidden=True)
        assert mine.post(f"/api/tables/{table}/hidden", json={"hidden": False}).status_code == 204
        assert not [line for line in second.errors() if broken["table"] not in line]
        assert second.stop() == 0

        _change(store, f"update tables set rules = rules - 1 where id = '{table}'")
        third = stack.enter_context(running(store))
        assert look(_again(stack, third, browser), table, 0) == before, "nothing of it was lost"


def test_a_table_of_other_rules_can_be_taken_out_of_my_list(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server, server.browser() as browser:
        table = set_up(browser, "majesty", [ME, FRIEND])["table"]
        _change(tmp_path / "tables.db", "update tables set rules = 99")
        assert browser.delete(f"/api/tables/{table}").status_code == 204
        assert _lines(browser) == {}
        with sqlite3.connect(tmp_path / "tables.db") as opened:
            assert opened.execute("select count(*) from entries").fetchone() == (1,)
