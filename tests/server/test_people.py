"""Who is at the table: not come yet, here, away; who looks on; and when a bot may take a seat."""

import json
import random
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx

from regalia.server.table_presence import GRACE
from tests.helpers.serving import (
    BOT,
    FRIEND,
    ME,
    Json,
    Server,
    all_events,
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


@contextmanager
def people_told(browser: httpx.Client, table: str, seat: int | None = None) -> Iterator[Iterator[Json]]:
    """What a stream says of who is here."""
    params = {} if seat is None else {"seat": seat}
    with browser.stream("GET", f"/api/tables/{table}/stream", params=params) as answer:
        yield (json.loads(said["data"]) for said in all_events(answer) if said["event"] == "people")


def until(told: Iterator[Json], is_so: Callable[[Json], bool]) -> Json:
    """The first that is so."""
    return next(one for one in told if is_so(one))


def presence(people: Json) -> list[str]:
    """How it is at each seat."""
    return [seat["presence"] for seat in people["seats"]]


def people_of(browser: httpx.Client, table: str) -> Json:
    """Who is here, as it is asked for."""
    found: Json = told(browser.get(f"/api/tables/{table}"))["people"]
    return found


def test_all_are_told_who_has_not_come_is_here_and_is_away(browser: httpx.Client, friend: httpx.Client) -> None:
    invitation = set_up(browser, "royals", [ME, FRIEND, BOT])
    table = invitation["table"]
    assert presence(people_of(browser, table)) == ["away", "free", "bot"]
    with people_told(browser, table, 0) as people:
        until(people, lambda one: presence(one) == ["here", "free", "bot"])
        join(friend, invitation["links"]["1"])
        until(people, lambda one: presence(one) == ["here", "here", "bot"])
        with listening(friend, table, 1):
            until(people, lambda one: presence(one) == ["here", "here", "bot"])
        gone = until(people, lambda one: presence(one) == ["here", "away", "bot"])
        assert gone["seats"][1]["away"] >= GRACE - 0.5


def test_whoever_reconnects_at_once_was_not_away(browser: httpx.Client, friend: httpx.Client) -> None:
    invitation = set_up(browser, "royals", [ME, FRIEND])
    table = invitation["table"]
    join(friend, invitation["links"]["1"])
    for _ in range(3):
        with listening(friend, table, 1) as events:
            next(events)
        assert presence(people_of(browser, table))[1] == "here"


def test_whoever_reconnects_and_goes_again_at_once_is_told_of_as_away(
    browser: httpx.Client, friend: httpx.Client
) -> None:
    invitation = set_up(browser, "royals", [ME, FRIEND])
    table = invitation["table"]
    join(friend, invitation["links"]["1"])
    with browser.stream("GET", f"/api/tables/{table}/stream", params={"seat": 0}) as answer:
        for _ in range(2):
            with listening(friend, table, 1) as events:
                next(events)
            time.sleep(GRACE * 0.6)
        patience = time.monotonic() + 4 * GRACE
        for said in all_events(answer):  # it beats, so this does not wait for ever
            if said["event"] == "people" and presence(json.loads(said["data"]))[1] == "away":
                return
            assert time.monotonic() < patience, "nobody was told"


def test_whoever_has_just_sat_down_or_asks_something_for_the_seat_is_here(tmp_path: Path) -> None:
    with ExitStack() as stack:
        server = stack.enter_context(running(tmp_path / "tables.db", away_after=1))
        browser, friend = (stack.enter_context(server.browser()) for _ in range(2))
        invitation = set_up(browser, "royals", [ME, FRIEND])
        table = invitation["table"]
        time.sleep(1.2)
        join(friend, invitation["links"]["1"])
        assert "is here" in told_refusal(browser.post(f"/api/tables/{table}/links/1"), 409)
        for _ in range(8):  # a program that polls
            time.sleep(0.6)
            look(friend, table, 1)
            assert told_refusal(browser.post(f"/api/tables/{table}/links/1"), 409)


def test_all_seats_of_a_browser_are_here_with_whichever_eyes_it_listens(browser: httpx.Client) -> None:
    table = set_up(browser, "majesty", [ME, {"kind": "screen"}, FRIEND])["table"]
    with people_told(browser, table) as people:
        assert until(people, lambda one: presence(one) == ["here", "here", "free"])["watching"] == 0


def test_a_seat_that_was_left_waits_for_somebody(browser: httpx.Client, friend: httpx.Client) -> None:
    invitation = set_up(browser, "royals", [ME, FRIEND])
    table = invitation["table"]
    join(friend, invitation["links"]["1"])
    with listening(friend, table, 1) as events:
        next(events)
        told(friend.post(f"/api/tables/{table}/seats/1/leave", json={}))
        assert people_of(browser, table)["seats"][1]["presence"] == "free"


def test_a_stream_that_was_dropped_at_once_is_not_counted_for_long(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", beat_every=0.2) as server, server.browser() as browser:
        table = set_up(browser, "royals", [ME, FRIEND])["table"]
        cookie = f"regalia={browser.cookies['regalia']}"
        paths = (f"/api/tables/{table}/stream?seat=0", f"/api/stream?at={table}:0:0&at={table}::0")
        for path in paths * 5:
            with socket.create_connection(("127.0.0.1", server.port)) as dropped:
                dropped.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\n\r\n".encode())
        latest = time.monotonic() + 20
        while told(browser.get("/health"))["streams"]:
            assert time.monotonic() < latest, "somebody who is gone is still counted"
            time.sleep(0.2)


def test_those_who_look_on_are_counted_and_who_sits_there_is_none(
    server: Server, browser: httpx.Client, friend: httpx.Client
) -> None:
    invitation = set_up(browser, "royals", [ME, FRIEND])
    table = invitation["table"]
    join(friend, invitation["watch"])
    with server.browser() as other:
        join(other, invitation["watch"])
        with people_told(browser, table, 0) as people, listening(browser, table):
            with listening(friend, table), listening(friend, table), listening(other, table):
                until(people, lambda one: one["watching"] == 2)
            until(people, lambda one: one["watching"] == 0)


def test_a_bot_may_take_the_seat_of_somebody_away_after_a_time_that_is_told(tmp_path: Path) -> None:
    with ExitStack() as stack:
        server = stack.enter_context(running(tmp_path / "tables.db", away_after=5, thinking_after=100))
        browser, friend = (stack.enter_context(server.browser()) for _ in range(2))
        invitation = set_up(browser, "majesty", [ME, FRIEND], seed=1)
        table = invitation["table"]
        seat = f"/api/tables/{table}/seats/1"
        join(friend, invitation["links"]["1"])
        assert people_of(browser, table)["seats"][1]["bot_in"] is None, "it is not its turn"
        scene = look(browser, table, 0)["scene"]
        play(browser, table, scene, possible(scene)[0]["move"])
        assert "seconds" in told_refusal(browser.post(seat, json={"level": "peasant"}), 422)
        with listening(friend, table, 1) as events:
            next(events)
            assert people_of(browser, table)["seats"][1]["bot_in"] > 50, "who is here may think for longer"
        time.sleep(GRACE + 0.3)
        assert 0 < people_of(browser, table)["seats"][1]["bot_in"] < 2, "who goes away has time to come back"
        time.sleep(2)
        assert people_of(browser, table)["seats"][1]["bot_in"] == 0
        told(browser.post(seat, json={"level": "peasant"}))
        await_turn(browser, table, 0)
        assert "not yours" in told_refusal(browser.post(seat, json={"level": None}), 403), "its person decides"
        told(friend.post(seat, json={"level": None}))


def test_a_person_for_whom_a_bot_plays_is_offered_nothing_and_takes_the_seat_back(browser: httpx.Client) -> None:
    table = set_up(browser, "majesty", [ME, FRIEND], seed=1, pace=10)["table"]
    move = possible(look(browser, table, 0)["scene"])[0]["move"]
    seat, moves = f"/api/tables/{table}/seats/0", f"/api/tables/{table}/moves"
    told(browser.post(seat, json={"level": "peasant"}))
    assert look(browser, table, 0)["scene"]["offers"] == []
    assert "take it back" in told_refusal(browser.post(moves, json={"seat": 0, "moves": [move]}), 409)
    assert not told(browser.get("/api/tables"))["tables"][0]["waits"]
    told(browser.post(seat, json={"level": None}))
    assert possible(look(browser, table, 0)["scene"])[0]["move"] == move
    told(browser.post(moves, json={"seat": 0, "moves": [move]}))


def test_a_seat_nobody_came_to_can_be_given_to_a_bot_at_once_and_taken_by_who_comes(
    browser: httpx.Client, friend: httpx.Client
) -> None:
    invitation = set_up(browser, "majesty", [ME, FRIEND], seed=1)
    table = invitation["table"]
    told(browser.post(f"/api/tables/{table}/seats/1", json={"level": "peasant"}))
    scene = look(browser, table, 0)["scene"]
    play(browser, table, scene, possible(scene)[0]["move"])
    assert await_turn(browser, table, 0)["turn"] == 0
    join(friend, invitation["links"]["1"], "Clara")
    seat = look(friend, table, 1)["scene"]["seats"][1]
    assert (seat["name"], seat["level"]) == ("Clara", None)


def play_until_only_the_end_is_left(mine: httpx.Client, other: httpx.Client, table: str) -> Json:
    """Both play until the first seat can only end its turn, which is left to it, as to a page."""
    luck = random.Random(2)
    while True:
        scene: Json = look(mine, table, 0)["scene"]
        assert not scene["over"], "there was always something else to do"
        if scene["turn"] == 1:
            now = look(other, table, 1)["scene"]
            play(other, table, now, luck.choice(possible(now))["move"])
        elif scene["can_take_back"] and len(possible(scene)) == 1 and not scene["table"]["paying_for"]:
            return scene
        else:
            body = {"seat": 0, "moves": [luck.choice(possible(scene))["move"]], "holds": True}
            told(mine.post(f"/api/tables/{table}/moves", json=body))


def test_a_turn_left_to_somebody_ends_when_they_have_gone_and_not_before(
    browser: httpx.Client, friend: httpx.Client
) -> None:
    invitation = set_up(browser, "royals", [ME, FRIEND], seed=5)
    table = invitation["table"]
    join(friend, invitation["links"]["1"], "Boris")
    with listening(browser, table, 0):
        play_until_only_the_end_is_left(browser, friend, table)
        time.sleep(GRACE + 2)
        assert look(friend, table, 1)["scene"]["turn"] == 0, "whoever is here ends it at leisure"
    assert await_turn(friend, table, 1)["turn"] == 1
