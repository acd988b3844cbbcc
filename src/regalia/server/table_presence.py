"""Who is at a table now, by its streams and requests: told to all, a moment after it changed."""

import asyncio
import time
from collections.abc import Callable

from regalia.server.people import People, PeopleTold
from regalia.server.streams import Listener, Streams, Told
from regalia.table.table import Table

SETTLING = 0.2  # seconds in which those who come are told of together
GRACE = 3.0  # seconds in which whoever reconnects has not been away


class TablePresence:
    """The people of a table, as far as its streams tell of them."""

    def __init__(self, table: Callable[[], Table], people: People, streams: Streams) -> None:
        """Those who hold seats at a table, and its streams."""
        self._table = table
        self._people = people
        self._streams = streams
        self.since = time.monotonic()  # since when it is this seat's turn
        self._telling: dict[float, asyncio.Task[None]] = {}  # by the seconds until it is done

    @property
    def here(self) -> frozenset[int]:
        """The seats whose people are here, or were a moment ago and may only be reconnecting."""
        return self._listening.union(self._people.seen_within(GRACE))

    @property
    def _listening(self) -> frozenset[int]:
        """The seats whose people have a stream open."""
        return frozenset(seat for one in self._streams for seat in self.seats_of(one))

    def seats_of(self, listener: Listener) -> frozenset[int]:
        """The seats whose person listens, with whichever eyes."""
        own = self._people.seats_of(listener.browser)
        return own if listener.seat is None else own | {listener.seat}

    def told(self) -> PeopleTold:
        """Who is at the table now."""
        watching = {one.browser or str(id(one)) for one in self._streams if one.seat is None}
        sitting = {one.browser for one in self._streams if self.seats_of(one)}
        table = self._table()
        return self._people.told(table.seats, self.here, table.game.turn, self.since, len(watching - sitting))

    def bot_in(self, seat: int) -> float | None:
        """Seconds until others may give a seat to a bot; None: not before it is its turn."""
        if not self._people.is_held(seat):
            return 0.0
        return self._people.bot_in(seat, self.here, self.since) if self._table().game.turn == seat else None

    def is_gone(self, seat: int, at_most: float) -> bool:
        """Nobody sits there, or the person has been away for so long."""
        return self._people.is_gone(seat, self.here, at_most)

    def as_event(self) -> Told:
        """Who is here, as a stream says it."""
        return Told("people", self.told().model_dump_json())

    def tell(self, after: float = SETTLING) -> None:
        """Have all told who is here, a moment later: many come and go at once."""
        if after not in self._telling:
            self._telling[after] = asyncio.create_task(self._tell(after))

    async def _tell(self, after: float) -> None:
        await asyncio.sleep(after)
        del self._telling[after]
        self._streams.tell_all(self.as_event())
        if self.here > self._listening:  # who left while this waited was told of as still here
            self.tell(GRACE + SETTLING)

    def tell_of_going(self) -> None:
        """Have all told who is here once it is sure that somebody does not come again at once."""
        self.tell(GRACE + SETTLING)

    def close(self) -> None:
        """Tell nobody any more."""
        for task in self._telling.values():
            task.cancel()
