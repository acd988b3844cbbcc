"""A seat belongs to one browser: who sits down by a link, who comes too late, and what everybody is told of it."""

import random
import time
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from regalia.bots.levels import levels
from regalia.server.access import known_by
from regalia.server.store import Store
from regalia.server.table_presence import GRACE
from tests.helpers.serving import (
    BOT,
    FRIEND,
    ME,
    SCREEN,
    Json,
    Server,
    ask_for_stream,
    join,
    listening,
    look,
    play,
    possible,
    set_up,
    told,
    told_refusal,
)


def sits(browser: httpx.Client, table: str) -> list[int]:
    """The seats a browser holds at a table."""
    return list(told(browser.get(f"/api/tables/{table}"))["mine"])


def seatings(browser: httpx.Client, table: str, seat: int | None = None) -> list[tuple[int, str]]:
    """Who came and went, as a viewer is told."""
    news = look(browser, table, seat)["news"]
    return [(one["seat"], one["how"]) for one in news if one["kind"] == "seated"]


def _seen(browser: httpx.Client, table: str) -> tuple[Json, Json]:
    """All that the first seat is told; not for how long others have been away."""
    return {**told(browser.get(f"/api/tables/{table}")), "people": None}, look(browser, table, 0)


def test_looking_at_a_link_changes_nothing(browser: httpx.Client, friend: httpx.Client) -> None:
    invitation = set_up(browser, "royals", [{**ME, "name": "Anna"}, FRIEND], hides_scores=True)
    before = _seen(browser, invitation["table"])
    for _ in range(3):
        friend.get(invitation["links"]["1"], headers={"Accept": "text/html"})
        shown = told(friend.post("/api/join/look", json={"link": invitation["links"]["1"]}))
    assert (shown["kind"], shown["seat"], shown["host"], shown["free"]) == ("seat", 1, 0, [1])
    assert (shown["mine"], shown["is_host"], shown["done"], shown["moved"]) == ([], False, False, False)
    assert (shown["game"], shown["hides_scores"], shown["hints"]) == ("royals", True, False)
    assert shown["seats"][0]["name"] == "Anna"
    assert _seen(browser, invitation["table"]) == before
    assert told(friend.get("/api/tables"))["tables"] == []


