"""What all scripts that take pictures share: how they are asked, a server and a Chromium of their own, the screens."""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import ARGUMENTS, MISSING, find_chromium  # noqa: E402
from tests.browser.hall import Hall  # noqa: E402

QUALITY = 85  # of a JPEG
SCREENS: dict[str, dict[str, Any]] = {
    "wide": {"viewport": {"width": 1280, "height": 720}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "is_mobile": True,
        "has_touch": True,
    },
}
LANGUAGES = ("en", "de", "ru", "it", "hu")
VIEWS = (*(f"wide-{one}" for one in LANGUAGES), *(f"phone-{one}" for one in LANGUAGES), "wide-candle-en")
KEPT = ("wide-en", "phone-de")  # of series in docs/pictures; the others are looked at when something changed


def asked_for(doc: str | None, series: bool = False) -> argparse.Namespace:
    """What was asked for: `folder`, `only`, `kind` of the files, and of a series its `views`."""
    asked = argparse.ArgumentParser(description=(doc or "").split("\n")[0])
    asked.add_argument("folder", nargs="?", type=Path, default=ROOT / "docs" / "pictures")
    asked.add_argument("--only", default="", help="only pictures whose name has this in it")
    asked.add_argument("--png", action="store_true", help="exact, and three times as large")
    if series:
        asked.add_argument("--all", action="store_true", help="in all languages and on all screens")
    said = asked.parse_args()
    said.kind = "png" if said.png else "jpg"
    said.views = VIEWS if series and said.all else KEPT
    said.folder.mkdir(parents=True, exist_ok=True)
    return said


@contextmanager
def studio(**settings: str) -> Iterator[tuple[Browser, Hall]]:
    """A Chromium, and a server with these settings."""
    chromium = find_chromium()
    if not chromium:
        sys.exit(MISSING)
    expect.set_options(timeout=60_000)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        hall = Hall(Path(folder), None, **settings)
        hall.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
            yield browser, hall
            browser.close()
        finally:
            hall.stop()


def wishes_of(view: str) -> dict[str, Any]:
    """What a browser is to be for a view such as `phone-de` or `wide-candle-en`."""
    screen, *candle, language = view.split("-")
    return {**SCREENS[screen], "locale": language, "color_scheme": "dark" if candle else "light"}


def keep(page: Page, path: Path, whole: bool = False) -> None:
    """Take the picture; `whole`: as long as the page is."""
    page.screenshot(path=path, quality=QUALITY if path.suffix == ".jpg" else None, full_page=whole)


def tell(number: int, of: int, path: Path) -> None:
    """Say that a picture was taken."""
    print(f"{number}/{of} {path.name} {path.stat().st_size / 1000:.0f} kB", flush=True)
