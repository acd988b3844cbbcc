"""Connections: silent ones, half requests and crowds from one address shut nobody out, and fill no disk."""

import contextlib
import random
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from regalia.server import door
from regalia.server.addresses import Trusted
from regalia.server.door import Door, places
from regalia.server.settings import Settings
from tests.helpers.serving import ME, PATIENCE, Server, listening, running, set_up

ELSEWHERE = "127.0.0.9"  # on this machine, and no proxy that anybody trusts
QUICK: dict[str, Any] = {"head_within": 2, "body_within": 2, "keep_alive": 2, "taken_within": 1, "connections_each": 20}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of little patience."""
    with running(tmp_path_factory.mktemp("door") / "tables.db", **QUICK, connections=60) as server:
        yield server
        assert server.errors() == []


@pytest.fixture
def crowd() -> Iterator[Any]:
    """Opens connections, from elsewhere or from where a proxy would be, and says something in each."""
    with contextlib.ExitStack() as opened:

        def come(server: Server, number: int, said: bytes = b"", whence: str = ELSEWHERE) -> list[socket.socket]:
            came = []
            for _ in range(number):
                one = socket.create_connection(("127.0.0.1", server.port), PATIENCE, (whence, 0))
                came.append(opened.enter_context(one))
                if said:
                    one.sendall(said)
            return came

        yield come


def heard(one: socket.socket) -> bytes:
    """All that is said until the connection ends."""
    said = b""
    with contextlib.suppress(ConnectionResetError):
        while part := one.recv(65536):
            said += part
    return said


HALF = [
    b"GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    b"GET /hea",
    b"\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
]


def test_a_connection_that_does_not_come_to_its_point_is_closed(server: Server, crowd: Any) -> None:
    came = [(said, *crowd(server, 1, said)) for said in (b"", *HALF)]
    for said, one in came:
        answer = heard(one)
        if len(said) > 2:
            assert answer.startswith(b"HTTP/1.1 408 ") and b"in time" in answer
        else:
            assert answer == b""


def test_a_connection_that_says_a_letter_now_and_then_is_closed_too(server: Server, crowd: Any) -> None:
    (one,) = crowd(server, 1, b"GET /health HTTP/1.1\r\n")
    one.settimeout(0.1)
    for _ in range(int(PATIENCE * 10)):
        with contextlib.suppress(TimeoutError):
            one.sendall(b"X-A: b\r\n")
            assert one.recv(1000).startswith(b"HTTP/1.1 408 ")
            return
    raise AssertionError("it was never closed")


def test_a_connection_rests_after_an_answer_and_is_closed_then(server: Server, crowd: Any) -> None:
    asked = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 2
    came = [crowd(server, 1, asked + behind)[0] for behind in (b"", b"\r\n", b"GET /he")]
    for one in came:
        answer = heard(one)
        assert answer.count(b"HTTP/1.1 200 ") == 2


def test_a_crowd_from_one_address_is_told_to_wait_and_others_are_served(server: Server, crowd: Any) -> None:
    came = crowd(server, 30)
    answers = [heard(one) for one in came]
    turned_away = [answer for answer in answers if answer]
    assert len(turned_away) == 10
    for answer in turned_away:
        assert answer.startswith(b"HTTP/1.1 429 ") and b"20 connections" in answer
        assert b"\r\nretry-after: 60\r\n" in answer
    assert httpx.get(f"{server.address}/health").status_code == 200
    (one,) = crowd(server, 1, b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    assert heard(one).startswith(b"HTTP/1.1 200 "), "those from before are gone"


def test_many_silent_ones_through_a_proxy_shut_nobody_out_and_streams_go_on(server: Server, crowd: Any) -> None:
    with server.browser() as browser:
        table = set_up(browser, "royals", [ME, {"kind": "bot"}])["table"]
        with listening(browser, table, 0) as events:
            next(events)
            before = server.log.stat().st_size
            for said in (b"", HALF[0], b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"):
                crowd(server, 150, said, "127.0.0.1")
            _served_soon(browser, f"/api/tables/{table}")
            assert server.log.stat().st_size - before < 150 * 100 + 2000, "only who asks is a line of the log"
            assert browser.post(f"/api/tables/{table}/gestures", json={"seat": 0, "gesture": "bow"}).status_code == 200
            assert next(events)[1]["news"]


def _served_soon(browser: httpx.Client, path: str) -> None:
    """As long as the crowd's own questions are being answered, one may be told to come again."""
    latest = time.monotonic() + PATIENCE
    while (answer := browser.get(path)).status_code == 503 and time.monotonic() < latest:
        time.sleep(0.1)
    assert answer.status_code == 200, answer.text


