"""Whatever is asked for and however it goes: no answer lacks the headers that keep other sites' pages out."""

import http.client
import time

import httpx
import pytest

from tests.helpers.serving import FRIEND, ME, Server, join, look, set_up, told

TABLE = "/api/tables/0123456789abcdef"
ASKED = [
    ("GET", "/nowhere", 404),
    ("GET", "/api/nowhere", 404),
    ("GET", TABLE, 404),
    ("GET", f"{TABLE}/scene?seat=0", 404),
    ("GET", f"{TABLE}/stream", 404),
    ("GET", "/api/tables/%00", 404),
    ("GET", "/assets/..%2f..%2fsettings.py", 404),
    ("GET", "/assets/none.js", 404),
    ("GET", "//join/nothing", 404),
    ("HEAD", "/", 200),
    ("HEAD", "/health", 405),
    ("OPTIONS", "/api/tables", 405),
    ("PUT", "/api/tables", 405),
    ("TRACE", "/", 405),
    ("POST", "/api/tables", 422),
    ("GET", "/api/tables?limit=0", 422),
    ("GET", "/openapi.json", 200),
    ("GET", "/service-worker.js", None),
]


def headers_of(server: Server, method: str, path: str, **headers: str) -> tuple[int, dict[str, str]]:
    """An answer's status and headers, to a request that is sent as it is written here."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    try:
        connection.putrequest(method, path)
        for name, value in headers.items():
            connection.putheader(name.replace("_", "-"), value)
        connection.endheaders()
        answer = connection.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}
    finally:
        connection.close()


def assert_guarded(headers: dict[str, str], is_told: bool) -> None:
    """What every answer says, and what those below /api/ say."""
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "default-src 'none'" in headers["content-security-policy"]
    assert not [name for name in headers if name.startswith("access-control-")], "no other site may read it"
    if is_told:
        assert headers["cache-control"] == "no-store"
        assert headers["cross-origin-resource-policy"] == "same-origin"


@pytest.mark.parametrize(("method", "path", "status"), ASKED)
def test_an_answer_is_guarded(server: Server, method: str, path: str, status: int | None) -> None:
    found, headers = headers_of(server, method, path, Accept="text/html")
    assert status in (None, found)
    assert_guarded(headers, path.startswith("/api/"))


def test_so_is_a_refusal_before_anything_is_read(server: Server) -> None:
    for length in ("999999999", "x", "-1"):
        status, headers = headers_of(server, "POST", "/api/tables", Content_Length=length)
        assert status in (400, 413)
        if status == 413:
            assert_guarded(headers, is_told=True)
    status, headers = headers_of(server, "POST", "/api/tables", Origin="null", Content_Length="0")
    assert status == 403
    assert_guarded(headers, is_told=True)


def test_a_stream_is_kept_by_no_cache_either(server: Server, browser: httpx.Client) -> None:
    table = set_up(browser, "royals", [ME, FRIEND])["table"]
    with browser.stream("GET", f"/api/tables/{table}/stream", params={"seat": 0}) as answer:
        next(answer.iter_lines())
        assert_guarded({name.lower(): value for name, value in answer.headers.items()}, is_told=True)


@pytest.mark.parametrize(
    "sent",
    [
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "http://localhost"},
        {"Sec-Fetch-Site": "same-site"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "nonsense"},
        {"Origin": "http://evil.example", "Sec-Fetch-Site": "same-origin"},
        {"Origin": "http://evil.example", "X-Forwarded-Host": "evil.example"},
    ],
)
def test_every_write_is_refused_to_pages_of_others(browser: httpx.Client, sent: dict[str, str]) -> None:
    invitation = set_up(browser, "majesty", [ME, FRIEND])
    table = f"/api/tables/{invitation['table']}"
    before = told(browser.get(table))
    writes = [
        ("POST", "/api/tables", {"game": "majesty"}),
        ("POST", "/api/join", {"link": invitation["links"]["1"]}),
        ("POST", f"{table}/abandon", {}),
        ("POST", f"{table}/open", {"open": True}),
        ("POST", f"{table}/seats/0", {"level": "peasant"}),
        ("DELETE", f"{table}?everybody=true", None),
    ]
    for method, path, body in writes:
        assert browser.request(method, path, json=body, headers=sent).status_code == 403
    assert told(browser.get(table))["open"] == before["open"]


def test_over_https_the_cookie_is_locked_to_the_host(server: Server) -> None:
    with server.browser() as behind:
        behind.headers["X-Forwarded-Proto"] = "https"
        set_cookie = behind.get("/").headers["set-cookie"]
        name, _, value = set_cookie.partition(";")[0].partition("=")
        assert name == "__Host-regalia"
        attributes = {one.strip().lower() for one in set_cookie.split(";")[1:]}
        assert {"secure", "httponly", "samesite=lax", "path=/"} <= attributes
        assert not any(one.startswith("domain") for one in attributes)
        wish = {"game": "majesty", "options": {"players": 2}, "seats": [ME, FRIEND]}
        behind.headers["Cookie"] = f"{name}={value}"
        table = told(behind.post("/api/tables", json=wish))["table"]
        with server.browser() as attacker:
            planted = attacker.get("/").cookies["regalia"]
        behind.headers["Cookie"] = f"regalia={planted}; {name}={value}"  # a page of another host below the same name
        assert told(behind.get(f"/api/tables/{table}"))["mine"]


def test_whoever_looked_on_by_a_link_that_was_made_anew_hears_no_more(
    server: Server, browser: httpx.Client, friend: httpx.Client
) -> None:
    invitation = set_up(browser, "royals", [ME, FRIEND])
    table = invitation["table"]
    join(friend, invitation["watch"])
    latest = time.monotonic() + 15
    with friend.stream("GET", f"/api/tables/{table}/stream") as answer:
        assert answer.status_code == 200
        watch = told(browser.post(f"/api/tables/{table}/links/-1"))["watch"]
        for _ in answer.iter_lines():  # it ends
            assert time.monotonic() < latest, "the stream goes on"
    assert friend.get(f"/api/tables/{table}/scene").status_code == 403
    with server.browser() as stranger:
        assert stranger.post("/api/join", json={"link": invitation["watch"]}).status_code == 410
    join(friend, watch)
    assert look(friend, table)["scene"]["viewer"] is None
