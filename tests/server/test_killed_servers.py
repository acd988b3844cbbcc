"""Two servers on one PostgreSQL, killed again and again while people play: what was acknowledged stays, once, for all.

200 kills of either server and 20 restarts of PostgreSQL; in `make soak` five times as many.
"""

import json
import os
import random
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from tests.helpers.nursery import Nursery, nursery
from tests.helpers.postgres import OwnPostgres, own_postgres
from tests.helpers.serving import BOT, ME, SCREEN, Json, all_events, free_port, possible

TIMES = 5 if os.environ.get("REGALIA_SOAK") else 1
KILLS = 200 * TIMES
RESTARTS = 20 * TIMES
EVENINGS = 4
LIVES = 0.1          # seconds a server lives on at most, once it has acknowledged something
PATIENCE = 60.0      # seconds in which everything must be well again
GAMES = ("majesty", "royals")
ASKS = httpx.Client(timeout=30)  # one for all threads: making one is dearer than asking


@dataclass
class Played:
    """What somebody at a table was told."""

    table: str
    acknowledged: dict[int, Json] = field(default_factory=dict)  # the news of what was answered with 200, by number
    moves: int = 0            # that were acknowledged
    gestures: int = 0
    unsure: int = 0           # of which no answer came
    heard: list[Json] = field(default_factory=list)  # the news of the stream, in the order they came


class Killed:
    """A server that is killed, and started again at the same place."""

    def __init__(self, started_by: Nursery, folder: Path, name: str, store: str) -> None:
        """Start it."""
        self._nursery = started_by
        self.port = free_port()
        self.log = folder / f"{name}.log"
        self._settings = {"store": store, "port": self.port, "warm": 0, "seeds": 1}
        self.address = f"http://127.0.0.1:{self.port}"
        self.acknowledged = 0
        self._start()

    def _start(self) -> None:
        self._process = self._nursery.start(self.log, **self._settings)

    def kill(self) -> None:
        """Kill it, and start it again."""
        self._nursery.kill(self._process)
        self._start()

    def is_ready(self) -> bool:
        """It takes moves. One that ended, since its store was away when it started, is started again."""
        if not self._nursery.is_there(self._process):
            self._start()
        try:
            return ASKS.get(f"{self.address}/ready", timeout=5).status_code == 200
        except httpx.TransportError:
            return False


class Evening(threading.Thread):
    """One person at one table after another, for two seats and against a bot, at whichever server answers."""

    def __init__(self, number: int, servers: list[Killed]) -> None:
        """Nothing is played yet."""
        super().__init__(daemon=True)
        self.luck = random.Random(number)
        self.servers = servers
        self.played: list[Played] = []
        self.wrong: list[str] = []
        self.is_over = threading.Event()
        self.cookies = httpx.Cookies()
        self._clients = {one.address: httpx.Client(base_url=one.address, timeout=20) for one in servers}

    def run(self) -> None:
        """Play until it is over."""
        while not self.is_over.is_set():
            seats = [ME, SCREEN, BOT]
            game = self.luck.choice(GAMES)
            wish = {"game": game, "options": {"players": 3}, "seats": seats, "starts": "first", "pace": 0}
            invitation = self.ask("POST", "/api/tables", wish)
            if invitation is None:
                continue
            self.played.append(Played(invitation["table"]))
            listening = threading.Thread(target=self.listen, args=(self.played[-1],), daemon=True)
            listening.start()
            self.play(self.played[-1])
            listening.join(PATIENCE)

    def ask(self, how: str, path: str, body: Json | None = None, **query: object) -> Any:
        """What a server answers; None if none did, or the store is away. Nothing else may go wrong."""
        server = self.luck.choice(self.servers)
        client = self._clients[server.address]
        client.cookies = self.cookies
        try:
            answer = client.request(how, path, json=body, params={name: str(one) for name, one in query.items()})
        except httpx.TransportError:
            time.sleep(0.01)
            return None
        self.cookies.update(answer.cookies)
        if answer.status_code in (200, 201):
            server.acknowledged += how == "POST"
            return answer.json()
        if answer.status_code not in (409, 503):
            self.wrong.append(f"{how} {path} {body}: {answer.status_code} {answer.text[:300]}")
        time.sleep(0.01)
        return {} if answer.status_code == 409 else None

    def cookie(self) -> dict[str, str]:
        """The header by which the person is known."""
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}

    def play(self, played: Played) -> None:
        """Play a table to its end, or until the evening is over."""
        address = f"/api/tables/{played.table}"
        while not self.is_over.is_set():
            scene = (self.ask("GET", f"{address}/scene", seat=0, after=10**6) or {}).get("scene")
            if not scene:
                continue
            if scene["over"]:
                return
            if scene["turn"] == 1:
                scene = (self.ask("GET", f"{address}/scene", seat=1, after=10**6) or {}).get("scene")
            if scene and possible(scene):
                move = self.luck.choice(possible(scene))["move"]
                body = {"seat": scene["viewer"], "moves": [move], "news": scene["news"]}
                self.acknowledge(played, "moves", self.ask("POST", f"{address}/moves", body), scene["viewer"])
            if self.luck.random() < 0.2:
                body = {"seat": 0, "gesture": "bow"}
                self.acknowledge(played, "gestures", self.ask("POST", f"{address}/gestures", body), 0)

    def acknowledge(self, played: Played, what: str, update: Json | None, seat: int) -> None:
        """Remember what was answered; seat 0's news are those that its stream tells."""
        if update is None:
            played.unsure += 1
        elif update:
            setattr(played, what, getattr(played, what) + 1)
            if seat == 0:
                played.acknowledged.update({one["number"]: one for one in update["news"]})

    def listen(self, played: Played) -> None:
        """Read seat 0's stream, at one server and then at the other, going on with the last news known."""
        while not self.is_over.is_set():
            server = self.luck.choice(self.servers)
            known = {"Last-Event-ID": str(len(played.heard))}
            address = f"{server.address}/api/tables/{played.table}/stream?seat=0"
            try:
                with ASKS.stream("GET", address, headers=known | self.cookie()) as answer:
                    if answer.status_code == 200 and self.hear(played, answer):
                        return
            except httpx.TransportError:
                pass
            time.sleep(0.05)

    def hear(self, played: Played, answer: httpx.Response) -> bool:
        """Take in what a stream says; true when the game is over or the evening is."""
        for said in all_events(answer):
            if said["event"] == "update":
                update = json.loads(said["data"])
                played.heard += [one for one in update["news"] if one["number"] > len(played.heard)]
                changes = {one["path"]: one.get("value") for one in update.get("changes", ())}
                if changes.get("over") or update.get("scene", {}).get("over"):
                    return True
            if self.is_over.is_set():
                return True
        return False