def test_where_all_places_are_taken_by_those_who_ask_the_next_is_told_so(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", connections=5) as server, contextlib.ExitStack() as opened:
        browser = opened.enter_context(server.browser())
        table = set_up(browser, "royals", [ME, {"kind": "bot"}])["table"]
        for _ in range(5):
            listener = opened.enter_context(httpx.Client(base_url=server.address, cookies=browser.cookies))
            opened.enter_context(listening(listener, table, 0))
        answer = httpx.get(f"{server.address}/health")
        assert answer.status_code == 503 and "All places" in answer.json()["message"]
        assert int(answer.headers["retry-after"]) > 0


def test_a_head_without_end_is_refused(server: Server, crowd: Any) -> None:
    begun = b"GET / HTTP/1.1\r\n"
    for head in (b"GET /" + b"a" * 40_000, begun + b"X: y\r\n" * 10_000, begun + b"X: " + b"y" * 40_000):
        (one,) = crowd(server, 1)
        with contextlib.suppress(ConnectionError):
            one.sendall(head)
        assert heard(one)[:13] in (b"HTTP/1.1 431 ", b"")
    assert httpx.get(f"{server.address}/health").status_code == 200


HEAD = b"POST /api/join/look HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 13\r\n\r\n"
SOUND = HEAD + b'{"link": "x"}'
STRAY = (
    b"\r\n", b"\0", b"\xff", b" ", b":", b"Content-Length: 5\r\n", b"Transfer-Encoding: chunked\r\n", b"HTTP/9.9",
    b"-1", b"Upgrade: websocket\r\nConnection: upgrade\r\n", b"Expect: 100-continue\r\n", b"GET * HTTP/1.1", b"%zz",
)


def test_bytes_that_are_hardly_a_request_break_nothing(server: Server, crowd: Any) -> None:
    luck = random.Random(1)
    for _ in range(60):
        came = crowd(server, 8, whence="127.0.0.1")
        for one in came:
            said = bytearray(SOUND * luck.choice((1, 1, 3)))
            for _ in range(luck.randint(1, 4)):
                at = luck.randrange(len(said))
                said[at : at + luck.choice((0, 1, 30))] = luck.choice(STRAY)
            with contextlib.suppress(ConnectionError):
                one.sendall(said)
                one.shutdown(socket.SHUT_WR)
        for one in came:
            assert not re.search(rb"HTTP/1.1 5\d\d", heard(one))
            one.close()
    assert httpx.get(f"{server.address}/health").status_code == 200


def test_who_takes_no_answer_is_let_go(server: Server, crowd: Any) -> None:
    ask = b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
    (one,) = crowd(server, 1, ask * 400)
    latest = time.monotonic() + PATIENCE
    while time.monotonic() < latest:
        with contextlib.suppress(BlockingIOError):
            try:
                one.send(b"\r\n", socket.MSG_DONTWAIT)
            except (BrokenPipeError, ConnectionResetError):
                return
        time.sleep(0.2)
    raise AssertionError("it was never closed")


def test_a_stream_behind_which_more_was_asked_ends_with_its_connection(server: Server, crowd: Any) -> None:
    with server.browser() as browser:
        table = set_up(browser, "royals", [ME, {"kind": "bot"}])["table"]
        cookie = f"Cookie: regalia={browser.cookies['regalia']}"
        said = f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: x\r\n{cookie}\r\n\r\n"
        (one,) = crowd(server, 1, said.encode() + b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert one.recv(1000).startswith(b"HTTP/1.1 200 ")
        assert httpx.get(f"{server.address}/health").json()["streams"] == 1
        one.close()
        latest = time.monotonic() + 5
        while httpx.get(f"{server.address}/health").json()["streams"]:
            assert time.monotonic() < latest, "it goes on although nobody listens"
            time.sleep(0.05)


# Counting.


class Somebody:
    """A connection."""

    def __init__(self) -> None:
        self.abort = lambda: None


def test_addresses_are_counted_as_homes_and_those_of_proxies_are_not() -> None:
    at = Door(Settings(connections_each=2), 0, Trusted("10.0.0.0/8"))
    here: Any = [Somebody() for _ in range(5)]
    let_in = [at.admits(one, f"2001:db8:1:2::{number}") is None for number, one in enumerate(here)]
    assert let_in == [True, True, False, False, False]
    assert at.admits(Somebody(), "2001:db8:1:3::1") is None  # type: ignore[arg-type]
    assert all(at.admits(Somebody(), "10.2.3.4") is None for _ in range(50))  # type: ignore[arg-type]
    assert all(at.admits(Somebody(), None) is None for _ in range(50))  # type: ignore[arg-type]
    at.leave(here[0])
    at.leave(here[0])
    assert at.admits(here[4], "2001:db8:1:2::9") is None
    assert at.admits(here[3], "2001:db8:1:2::9") is not None


def test_who_has_asked_for_nothing_for_the_longest_makes_room() -> None:
    at, gone = Door(Settings(), 3, Trusted("")), []
    come: Any = [Somebody() for _ in range(6)]
    for number, one in enumerate(come):
        one.abort = lambda number=number: gone.append(number)
        if number == 3:
            at.asks(come[0])
        assert at.admits(one, f"192.0.2.{number}") is None
    assert gone == [1, 2, 3] and len(at) == 3
    at.rests(come[0])
    at.rests(come[1])  # it is gone
    assert at.admits(come[1], "192.0.2.1") is None and gone == [1, 2, 3, 4]


def test_the_log_tells_where_the_system_lets_in_fewer_than_wished(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    known = ((None, 500, 500, 0), (20_000, 10_000, 10_000, 0), (1024, 10_000, 824, 1), (1024, 0, 824, 0))
    for files, wished, let_in, lines in known:
        monkeypatch.setattr(door, "_raise_open_files", lambda files=files: files)
        caplog.clear()
        assert places(Settings(connections=wished)) == let_in
        assert len(caplog.messages) == lines
    assert not [line for line in caplog.messages if "1,024" not in line]


def test_open_files_are_raised_to_what_the_system_allows() -> None:
    resource = pytest.importorskip("resource")
    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, most), most))
        door._raise_open_files()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == most
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (least, most))
