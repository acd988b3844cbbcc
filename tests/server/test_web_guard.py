"""Pages of other sites cannot use a visitor's browser here, and nothing a seat is told is kept on the way."""

import re

import httpx
import pytest

from tests.helpers.serving import FRIEND, ME, Server, set_up, told_refusal

ELSEWHERE = ("https://evil.example", "null", "http://127.0.0.1:9", "https://127.0.0.1.evil.example", "//", "http://[")


@pytest.mark.parametrize("origin", ELSEWHERE)
def test_a_page_of_another_site_writes_nothing(browser: httpx.Client, origin: str) -> None:
    before = browser.get("/api/tables").json()["total"]
    wish = {"game": "majesty", "options": {"players": 2}, "seats": [ME, FRIEND]}
    answer = browser.post("/api/tables", json=wish, headers={"Origin": origin})
    assert "another site" in told_refusal(answer, 403)
    assert browser.get("/api/tables").json()["total"] == before


def test_own_pages_and_programs_write(browser: httpx.Client, server: Server) -> None:
    wish = {"game": "majesty", "options": {"players": 2}, "seats": [ME, FRIEND]}
    for headers in ({}, {"Origin": server.address}, {"Sec-Fetch-Site": "same-origin"}):
        assert browser.post("/api/tables", json=wish, headers=headers).status_code == 201
    behind = {"Origin": "https://regalia.example", "Host": "regalia.example"}  # a proxy with HTTPS
    assert browser.post("/api/tables", json=wish, headers=behind).status_code == 201
    assert told_refusal(browser.post("/api/tables", json=wish, headers={"Sec-Fetch-Site": "cross-site"}), 403)


def test_hands_are_kept_by_no_cache(browser: httpx.Client) -> None:
    table = set_up(browser, "royals", [ME, FRIEND])["table"]
    for path in ("scene?seat=0", "sheet", "text?seat=0&language=en"):
        assert browser.get(f"/api/tables/{table}/{path}").headers["cache-control"] == "no-store"


def test_every_answer_says_what_it_is_and_that_nobody_frames_it(browser: httpx.Client) -> None:
    for path in ("/health", "/api/games", "/nowhere", "/", "/programs", "/api/tables/0"):
        headers = browser.get(path, headers={"Accept": "text/html"}).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]


def test_a_page_runs_only_what_it_was_built_with(browser: httpx.Client) -> None:
    page = browser.get("/", headers={"Accept": "text/html"})
    policy = page.headers["content-security-policy"]
    scripts = re.search(r"script-src ([^;]*)", policy)
    assert scripts and "unsafe" not in scripts[1] and "'self' 'sha256-" in scripts[1]
    assert "default-src 'none'" in policy and "base-uri 'none'" in policy


@pytest.mark.parametrize("cookie", ["chosen-by-somebody-else", "a.b", ".", "ü", "x" * 5000])
def test_a_cookie_that_the_server_did_not_make_is_replaced(server: Server, cookie: str) -> None:
    with server.browser() as fresh:
        fresh.headers["Cookie"] = f"regalia={cookie}"
        assert fresh.get("/").cookies["regalia"] != cookie
        answer = fresh.post("/api/tables", json={"game": "majesty", "options": {"players": 2}, "seats": [ME, FRIEND]})
        assert answer.status_code == 201
        table = answer.json()["table"]
        assert told_refusal(fresh.get(f"/api/tables/{table}"), 403), "who knows that cookie has no seat by it"


def test_a_cookie_of_the_server_stays(server: Server) -> None:
    with server.browser() as fresh:
        first = fresh.get("/").cookies["regalia"]
        assert fresh.get("/games").cookies["regalia"] == first
