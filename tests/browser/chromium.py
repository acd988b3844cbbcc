"""Finding a Chromium: for the tests, the pictures, and `make browser`."""

import os
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
# Containers run as root, have a small /dev/shm, and no graphics card: to imitate one costs more than to do without.
ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
MISSING = (
    "There is no Chromium here: install Debian's `chromium` or Google Chrome, "
    "or say where yours is with CHROMIUM=/path/to/chromium."
)


def find_chromium() -> str | None:
    """The path of a Chromium: the one CHROMIUM names, the system's, or Playwright's own."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).exists() else None
