"""Quotas: whoever asks for too much is told when to come back, and people who play never hear of it."""

import contextlib
import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from limits import RateLimitItemPerSecond
from limits.strategies import SlidingWindowCounterRateLimiter

from regalia.locale.words import LANGUAGES, say
from regalia.server import window_counts
from regalia.server.window_counts import WindowCounts
from tests.helpers.exploring import examples
from tests.helpers.serving import (
    BOT,
    FRIEND,
    ME,
    Server,
    ask_for_stream,
    join,
    listening,
    play_to_the_end,
    running,
    set_up,
    told,
)

FEW: dict[str, Any] = {
    "requests_browser": 200, "requests_address": 300, "tables_browser": 4, "tables_address": 6, "joins_browser": 5,
    "joins_address": 8, "hints_browser": 3, "hints_address": 5, "rules_browser": 3, "rules_address": 5,
    "calls_browser": 3, "calls_address": 5, "streams_browser": 3, "streams_address": 5, "spectators": 2,
}  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which little may be asked for; 127.0.0.1 is a proxy that names who asks."""
    with running(tmp_path_factory.mktemp("quotas") / "tables.db", quotas=1, **FEW) as server:
        yield server
        assert server.errors() == []


ADDRESSES = iter(range(1, 250))


class Home:
    """An address of its own, and the browsers behind it."""

    def __init__(self, server: Server, address: str) -> None:
        self._server, self._headers = server, {"X-Forwarded-For": address}

    def browser(self) -> httpx.Client:
        """One of them."""
        return httpx.Client(base_url=self._server.address, headers=self._headers, timeout=60)


@pytest.fixture
def home(server: Server) -> Home:
    """A home of which nobody has asked for anything yet."""
    return Home(server, f"192.0.2.{next(ADDRESSES)}")


WISH = {"game": "royals", "seats": [ME, FRIEND], "starts": "first"}
ASKED: dict[str, tuple[str, str, Any, str]] = {
    "tables": ("POST", "/api/tables", WISH, "table.too_many_tables"),
    "joins": ("POST", "/api/join/look", {"link": "/join/x"}, "table.too_many_links"),
    "rules": ("POST", "/api/rules/royals", {}, "table.too_many"),
    "calls": ("POST", "/api/push", {"endpoint": "x", "keys": {"p256dh": "x", "auth": "x"}}, "table.too_many"),
    "hints": ("GET", "/api/tables/0000000000000000/advice?seat=0", None, "table.too_many_hints"),
}


@pytest.mark.parametrize("what", ASKED)
def test_each_browser_and_each_address_has_enough_and_is_told_when_there_is_more(home: Home, what: str) -> None:
    method, path, body, key = ASKED[what]
    by_browser, by_address = FEW[f"{what}_browser"], FEW[f"{what}_address"]
    with home.browser() as browser:
        browser.cookies.set("regalia", "mine")
        answers = [browser.request(method, path, json=body) for _ in range(by_browser + 5)]
        taken = [answer for answer in answers if answer.status_code != 429]
        assert by_browser <= len(taken) <= by_browser + 1  # one more where a window ends meanwhile
        refused = answers[-1]
        assert refused.status_code == 429 and refused.json()["rule"] == key
        assert int(refused.headers["retry-after"]) > 0 and "try again in" in refused.json()["message"]
        assert browser.get("/api/games").status_code == 200, "all else goes on"
    with home.browser() as other:
        count = 0
        for _ in range(by_address + 5):
            other.cookies.clear()
            count += other.request(method, path, json=body).status_code != 429
        assert 0 < count <= by_address - len(taken) + 2


def test_one_address_does_not_use_up_what_another_has(server: Server) -> None:
    homes = [Home(server, f"2001:db8:0:{at}::{at}") for at in range(1, 5)]
    for home in homes:
        with home.browser() as browser:
            for _ in range(FEW["rules_address"] + 1):
                browser.cookies.clear()
                last = browser.post("/api/rules/royals", json={})
            assert last.status_code == 429
    with Home(server, "2001:db8:0:1:ffff::1").browser() as browser:
        assert browser.post("/api/rules/royals", json={}).status_code == 429, "a home has many such addresses"
    with Home(server, "2001:db8:0:9::1").browser() as browser:
        assert browser.post("/api/rules/royals", json={}).status_code == 200


def test_requests_are_counted_whatever_they_ask_for_and_health_is_told_all_the_same(home: Home) -> None:
    with home.browser() as browser:
        statuses = [browser.get("/api/nowhere%0a").status_code for _ in range(2 * FEW["requests_address"])]
        assert set(statuses[: FEW["requests_address"]]) == {404} and 429 in statuses
        assert browser.get("/health").status_code == 200


def test_open_streams_are_counted_until_they_end(home: Home, server: Server) -> None:
    with home.browser() as browser, contextlib.ExitStack() as opened:
        table = set_up(browser, "royals", [ME, FRIEND])["table"]
        path = f"/api/tables/{table}/stream"
        for _ in range(FEW["streams_browser"]):
            opened.enter_context(listening(browser, table, 0))
        refused = ask_for_stream(browser, path, seat=0)
        assert refused.status_code == 429 and refused.json()["rule"] == "table.too_many_streams"
        assert int(refused.headers["retry-after"]) > 0
        opened.close()
        for _ in range(200):
            answer = ask_for_stream(browser, path, seat=0)
            if answer.status_code == 200:
                return
        raise AssertionError(answer.text)


def test_spectators_beyond_those_for_whom_there_is_room_are_told_so_and_those_who_sit_are_not(server: Server) -> None:
    def friends() -> Iterator[httpx.Client]:
        while True:
            yield opened.enter_context(Home(server, f"192.0.2.{next(ADDRESSES)}").browser())

    with contextlib.ExitStack() as opened:
        people = friends()
        host = next(people)
        invitation = set_up(host, "royals", [ME, FRIEND])
        table = invitation["table"]
        for _ in range(FEW["spectators"]):
            spectator = next(people)
            join(spectator, invitation["watch"])
            opened.enter_context(listening(spectator, table))
        late, friend = next(people), next(people)
        join(late, invitation["watch"])
        refused = ask_for_stream(late, f"/api/tables/{table}/stream")
        assert refused.status_code == 429 and refused.json()["rule"] == "table.too_many_spectators"
        assert refused.headers["retry-after"] == "60"
        join(friend, invitation["links"]["1"])
        for browser, seat in ((host, 0), (friend, 1)):
            opened.enter_context(listening(browser, table, seat))


def test_ten_friends_behind_one_address_play_and_never_hear_of_a_quota(tmp_path: Any) -> None:
    """As fast as they can, which people do not."""
    with running(tmp_path / "tables.db", quotas=1) as server, contextlib.ExitStack() as opened:
        home = Home(server, "198.51.100.7")
        people = [opened.enter_context(home.browser()) for _ in range(10)]
        for at in range(0, 10, 5):
            host, *friends = people[at : at + 5]
            invitation = set_up(host, "royals", [ME, *[FRIEND] * 4], hints=True)
            for seat, friend in enumerate(friends, 1):
                friend.get(invitation["links"][str(seat)])
                told(friend.post("/api/join/look", json={"link": invitation["links"][str(seat)]}))
                join(friend, invitation["links"][str(seat)])
            for seat, person in enumerate(people[at : at + 5]):
                opened.enter_context(listening(person, invitation["table"], seat))
        for person in people:
            for _ in range(20):
                told(person.get("/api/tables"))
        alone = set_up(people[0], "majesty", [ME, BOT])["table"]
        play_to_the_end(people[0], alone, [0], random.Random(1))
        assert " 429 " not in server.log.read_text()


def test_where_nothing_is_counted_nothing_is_refused(tmp_path: Any) -> None:
    none: dict[str, Any] = dict.fromkeys(FEW, 0)
    with running(tmp_path / "tables.db", quotas=1, **none) as server, server.browser() as browser:
        for _ in range(20):
            assert browser.post("/api/tables", json=WISH).status_code == 201


def test_whoever_speaks_for_others_and_is_not_believed_is_told_to_the_operator_once(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    with running(tmp_path / "tables.db", quotas=1) as server:
        for _ in range(3):
            httpx.get(f"{server.address}/api/games", headers={"X-Forwarded-For": "198.51.100.1"})
        assert server.log.read_text().count("FORWARDED_ALLOW_IPS") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", ["", "-tables", "-links", "-hints", "-streams", "-spectators"])
def test_pages_say_it_in_every_language(what: str, language: str) -> None:
    sentence = say(f"web-refused-too-many{what}", {"seconds": 17, "minutes": 23}, language)
    assert len(sentence) > 20 and "{" not in sentence
    assert ("17" in sentence or "23" in sentence) == (what not in ("-streams", "-spectators"))


# Counting.


@examples(200)
@given(st.integers(1, 20), st.lists(st.floats(0, 30), min_size=1, max_size=200))
def test_a_window_never_lets_in_twice_as_much_and_tells_when_there_is_room(limit: int, waits: list[float]) -> None:
    now = 1_000_000.0
    counts = WindowCounts(lambda: now)
    limiter, item = SlidingWindowCounterRateLimiter(counts), RateLimitItemPerSecond(limit, 60)
    let_in: list[float] = []
    for wait in waits:
        now += wait
        if limiter.hit(item, "somebody"):
            let_in.append(now)
            continue
        assert sum(now - at < 120 for at in let_in) >= limit
        now += counts.comes_back(item.key_for("somebody"), limit, 60) + 0.001
        assert limiter.hit(item, "somebody")
        let_in.append(now)
    for at in let_in:
        assert sum(at <= one < at + 60 for one in let_in) <= 2 * limit


def test_names_that_are_not_heard_of_again_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window_counts, "TIDY_AT", 100)
    now = 0.0
    counts = WindowCounts(lambda: now)
    counts._tidy_at = 100
    for at in range(10_000):
        now += 1
        assert counts.acquire_sliding_window_entry(f"stranger {at}", 5, 60)
    assert len(counts) <= 400
