"""Live tables: those somebody plays at or listens to now, with their streams and their bots.

A change goes one way: entry made, entry on disk, table follows it, every viewer hears it.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from dataclasses import replace
from typing import Literal, NamedTuple

from regalia.kernel.refusal import Refusal
from regalia.server.bot_pool import BotPool
from regalia.server.guiding import is_guided
from regalia.server.holders import Holder
from regalia.server.people import People, PeopleTold
from regalia.server.store import Store, StoredTable, TableStanding
from regalia.table.entries import Entry, Played, Reseated, Seated
from regalia.table.refusals import Stale, TableGone
from regalia.table.shapes import NewsItem, Update
from regalia.table.showing import Viewer
from regalia.table.table import Table

log = logging.getLogger("regalia.tables")
LONGEST_QUEUE = 1000  # updates a listener may be behind before it is asked to come again
SETTLING = 0.2  # seconds in which those who come are told of together
GRACE = 3.0  # seconds in which whoever reconnects has not been away
LEFT_TO_THE_GONE = 10.0  # seconds at most that a turn which can only end waits for somebody who is not here


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
        self.updates: asyncio.Queue[Told | None] = asyncio.Queue(LONGEST_QUEUE)

    def tell(self, told: Told) -> None:
        """Queue something; a listener too far behind is dropped and comes again with what it has."""
        try:
            self.updates.put_nowait(told)
        except asyncio.QueueFull:
            self.stop()

    def stop(self, last: Told | None = None) -> None:
        """End the stream, with a last word or without."""
        while not self.updates.empty():
            self.updates.get_nowait()
        if last is not None:
            self.updates.put_nowait(last)
        self.updates.put_nowait(None)


class LiveTable:
    """A table, those who look at it, and what runs beside it."""

    def __init__(self, stored: StoredTable, table: Table, store: Store, pool: BotPool, people: People) -> None:
        """A table as it stands in the store."""
        self.people = people
        self.is_open = stored.is_open
        self.is_deleted = False
        self.called: Callable[[LiveTable, int | None], None] = lambda live, before: None  # after each change of turn
        self.stored = stored
        self.table = table
        self.listeners: set[Listener] = set()
        self.since = time.monotonic()  # since when it is this seat's turn
        self.asked_for = time.monotonic()  # when a request last came for it
        self._viewers: dict[int | None, Viewer] = {}
        self.pool = pool
        self._store = store
        self._lock = asyncio.Lock()
        self.rematching = asyncio.Lock()
        self._bots: asyncio.Task[None] | None = None
        self._holding: asyncio.Task[None] | None = None  # until a turn that can only end was ended
        self._hurry = asyncio.Event()
        self.is_guided = is_guided(stored)
        self._asked_to_play: int | None = None  # the bot of a guided table that may play its turn
        self._telling_people: dict[float, asyncio.Task[None]] = {}  # by the seconds until it is done

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
    def standing(self) -> TableStanding:
        """How the table stands now."""
        game = self.table.game
        seats = [seat.written() for seat in self.table.seats]
        moved = any(isinstance(entry, Played) and entry.seat is not None for entry in self.table.entries)
        winners = list(game.winners)
        return TableStanding(len(self.table.entries), game.turn, winners, seats, self.table.progress, moved)

    def is_idle(self, seconds: float) -> bool:
        """Nobody plays, listens or asked for it for some time."""
        plays = self._bots is not None and not self._bots.done()
        busy = plays or self.listeners or self._lock.locked() or self.rematching.locked()
        return not busy and time.monotonic() - self.asked_for > seconds

    async def do(
        self,
        make: Callable[[Table], Entry],
        expected: tuple[int | None, int] | None = None,
        answer_to: tuple[int | None, ...] = (),
    ) -> list[Update]:
        """Make an entry, write it, follow it, tell it. `expected` is a viewer and the news it must have heard.

        Returns what the viewer in `answer_to` is told, if there is one: made once, for its streams and its answer.
        """
        if expected is not None:
            await self.viewer(expected[0])
        async with self._lock:
            if self.is_deleted:
                raise TableGone("This table was deleted.")
            if expected is not None and self._has_moved(*expected):
                raise Stale("The table has moved on since; look at it again and then play.")
            entry = make(self.table)
            await self._store.append(self.stored.id, len(self.table.entries) + 1, entry)
            turn, rematch = self.table.game.turn, self.table.rematch
            self.table.follow(entry)
            if self.table.game.turn != turn:
                self.since = time.monotonic()
            told = self._tell(entry, answer_to)
            self._store.note_standing(self.stored.id, self.standing)
        if self.table.game.turn != turn or self.table.rematch != rematch:
            self.called(self, turn)
        if self.table.game.turn != turn or isinstance(entry, Reseated | Seated):
            self.tell_people()
        self.wake()
        return told

    async def delete(self) -> None:
        """Forget the table, its log and who sat there; nothing happens at it any more."""
        async with self._lock:
            await asyncio.to_thread(self._store.delete_table, self.stored.id)
            self.is_deleted = True
        self.close(Told("gone", "{}"))

    async def act(self, seat: int | None, make: Callable[[Table], Entry], known: int | None = None) -> Update:
        """Do something for a seat, and answer what it is told since the news it knew; the same its streams are told."""
        viewer = await self.viewer(seat)
        since = len(viewer.news) if known is None else known
        told = await self.do(make, None if known is None else (seat, known), answer_to=(seat,))
        if not told:
            return await self.update_for(seat, since)
        scene, is_next = told[-1].scene, len(told) == 1 and told[0].news[0].number == since + 1
        return Update(news=viewer.news[since : scene.news], scene=scene, stages=told[0].stages if is_next else [])

    def _has_moved(self, seat: int | None, known: int) -> bool:
        """Something happened on the table since the news a viewer knows; a gesture or a name does not count."""
        news = self._viewers[seat].news
        return known > len(news) or any(one.kind in ("steps", "taken_back") for one in news[known:])

    def _tell(self, entry: Entry, answer_to: tuple[int | None, ...]) -> list[Update]:
        """Tell all who listen; returns what the viewer in `answer_to` is told."""
        answer: list[Update] = []
        for seat, viewer in self._viewers.items():
            news = viewer.hear(entry)
            listeners = [listener for listener in self.listeners if listener.seat == seat]
            updates = self._updates(viewer, news) if listeners or seat in answer_to else []
            _send(updates, listeners)
            answer = updates if seat in answer_to else answer
        return answer

    def _updates(self, viewer: Viewer, news: list[NewsItem]) -> list[Update]:
        """What a viewer is told; a move that cannot be cut into stages is told without them, for it counts."""
        try:
            return viewer.updates(news)
        except Exception:
            log.exception("table %s: a move is told without stages", self.stored.id)
            return viewer.updates(news, staged=False)

    async def listen(self, seat: int | None, after: int, browser: str = "") -> Listener:
        """Open a stream; it begins with all that the listener missed, and who is here."""
        viewer = await self.viewer(seat)
        listener = Listener(seat, browser)
        self.listeners.add(listener)
        if after < len(viewer.news):
            missed = Update(news=viewer.news[max(0, after) :], scene=viewer.scene())
            listener.tell(Told("update", missed.model_dump_json(), len(viewer.news)))
        listener.tell(Told("people", self.people_told().model_dump_json()))
        self.tell_people()
        return listener

    def stop_listening(self, listener: Listener) -> None:
        """A stream ended; who does not come again soon is away."""
        if listener not in self.listeners:
            return
        self.listeners.discard(listener)
        for seat in self._seats_of(listener):
            self.people.seen(seat)
        self.tell_people(GRACE + SETTLING)

    def drop_dead_streams(self, seconds: float) -> None:
        """Let go of streams that nobody reads any more, though they were not ended."""
        for listener in [one for one in self.listeners if time.monotonic() - one.read > seconds]:
            listener.stop()
            self.stop_listening(listener)

    def end_streams(self, seat: int | None) -> None:
        """End the streams of a seat or of the spectators; those who still may listen come again."""
        for listener in self.listeners:
            if listener.seat == seat:
                listener.stop()

    def end_streams_of(self, browsers: Collection[str]) -> None:
        """End the streams of those who may not listen any more."""
        for listener in self.listeners:
            if listener.browser in browsers:
                listener.stop()

    # People.

    @property
    def here(self) -> frozenset[int]:
        """The seats whose people are here, or were a moment ago and may only be reconnecting."""
        return self._listening.union(self.people.seen_within(GRACE))

    @property
    def _listening(self) -> frozenset[int]:
        """The seats whose people have a stream open."""
        return frozenset(seat for one in self.listeners for seat in self._seats_of(one))

    def _seats_of(self, listener: Listener) -> frozenset[int]:
        """The seats whose person listens, with whichever eyes."""
        own = self.people.seats_of(listener.browser)
        return own if listener.seat is None else own | {listener.seat}

    def people_told(self) -> PeopleTold:
        """Who is at the table now."""
        watching = {one.browser or str(id(one)) for one in self.listeners if one.seat is None}
        sitting = {one.browser for one in self.listeners if self._seats_of(one)}
        turn = self.table.game.turn
        return self.people.told(self.table.seats, self.here, turn, self.since, len(watching - sitting))

    def bot_in(self, seat: int) -> float | None:
        """Seconds until others may give a seat to a bot; None: not before it is its turn."""
        if not self.people.is_held(seat):
            return 0.0
        return self.people.bot_in(seat, self.here, self.since) if self.table.game.turn == seat else None

    def reseat_people(self, holders: Iterable[Holder]) -> None:
        """Others hold the seats now; whoever lost one hears no more, and all are told."""
        holders = list(holders)
        self.people.sit(holders)
        may = {(one.browser, one.seat) for one in holders if one.gone is None}
        known = {one.browser for one in holders if one.gone in (None, "left")}
        for listener in self.listeners:
            holds = listener.seat is None or (listener.browser, listener.seat) in may
            if listener.browser and not (holds and listener.browser in known):
                listener.stop()
        self.tell_people()
        self.wake_bots()

    def tell_people(self, after: float = SETTLING) -> None:
        """Have all told who is here, a moment later: many come and go at once."""
        if after not in self._telling_people:
            self._telling_people[after] = asyncio.create_task(self._tell_people(after))

    async def _tell_people(self, after: float) -> None:
        await asyncio.sleep(after)
        del self._telling_people[after]
        told = Told("people", self.people_told().model_dump_json())
        for listener in self.listeners:
            listener.tell(told)
        if self.here > self._listening:  # who left while this waited was told of as still here
            self.tell_people(GRACE + SETTLING)

    # What happens without anybody's doing.

    def wake(self) -> None:
        """Have done what the table waits for nobody with: bots play, and a turn that can only end does."""
        self.wake_bots()
        is_watched = self._holding is not None and not self._holding.done()
        if not (is_watched or self.is_guided) and self.table.held_turn is not None:
            self._holding = asyncio.create_task(self._end_held_turn())

    async def _end_held_turn(self) -> None:
        """Pages end such a turn themselves; a page that was closed would leave everybody waiting."""
        while (seat := self.table.held_turn) is not None and not self.is_deleted:
            if self.people.is_gone(seat, self.here, LEFT_TO_THE_GONE):
                log.info("table %s: the turn of seat %s ends, its person has gone", self.stored.id, seat)
                with suppress(Refusal):  # somebody was quicker
                    await self.do(lambda table, seat=seat: table.end_held_turn(seat))  # type: ignore[misc]
                return
            await asyncio.sleep(1)

    def wake_bots(self) -> None:
        """Have the bots play, if it is their turn, nobody does it already, and there is somebody to play for."""
        if self.is_deserted:
            return
        if self._bot_that_may is not None and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._play_bots())

    @property
    def is_deserted(self) -> bool:
        """Everybody left it: the bots rest until somebody sits down again."""
        return not self.people.anybody and any(isinstance(entry, Seated) for entry in self.table.entries)

    @property
    def _bot_that_may(self) -> int | None:
        """The bot to move, if it waits for nobody: at a guided table it plays when it is asked to."""
        bot = self.table.bot_to_move
        return bot if not self.is_guided or bot == self._asked_to_play else None

    def go_on(self, seat: int) -> None:
        """A bot of a guided table may play its turn; whoever asks too late asks for nothing."""
        if not self.is_guided or self.table.bot_to_move != seat:
            return
        self._asked_to_play = seat
        self.wake_bots()

    async def end_guiding(self) -> None:
        """From now on it is a table as any other."""
        if not self.is_guided:
            return
        self.is_guided = False
        self.stored = replace(self.stored, settings={**self.stored.settings, "guided": False})
        await asyncio.to_thread(self._store.write_settings, self.stored.id, self.stored.settings)
        self.wake_bots()

    def hurry(self) -> None:
        """Bots play without waiting until a person is to move; at a guided table one of them, without waiting."""
        if self.is_guided and self.table.bot_to_move is not None:
            self.go_on(self.table.bot_to_move)
        self._hurry.set()

    async def _play_bots(self) -> None:
        pace = float(self.stored.settings.get("pace", 0.8))
        while (seat := self._bot_that_may) is not None and not self.is_deserted and not self.is_deleted:
            started = time.monotonic()
            known = len(self.table.entries)
            level_name = self.table.seats[seat].level or ""
            try:
                view = self.table.game.view(seat, history=False)
                move = await self.pool.choose(view, level_name)
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
        self._asked_to_play = None
        self._hurry.clear()

    async def _wait(self, seconds: float) -> None:
        if seconds <= 0 or self._hurry.is_set():
            await asyncio.sleep(0)
            return
        try:
            await asyncio.wait_for(self._hurry.wait(), seconds)
        except TimeoutError:
            return

    def close(self, last: Told | None = None) -> None:
        """End all streams and bots."""
        for task in (self._bots, self._holding, *self._telling_people.values()):
            if task is not None:
                task.cancel()
        for listener in self.listeners:
            listener.stop(last)


def _send(updates: list[Update], listeners: list[Listener]) -> None:
    """Queue updates for all who listen with the same eyes."""
    for update in updates if listeners else ():
        text = update.model_dump_json()
        for listener in listeners:
            listener.tell(Told("update", text, update.scene.news))
