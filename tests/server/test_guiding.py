"""Guided first games on the server: a prepared deal that nobody chooses, and bots that wait until they are asked."""

import re
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from regalia.games.catalogue import games, rulebook
from regalia.games.royals.edition import EDITIONS
from regalia.kernel.refusal import Refusal
from regalia.locale.words import LANGUAGES
from regalia.server.guiding import guide_plan, prepared_deal
from regalia.server.http_shapes import NewTable
from tests.helpers.serving import BOT, FRIEND, ME, Server, running, set_up, told

ROOT = Path(__file__).parents[2]
GUIDED = [book.name for book in games() if guide_plan(book) is not None]
WORDS: dict[str, list[dict[str, Any]]] = {"royals": [{"edition": edition} for edition in EDITIONS] + [{"row": 4}]}
WORDS["majesty"] = [{}, {"sides": "B" * 8}, {"sides": "ABABABAB"}, {"whole_deck": True}]
CONFIGURATIONS = [(game, options) for game in GUIDED for options in WORDS.get(game, [{}])]
PATIENCE = 300.0  # seconds; a busy machine with an empty cache compiles its bots for a while
WAITS = 0.6  # seconds in which a bot that does not wait would have played


def scene(browser: httpx.Client, table: str) -> dict[str, Any]:
    """The table as the one who is guided sees it."""
    found: dict[str, Any] = told(browser.get(f"/api/tables/{table}/scene", params={"seat": 0, "after": 10**6}))["scene"]
    return found


def play_turn(browser: httpx.Client, table: str) -> None:
    """Play the own turn to its end, the first possible move each time."""
    now = scene(browser, table)
    while now["turn"] == 0:
        offer = next(one for one in now["offers"] if one["problem"] is None and not one["paid"])
        now = told(browser.post(f"/api/tables/{table}/moves", json={"seat": 0, "moves": [offer["move"]]}))["scene"]