def _end_now_and_then(servers: list[Killed], postgres: OwnPostgres) -> None:
    """All the kills, two at a time, and the restarts of PostgreSQL among them."""
    luck = random.Random(1)

    def killing(server: Killed, times: int) -> None:
        for _ in range(times):
            before = server.acknowledged
            _until(lambda: server.is_ready() and server.acknowledged > before)  # noqa: B023
            time.sleep(luck.random() * LIVES)
            server.kill()

    killers = [threading.Thread(target=killing, args=(one, KILLS // len(servers))) for one in servers]
    for one in killers:
        one.start()
    restarted = 0
    while any(one.is_alive() for one in killers) or restarted < RESTARTS:
        time.sleep(luck.random() * 2 if any(one.is_alive() for one in killers) else 0.2)
        if restarted < RESTARTS:
            restarted += 1
            (postgres.kill if luck.random() < 0.5 else postgres.stop)()
            postgres.start()
    for one in killers:
        one.join()
    assert restarted == RESTARTS


def _until(wanted: Callable[[], bool]) -> None:
    latest = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < latest, "it is not well again"
        time.sleep(0.03)


@pytest.mark.soak
def test_what_was_acknowledged_stays_whoever_is_killed(tmp_path: Path) -> None:
    with own_postgres() as postgres, nursery() as started_by:
        store = postgres.new_database()
        servers = [Killed(started_by, tmp_path, name, store) for name in ("left", "right")]
        for server in servers:
            _until(server.is_ready)
        evenings = [Evening(number, servers) for number in range(EVENINGS)]
        for evening in evenings:
            evening.start()
        _end_now_and_then(servers, postgres)
        for server in servers:
            _until(server.is_ready)
        time.sleep(2)  # they play on, undisturbed
        for evening in evenings:
            evening.is_over.set()
        for evening in evenings:
            evening.join(PATIENCE)
        assert [wrong for evening in evenings for wrong in evening.wrong] == []
        played = [one for evening in evenings for one in evening.played]
        counted = ("moves", "gestures", "unsure")
        moves, gestures, unsure = (sum(getattr(one, what) for one in played) for what in counted)
        print(f"{moves} moves, {gestures} gestures acknowledged, {unsure} without answer, at {len(played)} tables")
        assert moves + gestures > KILLS
        for evening in evenings:
            for one in evening.played:
                _is_whole(one, evening, servers, store)


def _is_whole(played: Played, evening: Evening, servers: list[Killed], store: str) -> None:
    """Both servers tell the same, in which all is that was acknowledged and heard; and nothing is there twice."""
    path = f"/api/tables/{played.table}/scene"
    first, second = (
        ASKS.get(one.address + path, params={"seat": 0}, headers=evening.cookie(), timeout=PATIENCE).json()["news"]
        for one in servers
    )
    assert first == second
    assert [one["number"] for one in first] == list(range(1, len(first) + 1))
    for number, news in played.acknowledged.items():
        assert first[number - 1] == news
    assert played.heard == first[: len(played.heard)], "the stream has a gap, or something twice"
    with psycopg.connect(store) as connection:
        rows = connection.execute(
            "select number, entry from entries where table_id = %s order by number", (played.table,)
        ).fetchall()
    log = [json.loads(entry) for _, entry in rows]
    assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
    moves = sum(one["kind"] == "played" and one["seat"] in (0, 1) for one in log)
    gestures = sum(one["kind"] == "gestured" for one in log)
    assert played.moves <= moves
    assert played.gestures <= gestures
    assert moves + gestures <= played.moves + played.gestures + played.unsure, "something is there twice"
