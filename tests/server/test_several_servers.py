"""Several servers on one PostgreSQL: whoever plays at either plays at the same table, and nothing happens twice."""

import json
import random
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import psycopg
import pytest

from tests.helpers.postgres import Postgres, some_postgres
from tests.helpers.serving import (
    BOT,
    FRIEND,
    ME,
    PATIENCE,
    Json,
    Server,
    all_events,
    await_turn,
    join,
    listening,
    look,
    play,
    play_to_the_end,
    possible,
    running,
    set_up,
    told,
    told_refusal,
)

ONE_OF_MANY = 60  # gestures that two people make at the same time


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with some_postgres() as started:
        yield started


@pytest.fixture(scope="module")
def database(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(scope="module")
def pair(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers on one store; nothing may go wrong in either."""
    logs = tmp_path_factory.mktemp("pair")
    with (
        running(database, logs / "left", away_after=0, thinking_after=0) as left,
        running(database, logs / "right", away_after=0, thinking_after=0) as right,
    ):
        yield left, right
        assert left.errors() + right.errors() == []


def at(server: Server, browser: httpx.Client) -> httpx.Client:
    """The same browser, asking another server: what a proxy does that is not sticky."""
    there = server.browser()
    there.cookies = browser.cookies
    there.headers.update({name: value for name, value in browser.headers.items() if name == "authorization"})
    return there


def people(browser: httpx.Client, table: str) -> Json:
    """Who is at a table, as a server tells it."""
    shown: Json = told(browser.get(f"/api/tables/{table}"))["people"]
    return shown


def until(wanted: Any, asked: Any) -> None:
    """Wait until an answer is the wanted one."""
    latest = time.monotonic() + PATIENCE
    while (got := asked()) != wanted:
        assert time.monotonic() < latest, got
        time.sleep(0.02)


def written(database: str, table: str) -> list[Json]:
    """The log of a table as the store has it."""
    with psycopg.connect(database) as connection:
        rows = connection.execute(
            "select number, entry from entries where table_id = %s order by number", (table,)
        ).fetchall()
    assert [number for number, _ in rows] == list(range(1, len(rows) + 1)), "the log has a gap"
    return [json.loads(entry) for _, entry in rows]


def test_a_move_made_at_one_server_is_heard_at_the_other(pair: tuple[Server, Server]) -> None:
    left, right = pair
    with left.browser() as anna:
        invitation = set_up(anna, "majesty", [ME, FRIEND], seed=1)
        boris = right.program(invitation["links"]["1"])
        with listening(boris, invitation["table"], 1) as events:
            next(events)
            scene = look(anna, invitation["table"], 0)["scene"]
            play(anna, invitation["table"], scene, possible(scene)[0]["move"])
            assert next(events)[1]["scene"]["turn"] == 1
        scene = look(boris, invitation["table"], 1)["scene"]
        assert play(boris, invitation["table"], scene, possible(scene)[0]["move"])["turn"] == 0


def test_who_has_moved_at_one_server_can_go_on_at_the_other_at_once(pair: tuple[Server, Server]) -> None:
    """The other may not have heard of the move yet: it reads the log, and does not call the move too late."""
    luck = random.Random(2)
    with pair[0].browser() as first:
        table = set_up(first, "royals", [ME, {"kind": "screen"}], seed=1)["table"]
        browsers = [at(server, first) for server in pair]
        scene = look(first, table, 0)["scene"]
        for number in range(60):
            seat = scene["turn"]
            browser = browsers[number % 2]
            if scene["viewer"] != seat:
                params = {"seat": seat, "after": scene["news"]}
                scene = told(browser.get(f"/api/tables/{table}/scene", params=params))["scene"]
            scene = play(browsers[1 - number % 2], table, scene, luck.choice(possible(scene))["move"])


def test_of_two_moves_for_the_same_moment_one_is_played_and_the_other_told_that_the_table_moved_on(
    pair: tuple[Server, Server], database: str
) -> None:
    luck = random.Random(3)
    with pair[0].browser() as anna, ThreadPoolExecutor(2) as both:
        table = set_up(anna, "majesty", [ME, {"kind": "screen"}], seed=3)["table"]
        browsers = [at(server, anna) for server in pair]
        moved = 0
        while not (scene := look(anna, table, 0)["scene"])["over"]:
            seat = scene["turn"]
            scene = look(anna, table, seat)["scene"]
            body = {"seat": seat, "moves": [luck.choice(possible(scene))["move"]], "news": scene["news"]}
            asked = [both.submit(one.post, f"/api/tables/{table}/moves", json=body) for one in browsers]
            statuses = sorted(one.result().status_code for one in asked)
            assert statuses == [200, 409], [one.result().text[:300] for one in asked]
            moved += 1
        log = written(database, table)
        assert sum(entry["kind"] == "played" and entry["seat"] is not None for entry in log) == moved


def test_what_many_do_at_once_at_both_servers_all_happens_and_both_tell_the_same(
    pair: tuple[Server, Server], database: str
) -> None:
    with pair[0].browser() as anna, ThreadPoolExecutor(4) as many:
        invitation = set_up(anna, "majesty", [ME, FRIEND], seed=1)
        table = invitation["table"]
        boris = pair[1].program(invitation["links"]["1"])
        asked = [
            many.submit(at(pair[number % 2], who).post, f"/api/tables/{table}/gestures", json=body)
            for number in range(ONE_OF_MANY // 2)
            for who, body in ((anna, {"seat": 0, "gesture": "bow"}), (boris, {"seat": 1, "gesture": "toast"}))
        ]
        assert {one.result().status_code for one in asked} == {200}
        assert sum(entry["kind"] == "gestured" for entry in written(database, table)) == ONE_OF_MANY
        seen = [look(at(server, anna), table, 0)["news"] for server in pair]
        until(len(seen[0]), lambda: len(look(at(pair[1], anna), table, 0)["news"]))
        assert look(at(pair[1], anna), table, 0)["news"] == look(at(pair[0], anna), table, 0)["news"]


def test_bots_play_once_whichever_servers_look_on(pair: tuple[Server, Server]) -> None:
    with pair[0].browser() as anna:
        table = set_up(anna, "majesty", [ME, BOT, BOT], seed=5)["table"]
        there = at(pair[1], anna)
        with listening(anna, table, 0), listening(there, table, 0) as events:
            play_to_the_end(anna, table, [0], random.Random(5))
            until(True, lambda: look(there, table, 0)["scene"]["over"])
            assert next(events)
        assert look(anna, table)["news"] == look(there, table)["news"]
        assert not [line for server in pair for line in server.log.read_text().splitlines() if "thinks again" in line]


def test_a_server_that_dies_is_replaced_and_its_bots_play_on(database: str, tmp_path_factory: Any) -> None:
    logs = tmp_path_factory.mktemp("dying")
    with running(database, logs / "dying") as dying, running(database, logs / "living") as living:
        anna = dying.browser()
        table = set_up(anna, "majesty", [ME, BOT], seed=1, pace=1.5)["table"]
        there = at(living, anna)
        with listening(there, table, 0) as events:
            next(events)
            scene = look(anna, table, 0)["scene"]
            assert play(anna, table, scene, possible(scene)[0]["move"])["turn"] == 1  # its bot waits a moment
            assert next(events)[1]["scene"]["turn"] == 1
            dying.kill()
            assert next(events)[1]["scene"]["turn"] == 0, "the bot of the living server has played"
        assert living.errors() == []


def test_a_server_that_stops_hands_its_bots_over_at_once(database: str, tmp_path_factory: Any) -> None:
    logs = tmp_path_factory.mktemp("stopping")
    with running(database, logs / "stopping") as stopping, running(database, logs / "staying") as staying:
        anna = stopping.browser()
        table = set_up(anna, "majesty", [ME, BOT], seed=1, pace=1.5)["table"]
        there = at(staying, anna)
        with listening(there, table, 0) as events:
            next(events)
            scene = look(anna, table, 0)["scene"]
            play(anna, table, scene, possible(scene)[0]["move"])
            assert next(events)[1]["scene"]["turn"] == 1
            assert stopping.stop() == 0
            assert next(events)[1]["scene"]["turn"] == 0
        assert "gives no sign of life" not in staying.log.read_text(), "it said that it goes"
        assert stopping.errors() + staying.errors() == []


def test_a_server_whose_ear_was_cut_off_reads_what_it_missed(pair: tuple[Server, Server], database: str) -> None:
    with pair[0].browser() as anna:
        invitation = set_up(anna, "majesty", [ME, FRIEND], seed=1)
        table = invitation["table"]
        boris = pair[1].program(invitation["links"]["1"])
        with listening(boris, table, 1) as events, psycopg.connect(database, autocommit=True) as operator:
            next(events)
            operator.execute("select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%'")
            scene = look(anna, table, 0)["scene"]
            play(anna, table, scene, possible(scene)[0]["move"])
            assert next(events)[1]["scene"]["turn"] == 1


def test_a_log_that_cannot_be_followed_keeps_no_other_table_from_being_read(
    postgres: Postgres, tmp_path_factory: Any
) -> None:
    """What servers of other rules write is refused with the reason, and the tables beside it go on."""
    database = postgres.new_database()
    with running(database, tmp_path_factory.mktemp("other") / "rules") as server, server.browser() as anna:
        broken, well = (set_up(anna, "majesty", [ME, FRIEND], seed=1)["table"] for _ in range(2))
        for table in (broken, well):
            look(anna, table, 0)
        with listening(anna, well, 0) as events:
            next(events)
            no_move, bow = {"kind": "played", "seat": 0, "steps": [[0, 99]]}, {"kind": "gestured", "seat": 1}
            with psycopg.connect(database, autocommit=True) as operator:
                for table, entry in ((broken, no_move), (well, {**bow, "gesture": "bow"})):
                    row = (table, 2, json.dumps(entry), "2026-11-19T00:00:00.000+00:00")
                    operator.execute("insert into entries (table_id, number, entry, at) values (%s, %s, %s, %s)", row)
                operator.execute("select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%'")
            assert next(events)[1]["news"][0]["gesture"] == "bow"
        told_refusal(anna.get(f"/api/tables/{broken}/scene", params={"seat": 0}), 409)
        assert server.log.read_text().count("cannot follow") == 1


def test_a_notice_nobody_heard_costs_a_look_into_the_store_and_no_move(
    pair: tuple[Server, Server], database: str
) -> None:
    """An entry written without a word, as if its notice were lost: who plays on it is told that the table moved on."""
    with pair[0].browser() as anna:
        table = set_up(anna, "majesty", [ME, {"kind": "screen"}], seed=1)["table"]
        scene = look(anna, table, 0)["scene"]
        gesture = json.dumps({"kind": "gestured", "seat": 1, "gesture": "bow"})
        row = (table, len(written(database, table)) + 1, gesture, "2026-11-19T00:00:00.000+00:00")
        with psycopg.connect(database) as connection:
            connection.execute("insert into entries (table_id, number, entry, at) values (%s, %s, %s, %s)", row)
        assert play(anna, table, scene, possible(scene)[0]["move"])["turn"] == 1, "a gesture is no other moment"
        assert [entry["kind"] for entry in written(database, table)] == ["played", "gestured", "played"]
        assert [one["kind"] for one in look(anna, table, 0)["news"]][1] == "gestured"


def test_all_are_told_who_is_here_whichever_server_they_listen_at(pair: tuple[Server, Server]) -> None:
    left, right = pair
    with left.browser() as anna, right.browser() as watcher:
        invitation = set_up(anna, "majesty", [ME, FRIEND])
        table = invitation["table"]
        boris = right.program(invitation["links"]["1"])
        join(watcher, invitation["watch"])
        with listening(anna, table, 0):
            with listening(boris, table, 1), listening(watcher, table):
                for server in pair:
                    there = at(server, anna)
                    until(["here", "here"], lambda: [one["presence"] for one in people(there, table)["seats"]])  # noqa: B023
                    until(1, lambda: people(there, table)["watching"])  # noqa: B023
            until(["here", "away"], lambda: [one["presence"] for one in people(anna, table)["seats"]])
            assert people(anna, table)["watching"] == 0


def test_who_holds_a_seat_is_known_at_both_servers_at_once(pair: tuple[Server, Server]) -> None:
    left, right = pair
    with left.browser() as anna, right.browser() as boris, left.browser() as clara:
        invitation = set_up(anna, "majesty", [ME, FRIEND])
        table, link = invitation["table"], invitation["links"]["1"]
        there = at(right, anna)
        assert people(there, table)["seats"][1]["presence"] == "free"
        join(boris, link)
        assert "sits there already" in told_refusal(clara.post("/api/join", json={"link": link}), 409)
        until("away", lambda: people(there, table)["seats"][1]["presence"])
        with listening(boris, table, 1) as events:
            next(events)
            until("here", lambda: people(anna, table)["seats"][1]["presence"])
            boris_left = at(left, boris)
            told(boris_left.post(f"/api/tables/{table}/seats/1/leave", json={}))
            assert [news["how"] for _, update in events for news in update["news"]] == ["left"], "then the stream ends"
        until("free", lambda: people(there, table)["seats"][1]["presence"])


def test_a_table_deleted_at_one_server_is_gone_at_the_other(pair: tuple[Server, Server]) -> None:
    with pair[0].browser() as anna:
        table = set_up(anna, "majesty", [ME, FRIEND])["table"]
        there = at(pair[1], anna)
        with there.stream("GET", f"/api/tables/{table}/stream", params={"seat": 0}) as answer:
            events = all_events(answer)
            next(events)
            assert anna.delete(f"/api/tables/{table}", params={"everybody": True}).status_code == 204
            assert [said["event"] for said in events][-1] == "gone"
        told_refusal(there.post(f"/api/tables/{table}/gestures", json={"seat": 0, "gesture": "bow"}), 404)


def test_there_is_one_rematch_however_many_ask_for_it_where(pair: tuple[Server, Server], database: str) -> None:
    with pair[0].browser() as anna, ThreadPoolExecutor(2) as both:
        table = set_up(anna, "majesty", [ME, {"kind": "screen"}], seed=1)["table"]
        play_to_the_end(anna, table, [0, 1], random.Random(1))
        asked = [both.submit(at(server, anna).post, f"/api/tables/{table}/rematch") for server in pair]
        next_tables = {told(one.result())["table"] for one in asked}
        assert len(next_tables) == 1
        assert [entry["kind"] for entry in written(database, table)].count("rematched") == 1
        listed = {line["table"] for line in told(anna.get("/api/tables"))["tables"]}
        assert listed == {table, *next_tables}, "no table is left over"


def test_bots_are_hurried_from_either_server(pair: tuple[Server, Server]) -> None:
    with pair[0].browser() as anna:
        table = set_up(anna, "majesty", [ME, BOT], seed=1, pace=10)["table"]
        there = at(pair[1], anna)
        scene = look(anna, table, 0)["scene"]
        play(anna, table, scene, possible(scene)[0]["move"])
        look(there, table, 0)
        began = time.monotonic()
        assert there.post(f"/api/tables/{table}/hurry").status_code == 204
        assert await_turn(anna, table, 0)["turn"] == 0
        assert time.monotonic() - began < 9, "nobody waited ten seconds"


def test_servers_that_start_together_on_an_empty_store_agree_on_everything(
    postgres: Postgres, tmp_path_factory: Any
) -> None:
    """Both make the tables and the keys: one does it, the other waits; links of either open at both."""
    database, logs = postgres.new_database(), tmp_path_factory.mktemp("together")
    servers: list[Server] = []
    starting = [
        threading.Thread(target=lambda name=name: servers.append(Server(database, logs / name)))
        for name in ("a", "b", "c")
    ]
    for one in starting:
        one.start()
    for one in starting:
        one.join()
    try:
        assert len(servers) == 3
        with servers[0].browser() as anna, servers[1].browser() as boris:
            invitation = set_up(anna, "majesty", [ME, FRIEND])
            join(boris, invitation["links"]["1"])
            assert look(at(servers[2], boris), invitation["table"], 1)["scene"]["viewer"] == 1
        assert [server.errors() for server in servers] == [[], [], []]
    finally:
        for server in servers:
            server.end()
