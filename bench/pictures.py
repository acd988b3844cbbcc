"""Pictures of the start page, both tables and the score sheets, as people see them.

    python bench/pictures.py [FOLDER] [--only PART-OF-A-NAME] [--png]

A server of its own is started; every table is set with the same chance and played by the same hands, so the same
pages give the same pictures. They go into docs/pictures: `royals-5-late-wide-de.jpg` is Royals with five players,
late in the game, on a wide screen, in German.
"""

import argparse
import random
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, StorageState, expect, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from browser.chromium import ARGUMENTS, MISSING, find_chromium  # noqa: E402
from browser.hall import Hall  # noqa: E402
from browser.tables import Table, lay_table, possible, settle  # noqa: E402

LANGUAGES = ("en", "de", "ru", "it", "hu")
QUALITY = 85  # of a JPEG
PEOPLE = (("Anna", "violet"), ("Boris", "orange"), ("Chiara", "teal"), ("Dénes", "ink"), ("Emil", "ivory"))
SCREENS: dict[str, dict[str, Any]] = {
    "wide": {"viewport": {"width": 1280, "height": 720}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "is_mobile": True,
        "has_touch": True,
    },
}

Scene = dict[str, Any]


@dataclass(frozen=True)
class Moment:
    """A game played to a point where Anna is to move, or to its end."""

    game: str
    players: int
    seed: int
    reached: Callable[[Scene], bool]


def _at(round_number: int, step: str) -> Callable[[Scene], bool]:
    return lambda scene: bool(scene["table"]["round"] >= round_number and scene["table"]["step"] == step)


def _late(period: str, pile: int) -> Callable[[Scene], bool]:
    """In a period, with fewer cards than that in the pile."""

    def reached(scene: Scene) -> bool:
        table = scene["table"]
        return bool(table["period"] == period and table["pile"] < pile and table["step"] == "play")

    return reached


MOMENTS = {
    "royals-2-early": Moment("royals", 2, 4, _at(4, "play")),
    "royals-2-late": Moment("royals", 2, 6, _late("1680", 30)),
    "royals-5-early": Moment("royals", 5, 5, _at(3, "play")),
    "royals-5-late": Moment("royals", 5, 4, _late("1714", 30)),
    "royals-sheet": Moment("royals", 4, 4, lambda scene: False),
    "majesty-2": Moment("majesty", 2, 4, _at(6, "take")),
    "majesty-2-late": Moment("majesty", 2, 5, _at(11, "take")),
    "majesty-4-early": Moment("majesty", 4, 4, _at(2, "take")),
    "majesty-4-late": Moment("majesty", 4, 4, _at(11, "take")),
    "majesty-sheet": Moment("majesty", 4, 4, lambda scene: False),
}


@dataclass(frozen=True)
class Picture:
    """What to show, and to whom."""

    shows: str
    screen: str
    language: str = "en"
    candle: bool = False

    @property
    def name(self) -> str:
        """The name of its file, without the kind."""
        return f"{self.shows}-{self.screen}{'-candle' if self.candle else ''}-{self.language}"


PICTURES = (
    *(Picture("start", "wide", language) for language in LANGUAGES),
    Picture("start", "wide", candle=True),
    Picture("start", "phone"),
    Picture("start-again", "wide"),
    Picture("set-royals", "wide"),
    Picture("set-majesty", "wide", "de", candle=True),
    Picture("set-royals", "phone"),
    Picture("royals-2-early", "wide"),
    Picture("royals-2-early", "phone"),
    Picture("royals-2-early-paying", "wide"),
    Picture("royals-2-early-pointing", "wide", "it"),
    Picture("royals-2-late", "wide", "hu"),
    Picture("royals-2-late", "phone", "it"),
    Picture("royals-5-early", "wide", "de"),
    *(Picture("royals-5-late", "wide", language) for language in LANGUAGES),
    Picture("royals-5-late", "wide", candle=True),
    Picture("royals-5-late", "phone", "ru"),
    Picture("royals-5-late", "phone", candle=True),
    Picture("majesty-2", "wide"),
    Picture("majesty-2-pointing", "wide", "ru"),
    Picture("majesty-2", "phone"),
    Picture("majesty-2-late", "wide", "it"),
    Picture("majesty-4-early", "wide"),
    Picture("majesty-4-early", "phone", "ru"),
    *(Picture("majesty-4-late", "wide", language) for language in LANGUAGES),
    Picture("majesty-4-late", "wide", candle=True),
    Picture("majesty-4-late", "phone", "hu"),
    Picture("majesty-4-late", "phone", candle=True),
    *(Picture("royals-sheet", "wide", language) for language in LANGUAGES),
    Picture("royals-sheet", "phone", "de"),
    *(Picture("majesty-sheet", "wide", language) for language in LANGUAGES),
    Picture("majesty-sheet", "wide", candle=True),
    Picture("majesty-sheet", "phone"),
)


