"""Guided first games on the server: a prepared deal that nobody chooses, and bots that wait until they are asked."""

import re
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from regalia import Game
from regalia.games.catalogue import games, rulebook
from regalia.games.royals.edition import EDITIONS
from regalia.kernel.refusal import Refusal
from regalia.locale.words import LANGUAGES
from regalia.server.guiding import guide_plan, prepared_deal
from regalia.server.http_shapes import NewTable
from tests.helpers.serving import BOT, FRIEND, ME, Server, running, set_up, told

ROOT = Path(__file__).parents[2]
GUIDED = [book.name for book in games() if guide_plan(book) is not None]
WORDS: dict[str, list[dict[str, Any]]] = {
    "royals": [*({"edition": edition} for edition in EDITIONS), {"row": 4}],
    "majesty": [{}, {"sides": "B" * 8}, {"sides": "ABABABAB"}, {"whole_deck": True}],
}
CONFIGURATIONS = [(game, options) for game in GUIDED for options in WORDS.get(game, [{}])]
CARDS = {"royals": "row", "majesty": "market"}  # what lies open when a game begins
OTHER_DEALS = 6  # so many that they are not all the prepared one by chance
PATIENCE = 300.0  # seconds; a busy machine with an empty cache compiles its bots for a while
WAITS = 0.6  # seconds in which a bot that does not wait would have played


def scene(browser: httpx.Client, table: str, seat: int = 0) -> dict[str, Any]:
    """The table as the one who is guided sees it."""
    asked = {"seat": seat, "after": 10**6}
    found: dict[str, Any] = told(browser.get(f"/api/tables/{table}/scene", params=asked))["scene"]
    return found


def play_turn(browser: httpx.Client, table: str) -> None:
    """Play the own turn to its end, the first possible move each time."""
    now = scene(browser, table)
    while now["turn"] == 0:
        offer = next(one for one in now["offers"] if one["problem"] is None and not one["paid"])
        now = told(browser.post(f"/api/tables/{table}/moves", json={"seat": 0, "moves": [offer["move"]]}))["scene"]


def wait_for(browser: httpx.Client, table: str, turn: int, seat: int = 0) -> dict[str, Any]:
    """The scene when it is a seat's turn, or the game is over."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        now = scene(browser, table, seat)
        if now["turn"] == turn or now["over"]:
            return now
        time.sleep(0.05)
    raise AssertionError(f"it never is the turn of seat {turn}")


def prepared(game: str, options: dict[str, Any]) -> Game:
    """A game of the deal that is prepared for such options."""
    book = rulebook(game)
    plan = guide_plan(book)
    assert plan is not None
    seats = [ME, *[BOT] * (plan.players - 1)]
    chosen = book.codec.from_json({"players": plan.players, **options})
    wish = NewTable(game=game, options=options, seats=seats, guided=True)  # type: ignore[arg-type]
    return Game(book, chosen, seed=prepared_deal(wish, chosen))


@pytest.mark.parametrize("options", WORDS["majesty"])
def test_the_first_market_has_what_the_lessons_of_majesty_tell_of(options: dict[str, Any]) -> None:
    free, two, brewer, *further = [one["card"] for one in prepared("majesty", options).describe()["market"]]
    assert (free, brewer) == ("Miller", "Brewer")
    assert "/" in two
    assert any("Knight" in card for card in further)


@pytest.mark.parametrize("options", WORDS["royals"])
def test_the_first_row_has_what_the_lessons_of_royals_tell_of(options: dict[str, Any]) -> None:
    game = prepared("royals", options)
    row = game.describe()["row"]
    if game.describe()["to_draw"]["country"] == 1:
        assert set(row.values()) == {1}, "countries to choose from"
        return
    (pair,) = [country for country, number in row.items() if number == 2]
    for _ in range(2):
        game.play(f"take {pair}")
    assert any(move.notation.endswith(" Baron") for move in game.legal_moves)


@pytest.mark.parametrize(("game", "options"), CONFIGURATIONS)
def test_every_configuration_has_a_deal(game: str, options: dict[str, Any]) -> None:
    assert prepared(game, options).legal_moves


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


@pytest.mark.parametrize("game", GUIDED)
def test_the_deal_of_a_guided_table_is_the_prepared_one_and_seeds_stay_closed(server: Server, game: str) -> None:
    with server.browser() as one, server.browser() as other:

        def first_cards(browser: httpx.Client, guided: bool) -> Any:
            table = set_up(browser, game, [ME, BOT], guided=guided)["table"]
            return scene(browser, table)["table"][CARDS[game]]

        dealt = prepared(game, {}).describe()[CARDS[game]]
        assert first_cards(one, guided=True) == first_cards(other, guided=True) == dealt
        assert any(first_cards(one, guided=False) != dealt for _ in range(OTHER_DEALS))
        for guided in (True, False):
            wish = {"game": game, "seats": [ME, BOT], "seed": 1, "guided": guided}
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


def test_at_other_tables_asking_changes_nothing(server: Server) -> None:
    with server.browser() as browser:
        table = set_up(browser, "majesty", [ME, BOT])["table"]
        assert browser.post(f"/api/tables/{table}/go_on", json={"seat": 1}).status_code == 204
        assert browser.post(f"/api/tables/{table}/go_on", json={"seat": None}).status_code == 204
        play_turn(browser, table)
        wait_for(browser, table, 0)


def test_the_game_after_a_guided_one_is_not_guided(server: Server) -> None:
    with server.browser() as browser:
        table = set_up(browser, "majesty", [ME, BOT], guided=True)["table"]
        while not scene(browser, table)["over"]:
            play_turn(browser, table)
            assert browser.post(f"/api/tables/{table}/go_on", json={"seat": 1}).status_code == 204
            wait_for(browser, table, 0)
        assert told(browser.get(f"/api/tables/{table}"))["guided"] is True
        following = told(browser.post(f"/api/tables/{table}/rematch"))["table"]
        assert told(browser.get(f"/api/tables/{following}"))["guided"] is False
        wait_for(browser, following, 1, seat=1)  # the bot begins, and nobody asked it to
