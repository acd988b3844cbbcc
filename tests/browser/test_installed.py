"""The wheel in a virtual environment of its own, as people install it: a server, and a Chromium that plays a move.

It takes a minute, so it runs with `make wheel-check`, which names the wheel in REGALIA_WHEEL.
"""

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.tables import FRIEND, ME, row, set_table, turn_sign

WHEEL = os.environ.get("REGALIA_WHEEL", "")
pytestmark = pytest.mark.skipif(not WHEEL, reason="`make wheel-check` builds a wheel and installs it")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of the installed package, started outside of the sources."""
    folder = tmp_path_factory.mktemp("installed")
    subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
    pip = [str(folder / "venv/bin/python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "REGALIA_"))}
    subprocess.run([*pip, str(Path(WHEEL).resolve())], check=True, env=clean)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    clean |= {"PATH": "/usr/bin:/bin", "REGALIA_CACHE": str(folder / "cache")}
    command = [str(folder / "venv/bin/regalia"), "serve", "--port", str(port), "--store", str(folder / "tables.db")]
    with (folder / "server.log").open("w") as log:
        server = subprocess.Popen(command, env=clean, cwd=folder, stdout=log, stderr=log)
    try:
        _wait(port, server, folder / "server.log")
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        assert server.wait(60) == 0


def _wait(port: int, server: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5).read()
        except OSError:
            assert server.poll() is None, log.read_text()
            time.sleep(0.1)
            continue
        return
    raise AssertionError(log.read_text())


def test_a_move_is_played_on_what_pip_installed(installed: str, browser: Browser) -> None:
    context = browser.new_context(base_url=installed, viewport={"width": 1280, "height": 720}, locale="en")
    page = context.new_page()
    page.goto("/")
    expect(page).to_have_title("Regalia")
    set_table(page, "royals", [ME, FRIEND], seed=None)
    expect(turn_sign(page)).to_contain_text("Your turn")
    before = page.request.get("/health").json()
    assert before["live_tables"] == 1
    row(page).first.click()
    expect(page.locator("#log")).to_contain_text("You took")
    context.close()
