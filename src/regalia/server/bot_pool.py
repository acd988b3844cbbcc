"""Where bots think: in threads of their own, so that they never hold up the server, and in fair turns."""

import asyncio
import contextlib
import logging
import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeVar

from regalia.bots.levels import Level, level, strongest
from regalia.games.catalogue import games
from regalia.play.steps import Move
from regalia.play.view import View
from regalia.server.fair_turns import FairTurns, Turn
from regalia.server.warming import warm_rules
from regalia.table.refusals import TooMany

if TYPE_CHECKING:
    from regalia.bots.advice import Advice, Thinker


log = logging.getLogger("regalia.server")
Answer = TypeVar("Answer")


@dataclass
class Thought:
    """Something to think about, and whoever waits for the answer."""

    think: Callable[[], Any]
    answer: "asyncio.Future[Any]"


class BotPool:
    """Threads and the thinkers in them; compiled code runs there without holding Python up.

    Nothing waits in the threads: whose turn it is is said when one of them is free, so that no table starves another.
    """

    def __init__(self, threads: int) -> None:
        """Nothing is loaded or compiled yet."""
        self._free = threads or os.cpu_count() or 1  # threads that think about nothing
        self._pool = ThreadPoolExecutor(self._free, thread_name_prefix="bot")
        self._turns: FairTurns[Thought] = FairTurns()
        self._idle: dict[Level, list[Thinker]] = {}
        self._ready = asyncio.Event()

    @property
    def is_ready(self) -> bool:
        """The bots are compiled and can play at once."""
        return self._ready.is_set()

    async def until_ready(self) -> None:
        """Wait for that."""
        await self._ready.wait()

    async def prepare(self, warm: bool) -> None:
        """Have another process compile what is not compiled yet: compiling here would hold up the server."""
        if warm:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "regalia.server.warming", stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
            )
            try:
                _, said = await process.communicate()
            except asyncio.CancelledError:
                process.kill()
                raise
            if process.returncode:
                log.error("the bots could not be made ready: %s", said.decode(errors="replace").strip().split("\n")[-1])
            for book in games():
                await asyncio.get_running_loop().run_in_executor(self._pool, warm_rules, book.name)
        self._ready.set()

    @property
    def waiting(self) -> int:
        """How many moves and hints wait for a thread."""
        return len(self._turns)

    async def choose(
        self, view: View, level_name: str, luck: int | None = None, *, table: str = "", for_people: bool = True
    ) -> Move:
        """The move of a level at a table, with luck of its own where there is some.

        Where nobody sits, it comes after those that somebody waits for.
        """
        return await self._in_turn(table, for_people, lambda: self._choose(view, level_name, luck))

    async def advise(self, view: View, level_name: str | None = None, *, table: str = "") -> "Advice":
        """What the strongest level thinks of the moves, or the one of that name."""
        one = strongest(view.book.name) if level_name is None else level(view.book.name, level_name)
        ask = self._advise if one.method == "search" else self._advise_choice
        return await self._in_turn(table, True, lambda: ask(view, one))

    async def _in_turn(self, table: str, for_people: bool, think: Callable[[], Answer]) -> Answer:
        """Think when it is the table's turn; what nobody waits for any more is not thought about."""
        await self._ready.wait()
        turn = Turn(table, for_people, Thought(think, asyncio.get_running_loop().create_future()))
        if not self._turns.add(turn):
            raise TooMany("Enough is thought about at this table already; ask again in a moment.", seconds=1)
        self._serve()
        try:
            return await turn.about.answer  # type: ignore[no-any-return]
        finally:
            turn.is_given_up = True  # or answered

    def _serve(self) -> None:
        """Give the free threads to those whose turn it is."""
        while self._free and (turn := self._turns.take()) is not None:
            self._free -= 1
            running = asyncio.get_running_loop().run_in_executor(self._pool, _thought, turn.about.think)
            running.add_done_callback(lambda running, turn=turn: self._thought(turn, running))  # type: ignore[misc]

    def _thought(self, turn: Turn[Thought], running: "asyncio.Future[tuple[Any, BaseException | None, float]]") -> None:
        """A thread is free again; whoever waited has the answer."""
        if running.cancelled():  # the server stops
            turn.about.answer.cancel()
            return
        answer, error, seconds = running.result()
        self._free += 1
        self._turns.done(turn, seconds)
        if not turn.about.answer.done():
            turn.about.answer.set_exception(error) if error is not None else turn.about.answer.set_result(answer)
        self._serve()

    def _choose(self, view: View, level_name: str, luck: int | None = None) -> Move:
        one = level(view.book.name, level_name)
        thinker = self._thinker(one)
        try:
            return thinker.choose(view, luck)
        finally:
            self._idle[one].append(thinker)

    def _advise(self, view: View, one: Level) -> "Advice":
        thinker = self._thinker(one)
        try:
            return thinker.advise(view)
        finally:
            self._idle[one].append(thinker)

    def _advise_choice(self, view: View, one: Level) -> "Advice":
        """The move of a level that does not search, with the chances that the strongest one sees in it."""
        from regalia.bots.advice import Candidate

        found = self._advise(view, strongest(view.book.name))
        move = self._choose(view, one.name)
        unseen = Candidate(move, 1, found.wins, found.points, found.wins)
        return replace(found, options=(next((it for it in found.options if it.move == move), unseen),))

    def _thinker(self, one: Level) -> "Thinker":
        """A thinker that nobody else asks."""
        from regalia.bots.advice import Thinker

        with contextlib.suppress(IndexError):  # another thread may have taken the last
            return self._idle.setdefault(one, []).pop()
        return Thinker(one)

    def close(self) -> None:
        """Think no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _thought(think: Callable[[], Answer]) -> tuple[Answer | None, BaseException | None, float]:
    """The answer, or why there is none, and the seconds of processor time that it took."""
    started = time.thread_time()
    try:
        return think(), None, time.thread_time() - started
    except Exception as error:
        return None, error, time.thread_time() - started
