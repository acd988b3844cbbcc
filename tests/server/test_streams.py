"""Streams: everybody hears every move once, at once."""

import asyncio
import gc
import itertools
import random
import time
from pathlib import Path

import httpx
from fastapi import FastAPI
from starlette.types import Message

from regalia.server.app import create_app
from regalia.server.settings import Settings
from regalia.server.table_presence import GRACE
from tests.helpers.serving import (
    BOT,
    FRIEND,
    ME,
    SCREEN,
    Json,
    all_events,
    ask_for_stream,
    await_turn,
    join,
    listening,
    look,
    play,
    possible,
    running,
    set_up,
    told,
    told_refusal,
)


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


def test_whoever_loses_a_seat_hears_no_more(browser: httpx.Client, friend: httpx.Client) -> None:
    invitation = set_up(browser, "royals", [ME, FRIEND])
    table = invitation["table"]
    join(friend, invitation["links"]["1"])
    with listening(friend, table, 1) as events:
        next(events)
        assert told_refusal(browser.post(f"/api/tables/{table}/links/1"), 409), "who is here keeps the seat"
    time.sleep(GRACE + 0.5)
    told(browser.post(f"/api/tables/{table}/links/1"))
    for seat in ({"seat": 1}, {}):
        refusal = ask_for_stream(friend, f"/api/tables/{table}/stream", **seat)
        assert "given on" in told_refusal(refusal, 403)
    assert look(browser, table, 0)["news"][-1]["how"] == "lost"


def test_a_quiet_stream_says_that_it_is_alive(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", beat_every=0.2) as server, server.browser() as browser:
        table = set_up(browser, "royals", [ME, FRIEND])["table"]
        with browser.stream("GET", f"/api/tables/{table}/stream", params={"seat": 0}) as answer:
            events = (said["event"] for said in all_events(answer))
            assert list(itertools.islice(events, 6))[-2:] == ["beat", "beat"]


def test_who_goes_while_much_is_still_to_be_told_is_gone_at_once(tmp_path: Path) -> None:
    """Not only when Python next tidies its memory, which a quiet server does seldom."""
    asyncio.run(_go_in_mid_sentence(create_app(Settings(store=str(tmp_path / "tables.db"), warm=False, seeds=True))))


async def _go_in_mid_sentence(app: FastAPI) -> None:
    spoken, gone = asyncio.Event(), asyncio.Event()

    async def receive() -> Message:
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        if message.get("body"):
            spoken.set()
            await asyncio.Event().wait()  # the first words are never read

    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as browser:
            wish = {"game": "royals", "options": {"players": 2}, "seats": [ME, FRIEND], "starts": "first"}
            table = (await browser.post("/api/tables", json=wish)).json()["table"]
            path = f"/api/tables/{table}/stream"
            asked = browser.build_request("GET", path, params={"seat": 0})
            scope = {
                "type": "http",
                "method": "GET",
                "path": path,
                "query_string": asked.url.query,
                "headers": [(name.lower(), said) for name, said in asked.headers.raw],
                "asgi": {"version": "3.0", "spec_version": "2.3"},
                "http_version": "1.1",
                "scheme": "http",
            }
            gc.disable()
            try:
                stream = asyncio.create_task(app(scope, receive, send))
                await spoken.wait()
                live = await app.state.registry.table(table)
                assert len(live.streams) == 1
                for _ in range(8):
                    live.presence.tell(after=0)
                    await asyncio.sleep(0.01)
                gone.set()
                await stream
                assert not len(live.streams)
            finally:
                gc.enable()
