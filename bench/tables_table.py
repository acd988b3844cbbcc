"""A table of people for `tables.py`: raw sockets, and no more read of what is told than is needed to play on."""

import asyncio
import json
import re
import time
from typing import Any
from urllib.parse import urlsplit

HEARD_WITHIN = 5.0
OFFERS = b'"offers'
NUMBER = re.compile(rb"\nid: (\d+)|^id: (\d+)")
LENGTH = re.compile(rb"(?i)\r\ncontent-length: *(\d+)")
COOKIE = re.compile(rb"(?i)\r\nset-cookie: *(regalia=[^;]+)")


class Refused(Exception):
    """The server answered with something else than what was asked for."""


class Asking(asyncio.Protocol):
    """One connection for requests, one after another."""

    def __init__(self, address: str) -> None:
        """Of a server; it is opened anew when the server closed it, having been quiet."""
        self.bytes = 0
        self.lock = asyncio.Lock()
        self._place = _place(address)
        self._said = b""
        self._answer: asyncio.Future[bytes] | None = None
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ready to ask."""
        self._transport = transport  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """A part of an answer."""
        self.bytes += len(data)
        self._said += data
        head = self._said.find(b"\r\n\r\n")
        if head < 0 or self._answer is None:
            return
        length = LENGTH.search(self._said, 0, head)
        if len(self._said) >= head + 4 + (int(length[1]) if length else 0):
            answer, self._answer, said, self._said = self._answer, None, self._said, b""
            if not answer.done():
                answer.set_result(said)

    def connection_lost(self, error: Exception | None) -> None:
        """Nothing more comes."""
        self._transport = None
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(Refused("the connection was closed"))

    async def ask(self, method: str, path: str, cookie: bytes, body: object = None) -> bytes:
        """The answer to a request, its head included."""
        text = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        asked = head.encode() + b"Cookie: %s\r\nContent-Length: %d\r\n\r\n" % (cookie, len(text)) + text
        async with self.lock:
            if self._transport is None or self._transport.is_closing():
                await asyncio.get_running_loop().create_connection(lambda: self, *self._place)
            assert self._transport is not None
            self._said = b""
            self._answer = asyncio.get_running_loop().create_future()
            self._transport.write(asked)
            said = await self._answer
        if said[9:10] != b"2":
            raise Refused(said[said.find(b"\r\n\r\n") :].decode(errors="replace")[:300])
        return said

    def close(self) -> None:
        """Ask nothing more."""
        if self._transport is not None:
            self._transport.close()


class Listening(asyncio.Protocol):
    """The stream of one seat."""

    def __init__(self, people: "People", seat: int, asked: bytes) -> None:
        """Of some people; `asked` is the request."""
        self.people = people
        self.seat = seat
        self.bytes = 0
        self.heard = 0.0      # when the last update came
        self.number = 0       # of the last news
        self.offers: list[tuple[int, bool]] = []  # the moves that are possible, and whether they are paid for
        self._all_offers: list[dict[str, Any]] = []
        self._asked = asked
        self._said = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the stream."""
        self._transport = transport  # type: ignore[assignment]
        transport.write(self._asked)  # type: ignore[attr-defined]

    def data_received(self, data: bytes) -> None:
        """A part of the stream."""
        self.bytes += len(data)
        self._said += data
        while (end := self._said.find(b"\n\n")) >= 0:
            event, self._said = self._said[:end], self._said[end + 2 :]
            if b"event: update" in event:
                self._hear(event)

    def _hear(self, event: bytes) -> None:
        self.heard = time.monotonic()
        number = NUMBER.search(event)
        self.number = int(number[1] or number[2]) if number else 0
        if OFFERS in event:
            self._read(json.loads(event[event.index(b"data: ") + 6 :].partition(b"\n")[0]))
        self.people.hear()

    def _read(self, update: dict[str, Any]) -> None:
        """What is offered now: told whole, or what of it has changed."""
        if "scene" in update:
            self._all_offers = update["scene"]["offers"]
        for change in update.get("changes", ()):
            first, *way = change["path"].split("/")
            if first == "offers" and not way:
                self._all_offers = change["value"]
            elif first == "offers":
                within: Any = self._all_offers
                for name in way[:-1]:
                    within = within[int(name) if isinstance(within, list) else name]
                within[int(way[-1]) if isinstance(within, list) else way[-1]] = change.get("value")
        self.offers = [(one["move"], one["paid"]) for one in self._all_offers if one["problem"] is None]

    def close(self) -> None:
        """Listen no more."""
        if self._transport is not None:
            self._transport.close()


