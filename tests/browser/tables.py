"""Setting tables for the tests, and playing at them: with the hands of a person, or through the server's own calls."""

import random
import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import APIRequestContext, Locator, Page, expect

SEED = 1  # chance is always the same
ME = {"kind": "me", "name": "Anna", "house": "violet"}
FRIEND = {"kind": "friend", "name": "Boris", "house": "orange"}
SCREEN = {"kind": "screen", "name": "Clara", "house": "teal"}
CLARA = {**FRIEND, "name": "Clara", "house": "teal"}
BOT = {"kind": "bot", "level": 1, "house": "ink"}
# Has a page say when it has heard the answer to a move, and shown it.
LISTEN = """() => {
  window.heard = false
  if (window.listens) return
  window.listens = true
  const ask = window.fetch
  window.fetch = async (...asked) => {
    const answer = await ask(...asked)
    const read = answer.json.bind(answer)
    answer.json = async () => {
      const said = await read()
      if (answer.url.endsWith('/moves')) setTimeout(() => (window.heard = true))
      return said
    }
    return answer
  }
}"""
OTHERS_THINK = 0.05  # seconds between looks while somebody else is to move
SLIP = 450  # milliseconds after which a second tap on the same place counts
NEAR = 40  # pixels that are the same place, generously
_pressed: WeakKeyDictionary[Page, tuple[float, float, float]] = WeakKeyDictionary()  # when and where last
POSSIBLE = re.compile(r", possible$")  # how the name of everything that glows ends


