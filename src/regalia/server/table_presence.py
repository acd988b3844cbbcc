"""Who is at a table now, by its streams and requests: told to all, a moment after it changed."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from regalia.server.neighbours import Neighbours
from regalia.server.people import People, PeopleTold
from regalia.server.streams import Listener, Streams, Told
from regalia.table.table import Table

SETTLING = 0.2  # seconds in which those who come are told of together
GRACE = 3.0  # seconds in which whoever reconnects has not been away


@dataclass(frozen=True)
class Listening:
    """Who listens to a table at one server."""

    seats: frozenset[int] = frozenset()
    watching: int = 0


class TablePresence:
    """The people of a table, as far as its streams tell of them, here and at other servers of the hall."""

    def __init__(
        self, table_id: str, table: Callable[[], Table], people: People, streams: Streams, neighbours: Neighbours
    ) -> None:
        """Those who hold seats at a table, its streams, and who may have streams of it too."""
        self._table_id = table_id
        self._table = table
        self._people = people
        self._streams = streams
        self._neighbours = neighbours
        self._elsewhere: dict[str, Listening] = {}  # by server
        self._announced = Listening()  # what the other servers were told last
        self.since = time.monotonic()  # since when it is this seat's turn
        self._telling: dict[float, asyncio.Task[None]] = {}  # by the seconds until it is done

    @property
    def here(self) -> frozenset[int]:
        """The seats whose people are here, or were a moment ago and may only be reconnecting."""
        return self._listening.union(self._people.seen_within(GRACE))

    @property
    def _listening(self) -> frozenset[int]:
        """The seats whose people have a stream open, wherever."""
        return self._own.seats.union(*(one.seats for one in self._others))

    @property
    def _own(self) -> Listening:
        """Who listens at this server."""
        seats = frozenset(seat for one in self._streams for seat in self.seats_of(one))
        watching = {one.browser or str(id(one)) for one in self._streams if one.seat is None}
        sitting = {one.browser for one in self._streams if self.seats_of(one)}
        return Listening(seats, len(watching - sitting))

    @property
    def _others(self) -> list[Listening]:
        return [one for server, one in self._elsewhere.items() if self._neighbours.is_there(server)]

    def seats_of(self, listener: Listener) -> frozenset[int]:
        """The seats whose person listens, with whichever eyes."""
        own = self._people.seats_of(listener.browser)
        return own if listener.seat is None else own | {listener.seat}

    def told(self) -> PeopleTold:
        """Who is at the table now."""
        table = self._table()
        watching = self._own.watching + sum(one.watching for one in self._others)
        return self._people.told(table.seats, self.here, table.game.turn, self.since, watching)

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
        if self._own != self._announced:
            self.announce()
        if self.here > self._listening:  # who left while this waited was told of as still here
            self.tell(GRACE + SETTLING)

    def tell_of_going(self) -> None:
        """Have all told who is here once it is sure that somebody does not come again at once."""
        self.tell(GRACE + SETTLING)

    # The other servers of the hall.

    def announce(self) -> None:
        """Tell the other servers who listens here, and when people were last here."""
        self._announced = own = self._own
        seen = {str(seat): round(ago, 1) for seat, ago in self._people.last_seen().items()}
        self._neighbours.tell(
            "people", table=self._table_id, seats=sorted(own.seats), watching=own.watching, seen=seen
        )

    def announce_again(self) -> None:
        """Likewise, for those who may have missed it; where nobody listens there is nothing to miss."""
        if self._own != Listening():
            self.announce()

    def heard(self, server: str, notice: dict[str, Any]) -> None:
        """Another server says who listens there."""
        now_there = Listening(frozenset(notice["seats"]), notice["watching"])
        for seat, ago in notice["seen"].items():
            self._people.was_seen(int(seat), ago)
        self._settle(server, now_there)

    def is_gone_with(self, server: str) -> None:
        """Another server is no more; whoever listened there comes back soon, or is away."""
        self._settle(server, Listening())

    def _settle(self, server: str, now_there: Listening) -> None:
        before = self._elsewhere.pop(server, Listening())
        if now_there != Listening():
            self._elsewhere[server] = now_there
        for seat in before.seats - now_there.seats:
            self._people.seen(seat)
        if now_there != before:
            self.tell()
            self.tell_of_going()

    def close(self) -> None:
        """Tell nobody any more."""
        for task in self._telling.values():
            task.cancel()
