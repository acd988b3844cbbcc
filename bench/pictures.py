"""Pictures of the start page, the tables and the score sheets, as people see them.

    python bench/pictures.py [FOLDER] [--only PART-OF-A-NAME] [--png]

A server of its own is started; every table is set with the same chance and played by the same hands, so the same
pages give the same pictures. They go into docs/pictures: `<game>-5-late-wide-de.jpg` is a table of five players, late
in the game, on a wide screen, in German. Which moments of a game are shown is written beside its table, in
`web/src/<game>/pictures.toml`.
"""

import random
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from picture_taking import ROOT, SCREENS, asked_for, keep, studio, tell
from playwright.sync_api import Browser, Page, StorageState, expect

from regalia.games import catalogue
from tests.browser.hall import Hall
from tests.browser.tables import Table, lay_table, possible, settle

PEOPLE = (("Anna", "violet"), ("Boris", "orange"), ("Chiara", "teal"), ("Dénes", "ink"), ("Emil", "ivory"))
START = {
    "start": ("wide-en", "wide-de", "wide-ru", "wide-it", "wide-hu", "wide-candle-en", "phone-en"),
    "start-again": ("wide-en",),  # of somebody who sits at tables
}

Scene = dict[str, Any]


@dataclass(frozen=True)
class Game:
    """What a game has to show: the parts of its pictures.toml."""

    name: str
    moments: dict[str, dict[str, Any]]
    pictures: dict[str, list[str]]
    worth: dict[str, dict[str, float]] = field(default_factory=dict)
    sometimes: dict[str, float] = field(default_factory=dict)
    acts: dict[str, dict[str, str]] = field(default_factory=dict)

    def decide(self, scene: Scene, chance: random.Random) -> Scene:
        """A move: what brings most points, or what the game says is worth having, else by chance."""
        me = scene["viewer"]

        def worth(offer: Scene) -> float:
            what = offer["what"]
            points = sum(event["points"] for event in offer["gains"] if event["seat"] == me)
            parts = sum(unit * what[part] for part, unit in self.worth.get(what["kind"], {}).items())
            wished = what["kind"] in self.sometimes and chance.random() < self.sometimes[what["kind"]]
            return float(3 * points + parts + 20 * wished + chance.random())

        return max(possible(scene), key=worth)


def games() -> dict[str, Game]:
    """The games that have pictures, by name."""
    files = {book.name: ROOT / "web" / "src" / book.name / "pictures.toml" for book in catalogue.games()}
    return {name: Game(name, **tomllib.loads(file.read_text("utf-8"))) for name, file in files.items() if file.exists()}


@dataclass(frozen=True)
class Picture:
    """What to show, and to whom."""

    shows: str
    view: str  # such as "wide-candle-de": screen, light, language
    game: Game | None = None  # None: the start page
    moment: str | None = None  # of the game; None: setting a table of it
    act: str | None = None  # what is done first

    @property
    def name(self) -> str:
        """The name of its file, without the kind."""
        return f"{self.shows}-{self.view}"

    @property
    def table(self) -> str | None:
        """The table it is taken at, if it is at one."""
        return f"{self.game.name}-{self.moment}" if self.game and self.moment else None


def pictures(known: dict[str, Game]) -> list[Picture]:
    """All pictures there are."""
    found = [Picture(shows, view) for shows, views in START.items() for view in views]
    for game in known.values():
        for shows, views in game.pictures.items():
            moment, act = _parted(game, shows)
            name = f"{game.name}-{shows}" if moment else f"{shows}-{game.name}"
            found += [Picture(name, view, game, moment, act) for view in views]
    return found


def _parted(game: Game, shows: str) -> tuple[str | None, str | None]:
    """The moment a picture is of, and what is done then."""
    act = next((act for act in game.acts if shows.endswith(f"-{act}")), None)
    moment = shows.removesuffix(f"-{act}")
    return (moment if moment in game.moments else None), act


