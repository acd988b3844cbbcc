"""The list of my games: what waits for me first, nothing lost from it; leaving, hiding, deleting. Open tables."""

import random

import httpx

from tests.helpers.serving import (
    BOT,
    FRIEND,
    ME,
    SCREEN,
    Json,
    Server,
    ask_for_stream,
    await_turn,
    join,
    look,
    play,
    possible,
    set_up,
    told,
    told_refusal,
)


def games_of(browser: httpx.Client, **asked: object) -> list[Json]:
    """The lines of somebody's list."""
    return list(told(browser.get("/api/tables", params={name: str(value) for name, value in asked.items()}))["tables"])


def test_the_games_are_mine_what_waits_for_me_first_then_the_newest_change(
    browser: httpx.Client, friend: httpx.Client
) -> None:
    assert games_of(browser) == []
    waits, moved, newest = (set_up(browser, "majesty", [ME, FRIEND], seed=1) for _ in range(3))
    for one in (moved, newest):
        scene = look(browser, one["table"], 0)["scene"]
        play(browser, one["table"], scene, possible(scene)[0]["move"])
    lines = games_of(browser)
    assert [line["table"] for line in lines] == [one["table"] for one in (waits, newest, moved)]
    assert [line["waits"] for line in lines] == [True, False, False]
    assert [line["turn"] for line in lines] == [0, 1, 1]
    assert {(*line["mine"], *line["free"]) for line in lines} == {(0, 1)}
    assert [line["moved"] for line in lines] == [False, True, True]
    assert 0 == lines[0]["progress"] < lines[1]["progress"] < 1
    assert games_of(friend) == []
    join(friend, moved["links"]["1"])
    assert [(line["table"], line["mine"], line["waits"]) for line in games_of(friend)] == [(moved["table"], [1], True)]


def test_a_long_list_is_whole_page_after_page(browser: httpx.Client) -> None:
    made = [set_up(browser, "majesty", [ME, FRIEND])["table"] for _ in range(12)]
    pages = [told(browser.get("/api/tables", params={"offset": at, "limit": 5})) for at in (0, 5, 10, 15)]
    assert [len(page["tables"]) for page in pages] == [5, 5, 2, 0]
    assert {page["total"] for page in pages} == {12}
    assert [line["table"] for page in pages for line in page["tables"]] == made[::-1]


def test_a_hidden_game_is_found_among_the_hidden_ones_and_comes_back(browser: httpx.Client) -> None:
    shown, hidden = (set_up(browser, "majesty", [ME, FRIEND])["table"] for _ in range(2))
    assert browser.post(f"/api/tables/{hidden}/hidden", json={"hidden": True}).status_code == 204
    assert [line["table"] for line in games_of(browser)] == [shown]
    assert told(browser.get("/api/tables"))["hidden"] == 1
    assert [line["table"] for line in games_of(browser, hidden=True)] == [hidden]
    assert browser.post(f"/api/tables/{hidden}/hidden", json={"hidden": False}).status_code == 204
    assert len(games_of(browser)) == 2


def test_an_abandoned_seat_is_played_by_a_bot_for_the_others(browser: httpx.Client, friend: httpx.Client) -> None:
    invitation = set_up(browser, "majesty", [ME, FRIEND], seed=1)
    table = invitation["table"]
    join(friend, invitation["links"]["1"])
    assert browser.post(f"/api/tables/{table}/abandon").status_code == 204
    assert await_turn(friend, table, 1)["seats"][0]["level"] is not None
    (line,) = games_of(browser)
    assert (line["state"], line["mine"], line["waits"]) == ("left", [], False), "it does not vanish from the list"


def test_a_game_that_everybody_left_rests(browser: httpx.Client) -> None:
    table = set_up(browser, "majesty", [ME, BOT], seed=1)["table"]
    assert browser.post(f"/api/tables/{table}/abandon").status_code == 204
    before = look(browser, table)["scene"]
    assert (before["over"], games_of(browser)[0]["over"]) == (False, False)
    assert look(browser, table)["scene"] == before, "bots do not play for nobody"


def test_deleting_for_me_leaves_the_game_to_the_others(browser: httpx.Client, friend: httpx.Client) -> None:
    invitation = set_up(browser, "majesty", [ME, FRIEND], seed=1)
    table = invitation["table"]
    join(friend, invitation["links"]["1"])
    assert friend.delete(f"/api/tables/{table}").status_code == 204
    assert games_of(friend) == []
    assert told_refusal(friend.get(f"/api/tables/{table}"), 403)
    assert look(browser, table, 0)["scene"]["seats"][1]["level"] is not None