def wait_for(browser: httpx.Client, table: str, turn: int) -> dict[str, Any]:
    """The scene when it is a seat's turn."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        now = scene(browser, table)
        if now["turn"] == turn:
            return now
        time.sleep(0.05)
    raise AssertionError(f"it never is the turn of seat {turn}")


@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS)
def test_every_configuration_has_a_deal_that_is_always_the_same(game: str, options: dict[str, Any]) -> None:
    plan = guide_plan(rulebook(game))
    assert plan is not None
    wish = NewTable(game=game, options=options, seats=[ME, *[BOT] * (plan.players - 1)], guided=True)  # type: ignore[list-item]
    chosen = rulebook(game).codec.from_json({"players": plan.players, **options})
    assert prepared_deal(wish, chosen) == prepared_deal(wish, chosen) >= 0


@pytest.mark.parametrize("game", GUIDED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_words_and_all_words_a_lesson(game: str, language: str) -> None:
    lessons = re.findall(r"^    name: '([a-z-]+)',$", (ROOT / f"web/src/{game}/guide.ts").read_text("utf-8"), re.M)
    written = rulebook(game).folder.joinpath(f"locale/{language}/guide.ftl").read_text("utf-8")
    assert len(lessons) >= 15
    assert sorted(re.findall(rf"^{game}-web-guide-([a-z-]+) =", written, re.M)) == sorted(lessons)


@pytest.mark.parametrize("game", GUIDED)
def test_the_level_of_the_bots_is_one_of_the_easy_half(game: str) -> None:
    plan = guide_plan(rulebook(game))
    ladder = list(rulebook(game).toml("levels.toml"))
    assert plan is not None and ladder.index(plan.level) < len(ladder) / 2


def test_a_game_without_a_plan_has_no_guided_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.server.guiding.FILE", "nothing.toml")
    book = rulebook(GUIDED[0])
    assert guide_plan(book) is None
    with pytest.raises(Refusal, match="has no guided game"):
        prepared_deal(NewTable(game=book.name, seats=[ME, BOT], guided=True), book.choose())  # type: ignore[list-item]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running(tmp_path_factory.mktemp("guided") / "tables.db", seeds=0) as started:
        yield started


def test_bots_of_a_guided_table_play_one_turn_when_they_are_asked(server: Server) -> None:
    with server.browser() as browser:
        table = set_up(browser, "majesty", [ME, BOT], guided=True)["table"]
        play_turn(browser, table)
        time.sleep(WAITS)
        assert scene(browser, table)["turn"] == 1, "the bot waits"
        assert browser.post(f"/api/tables/{table}/go_on", json={"seat": 1}).status_code == 204
        assert wait_for(browser, table, 0)["table"]["round"] == 2
        assert browser.post(f"/api/tables/{table}/go_on", json={"seat": 1}).status_code == 204, "too late is no harm"
        play_turn(browser, table)
        time.sleep(WAITS)
        assert scene(browser, table)["turn"] == 1, "asked once, a bot plays once"
        assert browser.post(f"/api/tables/{table}/hurry").status_code == 204
        wait_for(browser, table, 0)


def test_a_guided_game_that_is_ended_goes_on_as_any_other_even_after_a_restart(tmp_path: Path) -> None:
    store = tmp_path / "tables.db"
    with running(store) as server, server.browser() as browser:
        table = set_up(browser, "majesty", [ME, BOT], guided=True)["table"]
        cookies = dict(browser.cookies)
        play_turn(browser, table)
        assert told(browser.get(f"/api/tables/{table}"))["guided"] is True
        assert [one["guided"] for one in told(browser.get("/api/tables"))["tables"]] == [True]
        assert browser.post(f"/api/tables/{table}/go_on", json={"seat": None}).status_code == 204
        wait_for(browser, table, 0)
    with running(store) as server, server.browser() as browser:
        browser.cookies.update(cookies)
        assert told(browser.get(f"/api/tables/{table}"))["guided"] is False
        play_turn(browser, table)
        wait_for(browser, table, 0)


def test_the_deal_of_a_guided_table_is_the_prepared_one_and_seeds_stay_closed(server: Server) -> None:
    with server.browser() as one, server.browser() as other:
        deals = [set_up(browser, "royals", [ME, BOT], guided=True)["table"] for browser in (one, other)]
        rows = [scene(browser, table)["table"]["row"] for browser, table in zip((one, other), deals, strict=True)]
        assert rows[0] == rows[1]
        for guided in (True, False):
            wish = {"game": "royals", "seats": [ME, BOT], "seed": 1, "guided": guided}
            assert one.post("/api/tables", json=wish).status_code == 422


@pytest.mark.parametrize("seats", [[ME, FRIEND], [ME, BOT, BOT], [BOT, ME], [BOT, BOT]])
def test_a_guided_game_is_for_one_person_who_begins(server: Server, seats: list[dict[str, Any]]) -> None:
    with server.browser() as browser:
        answer = browser.post("/api/tables", json={"game": "majesty", "seats": seats, "guided": True})
        assert answer.status_code == 422
        said = "A guided game of Majesty is for one person, who begins, against bots: 2 seats in all."
        assert answer.json()["message"] == said


def test_only_whoever_plays_lets_the_bots_go_on(server: Server) -> None:
    with server.browser() as browser, server.browser() as stranger:
        table = set_up(browser, "majesty", [ME, BOT], guided=True)["table"]
        assert stranger.post(f"/api/tables/{table}/go_on", json={"seat": None}).status_code == 403
        assert told(browser.get(f"/api/tables/{table}"))["guided"] is True
        assert browser.post(f"/api/tables/{table}/go_on", json={"seat": 9}).status_code == 422
        assert browser.post(f"/api/tables/{table}/go_on", json={}).status_code == 422


def test_at_other_tables_asking_changes_nothing_and_the_next_game_is_not_guided(server: Server) -> None:
    with server.browser() as browser:
        table = set_up(browser, "majesty", [ME, BOT])["table"]
        assert browser.post(f"/api/tables/{table}/go_on", json={"seat": 1}).status_code == 204
        assert browser.post(f"/api/tables/{table}/go_on", json={"seat": None}).status_code == 204
        play_turn(browser, table)
        wait_for(browser, table, 0)
