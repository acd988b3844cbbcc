"""Servers for tests: started as a person would start them, on a free port, with a store of their own."""

import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from tests.helpers.changes_made import changed

PATIENCE = 120.0  # seconds; a busy machine with an empty cache compiles for a while
Json = dict[str, Any]

ME: Json = {"kind": "me"}
FRIEND: Json = {"kind": "friend"}
SCREEN: Json = {"kind": "screen"}
BOT: Json = {"kind": "bot", "level": 1}


class Server:
    """A server in a process of its own."""

    def __init__(self, store: Path | str, log: Path | None = None, **settings: object) -> None:
        """Start it and wait until it answers. The log of one whose store is no file lies where it is told."""
        self.store = store
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        usual = {"seeds": 1, "warm": 0, "quotas": 0, "host": "127.0.0.1"}
        wanted = {**usual, "port": self.port, "store": store, **settings}
        environment = {**os.environ, **{f"REGALIA_{name.upper()}": str(value) for name, value in wanted.items()}}
        beside = log if log is not None else Path(store)
        self.log = beside.with_suffix(f".{self.port}.log")
        with self.log.open("w") as said:
            command = [sys.executable, "-m", "regalia.server"]
            self.process = subprocess.Popen(command, stdout=said, stderr=said, env=environment)
        self._wait()

    def _wait(self) -> None:
        for _ in range(int(PATIENCE / 0.05)):
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.address}/health").status_code == 200:
                    return
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.log.read_text()}")

    def browser(self) -> httpx.Client:
        """A browser with a cookie jar of its own."""
        return httpx.Client(base_url=self.address, timeout=PATIENCE)

    def program(self, link: str) -> httpx.Client:
        """A program that sits down by a link, and plays with the key it is given."""
        with self.browser() as asks:
            return self.with_key(told(asks.post("/api/join", json={"link": link, "program": True}))["key"])

    def with_key(self, key: str) -> httpx.Client:
        """A program that has a key."""
        headers = {"Authorization": f"Bearer {key}"}
        return httpx.Client(base_url=self.address, timeout=PATIENCE, headers=headers)

    def kill(self) -> None:
        """As if the power failed."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        """Ask it to stop; the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def end(self) -> None:
        """Stop it if it still runs."""
        if self.process.poll() is None:
            self.kill()

    def errors(self) -> list[str]:
        """What went wrong in it, as its log tells."""
        return [line for line in self.log.read_text().splitlines() if " ERROR " in line or "Traceback" in line]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def running(store: Path | str, log: Path | None = None, **settings: object) -> Iterator[Server]:
    """A server for as long as it is needed."""
    server = Server(store, log, **settings)
    try:
        yield server
    finally:
        server.end()


# What people do at a table, over HTTP.


def set_up(browser: httpx.Client, game: str, seats: list[Json], **wishes: Any) -> Json:
    """A new table; the answer with its links. Seat 0 is the first of the seats, and bots do not dawdle."""
    options = {"players": len(seats), **wishes.pop("options", {})}
    wish = {"game": game, "options": options, "seats": seats, "starts": "first", "pace": 0, **wishes}
    answer = browser.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    invitation: Json = told(answer)
    return invitation


def told(answer: httpx.Response) -> Any:
    """What an answer says, if it is not a refusal."""
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


def look(browser: httpx.Client, table: str, seat: int | None = None) -> Json:
    """All that a seat, or a spectator, is told: news and scene."""
    update: Json = told(browser.get(f"/api/tables/{table}/scene", params={} if seat is None else {"seat": seat}))
    return update


def possible(scene: Json) -> list[Json]:
    """The moves that can be made."""
    return [offer for offer in scene["offers"] if offer["problem"] is None]


def play(browser: httpx.Client, table: str, scene: Json, *moves: int) -> Json:
    """Play moves with what the seat knows; its next scene."""
    body = {"seat": scene["viewer"], "moves": moves, "news": scene["news"]}
    following: Json = told(browser.post(f"/api/tables/{table}/moves", json=body))["scene"]
    return following


def await_turn(browser: httpx.Client, table: str, seat: int) -> Json:
    """The scene when it is the seat's turn, or the game is over."""
    latest = time.monotonic() + PATIENCE
    while time.monotonic() < latest:
        scene: Json = look(browser, table, seat)["scene"]
        if scene["over"] or scene["turn"] == seat:
            return scene
        time.sleep(0.02)
    raise AssertionError("the others do not move")


@contextlib.contextmanager
def listening(
    browser: httpx.Client, table: str, seat: int | None = None, last_event: int | None = None, **query: int
) -> Iterator[Iterator[tuple[int, Json]]]:
    """An open stream: its events as they come, each with its id."""
    headers = {} if last_event is None else {"Last-Event-ID": str(last_event)}
    params = query if seat is None else {"seat": seat, **query}
    with browser.stream("GET", f"/api/tables/{table}/stream", params=params, headers=headers) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/event-stream")
        yield _events(answer)


def _events(answer: httpx.Response) -> Iterator[tuple[int, Json]]:
    """The updates of a stream; who is here and that it is alive is not among them.

    Each is whole, as far as this stream told the scene: whoever knew all when it was opened is told changes alone.
    """
    scene: Json = {}
    for said in all_events(answer):
        if said["event"] != "update":
            continue
        update = json.loads(said["data"])
        if "scene" not in update and scene:
            assert update["news"][0]["number"] == scene["news"] + 1, "only who knows the scene is told its changes"
            update["scene"] = changed(scene, update.pop("changes"))
        scene = update.get("scene", {})
        yield int(said["id"]), update


def all_events(answer: httpx.Response) -> Iterator[dict[str, str]]:
    """Everything a stream says; an empty line ends each event, and its lines come in any order."""
    said: dict[str, str] = {}
    for line in answer.iter_lines():
        assert not line.startswith(":"), "nothing came for a long time"
        field, _, value = line.partition(": ")
        said |= {field: value} if line else {}
        if not line and "data" in said:
            yield said
        said = said if line else {}


def ask_for_stream(browser: httpx.Client, path: str, **query: int | str) -> httpx.Response:
    """The answer to whoever wants to listen; only a refusal is read, a stream would not end."""
    with browser.stream("GET", path, params=query) as answer:
        if answer.status_code != 200:
            answer.read()
        return answer


def join(browser: httpx.Client, link: str, name: str | None = None) -> Json:
    """Sit down by a link that was given to me, or look on."""
    joined: Json = told(browser.post("/api/join", json={"link": link, "name": name}))
    return joined


def kinds_of(scene: Json) -> list[str]:
    """Who sits where."""
    return [seat["kind"] for seat in scene["seats"]]


def play_to_the_end(browser: httpx.Client, table: str, seats: list[int], luck: random.Random) -> Json:
    """Play these seats at random until the game is over; the last scene."""
    scene: Json = look(browser, table, seats[0])["scene"]
    while not scene["over"]:
        seat = scene["turn"] if scene["turn"] in seats else seats[0]
        if scene["viewer"] != seat or scene["turn"] != seat:
            scene = await_turn(browser, table, seat)
            continue
        scene = play(browser, table, scene, luck.choice(possible(scene))["move"])
    return scene


def told_refusal(answer: httpx.Response, status: int) -> str:
    """The sentence of a refusal."""
    assert answer.status_code == status, answer.text
    return str(answer.json()["message"])
