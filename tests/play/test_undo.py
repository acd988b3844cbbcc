"""Undo: step by step within a turn, back to the last card revealed."""

import itertools
import random
from typing import Any

import pytest

from regalia import Refusal, Step
from regalia.table.showing import Viewer
from tests.table.at_tables import (
    at_random,
    back,
    empty_table,
    new_table,
    others_of,
    play,
    state_of,
    to_second_turn,
    turn_of,
)


def test_undo_goes_back_step_by_step_within_a_turn() -> None:
    table = new_table("royals")
    to_second_turn(table)
    assert not table.can_take_back(0), "a turn begins where the other's ended"
    other = Viewer(table, 1)
    states = []
    for drawing in ("draw countries", "take"):
        states.append(state_of(table))
        play(table, next(str(move) for move in table.game.legal_moves if str(move).startswith(drawing)))
        assert [news.kind for news in other.hear(table.entries[-1])] == ["steps"]
    for state in reversed(states):
        back(table)
        assert [(news.kind, news.taken_back) for news in other.hear(table.entries[-1])] == [("taken_back", 1)]
        assert state_of(table) == state
    assert not table.can_take_back(0)
    with pytest.raises(Refusal, match="nothing to take back"):
        table.take_back(0)


def test_undo_crosses_no_card_that_was_drawn() -> None:
    table = new_table("royals")
    to_second_turn(table)
    play(table, "draw countries")
    assert table.can_take_back(0)
    play(table, "blind")
    assert not table.can_take_back(0)
    play(table, next(str(move) for move in table.game.legal_moves if str(move).startswith("take")))
    assert table.can_take_back(0), "what was decided since then can be taken back"
    back(table)
    assert not table.can_take_back(0)


def last_decision(steps: list[Step]) -> list[Step]:
    """The last decision and what followed from it."""
    return steps[max(at for at, step in enumerate(steps) if step.seat is not None and not step.forced) :]


@pytest.mark.parametrize(("game", "options"), [("royals", {"edition": "2014"}), ("majesty", {"sides": "BBBBBBBB"})])
@pytest.mark.parametrize("seed", [1, 2])
def test_undo_crosses_no_chance_no_reveal_and_no_turn(game: str, options: dict[str, Any], seed: int) -> None:
    possible = 0
    for table in itertools.islice(at_random(new_table(game, 3, seed, **options), random.Random(seed)), 90):
        turn = turn_of(table)
        assert not any(table.can_take_back(seat) for seat in others_of(table, turn))
        decided = any(step.seat is not None and not step.forced for step in table.game.steps)
        undone = last_decision(table.game.steps) if decided else []
        assert table.can_take_back(turn) == (decided and all(step.seat == turn for step in undone))
        if not table.can_take_back(turn):
            with pytest.raises(Refusal):
                table.take_back(turn)
            continue
        possible += 1
        again = empty_table(game, 3, None, **options).open_log([*table.entries, table.take_back(turn)])
        assert again.game.turn == turn
        assert again.game.steps == table.game.steps[: -len(undone)]
        again.follow(again.play(turn, undone[0].number))
        assert state_of(again) == state_of(table), "what was taken back can be done again"
    assert possible > 0