class People:
    """The people at one table, who all sit at this machine."""

    def __init__(self, addresses: list[str], game: str, number: int, tells_changes: bool) -> None:
        """The first address is asked; streams come from all by turns. Older servers know whole scenes only."""
        self._wish = {"changes": True} if tells_changes else {}
        self.moved = 0.0
        self._addresses = addresses
        self._game = game
        self._number = number
        self._table = ""
        self._cookie = b""
        self._bytes = 0       # of connections that are closed
        self._asking = Asking(addresses[0])
        self._listening: list[Listening] = []
        self._all_heard = asyncio.Event()

    @property
    def bytes(self) -> int:
        """What came over the wire so far."""
        return self._bytes + self._asking.bytes + sum(one.bytes for one in self._listening)

    @property
    def _to_move(self) -> Listening | None:
        return next((one for one in self._listening if one.offers), None)

    @property
    def is_ready(self) -> bool:
        """Somebody is to move."""
        return self._to_move is not None

    async def begin(self) -> None:
        """Set a table up and listen to it."""
        loop = asyncio.get_running_loop()
        seats = [{"kind": "screen"} for _ in range(self._number)]
        wish = {"game": self._game, "options": {"players": self._number}, "seats": seats}
        said = await self._asking.ask("POST", "/api/tables", self._cookie or b"none=1", wish)
        given = COOKIE.search(said)
        self._cookie = given[1] if given else self._cookie
        self._table = json.loads(said[said.find(b"\r\n\r\n") :])["table"]
        self.moved = 0.0
        self._all_heard.clear()
        for seat in range(self._number):
            path = f"/api/tables/{self._table}/stream?seat={seat}"
            asked = f"GET {path} HTTP/1.1\r\nHost: localhost\r\n".encode() + b"Cookie: %s\r\n\r\n" % self._cookie
            listening = Listening(self, seat, asked)
            self._listening.append(listening)
            where = self._addresses[seat % len(self._addresses)]
            await loop.create_connection(lambda listening=listening: listening, *_place(where))  # type: ignore[misc]
        await asyncio.wait_for(self._all_heard.wait(), 60)

    async def begin_anew(self) -> None:
        """The next game."""
        self.close()
        self._bytes = self.bytes - self._asking.bytes
        self._listening = []
        await self.begin()

    def close(self) -> None:
        """Get up."""
        self._asking.close()
        for one in self._listening:
            one.close()

    def hear(self) -> None:
        """Somebody heard something."""
        if len(self._listening) == self._number and all(one.heard > self.moved for one in self._listening):
            self._all_heard.set()

    async def move(self) -> float | None:
        """Whoever is to move plays; seconds until the last heard of it, None if it went wrong."""
        mover = self._to_move
        assert mover is not None
        move, is_paid = mover.offers[0]
        path = f"/api/tables/{self._table}"
        try:
            answers = []
            if is_paid:
                said = await self._asking.ask("GET", f"{path}/payments?seat={mover.seat}&move={move}", self._cookie)
                answers = json.loads(said[said.find(b"\r\n\r\n") :])[0]["moves"]
            self._all_heard.clear()
            self.moved = time.monotonic()
            body = {"seat": mover.seat, "moves": [move, *answers], "news": mover.number, **self._wish}
            answering = self._asking.ask("POST", f"{path}/moves", self._cookie, body)
            await asyncio.wait_for(asyncio.gather(answering, self._all_heard.wait()), HEARD_WITHIN)
        except (Refused, TimeoutError) as error:
            print(f"  {self._game} {self._table}: {error or 'not heard in time'}")
            for one in self._listening:
                one.offers = []  # and so they begin anew
            return None
        return max(one.heard for one in self._listening) - self.moved


async def set_up(addresses: list[str], game: str, number: int, tells_changes: bool) -> People:
    """People at a new table, ready to move."""
    people = People(addresses, game, number, tells_changes)
    await people.begin()
    return people


def _place(address: str) -> tuple[str, int]:
    parts = urlsplit(address)
    return parts.hostname or "127.0.0.1", parts.port or 80
