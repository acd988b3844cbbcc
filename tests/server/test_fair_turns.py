"""Bots think in fair turns: no table waits for another's long thoughts, and nobody is forgotten."""

import asyncio
import threading
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia.server import bot_pool
from regalia.server.bot_pool import BotPool
from regalia.server.fair_turns import IN_A_ROW, MOST_WAITING, FairTurns, Turn
from regalia.table.refusals import TooMany
from tests.helpers.exploring import examples

TABLES = st.sampled_from("abcdefgh")
ASKED = st.lists(st.tuples(TABLES, st.booleans(), st.floats(0, 10)), max_size=60)


def serve_all(turns: FairTurns[Any]) -> list[Turn[Any]]:
    """All that wait, in the order in which they are served; each takes as long as it is about."""
    served = []
    while (turn := turns.take()) is not None:
        turns.done(turn, turn.about)
        served.append(turn)
    return served


@examples(200)
@given(ASKED, st.randoms(use_true_random=False))
def test_every_turn_is_served_once_unless_it_is_given_up(asked: list[tuple[str, bool, float]], luck: Any) -> None:
    turns = FairTurns[float]()
    taken = [turn for turn in (Turn(*one) for one in asked) if turns.add(turn)]
    assert max(Counter(turn.table for turn in taken).values(), default=0) <= MOST_WAITING
    for turn in taken:
        turn.is_given_up = luck.random() < 0.3
    wanted = [turn for turn in taken if not turn.is_given_up]
    assert len(turns) == len(wanted)
    served = serve_all(turns)
    assert set(map(id, served)) == set(map(id, wanted)) and len(served) == len(wanted)
    for lane in (True, False):  # at one table, who asked first is served first
        for table in "abcdefgh":
            own = [turn for turn in wanted if turn.table == table and turn.for_people == lane]
            assert [turn for turn in served if turn.table == table and turn.for_people == lane] == own
    assert not len(turns)


@examples(200)
@given(st.lists(st.tuples(TABLES, st.floats(0, 10)), max_size=40), st.integers(0, 40))
def test_who_comes_after_a_rest_waits_for_one_turn_of_every_other_table_at_most(
    others: list[tuple[str, float]], served: int
) -> None:
    turns = FairTurns[float]()
    for table, seconds in others:
        turns.add(Turn(table, True, seconds))
    for _ in range(served):
        if (turn := turns.take()) is not None:
            turns.done(turn, turn.about)
    turns.add(Turn("mine", True, 0.0))
    before: Counter[str] = Counter()
    while (turn := turns.take()) is not None and turn.table != "mine":
        turns.done(turn, turn.about)
        before[turn.table] += 1
    assert turn is not None
    assert all(times == 1 for times in before.values()), before


@examples(100)
@given(st.lists(st.floats(0.01, 5), min_size=2, max_size=6), st.integers(30, 200))
def test_tables_that_always_wait_have_the_same_time_whatever_their_turns_take(costs: list[float], rounds: int) -> None:
    turns = FairTurns[int]()
    for table in range(len(costs)):
        turns.add(Turn(str(table), True, table))
    used = [0.0] * len(costs)
    for _ in range(rounds):
        turn = turns.take()
        assert turn is not None
        used[turn.about] += costs[turn.about]
        turns.add(Turn(turn.table, True, turn.about))
        turns.done(turn, costs[turn.about])
    assert max(used) - min(used) <= max(costs) + 1e-6


@examples(100)
@given(st.lists(st.booleans(), min_size=1, max_size=60))
def test_people_come_first_and_the_other_tables_are_not_forgotten(asked: list[bool]) -> None:
    turns = FairTurns[float]()
    for at, for_people in enumerate(asked):
        turns.add(Turn(f"{at}", for_people, 0.01))
    served = [turn.for_people for turn in serve_all(turns)]
    in_a_row = 0
    for at, for_people in enumerate(served):
        in_a_row = in_a_row + 1 if for_people else 0
        if in_a_row > IN_A_ROW:
            assert all(served[at:]), "a table of bots waited for more turns of people than it should"
        if not for_people and any(served[at:]):
            assert served[max(0, at - IN_A_ROW) : at] == [True] * IN_A_ROW, "a table of bots went before people"


