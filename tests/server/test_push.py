"""Web Push: who asked for it is called once a turn, encrypted, wherever the browser is; who withdraws, no more."""

import base64
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from http_ece import ECEException

from tests.helpers.push_service import PushService, push_service
from tests.helpers.serving import (
    BOT,
    FRIEND,
    ME,
    Server,
    await_turn,
    join,
    look,
    play,
    possible,
    running,
    set_up,
    told,
    told_refusal,
)

QUIET = 0.6  # seconds after which nothing more comes


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, service: PushService) -> Iterator[Server]:
    """A server that knows this push service and no other."""
    store = tmp_path_factory.mktemp("push") / "tables.db"
    services = f"{service.address} fcm.googleapis.com"
    with running(store, push_services=services, push_contact="mailto:host@example.org") as server:
        yield server
        assert server.errors() == []


def soon(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    latest = time.monotonic() + 20
    while not is_so():
        assert time.monotonic() < latest, "it did not happen"
        time.sleep(0.02)


def move(browser: httpx.Client, table: str, seat: int) -> None:
    """Take the card that costs nothing, and all that is asked then."""
    scene = look(browser, table, seat)["scene"]
    while scene["turn"] == seat:
        scene = play(browser, table, scene, possible(scene)[0]["move"])


def test_who_asked_for_it_is_called_once_a_turn_in_the_own_language(
    service: PushService, browser: httpx.Client, friend: httpx.Client
) -> None:
    invitation = set_up(browser, "majesty", [ME, FRIEND], seed=1)
    table = invitation["table"]
    join(friend, invitation["links"]["1"], "Clara")
    mine, theirs = service.subscribe(), service.subscribe()
    assert browser.post("/api/push", json=mine.wish()).status_code == 204
    assert friend.post("/api/push", json=theirs.wish("de")).status_code == 204
    assert friend.post("/api/push", json=theirs.wish("de")).status_code == 204, "twice is once"
    for turn in range(1, 3):
        move(browser, table, 0)
        soon(lambda turn=turn: len(theirs.came) == turn)  # type: ignore[misc]
        move(friend, table, 1)
        soon(lambda turn=turn: len(mine.came) == turn)  # type: ignore[misc]
    time.sleep(QUIET)
    assert (len(mine.came), len(theirs.came)) == (2, 2)
    assert theirs.read()[0] == {
        "title": "Regalia",
        "body": "Clara, du bist am Zug.",
        "table": table,
        "path": f"/table/{table}",
    }
    assert mine.read()[0]["body"] == "It is your turn, Player 1."


def test_what_is_sent_can_be_read_by_the_one_browser_only(
    service: PushService, browser: httpx.Client, friend: httpx.Client
) -> None:
    invitation = set_up(browser, "majesty", [FRIEND, ME], seed=1)
    join(friend, invitation["links"]["0"])
    mine, other = service.subscribe(), service.subscribe()
    assert browser.post("/api/push", json=mine.wish()).status_code == 204
    move(friend, invitation["table"], 0)
    soon(lambda: len(mine.came) == 1)
    headers, body = mine.came[0]
    assert (headers["content-encoding"], headers["urgency"], headers["topic"]) == (
        "aes128gcm",
        "high",
        invitation["table"],
    )
    assert int(headers["ttl"]) > 0
    assert invitation["table"].encode() not in body
    claims, key = headers["authorization"].removeprefix("vapid t=").split(",k=")
    said = json.loads(base64.urlsafe_b64decode(claims.split(".")[1] + "=="))
    assert (said["sub"], said["aud"]) == ("mailto:host@example.org", service.address)
    assert key == told(browser.get("/api/push"))["key"]
    other.came = mine.came
    with pytest.raises(ECEException):
        other.read()


def test_who_withdraws_is_not_called_any_more_and_nobody_else_can_withdraw(
    service: PushService, browser: httpx.Client, friend: httpx.Client
) -> None:
    invitation = set_up(browser, "majesty", [FRIEND, ME], seed=1)
    join(friend, invitation["links"]["0"])
    mine = service.subscribe()
    assert browser.post("/api/push", json=mine.wish()).status_code == 204
    assert friend.request("DELETE", "/api/push", json={"endpoint": mine.endpoint}).status_code == 204
    move(friend, invitation["table"], 0)
    soon(lambda: len(mine.came) == 1)
    move(browser, invitation["table"], 1)
    assert browser.request("DELETE", "/api/push", json={"endpoint": mine.endpoint}).status_code == 204
    move(friend, invitation["table"], 0)
    time.sleep(QUIET)
    assert len(mine.came) == 1


def test_a_subscription_that_the_service_says_is_gone_is_forgotten(
    service: PushService, browser: httpx.Client, friend: httpx.Client
) -> None:
    invitation = set_up(browser, "majesty", [FRIEND, ME], seed=1)
    join(friend, invitation["links"]["0"])
    mine = service.subscribe()
    mine.answer = 410
    assert browser.post("/api/push", json=mine.wish()).status_code == 204
    for _ in range(2):
        move(friend, invitation["table"], 0)
        time.sleep(QUIET)
        move(browser, invitation["table"], 1)
    assert len(mine.came) == 1


def test_the_end_and_the_next_game_call_all_who_play(
    service: PushService, browser: httpx.Client, friend: httpx.Client
) -> None:
    invitation = set_up(browser, "majesty", [ME, FRIEND], seed=1)
    table = invitation["table"]
    join(friend, invitation["links"]["1"])
    mine = service.subscribe()
    people = [browser, friend]
    while (turn := look(browser, table)["scene"]["turn"]) is not None:
        if turn == 1 and look(browser, table)["scene"]["table"]["round"] == 12:
            assert browser.post("/api/push", json=mine.wish()).status_code == 204
        move(people[turn], table, turn)
    soon(lambda: len(mine.came) >= 1)
    next_table = told(friend.post(f"/api/tables/{table}/rematch"))["table"]
    soon(lambda: any(one["path"] == f"/table/{next_table}" for one in mine.read()))
    time.sleep(QUIET)
    assert [one["path"] for one in mine.read()] == [f"/table/{table}", f"/table/{next_table}"]


def test_bots_are_not_called_and_a_person_against_bots_is(service: PushService, browser: httpx.Client) -> None:
    table = set_up(browser, "majesty", [BOT, ME], seed=1)["table"]
    mine = service.subscribe()
    await_turn(browser, table, 1)
    assert browser.post("/api/push", json=mine.wish()).status_code == 204
    move(browser, table, 1)
    await_turn(browser, table, 1)
    soon(lambda: len(mine.came) == 1)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:1/send",
        "https://example.org/send",
        "file:///etc/passwd",
        "",
        "x" * 5000,
        "https://[",
        "https://fcm.googleapis.com@example.org/x",
        "https://127.0.0.1\\.fcm.googleapis.com/x",
        "https://fcm.googleapis.com:x/",
        "https://fcm.googleapis.com:8443/",
        "https://example.org/.fcm.googleapis.com/",
        "https://evilfcm.googleapis.com/x",
        "https://fcm.googleapis.com/a\r\nHost: x",
    ],
)
def test_an_address_that_is_no_push_service_is_refused(
    service: PushService, browser: httpx.Client, endpoint: str
) -> None:
    wish = {**service.subscribe().wish(), "endpoint": endpoint}
    assert told_refusal(browser.post("/api/push", json=wish), 422)


