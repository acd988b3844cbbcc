"""Stopping, falling over and coming back: nothing is lost. And the health page."""

import itertools
import random
import threading
import time
from contextlib import ExitStack
from pathlib import Path

import httpx
from alembic import command

from regalia.server.databases import migrations
from tests.helpers.serving import (
    BOT,
    FRIEND,
    ME,
    SCREEN,
    Json,
    Server,
    await_turn,
    join,
    listening,
    look,
    play,
    possible,
    running,
    set_up,
    told,
    told_refusal,
)


def again(server: Server, browser: httpx.Client) -> httpx.Client:
    """The same browser at a server started anew."""
    fresh = server.browser()
    fresh.cookies = browser.cookies
    return fresh


def test_a_server_killed_in_mid_game_loses_nothing(tmp_path: Path) -> None:
    luck = random.Random(1)
    with ExitStack() as stack:
        first = stack.enter_context(running(tmp_path / "tables.db"))
        browser = stack.enter_context(first.browser())
        invitation = set_up(browser, "royals", [SCREEN, SCREEN, FRIEND], seed=1)
        table = invitation["table"]
        program = stack.enter_context(first.program(invitation["links"]["2"]))
        people = [browser, browser, program]
        for _ in range(40):
            turn = look(browser, table)["scene"]["turn"]
            scene = look(people[turn], table, turn)["scene"]
            play(people[turn], table, scene, luck.choice(possible(scene))["move"])
        before = [look(people[seat], table, seat) for seat in range(3)]
        first.kill()
        second = stack.enter_context(running(tmp_path / "tables.db"))
        browser = stack.enter_context(again(second, browser))
        program.base_url = second.address
        people = [browser, browser, program]
        assert [look(people[seat], table, seat) for seat in range(3)] == before
        shown = told(browser.get(f"/api/tables/{table}"))
        assert (shown["links"], shown["watch"], shown["rescue"]["host"]) == (
            {},
            invitation["watch"],
            invitation["rescue"],
        )
        turn = before[0]["scene"]["turn"]
        scene = look(people[turn], table, turn)["scene"]
        play(people[turn], table, scene, possible(scene)[0]["move"])
        with listening(browser, table, 0, before[0]["scene"]["news"]) as events:
            assert next(events)[1]["news"][0]["number"] == before[0]["scene"]["news"] + 1
        assert second.stop() == 0
        assert second.errors() == []


def test_everything_that_was_acknowledged_is_there_after_a_kill(tmp_path: Path) -> None:
    acknowledged: list[Json] = []

    def play_on(browser: httpx.Client, table: str) -> None:
        for number in itertools.count():
            body = {"seat": 0, "gesture": ("bow", "toast")[number % 2]}
            try:
                update = told(browser.post(f"/api/tables/{table}/gestures", json=body))
            except httpx.TransportError:
                return
            acknowledged.extend(update["news"])

    with ExitStack() as stack:
        first = stack.enter_context(running(tmp_path / "tables.db"))
        browser = stack.enter_context(first.browser())
        table = set_up(browser, "majesty", [ME, FRIEND], seed=1)["table"]
        player = threading.Thread(target=play_on, args=(browser, table))
        player.start()
        while len(acknowledged) < 30:
            time.sleep(0.01)
        first.kill()
        player.join()
        second = stack.enter_context(running(tmp_path / "tables.db"))
        news = look(stack.enter_context(again(second, browser)), table, 0)["news"]
        assert news[1 : len(acknowledged) + 1] == acknowledged
        assert len(news) <= len(acknowledged) + 2, "at most one more was written and not acknowledged"


def test_a_bot_that_was_interrupted_plays_when_somebody_comes_back(tmp_path: Path) -> None:
    with ExitStack() as stack:
        first = stack.enter_context(running(tmp_path / "tables.db"))
        browser = stack.enter_context(first.browser())
        table = set_up(browser, "majesty", [ME, BOT], seed=1, pace=2)["table"]
        scene = look(browser, table, 0)["scene"]
        assert play(browser, table, scene, possible(scene)[0]["move"])["turn"] == 1
        first.kill()
        second = stack.enter_context(running(tmp_path / "tables.db"))
        assert await_turn(stack.enter_context(again(second, browser)), table, 0)["turn"] == 0


