"""A proxy before one or several servers, none sticky: each connection goes to the next server.

It can stop forwarding without closing anything, as a network does that dies in silence.
"""

import asyncio
import contextlib
import threading
from typing import Self


class StallingProxy:
    """Forwards connections to ports of this machine, in a thread of its own."""

    def __init__(self, *ports: int) -> None:
        """Nothing is forwarded yet."""
        self._to = ports
        self._next = 0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._flowing: set[asyncio.Event] = set()
        self._writers: set[asyncio.StreamWriter] = set()
        self.port = 0

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        """Listen on a free port."""
        self._thread.start()
        self._server = asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result(10)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    def __exit__(self, *_: object) -> None:
        """Close everything."""
        asyncio.run_coroutine_threadsafe(self._close(), self._loop).result(10)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self._loop.close()

    def stall(self) -> int:
        """Forward nothing more on the connections there are, and close none; new ones work. How many there were."""
        return asyncio.run_coroutine_threadsafe(self._stall(), self._loop).result(10)

    async def _stall(self) -> int:
        for flows in self._flowing:
            flows.clear()
        return len(self._flowing)

    def cut(self) -> None:
        """End all connections and take no new ones, as where there is no network."""
        asyncio.run_coroutine_threadsafe(self._cut(), self._loop).result(10)

    def mend(self) -> None:
        """Take connections again."""
        self._server = asyncio.run_coroutine_threadsafe(self._listen(self.port), self._loop).result(10)

    async def _cut(self) -> None:
        self._server.close()
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    async def _listen(self, port: int = 0) -> asyncio.Server:
        return await asyncio.start_server(self._connect, "127.0.0.1", port)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        flows = asyncio.Event()
        flows.set()
        self._flowing.add(flows)
        self._writers.add(writer)
        try:
            to_reader, to_writer = await self._reach_next()
            self._writers.add(to_writer)
            there, back = self._forward(reader, to_writer, flows), self._forward(to_reader, writer, flows)
            await asyncio.gather(there, back)
        except (OSError, asyncio.CancelledError):  # one side is gone, or all ends
            writer.close()
        finally:
            self._flowing.discard(flows)

    async def _reach_next(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection to the server whose turn it is, or to the next that is there."""
        self._next += 1
        for at in range(len(self._to)):
            with contextlib.suppress(ConnectionError):
                return await asyncio.open_connection("127.0.0.1", self._to[(self._next + at) % len(self._to)])
        raise ConnectionRefusedError("no server is there")

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, flows: asyncio.Event) -> None:
        while said := await reader.read(65_536):
            await flows.wait()
            writer.write(said)
            await writer.drain()
        await flows.wait()  # who does not forward says nothing of an end either
        writer.close()

    async def _close(self) -> None:
        self._server.close()
        for writer in self._writers:
            writer.close()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
        await asyncio.sleep(0.05)
