"""Bots have luck of their table's own: whoever runs the same bot at home does not know what it would do here."""

import json
import sqlite3
from pathlib import Path

import pytest

from regalia.bots.advice import Thinker, advise
from regalia.bots.levels import Level, level
from regalia.bots.table_luck import TableLuck, luck_of
from regalia.play.view import View
from tests.helpers.configurations import ROYALS
from tests.helpers.decisions import decisions
from tests.helpers.serving import BOT, ME, running, set_up


def views() -> list[View]:
    """Positions in which there is something to choose."""
    found = [game.view(game.turn) for game in decisions(ROYALS[0], seed=6, every=7)]
    return [view for view in found if len(view.legal_moves) > 2]


@pytest.mark.parametrize("name", ["peasant", "strongest"])
def test_another_luck_is_another_bot_and_the_same_luck_the_same(name: str) -> None:
    one = level("royals", 1) if name == "peasant" else level("royals", 5).with_iterations(60)
    chosen = []
    for luck in (TableLuck(1), TableLuck(2), TableLuck(1)):
        thinker = Thinker(one)
        chosen.append([thinker.choose(view, luck.of_decision(0, at)) for at, view in enumerate(views())])
    assert chosen[0] != chosen[1]
    assert chosen[0] == chosen[2]


def test_luck_stays_with_its_decision_and_advice_knows_nothing_of_it() -> None:
    one: Level = level("royals", 5).with_iterations(60)
    view = views()[0]
    usual, thinker = advise(view, iterations=60), Thinker(one)
    move = thinker.choose(view)
    thinker.choose(view, TableLuck(9).of_decision(0, 1))
    assert thinker.advise(view) == usual
    assert thinker.choose(view) == move


def test_each_table_keeps_its_own_and_shows_it_to_nobody(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server, server.browser() as browser:
        plain, also, seeded = (
            set_up(browser, "royals", [ME, BOT], **wish)["table"] for wish in ({}, {}, {"seed": 5})
        )
        rows = sqlite3.connect(tmp_path / "tables.db").execute("select id, settings from tables").fetchall()
        settings = {table: json.loads(said) for table, said in rows}
        lucks = [settings[one]["luck"] for one in (plain, also)]
        assert lucks[0] != lucks[1] and all(luck > 2**100 for luck in lucks)
        assert luck_of(settings[seeded]) is None, "what is seeded is played again alike"
        assert luck_of({}) is None, "tables of before have none"
        shown = "".join(browser.get(path).text for path in ("/api/tables", *_addresses(plain)))
        assert str(lucks[0]) not in shown and "luck" not in shown


def _addresses(table: str) -> list[str]:
    base = f"/api/tables/{table}"
    return [base, f"{base}/scene", f"{base}/scene?seat=0", f"{base}/rules", f"{base}/text?language=en"]