def reached(moment: dict[str, Any], table: dict[str, Any]) -> bool:
    """Whether a table is as the moment wants it; one that wants nothing is the end."""
    wishes = ("at_least", "below", "is")
    return any(wish in moment for wish in wishes) and (
        all(table[name] >= least for name, least in moment.get("at_least", {}).items())
        and all(table[name] < limit for name, limit in moment.get("below", {}).items())
        and all(table[name] == wanted for name, wanted in moment.get("is", {}).items())
    )


def play_to(table: Table, game: Game, moment: dict[str, Any]) -> None:
    """Play all seats, each a little cleverer than by chance, until the moment is there and it is Anna's turn."""
    chance = random.Random(moment["seed"])
    scene = table.scene(0)
    while not scene["over"]:
        seat = scene["turn"]
        player = table if seat == 0 else table.by_link(seat)
        mine = player.scene(seat)
        while mine["turn"] == seat:
            if seat == 0 and reached(moment, mine["table"]):
                return
            mine = player.play(seat, game.decide(mine, chance))
        scene = mine


def set_tables(
    browser: Browser, hall: Hall, known: dict[str, Game], wanted: set[str | None]
) -> tuple[dict[str, str], StorageState]:
    """Set and play the tables; their ids, and what Anna's browser knows."""
    host = browser.new_context(base_url=hall.address)
    tables = {}
    for game in known.values():
        for name, moment in game.moments.items():
            if f"{game.name}-{name}" not in wanted:
                continue
            seats = [
                {"kind": "friend" if at else "me", "name": person, "house": house}
                for at, (person, house) in enumerate(PEOPLE[: moment["players"]])
            ]
            table = lay_table(host.request, game.name, seats, seed=moment["seed"])
            play_to(table, game, moment)
            tables[f"{game.name}-{name}"] = table.id
            print(f"{game.name}-{name}: played", flush=True)
    remembers = host.storage_state()
    host.close()
    return tables, remembers


def take(
    browser: Browser, hall: Hall, picture: Picture, tables: dict[str, str], remembers: StorageState, path: Path
) -> None:
    """Take one picture."""
    screen, *candle, language = picture.view.split("-")
    newcomer = picture.table is None and picture.shows != "start-again"
    context = browser.new_context(
        base_url=hall.address,
        locale=language,
        color_scheme="dark" if candle else "light",
        storage_state=None if newcomer else remembers,
        reduced_motion="reduce",
        **SCREENS[screen],
    )
    context.add_init_script("localStorage.regalia ??= JSON.stringify({name: 'Anna', house: 'violet'})")
    page = context.new_page()
    _show(page, picture, tables)
    page.evaluate("document.fonts.ready")
    settle(page)
    keep(page, path)
    context.close()


def _show(page: Page, picture: Picture, tables: dict[str, str]) -> None:
    game, table = picture.game, picture.table
    if table is None:
        page.goto(f"/?game={game.name}" if game else "/")
        expect(page.get_by_role("main")).to_be_visible()
        page.wait_for_load_state("networkidle")
        return
    page.goto(f"/table/{tables[table]}")
    is_over = page.locator("thead .total").first
    expect(page.locator("#table button").first.or_(is_over).filter(visible=True).first).to_be_visible()
    if game and picture.act:
        _do(page, game.acts[picture.act])


def _do(page: Page, act: dict[str, str]) -> None:
    if "hover" in act:
        page.locator(act["hover"]).first.hover()
    if "press" in act:
        page.locator(act["press"]).first.click()
    if "shows" in act:
        expect(page.locator(act["shows"])).to_be_visible()


def main() -> None:
    """Take all pictures, or those asked for."""
    said = asked_for(__doc__)
    known = games()
    wanted = [picture for picture in pictures(known) if said.only in picture.name]
    with studio(WARM="0") as (browser, hall):
        again = any(picture.shows == "start-again" for picture in wanted)
        needed = {picture.table for picture in (pictures(known) if again else wanted)}
        tables, remembers = set_tables(browser, hall, known, needed)
        for number, picture in enumerate(wanted, 1):
            path = said.folder / f"{picture.name}.{said.kind}"
            take(browser, hall, picture, tables, remembers, path)
            tell(number, len(wanted), path)


if __name__ == "__main__":
    main()
