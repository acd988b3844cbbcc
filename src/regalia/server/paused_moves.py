"""Plays the moves of people that are the only ones left, after a pause: where hands are hidden, no sooner."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from regalia.kernel.refusal import Refusal
from regalia.server.pauses import Pauses
from regalia.table.entries import Played, TookBack

if TYPE_CHECKING:
    from regalia.server.live_table import LiveTable

log = logging.getLogger("regalia.tables")


class PausedMoves:
    """The only moves of the people at one table."""

    def __init__(self, live: "LiveTable", middle: float) -> None:
        """Nobody waits yet; `wake` sees who does."""
        self._live = live
        self._pauses = Pauses(middle)
        self._waiting: asyncio.Task[None] | None = None
        self._heard = 0
        self._last = time.monotonic()  # when others last saw something

    @property
    def are_due(self) -> bool:
        """Such a move waits now."""
        return self._waiting is not None and not self._waiting.done()

    def wake(self) -> None:
        """Something happened at the table."""
        if not self._live.table.pauses:
            return
        self._learn()
        if self._person() is not None and not self.are_due:
            self._waiting = asyncio.create_task(self._play())

    def _person(self) -> int | None:
        """The person whose only move waits."""
        table = self._live.table
        seat = table.paused
        return None if seat is None or table.seats[seat].is_bot else seat

    async def _play(self) -> None:
        live = self._live
        while (seat := self._person()) is not None and not live.is_deleted:
            if not await live.neighbours.may_play(live.stored.id):  # another server of the hall plays it
                await live.neighbours.until_others_go()
                continue
            known = live.table.game.steps[-1]
            await asyncio.sleep(self._pauses.pause(seat))
            if live.is_deleted or self._person() != seat or live.table.game.steps[-1] is not known:
                continue
            try:
                await live.do(lambda table, seat=seat: table.play_paused(seat))  # type: ignore[misc]
            except Refusal as refusal:  # somebody was quicker
                log.info("table %s: the only move of seat %s: %s", live.stored.id, seat, refusal)
            except SQLAlchemyError as error:
                why = type(error).__name__
                log.warning("table %s: the only move of seat %s waits for the store: %s", live.stored.id, seat, why)

    def _learn(self) -> None:
        """How long people take who end a turn and could do something else."""
        table, now = self._live.table, time.monotonic()
        fresh, self._heard = table.entries[self._heard :], len(table.entries)
        if len(fresh) != 1 or not isinstance(fresh[0], Played | TookBack):
            return
        taken, self._last = now - self._last, now
        entry = fresh[0]
        if isinstance(entry, Played) and entry.seat is not None and not table.seats[entry.seat].is_bot:
            first = table.game.steps[-len(entry.steps)]
            rules = table.book.rules
            if not first.forced and any(rules.row(event.rule).milestone == "turn" for event in first.events):
                self._pauses.took(entry.seat, taken)

    def close(self) -> None:
        """Nothing is played any more."""
        if self._waiting is not None:
            self._waiting.cancel()