def test_deleting_for_everybody_is_for_the_host_and_not_for_finished_games(
    server: Server, browser: httpx.Client, friend: httpx.Client
) -> None:
    invitation = set_up(browser, "majesty", [ME, FRIEND], seed=1)
    path = f"/api/tables/{invitation['table']}"
    join(friend, invitation["links"]["1"])
    assert "Only the one who set up" in told_refusal(friend.delete(path, params={"everybody": True}), 403)
    with friend.stream("GET", f"{path}/stream", params={"seat": 1}) as answer:
        lines = answer.iter_lines()
        next(lines)
        assert browser.delete(path, params={"everybody": True}).status_code == 204
        assert "event: gone" in list(lines), "all who look at it are told"
    for one in (browser, friend):
        assert "no such table" in told_refusal(one.get(path), 404)
        assert games_of(one) == []
    assert told_refusal(server.browser().post("/api/join", json={"link": invitation["watch"]}), 404)
    finished = set_up(browser, "majesty", [SCREEN, SCREEN], seed=1)["table"]
    scene = look(browser, finished)["scene"]
    while not scene["over"]:
        own = look(browser, finished, scene["turn"])["scene"]
        scene = play(browser, finished, own, possible(own)[0]["move"])
    answer = browser.delete(f"/api/tables/{finished}", params={"everybody": True})
    assert "finished" in told_refusal(answer, 409)
    assert browser.delete(f"/api/tables/{finished}").status_code == 204
    assert games_of(browser) == []


def test_a_stranger_finds_an_open_table_and_sits_down(server: Server, browser: httpx.Client) -> None:
    closed = set_up(browser, "majesty", [ME, FRIEND])["table"]
    open_one = set_up(browser, "majesty", [{**ME, "name": "Anna"}, FRIEND], open=True)["table"]
    with server.browser() as stranger, server.browser() as other:
        mine = [line for line in told(stranger.get("/api/open-tables")) if line["table"] in (closed, open_one)]
        assert [(line["table"], line["free"], line["seats"][line["host"]]["name"]) for line in mine] == [
            (open_one, [1], "Anna")
        ]
        join(stranger, mine[0]["link"], "Stranger")
        assert look(stranger, open_one, 1)["scene"]["viewer"] == 1
        listed = [line["table"] for line in told(other.get("/api/open-tables"))]
        assert open_one not in listed, "no seat is free any more"


def test_a_host_opens_and_closes_a_table_to_strangers(
    server: Server, browser: httpx.Client, friend: httpx.Client
) -> None:
    invitation = set_up(browser, "majesty", [ME, FRIEND, FRIEND])
    table = invitation["table"]
    join(friend, invitation["links"]["1"])
    assert told_refusal(friend.post(f"/api/tables/{table}/open", json={"open": True}), 403)
    stranger = server.browser()
    for wanted in (True, False):
        assert browser.post(f"/api/tables/{table}/open", json={"open": wanted}).status_code == 204
        assert told(browser.get(f"/api/tables/{table}"))["open"] is wanted
        assert (table in [line["table"] for line in told(stranger.get("/api/open-tables"))]) is wanted
        assert table not in [line["table"] for line in told(friend.get("/api/open-tables"))], "who sits there knows it"


def test_a_seat_left_to_a_bot_is_not_offered_to_strangers(
    server: Server, browser: httpx.Client, friend: httpx.Client
) -> None:
    invitation = set_up(browser, "majesty", [ME, FRIEND], open=True)
    join(friend, invitation["links"]["1"])
    told(friend.post(f"/api/tables/{invitation['table']}/seats/1/leave", json={"level": "peasant"}))
    assert invitation["table"] not in [line["table"] for line in told(server.browser().get("/api/open-tables"))]
    assert ask_for_stream(friend, f"/api/tables/{invitation['table']}/stream").status_code == 200


def test_what_a_payment_asks_moves_nothing_in_the_lists_of_others(browser: httpx.Client, friend: httpx.Client) -> None:
    """How often it asks depends on the hand, so lists move when all is paid and told, and stay before."""
    first = set_up(browser, "royals", [ME, FRIEND], seed=3)
    other = set_up(browser, "majesty", [ME, FRIEND], seed=3)
    table = first["table"]
    for one in (first, other):
        join(friend, one["links"]["1"])
    luck, people, asked = random.Random(2), (browser, friend), 0
    for _ in range(120):
        before = [games_of(one) for one in people]
        seat = before[0][0]["turn"] if before[0][0]["table"] == table else before[0][1]["turn"]
        mover = people[seat]
        scene = look(mover, table, seat)["scene"]
        now = play(mover, table, scene, luck.choice(possible(scene))["move"])
        is_paying = now["table"]["paying_for"] is not None and now["turn"] == seat
        after = [games_of(one) for one in people]
        if is_paying:
            assert after == before, "nobody is told before all is paid"
            asked += 1
            if asked == 2:
                told(mover.post(f"/api/tables/{table}/undo", json={"seat": seat}))
                assert [games_of(one) for one in people] == before, "nor of what was taken back"
        if asked > 5:
            break
    assert asked > 5, "no payment asked anything, so nothing was tested"
