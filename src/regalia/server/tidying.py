"""When memory is tidied: looking for what holds only itself stops everything, so it is done seldom, and by the clock.

Almost all that is let go of is freed at once, for nobody refers to it any more; circles are some two hundred of fifty
thousand things. Python would look for them again and again, for a third of a second among a thousand tables. What was
made at the start, and stays, is not looked through at all.
"""

import asyncio
import gc
import logging
import time

from regalia.server.bot_pool import BotPool

log = logging.getLogger("regalia.server")
TIDIED_EVERY = 600.0  # seconds
LONG = 0.5            # seconds; that it took so long is worth a line of the log


async def tidy_memory(pool: BotPool) -> None:
    """From the moment that all is loaded, look for circles now and then, and not in what stays."""
    await pool.until_ready()
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        while True:
            await asyncio.sleep(TIDIED_EVERY)
            _tidy()
    finally:  # whoever else lives in this process has it as usual
        gc.enable()
        gc.unfreeze()


def _tidy() -> None:
    started = time.perf_counter()
    found = gc.collect()
    spent = time.perf_counter() - started
    level = logging.INFO if spent < LONG else logging.WARNING
    log.log(level, "memory was tidied in %.0f ms, of %d things", 1000 * spent, found)
