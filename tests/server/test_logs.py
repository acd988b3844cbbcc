"""The log of a server: a line a request, none that somebody forged, none with a secret, as text or as JSON."""

import asyncio
import http.client
import json
import logging
import re
import sys
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from starlette.types import Receive, Scope, Send

from regalia.server.log_lines import JsonLines, TextLines, start_logging
from regalia.server.request_log import RequestLog
from tests.helpers.serving import FRIEND, ME, Server, running, set_up, told

LINE = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} (INFO|WARNING|ERROR) [\w.]+( \[[\w.-]+\])?: |Regalia is at ")
FORGED = "2026-01-01 00:00:00,000 INFO regalia.server: all is well"


@pytest.fixture(scope="module")
def text_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose log is text."""
    with running(tmp_path_factory.mktemp("text") / "tables.db") as server:
        yield server


@pytest.fixture(scope="module")
def json_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose log is JSON."""
    settings: dict[str, Any] = {"LOG": "json"}
    with running(tmp_path_factory.mktemp("json") / "tables.db", **settings) as server:
        yield server


def _ask(server: Server, target: str, method: str = "GET", **headers: str) -> http.client.HTTPResponse:
    """A request as somebody writes it who uses no library."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    connection.putrequest(method, target, skip_accept_encoding=True)
    for name, value in headers.items():
        connection.putheader(name.replace("_", "-"), value.encode("latin-1"))
    connection.endheaders()
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer


def _lines(server: Server) -> list[str]:
    """The log, with a last line of our own: a line is written when its answer is sent."""
    marker = _ask(server, "/health").headers["X-Request-ID"]
    for _ in range(500):
        if marker in (log := server.log.read_text()):
            return log.removesuffix("\n").split("\n")
        time.sleep(0.01)
    raise AssertionError("the request is not in the log")


FORGERIES = [
    "/nowhere%0a" + FORGED.replace(" ", "%20"),
    "/nowhere%0d%0a" + FORGED.replace(" ", "%20"),
    "/%e2%80%a8" + FORGED.replace(" ", "%20"),
    "/assets/%0a" + FORGED.replace(" ", "%20"),
    "/table/%1b[2J%0a" + FORGED.replace(" ", "%20"),
    "/api/tables/%0a" + FORGED.replace(" ", "%20") + "/scene",
]


@pytest.mark.parametrize("target", FORGERIES)
def test_nobody_forges_a_line_of_the_log(text_server: Server, target: str) -> None:
    before = len(_lines(text_server))
    _ask(text_server, target, User_Agent="x\t" + FORGED, X_Request_ID="x " + FORGED)
    lines = _lines(text_server)
    assert len(lines) == before + 2
    assert all(LINE.match(line) for line in lines)
    assert "all is well" not in "".join(lines) and "\x1b" not in "".join(lines)


def _secret_addresses(server: Server) -> tuple[list[str], list[str]]:
    """Addresses with a secret in them, however somebody wrote them; and the secrets."""
    with server.browser() as browser:
        table = set_up(browser, "majesty", [ME, FRIEND])
        link = table["links"]["1"].rpartition("/")[2]
        code = told(browser.post(f"/api/tables/{table['table']}/devices", json={"seat": 0}))["code"].replace("-", "")
        told(browser.post("/api/join/look", json={"link": link}))
        key = told(browser.post("/api/join", json={"link": link, "program": True}))["key"]
        browser.get(f"/api/tables/{table['table']}/scene", headers={"Authorization": f"Bearer {key}"})
        cookie = browser.cookies["regalia"]
    ways = ["/join/{}", "//join/{}", "/JOIN/{}", "/%6aoin/{}", "/%256aoin/{}"]
    ways += ["/x/../join/{}", "/joln/{}", "/{}", "/api/join/{}", "/api/join?link={}"]
    ways += ["/?{}", "/table/{}", "/device/{}", "/api/tables/{}/scene", "/assets/{}/x"]
    ways += ["/join/look/{}", "/api/tables/59b98a3304148c51/{}", "/join//{}", "/join/%2f{}", "/api/push/{}"]
    secrets = [link, link.rpartition("-")[2], code, code.lower(), key, cookie]
    return [way.format(secret) for way in ways for secret in secrets], secrets


@pytest.mark.parametrize("form", ["text_server", "json_server"])
def test_no_secret_is_in_the_log_however_it_is_written(form: str, request: pytest.FixtureRequest) -> None:
    server: Server = request.getfixturevalue(form)
    addresses, secrets = _secret_addresses(server)
    for address in addresses:
        for method in ("GET", "POST") if "%" in address or "api" in address else ("GET",):
            _ask(server, address, method, Content_Length="0")
    log = "".join(_lines(server))
    assert [secret for secret in secrets if secret in log] == []


def test_a_request_is_found_in_the_log_by_its_number(text_server: Server) -> None:
    given = _ask(text_server, "/health", X_Request_ID="from-the-proxy.7")
    assert given.headers["X-Request-ID"] == "from-the-proxy.7"
    own = [_ask(text_server, "/health", X_Request_ID=bad).headers["X-Request-ID"] for bad in ("", "a b", "x" * 65, "é")]
    assert all(re.fullmatch(r"[0-9a-f]{16}", one) for one in own) and len(set(own)) == 4
    log = "\n".join(_lines(text_server))
    assert re.search(r"INFO regalia.server \[from-the-proxy.7\]: GET /health 200 [\d.]+ ms\n", log)
    assert all(f"[{one}]: GET /health 200" in log for one in own)


def test_json_lines_say_the_same_each_in_one_object(json_server: Server) -> None:
    _ask(json_server, "/api/tables/0123456789abcdef/scene?seat=1", X_Request_ID="seven")
    _ask(json_server, "/nowhere%0a")
    lines = [json.loads(line) for line in _lines(json_server)]
    (asked,) = [line for line in lines if line.get("request") == "seven"]
    assert (asked["method"], asked["status"], asked["level"]) == ("GET", 404, "INFO")
    assert asked["path"] == "/api/tables/0123456789abcdef/scene" and asked["ms"] > 0
    assert any("Regalia is at" in line["message"] for line in lines), "a person's sentences are lines as well"
    assert any(line["logger"] == "uvicorn.error" for line in lines)


def _record(message: str, trouble: Any = None) -> logging.LogRecord:
    """What a library says is an error."""
    return logging.LogRecord("x", logging.ERROR, "x.py", 1, message, (), trouble)


@pytest.mark.parametrize(
    ("message", "secret"),
    [
        ("connection to postgresql+psycopg://me:pa/ss@wo:rd@db:5432/tables failed", "wo:rd"),
        ("Max retries exceeded with url: /fcm/send/dJx0n-SECRET (Caused by x)", "SECRET"),
        ("POST https://fcm.googleapis.com/fcm/send/dJx0n-SECRET: 500", "SECRET"),
        ("(x) [SQL: INSERT …]\n[parameters: {'name': 'links', 'key': 'SECRET'}]\n(Background on", "SECRET"),
        ("no such link 0123456789abcdef-2-0123456789abcdef0123456789abcdef", "89abcdef0123456789abcdef"),
        ("Authorization: Bearer SECRET", "SECRET"),
        ("Cookie: regalia=SECRET.abc; other=1", "SECRET"),
        ("connecting with host=db user=me password=SECRET", "SECRET"),
    ],
)
def test_errors_of_others_are_told_without_their_secrets(message: str, secret: str) -> None:
    plain = _record(message)
    try:
        raise ValueError(message)
    except ValueError:
        failed = _record("failed", sys.exc_info())
    for record in (plain, failed):
        for form in (TextLines(), JsonLines()):
            assert secret not in form.format(record)


def test_the_lines_of_a_traceback_look_like_no_line_of_their_own() -> None:
    try:
        raise ValueError(f"a sentence\n{FORGED}\r{FORGED}\u2028{FORGED}")
    except ValueError:
        failed = _record("failed", sys.exc_info())
    first, *rest = TextLines().format(failed).splitlines()
    assert LINE.match(first) and all(line.startswith("    | ") for line in rest)
    assert len(JsonLines().format(failed).splitlines()) == 1


def test_what_goes_wrong_is_answered_with_its_number_in_the_log(capsys: pytest.CaptureFixture[str]) -> None:
    async def breaks(scope: Scope, receive: Receive, send: Send) -> None:
        raise RuntimeError("the shelf fell over")

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(RequestLog(breaks))
        async with httpx.AsyncClient(transport=transport, base_url="http://hall") as browser:
            return await browser.get("/table/x", headers={"X-Request-ID": "number-1"})

    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    start_logging("text")
    try:
        answer = asyncio.run(ask())
    finally:
        root.handlers[:], root.level = before, level
        logging.captureWarnings(False)
    assert answer.status_code == 500 and answer.headers["x-request-id"] == "number-1"
    assert answer.json()["rule"] == "table.failed" and answer.json()["told"] == {"number": "number-1"}
    log = capsys.readouterr().err
    assert "ERROR regalia.server [number-1]" in log and "the shelf fell over" in log