@dataclass(frozen=True)
class Table:
    """A table, and who asks the server about it."""

    asks: APIRequestContext
    id: str
    links: dict[str, str]
    watch: str
    rescue: str = ""
    key: str = ""  # of somebody who plays without a browser
    keys: dict[int, str] = field(default_factory=dict)  # of those who do, by seat

    def by_link(self, seat: int) -> "Table":
        """The table, asked by a friend's program, which sits down at a seat when it is first asked for."""
        if seat not in self.keys:
            answer = self.asks.post("/api/join", data={"link": self.links[str(seat)], "program": True})
            assert answer.ok, answer.text()
            self.keys[seat] = answer.json()["key"]
        return replace(self, key=self.keys[seat])

    @property
    def _headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.key}"} if self.key else {}

    def get(self, what: str, **told: Any) -> Any:
        """Ask something of the table."""
        # a connection that was kept may end in the very moment in which it is used again
        address = f"/api/tables/{self.id}/{what}"
        answer = self.asks.get(address, params=told, headers=self._headers, max_retries=2)
        assert answer.ok, answer.text()
        return answer.json()

    def post(self, what: str, **told: Any) -> Any:
        """Do something at the table."""
        answer = self.asks.post(f"/api/tables/{self.id}/{what}", data=told, headers=self._headers)
        assert answer.ok, answer.text()
        return answer.json() if answer.status != 204 else None

    def scene(self, seat: int | None = 0) -> dict[str, Any]:
        """The table as a seat sees it, or a spectator."""
        return dict(self.get("scene", after=10**6, **({} if seat is None else {"seat": seat}))["scene"])

    def play(self, seat: int, offer: dict[str, Any]) -> dict[str, Any]:
        """Play an offer, paid as proposed."""
        moves = [offer["move"]]
        if offer["paid"]:
            moves += self.get("payments", seat=seat, move=offer["move"])[0]["moves"]
        return dict(self.post("moves", seat=seat, moves=moves)["scene"])

    def play_on(self, seat: int, chance: random.Random, until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Play a seat's own decisions by chance; others play theirs. Ends when the scene is as wanted."""
        scene = self.scene(seat)
        while not until(scene) and not scene["over"]:
            if scene["turn"] == seat:
                scene = self.play(seat, choose(scene, chance))
            else:
                time.sleep(OTHERS_THINK)
                scene = self.scene(seat)
        return scene


def possible(scene: dict[str, Any]) -> list[dict[str, Any]]:
    """The offers that can be played."""
    return [offer for offer in scene["offers"] if offer["problem"] is None]


def choose(scene: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """A move somebody might make: one that is paid for if there is one, else by chance."""
    offers = possible(scene)
    paid = [offer for offer in offers if offer["paid"]]
    return chance.choice(paid or offers)


def lay_table(asks: APIRequestContext, game: str, seats: Sequence[dict[str, Any]], **wishes: Any) -> Table:
    """Set a table; chance is always the same."""
    options = {"players": len(seats), **wishes.pop("options", {})}
    wish = {"game": game, "options": options, "seats": list(seats), "starts": "first", "pace": 0, "seed": SEED}
    wish |= {"hides_scores": False, **wishes}
    answer = asks.post("/api/tables", data=wish)
    assert answer.status == 201, answer.text()
    made = answer.json()
    return Table(asks, made["table"], made["links"], made["watch"], made["rescue"])


def copied(button: Locator) -> str:
    """What a button copies."""
    button.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    button.click()
    return str(button.page.evaluate("navigator.clipboard.readText()"))


def sit_down(page: Page, link: str, name: str = "") -> None:
    """Open a link, and press the one button of its page."""
    page.goto(link)
    if name:
        page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page).to_have_url(re.compile("/table/"))


def set_table(page: Page, game: str, seats: Sequence[dict[str, Any]], **wishes: Any) -> Table:
    """Set a table with the browser of a page, and sit down at it."""
    table = lay_table(page.context.request, game, seats, **wishes)
    page.goto(f"/table/{table.id}")
    return table


def play_first_round(page: Page, table: Table) -> None:
    """Play Anna's and Boris's first turns, which are shorter than others, somewhere else."""
    chance = random.Random(1)
    table.play_on(0, chance, lambda scene: scene["turn"] != 0)
    table.by_link(1).play_on(1, chance, lambda scene: scene["turn"] != 1)
    expect(turn_sign(page)).to_contain_text("Your turn")


# What is on the page.


def turn_sign(page: Page) -> Locator:
    """The words that say whose turn it is."""
    return page.get_by_role("banner").get_by_role("heading", level=1)


def log(page: Page) -> Locator:
    """What happened."""
    return page.locator("#log").get_by_role("region")


def hand(page: Page) -> Locator:
    """The own hand at the Royals table."""
    return page.get_by_role("region", name=re.compile("^Your hand"))


def cards_in_hand(page: Page) -> int:
    """How many country cards are in the own hand, as its name says."""
    said = re.search(r"\d+", hand(page).get_attribute("aria-label") or "")
    assert said
    return int(said[0])


def three_cards(page: Page) -> Locator:
    """The answer that one draws country cards only."""
    return page.get_by_role("button", name=re.compile("^Three country cards"))


def pile(page: Page) -> Locator:
    """The pile of country cards."""
    return page.get_by_role("button", name=re.compile("^Pile, "))


def row(page: Page) -> Locator:
    """The cards of the face-up row."""
    return page.get_by_role("group", name="Face-up row").get_by_role("button")


def glowing(page: Page) -> Locator:
    """Everything on the board that can be played now."""
    return page.get_by_role("button", name=POSSIBLE)


def score_sheet(page: Page) -> Locator:
    """The score sheet."""
    return page.get_by_role("region", name="Score sheet")


def totals_shown(page: Page) -> list[int]:
    """The totals at the head of the score sheet."""
    said = score_sheet(page).locator("thead .total").all_inner_texts()
    return [int(text.replace("−", "-")) for text in said]


def _tap(page: Page, button: Locator) -> None:
    """Press a button, waiting where the last press was on the same place: a second tap there at once does nothing."""
    where = button.bounding_box()
    x, y = (where["x"] + where["width"] / 2, where["y"] + where["height"] / 2) if where else (0.0, 0.0)
    pressed, was_x, was_y = _pressed.get(page, (0.0, 0.0, 0.0))
    if abs(x - was_x) + abs(y - was_y) < NEAR:
        page.wait_for_timeout(max(0.0, SLIP - 1000 * (time.monotonic() - pressed)))
    button.click()
    _pressed[page] = time.monotonic(), x, y


def press(page: Page, *buttons: Locator) -> None:
    """Press buttons one after another; the last one plays a move, and the page has shown it when this ends."""
    for button in buttons[:-1]:
        _tap(page, button)
    page.evaluate(LISTEN)
    with page.expect_response(re.compile("/moves$")) as answer:
        _tap(page, buttons[-1])
    assert answer.value.ok, answer.value.text()
    page.wait_for_function("window.heard")


def _draw(page: Page) -> None:
    """Let the page draw what it knows."""
    page.evaluate("new Promise(done => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done))))")


def settle(page: Page) -> None:
    """Wait until nothing moves any more, and letters have the width they keep."""
    page.evaluate("document.fonts.ready.then(() => null)")
    _draw(page)
    moving = "one => one.playState === 'running' && one.effect.getComputedTiming().endTime < Infinity"
    page.wait_for_function(f"!document.getAnimations().some({moving})")


def take_from_market(page: Page, card: Locator) -> None:
    """Choose a card of the Majesty market, and confirm it."""
    press(page, card, page.get_by_role("button", name="Take", exact=True))


def wait_for_turn(page: Page) -> None:
    """Wait until it is the turn of the one at this page."""
    expect(turn_sign(page)).to_contain_text("Your turn")
