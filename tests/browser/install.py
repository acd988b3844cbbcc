"""Have a Chromium for the browser tests, fetching one where there is none: `make browser`."""

import os
import subprocess
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.browser.chromium import MISSING, find_chromium

PATIENCE = 600.0  # seconds a way to fetch one may take


def install() -> bool:
    """Whether there is a Chromium, perhaps only now."""
    if find_chromium():
        return True
    ways = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        ways.append(["apt-get", "install", "--yes", "--no-install-recommends", "chromium"])
    print("Fetching a Chromium for the browser tests …", flush=True)
    return any(_worked(way) and find_chromium() for way in ways)


def _worked(way: list[str]) -> bool:
    try:
        return subprocess.run(way, capture_output=True, timeout=PATIENCE, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


if __name__ == "__main__":
    if not install():
        sys.exit(MISSING)
