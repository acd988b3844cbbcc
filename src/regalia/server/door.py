"""The door: how many connections are in, how many from one address, and how long one may say or take nothing.

uvicorn closes a connection that rests after an answer, and no other. Here also a request that does not come to its end,
a connection that never asks and one that does not take its answer are closed; where all places are taken, whoever has
asked for nothing for the longest makes room for the next.
"""

import asyncio
import json
import logging
import sys
import time
from collections import Counter, OrderedDict
from typing import Any

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from regalia.server.addresses import Trusted, household
from regalia.server.refusing import refusal_told
from regalia.server.settings import Settings

log = logging.getLogger("regalia.server")
LARGEST_HEAD = 16_384  # bytes of a request before its body
OTHER_FILES = 200  # open files for the store, the log, threads and what else a server has
AGAIN = 60  # seconds after which to come back
NOTED_EVERY = 60.0  # seconds in which refused connections are one line of log
PHRASES = {
    408: b"Request Timeout",
    429: b"Too Many Requests",
    431: b"Request Header Fields Too Large",
    503: b"Service Unavailable",
}


class Door:
    """Who is in."""

    def __init__(self, settings: Settings, most: int, trusted: Trusted) -> None:
        """So many may be in; those who are trusted speak for others, so that their own number says nothing."""
        self.settings = settings
        self._most = most
        self._trusted = trusted
        self._inside: dict[DoorProtocol, str] = {}
        self._resting: OrderedDict[DoorProtocol, None] = OrderedDict()  # those who ask for nothing, the longest first
        self._from: Counter[str] = Counter()
        self._refused = 0
        self._noted = -NOTED_EVERY

    def __len__(self) -> int:
        """How many are in."""
        return len(self._inside)

    def admits(self, one: "DoorProtocol", address: str | None) -> tuple[int, str] | None:
        """Let a connection in; otherwise the status and the sentence with which it is turned away."""
        home = "" if address is None or self._trusted.trusts(address) else household(address)
        each = self.settings.connections_each
        if home and each and self._from[home] >= each:
            return self._refusal(429, f"There are {each} connections from this address already; close some of them.")
        if self._most and len(self._inside) >= self._most and not self._make_room():
            return self._refusal(503, "All places at this server are taken now; come back in a minute.")
        self._inside[one] = home
        self._from[home] += 1
        self._resting[one] = None
        return None

    def _make_room(self) -> bool:
        if not self._resting:
            return False
        oldest, _ = self._resting.popitem(last=False)
        self.leave(oldest)
        oldest.abort()
        return True

    def _refusal(self, status: int, sentence: str) -> tuple[int, str]:
        self._refused += 1
        if time.monotonic() - self._noted > NOTED_EVERY:  # a crowd at the door must not fill the disk
            log.warning("%d connections were turned away: %s", self._refused, sentence)
            self._refused, self._noted = 0, time.monotonic()
        return status, sentence

    def asks(self, one: "DoorProtocol") -> None:
        """It has asked for something."""
        self._resting.pop(one, None)

    def rests(self, one: "DoorProtocol") -> None:
        """It was answered."""
        if one in self._inside:
            self._resting[one] = None

    def leave(self, one: "DoorProtocol") -> None:
        """It is gone."""
        home = self._inside.pop(one, None)
        self._resting.pop(one, None)
        if home is None:
            return
        self._from[home] -= 1
        if not self._from[home]:
            del self._from[home]


