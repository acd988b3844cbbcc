"""Playing a seat over HTTP: whole games, undo, payments, advice, gestures, bots."""

import random
import time

import httpx
import pytest

from regalia.bots.levels import levels
from regalia.games.royals.board import COUNTRY_NAMES
from regalia.record.reading import parse_record
from tests.helpers.serving import (
    BOT,
    FRIEND,
    ME,
    SCREEN,
    await_turn,
    join,
    listening,
    look,
    play,
    play_to_the_end,
    possible,
    set_up,
    told,
    told_refusal,
)


@pytest.mark.parametrize("game", ["royals", "majesty"])
def test_a_whole_game_against_bots(browser: httpx.Client, game: str) -> None:
    table = set_up(browser, game, [ME, BOT], seed=3)["table"]
    assert told_refusal(browser.get(f"/api/tables/{table}/record"), 409)
    scene = play_to_the_end(browser, table, [0], random.Random(3))
    sheet = told(browser.get(f"/api/tables/{table}/sheet"))
    assert [sum(points) for points in zip(*(line["points"] for line in sheet["lines"]), strict=True)] == sheet["totals"]
    assert (sheet["totals"], sheet["winners"]) == (scene["scores"], scene["winners"])
    answer = browser.get(f"/api/tables/{table}/record")
    assert "attachment" in answer.headers["content-disposition"]
    record = parse_record(answer.text)
    assert (list(record.scores), list(record.winners)) == (scene["scores"], scene["winners"])
    assert record.names == tuple(seat["name"] for seat in scene["seats"])
    (line,) = told(browser.get("/api/tables"))["tables"]
    assert (line["over"], line["winners"], line["turn"]) == (True, scene["winners"], None)


def test_bots_alone_play_to_the_end_before_a_spectator(browser: httpx.Client) -> None:
    invitation = set_up(browser, "majesty", [BOT, BOT, BOT], seed=1)
    assert (invitation["seats"], invitation["links"]) == ([], {})
    with listening(browser, invitation["table"]) as events:
        numbers = []
        for _, update in events:
            numbers += [news["number"] for news in update["news"]]
            if update["scene"]["over"]:
                break
    assert numbers == list(range(1, len(numbers) + 1))


def test_undo_goes_back_to_the_last_card_drawn(browser: httpx.Client) -> None:
    table = set_up(browser, "royals", [SCREEN, SCREEN], seed=2)["table"]
    while (scene := look(browser, table, 0)["scene"])["table"]["step"] != "choose draw":
        now = look(browser, table, scene["turn"])["scene"]
        play(browser, table, now, possible(now)[-1]["move"])
    assert not scene["can_take_back"]
    drawing = play(browser, table, scene, possible(scene)[0]["move"])
    taken = play(browser, table, drawing, possible(drawing)[0]["move"])
    assert taken["can_take_back"]
    for before in (drawing, scene):
        after = told(browser.post(f"/api/tables/{table}/undo", json={"seat": 0}))
        assert [news["kind"] for news in after["news"]] == ["taken_back"]
        assert {**after["scene"], "news": 0} == {**before, "news": 0}
    assert told_refusal(browser.post(f"/api/tables/{table}/undo", json={"seat": 0}), 422)


def test_ways_to_pay_are_proposed_and_can_be_played(browser: httpx.Client) -> None:
    table = set_up(browser, "royals", [SCREEN, SCREEN], seed=6)["table"]
    luck = random.Random(6)
    for _ in range(300):
        scene = look(browser, table, None)["scene"]
        scene = look(browser, table, scene["turn"])["scene"]
        seat = scene["turn"]
        for offer in possible(scene):
            if not offer["paid"]:
                continue
            query = {"seat": seat, "move": offer["move"]}
            ways = told(browser.get(f"/api/tables/{table}/payments", params=query))
            if len(ways) > 1:
                held = scene["table"]["seats"][seat]["hand"]
                after = play(browser, table, scene, offer["move"], *ways[-1]["moves"])
                left = after["table"]["seats"][seat]["hand"]
                paid = {name: held.get(name, 0) - left.get(name, 0) for name in COUNTRY_NAMES}
                countries = {name: ways[-1]["cards"].get(name, 0) for name in COUNTRY_NAMES}
                assert paid == countries
                assert sum(ways[0]["cards"].values()) <= sum(ways[-1]["cards"].values())
                return
        saving = [offer for offer in possible(scene) if offer["what"]["kind"] != "royals.move.claim"]
        play(browser, table, scene, luck.choice(saving)["move"])
    raise AssertionError("nobody could choose how to pay")


