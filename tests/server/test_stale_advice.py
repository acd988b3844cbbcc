"""Advice that comes too late: the table has moved on while a bot thought."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from regalia.bots.advice import Advice
from regalia.play.view import View
from regalia.server.seat_routes import advise
from regalia.server.text_routes import answer
from regalia.table.refusals import NoHints, NotYourTurn, Stale
from regalia.table.showing import Viewer
from regalia.table.table import Table
from tests.table.at_tables import back, new_table, play, run_apart, to_second_turn

Meanwhile = Callable[[Table], None]


class ThinkingPool:
    """Bots that think while something happens at the table."""

    def __init__(self, table: Table, meanwhile: Meanwhile) -> None:
        self._table = table
        self._meanwhile = meanwhile

    async def advise(self, view: View, level_name: str | None = None, table: str = "") -> Advice:
        """No move at all, but it took its time."""
        self._meanwhile(self._table)
        return Advice(0, 1, (0.5, 0.5), (0, 0), ())


class AdvisedTable:
    """As much of a live table as advice needs."""

    def __init__(self, table: Table, meanwhile: Meanwhile, hints: bool = True) -> None:
        self.table = table
        self.pool = ThinkingPool(table, meanwhile)
        self.stored = SimpleNamespace(id="table", settings={"hints": hints})
        self.people = SimpleNamespace(seen=lambda seat: None)

    async def viewer(self, seat: int) -> Viewer:
        """A seat's eyes on the table."""
        return Viewer(self.table, seat)


def ask_by_picture(live: Any) -> None:
    """By the button of the page."""
    run_apart(advise(live, SimpleNamespace(seats=[0]), 0))  # type: ignore[arg-type]


def ask_by_text(live: Any) -> None:
    """By a typed line."""
    run_apart(answer(live, SimpleNamespace(seats=[0]), 0, SimpleNamespace(), "hint", "en"))  # type: ignore[arg-type]


both_ways = pytest.mark.parametrize("ask", [ask_by_picture, ask_by_text])


def moves_on(table: Table) -> None:
    """A move is played."""
    play(table, str(table.game.legal_moves[0]))


def nothing(table: Table) -> None:
    """Nobody moves."""


@both_ways
@pytest.mark.parametrize("meanwhile", [moves_on, back])
def test_what_was_thought_about_another_position_is_not_told(ask: Callable[[Any], None], meanwhile: Meanwhile) -> None:
    table = new_table("royals")
    to_second_turn(table)
    play(table, "draw countries")
    with pytest.raises(Stale, match="moved on"):
        ask(AdvisedTable(table, meanwhile))


@both_ways
def test_without_agreement_there_is_no_advice(ask: Callable[[Any], None]) -> None:
    with pytest.raises(NoHints):
        ask(AdvisedTable(new_table("royals"), nothing, hints=False))


def test_there_is_no_advice_when_another_is_to_move() -> None:
    table = new_table("majesty")
    moves_on(table)
    assert table.game.turn == 1
    with pytest.raises(NotYourTurn):
        ask_by_picture(AdvisedTable(table, nothing))
