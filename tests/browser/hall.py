"""A server of its own, as people run it: `regalia serve` in another process."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

PATIENCE = 120.0  # seconds a server may take on a busy machine
COMPILING = 900.0  # seconds the bots may take where nothing is compiled yet


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Hall:
    """A server with a store in a folder; it can be killed and started again at the same address."""

    def __init__(self, folder: Path, port: int | None = None, store: str = "", **settings: str) -> None:
        """Nothing is started yet; settings are those of the environment, without REGALIA_."""
        self.store = store or str(folder / "tables.db")
        self.folder = folder
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.settings = {"SEEDS": "1", "PAUSE": "0", **settings}  # rehearsed games wait for nobody
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        environment = {**os.environ, **{f"REGALIA_{name}": value for name, value in self.settings.items()}}
        command = [sys.executable, "-m", "regalia.server", "--port", str(self.port), "--store", self.store]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, start_new_session=True)
        self._wait("status", "well", PATIENCE)

    def wait_for_bots(self) -> None:
        """Wait until the bots are compiled."""
        self._wait("bots_ready", True, COMPILING)

    def _wait(self, what: str, wanted: object, patience: float) -> None:
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if self.health().get(what) == wanted:
                return
            time.sleep(0.05)
        raise TimeoutError(f"the server at {self.address} did not say {what} in {patience:.0f} s; see {self.folder}")

    def health(self) -> dict[str, Any]:
        """What its health page says; nothing while it does not answer."""
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=5) as answer:
                return dict(json.load(answer))
        except OSError:
            return {}

    def kill(self) -> None:
        """End it as a power cut would, kill -9."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """End it as Ctrl-C would."""
        if self.process is None or self.process.poll() is not None:
            return
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()
