"""A seat is one's own: every link and code that was ever shown to anybody, tried in other people's browsers."""

import contextlib
import re

from playwright.sync_api import Error, Page, Response, expect

from tests.browser.conftest import Guests
from tests.browser.tables import FRIEND, ME, Table, lay_table, sit_down, turn_sign

LINK = re.compile(r"/join/[\w-]+")
CODE = re.compile(r'"code":\s*"([A-Z2-9]{8})"')
DOES_IT = re.compile("^(Sit there too|Sit down|Look on|Use my seat here|Use the code here|To my table)")
MOST_PRESSES = 4


class Shown:
    """Notes every link and code that the server tells a page."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.links: set[str] = set()

    def to(self, page: Page) -> Page:
        """From now on, to this page."""
        page.on("response", self._read)
        return page

    def note(self, text: str) -> None:
        """All in a text."""
        self.links.update(LINK.findall(text))
        self.links.update(f"/join/{code}" for code in CODE.findall(text))

    def _read(self, answer: Response) -> None:
        if "/api/" in answer.url and "/stream" not in answer.url and answer.ok and answer.status != 204:
            with contextlib.suppress(Error):  # the page went on before it was read
                self.note(answer.text())


def _holds(page: Page, table: Table, seat: int) -> bool:
    """A browser sees or plays a seat; it must be able to do both or neither."""
    path = f"/api/tables/{table.id}"
    asks = page.context.request
    sees = asks.get(f"{path}/scene", params={"seat": seat}).ok
    mine = asks.get(path)
    plays = asks.post(f"{path}/moves", data={"seat": seat, "moves": [999]}).status != 403
    assert sees == plays == (mine.ok and seat in mine.json()["mine"])
    return sees


def _walk(page: Page, link: str) -> None:
    """Open a link and press whatever leads on."""
    page.goto(link)
    for _ in range(MOST_PRESSES):
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        leads_on = page.get_by_role("button", name=DOES_IT)
        if "/table/" in page.url or leads_on.count() == 0:
            return
        name = page.get_by_label("Your name")
        if name.count():
            name.fill("Intruder")
        leads_on.last.click()
        expect(page.get_by_role("button", name="One moment…")).to_have_count(0)


def test_nobody_comes_to_a_friends_seat_by_anything_that_was_ever_shown(guests: Guests) -> None:
    shown = Shown()
    host, left, friend, device = (shown.to(guests()) for _ in range(4))
    table = lay_table(host.context.request, "royals", [ME, FRIEND, {**FRIEND, "name": "Clara", "house": "teal"}])
    shown.note(str([*table.links.values(), table.watch, table.rescue]))
    host.goto(f"/table/{table.id}")
    sit_down(left, table.links["2"])  # Clara comes, and leaves her seat again to whoever comes by a new link
    shown.note(left.context.request.get(f"/api/tables/{table.id}").text())  # her private link is among what she saw
    assert left.context.request.post(f"/api/tables/{table.id}/seats/2/leave", data={"level": None}).ok
    host.context.request.post(f"/api/tables/{table.id}/links/1")
    host.reload()
    expect(turn_sign(host)).to_be_visible()
    old, new = table.links["1"], host.context.request.get(f"/api/tables/{table.id}").json()["links"]["1"]
    assert old != new
    sit_down(friend, new)

    # The friend lets a second device in, which is shown what the friend is, and puts it out again.
    friend.get_by_role("button", name="More about the seat of Boris").click()
    friend.get_by_role("button", name="Use my seat on another device").click()
    code = friend.get_by_label("Code", exact=True)
    expect(code).to_have_text(re.compile("^[A-Z2-9]{4}-[A-Z2-9]{4}$"))
    device.goto(f"/join/{code.inner_text()}")
    device.get_by_role("button", name="Use my seat here").click()
    expect(turn_sign(device)).to_be_visible()
    assert _holds(device, table, 1), "a code lets in"
    friend.keyboard.press("Escape")
    assert friend.context.request.delete(f"/api/tables/{table.id}/devices").ok
    private = set(friend.context.request.get(f"/api/tables/{table.id}").json()["rescue"].values())

    tried = sorted(shown.links - private)
    kinds = {re.sub("-[0-9a-f]{32}$", "", link).rpartition("-")[2] for link in tried if "-" in link}
    assert kinds == {"1", "2", "w", "h", "r1", "r2"}
    assert any(re.fullmatch("/join/[A-Z2-9]{8}", link) for link in tried)
    for link in tried:
        stranger = guests()
        for page in (stranger, host):
            _walk(page, link)
        for page in (left, device):
            page.context.request.post("/api/join", data={"link": link})
        for page in (stranger, host, left, device):
            assert not _holds(page, table, 1), f"{link} leads to a friend's seat"
        stranger.context.close()
    friend.reload()
    expect(turn_sign(friend)).to_be_visible()
    assert _holds(friend, table, 1), "the friend still sits there"
