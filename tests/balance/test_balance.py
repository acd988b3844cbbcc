"""What the study of seat balance plays, and that it can be stopped and repeated."""

from pathlib import Path

import pytest

from regalia import Refusal
from regalia.balance.balance import PRINTED, VARIANT, all_configurations, boxes_for, play_balance
from regalia.balance.balance_figures import figures_of
from regalia.games.catalogue import rulebook
from tests.balance.studies import study


@pytest.mark.parametrize("edition", ["2014", "2016"])
def test_with_even_cards_every_seat_draws_one(edition: str) -> None:
    """Nothing else in the box is different."""
    options = rulebook("royals").choose(players=4, edition=edition)
    printed, even = (boxes_for("royals", options, way) for way in (PRINTED, VARIANT))
    assert even[0].first_turn[:4].tolist() == [1, 1, 1, 1] != printed[0].first_turn[:4].tolist()
    even[0].first_turn[:] = printed[0].first_turn
    assert even.tobytes() == printed.tobytes()


def test_all_configurations_are_played() -> None:
    """Every number of players, with both editions or both sides."""
    assert [(table.edition, table.players) for table in all_configurations("royals")] == [
        (edition, players) for edition in ("2014", "2016") for players in (2, 3, 4, 5)
    ]
    assert [(table.sides[0], table.players) for table in all_configurations("majesty")] == [
        (side, players) for side in "AB" for players in (2, 3, 4)
    ]
    balance = study(deals=4)
    figures = figures_of(balance, play_balance(balance))
    assert len(figures["tables"]) == 6
    for table in figures["tables"]:
        assert sum(seat["wins"]["value"] for seat in table["seats"]) == pytest.approx(1)


def test_a_stopped_study_goes_on_and_processes_agree(tmp_path: Path) -> None:
    """The files are alike, byte for byte and line for line."""
    whole, stopped, together = (tmp_path / name for name in ("whole", "stopped", "together"))
    balance = study("royals", deals=60, players=3)
    figures = figures_of(balance, play_balance(balance, whole))
    lines = whole.read_bytes().splitlines(keepends=True)
    stopped.write_bytes(b"".join(lines[:3]) + b'{"of":[0')
    assert figures_of(balance, play_balance(balance, stopped)) == figures
    assert stopped.read_bytes() == whole.read_bytes()
    assert figures_of(balance, play_balance(balance, together, processes=2)) == figures
    assert sorted(together.read_bytes().splitlines()) == sorted(whole.read_bytes().splitlines())
    with pytest.raises(Refusal, match="of another balance"):
        play_balance(study("royals", deals=60, players=4), whole)
