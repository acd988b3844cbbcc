"""Live tables: those somebody plays at or listens to now, with their streams and their bots.

A change goes one way: entry made, entry on disk, table follows it, every viewer hears it.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from dataclasses import replace

from sqlalchemy.exc import SQLAlchemyError

from regalia.kernel.refusal import Refusal
from regalia.server.bot_pool import BotPool
from regalia.server.counting import count_entry
from regalia.server.guiding import is_guided
from regalia.server.holders import Holder
from regalia.server.log_writing import Overtaken
from regalia.server.people import People, PeopleTold
from regalia.server.replaying import standing_of
from regalia.server.store import Store, StoredTable, TableStanding
from regalia.server.streams import Listener, Streams, Told
from regalia.server.table_bots import TableBots
from regalia.server.table_presence import TablePresence
from regalia.server.table_telling import Change, TableTelling
from regalia.table.entries import Entry, Reseated, Seated
from regalia.table.refusals import Stale, TableGone
from regalia.table.showing import Viewer
from regalia.table.table import Table

log = logging.getLogger("regalia.tables")


class LiveTable:
    """A table, those who look at it, and what runs beside it."""

    def __init__(
        self, stored: StoredTable, table: Table, store: Store, pool: BotPool, people: People, pause: float = 0.0
    ) -> None:
        """A table as it stands in the store; `pause` is how long a move usually waits that nobody chose."""
        self.people = people
        self.is_open = stored.is_open
        self.is_deleted = False
        self.is_lost = False  # it could not follow its log, and is to be read anew
        self.called: Callable[[LiveTable, int | None], None] = lambda live, before: None  # after each change of turn
        self.stored = stored
        self.table = table
        self.streams = Streams()
        self.neighbours = store.neighbours
        self.presence = TablePresence(stored.id, lambda: self.table, people, self.streams, self.neighbours)
        self.asked_for = time.monotonic()  # when a request last came for it
        self._telling = TableTelling(table, self.streams, bool(stored.settings.get("hides_scores")))
        self.pool = pool
        self._store = store
        self._lock = asyncio.Lock()
        self._is_unsure = False  # whether the log has entries that this table did not follow
        self._written = 0        # the last number of the log that another server told of
        self._catching_up: asyncio.Task[None] | None = None
        self.rematching = asyncio.Lock()
        self.is_guided = is_guided(stored)
        table.pauses = pause > 0 and table.book.hides_hands and not self.is_guided
        self.bots = TableBots(self, pool, pause)

    async def viewer(self, seat: int | None) -> Viewer:
        """A seat's eyes on the table, or a spectator's; who is new is told the whole log, while the table waits."""
        if not self._telling.knows(seat):
            async with self._lock:
                if not self._telling.knows(seat):
                    await self._telling.open_eyes(seat)
        return self._telling.viewer(seat)

    async def update_for(self, seat: int | None, after: int = 0) -> str:
        """What a viewer is told who knows the news up to `after`: an `Update` as JSON."""
        await self._be_as_far_as(seat, after)
        return self._telling.missed(seat, after)

    @property
    def standing(self) -> TableStanding:
        """How the table stands now."""
        return standing_of(self.table)

    def is_idle(self, seconds: float) -> bool:
        """Nobody plays, listens or asked for it for some time."""
        goes_on = self.bots.are_playing or self.bots.paused.are_due
        busy = goes_on or len(self.streams) or self._lock.locked() or self.rematching.locked()
        return not busy and time.monotonic() - self.asked_for > seconds

    async def do(
        self,
        make: Callable[[Table], Entry],
        expected: tuple[int | None, int] | None = None,
        answer_to: tuple[int | None, ...] = (),
    ) -> list[Change]:
        """Make an entry, write it, follow it, tell it. `expected` is a viewer and the news it must have heard.

        Returns what the viewer in `answer_to` is told, if there is one: made once, for its streams and its answer.
        """
        started = time.perf_counter()
        if expected is not None:
            await self._be_as_far_as(*expected)
        async with self._lock:
            entry = await self._write(make, expected)
            turn, rematch = self.table.game.turn, self.table.rematch
            told = self._follow(entry, answer_to)
            count_entry(entry.kind, started)
            self._store.note_standing(self.stored.id, self.standing)
        if self.table.game.turn != turn or self.table.rematch != rematch:
            self.called(self, turn)
        self.bots.wake()
        return told

    async def _write(self, make: Callable[[Table], Entry], expected: tuple[int | None, int] | None) -> Entry:
        """Make an entry and write it as the next of the log; whoever is overtaken by another server follows it first.

        What is refused may be right as the table really stands: that is seen when it has followed all there is.
        """
        while True:
            if self._is_unsure:
                await self._catch_up()
            if self.is_deleted:
                raise TableGone("This table was deleted.")
            try:
                if expected is not None and self._telling.has_moved(*expected):
                    raise Stale("The table has moved on since; look at it again and then play.")
                entry = make(self.table)
            except Refusal:
                if self.neighbours.is_alone or not await self._catch_up():
                    raise
                continue
            try:
                self._is_unsure = True  # until it is known what became of it
                await self._store.append(self.stored.id, len(self.table.entries) + 1, entry)
                self._is_unsure = False
            except Overtaken:
                continue
            except TableGone:
                self.is_no_more()
                raise
            return entry

    def _follow(self, entry: Entry, answer_to: tuple[int | None, ...] = ()) -> list[Change]:
        """Let an entry that is on disk happen, and tell it."""
        turn = self.table.game.turn
        self.table.follow(entry)
        if self.table.game.turn != turn:
            self.presence.since = time.monotonic()
        told = self._telling.tell(entry, answer_to)
        if self.table.game.turn != turn or isinstance(entry, Reseated | Seated):
            self.presence.tell()
        return told

    # What other servers of the hall did here.

    async def catch_up(self) -> bool:
        """Follow what another server wrote; whether there was something."""
        async with self._lock:
            has_moved = await self._catch_up()
        if has_moved:
            self.bots.wake()
        return has_moved

    async def _catch_up(self) -> bool:
        """Likewise, for one who has the lock. Who holds the seats may have changed too, where somebody sat down."""
        missed = await asyncio.to_thread(self._store.read_log, self.stored.id, len(self.table.entries))
        self._is_unsure = False
        for entry in missed:
            self._follow(entry)
        if any(isinstance(entry, Seated) for entry in missed):
            self.reseat_people(await asyncio.to_thread(self._store.holders.at, self.stored.id))
        return bool(missed)

    async def _be_as_far_as(self, seat: int | None, known: int) -> None:
        """Know a viewer's eyes; who was told more by another server than this one knows has it read the log first."""
        viewer = await self.viewer(seat)
        if known > len(viewer.news) and not self.neighbours.is_alone:
            await self.catch_up()

    def hear_of(self, number: int) -> None:
        """Another server has written the log up to a number."""
        self._written = max(self._written, number)
        if self._catching_up is None or self._catching_up.done():
            self._catching_up = asyncio.create_task(self._catch_up_to_all())

    async def _catch_up_to_all(self) -> None:
        try:
            while self._written > len(self.table.entries) and await self.catch_up():
                pass
        except SQLAlchemyError:  # the next notice, or the next change here, has it read again
            self._is_unsure = True
        except Exception:
            self.give_up()

    def give_up(self) -> None:
        """It cannot follow what another server wrote, being of other rules: who comes next has it read, or refused."""
        log.exception("table %s cannot follow what another server wrote", self.stored.id)
        self.is_lost = True
        self.close()

    def settle_anew(self, stored: StoredTable, holders: Iterable[Holder]) -> None:
        """Know what is written of it besides its log: its settings, who holds its seats."""
        self.stored, self.is_open, self.is_guided = stored, stored.is_open, is_guided(stored)
        self.reseat_people(holders)
        self.bots.wake()

    def is_no_more(self) -> None:
        """Somebody deleted the table."""
        self.is_deleted = True
        self.close(Told("gone", "{}"))

    def hurry(self) -> None:
        """Bots play without waiting until a person is to move, whichever server they are of."""
        self.bots.hurry()
        self.neighbours.tell("hurry", table=self.stored.id)

    def go_on(self, seat: int) -> None:
        """A bot of a guided table may play its turn."""
        self.bots.go_on(seat)
        self.neighbours.tell("go_on", table=self.stored.id, seat=seat)

    async def delete(self) -> None:
        """Forget the table, its log and who sat there; nothing happens at it any more."""
        async with self._lock:
            await asyncio.to_thread(self._store.delete_table, self.stored.id)
            self.is_deleted = True
        self.is_no_more()
        self.neighbours.tell("deleted", table=self.stored.id)

    async def act(
        self,
        seat: int | None,
        make: Callable[[Table], Entry],
        known: int | None = None,
        in_changes: bool = False,
    ) -> str:
        """Do something for a seat, and answer what it is told since the news it knew; the same its streams are told.

        The answer is an `Update` as JSON, or where that is wished and it knew the latest news, an `Advance`.
        """
        viewer = await self.viewer(seat)
        since = len(viewer.news) if known is None else known
        told = await self.do(make, None if known is None else (seat, known), answer_to=(seat,))
        return self._telling.answer(seat, since, told, in_changes)

    async def listen(self, seat: int | None, after: int, browser: str = "") -> Listener:
        """Open a stream; it begins with all that the listener missed, and who is here."""
        await self._be_as_far_as(seat, after)
        viewer = self._telling.viewer(seat)
        listener = Listener(seat, browser)
        self.streams.add(listener)
        if after < len(viewer.news):
            listener.tell(Told("update", self._telling.missed(seat, after), len(viewer.news)))
        listener.tell(self.presence.as_event())
        self.presence.tell()
        return listener

    def stop_listening(self, listener: Listener) -> None:
        """A stream ended; who does not come again soon is away."""
        if listener not in self.streams:
            return
        self.streams.remove(listener)
        for seat in self.presence.seats_of(listener):
            self.people.seen(seat)
        self.presence.tell_of_going()

    def drop_dead_streams(self, seconds: float) -> None:
        """Let go of streams that nobody reads any more, though they were not ended."""
        for listener in self.streams.unread_for(seconds):
            listener.stop()
            self.stop_listening(listener)

    # People.

    @property
    def here(self) -> frozenset[int]:
        """The seats whose people are here."""
        return self.presence.here

    def people_told(self) -> PeopleTold:
        """Who is at the table now."""
        return self.presence.told()

    def bot_in(self, seat: int) -> float | None:
        """Seconds until others may give a seat to a bot; None: not before it is its turn."""
        return self.presence.bot_in(seat)

    def reseat_people(self, holders: Iterable[Holder]) -> None:
        """Others hold the seats now; whoever lost one hears no more, and all are told."""
        holders = list(holders)
        self.people.sit(holders)
        may = {(one.browser, one.seat) for one in holders if one.gone is None}
        known = {one.browser for one in holders if one.gone in (None, "left")}

        def may_not(listener: Listener) -> bool:
            holds = listener.seat is None or (listener.browser, listener.seat) in may
            return bool(listener.browser) and not (holds and listener.browser in known)

        self.streams.end(may_not)
        self.presence.tell()
        self.bots.wake_bots()

    async def end_guiding(self) -> None:
        """From now on it is a table as any other."""
        if not self.is_guided:
            return
        self.is_guided = False
        self.stored = replace(self.stored, settings={**self.stored.settings, "guided": False})
        await asyncio.to_thread(self._store.write_settings, self.stored.id, self.stored.settings)
        self.neighbours.tell("settings", table=self.stored.id)
        self.bots.wake_bots()

    def close(self, last: Told | None = None) -> None:
        """End all streams and bots."""
        self.bots.close()
        self.presence.close()
        self.streams.end(last=last)
        self.neighbours.leave(self.stored.id)
