"""Two browsers and a program at one table, by links."""

import random
from concurrent.futures import ThreadPoolExecutor

import httpx

from tests.helpers.serving import (
    FRIEND,
    ME,
    SCREEN,
    Server,
    ask_for_stream,
    join,
    look,
    play,
    possible,
    set_up,
    told,
    told_refusal,
)


def test_a_link_gives_the_seat_to_a_browser_and_is_not_in_its_address(
    browser: httpx.Client, friend: httpx.Client
) -> None:
    invitation = set_up(browser, "royals", [ME, FRIEND])
    secret = invitation["links"]["1"].removeprefix("/join/")
    assert told(browser.get(f"/api/tables/{invitation['table']}"))["joined"] == []
    answer = join(friend, invitation["links"]["1"])
    assert told(browser.get(f"/api/tables/{invitation['table']}"))["joined"] == [1]
    assert answer.headers["location"] == f"/table/{invitation['table']}"
    assert secret not in str(answer.headers)
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    shown = told(friend.get(f"/api/tables/{invitation['table']}"))
    assert (shown["mine"], shown["links"]) == ([1], None)
    assert secret not in str(shown)
    assert look(friend, invitation["table"], 1)["scene"]["viewer"] == 1


def test_two_browsers_play_a_game_and_the_next_one(browser: httpx.Client, friend: httpx.Client) -> None:
    invitation = set_up(browser, "majesty", [ME, FRIEND], seed=5)
    table = invitation["table"]
    join(friend, invitation["links"]["1"])
    told(friend.post(f"/api/tables/{table}/seats/1/name", json={"name": "Clara"}))
    people = {0: browser, 1: friend}
    luck = random.Random(5)
    assert "not over yet" in told_refusal(browser.post(f"/api/tables/{table}/rematch"), 409)
    scene = look(browser, table, 0)["scene"]
    while not scene["over"]:
        seat = scene["turn"]
        own = look(people[seat], table, seat)["scene"]
        scene = play(people[seat], table, own, luck.choice(possible(own))["move"])
    with ThreadPoolExecutor(2) as both:
        answers = list(both.map(lambda one: one.post(f"/api/tables/{table}/rematch"), people.values()))
    mine, theirs = (told(answer) for answer in answers)
    assert mine["table"] == theirs["table"] != table, "whoever asks second comes to the same table"
    assert (mine["seats"], theirs["seats"]) == ([1], [0]), "the other begins"
    for one, seat in ((browser, 1), (friend, 0)):
        assert told(one.get(f"/api/tables/{mine['table']}"))["mine"] == [seat]
        assert look(one, table)["scene"]["rematch"] == mine["table"]
    names = [[seat["name"] for seat in look(browser, at)["scene"]["seats"]] for at in (table, mine["table"])]
    assert names[1] == names[0][::-1] == ["Clara", "Player 1"]
    scene = look(friend, mine["table"], 0)["scene"]
    assert play(friend, mine["table"], scene, possible(scene)[0]["move"])["turn"] == 1
    assert told(browser.post(f"/api/tables/{table}/rematch"))["table"] == mine["table"]


def test_a_guest_who_asks_for_the_next_game_learns_no_link_of_another_guest(
    server: Server, browser: httpx.Client, friend: httpx.Client
) -> None:
    invitation = set_up(browser, "majesty", [ME, FRIEND, FRIEND], seed=5)
    table = invitation["table"]
    join(friend, invitation["links"]["1"])
    with server.browser() as third:
        join(third, invitation["links"]["2"])
        people = [browser, friend, third]
        scene = look(browser, table)["scene"]
        while not scene["over"]:
            own = look(people[scene["turn"]], table, scene["turn"])["scene"]
            scene = play(people[scene["turn"]], table, own, possible(own)[0]["move"])
    theirs, mine = (told(one.post(f"/api/tables/{table}/rematch")) for one in (friend, browser))
    assert (sorted(theirs["links"]), sorted(mine["links"])) == (["0"], ["0", "1"])


def test_a_spectator_sees_the_table_and_no_hand(browser: httpx.Client, friend: httpx.Client) -> None:
    invitation = set_up(browser, "royals", [SCREEN, SCREEN], seed=2)
    table = invitation["table"]
    join(friend, invitation["watch"])
    for _ in range(30):
        scene = look(browser, table)["scene"]
        own = look(browser, table, scene["turn"])["scene"]
        play(browser, table, own, possible(own)[-1]["move"])
    scene = look(friend, table)["scene"]
    hands = scene["table"]["seats"]
    assert (scene["viewer"], scene["offers"], scene["can_take_back"]) == (None, [], False)
    assert all(hand["hand"] == hand["seen"] and hand["intrigue"] == {} for hand in hands)
    assert sum(hand["unknown"] for hand in hands) > 0
    assert told(friend.get(f"/api/tables/{table}"))["mine"] == []
    for call in (
        friend.get(f"/api/tables/{table}/scene", params={"seat": 0}),
        ask_for_stream(friend, f"/api/tables/{table}/stream", seat=0),
        friend.get(f"/api/tables/{table}/payments", params={"seat": 0, "move": 0}),
        friend.get(f"/api/tables/{table}/advice", params={"seat": 0}),
        friend.post(f"/api/tables/{table}/moves", json={"seat": 0, "moves": [0]}),
        friend.post(f"/api/tables/{table}/undo", json={"seat": 0}),
        friend.post(f"/api/tables/{table}/gestures", json={"seat": 0, "gesture": "bow"}),
        friend.post(f"/api/tables/{table}/hurry"),
        friend.post(f"/api/tables/{table}/seats/0", json={"level": "page"}),
        friend.post(f"/api/tables/{table}/links/0"),
        friend.post(f"/api/tables/{table}/rematch"),
    ):
        assert told_refusal(call, 403)


def test_a_program_plays_a_seat_with_the_secret_of_its_link(server: Server, browser: httpx.Client) -> None:
    invitation = set_up(browser, "majesty", [FRIEND, ME], seed=1)
    with server.program(invitation["links"]["0"]) as program:
        scene = look(program, invitation["table"], 0)["scene"]
        assert play(program, invitation["table"], scene, possible(scene)[0]["move"])["turn"] == 1
        assert told(program.get(f"/api/tables/{invitation['table']}"))["links"] is None
        other = set_up(browser, "majesty", [ME, FRIEND])["table"]
        assert told_refusal(program.get(f"/api/tables/{other}/scene"), 403)


def test_one_link_opened_many_times_at_once_is_one_seat(browser: httpx.Client, friend: httpx.Client) -> None:
    invitation = set_up(browser, "royals", [ME, FRIEND])
    told(friend.get("/api/games"))
    join(friend, invitation["watch"])
    with ThreadPoolExecutor(8) as many:
        answers = list(many.map(lambda _: friend.get(invitation["links"]["1"]).status_code, range(16)))
    assert set(answers) == {303}
    assert told(friend.get(f"/api/tables/{invitation['table']}"))["mine"] == [1]