def test_a_crowd_of_tables_is_served_and_then_forgotten() -> None:
    turns = FairTurns[float]()
    for _ in range(3):
        for at in range(1500):
            assert turns.add(Turn(f"{at}", True, 0.0))
        assert len(serve_all(turns)) == 1500
    for at in range(3000):
        turns.add(Turn(f"once {at}", True, 0.0))
        serve_all(turns)
    assert len(turns._people._used) <= 2000


def test_after_a_rest_all_are_even_whatever_they_used_before() -> None:
    turns = FairTurns[float]()
    turns.add(Turn("long", True, 1000.0))
    serve_all(turns)
    for table in ("first", "long", "second", "third"):
        turns.add(Turn(table, True, 1.0))
    assert [turn.table for turn in serve_all(turns)] == ["first", "long", "second", "third"]


def test_what_was_given_up_does_not_pile_up() -> None:
    turns = FairTurns[float]()
    for _ in range(1000):
        asked = Turn("mine", True, 0.0)
        assert turns.add(asked)
        asked.is_given_up = True
    assert len(turns._people._waiting["mine"]) == 1


# The pool.


class Slow:
    """A thinker that notes who asks it, and answers when it may."""

    asked: list[str]
    may: threading.Semaphore
    made = 0

    def __init__(self, *_: object) -> None:
        Slow.made += 1

    def choose(self, view: Any, luck: int | None = None) -> str:
        """Think for a while."""
        Slow.asked.append(view)
        assert Slow.may.acquire(timeout=60)
        return str(view)


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Two threads in which slow bots think."""
    Slow.asked, Slow.may, Slow.made = [], threading.Semaphore(0), 0
    monkeypatch.setattr("regalia.bots.advice.Thinker", Slow)
    monkeypatch.setattr(bot_pool, "level", lambda *_: "slow")

    async def made() -> BotPool:
        made = BotPool(2)
        await made.prepare(warm=False)
        return made

    return made


async def until(count: int) -> None:
    """So many have been asked."""
    for _ in range(6000):
        if len(Slow.asked) >= count:
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"asked: {Slow.asked}")


class Said(str):
    """Stands for a view, of some game."""

    book = SimpleNamespace(name="some game")


def test_a_table_of_one_move_does_not_wait_for_tables_of_many(pool: Any) -> None:
    async def play() -> None:
        bots = await pool()
        crowd = [asyncio.create_task(bots.choose(Said(f"crowd {at}"), "", table=f"{at % 20}")) for at in range(60)]
        await until(2)
        mine = asyncio.create_task(bots.choose(Said("mine"), "", table="mine"))
        bots_only = asyncio.create_task(bots.choose(Said("nobody"), "", table="empty", for_people=False))
        await asyncio.sleep(0)
        for _ in range(62):
            Slow.may.release()
        await asyncio.gather(*crowd, mine, bots_only)
        assert Slow.asked.index("mine") <= 22, Slow.asked  # one turn of every other table
        assert Slow.asked.index("nobody") <= IN_A_ROW + 3, Slow.asked
        assert Slow.made <= 2, "there are no more thinkers than threads"
        bots.close()

    asyncio.run(play())


def test_a_thought_that_nobody_waits_for_is_not_thought(pool: Any) -> None:
    async def play() -> None:
        bots = await pool()
        first = [asyncio.create_task(bots.choose(Said(f"first {at}"), "", table=f"{at}")) for at in range(2)]
        await until(2)
        late = [asyncio.create_task(bots.choose(Said(f"late {at}"), "", table="late")) for at in range(MOST_WAITING)]
        await asyncio.sleep(0)
        assert bots.waiting == MOST_WAITING
        with pytest.raises(TooMany):
            await bots.choose(Said("one too many"), "", table="late")
        for task in (*late, first[0]):  # one of them is being thought about: its thread is free when that is done
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
        assert bots.waiting == 0
        last = [asyncio.create_task(bots.choose(Said(f"last {at}"), "", table="late")) for at in range(2)]
        for _ in range(4):
            Slow.may.release()
        await asyncio.gather(first[1], *last)
        assert Slow.asked[2:] == ["last 0", "last 1"]
        bots.close()

    asyncio.run(play())


def test_a_thought_that_fails_gives_its_thread_back(pool: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        bots = await pool()
        monkeypatch.setattr(Slow, "choose", lambda *_: 1 / 0)
        for _ in range(5):
            with pytest.raises(ZeroDivisionError):
                await asyncio.wait_for(bots.choose(Said("broken"), "", table="table"), 60)
        bots.close()

    asyncio.run(play())
