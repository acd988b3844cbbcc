"""Seat balance: what the study finds where the truth is known, and that it can be stopped, repeated and drawn."""

import itertools
import json
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from regalia import Refusal, cli
from regalia.balance.balance import EVEN, PRINTED, Balance, all_configurations, boxes_for, play_balance
from regalia.balance.balance_figures import change, evenness, figures_of
from regalia.balance.balance_report import balance_section, chart_of
from regalia.games.catalogue import rulebook
from regalia.league.entrants import find_level

SVG = "{http://www.w3.org/2000/svg}"


def study(game: str = "majesty", level: str = "random", deals: int = 60, **options: Any) -> Balance:
    """A study of one configuration, or of all where no option is given."""
    tables = (rulebook(game).choose(**options),) if options else all_configurations(game)
    return Balance(game, tables, find_level(game, level), deals)


def lines_of(balance: Balance, winners: dict[int, list[int]]) -> list[dict[str, Any]]:
    """A results file in which these seats win, by the way of playing; every configuration alike."""
    lines = []
    for table, options in enumerate(balance.configurations):
        for way in balance.ways:
            games = []
            for deal in range(balance.deals):
                seat = winners[way][deal % len(winners[way])] % options.players
                shares = [float(at == seat) for at in range(options.players)]
                games.append([deal, shares, [100 * share for share in shares]])
            lines.append({"of": [table, way], "first": 0, "deals": balance.deals, "games": games})
    return lines


# What is found where the truth is known.


def test_a_seat_that_always_wins_is_found() -> None:
    """The reviewer's claim, if it were true."""
    balance = study("royals", players=4)
    figures = figures_of(balance, lines_of(balance, {PRINTED: [3], EVEN: [0, 1, 2, 3]}))
    (table,) = figures["tables"]
    assert table["verdict"].startswith("Seat 4 wins more than its share, seats 1 and 2 and 3 win less")
    assert table["seats"][3]["wins"]["value"] == 1.0 and table["seats"][3]["wins"]["low"] > 0.9
    assert "the claim holds" in figures["claim"]
    assert "change who wins (p < 0.001)" in table["first_turn"]["verdict"]
    assert table["first_turn"]["seats"][3]["change"]["value"] == 0.75


def test_fair_seats_are_called_fair() -> None:
    """Nothing is found where nothing is."""
    balance = study("royals", players=4)
    figures = figures_of(balance, lines_of(balance, {PRINTED: [0, 1, 2, 3], EVEN: [0, 1, 2, 3]}))
    (table,) = figures["tables"]
    assert table["verdict"] == "No seat has an advantage that 60 deals show (p = 1)."
    assert "does not show" in table["first_turn"]["verdict"]
    assert "the claim does not hold" in figures["claim"]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_fair_games_seem_unfair_as_often_as_they_should(players: int) -> None:
    """A p below 0.05 comes in five of a hundred studies."""
    chance = np.random.default_rng(1)
    seats = np.eye(players)
    studies = [seats[chance.integers(players, size=200)] for _ in range(400)]
    unfair = np.mean([evenness(shares) < 0.05 for shares in studies])
    changed = np.mean([change(one, other) < 0.05 for one, other in itertools.pairwise(studies)])
    assert 0.02 < unfair < 0.09
    assert 0.02 < changed < 0.09


def test_the_claim_is_judged_only_where_it_was_played() -> None:
    """It is about Royals with four players."""
    for balance in (study("royals", players=3), study("majesty", players=4)):
        assert figures_of(balance, lines_of(balance, {PRINTED: [0], EVEN: [0]}))["claim"] is None


# What is played.


@pytest.mark.parametrize("edition", ["2014", "2016"])
def test_with_even_cards_every_seat_draws_one(edition: str) -> None:
    """Nothing else in the box is different."""
    options = rulebook("royals").choose(players=4, edition=edition)
    printed, even = (boxes_for("royals", options, way) for way in (PRINTED, EVEN))
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


# How it is told.


def test_the_chart_is_sound(tmp_path: Path) -> None:
    """A dot for each seat and way, each within the picture."""
    balance = study("royals")
    figures = figures_of(balance, lines_of(balance, {PRINTED: [0, 1], EVEN: [1, 2]}))
    picture = ElementTree.fromstring(chart_of(figures))
    width, height = float(picture.attrib["width"]), float(picture.attrib["height"])
    dots = picture.findall(f"{SVG}circle")
    assert len(dots) == 2 + 2 * 2 * (2 + 3 + 4 + 5)
    for dot in dots:
        assert 0 < float(dot.attrib["cx"]) < width and 0 < float(dot.attrib["cy"]) < height
    for text in picture.findall(f"{SVG}text"):
        assert 0 < float(text.attrib["x"]) < width and 0 < float(text.attrib["y"]) < height


def test_the_section_has_everything() -> None:
    """Command, chart, claim, a table for each configuration."""
    balance = study("royals")
    figures = figures_of(balance, lines_of(balance, {PRINTED: [3], EVEN: [0]}))
    text = balance_section(balance, figures, "balance.svg")
    assert "regalia study balance royals --all --level random --deals 60 --seed 1" in text
    assert "](balance.svg)" in text and "A reviewer of Royals says" in text
    assert text.count("### Royals") == text.count("| seat | wins |") == 8


def command(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    """Run the command line in this process."""
    monkeypatch.setattr(sys, "argv", ["regalia", "study", "balance", *words])
    cli.main()


def test_the_command_shows_writes_and_draws(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Both games live on one page, each beside its own chart."""
    page = tmp_path / "balance.md"
    for game in ("majesty", "royals", "majesty"):
        words = [game, "--level", "random", "--deals", "30", "--processes", "1", "--write", str(page)]
        command(monkeypatch, *words, "--plot", str(tmp_path / f"{game}.svg"), "--json")
        assert json.loads(capsys.readouterr().out)["deals"] == 30
    text = page.read_text()
    assert text.count("# Seat balance") == text.count("## Majesty\n") == text.count("## Royals\n") == 1
    assert "](majesty.svg)" in text and (tmp_path / "royals.svg").exists()
    command(monkeypatch, "royals", "--level", "random", "--deals", "30", "--processes", "1")
    assert "first-turn cards" in capsys.readouterr().out


WRONG = {
    "unknown game": (["chess"], "royals and majesty"),
    "unknown level": (["royals", "--level", "emperor"], "no level 'emperor'"),
    "one deal": (["royals", "--deals", "1"], "--deals"),
    "negative seed": (["royals", "--seed", "-1"], "--seed"),
    "no players": (["royals", "--players", "0"], "2 to 5"),
    "all and one": (["royals", "--all", "--players", "3"], "--all"),
    "no folder": (["royals", "--results", "no/where"], "cannot be written"),
    "no place for a chart": (["royals", "--plot", "no/where.svg"], "cannot be written"),
    "sides of Royals": (["royals", "--sides", "AAAAAAAA"], "--sides"),
}


@pytest.mark.parametrize("words, hint", WRONG.values(), ids=WRONG.keys())
def test_wrong_input_gives_one_line_and_exit_code_2(
    words: list[str],
    hint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """It says what is wrong and what would be right, and writes nothing."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as stopped:
        command(monkeypatch, *words)
    shown = capsys.readouterr()
    assert (stopped.value.code, shown.out, len(shown.err.splitlines())) == (2, "", 1)
    assert hint in shown.err
    assert list(tmp_path.iterdir()) == []
