"""The open streams of a table: what they say, who hears it, and how they end."""

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple

from regalia.table.refusals import TooMany

LONGEST_QUEUE = 1000  # updates a listener may be behind before it is asked to come again


class Told(NamedTuple):
    """Something a stream says."""

    event: Literal["update", "people", "gone"]
    text: str                # JSON
    number: int | None = None  # of the last news it has, the id of the event


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

    def tell(self, told: Told) -> None:
        """Queue something; a listener too far behind is dropped and comes again with what it has."""
        try:
            self.updates.put_nowait(told)
        except asyncio.QueueFull:
            self.stop()
        self.rings()

    def stop(self, last: Told | None = None) -> None:
        """End the stream, with a last word or without."""
        while not self.updates.empty():
            self.updates.get_nowait()
        if last is not None:
            self.updates.put_nowait(last)
        self.updates.put_nowait(None)
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
