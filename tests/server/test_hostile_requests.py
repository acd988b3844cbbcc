"""Bad input over HTTP: the right status and one clear sentence, and the table goes on undisturbed."""

import itertools
import random
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase
from hypothesis import settings as hypothesis_settings

from regalia.games.royals.board import printed_board
from regalia.record.reading import parse_record
from regalia.server.app import create_app
from regalia.server.request_size import LARGEST_USUAL
from regalia.server.settings import Settings
from tests.helpers.exploring import examples
from tests.helpers.serving import (
    PATIENCE,
    Json,
    Server,
    ask_for_stream,
    join,
    listening,
    look,
    play,
    possible,
    running,
    set_up,
    told,
)

LARGEST = Settings().largest_body
ME: Json = {"kind": "me"}
FRIEND: Json = {"kind": "friend"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for people: no seeds. Nothing may go wrong in it."""
    with running(tmp_path_factory.mktemp("hostile") / "tables.db", seeds=0) as server:
        yield server
        assert server.errors() == []


@dataclass
class Company:
    """A table of Royals at which I am to move, with a friend and a spectator."""

    table: str
    links: dict[str, str]
    host: httpx.Client
    friend: httpx.Client
    stranger: httpx.Client

    def path(self, rest: str = "") -> str:
        """The address of something at the table."""
        return f"/api/tables/{self.table}{rest}"


@pytest.fixture(scope="module")
def company(server: Server) -> Iterator[Company]:
    """The table all requests are about."""
    with server.browser() as host, server.browser() as friend, server.browser() as stranger:
        invitation = set_up(host, "royals", [ME, FRIEND], hints=True)
        links = {**invitation["links"], "watch": invitation["watch"]}
        join(friend, links["1"])
        yield Company(invitation["table"], links, host, friend, stranger)


@pytest.fixture
def table(company: Company) -> Iterator[Company]:
    """The table, which must be the same afterwards for all who look at it."""
    before = [look(company.host, company.table, 0), look(company.friend, company.table, 1)]
    yield company
    assert [look(company.host, company.table, 0), look(company.friend, company.table, 1)] == before


def sentence(answer: httpx.Response, status: int | tuple[int, ...]) -> str:
    """The one sentence of a refusal."""
    assert answer.status_code in ((status,) if isinstance(status, int) else status), answer.text
    assert answer.headers["content-type"] == "application/json"
    refusal = answer.json()
    assert set(refusal) == {"message", "rule", "told"}
    message = refusal["message"]
    assert re.fullmatch(r"[^\n]{5,400}", message), message
    assert "Traceback" not in message
    return str(message)


# Moves.


def test_another_seats_move_is_refused(table: Company) -> None:
    offer = possible(look(table.host, table.table, 0)["scene"])[0]["move"]
    for browser, seat in ((table.friend, 0), (table.host, 1), (table.host, 4)):
        answer = browser.post(table.path("/moves"), json={"seat": seat, "moves": [offer]})
        assert "not yours" in sentence(answer, 403)
    assert "turn" in sentence(table.friend.post(table.path("/moves"), json={"seat": 1, "moves": [offer]}), 409)


def test_an_illegal_move_is_refused_with_its_rule(table: Company) -> None:
    scene = look(table.host, table.table, 0)["scene"]
    forbidden = [offer for offer in scene["offers"] if offer["problem"]]
    assert forbidden
    for offer in forbidden:
        answer = table.host.post(table.path("/moves"), json={"seat": 0, "moves": [offer["move"]]})
        assert offer["notation"] in sentence(answer, 422)
        assert answer.json()["rule"] == offer["problem"]


def test_every_number_that_is_no_move_now_is_refused(table: Company) -> None:
    legal = {offer["move"] for offer in possible(look(table.host, table.table, 0)["scene"])}
    for number in set(range(-2, 110)) - legal:
        sentence(table.host.post(table.path("/moves"), json={"seat": 0, "moves": [number]}), 422)


def test_a_legal_move_with_an_impossible_one_behind_it_changes_nothing(table: Company) -> None:
    legal = possible(look(table.host, table.table, 0)["scene"])[0]["move"]
    for behind in (legal, 9999, -1, 10**30):
        sentence(table.host.post(table.path("/moves"), json={"seat": 0, "moves": [legal, *[behind] * 20]}), 422)


def test_a_stale_move_is_refused(table: Company) -> None:
    scene = look(table.host, table.table, 0)["scene"]
    for news in (0, scene["news"] + 1, 10**20):
        body = {"seat": 0, "moves": [possible(scene)[0]["move"]], "news": max(0, news)}
        if news != scene["news"]:
            assert "moved on" in sentence(table.host.post(table.path("/moves"), json=body), 409)


@pytest.mark.parametrize("game", ["royals", "majesty"])
def test_a_repeated_move_is_refused_and_the_game_goes_on(server: Server, game: str) -> None:
    luck = random.Random(1)
    with server.browser() as browser:
        table = set_up(browser, game, [ME, {"kind": "screen"}])["table"]
        for _ in range(12):
            turn = look(browser, table)["scene"]["turn"]
            scene = look(browser, table, turn)["scene"]
            move = luck.choice(possible(scene))["move"]
            after = play(browser, table, scene, move)
            body = {"seat": turn, "moves": [move], "news": scene["news"]}
            assert "moved on" in sentence(browser.post(f"/api/tables/{table}/moves", json=body), 409)
            assert look(browser, table, turn)["scene"] == after


def test_a_move_sent_twice_at_once_is_played_once(server: Server) -> None:
    with server.browser() as browser:
        table = set_up(browser, "majesty", [ME, {"kind": "screen"}])["table"]
        for _ in range(5):
            turn = look(browser, table)["scene"]["turn"]
            scene = look(browser, table, turn)["scene"]
            body = {"seat": turn, "moves": [possible(scene)[0]["move"]], "news": scene["news"]}
            assert sorted(posted_at_once(browser, f"/api/tables/{table}/moves", body, 6)) == [200, *[409] * 5]
            assert look(browser, table, turn)["scene"]["news"] == scene["news"] + 1


def posted_at_once(browser: httpx.Client, path: str, body: Json, times: int) -> list[int]:
    """The statuses of the same request, sent several times at the same time."""
    with ThreadPoolExecutor(times) as many:
        return list(many.map(lambda _: browser.post(path, json=body).status_code, range(times)))


def test_there_is_nothing_to_take_back_pay_or_advise_out_of_turn(table: Company) -> None:
    assert "nothing to take back" in sentence(table.friend.post(table.path("/undo"), json={"seat": 1}), 422)
    assert "turn" in sentence(table.friend.get(table.path("/payments"), params={"seat": 1, "move": 0}), 409)
    assert "turn" in sentence(table.friend.get(table.path("/advice"), params={"seat": 1}), 409)
    for move in (9, 199):
        sentence(table.host.get(table.path("/payments"), params={"seat": 0, "move": move}), 422)
    assert "over" in sentence(table.host.get(table.path("/record")), 409)
    assert "not over" in sentence(table.host.post(table.path("/rematch")), 409)


def test_a_seat_that_is_not_idle_stays_its_persons(table: Company) -> None:
    assert "seconds" in sentence(table.friend.post(table.path("/seats/0"), json={"level": "page"}), 422)
    assert "idle" in sentence(table.host.post(table.path("/seats/1"), json={"level": "page"}), 422)
    assert "not yours" in sentence(table.friend.post(table.path("/seats/0"), json={"level": None}), 403)
    assert "no seat 7" in sentence(table.host.post(table.path("/seats/7"), json={"level": "page"}), 404)
    assert "no level" in sentence(table.host.post(table.path("/seats/0"), json={"level": "emperor"}), 422)
    assert sentence(table.friend.post(table.path("/seats/0/name"), json={"name": "Nobody"}), 403)


# Bodies.


GARBAGE: dict[str, bytes] = {
    "nothing": b"",
    "half an object": b'{"seat": 0, "mov',
    "text": b"take one from the row",
    "not UTF-8": b"\xff\xfe\xfd",
    "zeros": b"\0" * 100,
    "a list": b"[]",
    "null": b"null",
    "a number": b"1e999",
    "lists in lists": b"[" * 100_000,
    "objects in objects": b'{"a":' * 30_000,
    "half a letter": b'{"seat": 0, "moves": [0], "\\ud800": 1}',
    "a number without end": b'{"seat": 0, "moves": [' + b"9" * 5000 + b"]}",
    "a long number": b'{"seat": 0, "moves": [' + b"9" * 4000 + b"]}",
    "not a number": b'{"seat": 0, "moves": [NaN], "news": NaN}',
    "another field": b'{"seat": 0, "moves": [0], "cheat": true}',
    "a form": b"seat=0&moves=0",
}


@pytest.mark.parametrize("garbage", GARBAGE.values(), ids=GARBAGE.keys())
@pytest.mark.parametrize("rest", ["/moves", "/undo", "/gestures", "/seats/0", "/seats/0/name", ""])
def test_garbage_is_refused(table: Company, rest: str, garbage: bytes) -> None:
    path = table.path(rest) if rest else "/api/tables"
    answer = table.host.post(path, content=garbage, headers={"Content-Type": "application/json"})
    sentence(answer, (400, 413, 422))


WRONG_KINDS: list[tuple[str, Json]] = [
    ("/moves", {}),
    ("/moves", {"seat": "zero", "moves": [0]}),
    ("/moves", {"seat": 0, "moves": []}),
    ("/moves", {"seat": 0, "moves": "0"}),
    ("/moves", {"seat": 0, "moves": [None]}),
    ("/moves", {"seat": 0, "moves": [0.5]}),
    ("/moves", {"seat": 0, "moves": [[0]]}),
    ("/moves", {"seat": -1, "moves": [0]}),
    ("/moves", {"seat": 10**40, "moves": [0]}),
    ("/moves", {"seat": 0, "moves": [0] * 1000}),
    ("/moves", {"seat": 0, "moves": [0], "news": -1}),
    ("/moves", {"seat": None, "moves": [0]}),
    ("/undo", {"seat": "x"}),
    ("/gestures", {"seat": 0, "gesture": "slap"}),
    ("/gestures", {"seat": 0}),
    ("/seats/0", {"level": 17}),
    ("/seats/0", {"level": "x" * 1000}),
    ("/seats/x", {"level": "page"}),
    ("/seats/0/name", {"name": ""}),
    ("/seats/0/name", {"name": "x" * 1000}),
    ("/links/x", {}),
]


@pytest.mark.parametrize(("rest", "body"), WRONG_KINDS, ids=lambda value: str(value)[:50])
def test_what_is_not_of_its_kind_is_refused(table: Company, rest: str, body: Json) -> None:
    sentence(table.host.post(table.path(rest), json=body), 422)


def pieces(size: int) -> Iterator[bytes]:
    """A body that does not say how long it is."""
    for _ in range(size // 1000):
        yield b" " * 1000


@pytest.mark.parametrize(("rest", "largest"), [("/moves", LARGEST_USUAL), ("", LARGEST)])
def test_huge_bodies_are_refused_whether_they_say_their_size_or_not(table: Company, rest: str, largest: int) -> None:
    path = table.path(rest) if rest else "/api/tables"
    for body in (b" " * (largest + 1), pieces(largest + 10_000)):
        answer = table.host.post(path, content=body, headers={"Content-Type": "application/json"})
        assert f"{largest:,} bytes" in sentence(answer, 413)



# Links.


def test_forged_and_mangled_links_open_nothing(server: Server, table: Company) -> None:
    secret = table.links["1"].removeprefix("/join/")
    name, seat, mac = secret.split("-")
    forged = [
        f"{name}-0-{mac}",
        f"{name}-w-{mac}",
        f"{name}-1-{'0' * len(mac)}",
        f"{name}-1-{mac[:-1]}",
        f"{name}-1-{mac}0",
        f"{name}-1-",
        f"{name}--{mac}",
        f"{'0' * len(name)}-{seat}-{mac}",
        secret.upper(),
        f"{name}-1-{mac}-1",
        "%00",
        "%ff%fe",
        "a" * 3000,
        f"{name}-%D9%A1-{mac}",
        "-",
        "--",
    ]
    for link in forged:
        with server.browser() as browser:
            assert browser.get(f"/join/{link}", headers={"Accept": "text/html"}).status_code in (404, 503)
            for path in ("/api/join/look", "/api/join"):
                sentence(browser.post(path, json={"link": link}), (404, 410, 422))
            assert told(browser.get("/api/tables"))["tables"] == []
        if link.isascii() and "%" not in link:
            with server.with_key(link) as program:
                assert "no seat" in sentence(program.get(table.path("/scene")), 403)


def test_a_link_is_no_key(server: Server, table: Company) -> None:
    for link in table.links.values():
        with server.with_key(link.removeprefix("/join/")) as program:
            assert "sit down with a link first" in sentence(program.get(table.path("/scene")), 403)


def test_the_key_of_one_table_opens_no_other(server: Server, table: Company) -> None:
    with server.browser() as browser, server.program(table.links["watch"]) as program:
        assert look(program, table.table)["scene"]["viewer"] is None
        other = set_up(browser, "royals", [ME, FRIEND])["table"]
        assert "no seat" in sentence(program.get(f"/api/tables/{other}/scene"), 403)


def test_a_browser_without_a_link_sees_and_does_nothing(table: Company) -> None:
    for path in ("", "/scene", "/stream", "/sheet", "/record"):
        assert "open the link" in sentence(ask_for_stream(table.stranger, table.path(path)), 403)
    for path, body in (
        ("/moves", {"seat": 0, "moves": [0]}),
        ("/undo", {"seat": 0}),
        ("/hurry", None),
        ("/rematch", None),
        ("/links/1", None),
    ):
        assert "open the link" in sentence(table.stranger.post(table.path(path), json=body), 403)


def test_a_forged_cookie_is_nobody(server: Server, table: Company) -> None:
    for cookie in ("x", "a" * 4000, '"\\303\\251"', "0"):
        answer = httpx.get(f"{server.address}{table.path()}", headers={"Cookie": f"regalia={cookie}"})
        assert "open the link" in sentence(answer, 403)


def test_a_renewed_link_makes_the_old_one_worthless(server: Server) -> None:
    with server.browser() as host, server.browser() as friend, server.browser() as late:
        invitation = set_up(host, "royals", [ME, FRIEND, FRIEND])
        table, old = f"/api/tables/{invitation['table']}", invitation["links"]["1"]
        join(friend, invitation["links"]["2"])
        before = look(host, invitation["table"], 0)
        assert "Only the one who set up" in sentence(friend.post(f"{table}/links/1"), 403)
        new = told(host.post(f"{table}/links/1"))["links"]["1"]
        assert new != old
        assert "a new link" in sentence(late.post("/api/join", json={"link": old}), 410)
        assert "is here" in sentence(host.post(f"{table}/links/2"), 409), "who sits there was here a moment ago"
        watch = told(host.post(f"{table}/links/-1"))["watch"]
        assert "a new link" in sentence(late.post("/api/join", json={"link": invitation["watch"]}), 410)
        join(late, watch)
        assert look(host, invitation["table"], 0) == before
        join(late, new)
        assert look(late, invitation["table"], 1)["scene"]["viewer"] == 1
        assert "no seat 5" in sentence(host.post(f"{table}/links/5"), 404)
        assert "yourself" in sentence(host.post(f"{table}/links/0"), 403)


# Addresses.


@pytest.mark.parametrize("table_id", ["nowhere", "0" * 16, "%00", "..%2f..", "x" * 3000, "'; drop table tables; --"])
def test_an_unknown_table_is_not_found(table: Company, table_id: str) -> None:
    for path in (f"/api/tables/{table_id}", f"/api/tables/{table_id}/scene", f"/api/tables/{table_id}/stream"):
        sentence(ask_for_stream(table.host, path), 404)
    sentence(table.host.post(f"/api/tables/{table_id}/moves", json={"seat": 0, "moves": [0]}), 404)


@pytest.mark.parametrize(
    "path", ["/nowhere", "/api", "/api/nowhere", "/assets/nothing.js", f"/assets/{'a' * 1000}", "/assets/%00", "/docs"]
)
def test_an_unknown_address_is_not_found(table: Company, path: str) -> None:
    sentence(table.host.get(path), 404)


def test_a_wrong_method_is_refused(table: Company) -> None:
    for method, path in (("PATCH", table.path()), ("PUT", "/api/tables"), ("GET", table.path("/moves"))):
        sentence(table.host.request(method, path), 405)


@pytest.mark.parametrize("last", ["x", "-1", "9" * 5000, "1.5", "", "٣", "99999999"])
def test_a_stream_takes_any_last_event(table: Company, last: str) -> None:
    headers = {b"Last-Event-ID": last.encode()}
    with table.host.stream("GET", table.path("/stream"), params={"seat": 0}, headers=headers) as answer:
        assert answer.status_code == 200
        assert next(answer.iter_lines()).startswith("retry")


def test_a_stream_or_scene_after_nonsense_is_refused(table: Company) -> None:
    for after in ("-1", "x", "1.5"):
        for rest in ("/stream", "/scene"):
            sentence(ask_for_stream(table.host, table.path(rest), after=after), 422)
    assert told(table.host.get(table.path("/scene"), params={"after": 10**30}))["news"] == []
    for seat in ("-1", "5", "x"):
        sentence(table.host.get(table.path("/scene"), params={"seat": seat}), 422)


# Tables that cannot be.


def board(text: str) -> Json:
    """A wish for a board of one's own."""
    return {"options": {"players": 2, "board": text}}


def board_with(old: str, new: str) -> Json:
    """A wish for the printed board with something else in it."""
    text = printed_board("2016").text
    assert old in text
    return board(text.replace(old, new))


NO_TABLES: dict[str, tuple[Json, str]] = {
    "no such game": ({"game": "chess"}, "there are "),
    "no such level": ({"seats": [ME, {"kind": "bot", "level": "emperor"}]}, "it has page, courtier"),
    "level 0": ({"seats": [ME, {"kind": "bot", "level": 9}]}, "1 to 5"),
    "no such house": ({"seats": [{**ME, "house": "pink"}, FRIEND]}, "'teal'"),
    "no such kind": ({"seats": [{"kind": "dog"}, FRIEND]}, "'screen'"),
    "too long a name": ({"seats": [{**ME, "name": "x" * 1000}, FRIEND]}, "60 characters"),
    "too few seats": ({"seats": [ME]}, "2"),
    "too many seats": ({"seats": [FRIEND] * 6}, "5"),
    "seats for others": ({"seats": [ME, FRIEND, FRIEND]}, "needs 2 seats, not 3"),
    "no such edition": ({"options": {"players": 2, "edition": "2015"}}, "there are 2014 and 2016"),
    "four cards in 2014": ({"options": {"players": 2, "edition": "2014", "row": 4}}, "3 cards, not 4"),
    "sides of Royals": ({"options": {"players": 2, "sides": "AAAAAAAA"}}, "it has players, edition, row, board"),
    "too few sides": ({"game": "majesty", "options": {"players": 2, "sides": "AB"}}, "Sides are eight letters A or B"),
    "edition of Majesty": ({"game": "majesty", "options": {"players": 2, "edition": "2016"}}, "it has players, sides"),
    "five at Majesty": ({"game": "majesty", "options": {"players": 5}, "seats": [FRIEND] * 5}, "2 to 4 players"),
    "one player": ({"options": {"players": 1}}, "players"),
    "a seat that cannot start": ({"starts": 2}, "seat 2 cannot start"),
    "an order that is none": ({"starts": "last"}, "'random' or 'first'"),
    "a pace backwards": ({"pace": -1}, "pace"),
    "a pace of no number": ({"pace": "fast"}, "pace"),
    "a seed": ({"seed": 1}, "cannot have a seed here"),
    "a wish nobody knows": ({"colour": "red"}, "colour"),
    "a board that is no TOML": (board("x"), "The board file is not valid TOML"),
    "a board without end": (board("a = " + "[\n" * 5_000), "nested too deeply"),
    "a board with a key as deep as it is long": (board("a." * 48_000 + "b=1"), "too large to be a board"),
    "a board with a deep key": (board("a." * 15_000 + "b=1"), "200 letters at most"),
    "a number without end": (board("a = " + "9" * 5000), "200 letters at most"),
    "a huge number": (board_with("cost = [1,", f"cost = [0x{'f' * 40},"), "must be a whole number"),
    "an empty board": (board("format = 1"), "a name must not be empty"),
    "a country nobody knows": (board_with('country = "Spain"', 'country = "Portugal"'), "must be one of France"),
    "another format": (board_with("format = 1", "format = 2"), "must be 1"),
    "a board too long": (board("#" * 100_001), "it may have 32,768 bytes"),
}


@pytest.mark.parametrize(("wish", "right"), NO_TABLES.values(), ids=NO_TABLES.keys())
def test_a_table_that_cannot_be_is_refused_with_what_would_be_right(table: Company, wish: Json, right: str) -> None:
    mine = len(told(table.host.get("/api/tables")))
    usual = {"game": "royals", "options": {"players": 2}, "seats": [ME, FRIEND]}
    assert right in sentence(table.host.post("/api/tables", json={**usual, **wish}), 422)
    assert len(told(table.host.get("/api/tables"))) == mine


@pytest.mark.parametrize("name", ["Regalia record 1", "Result: 1", "seat 1: end turn", "\u202eanna", "é" * 60, "# x"])
def test_any_name_can_be_written_to_the_record(server: Server, name: str) -> None:
    with server.browser() as browser:
        table = set_up(browser, "majesty", [{**ME, "name": name}, {"kind": "screen", "name": name}])["table"]
        scene: Json = look(browser, table, 0)["scene"]
        while not scene["over"]:
            own = look(browser, table, scene["turn"])["scene"]
            scene = play(browser, table, own, possible(own)[0]["move"])
        record = parse_record(browser.get(f"/api/tables/{table}/record").text)
        assert record.names == tuple(seat["name"] for seat in scene["seats"])
        assert list(record.scores) == scene["scores"]


# After all of this.


def test_a_table_goes_on_after_all_of_this(server: Server) -> None:
    luck = random.Random(1)
    with server.browser() as host, server.browser() as friend:
        invitation = set_up(host, "royals", [ME, FRIEND])
        table = invitation["table"]
        join(friend, invitation["links"]["1"])
        people = [host, friend]
        garbage = itertools.cycle(GARBAGE.values())
        with listening(friend, table, 1) as events:
            heard = [news["number"] for news in next(events)[1]["news"]]
            for _ in range(25):
                turn = look(host, table)["scene"]["turn"]
                for body in itertools.islice(garbage, 3):
                    sentence(people[turn].post(f"/api/tables/{table}/moves", content=body), (400, 413, 422))
                other = people[1 - turn].post(f"/api/tables/{table}/moves", json={"seat": turn, "moves": [0]})
                sentence(other, 403)
                scene = look(people[turn], table, turn)["scene"]
                play(people[turn], table, scene, luck.choice(possible(scene))["move"])
            while heard[-1] < look(friend, table, 1)["scene"]["news"]:
                heard += [news["number"] for news in next(events)[1]["news"]]
        assert heard == list(range(1, len(heard) + 1))


# Requests that nobody thought of: made up from the description of the interface.


described = schemathesis.openapi.from_dict(create_app(Settings()).openapi())
made_up = hypothesis_settings(
    examples(25), phases=[Phase.explicit, Phase.generate], suppress_health_check=list(HealthCheck)
)


@pytest.fixture(scope="module")
def playground(server: Server) -> Iterator[tuple[str, dict[str, str]]]:
    """A table nobody cares about, and the cookie of the one who set it up."""
    with server.browser() as browser:
        yield set_up(browser, "majesty", [ME, FRIEND, {"kind": "bot"}])["table"], dict(browser.cookies)


@described.exclude(path_regex="/stream$").parametrize()
@made_up
def test_no_request_that_can_be_described_breaks_the_server(
    case: Any, server: Server, playground: tuple[str, dict[str, str]]
) -> None:
    """From a stranger, and from the one who set up a table."""
    table, cookies = playground
    answers = [case.call(base_url=server.address, timeout=PATIENCE)]
    if "table_id" in (case.path_parameters or {}):
        case.path_parameters["table_id"] = table
        answers.append(case.call(base_url=server.address, timeout=PATIENCE, cookies=cookies))
    for answer in answers:
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            assert set(answer.json()) == {"message", "rule", "told"}
