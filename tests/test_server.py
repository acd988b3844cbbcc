"""The server as browsers and programs meet it: setting up, playing, links, streams, and being stopped or killed."""

import itertools
import random
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from serving import Json, Server, ask_for_stream, await_turn, listening, look, play, possible, running, set_up, told

from regalia.games.royals.board import COUNTRY_NAMES, printed_board
from regalia.record.reading import parse_record

ME: Json = {"kind": "me"}
FRIEND: Json = {"kind": "friend"}
SCREEN: Json = {"kind": "screen"}
BOT: Json = {"kind": "bot", "level": 1}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which idle seats can be taken at once; nothing may go wrong in it."""
    with running(tmp_path_factory.mktemp("server") / "tables.db", away_after=0) as server:
        yield server
        assert server.errors() == []


@pytest.fixture
def browser(server: Server) -> Iterator[httpx.Client]:
    """My browser."""
    with server.browser() as browser:
        yield browser


@pytest.fixture
def friend(server: Server) -> Iterator[httpx.Client]:
    """The browser of a friend."""
    with server.browser() as browser:
        yield browser


def join(browser: httpx.Client, link: str) -> httpx.Response:
    """Open a link that was given to me."""
    answer = browser.get(link)
    assert answer.status_code == 303, answer.text
    return answer


def kinds_of(scene: Json) -> list[str]:
    """Who sits where."""
    return [seat["kind"] for seat in scene["seats"]]


def play_to_the_end(browser: httpx.Client, table: str, seats: list[int], luck: random.Random) -> Json:
    """Play these seats at random until the game is over; the last scene."""
    scene: Json = look(browser, table, seats[0])["scene"]
    while not scene["over"]:
        seat = scene["turn"] if scene["turn"] in seats else seats[0]
        if scene["viewer"] != seat or scene["turn"] != seat:
            scene = await_turn(browser, table, seat)
            continue
        scene = play(browser, table, scene, luck.choice(possible(scene))["move"])
    return scene


# Setting up.


def test_the_start_page_learns_what_can_be_chosen(browser: httpx.Client) -> None:
    royals, majesty = told(browser.get("/api/games"))
    assert (royals["game"], royals["players"], royals["editions"]) == ("royals", [2, 3, 4, 5], ["2014", "2016"])
    assert (majesty["game"], majesty["players"], len(majesty["buildings"])) == ("majesty", [2, 3, 4], 8)
    for game in (royals, majesty):
        assert [level["number"] for level in game["levels"]] == [1, 2, 3, 4, 5]
        assert len(set(game["houses"])) == 5


def test_a_table_has_seats_of_all_kinds(browser: httpx.Client) -> None:
    seats = [ME, SCREEN, FRIEND, FRIEND, {"kind": "bot", "level": "page"}]
    invitation = set_up(browser, "royals", seats)
    assert invitation["seats"] == [0, 1]
    assert sorted(invitation["links"]) == ["2", "3"]
    shown = told(browser.get(f"/api/tables/{invitation['table']}"))
    assert kinds_of(shown) == ["me", "screen", "friend", "friend", "bot"]
    assert shown["mine"] == [0, 1]
    assert shown["links"] == invitation["links"]
    assert len({seat["house"] for seat in shown["seats"]}) == 5
    assert len({seat["name"] for seat in shown["seats"]}) == 5
    assert [seat["level"] for seat in shown["seats"]] == [None, None, None, None, "page"]
    cities = [city["name"] for country in shown["board"]["countries"] for city in country["cities"]]
    assert cities == [city.name for city in printed_board("2016").cities]


def test_houses_and_names_are_as_wished_but_unlike_each_other(browser: httpx.Client) -> None:
    seats = [{**kind, "house": "teal", "name": " Anna  of Ghent "} for kind in (ME, SCREEN, FRIEND)]
    shown = told(browser.get(f"/api/tables/{set_up(browser, 'majesty', seats)['table']}"))["seats"]
    assert [seat["name"] for seat in shown] == ["Anna of Ghent 1", "Anna of Ghent 2", "Anna of Ghent 3"]
    assert shown[0]["house"] == "teal"
    assert len({seat["house"] for seat in shown}) == 3


def test_options_are_those_of_the_table(browser: httpx.Client) -> None:
    text = printed_board("2016").text.replace("Dijon", "Camelot")
    invitation = set_up(browser, "royals", [ME, FRIEND], options={"edition": "2016", "row": 4, "board": text})
    shown = told(browser.get(f"/api/tables/{invitation['table']}"))
    assert shown["options"] == {"players": 2, "edition": "2016", "row": 4}
    assert "Camelot" in look(browser, invitation["table"], 0)["scene"]["table"]["cities"]
    assert sum(look(browser, invitation["table"], 0)["scene"]["table"]["row"].values()) == 4


def test_whoever_is_to_start_starts(browser: httpx.Client) -> None:
    seats = [{**SCREEN, "name": name} for name in ("Anna", "Bruno", "Clara")]

    def order(starts: Any) -> list[str]:
        table = set_up(browser, "majesty", seats, starts=starts)["table"]
        shown = look(browser, table, 0)["scene"]
        assert shown["turn"] == 0
        return [seat["name"] for seat in shown["seats"]]

    assert order("first") == order(0) == ["Anna", "Bruno", "Clara"]
    assert order(2) == ["Clara", "Anna", "Bruno"]
    assert {order("random")[0] for _ in range(40)} == {"Anna", "Bruno", "Clara"}


def test_my_tables_are_mine_and_the_newest_comes_first(browser: httpx.Client, friend: httpx.Client) -> None:
    assert told(browser.get("/api/tables")) == []
    first, second = (set_up(browser, game, [ME, FRIEND]) for game in ("royals", "majesty"))
    mine = told(browser.get("/api/tables"))
    assert [(line["table"], line["game"]) for line in mine] == [
        (second["table"], "majesty"),
        (first["table"], "royals"),
    ]
    assert {(line["turn"], line["over"], tuple(line["mine"])) for line in mine} == {(0, False, (0,))}
    assert told(friend.get("/api/tables")) == []
    join(friend, first["links"]["1"])
    assert [(line["table"], line["mine"]) for line in told(friend.get("/api/tables"))] == [(first["table"], [1])]


def test_the_same_seed_deals_the_same_game(browser: httpx.Client) -> None:
    scenes = [look(browser, set_up(browser, "royals", [ME, FRIEND], seed=seed)["table"], 0) for seed in (7, 7, 8)]
    assert scenes[0] == scenes[1] != scenes[2]


# Playing.


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
    (line,) = told(browser.get("/api/tables"))
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
            if not offer["message"].startswith(("royals-move-claim", "royals-move-take-over")):
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
        saving = [offer for offer in possible(scene) if not offer["message"].startswith("royals-move-claim")]
        play(browser, table, scene, luck.choice(saving)["move"])
    raise AssertionError("nobody could choose how to pay")


def test_advice_is_about_the_moves_there_are(browser: httpx.Client) -> None:
    table = set_up(browser, "majesty", [ME, FRIEND], seed=3)["table"]
    scene = look(browser, table, 0)["scene"]
    advice = told(browser.get(f"/api/tables/{table}/advice", params={"seat": 0}))
    assert {option["move"] for option in advice["options"]} <= {offer["move"] for offer in possible(scene)}
    assert sum(option["share"] for option in advice["options"]) == pytest.approx(1)
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
    level = told(browser.get("/api/games"))[1]["levels"][0]["name"]
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


def told_refusal(answer: httpx.Response, status: int) -> str:
    """The sentence of a refusal."""
    assert answer.status_code == status, answer.text
    return str(answer.json()["message"])


# Two browsers.


def test_a_link_gives_the_seat_to_a_browser_and_is_not_in_its_address(
    browser: httpx.Client, friend: httpx.Client
) -> None:
    invitation = set_up(browser, "royals", [ME, FRIEND])
    secret = invitation["links"]["1"].removeprefix("/join/")
    answer = join(friend, invitation["links"]["1"])
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
    assert names[1] == names[0][::-1] == ["Clara", "You"]
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


# Streams.


def test_moves_arrive_at_once_in_every_stream(browser: httpx.Client, friend: httpx.Client) -> None:
    invitation = set_up(browser, "majesty", [ME, FRIEND], seed=1)
    table = invitation["table"]
    join(friend, invitation["links"]["1"])
    with listening(friend, table, 1) as theirs, listening(browser, table) as public:
        assert next(theirs)[1] == look(friend, table, 1)
        assert next(public)[1] == look(browser, table)
        scene = look(browser, table, 0)["scene"]
        play(browser, table, scene, possible(scene)[0]["move"])
        for events, one, seat in ((theirs, friend, 1), (public, browser, None)):
            number, update = next(events)
            assert update["scene"] == look(one, table, seat)["scene"]
            assert number == update["news"][-1]["number"] == update["scene"]["news"]
            assert update["news"][-1]["steps"][0]["notation"] == possible(scene)[0]["notation"]


def test_a_stream_goes_on_where_it_broke_off_without_gap_or_repetition(browser: httpx.Client) -> None:
    table = set_up(browser, "royals", [SCREEN, SCREEN], seed=9)["table"]
    luck = random.Random(9)

    def move() -> None:
        scene = look(browser, table)["scene"]
        own = look(browser, table, scene["turn"])["scene"]
        play(browser, table, own, luck.choice(possible(own))["move"])

    heard: list[int] = []
    last: int | None = None
    scene: Json = {}
    for _ in range(4):
        for _ in range(3):  # while nobody listens
            move()
        with listening(browser, table, 0, last) as events:
            for _ in range(4):
                number, update = next(events)
                heard += [news["number"] for news in update["news"]]
                assert number == heard[-1] == update["scene"]["news"]
                last, scene = number, update["scene"]
                while look(browser, table, 0)["scene"]["news"] == last:
                    move()
    assert heard == list(range(1, len(heard) + 1))
    with listening(browser, table, 0, after=2) as events:
        assert [news["number"] for news in next(events)[1]["news"]][:2] == [3, 4]
    assert look(browser, table, 0)["news"][scene["news"] - 1]["number"] == scene["news"]


def test_a_stream_tells_what_a_look_tells(browser: httpx.Client) -> None:
    table = set_up(browser, "majesty", [BOT, BOT, ME], seed=2)["table"]
    await_turn(browser, table, 2)
    with listening(browser, table, 2) as events:
        assert next(events)[1] == look(browser, table, 2)


def test_a_renewed_link_ends_the_stream_of_whoever_came_by_the_old_one(
    browser: httpx.Client, friend: httpx.Client
) -> None:
    invitation = set_up(browser, "royals", [ME, FRIEND])
    table = invitation["table"]
    join(friend, invitation["links"]["1"])
    with listening(friend, table, 1) as events:
        next(events)
        told(browser.post(f"/api/tables/{table}/links/1"))
        assert list(events) == []
    assert told_refusal(ask_for_stream(friend, f"/api/tables/{table}/stream", seat=1), 403)


# Stopping and falling over.


def again(server: Server, browser: httpx.Client) -> httpx.Client:
    """The same browser at a server started anew."""
    fresh = server.browser()
    fresh.cookies = browser.cookies
    return fresh


def test_a_server_killed_in_mid_game_loses_nothing(tmp_path: Path) -> None:
    luck = random.Random(1)
    with ExitStack() as stack:
        first = stack.enter_context(running(tmp_path / "tables.db"))
        browser = stack.enter_context(first.browser())
        invitation = set_up(browser, "royals", [SCREEN, SCREEN, FRIEND], seed=1)
        table = invitation["table"]
        program = stack.enter_context(first.program(invitation["links"]["2"]))
        people = [browser, browser, program]
        for _ in range(40):
            turn = look(browser, table)["scene"]["turn"]
            scene = look(people[turn], table, turn)["scene"]
            play(people[turn], table, scene, luck.choice(possible(scene))["move"])
        before = [look(people[seat], table, seat) for seat in range(3)]
        first.kill()
        second = stack.enter_context(running(tmp_path / "tables.db"))
        browser = stack.enter_context(again(second, browser))
        program = stack.enter_context(second.program(invitation["links"]["2"]))
        people = [browser, browser, program]
        assert [look(people[seat], table, seat) for seat in range(3)] == before
        assert told(browser.get(f"/api/tables/{table}"))["links"] == invitation["links"]
        turn = before[0]["scene"]["turn"]
        scene = look(people[turn], table, turn)["scene"]
        play(people[turn], table, scene, possible(scene)[0]["move"])
        with listening(browser, table, 0, before[0]["scene"]["news"]) as events:
            assert next(events)[1]["news"][0]["number"] == before[0]["scene"]["news"] + 1
        assert second.stop() == 0
        assert second.errors() == []


def test_everything_that_was_acknowledged_is_there_after_a_kill(tmp_path: Path) -> None:
    acknowledged: list[Json] = []

    def play_on(browser: httpx.Client, table: str) -> None:
        for number in itertools.count():
            body = {"seat": 0, "gesture": ("bow", "toast")[number % 2]}
            try:
                update = told(browser.post(f"/api/tables/{table}/gestures", json=body))
            except httpx.TransportError:
                return
            acknowledged.extend(update["news"])

    with ExitStack() as stack:
        first = stack.enter_context(running(tmp_path / "tables.db"))
        browser = stack.enter_context(first.browser())
        table = set_up(browser, "majesty", [ME, FRIEND], seed=1)["table"]
        player = threading.Thread(target=play_on, args=(browser, table))
        player.start()
        while len(acknowledged) < 30:
            time.sleep(0.01)
        first.kill()
        player.join()
        second = stack.enter_context(running(tmp_path / "tables.db"))
        news = look(stack.enter_context(again(second, browser)), table, 0)["news"]
        assert news[1 : len(acknowledged) + 1] == acknowledged
        assert len(news) <= len(acknowledged) + 2, "at most one more was written and not acknowledged"


def test_a_bot_that_was_interrupted_plays_when_somebody_comes_back(tmp_path: Path) -> None:
    with ExitStack() as stack:
        first = stack.enter_context(running(tmp_path / "tables.db"))
        browser = stack.enter_context(first.browser())
        table = set_up(browser, "majesty", [ME, BOT], seed=1, pace=2)["table"]
        scene = look(browser, table, 0)["scene"]
        assert play(browser, table, scene, possible(scene)[0]["move"])["turn"] == 1
        first.kill()
        second = stack.enter_context(running(tmp_path / "tables.db"))
        assert await_turn(stack.enter_context(again(second, browser)), table, 0)["turn"] == 0


def test_the_list_of_my_games_is_right_after_a_kill(tmp_path: Path) -> None:
    with ExitStack() as stack:
        first = stack.enter_context(running(tmp_path / "tables.db"))
        browser = stack.enter_context(first.browser())
        table = set_up(browser, "majesty", [ME, FRIEND], seed=1)["table"]
        scene = look(browser, table, 0)["scene"]
        assert play(browser, table, scene, possible(scene)[0]["move"])["turn"] == 1
        first.kill()
        second = stack.enter_context(running(tmp_path / "tables.db"))
        (line,) = told(stack.enter_context(again(second, browser)).get("/api/tables"))
        assert (line["table"], line["turn"], line["over"]) == (table, 1, False)


def test_a_table_nobody_looks_at_leaves_the_memory_and_loses_nothing(tmp_path: Path) -> None:
    with ExitStack() as stack:
        server = stack.enter_context(running(tmp_path / "tables.db", idle_after=0.4))
        browser = stack.enter_context(server.browser())
        table = set_up(browser, "majesty", [ME, FRIEND], seed=1)["table"]
        scene = look(browser, table, 0)["scene"]
        seen = play(browser, table, scene, possible(scene)[0]["move"])

        def live_tables() -> int:
            return int(told(browser.get("/health"))["live_tables"])

        with listening(browser, table, 0) as events:
            next(events)
            time.sleep(1)
            assert live_tables() == 1, "somebody listens"
        for _ in range(500):
            if live_tables() == 0:
                break
            time.sleep(0.02)
        (line,) = told(browser.get("/api/tables"))
        assert (line["turn"], live_tables()) == (1, 0), "the list needs no table in memory"
        assert look(browser, table, 0)["scene"] == seen


def test_a_server_asked_to_stop_ends_its_streams_and_says_all_is_well(tmp_path: Path) -> None:
    with ExitStack() as stack:
        server = stack.enter_context(running(tmp_path / "tables.db"))
        browser = stack.enter_context(server.browser())
        table = set_up(browser, "majesty", [ME, BOT], seed=1, pace=10)["table"]
        scene = look(browser, table, 0)["scene"]
        play(browser, table, scene, possible(scene)[0]["move"])
        streams = [stack.enter_context(listening(browser, table, seat)) for seat in (0, None, 0)]
        for events in streams:
            next(events)
        started = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - started < 15
        assert [list(events) for events in streams] == [[], [], []]
        assert server.errors() == []


def test_the_health_page_says_how_the_server_is(server: Server, browser: httpx.Client) -> None:
    table = set_up(browser, "majesty", [ME, FRIEND])["table"]
    before = told(browser.get("/health"))
    assert (before["status"], before["store"], before["bots_ready"]) == ("well", True, True)
    with listening(browser, table, 0) as events:
        next(events)
        assert told(browser.get("/health"))["streams"] >= 1
    for _ in range(500):
        if told(browser.get("/health"))["streams"] == 0:
            return
        time.sleep(0.02)
    raise AssertionError("streams that were left are still counted")
