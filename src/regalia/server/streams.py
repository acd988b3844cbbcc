"""The open streams of a table: what they say, who hears it, and how they end."""

import asyncio
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from regalia.table.refusals import TooMany

LONGEST_QUEUE = 1000  # updates a listener may be behind before it is asked to come again


@dataclass(frozen=True)
class Told:
    """Something a stream says."""

    event: Literal["update", "people", "gone"]
    text: str                # JSON, which is one line
    number: int | None = None  # of the last news it has, the id of the event

    @cached_property
    def lines(self) -> bytes:
        """As a stream says it; written once for all who hear it."""
        known = "" if self.number is None else f"id: {self.number}\n"
        return f"event: {self.event}\n{known}data: {self.text}\n\n".encode()


class Listener:
    """One open stream."""

    def __init__(self, seat: int | None, browser: str = "") -> None:
        """A stream of what a seat, or a spectator, is told, and whose it is."""
        self.seat = seat
        self.browser = browser
        self.read = time.monotonic()  # when something was last taken from it
        self.stream: object = self  # the connection it is a part of; one can serve several tables
        self.rings: Callable[[], None] = lambda: None  # called when there is something to take
        self.updates: asyncio.Queue[Told | None] = asyncio.Queue(LONGEST_QUEUE)
        self._waits: asyncio.Future[None] | None = None

    def tell(self, told: Told) -> None:
        """Queue something; a listener too far behind is dropped and comes again with what it has."""
        try:
            self.updates.put_nowait(told)
        except asyncio.QueueFull:
            self.stop()
        self._wake()
        self.rings()

    async def next(self, within: float) -> Told | None:
        """What it is told next, None when it ends; a TimeoutError if nothing is for so many seconds.

        A stream waits most of its time, and many do: so it is a plain future, not a task as `asyncio.wait_for` makes.
        """
        if self.updates.empty():
            loop = asyncio.get_running_loop()
            self._waits = loop.create_future()
            too_long = loop.call_later(within, self._wake)
            try:
                await self._waits
            finally:
                too_long.cancel()
                self._waits = None
        if self.updates.empty():
            raise TimeoutError
        return self.updates.get_nowait()

    def _wake(self) -> None:
        if self._waits is not None and not self._waits.done():
            self._waits.set_result(None)

    def stop(self, last: Told | None = None) -> None:
        """End the stream, with a last word or without."""
        while not self.updates.empty():
            self.updates.get_nowait()
        if last is not None:
            self.updates.put_nowait(last)
        self.updates.put_nowait(None)
        self._wake()
        self.rings()


class Streams:
    """All that listen to one table."""

    def __init__(self) -> None:
        """Nobody listens yet."""
        self._open: set[Listener] = set()
        self.most_spectators = 0  # who may look on at a time; 0: any number

    def __iter__(self) -> Iterator[Listener]:
        """Those who listen now."""
        return iter(list(self._open))

    def __len__(self) -> int:
        """How many listen."""
        return len(self._open)

    def __contains__(self, listener: Listener) -> bool:
        """It is open."""
        return listener in self._open

    def add(self, listener: Listener) -> None:
        """Somebody listens from now on; one too many to look on is refused."""
        if listener.seat is None and 0 < self.most_spectators <= len(self.of(None)):
            sentence = f"{self.most_spectators} people look on here already; try again in a minute."
            raise TooMany(sentence, "table.too_many_spectators", seconds=60)
        self._open.add(listener)

    def remove(self, listener: Listener) -> None:
        """Somebody listens no more."""
        self._open.discard(listener)

    def of(self, seat: int | None) -> list[Listener]:
        """Those who listen with the eyes of a seat, or of spectators."""
        return [one for one in self._open if one.seat == seat]

    def unread_for(self, seconds: float) -> list[Listener]:
        """Those that nobody reads any more, though they were not ended."""
        return [one for one in self._open if time.monotonic() - one.read > seconds]

    def tell_all(self, told: Told) -> None:
        """Say the same to everybody."""
        for listener in self:
            listener.tell(told)

    def end(self, wanted: Callable[[Listener], bool] = lambda _: True, last: Told | None = None) -> None:
        """End those that are meant; who still may listen comes again."""
        for listener in self:
            if wanted(listener):
                listener.stop(last)
