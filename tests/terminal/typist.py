"""Somebody at a real pseudo-terminal, who types and reads."""

import os
import pty
import re
import select
import signal
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.helpers.interrupts import hear_interrupts

PATIENCE = 600.0  # seconds; where nothing is compiled yet, bots take their time
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\r|\x07")


class Typist:
    """`regalia play` in a terminal of its own."""

    def __init__(self, state: Path, *arguments: str) -> None:
        """Start it; what it keeps goes into the folder `state`."""
        environment = {**os.environ, "XDG_STATE_HOME": str(state), "TERM": "xterm", "LANG": "C.UTF-8", "LC_ALL": ""}
        self._process, self._terminal = pty.fork()
        if self._process == 0:
            command = [sys.executable, "-m", "regalia.cli", "play", *arguments]
            hear_interrupts()
            os.execve(sys.executable, command, environment)
        self.raw = ""  # all it showed so far
        self._told = 0  # what of it was looked at

    def __enter__(self) -> Self:
        """It runs already."""
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        """End it, if it has not ended."""
        if self._process:
            os.kill(self._process, signal.SIGKILL)
            os.waitpid(self._process, 0)
        os.close(self._terminal)

    @property
    def seen(self) -> str:
        """All that can be read of it."""
        return ESCAPES.sub("", self.raw)

    def type(self, line: str, end: str = "\n") -> None:
        """Type a line."""
        self._told = len(self.raw)
        os.write(self._terminal, (line + end).encode())

    def wait_for(self, *wanted: str) -> str:
        """What is shown from the last line typed on, until one of these stands at its end or in it."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            new = ESCAPES.sub("", self.raw[self._told :])
            if any(re.search(one, new) for one in wanted):
                return new
            if not self._take(0.5):
                break
        raise AssertionError(f"none of {wanted} was shown: {self.seen[-2000:]}")

    def _take(self, seconds: float) -> bool:
        ready, _, _ = select.select([self._terminal], [], [], seconds)
        try:
            taken = os.read(self._terminal, 65536) if ready else b""
        except OSError:  # it ended
            return False
        self.raw += taken.decode("utf-8", "replace")
        return True

    def leave(self, key: str) -> int:
        """Press a key until it ends, as people do: one pressed while the prompt still comes is not heard."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            self.type(key, end="")
            if not self._goes_on():
                return self.end()
        raise AssertionError(f"it did not end: {self.seen[-2000:]}")

    def _goes_on(self) -> bool:
        """It still runs after some seconds in which it says nothing."""
        shown = -1
        while shown < len(self.raw):
            shown = len(self.raw)
            if not self._take(5):
                return False
        return True

    def end(self) -> int:
        """Its exit code, when it has ended by itself."""
        until = time.monotonic() + PATIENCE
        while self._take(5):
            assert time.monotonic() < until, f"it did not end: {self.seen[-2000:]}"
        _, status = os.waitpid(self._process, 0)
        self._process = 0
        return os.waitstatus_to_exitcode(status)
