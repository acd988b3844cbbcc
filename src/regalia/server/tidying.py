"""When memory is tidied: looking for what holds only itself stops everything, so it is done seldom and over little.

Almost all that is let go of is freed at once, for nobody refers to it any more. What is left are small circles, which
are found while they are young; whatever was made at the start, and stays, is not looked through again.
"""

import asyncio
import gc
import logging
import time

from regalia.server.bot_pool import BotPool

log = logging.getLogger("regalia.server")
YOUNG = 10_000        # objects made before the youngest are looked through; Python's 700 is for small programs
MIDDLE = 50           # of these times, how often those of before are looked through with them
NEVER = 1_000_000     # of those again: all that lives is looked through at a time of our own
TIDIED_EVERY = 600.0  # seconds
LONG = 0.5            # seconds; that it took so long is worth a line of the log


async def tidy_memory(pool: BotPool) -> None:
    """From the moment that all is loaded, have the collector leave alone what stays."""
    await pool.until_ready()
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    while True:
        await asyncio.sleep(TIDIED_EVERY)
        started = time.perf_counter()
        found = gc.collect()
        spent = time.perf_counter() - started
        level = logging.INFO if spent < LONG else logging.WARNING
        log.log(level, "memory was tidied in %.0f ms, of %d things", 1000 * spent, found)
