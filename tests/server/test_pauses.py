"""Nobody tells from the clock whether a move was chosen: what a hidden hand forces takes as long as what it allows.

The clocks here are simulated: times are drawn and compared as an observer would, and nothing is waited for.
"""

import math
import random
from collections.abc import Callable, Iterable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from regalia.games.royals.board import COUNTRY_NAMES
from regalia.server.access import Pass
from regalia.server.holders import Holder
from regalia.server.pauses import LONGEST, Pauses, time_to_answer
from regalia.server.people import People
from regalia.server.seat_routes import _own
from regalia.table.table import Table
from tests.table.at_tables import empty_table, play, turn_of
from tests.table.test_hidden_cards import Replay

TURNS = 600


def best_guess(forced: list[float], chosen: list[float]) -> float:
    """How often somebody is right who says "forced" below a time or above it, with the best such time."""
    both = sorted([(at, True) for at in forced] + [(at, False) for at in chosen])
    right = len(chosen)  # whoever always says "chosen"
    best = max(right, len(forced))
    for _, is_forced in both:
        right += 1 if is_forced else -1
        best = max(best, right, len(both) - right)
    return best / len(both)


PEOPLE: dict[str, Callable[[random.Random], float]] = {
    "quick": lambda luck: 0.7 * math.exp(luck.gauss(0, 0.3)),
    "usual": lambda luck: 3.0 * math.exp(luck.gauss(0, 0.5)),
    "slow": lambda luck: 5.0 * math.exp(luck.gauss(0, 0.2)),
    "now quick, now slow": lambda luck: luck.choice([0.5, 4.0]) * luck.uniform(0.8, 1.2),
}


@pytest.mark.parametrize("who", PEOPLE)
def test_a_turn_that_ends_by_force_takes_as_long_as_one_that_is_ended_by_choice(who: str) -> None:
    luck = random.Random(who)
    pauses = Pauses(3.0, luck)
    forced: list[float] = []
    chosen: list[float] = []
    for _ in range(TURNS):
        chosen.append(min(PEOPLE[who](luck), LONGEST))
        pauses.took(0, chosen[-1])
        forced.append(pauses.pause(0))
    assert best_guess(forced[20:], chosen[20:]) < 0.6, "a coin is right half of the time"
    at_once = [0.01] * TURNS
    assert best_guess(at_once, chosen) > 0.95, "what the guess is worth where forced moves come at once"


def test_nobody_waits_long_for_a_move_that_nobody_chose() -> None:
    pauses = Pauses(3.0, random.Random(1))
    for _ in range(20):
        pauses.took(0, 500.0)
    times = [pauses.pause(seat) for seat in (0, 1) for _ in range(500)]
    assert max(times) <= LONGEST
    assert 2 < sorted(pauses.pause(1) for _ in range(501))[250] < 4, "of somebody unknown, the usual"


def test_a_bot_answers_at_its_pace_whatever_it_thought_about() -> None:
    luck = random.Random(3)
    for pace in (0.25, 0.8, 3.0):
        forced = [time_to_answer(luck.uniform(0, 0.02), pace) for _ in range(100)]
        chosen = [time_to_answer(luck.uniform(0.02, 0.24), pace) for _ in range(100)]
        assert set(forced) == set(chosen) == {pace}


def after_the_draw(card: str, pauses: bool, kinds: Iterable[Any] = ("me", "friend", "friend")) -> Table:
    """Marseille Marshal is taken, and seat 1 drew a card: France buys nothing more, Spain could."""
    chance = [COUNTRY_NAMES.index(name) for name in ("Britain", "Britain", "Britain", "France", card)]
    replay = Replay(empty_table("royals", 3), chance)
    replay.add(None)
    for turn, move in ((0, "blind"), (0, "claim Marseille Marshal")):
        replay.add(turn, replay.table.game.parse(move).number)
    table = replay.table
    if table.game.turn == 0:
        replay.add(0, table.game.parse("end turn").number)
    table.pauses = pauses
    table.seats = tuple(
        replace(seat, kind=kind, level="peasant" if kind == "bot" else None)
        for kind, seat in zip(kinds, table.seats, strict=True)
    )
    trial = table.game.copy()
    trial.chance_by_hand = trial.forced_by_hand = True
    before = len(trial.steps)
    trial.play("blind")
    trial.draw(next(one for one in trial.outcomes if card in str(one)))
    trial.chance_by_hand = trial.forced_by_hand = False
    table._go_on(trial)
    table.follow(table._tried(1, trial, before))
    return table


@pytest.mark.parametrize("pauses", [True, False])
def test_the_turn_stays_where_it_is_whether_the_hand_can_buy_or_not(pauses: bool) -> None:
    poor, rich = (after_the_draw(card, pauses) for card in ("France", "Spain"))
    assert rich.game.turn == 1 and rich.paused is None
    assert (poor.game.turn == 1) == pauses, "without a pause its time tells everybody"
    if pauses:
        assert poor.paused == 1 and [str(move) for move in poor.game.legal_moves] == ["end turn"]
        assert len(poor.entries) == len(rich.entries)
        for table in (poor, rich):
            play(table, "end turn")
        assert turn_of(poor) == turn_of(rich) == 2
        assert len(poor.entries) == len(rich.entries)


def test_what_all_can_see_to_be_the_only_move_waits_for_nobody() -> None:
    """Of a draw of one country card and one intrigue card the second comes by itself; so does an empty hand's end."""
    table = empty_table("royals", 2)
    table.pauses = True
    table.follow(table.opening())
    play(table, "take France")
    while table.game.describe()["step"] != "choose draw":
        moves = [str(move) for move in table.game.legal_moves]
        play(table, "end turn" if "end turn" in moves else moves[0])
    kinds = [str(move) for move in table.game.legal_moves]
    play(table, next(kind for kind in kinds if "intrigue" in kind))
    play(table, next(str(move) for move in table.game.legal_moves if str(move) != "intrigue"))
    assert "intrigue" not in [str(move) for move in table.game.legal_moves]


@pytest.mark.parametrize(("kinds", "waits"), [("bot friend bot", False), ("bot bot friend", True), ("me me bot", True)])
def test_a_person_waits_only_where_other_people_sit_and_a_bot_always(kinds: str, waits: bool) -> None:
    table = after_the_draw("France", True, kinds.split())
    assert (table.paused == 1) == waits
    assert table.game.turn == (1 if waits else 2)


@pytest.mark.parametrize("asks", [True, False])
def test_what_a_payment_asks_is_no_sign_of_life(asks: bool) -> None:
    """A program without a stream is away since it last asked for something: how often it answers tells of its hand."""
    people = People(away_after=120, idle_after=600)
    people.sit([Holder("anna", 0, True, None, False)])
    seen: list[int] = []
    people.seen = seen.append  # type: ignore[method-assign, assignment]
    table = SimpleNamespace(is_paying=lambda seat: asks)
    live: Any = SimpleNamespace(table=table, people=people)
    assert _own(live, Pass("anna", frozenset({0}), True), 0) == 0
    assert seen == ([] if asks else [0])
