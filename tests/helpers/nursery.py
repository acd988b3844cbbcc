"""Servers that start in a moment: a process that has loaded everything, and has a child for each server.

What takes a server its two seconds is loading and compiling; a child has all that from the first. It is a process of
its own all the same, with its own memory, which dies with it. `Nursery` is the side of the tests; run as a program,
this file is the other.
"""

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any


class Nursery:
    """Starts and kills servers."""

    def __init__(self) -> None:
        """Load everything."""
        command = [sys.executable, "-m", "tests.helpers.nursery"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._one_at_a_time = threading.Lock()
        assert self._said() == {"ready": True}

    def start(self, log: Path, **settings: object) -> int:
        """A new server with these settings; its process. It answers a moment later."""
        said = {f"REGALIA_{name.upper()}": str(value) for name, value in settings.items()}
        return int(self._ask({"start": said, "log": str(log)})["process"])

    def kill(self, process: int) -> None:
        """End a server as a power cut would, and wait until it is no more."""
        self._ask({"kill": process})

    def is_there(self, process: int) -> bool:
        """A server runs; one that was refused at its start, because its store was away, does not."""
        return bool(self._ask({"look": process})["there"])

    def _ask(self, what: dict[str, Any]) -> Any:
        assert self._process.stdin is not None
        with self._one_at_a_time:
            self._process.stdin.write(json.dumps(what) + "\n")
            self._process.stdin.flush()
            return self._said()

    def _said(self) -> Any:
        assert self._process.stdout is not None
        return json.loads(self._process.stdout.readline())

    def end(self) -> None:
        """End it and all its servers."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(20)


@contextlib.contextmanager
def nursery() -> Iterator[Nursery]:
    """One for as long as it is needed."""
    opened = Nursery()
    try:
        yield opened
    finally:
        opened.end()


def _load() -> None:
    """All that a server loads, and its weakest bots, which are compiled then."""
    import regalia.server.serving
    from regalia.server.warming import warm

    assert regalia.server.serving
    warm()


def _serve(environment: dict[str, str], log: str) -> None:
    from regalia.server.serving import serve
    from regalia.server.settings import Settings

    os.setsid()
    written = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream in (0, 1, 2):
        os.dup2(written, stream)
    os.environ.update(environment)
    serve(Settings.from_environment(), opens_browser=False)


def main() -> None:
    """Start and kill what is asked for, until nobody asks any more."""
    _load()
    children: set[int] = set()
    print(json.dumps({"ready": True}), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        if "look" in asked:
            if asked["look"] in children and os.waitpid(asked["look"], os.WNOHANG)[0]:
                children.discard(asked["look"])
            print(json.dumps({"there": asked["look"] in children}), flush=True)
            continue
        if "kill" in asked:
            if asked["kill"] in children:
                os.kill(asked["kill"], signal.SIGKILL)
                os.waitpid(asked["kill"], 0)
                children.discard(asked["kill"])
            print(json.dumps({}), flush=True)
            continue
        child = os.fork()
        if child == 0:
            with contextlib.suppress(SystemExit):
                _serve(asked["start"], asked["log"])
            os._exit(0)
        children.add(child)
        print(json.dumps({"process": child}), flush=True)
    for child in children:
        os.kill(child, signal.SIGKILL)


if __name__ == "__main__":
    main()
