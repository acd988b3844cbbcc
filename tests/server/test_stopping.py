"""A server that is asked to stop: proxies hear of it at once, games go on meanwhile, then streams move elsewhere."""

import contextlib
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path

import httpx

from tests.helpers.serving import FRIEND, ME, Json, look, play, possible, running, set_up, told_refusal


def test_a_stopping_server_says_so_and_lets_everybody_end_in_peace(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", stop_after=2) as server, server.browser() as browser:
        table = set_up(browser, "majesty", [ME, FRIEND])["table"]
        scene = look(browser, table, 0)["scene"]
        heard: list[str] = []

        def listen() -> None:
            with browser.stream("GET", f"/api/tables/{table}/stream", params={"seat": 0}) as answer:
                for line in answer.iter_lines():
                    heard.append(line)

        listener = threading.Thread(target=listen)
        listener.start()
        _until(lambda: bool(heard))
        assert browser.get("/ready").status_code == 200
        server.process.send_signal(signal.SIGTERM)
        asked = time.monotonic()
        _until(lambda: browser.get("/ready").status_code == 503)
        assert time.monotonic() - asked < 1.5, "a proxy hears of it while there is time"
        assert "about to stop" in told_refusal(browser.get("/ready"), 503)
        assert int(browser.get("/ready").headers["retry-after"]) == 1
        assert browser.get("/health").status_code == 200
        following: Json = play(browser, table, scene, possible(scene)[0]["move"])
        _until(lambda: f"id: {following['news']}" in heard)
        assert listener.is_alive(), "streams end later"
        assert server.process.wait(30) == 0
        listener.join(10)
        assert not listener.is_alive()
        assert "retry: 1000" in heard, "who listens comes back after a second, to whatever server is there"
        assert server.errors() == []


def test_a_second_request_to_stop_waits_no_more(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", stop_after=300) as server:
        server.process.send_signal(signal.SIGINT)
        _until(lambda: "asked to stop" in server.log.read_text())
        server.process.send_signal(signal.SIGINT)
        assert server.process.wait(30) == 0
        with contextlib.suppress(httpx.TransportError):
            raise AssertionError(httpx.get(f"{server.address}/health").text)


def _until(true: Callable[[], bool]) -> None:
    for _ in range(1000):
        if true():
            return
        time.sleep(0.01)
    raise AssertionError("it does not happen")
