"""Web Push in a real browser: asked for in the menu, sent encrypted to a push service, shown by the service worker.

The Chromium of the tests reaches no push service, so the test stands in for it: it hands the page a subscription with
keys of its own, takes what the server sends, decrypts it, and delivers it to the browser's service worker.
"""

import json
import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guests
from tests.browser.hall import Hall
from tests.browser.tables import FRIEND, ME, Table, glowing, possible, set_table, turn_sign
from tests.helpers.push_service import PushService, Subscription, push_service

# The browser's own part of a subscription; the page and the service worker are as they are.
SUBSCRIBED = """
  window.wish = %s
  PushManager.prototype.getSubscription = async () => window.subscription ?? null
  PushManager.prototype.subscribe = async (asked) => {
    window.asked = asked
    const { endpoint, keys } = window.wish
    return (window.subscription = {
      endpoint, options: { applicationServerKey: null },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => { window.subscription = null; return true },
    })
  }
"""
SHOWN = """navigator.serviceWorker.ready.then(one => one.getNotifications())
  .then(all => all.map(({title, body, tag, data}) => ({title, body, tag, path: data.path})))"""
QUIET = 0.7  # seconds after which nothing more comes


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture(scope="module")
def calling_hall(tmp_path_factory: pytest.TempPathFactory, service: PushService) -> Iterator[Hall]:
    """A server that knows this push service."""
    hall = Hall(tmp_path_factory.mktemp("calling"), WARM="0", PUSH_SERVICES=service.address)
    hall.start()
    yield hall
    hall.stop()


def come(guests: Guests, hall: Hall, subscription: Subscription, **wishes: Any) -> Page:
    """Somebody whose browser has a push service."""
    page = guests(base_url=hall.address, permissions=["notifications"], **wishes)
    page.add_init_script(SUBSCRIBED % json.dumps(subscription.wish()))
    return page


def ask_to_be_called(page: Page) -> None:
    """Switch notices on in the menu; the server knows when this ends."""
    page.get_by_role("button", name="Menu", exact=True).click()
    with page.expect_response(re.compile("/api/push$"), timeout=20_000):
        page.get_by_role("checkbox", name="Notify me when it is my turn").check()
    page.wait_for_function("window.subscription")
    page.keyboard.press("Escape")


def friend_moves(table: Table) -> None:
    """Boris takes the card that costs nothing, somewhere else."""
    boris = table.by_link(1)
    scene = boris.scene(1)
    while scene["turn"] == 1:
        scene = boris.play(1, possible(scene)[0])


def i_move(page: Page) -> None:
    """Take the card that costs nothing."""
    glowing(page).last.click()
    page.get_by_role("button", name="Take", exact=True).click()
    expect(turn_sign(page)).to_contain_text("Boris")


def came(subscription: Subscription, number: int) -> dict[str, Any]:
    """The last thing that was sent, when so many were."""
    latest = time.monotonic() + 20
    while len(subscription.came) < number:
        assert time.monotonic() < latest, "nobody was called"
        time.sleep(0.05)
    time.sleep(QUIET)
    assert len(subscription.came) == number, "somebody was called twice"
    return dict(subscription.read()[-1])


def deliver(page: Page, hall: Hall, told: dict[str, Any]) -> None:
    """What a push service does at last."""
    cdp = page.context.new_cdp_session(page)
    registrations: list[str] = []
    cdp.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda said: registrations.extend(one["registrationId"] for one in said["registrations"]),
    )
    cdp.send("ServiceWorker.enable")
    for _ in range(100):
        if not registrations:
            page.wait_for_timeout(100)
    assert registrations, "there is no service worker"
    message = {"origin": f"{hall.address}/", "registrationId": registrations[-1], "data": json.dumps(told)}
    cdp.send("ServiceWorker.deliverPushMessage", message)
    cdp.detach()


def test_nothing_is_registered_before_somebody_asks(guests: Guests, calling_hall: Hall, service: PushService) -> None:
    page = come(guests, calling_hall, service.subscribe())
    set_table(page, "majesty", [ME, FRIEND])
    expect(glowing(page).first).to_be_visible()
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then(all => all.length)") == 0
    assert page.evaluate("window.asked") is None


def test_who_asked_is_called_once_a_turn_shown_it_and_led_to_the_table(
    guests: Guests, calling_hall: Hall, service: PushService
) -> None:
    mine = service.subscribe()
    page = come(guests, calling_hall, mine)
    table = set_table(page, "majesty", [ME, FRIEND])
    ask_to_be_called(page)
    assert page.evaluate("window.asked.userVisibleOnly") is True
    key = page.evaluate("fetch('/api/push').then(answer => answer.json())")["key"]
    assert page.evaluate("window.asked.applicationServerKey") == key
    i_move(page)
    friend_moves(table)
    told = came(mine, 1)
    assert told == {
        "title": "Regalia",
        "body": "It is your turn, Anna.",
        "table": table.id,
        "path": f"/table/{table.id}",
    }
    deliver(page, calling_hall, told)
    page.wait_for_timeout(400)
    assert page.evaluate(SHOWN) == [], "the table is looked at: nobody has to be called"
    i_move(page)
    page.goto("/")  # looks elsewhere
    friend_moves(table)
    deliver(page, calling_hall, came(mine, 2))
    page.wait_for_function(f"({SHOWN}).then(all => all.length === 1)")
    (shown,) = page.evaluate(SHOWN)
    assert shown == {"title": "Regalia", "body": told["body"], "tag": table.id, "path": f"/table/{table.id}"}


def test_who_switches_it_off_is_called_no_more(guests: Guests, calling_hall: Hall, service: PushService) -> None:
    mine = service.subscribe()
    page = come(guests, calling_hall, mine)
    table = set_table(page, "majesty", [ME, FRIEND])
    ask_to_be_called(page)
    i_move(page)
    friend_moves(table)
    came(mine, 1)
    page.get_by_role("button", name="Menu", exact=True).click()
    with page.expect_response(lambda answer: answer.url.endswith("/api/push") and answer.request.method == "DELETE"):
        page.get_by_role("checkbox", name="Notify me when it is my turn").uncheck()
    page.keyboard.press("Escape")
    i_move(page)
    friend_moves(table)
    expect(turn_sign(page)).to_contain_text("Your turn")
    came(mine, 1)


def test_a_language_chosen_later_is_the_language_one_is_called_in(
    guests: Guests, calling_hall: Hall, service: PushService
) -> None:
    mine = service.subscribe()
    page = come(guests, calling_hall, mine)
    table = set_table(page, "majesty", [ME, FRIEND])
    ask_to_be_called(page)
    page.get_by_role("button", name="Menu", exact=True).click()
    with page.expect_response(lambda answer: answer.url.endswith("/api/push") and answer.request.method == "POST"):
        page.locator("#menu").get_by_label("Language").select_option("it")
    page.keyboard.press("Escape")
    table.play(0, possible(table.scene(0))[0])
    friend_moves(table)
    assert came(mine, 1)["body"] == "Anna, tocca a te."


def test_what_cannot_work_is_not_offered(guests: Guests, calling_hall: Hall) -> None:
    page = guests(base_url=calling_hall.address)
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    set_table(page, "majesty", [ME, FRIEND])
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(page.get_by_role("checkbox", name="A bell when it is my turn")).to_be_visible()
    expect(page.get_by_role("checkbox", name="Notify me when it is my turn")).to_have_count(0)
