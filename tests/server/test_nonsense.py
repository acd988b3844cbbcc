"""Thousands of requests that nobody would send: each is answered, soon and in one sentence, on either store.

`make soak` asks a million. What was asked when something went wrong is shown, and with which luck.
"""

import asyncio
import json
import logging
import os
import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI

from regalia import new_game
from regalia.bots.levels import levels
from regalia.games.catalogue import games
from regalia.server.app import create_app
from regalia.server.settings import Settings
from tests.helpers.nonsense import Answered, Asked, Known, Nonsense, ask
from tests.helpers.postgres import some_postgres

SOAK = bool(os.environ.get("REGALIA_SOAK"))
TIMES = 1_000_000 if SOAK else 15_000  # on each store
NEW_PEOPLE_AFTER = 1_500  # requests after which others come, at tables of their own
SECOND = 1.0  # of processor time, which does not depend on what else the machine does
NOT_BUILT = "The pages are not built"


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty store."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.db'}"
        return
    with some_postgres() as postgres:
        yield postgres.new_database()


async def people(app: FastAPI, luck: random.Random) -> Known:
    """A table of each game with a host, a friend and a stranger; what they know, and one who knows nothing."""
    known = Known()
    for game in ("royals", "majesty"):
        wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "friend"}, {"kind": "screen"}], "pace": 10}
        invitation, host = await _posted(app, "/api/tables", {**wish, "hints": True})
        link = next(iter(invitation["links"].values()))
        _, friend = await _posted(app, "/api/join", {"link": link})
        known.tables.append(invitation["table"])
        known.links += [link, invitation["watch"], invitation["rescue"]]
        known.cookies += 3 * [host, friend]
    known.cookies += [f"x{luck.random()}", "\xff", "a" * 300]
    return known


async def _posted(app: FastAPI, path: str, body: object) -> tuple[dict, str]:  # type: ignore[type-arg]
    asked = Asked("POST", path, "", (("content-type", "application/json"),), json.dumps(body).encode())
    answer = await ask(app, asked)
    assert answer.status in (200, 201), answer
    return json.loads(answer.body), answer.headers["set-cookie"].partition("=")[2].partition(";")[0]


def complaint(asked: Asked, answer: Answered) -> str:
    """What is wrong with an answer; "" if nothing is."""
    if answer.seconds > SECOND:
        return f"it took {answer.seconds:.1f} s"
    if answer.status == 503 and NOT_BUILT in answer.body.decode():
        return ""
    if not 200 <= answer.status < 500:
        return f"status {answer.status}"
    if answer.status < 400 or asked.method == "HEAD" or answer.headers.get("content-type", "").startswith("text/html"):
        return ""
    refusal = json.loads(answer.body)
    if set(refusal) != {"message", "rule", "told"} or not re.fullmatch(r"[^\n]{5,400}", refusal["message"]):
        return "it is refused, and not in one sentence"
    return ""


async def ask_all(store: str, seed: int, times: int) -> Counter[int]:
    """Ask so often; how often which status was answered."""
    luck, statuses = random.Random(seed), Counter[int]()
    app = create_app(Settings(store=store, warm=False, quotas=False, idle_after=2, push=True))
    described = app.openapi()
    async with app.router.lifespan_context(app):
        for game in games():  # a bot that is loaded for the first time takes its time, and only then
            view = new_game(game.name, players=2, seed=1).view(0, history=False)
            await app.state.registry.pool.choose(view, levels(game.name)[0].name)
        for _ in range(max(1, times // NEW_PEOPLE_AFTER)):
            nonsense = iter(Nonsense(described, await people(app, luck), luck))
            for _ in range(NEW_PEOPLE_AFTER):
                asked = next(nonsense)
                answer = await ask(app, asked)
                statuses[answer.status] += 1
                wrong = complaint(asked, answer)
                assert not wrong, f"{wrong} (luck {seed}): {asked}\n{answer.body[:500]!r}"
    return statuses


@pytest.mark.soak
def test_no_request_breaks_the_server_or_takes_long(store: str, caplog: pytest.LogCaptureFixture) -> None:
    seed = random.SystemRandom().randrange(2**32) if SOAK else 13
    with caplog.at_level(logging.ERROR):
        statuses = asyncio.run(ask_all(store, seed, TIMES))
    errors = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert errors == []
    print(f"{store.partition(':')[0]}, luck {seed}: {dict(sorted(statuses.items()))}")
    assert sum(statuses.values()) >= TIMES
    well = sum(count for status, count in statuses.items() if status < 300)
    assert well > TIMES / 20, "hardly anything was sound"
    assert {200, 201, 204, 403, 404, 405, 409, 422} <= set(statuses), "not all kinds of answers were seen"
