"""Live tables: those somebody plays at or listens to now, with their streams and their bots.

A change goes one way: entry made, entry on disk, table follows it, every viewer hears it.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

from regalia.engine.compiling import Way
from regalia.games.catalogue import rulebook
from regalia.games.royals.board import read_board
from regalia.kernel.refusal import Refusal
from regalia.server.store import Standing, Store, StoredTable
from regalia.server.thinking import ThinkingRoom
from regalia.table.entries import Entry
from regalia.table.refusals import Stale
from regalia.table.seating import Seat
from regalia.table.showing import Viewer
from regalia.table.shown import Update
from regalia.table.table import Table

log = logging.getLogger("regalia.tables")
LONGEST_QUEUE = 1000  # updates a listener may be behind before it is asked to come again


class Listener:
    """One open stream."""

    def __init__(self, seat: int | None) -> None:
        """A stream of what a seat, or a spectator, is told."""
        self.seat = seat
        self.updates: asyncio.Queue[tuple[int, str] | None] = asyncio.Queue(LONGEST_QUEUE)

    def tell(self, number: int, update: str) -> None:
        """Queue an update; a listener too far behind is dropped and comes again with what it has."""
        try:
            self.updates.put_nowait((number, update))
        except asyncio.QueueFull:
            self.stop()

    def stop(self) -> None:
        """End the stream."""
        while not self.updates.empty():
            self.updates.get_nowait()
        self.updates.put_nowait(None)


class LiveTable:
    """A table, those who look at it, and what runs beside it."""

    def __init__(self, stored: StoredTable, table: Table, store: Store, room: ThinkingRoom) -> None:
        """A table as it stands in the store."""
        self.stored = stored
        self.table = table
        self.listeners: set[Listener] = set()
        self.since = time.monotonic()  # since when it is this seat's turn
        self.asked_for = time.monotonic()  # when a request last came for it
        self._viewers: dict[int | None, Viewer] = {}
        self.room = room
        self._store = store
        self._lock = asyncio.Lock()
        self.rematching = asyncio.Lock()
        self._bots: asyncio.Task[None] | None = None
        self._hurry = asyncio.Event()

    async def viewer(self, seat: int | None) -> Viewer:
        """A seat's eyes on the table, or a spectator's; who is new is told the whole log, while the table waits."""
        if seat not in self._viewers:
            async with self._lock:
                if seat not in self._viewers:
                    hides_scores = bool(self.stored.settings.get("hides_scores"))
                    self._viewers[seat] = await asyncio.to_thread(Viewer, self.table, seat, hides_scores)
        return self._viewers[seat]

    async def update_for(self, seat: int | None, after: int = 0) -> Update:
        """What a viewer is told who knows the news up to `after`."""
        viewer = await self.viewer(seat)
        return Update(news=viewer.news[max(0, after) :], scene=viewer.scene())

    @property
    def standing(self) -> Standing:
        """How the table stands now."""
        game = self.table.game
        seats = [seat.written() for seat in self.table.seats]
        return Standing(len(self.table.entries), game.turn, list(game.winners), seats)

    def is_idle(self, seconds: float) -> bool:
        """Nobody plays, listens or asked for it for some time."""
        plays = self._bots is not None and not self._bots.done()
        busy = plays or self.listeners or self._lock.locked() or self.rematching.locked()
        return not busy and time.monotonic() - self.asked_for > seconds

    async def do(self, make: Callable[[Table], Entry], expected: tuple[int | None, int] | None = None) -> None:
        """Make an entry, write it, follow it, tell it. `expected` is a viewer and the news it must have heard."""
        if expected is not None:
            await self.viewer(expected[0])
        async with self._lock:
            if expected is not None and self._has_moved(*expected):
                raise Stale("The table has moved on since; look at it again and then play.")
            entry = make(self.table)
            await self._store.append(self.stored.id, len(self.table.entries) + 1, entry)
            turn = self.table.game.turn
            self.table.follow(entry)
            if self.table.game.turn != turn:
                self.since = time.monotonic()
            self._tell(entry)
            self._store.note_standing(self.stored.id, self.standing)
        self.wake_bots()

    def _has_moved(self, seat: int | None, known: int) -> bool:
        """Something happened on the table since the news a viewer knows; a gesture or a name does not count."""
        news = self._viewers[seat].news
        return known > len(news) or any(one.kind in ("steps", "taken_back") for one in news[known:])

    def _tell(self, entry: Entry) -> None:
        for seat, viewer in self._viewers.items():
            news = viewer.hear(entry)
            listeners = [listener for listener in self.listeners if listener.seat == seat]
            for update in viewer.updates(news) if listeners else ():
                text = update.model_dump_json()
                for listener in listeners:
                    listener.tell(update.scene.news, text)

    async def listen(self, seat: int | None, after: int) -> Listener:
        """Open a stream; it begins with all that the listener missed."""
        viewer = await self.viewer(seat)
        listener = Listener(seat)
        self.listeners.add(listener)
        if after < len(viewer.news):
            missed = Update(news=viewer.news[max(0, after) :], scene=viewer.scene())
            listener.tell(len(viewer.news), missed.model_dump_json())
        return listener

    def end_streams(self, seat: int | None) -> None:
        """End the streams of a seat or of the spectators; those who still may listen come again."""
        for listener in self.listeners:
            if listener.seat == seat:
                listener.stop()

    # Bots.

    def wake_bots(self) -> None:
        """Have the bots play, if it is their turn and nobody does it already."""
        if self.table.bot_to_move is not None and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._play_bots())

    def hurry(self) -> None:
        """Bots play without waiting until a person is to move."""
        self._hurry.set()

    async def _play_bots(self) -> None:
        pace = float(self.stored.settings.get("pace", 0.8))
        while (seat := self.table.bot_to_move) is not None:
            started = time.monotonic()
            known = len(self.table.entries)
            level_name = self.table.seats[seat].level or ""
            try:
                view = self.table.game.view(seat, history=False)
                move = await self.room.choose(view, level_name)
                await self._wait(pace - (time.monotonic() - started))
                if len(self.table.entries) != known and self.table.bot_to_move != seat:
                    continue
                await self.do(lambda table, seat=seat, move=move: table.play(seat, move.number))  # type: ignore[misc]
            except Refusal as refusal:  # the table moved on while it thought
                log.info("table %s: bot on seat %s thinks again: %s", self.stored.id, seat, refusal)
                await asyncio.sleep(0.05)
            except Exception:
                log.exception("table %s: bot %s on seat %s failed", self.stored.id, level_name, seat)
                await asyncio.sleep(2)
        self._hurry.clear()

    async def _wait(self, seconds: float) -> None:
        if seconds <= 0 or self._hurry.is_set():
            await asyncio.sleep(0)
            return
        try:
            await asyncio.wait_for(self._hurry.wait(), seconds)
        except TimeoutError:
            return

    def close(self) -> None:
        """End all streams and bots."""
        if self._bots is not None:
            self._bots.cancel()
        for listener in self.listeners:
            listener.stop()


class Hall:
    """All live tables of a server; those nobody looks at are read from the store when somebody comes."""

    def __init__(self, store: Store, room: ThinkingRoom) -> None:
        """An empty hall."""
        self.store = store
        self.room = room
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    async def table(self, table_id: str) -> LiveTable | None:
        """A table by its id; None if there is none."""
        if table_id in self.tables:
            self.tables[table_id].asked_for = time.monotonic()
            return self.tables[table_id]
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            if table_id not in self.tables:
                loaded = await asyncio.to_thread(self._load, table_id)
                if loaded is None:
                    self._loading.pop(table_id, None)
                    return None
                self.tables[table_id] = loaded
                self.store.note_standing(table_id, loaded.standing)
                loaded.wake_bots()
        return self.tables[table_id]

    def let_go_of_idle_tables(self, seconds: float) -> None:
        """Forget tables nobody looked at for some time; whoever comes again has them read from the store."""
        for table_id in [table_id for table_id, live in self.tables.items() if live.is_idle(seconds)]:
            del self.tables[table_id]
            self._loading.pop(table_id, None)
            log.info("table %s left the memory, being idle", table_id)

    def _load(self, table_id: str) -> LiveTable | None:
        stored = self.store.find_table(table_id)
        if stored is None:
            return None
        way: Way = "compiled" if self.room.is_ready else "plain"
        table = lay_table(stored, way).open_log(self.store.read_log(table_id))
        return LiveTable(stored, table, self.store, self.room)

    def close(self) -> None:
        """Close all tables."""
        for table in self.tables.values():
            table.close()


def lay_table(stored: StoredTable, way: Way = "plain") -> Table:
    """The table of a stored one, before its log. Compiled rules are quicker, plain ones there at once."""
    seats = tuple(Seat(**seat) for seat in stored.seats)
    return Table(stored.game, read_options(stored.game, stored.options), seats, stored.settings.get("seed"), way)


def read_options(game: str, wishes: dict[str, Any]) -> Any:
    """Options as they are written down; a board of one's own is the text of its file."""
    said = dict(wishes)
    if said.get("board"):
        said["board"] = read_board(said["board"], "the board file")
    else:
        said.pop("board", None)
    return rulebook(game).choose(**said)