def test_a_subscription_that_cannot_be_called_keeps_nobody_else_from_it(
    service: PushService, browser: httpx.Client, friend: httpx.Client
) -> None:
    invitation = set_up(browser, "majesty", [FRIEND, ME], seed=1)
    join(friend, invitation["links"]["0"])
    good = service.subscribe()
    bad = {**service.subscribe().wish(), "keys": {"p256dh": "nonsense", "auth": "?"}}
    for wish in (bad, good.wish()):
        assert browser.post("/api/push", json=wish).status_code == 204
    move(friend, invitation["table"], 0)
    soon(lambda: len(good.came) == 1)


def test_keys_that_are_none_harm_nobody(service: PushService, browser: httpx.Client, friend: httpx.Client) -> None:
    invitation = set_up(browser, "majesty", [FRIEND, ME], seed=1)
    join(friend, invitation["links"]["0"])
    wish = {**service.subscribe().wish(), "keys": {"p256dh": "nonsense", "auth": "?"}}
    assert browser.post("/api/push", json=wish).status_code in (204, 422)
    move(friend, invitation["table"], 0)
    time.sleep(QUIET)
    move(browser, invitation["table"], 1)


def test_a_server_that_calls_nobody_says_so(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", push=0) as quiet, quiet.browser() as browser:
        assert told(browser.get("/api/push")) == {"key": None}
        wish = {"endpoint": "https://fcm.googleapis.com/x", "keys": {"p256dh": "x", "auth": "x"}}
        assert "does not call" in told_refusal(browser.post("/api/push", json=wish), 422)