def test_advice_is_about_the_moves_there_are(browser: httpx.Client) -> None:
    table = set_up(browser, "majesty", [ME, BOT], seed=3)["table"]
    scene = look(browser, table, 0)["scene"]
    advice = told(browser.get(f"/api/tables/{table}/advice", params={"seat": 0}))
    assert {option["move"] for option in advice["options"]} <= {offer["move"] for offer in possible(scene)}
    chances = [option["wins"][0] for option in advice["options"]]
    assert 1 < len(chances) <= 3
    assert chances == sorted(chances, reverse=True), "advice is not in the order of its number"
    assert sum(advice["wins"]) == pytest.approx(1)
    assert look(browser, table, 0)["scene"] == scene


def test_a_gesture_is_told_to_all(browser: httpx.Client, friend: httpx.Client) -> None:
    invitation = set_up(browser, "royals", [ME, FRIEND])
    join(friend, invitation["links"]["1"])
    told(browser.post(f"/api/tables/{invitation['table']}/gestures", json={"seat": 0, "gesture": "bow"}))
    news = look(friend, invitation["table"], 1)["news"][-1]
    assert (news["kind"], news["seat"], news["gesture"]) == ("gestured", 0, "bow")


def test_bots_can_be_hurried(browser: httpx.Client) -> None:
    table = set_up(browser, "majesty", [ME, BOT, BOT], pace=10, seed=1)["table"]
    scene = look(browser, table, 0)["scene"]
    play(browser, table, scene, possible(scene)[0]["move"])
    started = time.monotonic()
    assert browser.post(f"/api/tables/{table}/hurry").status_code == 204
    await_turn(browser, table, 0)
    assert time.monotonic() - started < 15, "two bots would take 20 seconds"


def test_an_idle_seat_can_be_taken_by_a_bot_and_its_person_comes_back(
    browser: httpx.Client, friend: httpx.Client
) -> None:
    invitation = set_up(browser, "majesty", [ME, FRIEND], seed=1)
    table = invitation["table"]
    join(friend, invitation["links"]["1"])
    seat = f"/api/tables/{table}/seats/1"
    level = levels("majesty")[0].name
    assert "idle" in told_refusal(browser.post(seat, json={"level": level}), 422), "it is not its turn"
    scene = look(browser, table, 0)["scene"]
    play(browser, table, scene, possible(scene)[0]["move"])
    told(browser.post(seat, json={"level": level}))
    assert await_turn(browser, table, 0)["seats"][1]["level"] == level
    told(friend.post(seat, json={"level": None}))
    scene = look(browser, table, 0)["scene"]
    play(browser, table, scene, possible(scene)[0]["move"])
    scene = look(friend, table, 1)["scene"]
    assert (scene["turn"], scene["seats"][1]["level"]) == (1, None)


@pytest.mark.parametrize(("game", "hidden"), [("royals", True), ("majesty", False)])
def test_points_are_hidden_where_the_book_of_the_game_hides_them(
    browser: httpx.Client, game: str, hidden: bool
) -> None:
    """R8: an option of the table, on by default for Royals."""
    for wish, expected in (({}, hidden), ({"hides_scores": True}, True), ({"hides_scores": False}, False)):
        table = set_up(browser, game, [SCREEN, SCREEN], seed=4, **wish)["table"]
        scores = look(browser, table)["scene"]["scores"]
        assert (scores[1] is None) == expected


def test_hidden_scores_are_hidden_until_the_end(browser: httpx.Client) -> None:
    table = set_up(browser, "majesty", [SCREEN, SCREEN], seed=4, hides_scores=True)["table"]
    scene = look(browser, table, 0)["scene"]
    assert [points is None for points in scene["scores"]] == [False, True]
    assert "hidden" in told_refusal(browser.get(f"/api/tables/{table}/sheet"), 409)
    play_to_the_end(browser, table, [0, 1], random.Random(1))
    assert None not in look(browser, table)["scene"]["scores"]
    told(browser.get(f"/api/tables/{table}/sheet"))


def test_a_person_says_what_they_are_called(browser: httpx.Client, friend: httpx.Client) -> None:
    invitation = set_up(browser, "majesty", [ME, FRIEND])
    join(friend, invitation["links"]["1"])
    told(friend.post(f"/api/tables/{invitation['table']}/seats/1/name", json={"name": "Clara"}))
    assert look(browser, invitation["table"], 0)["scene"]["seats"][1]["name"] == "Clara"


def test_advice_tells_no_points_of_others_where_sums_are_hidden(browser: httpx.Client) -> None:
    for hides, others in ((True, None), (False, float)):
        table = set_up(browser, "majesty", [ME, BOT], seed=4, hides_scores=hides)["table"]
        found = told(browser.get(f"/api/tables/{table}/advice", params={"seat": 0, "level": "peasant"}))
        for points in (found["points"], *(option["points"] for option in found["options"])):
            assert isinstance(points[0], float)
            assert points[1] is None if others is None else isinstance(points[1], others)
