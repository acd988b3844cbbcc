"""Memory is tidied at a time of the server's own, and circles are found all the same."""

import asyncio
import contextlib
import gc
import weakref

import pytest

from regalia.server import tidying
from regalia.server.bot_pool import BotPool


class Circle:
    """Holds itself."""

    def __init__(self) -> None:
        self.myself = self


def test_the_collector_rests_while_people_play_and_circles_go_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "TIDIED_EVERY", 0.05)

    async def serve() -> None:
        pool = BotPool(1)
        tidied = asyncio.create_task(tidying.tidy_memory(pool))
        await asyncio.sleep(0)
        assert gc.isenabled(), "as long as bots and rules are being loaded"
        await pool.prepare(warm=False)
        await asyncio.sleep(0)
        assert not gc.isenabled()
        circle = weakref.ref(Circle())
        assert circle() is not None
        while circle() is not None:
            await asyncio.sleep(0.01)
        tidied.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await tidied
        pool.close()

    asyncio.run(asyncio.wait_for(serve(), 30))
    assert gc.isenabled(), "whoever comes after the server has it as usual"
