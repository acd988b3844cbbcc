"""What browsers, messengers and programs are answered at the addresses of pages."""

import re
from pathlib import Path

import httpx
import pytest
from starlette.requests import Request

from regalia.server.reach import Reach, reach
from regalia.server.settings import Settings
from tests.helpers.serving import FRIEND, ME, join, running, set_up, told

PERSON = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8", "Accept-Language": "de-DE,de;q=0.9"}
MESSENGER = {"User-Agent": "WhatsApp/2.23", "Accept": "*/*"}


def said(page: str, name: str) -> str:
    """What the head of a page says."""
    found = re.search(rf'<meta (?:property|name)="{name}" content="([^"]*)"', page)
    assert found, name
    return found[1]


def test_a_messenger_is_shown_who_invites_to_what_with_a_picture_and_changes_nothing(
    browser: httpx.Client, friend: httpx.Client
) -> None:
    invitation = set_up(browser, "royals", [{**ME, "name": 'Anna "<b>'}, FRIEND])
    before = told(browser.get(f"/api/tables/{invitation['table']}"))["links"]
    page = friend.get(invitation["links"]["1"], headers=MESSENGER)
    assert page.status_code == 200
    assert said(page.text, "og:title") == "Anna &quot;&lt;b&gt; invites you to Royals"
    assert "<b>" not in page.text.partition("</head>")[0]
    assert said(page.text, "og:description") == said(page.text, "description")
    picture = said(page.text, "og:image")
    shown = friend.get(picture)
    assert (shown.status_code, shown.headers["content-type"]) == (200, "image/jpeg")
    assert page.headers["referrer-policy"] == "no-referrer"
    assert page.headers["cache-control"] == "no-store"
    assert friend.head(invitation["links"]["1"], headers=MESSENGER).status_code == 200
    assert told(browser.get(f"/api/tables/{invitation['table']}"))["links"] == before
    german = friend.get(invitation["links"]["1"], headers=PERSON)
    assert said(german.text, "og:title") != said(page.text, "og:title")


@pytest.mark.parametrize("path", ["/nowhere", "/table/x/y", "/joi", "/join/nonsense-link", "/join/", "/games/x"])
def test_people_see_a_page_where_there_is_nothing_and_programs_a_sentence(browser: httpx.Client, path: str) -> None:
    shown = browser.get(path, headers=PERSON)
    assert (shown.status_code, shown.headers["content-type"].partition(";")[0]) == (404, "text/html")
    assert '<div id="app">' in shown.text
    if not path.startswith("/join/"):
        answer = browser.get(path)
        assert answer.status_code == 404
        assert answer.json()["message"]


def test_the_interface_answers_programs_and_people_with_json(browser: httpx.Client) -> None:
    for path in ("/api/nowhere", "/api/tables/nowhere", "/assets/nothing.js"):
        assert browser.get(path, headers=PERSON).headers["content-type"] == "application/json"


def test_a_link_of_a_seat_that_is_taken_is_still_a_page(browser: httpx.Client, friend: httpx.Client) -> None:
    invitation = set_up(browser, "majesty", [ME, FRIEND])
    join(friend, invitation["links"]["1"])
    assert '<div id="app">' in browser.get(invitation["links"]["1"], headers=PERSON).text


@pytest.mark.parametrize(
    ("asked", "settings", "wanted"),
    [
        ("http://127.0.0.1:8765/", {}, Reach(address=None, only_here=True, others=[])),
        ("http://localhost:8765/", {}, Reach(address=None, only_here=True, others=[])),
        ("http://regalia.example/", {}, Reach(address=None, only_here=False, others=[])),
        ("http://192.168.0.7:8765/", {"host": "0.0.0.0"}, Reach(address=None, only_here=False, others=[])),
        (
            "http://127.0.0.1:8765/",
            {"host": "10.0.0.5", "port": 99},
            Reach(address="http://10.0.0.5:99", only_here=False, others=[]),
        ),
        (
            "http://127.0.0.1:8765/",
            {"address": "https://regalia.example/"},
            Reach(address="https://regalia.example", only_here=False, others=[]),
        ),
    ],
)
def test_where_friends_reach_the_server(asked: str, settings: dict[str, object], wanted: Reach) -> None:
    url = httpx.URL(asked)
    scope = {"type": "http", "scheme": "http", "path": "/", "query_string": b"", "server": (url.host, url.port or 80)}
    request = Request({**scope, "headers": [(b"host", url.netloc)]})
    assert reach(request, Settings(**settings)) == wanted  # type: ignore[arg-type]


def test_a_server_that_listens_everywhere_offers_an_address_in_the_network(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", host="0.0.0.0") as server, server.browser() as browser:
        table = set_up(browser, "majesty", [ME, FRIEND])["table"]
        told_reach = told(browser.get(f"/api/tables/{table}"))["reach"]
        address = told_reach["address"]
        if address is None:
            assert told_reach["only_here"], "this machine is in no network"
        else:
            assert httpx.get(f"{address}/health").status_code == 200
