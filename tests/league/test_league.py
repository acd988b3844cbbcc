"""Leagues: the same deals for all, and nothing that stops a league for good."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from regalia.bots.levels import level
from regalia.league.league_report import remarks
from tests.helpers.interrupts import hear_interrupts
from tests.league.leagues import entrant, figures_of, is_running, majesty, program


def test_a_level_against_itself_wins_exactly_half() -> None:
    """Seats are changed about, and the same seat has the same luck: the two games of a deal are one."""
    twin = f"steward@{level('majesty', 'steward').iterations}"
    figures = figures_of(majesty("steward", twin, deals=5))
    assert [pairing["share"]["value"] for pairing in figures["pairings"]] == [0.5, 0.5]
    assert {row["rating"]["value"] for row in figures["entrants"]} == {1500.0}


def test_seats_with_four_players() -> None:
    """Everybody is once alone against the others on each seat, or only the first of the two."""
    both, one = (majesty("1", "2", players=4, one_against_others=alone).seatings((0, 1)) for alone in (False, True))
    assert [seats.index(0) for seats in one] == [0, 1, 2, 3]
    assert both[:4] == one and [seats.index(1) for seats in both[4:]] == [0, 1, 2, 3]
    figures = figures_of(majesty("2", "1", players=4, one_against_others=True, deals=2))
    assert [(pairing["one"], pairing["others"]) for pairing in figures["pairings"]] == [("craftsman", "peasant")]
    assert figures["games"] == 8


def test_a_league_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    """The file is byte for byte that of a league which was never stopped, even after a torn line."""
    whole, stopped = tmp_path / "whole.jsonl", tmp_path / "stopped.jsonl"
    figures = figures_of(majesty("merchant", "craftsman", "peasant", deals=30), whole)
    lines = whole.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 2 * 2 + 2
    for kept in (0, 1, 3):
        stopped.write_bytes(b"".join(lines[:kept]) + lines[kept][:20])
        assert figures_of(majesty("merchant", "craftsman", "peasant", deals=30), stopped) == figures
        assert stopped.read_bytes() == whole.read_bytes()


def test_more_deals_can_follow(tmp_path: Path) -> None:
    """What was played is not played again, and fewer deals take the first of them."""
    path = tmp_path / "results.jsonl"
    few = figures_of(majesty("craftsman", "peasant", deals=10), path)
    before = path.read_bytes()
    many = figures_of(majesty("craftsman", "peasant", deals=40), path)
    assert path.read_bytes().startswith(before)
    assert many == figures_of(majesty("craftsman", "peasant", deals=40))
    assert few == figures_of(majesty("craftsman", "peasant", deals=10), path)


def test_several_processes_play_the_same_games(tmp_path: Path) -> None:
    """Only the order of the lines may differ."""
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    bot = program(tmp_path, 'print("move", move, flush=True)')
    alone, together = (
        figures_of(majesty("merchant", "peasant", bots=(bot,), deals=5, seed=3), path, processes)
        for path, processes in ((one, 1), (two, 2))
    )
    assert sorted(one.read_text().splitlines()) == sorted(two.read_text().splitlines())
    assert alone == together


def test_bad_bots_are_reported_and_the_league_ends(tmp_path: Path, plugins: None) -> None:
    """One raises, one ends its process, one hangs, one answers nonsense: all are named, and the others are rated."""
    nonsense = program(tmp_path, 'print("move win" if len(move) % 2 else "move " + move, flush=True)')
    (tmp_path / "hanging").mkdir()
    hanging = program(tmp_path / "hanging", "time.sleep(60)")
    bots = ("raises", "exits", nonsense, hanging)
    figures = figures_of(majesty("craftsman", "peasant", bots=bots, deals=2, seconds=0.2), processes=2)
    raised = entrant(figures, "raises")["faults"]
    assert raised["count"] > 20 and raised["first"] == "raises, decision 1: It raised ValueError: no idea."
    assert "'win' is not a legal move" in entrant(figures, nonsense)["faults"]["first"]
    assert "gave no answer within 0.2 seconds" in entrant(figures, hanging)["faults"]["first"]
    exits = entrant(figures, "exits")
    assert "the process it played in ended" in exits["faults"]["first"]
    assert exits["retired"] and entrant(figures, hanging)["retired"]
    assert entrant(figures, "craftsman")["rating"] is not None
    assert any("raises did not answer as it should" in remark for remark in remarks(figures))
    assert figures["fallback"] == "peasant"


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks at /proc")
def test_an_interrupt_keeps_what_was_played(tmp_path: Path) -> None:
    """It says how to go on, ends with 130, and no program is left behind."""
    results, slow = tmp_path / "results.jsonl", program(tmp_path, 'time.sleep(0.01); print("move", move, flush=True)')
    command = [sys.executable, "-m", "regalia.cli", "league", "majesty", "--deals", "2000", "--level", "peasant"]
    command += ["--level", "random", "--bot", slow, "--processes", "2", "--results", str(results)]
    running = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=hear_interrupts
    )
    deadline = time.monotonic() + 120
    while not (results.exists() and results.read_bytes().count(b"\n") > 3) and time.monotonic() < deadline:
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    _, said_last = running.communicate(timeout=30)
    assert running.returncode == 130
    assert f"kept in {results}; the same command goes on" in said_last and "Traceback" not in said_last
    started = [int(line) for line in (tmp_path / "started").read_text().split()]
    deadline = time.monotonic() + 5
    while any(map(is_running, started)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert started and not any(map(is_running, started))
    for line in results.read_text().splitlines():
        json.loads(line)
