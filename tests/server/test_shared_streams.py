"""One stream for several tables: each is told as in a stream of its own, and none ends another."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from regalia.server.shared_stream import MOST_PLACES
from regalia.server.table_presence import GRACE
from tests.helpers.changes_made import changed
from tests.helpers.serving import (
    FRIEND,
    ME,
    SCREEN,
    Json,
    Server,
    all_events,
    ask_for_stream,
    join,
    look,
    play,
    possible,
    running,
    set_up,
    told,
    told_refusal,
)

Said = dict[str, str]


@contextmanager
def sharing(browser: httpx.Client, *at: str, last_event: str = "") -> Iterator[Iterator[Said]]:
    """An open stream for several tables: all its events. Where nothing came for long, which a beat says, it fails."""
    headers = {"Last-Event-ID": last_event} if last_event else {}
    with browser.stream("GET", "/api/stream", params=[("at", one) for one in at], headers=headers) as answer:
        assert answer.status_code == 200
        yield in_time(answer)


def in_time(answer: httpx.Response) -> Iterator[Said]:
    """The events of a stream until it ends; none may be long in coming."""
    for said in all_events(answer):
        assert said["event"] != "beat", "nothing came for a long time"
        yield said


def until(said: Iterator[Said], is_it: Callable[[Said, Json], bool]) -> tuple[Said, Json]:
    """The first event that is meant, with what it tells."""
    for one in said:
        tells = json.loads(one["data"])
        if is_it(one, tells):
            return one, tells
    raise AssertionError("the stream ended")


def event_at(said: Iterator[Said], event: str, table: str, seat: int | None) -> tuple[str, Json]:
    """The next event of a kind at a table: its id, and what is told."""
    found, tells = until(
        said, lambda one, tells: (one["event"], tells["table"], tells["seat"]) == (event, table, seat)
    )
    return found.get("id", ""), tells["told"]


def some_tables(browser: httpx.Client, number: int) -> list[str]:
    """Tables of two who sit at one screen."""
    return [set_up(browser, "majesty", [SCREEN, SCREEN], seed=1)["table"] for _ in range(number)]


def move(browser: httpx.Client, table: str) -> int:
    """Whoever is to move does; the number of the news."""
    own = look(browser, table, look(browser, table)["scene"]["turn"])["scene"]
    play(browser, table, own, possible(own)[-1]["move"])
    return int(look(browser, table)["scene"]["news"])


def test_every_table_is_told_as_in_a_stream_of_its_own(server: Server, browser: httpx.Client) -> None:
    first, second = some_tables(browser, 2)
    before = told(browser.get("/health"))["streams"]
    with sharing(browser, f"{first}:0:0", f"{first}:1:0", f"{second}::0") as said:
        for table, seat in ((first, 0), (first, 1), (second, None)):
            assert event_at(said, "update", table, seat)[1] == look(browser, table, seat)
        assert told(browser.get("/health"))["streams"] == before + 1, "one connection"
        number = move(browser, second)
        _, update = event_at(said, "update", second, None)
        assert [news["number"] for news in update["news"]] == [number]
        known = {seat: look(browser, first, seat)["scene"] for seat in (0, 1)}
        number = move(browser, first)
        for seat, scene in known.items():
            _, update = event_at(said, "update", first, seat)
            assert changed(scene, update["changes"]) == look(browser, first, seat)["scene"]
            assert update["news"][-1]["number"] == number


def test_it_goes_on_where_it_broke_for_every_table(browser: httpx.Client) -> None:
    first, second, third = some_tables(browser, 3)
    at = [f"{table}:0:0" for table in (first, second, third)]
    with sharing(browser, *at[:2]) as said:
        for table in (first, second):
            event_at(said, "update", table, 0)
        moved = move(browser, first)
        last, _ = event_at(said, "update", first, 0)
    missed = move(browser, second)
    with sharing(browser, *at, last_event=last) as said:
        assert [news["number"] for news in event_at(said, "update", second, 0)[1]["news"]] == [missed]
        assert event_at(said, "update", third, 0)[1]["news"][0]["number"] == 1, "it was not in the stream that broke"
        after = move(browser, first)
        last, update = event_at(said, "update", first, 0)
        assert [news["number"] for news in update["news"]] == [after] == [moved + 1]
    assert {f"{first}:0:{after}", f"{second}:0:{missed}"} < set(last.split())


def test_a_table_that_is_refused_ends_no_other(browser: httpx.Client, friend: httpx.Client) -> None:
    (table,) = some_tables(browser, 1)
    (others,) = some_tables(friend, 1)
    unknown = "0" * 16
    with sharing(browser, f"{unknown}:0:0", f"{others}:0:0", f"{table}:3:0", f"{table}:0:0") as said:
        for place, seat, status, word in (
            (unknown, 0, 404, "no such table"),
            (others, 0, 403, "no seat at this table"),
            (table, 3, 403, "not yours"),
        ):
            _, why = event_at(said, "refused", place, seat)
            assert why["status"] == status
            assert word in why["message"]
        assert event_at(said, "update", table, 0)[1] == look(browser, table, 0)


def test_a_table_that_is_deleted_is_gone_and_the_others_go_on(browser: httpx.Client) -> None:
    first, second = some_tables(browser, 2)
    with sharing(browser, f"{first}:0:0", f"{second}:0:0") as said:
        for table in (first, second):
            event_at(said, "update", table, 0)
        browser.delete(f"/api/tables/{first}", params={"everybody": True}).raise_for_status()
        event_at(said, "gone", first, 0)
        event_at(said, "ended", first, 0)
        move(browser, second)
        event_at(said, "update", second, 0)
        browser.delete(f"/api/tables/{second}", params={"everybody": True}).raise_for_status()
        assert [one["event"] for one in said][-1] == "ended", "a stream without tables is over"


def test_who_lost_a_seat_hears_no_more_of_that_table(browser: httpx.Client, friend: httpx.Client) -> None:
    """Neither with the eyes of the seat nor as a spectator; of another table all."""
    invitation = set_up(browser, "royals", [ME, FRIEND])
    table, (other,) = invitation["table"], some_tables(friend, 1)
    join(friend, invitation["links"]["1"])
    private = told(friend.get(f"/api/tables/{table}"))["rescue"]["1"]
    with sharing(friend, f"{table}:1:0", f"{table}::0", f"{other}:0:0") as said:
        for place, seat in ((table, 1), (table, None), (other, 0)):
            event_at(said, "update", place, seat)
        with httpx.Client(base_url=browser.base_url) as elsewhere:
            join(elsewhere, private)  # Boris comes back with another browser; the first one holds nothing any more
            for seat in (1, None):
                event_at(said, "ended", table, seat)
            number = move(friend, other)
            _, update = event_at(said, "update", other, 0)
            assert update["news"][-1]["number"] == number
    with sharing(friend, f"{table}::0", f"{other}:0:0") as said:
        assert "given on" in event_at(said, "refused", table, None)[1]["message"]


def test_a_guest_whose_seat_was_given_on_looks_on_no_more(browser: httpx.Client, friend: httpx.Client) -> None:
    """In the stream of one table, which programs use."""
    invitation = set_up(browser, "royals", [ME, FRIEND])
    path = f"/api/tables/{invitation['table']}"
    join(friend, invitation["links"]["1"])
    private = told(friend.get(path))["rescue"]["1"]
    with friend.stream("GET", f"{path}/stream") as answer:
        said = in_time(answer)
        next(said)
        with httpx.Client(base_url=browser.base_url) as elsewhere:
            join(elsewhere, private)
        events = [one["event"] for one in said]  # it ends
    assert set(events) <= {"update", "people"}
    assert told_refusal(ask_for_stream(friend, f"{path}/stream"), 403)


def test_who_has_a_table_in_a_shared_stream_is_here_until_it_ends(browser: httpx.Client, friend: httpx.Client) -> None:
    invitation = set_up(browser, "royals", [ME, FRIEND])
    table, (other,) = invitation["table"], some_tables(friend, 1)
    join(friend, invitation["links"]["1"])

    def boris_is(presence: str) -> bool:
        return bool(told(browser.get(f"/api/tables/{table}"))["people"]["seats"][1]["presence"] == presence)

    with sharing(friend, f"{other}:0:0", f"{table}:1:0") as said:
        event_at(said, "people", table, 1)
        time.sleep(GRACE + 0.3)
        assert boris_is("here")
    with sharing(friend, f"{other}:0:0") as said:  # the tab of that table was closed
        event_at(said, "people", other, 0)
        time.sleep(GRACE + 0.3)
        assert boris_is("away")


def test_a_quiet_shared_stream_says_that_it_is_alive(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", beat_every=0.2) as server, server.browser() as browser:
        tables = some_tables(browser, 2)
        params = {"at": [f"{table}:0:0" for table in tables]}
        with browser.stream("GET", "/api/stream", params=params) as answer:
            events = (said["event"] for said in all_events(answer))
            assert [next(events) for _ in range(8)][-2:] == ["beat", "beat"]


@pytest.mark.parametrize(
    ("at", "word"),
    [
        ([], "at"),
        (["59b98a3304148c51"], "such as"),
        (['59b98a33","x":"1:0:0'], "such as"),
        (["59b98a3304148c51:7:0"], "such as"),
        (["59b98a3304148c51:0:-1"], "such as"),
        (["59b98a3304148c51:0:9999999999"], "such as"),
        (["59b98a3304148c51:0:٣"], "such as"),
        ([f"{number:016x}:0:0" for number in range(MOST_PLACES + 1)], str(MOST_PLACES)),
    ],
)
def test_what_is_not_a_list_of_tables_is_refused_in_one_sentence(
    browser: httpx.Client, at: list[str], word: str
) -> None:
    assert word in told_refusal(browser.get("/api/stream", params=[("at", one) for one in at]), 422)


def test_an_id_that_nobody_gave_harms_nothing(browser: httpx.Client) -> None:
    (table,) = some_tables(browser, 1)
    with sharing(browser, f"{table}:0:0", last_event=f"x:9:9 {'1' * 16}:0:5 \\\" {table}:0:999999999") as said:
        event_at(said, "people", table, 0)
        number = move(browser, table)
        assert event_at(said, "update", table, 0)[1]["news"][-1]["number"] == number
