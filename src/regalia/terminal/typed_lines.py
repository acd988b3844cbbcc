"""Lines that somebody types: with a history at a terminal, plainly from a pipe, or while others move."""

import atexit
import contextlib
import os
import select
import sys
from collections.abc import Callable
from pathlib import Path

from platformdirs import user_state_path

MOST_REMEMBERED = 500


class TypedLines:
    """Reads lines from the standard input; None is its end."""

    def __init__(self) -> None:
        """At a terminal, what was typed in earlier games can be called back with the arrow keys."""
        self.is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
        self._waiting = b""  # read, but not asked for yet
        self._ended = False
        if self.is_terminal:
            _remember_lines()

    def read(self, prompt: str) -> str | None:
        """The next line; somebody is asked for it."""
        if self.is_terminal and not self._waiting:
            try:
                return input(prompt)
            except EOFError:
                return None
        while not self._ended and b"\n" not in self._waiting:
            self._take()
        return self._line()

    def within(self, seconds: float) -> str | None:
        """The next line if one comes in time; "" if none does."""
        if b"\n" not in self._waiting and not self._ended:
            ready, _, _ = select.select([sys.stdin], [], [], seconds)
            if not ready:
                return ""
            self._take()
        return self._line() if b"\n" in self._waiting or self._ended else ""

    def _take(self) -> None:
        taken = os.read(sys.stdin.fileno(), 4096)
        self._waiting += taken
        self._ended = not taken

    def _line(self) -> str | None:
        line, _, self._waiting = self._waiting.partition(b"\n")
        return None if self._ended and not line else line.decode("utf-8", "replace")


def _remember_lines() -> None:
    """Call back the lines of earlier games, and keep those of this one; where that cannot be, do without."""
    try:
        import readline
    except ImportError:
        return
    with contextlib.suppress(OSError):
        file = user_state_path("regalia", ensure_exists=True) / "typed_lines"
        with contextlib.suppress(OSError):
            readline.read_history_file(file)
        readline.set_history_length(MOST_REMEMBERED)
        atexit.register(_keep_lines, readline.write_history_file, file)


def _keep_lines(write: Callable[[Path], None], file: Path) -> None:
    with contextlib.suppress(OSError):
        write(file)
