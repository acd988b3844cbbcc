"""Stopping a server so that nobody notices: a proxy hears of it first, streams go to another server, requests end."""

import asyncio
import logging
import socket

import uvicorn
from fastapi import FastAPI

log = logging.getLogger("regalia.server")
STILL_ANSWERING = 2  # seconds that requests have to end in; none takes so long but those that nobody waits for


class GentleServer(uvicorn.Server):
    """Says that it is not ready, waits for proxies to see it, and ends all streams before it waits for requests."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, stop_after: float) -> None:
        """A server of this application, which goes on for `stop_after` seconds once it was asked to stop."""
        super().__init__(config)
        self._state = app.state
        self._stop_after = stop_after

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop cleanly; who asks a second time does not wait."""
        self._state.is_stopping = True
        if self._stop_after > 0:
            log.info("asked to stop: not ready any more, streams end in %g s", self._stop_after)
        latest = asyncio.get_running_loop().time() + self._stop_after
        while asyncio.get_running_loop().time() < latest and not self.force_exit:
            await asyncio.sleep(min(0.1, self._stop_after))
        if hasattr(self._state, "registry"):
            self._state.registry.close()
        await super().shutdown(sockets)
