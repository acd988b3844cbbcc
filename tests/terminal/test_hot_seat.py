"""Several at one screen: however much happens until it is one's turn again, all of it is told."""

import random

import pytest

from regalia.table.showing import Viewer
from regalia.table.table import Table
from regalia.table.text_shapes import TextAnswer, TextTable
from regalia.table.text_table import LATEST, TextReader
from regalia.terminal.conversation import Conversation
from regalia.terminal.playing import HereAtTheScreen
from tests.table.at_tables import new_table


class Spied(HereAtTheScreen):
    """A screen at which whoever sits there plays at random; what each was told is noted."""

    def __init__(self, table: Table, luck: random.Random) -> None:
        super().__init__(table, "en", 1)
        # Sums are open, so that a line says at the end what it said before.
        self._viewers = {seat: Viewer(table, seat) for seat in self._viewers}
        self.most = 0  # lines at one look
        self.told: dict[int, list[str]] = {seat: [] for seat in self._viewers}
        self._luck = luck

    def look(self, after: int | None) -> TextTable:
        """The table, noting what is new in it."""
        table = super().look(after)
        self.most = max(self.most, len(table.happened))
        self.told[self.viewer] += [event.text for event in table.happened]
        return table

    def answer(self, said: str, paying: int | None) -> TextAnswer:
        """Any move; saying "sheet" at the end."""
        if said == "sheet":
            return super().answer(said, paying)
        move = self._luck.choice(self._table.game.legal_moves)
        return TextAnswer(said=[], does="play", moves=[move.number])


def test_nothing_is_lost_between_two_turns(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    table = new_table("royals", players=5, seed=10)
    screen = Spied(table, random.Random(10))
    talk = Conversation(screen)
    monkeypatch.setattr(talk._lines, "read", lambda prompt: "anything")
    talk.hold()
    assert screen.most > LATEST, "so much happened that the latest of it is not all"
    shown = set(capsys.readouterr().out.splitlines())
    for seat, lines in screen.told.items():
        everything = [event.text for event in TextReader(Viewer(table, seat), "en").table(0).happened]
        assert lines == (everything if seat == screen.viewer else everything[: len(lines)])
        assert set(lines) <= shown