def test_whoever_sits_down_holds_the_seat_and_the_link_is_gone(
    server: Server, browser: httpx.Client, friend: httpx.Client
) -> None:
    invitation = set_up(browser, "royals", [ME, FRIEND])
    table, link = invitation["table"], invitation["links"]["1"]
    answer = friend.post("/api/join", json={"link": link, "name": "Clara"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert told(answer) == {"table": table, "seats": [1], "key": None}
    assert sits(friend, table) == [1]
    assert look(friend, table, 1)["scene"]["viewer"] == 1
    shown = told(browser.get(f"/api/tables/{table}"))
    assert (shown["mine"], shown["links"]) == ([0], {})
    assert link.removeprefix("/join/") not in str(shown)
    assert (shown["seats"][1]["name"], seatings(browser, table, 0)) == ("Clara", [(1, "came")])
    stranger = server.browser()
    assert "sits there already" in told_refusal(stranger.post("/api/join/look", json={"link": link}), 409)
    assert told(browser.post("/api/join/look", json={"link": link}))["taken"], "who sits at the table is told"
    for one in (browser, stranger):
        assert "sits there already" in told_refusal(one.post("/api/join", json={"link": link}), 409)
    assert told(friend.post("/api/join/look", json={"link": link}))["done"]
    assert told(friend.post("/api/join", json={"link": link}))["seats"] == [1]
    assert seatings(browser, table, 0) == [(1, "came")], "who sits there already comes only once"


def test_a_seat_taken_by_many_in_one_moment_has_one_winner(server: Server, browser: httpx.Client) -> None:
    for _ in range(3):
        invitation = set_up(browser, "majesty", [ME, FRIEND])
        people = [server.browser() for _ in range(8)]
        body = {"link": invitation["links"]["1"]}
        with ThreadPoolExecutor(8) as many:
            answers = list(many.map(lambda one, body=body: one.post("/api/join", json=body), people))
        assert sorted(answer.status_code for answer in answers) == [200] + 7 * [409]
        winner = people[next(at for at, answer in enumerate(answers) if answer.status_code == 200)]
        assert sits(winner, invitation["table"]) == [1]
        assert seatings(browser, invitation["table"]) == [(1, "came")]


def test_a_link_posted_many_times_by_one_browser_is_one_seat(browser: httpx.Client, friend: httpx.Client) -> None:
    invitation = set_up(browser, "royals", [ME, FRIEND])
    join(friend, invitation["watch"])
    body = {"link": invitation["links"]["1"]}
    with ThreadPoolExecutor(8) as many:
        answers = list(many.map(lambda _: friend.post("/api/join", json=body).status_code, range(16)))
    assert set(answers) == {200}
    assert sits(friend, invitation["table"]) == [1]
    assert seatings(browser, invitation["table"]) == [(1, "came")]


@pytest.mark.parametrize("name", ["x" * 10_000, "", " \n\t ", "<script>alert(1)</script>", "Anna", 7, None])
def test_a_name_that_does_not_fit_is_refused_or_tidied_and_the_seat_stays_free(
    browser: httpx.Client, friend: httpx.Client, name: object
) -> None:
    invitation = set_up(browser, "majesty", [{**ME, "name": "Anna"}, {**FRIEND, "name": "Boris"}])
    answer = friend.post("/api/join", json={"link": invitation["links"]["1"], "name": name})
    shown = told(browser.get(f"/api/tables/{invitation['table']}"))
    if name in ("", None) or (isinstance(name, str) and name.startswith("<")):
        assert answer.status_code == 200
        wanted = "<script>alert(1)</script>"[:24] if name else "Boris"
        assert shown["seats"][1]["name"] == wanted
        return
    assert len(told_refusal(answer, 422).split(". ")) == 1
    assert (shown["links"], shown["seats"][1]["name"]) == (invitation["links"], "Boris")


def test_the_host_cannot_come_to_the_seat_of_a_friend_by_any_link_there_ever_was(
    server: Server, browser: httpx.Client, friend: httpx.Client
) -> None:
    """Every link that anybody but the friend was ever shown, tried by the host, a stranger and a program."""
    invitation = set_up(browser, "royals", [ME, FRIEND, FRIEND], seed=1)
    table = invitation["table"]
    path = f"/api/tables/{table}"
    shown: set[str] = set()

    def note(answer: Json) -> None:
        shown.update(answer["links"].values())
        shown.update(link for link in (answer["watch"], answer.get("rescue")) if isinstance(link, str))
        shown.update(answer["rescue"].values() if isinstance(answer["rescue"], dict) else ())

    note(invitation)
    note(told(browser.post(f"{path}/links/1")))
    link = told(browser.get(path))["links"]["1"]
    join(friend, link)
    note(told(browser.get(path)))
    note(told(browser.post(f"{path}/links/-1")))
    note(told(browser.post(f"{path}/links/2")))
    with listening(friend, table, 1) as events:
        next(events)
        assert "is here" in told_refusal(browser.post(f"{path}/links/1"), 409)
        note(told(browser.get(path)))
        assert len(shown) >= 6
        for secret in sorted(shown):
            with server.browser() as stranger, server.with_key(secret.removeprefix("/join/")) as program:
                for one in (browser, stranger):
                    one.post("/api/join/look", json={"link": secret})
                    one.post("/api/join", json={"link": secret})
                stranger.post("/api/join", json={"link": secret, "program": True})
                for one in (browser, stranger, program):
                    assert told_refusal(one.get(f"{path}/scene", params={"seat": 1}), 403)
                    assert told_refusal(ask_for_stream(one, f"{path}/stream", seat=1), 403)
                    assert told_refusal(one.post(f"{path}/moves", json={"seat": 1, "moves": [0]}), 403)
                    assert told_refusal(one.get(f"{path}/payments", params={"seat": 1, "move": 0}), 403)
        assert look(friend, table, 1)["scene"]["viewer"] == 1, "the friend still sits there"


def test_two_browsers_play_a_game_and_the_next_one(browser: httpx.Client, friend: httpx.Client) -> None:
    invitation = set_up(browser, "majesty", [ME, FRIEND], seed=5)
    table = invitation["table"]
    join(friend, invitation["links"]["1"], "Clara")
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
    assert (mine["links"], theirs["links"], theirs["rescue"]) == ({}, {}, None), "both sit there already"
    for one, seat in ((browser, 1), (friend, 0)):
        assert sits(one, mine["table"]) == [seat]
        assert look(one, table)["scene"]["rematch"] == mine["table"]
    names = [[seat["name"] for seat in look(browser, at)["scene"]["seats"]] for at in (table, mine["table"])]
    assert names[1] == names[0][::-1] == ["Clara", "Player 1"]
    scene = look(friend, mine["table"], 0)["scene"]
    assert play(friend, mine["table"], scene, possible(scene)[0]["move"])["turn"] == 1
    assert told(browser.post(f"/api/tables/{table}/rematch"))["table"] == mine["table"]


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
    shown = told(friend.get(f"/api/tables/{table}"))
    assert (shown["mine"], shown["links"], shown["rescue"], shown["host"]) == ([], None, {}, False)
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
        friend.post(f"/api/tables/{table}/seats/0/leave", json={}),
        friend.post(f"/api/tables/{table}/links/0"),
        friend.post(f"/api/tables/{table}/devices"),
        friend.delete(f"/api/tables/{table}/devices"),
        friend.post(f"/api/tables/{table}/open", json={"open": True}),
        friend.delete(f"/api/tables/{table}", params={"everybody": True}),
        friend.post(f"/api/tables/{table}/rematch"),
    ):
        assert told_refusal(call, 403)


def test_a_program_sits_down_and_plays_with_the_key_it_is_given(server: Server, browser: httpx.Client) -> None:
    invitation = set_up(browser, "majesty", [FRIEND, ME], seed=1)
    with server.program(invitation["links"]["0"]) as program:
        scene = look(program, invitation["table"], 0)["scene"]
        assert play(program, invitation["table"], scene, possible(scene)[0]["move"])["turn"] == 1
        assert told(program.get(f"/api/tables/{invitation['table']}"))["links"] is None
        other = set_up(browser, "majesty", [ME, FRIEND])["table"]
        assert told_refusal(program.get(f"/api/tables/{other}/scene"), 403)
    assert seatings(browser, invitation["table"]) == [(0, "came")]


# Leaving, and coming back.


def test_who_leaves_a_seat_to_a_new_link_cannot_play_there_any_more_and_the_next_one_can(
    server: Server, browser: httpx.Client, friend: httpx.Client
) -> None:
    invitation = set_up(browser, "majesty", [ME, {**FRIEND, "name": "Boris"}], seed=1)
    table, old = invitation["table"], invitation["links"]["1"]
    join(friend, old)
    told(friend.post(f"/api/tables/{table}/seats/1/leave", json={}))
    assert told_refusal(friend.get(f"/api/tables/{table}/scene", params={"seat": 1}), 403)
    shown = told(friend.get(f"/api/tables/{table}"))
    assert (shown["mine"], shown["left"], look(friend, table)["scene"]["viewer"]) == ([], True, None), "may look on"
    new = told(browser.get(f"/api/tables/{table}"))["links"]["1"]
    assert new != old
    assert told_refusal(friend.post("/api/join", json={"link": old}), 410)
    with server.browser() as next_one:
        join(next_one, new, "Clara")
        assert look(next_one, table, 1)["scene"]["seats"][1]["name"] == "Clara"
    assert seatings(browser, table, 0) == [(1, "came"), (1, "left"), (1, "came")]


def test_who_leaves_a_seat_to_a_bot_has_it_play_on(browser: httpx.Client, friend: httpx.Client) -> None:
    invitation = set_up(browser, "majesty", [ME, FRIEND], seed=1)
    table = invitation["table"]
    join(friend, invitation["links"]["1"])
    level = levels("majesty")[0].name
    path = f"/api/tables/{table}/seats/1/leave"
    assert "level" in told_refusal(friend.post(path, json={"level": "nobody"}), 422)
    assert sits(friend, table) == [1], "nothing was done"
    told(friend.post(path, json={"level": level}))
    assert look(browser, table, 0)["scene"]["seats"][1]["level"] == level
    assert "1" in told(browser.get(f"/api/tables/{table}"))["links"], "somebody may still come"


def test_the_host_too_may_leave_and_stays_the_host(
    server: Server, browser: httpx.Client, friend: httpx.Client
) -> None:
    invitation = set_up(browser, "majesty", [ME, FRIEND], seed=1)
    table = invitation["table"]
    join(friend, invitation["links"]["1"])
    told(browser.post(f"/api/tables/{table}/seats/0/leave", json={}))
    shown = told(browser.get(f"/api/tables/{table}"))
    assert (shown["mine"], shown["host"], sorted(shown["links"])) == ([], True, ["0"])
    with server.browser() as third:
        join(third, shown["links"]["0"])
        assert sits(third, table) == [0]


def test_a_host_who_lost_the_cookie_comes_back_by_the_private_link_once(
    server: Server, browser: httpx.Client, friend: httpx.Client
) -> None:
    invitation = set_up(browser, "royals", [ME, SCREEN, FRIEND], seed=1)
    table, rescue = invitation["table"], invitation["rescue"]
    join(friend, invitation["links"]["2"])
    with server.browser() as anew, server.browser() as thief:
        shown = told(anew.post("/api/join/look", json={"link": rescue}))
        assert (shown["kind"], shown["seat"]) == ("return", None)
        assert join(anew, rescue)["seats"] == [0, 1]
        seen = told(anew.get(f"/api/tables/{table}"))
        assert (seen["mine"], seen["host"]) == ([0, 1], True)
        assert seen["rescue"]["host"] != rescue
        assert told_refusal(thief.post("/api/join", json={"link": rescue}), 410)
        assert "given on" in told_refusal(browser.get(f"/api/tables/{table}"), 403), "the lost browser lost it"
    assert seatings(friend, table, 2) == [(2, "came"), (0, "returned"), (1, "returned")]


def test_a_friend_comes_back_by_a_private_link_that_only_the_friend_is_shown(
    server: Server, browser: httpx.Client, friend: httpx.Client
) -> None:
    invitation = set_up(browser, "royals", [ME, FRIEND], seed=1)
    table = invitation["table"]
    join(friend, invitation["links"]["1"])
    own = told(friend.get(f"/api/tables/{table}"))["rescue"]
    assert sorted(own) == ["1"]
    assert sorted(told(browser.get(f"/api/tables/{table}"))["rescue"]) == ["host"]
    with server.browser() as anew:
        assert join(anew, own["1"])["seats"] == [1]
        assert told_refusal(friend.get(f"/api/tables/{table}/scene"), 403)


def test_a_seat_whose_person_is_away_for_long_can_be_given_on_and_all_are_told(
    server: Server, browser: httpx.Client, friend: httpx.Client
) -> None:
    invitation = set_up(browser, "royals", [ME, FRIEND], seed=1)
    table = invitation["table"]
    join(friend, invitation["links"]["1"])
    time.sleep(GRACE + 0.2)  # this server waits for nobody else
    own = told(friend.get(f"/api/tables/{table}"))["rescue"]["1"]
    new = told(browser.post(f"/api/tables/{table}/links/1"))["links"]["1"]
    assert "given on" in told_refusal(friend.get(f"/api/tables/{table}"), 403)
    assert told_refusal(friend.post("/api/join", json={"link": own}), 410)
    line = told(friend.get("/api/tables"))["tables"][0]
    assert (line["table"], line["state"], line["mine"]) == (table, "lost", [])
    with server.browser() as other:
        join(other, new)
    assert seatings(browser, table, 0) == [(1, "came"), (1, "lost"), (1, "came")]


# A second device.


def test_a_code_lets_one_device_in_once_and_all_are_told(
    server: Server, browser: httpx.Client, friend: httpx.Client
) -> None:
    invitation = set_up(browser, "royals", [ME, FRIEND], seed=1)
    table = invitation["table"]
    join(friend, invitation["links"]["1"])
    code = told(friend.post(f"/api/tables/{table}/devices"))["code"]
    with server.browser() as phone, server.browser() as thief:
        typed = f" {code[:4].lower()}-{code[4:].lower()} "
        assert told(phone.post("/api/join/look", json={"link": typed}))["kind"] == "device"
        assert "other one" in told_refusal(friend.post("/api/join", json={"link": code}), 410)
        with ThreadPoolExecutor(2) as both:
            answers = list(both.map(lambda one: one.post("/api/join", json={"link": typed}), (phone, thief)))
        assert sorted(answer.status_code for answer in answers) == [200, 410]
        first, second = (phone, thief) if answers[0].status_code == 200 else (thief, phone)
        assert sits(first, table) == [1]
        assert told_refusal(second.get(f"/api/tables/{table}"), 403)
        assert look(first, table, 1) == look(friend, table, 1)
        assert told(browser.get(f"/api/tables/{table}"))["people"]["seats"][1]["devices"] == 2
        assert seatings(browser, table, 0) == [(1, "came"), (1, "device")]
        assert friend.delete(f"/api/tables/{table}/devices").status_code == 204
        assert told_refusal(first.get(f"/api/tables/{table}/scene", params={"seat": 1}), 403)
        assert sits(friend, table) == [1]
        assert seatings(browser, table, 0)[-1] == (1, "alone")


def test_codes_that_are_forged_old_or_replaced_are_worth_nothing(server: Server, browser: httpx.Client) -> None:
    table = set_up(browser, "majesty", [ME, BOT])["table"]
    old = told(browser.post(f"/api/tables/{table}/devices"))["code"]
    new = told(browser.post(f"/api/tables/{table}/devices"))["code"]
    assert old != new
    with server.browser() as other:
        for code in (old, "ABCDEFGH", new[:-1] + ("A" if new[-1] != "A" else "B")):
            for path in ("/api/join/look", "/api/join"):
                assert "used or is too old" in told_refusal(other.post(path, json={"link": code}), 410)
        assert told(other.get("/api/tables"))["total"] == 0
        join(other, new)
        assert told_refusal(other.post("/api/join", json={"link": new}), 410)


def test_a_device_that_was_put_out_comes_back_by_nothing_it_knew(
    server: Server, browser: httpx.Client, friend: httpx.Client
) -> None:
    invitation = set_up(browser, "royals", [ME, FRIEND], seed=1)
    path = f"/api/tables/{invitation['table']}"
    join(friend, invitation["links"]["1"])
    for owner in (friend, browser):
        with server.browser() as device, server.browser() as another:
            join(device, told(owner.post(f"{path}/devices"))["code"])
            private = told(device.get(path))["rescue"]
            codes = [told(one.post(f"{path}/devices"))["code"] for one in (owner, device)]
            assert owner.delete(f"{path}/devices").status_code == 204
            for link in (*private.values(), *codes):
                for one in (device, another):
                    assert told_refusal(one.post("/api/join", json={"link": link}), 410)
            assert told_refusal(device.get(path), 403)
            assert told(owner.get(path))["mine"]


def test_a_device_put_out_of_the_next_game_gets_nothing_of_it_from_the_last_one(
    server: Server, browser: httpx.Client
) -> None:
    table = set_up(browser, "majesty", [ME, SCREEN], seed=1)["table"]
    with server.browser() as device:
        join(device, told(browser.post(f"/api/tables/{table}/devices"))["code"])
        scene = look(browser, table)["scene"]
        while not scene["over"]:
            own = look(browser, table, scene["turn"])["scene"]
            scene = play(browser, table, own, possible(own)[0]["move"])
        next_table = told(browser.post(f"/api/tables/{table}/rematch"))["table"]
        assert browser.delete(f"/api/tables/{next_table}/devices").status_code == 204
        assert "given on" in told_refusal(device.post(f"/api/tables/{table}/rematch"), 403)


def test_who_once_sat_somewhere_is_not_put_out_when_the_next_one_comes_back(
    server: Server, browser: httpx.Client, friend: httpx.Client
) -> None:
    table = set_up(browser, "majesty", [ME, SCREEN], seed=1)["table"]
    path = f"/api/tables/{table}"
    told(browser.post(f"{path}/seats/0/leave", json={}))
    join(friend, told(browser.get(path))["links"]["0"])
    with server.browser() as anew:
        join(anew, told(friend.get(path))["rescue"]["0"])
        shown = told(browser.get(path))
        assert (shown["host"], shown["mine"], sits(anew, table)) == (True, [1], [0])


def test_the_hosts_private_link_brings_back_a_seat_the_host_took_by_a_link(
    server: Server, browser: httpx.Client
) -> None:
    invitation = set_up(browser, "majesty", [FRIEND, FRIEND], seed=1)
    join(browser, invitation["links"]["1"])
    with server.browser() as anew:
        assert join(anew, told(browser.get(f"/api/tables/{invitation['table']}"))["rescue"]["host"])["seats"] == [1]
        assert told(anew.get(f"/api/tables/{invitation['table']}"))["host"]


def test_a_private_link_used_by_many_in_one_moment_works_once(server: Server, browser: httpx.Client) -> None:
    invitation = set_up(browser, "majesty", [ME, FRIEND], seed=1)
    people = [server.browser() for _ in range(6)]
    with ThreadPoolExecutor(6) as many:
        answers = list(many.map(lambda one: one.post("/api/join", json={"link": invitation["rescue"]}), people))
    assert sorted(answer.status_code for answer in answers) == [200] + 5 * [410]


def test_a_host_who_renews_in_the_moment_somebody_sits_down_does_not_get_to_the_seat(
    server: Server, browser: httpx.Client
) -> None:
    for delay in (0.0, 0.002, 0.005, 0.01, 0.02, 0.04):
        invitation = set_up(browser, "royals", [ME, FRIEND], seed=1)
        table = invitation["table"]
        friend = server.browser()

        def renew(delay: float = delay, table: str = table) -> httpx.Response:
            time.sleep(delay)
            return browser.post(f"/api/tables/{table}/links/1")

        with ThreadPoolExecutor(2) as both:
            sat = both.submit(friend.post, "/api/join", json={"link": invitation["links"]["1"]})
            renewed = both.submit(renew).result()
        if sat.result().status_code == 200:
            links = renewed.json().get("links", {}) if renewed.status_code == 200 else {}
            for link in links.values():
                assert told_refusal(browser.post("/api/join", json={"link": link}), 409)
            assert told_refusal(browser.get(f"/api/tables/{table}/scene", params={"seat": 1}), 403)
            assert told(browser.get(f"/api/tables/{table}"))["people"]["seats"][1]["devices"] == 1


def test_who_sat_down_a_moment_ago_is_here_though_the_table_has_not_heard_of_it(
    server: Server, browser: httpx.Client
) -> None:
    """The moment between the seat being written down and everybody being told of it."""
    invitation = set_up(browser, "royals", [ME, FRIEND], seed=1)
    table = invitation["table"]
    told(browser.get(f"/api/tables/{table}"))  # the table is open and knows who sits there
    store = Store(f"sqlite:///{server.store}")
    assert store.holders.sit_down(known_by("the friend's cookie"), table, 1, renewed=0)
    store.close()
    assert "is here" in told_refusal(browser.post(f"/api/tables/{table}/links/1"), 409)
    assert told(browser.get(f"/api/tables/{table}"))["people"]["seats"][1]["devices"] == 1


def test_the_next_one_at_a_seat_is_told_in_place_of_whom(
    server: Server, browser: httpx.Client, friend: httpx.Client
) -> None:
    invitation = set_up(browser, "majesty", [{**ME, "name": "Anna"}, FRIEND], seed=1)
    table = invitation["table"]
    join(friend, invitation["links"]["1"], "Boris")
    told(friend.post(f"/api/tables/{table}/seats/1/leave", json={}))
    with server.browser() as third:
        new = told(browser.get(f"/api/tables/{table}"))["links"]["1"]
        assert "called ANNA already" in told_refusal(third.post("/api/join", json={"link": new, "name": "ANNA"}), 422)
        join(third, new, "Clara")
    came = [one for one in look(browser, table, 0)["news"] if one["kind"] == "seated" and one["how"] == "came"]
    assert [one["was"] for one in came] == [None, "Boris"]


# Advice.


def test_advice_is_off_among_several_people_unless_they_agreed(browser: httpx.Client) -> None:
    for seats, wish, allowed in (
        ([ME, BOT], {}, True),
        ([ME, FRIEND], {}, False),
        ([ME, SCREEN], {}, False),
        ([ME, FRIEND], {"hints": True}, True),
        ([ME, BOT], {"hints": False}, False),
    ):
        table = set_up(browser, "majesty", seats, seed=3, **wish)["table"]
        assert told(browser.get(f"/api/tables/{table}"))["hints"] is allowed
        if not allowed:
            answer = browser.get(f"/api/tables/{table}/advice", params={"seat": 0})
            assert "did not agree" in told_refusal(answer, 403)
