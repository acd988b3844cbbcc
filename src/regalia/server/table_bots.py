"""What happens at a table without anybody's doing: bots play, and a turn that can only end does."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from regalia.bots.table_luck import luck_of
from regalia.kernel.refusal import Refusal
from regalia.server.paused_moves import PausedMoves
from regalia.server.pauses import HURRIED, time_to_answer
from regalia.table.entries import Seated
from regalia.table.refusals import Stale

if TYPE_CHECKING:
    from collections.abc import Callable

    from regalia.server.bot_pool import BotPool
    from regalia.server.live_table import LiveTable
    from regalia.table.entries import Entry
    from regalia.table.table import Table

log = logging.getLogger("regalia.tables")
LEFT_TO_THE_GONE = 10.0  # seconds at most that a turn which can only end waits for somebody who is not here


class TableBots:
    """The bots of a table, and whatever else goes on there by itself."""

    def __init__(self, live: "LiveTable", pool: "BotPool", pause: float) -> None:
        """Nothing goes on yet; `wake` lets it."""
        self._live = live
        self._pool = pool
        self._playing: asyncio.Task[None] | None = None
        self._holding: asyncio.Task[None] | None = None  # until a turn that can only end was ended
        self.paused = PausedMoves(live, pause)
        self._hurry = asyncio.Event()
        self._asked_to_play: int | None = None  # the bot of a guided table that may play its turn

    @property
    def are_playing(self) -> bool:
        """A bot thinks or waits to play."""
        return self._playing is not None and not self._playing.done()

    def wake(self) -> None:
        """Have done what the table waits for nobody with."""
        self.wake_bots()
        self.paused.wake()
        is_watched = self._holding is not None and not self._holding.done()
        table = self._live.table
        if not (is_watched or self._live.is_guided) and table.paused is None and table.held_turn is not None:
            self._holding = asyncio.create_task(self._end_held_turn())

    async def _end_held_turn(self) -> None:
        """Pages end such a turn themselves; a page that was closed would leave everybody waiting."""
        live = self._live
        while (seat := live.table.held_turn) is not None and not live.is_deleted:
            if live.presence.is_gone(seat, LEFT_TO_THE_GONE):
                log.info("table %s: the turn of seat %s ends, its person has gone", live.stored.id, seat)
                with suppress(SQLAlchemyError):  # it is tried again
                    with suppress(Refusal):  # somebody was quicker
                        await live.do(lambda table, seat=seat: table.end_held_turn(seat))  # type: ignore[misc]
                    return
            await asyncio.sleep(1)

    def wake_bots(self) -> None:
        """Have the bots play, if it is their turn, nobody does it already, and there is somebody to play for."""
        if self._are_deserted:
            return
        if self._bot_that_may is not None and not self.are_playing:
            self._playing = asyncio.create_task(self._play())

    @property
    def _are_deserted(self) -> bool:
        """Everybody left the table: the bots rest until somebody sits down again."""
        live = self._live
        return not live.people.anybody and any(isinstance(entry, Seated) for entry in live.table.entries)

    @property
    def _bot_that_may(self) -> int | None:
        """The bot to move, if it waits for nobody: at a guided table it plays when it is asked to."""
        bot = self._live.table.bot_to_move
        return bot if not self._live.is_guided or bot == self._asked_to_play else None

    def go_on(self, seat: int) -> None:
        """A bot of a guided table may play its turn; whoever asks too late asks for nothing."""
        if not self._live.is_guided or self._live.table.bot_to_move != seat:
            return
        self._asked_to_play = seat
        self.wake_bots()

    def hurry(self) -> None:
        """Bots play without waiting until a person is to move; at a guided table one of them, without waiting."""
        if self._live.is_guided and self._live.table.bot_to_move is not None:
            self.go_on(self._live.table.bot_to_move)
        self._hurry.set()

    async def _play(self) -> None:
        live = self._live
        pace = float(live.stored.settings.get("pace", 0.8))
        while (seat := self._bot_that_may) is not None and not self._are_deserted and not live.is_deleted:
            if not await live.neighbours.may_play(live.stored.id):  # another server plays them, as long as it lives
                await live.neighbours.until_others_go()
                continue
            started = time.monotonic()
            known = len(live.table.game.steps)
            level_name = live.table.seats[seat].level or ""
            try:
                moves = await self._decide(seat, level_name)
                await self._wait(pace, started)
                await live.do(_as_long_as(known, seat, *moves))
            except SQLAlchemyError as error:
                why = type(error).__name__
                log.warning("table %s: the bot on seat %s waits for the store: %s", live.stored.id, seat, why)
                await asyncio.sleep(1)
            except Refusal as refusal:  # the table moved on while it thought
                log.info("table %s: bot on seat %s thinks again: %s", live.stored.id, seat, refusal)
                await asyncio.sleep(0.05)
            except Exception:
                log.exception("table %s: bot %s on seat %s failed", live.stored.id, level_name, seat)
                await asyncio.sleep(2)
        self._asked_to_play = None
        self._hurry.clear()

    async def _decide(self, seat: int, level_name: str) -> list[int]:
        """A bot's move. Where hands are hidden, all it pays with it: how often it is asked tells of its hand."""
        live = self._live
        game, luck = live.table.game, luck_of(live.stored.settings)
        moves: list[int] = []
        waits = not all(one.is_bot for one in live.table.seats)
        while True:
            own = None if luck is None else luck.of_decision(seat, len(game.steps))
            view = game.view(seat, history=False)
            move = await self._pool.choose(view, level_name, own, table=live.stored.id, for_people=waits)
            moves.append(move.number)
            if not live.table.pauses:
                return moves
            game = game.copy() if len(moves) == 1 else game
            game.chance_by_hand = game.forced_by_hand = True
            game.play(move)
            if game.turn != seat or not game.asks:
                return moves

    async def _wait(self, pace: float, started: float) -> None:
        """Until a bot answers that was asked at that time; where hands are hidden, however long it thought."""
        thought = time.monotonic() - started
        seconds = time_to_answer(thought, pace) - thought if self._live.table.pauses else pace - thought
        if not self._hurry.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), max(0.0, seconds))
        if self._hurry.is_set() and pace and self._live.table.pauses:
            thought = time.monotonic() - started
            await asyncio.sleep(time_to_answer(thought, min(pace, HURRIED)) - thought)
        await asyncio.sleep(0)

    def close(self) -> None:
        """Nothing goes on any more."""
        self.paused.close()
        for task in (self._playing, self._holding):
            if task is not None:
                task.cancel()


def _as_long_as(known: int, seat: int, *moves: int) -> "Callable[[Table], Entry]":
    """A move that was thought of when so many steps had been taken; it is not for another moment."""

    def play(table: "Table") -> "Entry":
        if len(table.game.steps) != known:
            raise Stale("The table moved on while the bot thought.")
        return table.play(seat, *moves)

    return play
