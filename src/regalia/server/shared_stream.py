"""One stream for several tables: a browser has few connections to a server, and people have many tabs."""

import asyncio
import re
import time
from collections import deque
from collections.abc import AsyncIterator, Collection
from typing import NamedTuple

from fastapi.sse import format_sse_event

from regalia.kernel.refusal import Refusal
from regalia.server.live_table import LiveTable
from regalia.server.streams import Listener, Told

MOST_PLACES = 50  # tables and seats in one stream
WRITTEN = re.compile(r"([\w-]{1,40}):([0-4]?):(\d{1,9})", re.ASCII)


class Place(NamedTuple):
    """A table and the eyes with which somebody looks at it."""

    table: str
    seat: int | None  # None: a spectator

    def says(self, told: str, number: int | None = None) -> str:
        """What is told of it, as JSON; `told` is JSON already, and made once for all who hear it."""
        seat, last = ("null" if one is None else one for one in (self.seat, number))
        return f'{{"table":"{self.table}","seat":{seat},"number":{last},"told":{told}}}'

    def written(self, after: int) -> str:
        """As it is asked for, with the number of the last news that is known."""
        return f"{self.table}:{'' if self.seat is None else self.seat}:{after}"


def read_places(asked: list[str]) -> dict[Place, int]:
    """Tables and seats that one stream shall serve, each with the number of the last news that is known.

    >>> read_places(["59b98a3304148c51:0:12", "59b98a3304148c51::3"])
    {Place(table='59b98a3304148c51', seat=0): 12, Place(table='59b98a3304148c51', seat=None): 3}
    >>> read_places(["59b98a3304148c51"])
    Traceback (most recent call last):
    regalia.kernel.refusal.Refusal: 59b98a3304148c51 says no table, seat and number, such as 59b98a3304148c51:0:12 does.
    """
    places: dict[Place, int] = {}
    for text in asked:
        said = WRITTEN.fullmatch(text)
        if said is None:
            raise Refusal(f"{text[:60]} says no table, seat and number, such as 59b98a3304148c51:0:12 does.")
        place, after = _read(said)
        places[place] = min(after, places.get(place, after))
    if len(places) > MOST_PLACES:
        raise Refusal(f"A stream serves {MOST_PLACES} tables at most; open another one for the others.")
    return places


def read_heard(last_event: str, places: Collection[Place]) -> dict[Place, int]:
    """How far some of these were heard, as the id of an event says.

    >>> read_heard("59b98a3304148c51:0:12 59b98a3304148c52::3", [Place("59b98a3304148c51", 0)])
    {Place(table='59b98a3304148c51', seat=0): 12}
    """
    heard = dict(map(_read, WRITTEN.finditer(last_event)))
    return {place: after for place, after in heard.items() if place in places}


def _read(said: re.Match[str]) -> tuple[Place, int]:
    table, seat, after = said.groups()
    return Place(table, int(seat) if seat else None), int(after)


class SharedStream:
    """What one connection says of several tables; each of them has a listener of its own."""

    def __init__(self, heard: dict[Place, int]) -> None:
        """No table has a part in it yet, they are looked for while it is open; how far some were heard before."""
        self.is_opening = True
        self._parts: dict[Place, tuple[LiveTable, Listener]] = {}
        self._said: deque[bytes] = deque()
        self._something = asyncio.Event()
        self._heard = dict(heard)

    def add(self, place: Place, live: LiveTable, listener: Listener) -> None:
        """A table's news are told in it from now on."""
        self._parts[place] = live, listener
        listener.stream = self
        listener.rings = self._something.set
        self._something.set()

    def refuse(self, place: Place, why: str) -> None:
        """A table has no part in it; the others have."""
        self._say("refused", place, why)

    def all_asked(self) -> None:
        """All tables were looked for; one that none has a part in is over."""
        self.is_opening = False
        self._something.set()

    def close(self) -> None:
        """Nobody reads it any more."""
        for live, listener in self._parts.values():
            live.stop_listening(listener)

    async def said(self, beat_every: float) -> AsyncIterator[bytes]:
        """Its lines, as long as somebody reads them and a table has a part in it."""
        yield format_sse_event(retry=1000)
        while True:
            self._something.clear()
            while self._gather():
                while self._said:
                    yield self._said.popleft()
            if not self._parts and not self.is_opening:
                return
            try:
                await asyncio.wait_for(self._something.wait(), beat_every)
            except TimeoutError:
                yield format_sse_event(event="beat", data_str="{}")

    def _gather(self) -> bool:
        """Take one thing of each table that has something to say; whether there was anything."""
        for place, (live, listener) in list(self._parts.items()):
            listener.read = time.monotonic()
            if listener.updates.empty():
                continue
            told = listener.updates.get_nowait()
            if told is None:
                live.stop_listening(listener)
                del self._parts[place]
                self._say("ended", place, "null")
            else:
                self._tell(place, told)
        return bool(self._said)

    def _tell(self, place: Place, told: Told) -> None:
        if told.number is not None:
            self._heard[place] = told.number
        self._say(told.event, place, told.text, told.number)

    def _say(self, event: str, place: Place, told: str, number: int | None = None) -> None:
        """Queue an event; the id of news says how far each table was heard, so that a stream goes on where it broke."""
        known = None if number is None else " ".join(one.written(after) for one, after in self._heard.items())
        self._said.append(format_sse_event(event=event, id=known, data_str=place.says(told, number)))
        self._something.set()

