"""Where bots think: in threads of their own, so that they never hold up the server."""

import asyncio
import contextlib
import logging
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TYPE_CHECKING

from regalia.bots.levels import Level, level, strongest
from regalia.games.catalogue import games
from regalia.play.steps import Move
from regalia.play.view import View
from regalia.server.warming import warm_rules

if TYPE_CHECKING:
    from regalia.bots.advice import Advice, Thinker


log = logging.getLogger("regalia.server")


class BotPool:
    """Threads and the thinkers in them; compiled code runs there without holding Python up."""

    def __init__(self, threads: int) -> None:
        """Nothing is loaded or compiled yet."""
        self._pool = ThreadPoolExecutor(threads or os.cpu_count() or 1, thread_name_prefix="bot")
        self._idle: dict[Level, list[Thinker]] = {}
        self._ready = asyncio.Event()

    @property
    def is_ready(self) -> bool:
        """The bots are compiled and can play at once."""
        return self._ready.is_set()

    @property
    def waiting(self) -> int:
        """How many questions no thread thinks about yet."""
        return self._pool._work_queue.qsize()

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

    async def choose(self, view: View, level_name: str, luck: int | None = None) -> Move:
        """The move of a level, with luck of its own where there is some."""
        await self._ready.wait()
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._choose, view, level_name, luck)

    async def advise(self, view: View, level_name: str | None = None) -> "Advice":
        """What the strongest level thinks of the moves, or the one of that name."""
        one = strongest(view.book.name) if level_name is None else level(view.book.name, level_name)
        await self._ready.wait()
        ask = self._advise if one.method == "search" else self._advise_choice
        return await asyncio.get_running_loop().run_in_executor(self._pool, ask, view, one)

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