def play_to(table: Table, moment: Moment) -> None:
    """Play all seats, each a little cleverer than by chance, until the moment is there and it is Anna's turn."""
    chance = random.Random(moment.seed)
    scene = table.scene(0)
    while not scene["over"]:
        seat = scene["turn"]
        player = table if seat == 0 else table.by_link(seat)
        mine = player.scene(seat)
        while mine["turn"] == seat:
            if seat == 0 and moment.reached(mine):
                return
            mine = player.play(seat, decide(mine, chance))
        scene = mine


def decide(scene: Scene, chance: random.Random) -> Scene:
    """A move: what brings most points, then most influence, else by chance."""
    offers = possible(scene)
    me = scene["viewer"]

    def worth(offer: Scene) -> float:
        points: int = sum(event["points"] for event in offer["gains"] if event["seat"] == me)
        claims = offer["notation"].startswith(("claim ", "take over "))
        influence = int(offer["told"].get("influence", 0)) if claims else 0
        wait = 1 if offer["notation"] == "end turn" and chance.random() < 0.4 else 0
        dear = -2 * int(offer["told"].get("number", 0)) if offer["message"] == "majesty-move-take" else 0
        return 3 * points + 4 * influence + dear + 20 * wait + chance.random()

    return max(offers, key=worth)


def set_tables(browser: Browser, hall: Hall, wanted: set[str]) -> tuple[dict[str, str], StorageState]:
    """Set and play the tables; their ids, and what Anna's browser knows."""
    host = browser.new_context(base_url=hall.address)
    tables = {}
    for name, moment in MOMENTS.items():
        if name not in wanted:
            continue
        seats = [
            {"kind": "friend" if at else "me", "name": person, "house": house}
            for at, (person, house) in enumerate(PEOPLE[: moment.players])
        ]
        table = lay_table(host.request, moment.game, seats, seed=moment.seed)
        play_to(table, moment)
        tables[name] = table.id
        print(f"{name}: played", flush=True)
    known = host.storage_state()
    host.close()
    return tables, known


def take(
    browser: Browser, hall: Hall, picture: Picture, tables: dict[str, str], known: StorageState, path: Path
) -> None:
    """Take one picture."""
    context = browser.new_context(
        base_url=hall.address,
        locale=picture.language,
        color_scheme="dark" if picture.candle else "light",
        storage_state=known if picture.shows not in ("start", "set-royals", "set-majesty") else None,
        reduced_motion="reduce",
        **SCREENS[picture.screen],
    )
    context.add_init_script("localStorage.regalia ??= JSON.stringify({name: 'Anna', house: 'violet'})")
    page = context.new_page()
    _show(page, picture, tables)
    page.evaluate("document.fonts.ready")
    settle(page)
    page.screenshot(path=path, quality=QUALITY if path.suffix == ".jpg" else None)
    context.close()


def _show(page: Page, picture: Picture, tables: dict[str, str]) -> None:
    moment = _moment(picture.shows)
    if moment is None:
        page.goto(f"/?game={picture.shows.removeprefix('set-')}" if picture.shows.startswith("set-") else "/")
        expect(page.get_by_role("main")).to_be_visible()
        page.wait_for_load_state("networkidle")
        return
    page.goto(f"/table/{tables[moment]}")
    if moment.endswith("-sheet"):
        expect(page.locator("thead .total").first).to_be_visible()
        return
    expect(page.locator("#table button").first).to_be_visible()
    alive = page.locator("[data-spot^=portrait][aria-disabled=false], [data-target^=offer][aria-disabled=false]")
    if picture.shows.endswith("-pointing"):
        alive.first.hover()
    if picture.shows.endswith("-paying"):
        alive.first.click()
        expect(page.locator(".payment")).to_be_visible()


def _moment(shows: str) -> str | None:
    return next((name for name in sorted(MOMENTS, key=len, reverse=True) if shows.startswith(name)), None)


def main() -> None:
    """Take all pictures, or those asked for."""
    asked = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    asked.add_argument("folder", nargs="?", type=Path, default=ROOT / "docs" / "pictures")
    asked.add_argument("--only", default="", help="only pictures whose name has this in it")
    asked.add_argument("--png", action="store_true", help="exact, and three times as large")
    said = asked.parse_args()
    chromium = find_chromium()
    if not chromium:
        sys.exit(MISSING)
    expect.set_options(timeout=60_000)
    pictures = [picture for picture in PICTURES if said.only in picture.name]
    said.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        hall = Hall(Path(folder), WARM="0")
        hall.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
            needed = {moment for picture in pictures if (moment := _moment(picture.shows))}
            if any(picture.shows == "start-again" for picture in pictures):
                needed = set(MOMENTS)
            tables, known = set_tables(browser, hall, needed)
            for number, picture in enumerate(pictures, 1):
                path = said.folder / f"{picture.name}.{'png' if said.png else 'jpg'}"
                take(browser, hall, picture, tables, known, path)
                print(f"{number}/{len(pictures)} {path.name} {path.stat().st_size / 1000:.0f} kB", flush=True)
            browser.close()
        finally:
            hall.stop()


if __name__ == "__main__":
    main()