class DoorProtocol(HttpToolsProtocol):
    """One connection, with an end to every wait for the one at the other side."""

    door: Door  # set in the class that `at_door` makes

    def __init__(self, *known: Any, **named: Any) -> None:
        """As uvicorn makes it."""
        super().__init__(*known, **named)
        self._ends: asyncio.TimerHandle | None = None  # of a request that does not come to its end
        self._stalls: asyncio.TimerHandle | None = None  # of an answer that nobody takes
        self._is_in_head = False  # of a request
        self._head = 0  # bytes of it, those that came and those that were read
        self._is_refused = False
        self._answered: RequestResponseCycle | None = None  # what is being answered; behind it others may wait already

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in or not; it has to ask soon."""
        super().connection_made(transport)
        refusal = self.door.admits(self, self.client[0] if self.client else None)
        if refusal is not None:
            self._refuse(*refusal)
            return
        self._within(self.door.settings.head_within)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone, and nothing waits for it."""
        self.door.leave(self)
        self._stop("_ends", "_stalls")
        self._disconnect()
        super().connection_lost(exc)
        self._unset_keepalive_if_required()

    def _disconnect(self) -> None:
        """Whoever answers need not go on; uvicorn tells only those who answer the last request that came."""
        if self._answered is not None and not self._answered.response_complete:
            self._answered.disconnected = True
            self._answered.message_event.set()

    def abort(self) -> None:
        """End it at once, whatever was to be said."""
        self._disconnect()
        self.transport.abort()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        """Read on; what begins has to come to its end."""
        if self._is_refused:
            return
        super().data_received(data)
        if self._is_in_head and not self._may_have(len(data)):
            return
        is_answered = self.cycle is None or self.cycle.response_complete
        if self._ends is None and is_answered and not self.transport.is_closing():
            self._within(self.door.settings.head_within)  # something came after an answer, and may be no request

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._is_in_head, self._head = True, 0

    def on_url(self, url: bytes) -> None:
        """Part of its address."""
        if self._may_have(len(url)):
            super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One of its headers."""
        if self._may_have(len(name) + len(value)):
            super().on_header(name, value)

    def _may_have(self, size: int) -> bool:
        """Its head is not too large; what came in several parts is counted as it came and as it was read."""
        self._head += size
        if self._head > 2 * LARGEST_HEAD and not self._is_refused:
            self._refuse(431, f"The head of a request may have {LARGEST_HEAD:,} bytes at most.")
        return not self._is_refused

    def on_headers_complete(self) -> None:
        """Its head is there; its body has to come."""
        if self._is_refused:
            return
        self._is_in_head = False
        self._within(self.door.settings.body_within)
        self.door.asks(self)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Part of its body."""
        if not self._is_refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """All of it is there."""
        if self._is_refused:
            return
        self._stop("_ends")
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """It was answered."""
        super().on_response_complete()
        if self.cycle is not None and self.cycle.response_complete:
            self.door.rests(self)

    def pause_writing(self) -> None:
        """The other side takes nothing."""
        super().pause_writing()
        if self._stalls is None:
            self._stalls = self.loop.call_later(self.door.settings.taken_within, self.abort)

    def resume_writing(self) -> None:
        """It takes something again."""
        self._stop("_stalls")
        super().resume_writing()

    def _stop(self, *timers: str) -> None:
        for name in timers:
            timer: asyncio.TimerHandle | None = getattr(self, name)
            if timer is not None:
                timer.cancel()
            setattr(self, name, None)

    def _within(self, seconds: float) -> None:
        self._stop("_ends")
        self._ends = self.loop.call_later(seconds, self._end)

    def _end(self) -> None:
        """What was to come did not: half a request is told so, silence is not."""
        self._ends = None
        is_asking = self.cycle is not None and not self.cycle.response_started
        if (self._is_in_head or is_asking) and not self.transport.is_closing():
            self._refuse(408, "The request did not come to its end in time.")
        else:
            self.abort()

    def _refuse(self, status: int, sentence: str) -> None:
        """Turn it away with a sentence, and read no more of it."""
        self._is_refused = True
        self._disconnect()
        is_crowd = status in (429, 503)
        told = {"seconds": AGAIN, "minutes": AGAIN // 60}
        said = refusal_told(sentence, "table.too_many", told) if is_crowd else refusal_told(sentence)
        body, again = json.dumps(said).encode(), b"retry-after: %d\r\n" % AGAIN if is_crowd else b""
        self.transport.write(
            b"HTTP/1.1 %d %s\r\ncontent-type: application/json\r\ncontent-length: %d\r\n%sconnection: close\r\n\r\n%s"
            % (status, PHRASES[status], len(body), again, body)
        )
        self.transport.close()


def at_door(settings: Settings) -> type[DoorProtocol]:
    """The protocol of a server with these settings."""
    most = places(settings)

    class Here(DoorProtocol):
        door = Door(settings, most, Trusted.from_environment())

    return Here


def places(settings: Settings) -> int:
    """How many connections there may be; 0: any number. The log tells where the system allows fewer than wished."""
    files = _raise_open_files()
    if files is None:
        return settings.connections
    room = max(16, files - min(OTHER_FILES, files // 4))
    if settings.connections and room >= settings.connections:
        return settings.connections
    if settings.connections:
        log.warning(
            "only %s connections at a time: the system lets this process open %s files (`ulimit -n`), "
            "and REGALIA_CONNECTIONS asks for %s",
            *(f"{number:,}" for number in (room, files, settings.connections)),
        )
    return room


def _raise_open_files() -> int | None:
    """Let this process open as many files as it may; how many that are, None where nobody knows."""
    if sys.platform == "win32":
        return None
    import resource

    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    except (ValueError, OSError):  # a system may know a limit beyond the one it tells
        most = least
    return None if most == resource.RLIM_INFINITY else most
