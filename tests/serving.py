"""Servers for tests: started as a person would start them, on a free port, with a store of their own."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

PATIENCE = 120.0  # seconds; a busy machine with an empty cache compiles for a while
Json = dict[str, Any]


class Server:
    """A server in a process of its own."""

    def __init__(self, store: Path, **settings: object) -> None:
        """Start it and wait until it answers."""
        self.store = store
        self.port = _free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        said = {"seeds": 1, "warm": 0, "host": "127.0.0.1", "port": self.port, "store": store, **settings}
        environment = {**os.environ, **{f"REGALIA_{name.upper()}": str(value) for name, value in said.items()}}
        self.log = store.with_suffix(f".{self.port}.log")
        with self.log.open("w") as log:
            command = [sys.executable, "-m", "regalia.server"]
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        self._wait()

    def _wait(self) -> None:
        for _ in range(int(PATIENCE / 0.05)):
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.address}/health").status_code == 200:
                    return
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.log.read_text()}")

    def browser(self) -> httpx.Client:
        """A browser with a cookie jar of its own."""
        return httpx.Client(base_url=self.address, timeout=PATIENCE)

    def program(self, link: str) -> httpx.Client:
        """A program that plays a seat with the secret of its link."""
        headers = {"Authorization": f"Bearer {link.removeprefix('/join/')}"}
        return httpx.Client(base_url=self.address, timeout=PATIENCE, headers=headers)

    def kill(self) -> None:
        """As if the power failed."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        """Ask it to stop; the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def end(self) -> None:
        """Stop it if it still runs."""
        if self.process.poll() is None:
            self.kill()

    def errors(self) -> list[str]:
        """What went wrong in it, as its log tells."""
        return [line for line in self.log.read_text().splitlines() if " ERROR " in line or "Traceback" in line]


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def running(store: Path, **settings: object) -> Iterator[Server]:
    """A server for as long as it is needed."""
    server = Server(store, **settings)
    try:
        yield server
    finally:
        server.end()
