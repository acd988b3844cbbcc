"""What every browser test has: a server shared by all workers, a Chromium, and guests with browsers of their own."""

import fcntl
import json
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

from tests.browser.chromium import ARGUMENTS, MISSING, find_chromium
from tests.browser.hall import Hall

PATIENCE = 30_000  # milliseconds for anything to appear; the machine may be busy
WIDE = {"width": 1280, "height": 720}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
ON_ITS_SIDE: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}  # a phone held across
# By how much a page is wider than its screen; the innerWidth of a phone would grow with the page.
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
MOVING = "no-preference"  # reduced_motion of those who want to see things fly; without graphics that costs the most

Guests = Callable[..., Page]


@pytest.fixture(scope="session")
def chromium() -> str:
    found = find_chromium()
    assert found, MISSING
    return found


@pytest.fixture(scope="session")
def playwright(chromium: str) -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright, chromium: str) -> Iterator[Browser]:
    launched = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
    yield launched
    launched.close()


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """One server for all workers: the first starts it, the last ends it."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "hall"
    folder.mkdir(exist_ok=True)
    note = folder / "hall.json"
    with _locked(folder):
        known = json.loads(note.read_text()) if note.exists() else {"guests": 0}
        shared = Hall(folder, known.get("port"))
        if known["guests"] == 0:
            shared.start()
            assert shared.process is not None
            known |= {"port": shared.port, "process": shared.process.pid}
        note.write_text(json.dumps({**known, "guests": known["guests"] + 1}))
    yield shared
    with _locked(folder):
        known = json.loads(note.read_text())
        note.write_text(json.dumps({**known, "guests": known["guests"] - 1}))
        if known["guests"] == 1:
            os.killpg(known["process"], signal.SIGTERM)


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture
def guests(browser: Browser, hall: Hall) -> Iterator[Guests]:
    """People who come with a browser of their own; nothing may go wrong in any of their pages."""
    contexts = []
    wrong: list[str] = []

    def come(**wishes: Any) -> Page:
        # Playwright asks its questions in the page itself; that the policy holds has a test of its own.
        usual: dict[str, Any] = {"base_url": hall.address, "viewport": WIDE, "locale": "en-GB", "bypass_csp": True}
        usual["reduced_motion"] = "reduce"
        wished = {**usual, **wishes}
        context = browser.new_context(**wished)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(f"{error}\n{error.stack}"))
        return page

    yield come
    for context in contexts:
        context.close()
    assert not wrong, f"errors in the page: {wrong}"


@pytest.fixture
def page(guests: Guests) -> Page:
    """One guest."""
    return guests()