def test_the_list_of_my_games_is_right_after_a_kill(tmp_path: Path) -> None:
    with ExitStack() as stack:
        first = stack.enter_context(running(tmp_path / "tables.db"))
        browser = stack.enter_context(first.browser())
        table = set_up(browser, "majesty", [ME, FRIEND], seed=1)["table"]
        scene = look(browser, table, 0)["scene"]
        assert play(browser, table, scene, possible(scene)[0]["move"])["turn"] == 1
        first.kill()
        second = stack.enter_context(running(tmp_path / "tables.db"))
        (line,) = told(stack.enter_context(again(second, browser)).get("/api/tables"))["tables"]
        assert (line["table"], line["turn"], line["over"]) == (table, 1, False)


def test_the_store_of_an_older_version_is_taken_over(tmp_path: Path) -> None:
    store = tmp_path / "tables.db"
    with ExitStack() as stack:
        first = stack.enter_context(running(store))
        browser = stack.enter_context(first.browser())
        friend, late = (stack.enter_context(first.browser()) for _ in range(2))
        invitation = set_up(browser, "majesty", [ME, FRIEND, FRIEND], seed=1)
        table, links = invitation["table"], invitation["links"]
        join(friend, links["1"])
        assert first.stop() == 0
        command.downgrade(migrations(f"sqlite:///{store}"), "0001")
        second = stack.enter_context(running(store))
        friend, late = (stack.enter_context(again(second, one)) for one in (friend, late))
        (line,) = told(stack.enter_context(again(second, browser)).get("/api/tables"))["tables"]
        assert (line["table"], line["turn"], line["host"], line["free"]) == (table, 0, True, [2])
        assert look(friend, table, 1)["scene"]["viewer"] == 1
        assert "sits there already" in told_refusal(late.post("/api/join", json={"link": links["1"]}), 409)
        join(late, links["2"])
        assert second.errors() == []


def test_a_table_nobody_looks_at_leaves_the_memory_and_loses_nothing(tmp_path: Path) -> None:
    with ExitStack() as stack:
        server = stack.enter_context(running(tmp_path / "tables.db", idle_after=0.4))
        browser = stack.enter_context(server.browser())
        table = set_up(browser, "majesty", [ME, FRIEND], seed=1)["table"]
        scene = look(browser, table, 0)["scene"]
        seen = play(browser, table, scene, possible(scene)[0]["move"])

        def live_tables() -> int:
            return int(told(browser.get("/health"))["live_tables"])

        with listening(browser, table, 0) as events:
            next(events)
            time.sleep(1)
            assert live_tables() == 1, "somebody listens"
        for _ in range(500):
            if live_tables() == 0:
                break
            time.sleep(0.02)
        (line,) = told(browser.get("/api/tables"))["tables"]
        assert (line["turn"], live_tables()) == (1, 0), "the list needs no table in memory"
        assert look(browser, table, 0)["scene"] == seen


def test_a_server_asked_to_stop_ends_its_streams_and_says_all_is_well(tmp_path: Path) -> None:
    with ExitStack() as stack:
        server = stack.enter_context(running(tmp_path / "tables.db"))
        browser = stack.enter_context(server.browser())
        table = set_up(browser, "majesty", [ME, BOT], seed=1, pace=10)["table"]
        scene = look(browser, table, 0)["scene"]
        play(browser, table, scene, possible(scene)[0]["move"])
        streams = [stack.enter_context(listening(browser, table, seat)) for seat in (0, None, 0)]
        for events in streams:
            next(events)
        started = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - started < 15
        assert [list(events) for events in streams] == [[], [], []]
        assert server.errors() == []


def test_the_health_page_says_how_the_server_is(server: Server, browser: httpx.Client) -> None:
    table = set_up(browser, "majesty", [ME, FRIEND])["table"]
    before = told(browser.get("/health"))
    assert (before["status"], before["store"], before["bots_ready"]) == ("well", True, True)
    with listening(browser, table, 0) as events:
        next(events)
        assert told(browser.get("/health"))["streams"] >= 1
    for _ in range(500):
        if told(browser.get("/health"))["streams"] == 0:
            return
        time.sleep(0.02)
    raise AssertionError("streams that were left are still counted")
