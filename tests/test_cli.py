"""The command line: what it prints, and one line with exit code 2 for bad input."""

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from regalia.games.catalogue import rulebook
from regalia.games.royals.board import load_board, printed_board
from regalia.record.reading import read_record
from regalia.record.writing import write_record
from regalia.terminal.simulate import replayed


def regalia(*arguments: str | Path, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run the command as a person would."""
    command = [sys.executable, "-m", "regalia.cli", *map(str, arguments)]
    environment = {**os.environ, "COLUMNS": "200"}
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, env=environment)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a finished game of Majesty."""
    path = tmp_path / "game.txt"
    write_record(replayed("majesty", rulebook("majesty").choose(players=2), 5, 0), path)
    return path


BAD_INPUT = {
    "unknown game": (["simulate", "chess"], "there are "),
    "unknown command": (["dance"], "--help"),
    "unknown option": (["simulate", "royals", "--colour", "red"], "--help"),
    "no game": (["simulate"], "GAME"),
    "not a number": (["simulate", "royals", "--games", "many"], "--games"),
    "no games": (["simulate", "royals", "--games", "0"], "from 1"),
    "negative seed": (["simulate", "royals", "--seed", "-1"], "negative"),
    "too many players": (["simulate", "royals", "--players", "6"], "2 to 5"),
    "too many for Majesty": (["simulate", "majesty", "--players", "5"], "2 to 4"),
    "unknown edition": (["simulate", "royals", "--edition", "2015"], "2014 and 2016"),
    "four cards in 2014": (["simulate", "royals", "--edition", "2014", "--row", "4"], "3 cards"),
    "edition of Majesty": (["simulate", "majesty", "--edition", "2014"], "--edition"),
    "sides of Royals": (["simulate", "royals", "--sides", "AAAAAAAA"], "--sides"),
    "too few sides": (["simulate", "majesty", "--sides", "AB"], "eight letters"),
    "no such board": (["simulate", "royals", "--board", "nowhere.toml"], "new-board"),
    "no such record": (["replay", "nowhere.txt"], "nowhere.txt"),
    "rules of no game": (["rules", "go"], "there are "),
    "rules of no edition": (["rules", "royals", "--edition", "1999"], "2014 and 2016"),
    "board in no folder": (["new-board", "no/where/board.toml"], "cannot be written"),
}


@pytest.mark.parametrize("arguments, hint", BAD_INPUT.values(), ids=BAD_INPUT.keys())
def test_bad_input_gives_one_line_and_exit_code_2(arguments: list[str], hint: str, tmp_path: Path) -> None:
    """It says what is wrong and what would be right, and writes nothing."""
    result = regalia(*arguments, folder=tmp_path)
    assert result.returncode == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert hint in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_simulate_gives_the_promised_figures() -> None:
    """The JSON has a figure per seat and shares that add up."""
    result = regalia("simulate", "majesty", "--players", "3", "--games", "50", "--seed", "2", "--json")
    figures = json.loads(result.stdout)
    assert figures["games"] == 50
    assert len(figures["mean_scores"]) == len(figures["win_shares"]) == 3
    assert sum(figures["win_shares"]) == pytest.approx(1)
    assert figures["moves_per_second"] == pytest.approx(figures["moves"] / figures["seconds"])


def test_same_seed_same_figures() -> None:
    """All but the clock is the same again."""
    first, second = (
        json.loads(regalia("simulate", "royals", "--games", "20", "--seed", "9", "--json").stdout) for _ in range(2)
    )
    for timed in ("seconds", "moves_per_second"):
        del first[timed], second[timed]
    assert first == second


def test_records_are_the_games_that_were_simulated(tmp_path: Path) -> None:
    """Their scores have the mean that was printed, and they replay."""
    folder = str(tmp_path / "games")
    arguments = ["simulate", "royals", "--players", "3", "--games", "3", "--json", "--records", folder]
    figures = json.loads(regalia(*arguments).stdout)
    games = [read_record(path) for path in (tmp_path / "games").iterdir()]
    assert len(games) == 3
    for seat in range(3):
        assert sum(game.scores[seat] for game in games) / 3 == pytest.approx(figures["mean_scores"][seat])


def test_replay_shows_the_score_sheet(record: Path) -> None:
    """The sheet ends with the points of the record and its winner."""
    game = read_record(record)
    shown = regalia("replay", record).stdout
    assert "score sheet" in shown
    assert all(str(points) in shown for points in game.scores)


def test_replay_tells_the_moves(record: Path) -> None:
    """Every step of the record is told."""
    shown = regalia("replay", record, "--moves").stdout
    assert all(step.notation in shown for step in read_record(record).steps)


def test_a_cut_off_record_is_refused_with_its_line(record: Path) -> None:
    """The line is named, and nothing else is printed."""
    lines = record.read_text("utf-8").splitlines()
    record.write_text("\n".join(lines[:30]), "utf-8")
    result = regalia("replay", record)
    assert (result.returncode, result.stdout) == (2, "")
    assert "line 30" in result.stderr and "cut off" in result.stderr


def test_a_new_board_is_the_printed_one_to_be_filled_in(tmp_path: Path) -> None:
    """It is sound as it is, and an existing file is never written over."""
    path = tmp_path / "board.toml"
    assert regalia("new-board", path).returncode == 0
    assert load_board(path).cities == printed_board("2016").cities
    path.write_text("mine")
    assert regalia("new-board", path).returncode == 2
    assert path.read_text() == "mine"


def test_a_broken_board_is_refused_by_its_entry(tmp_path: Path) -> None:
    """The message names the entry."""
    path = tmp_path / "board.toml"
    regalia("new-board", path)
    path.write_text(path.read_text("utf-8").replace("cost = [8,", "cost = [13,"), "utf-8")
    result = regalia("simulate", "royals", "--board", path, "--games", "1")
    assert result.returncode == 2
    assert "King cost" in result.stderr


@pytest.mark.parametrize("game, words", [("royals", ["Dijon", "R10", "reconstructed"]), ("majesty", ["Brewery", "M8"])])
def test_rules_show_components_marks_and_rulings(game: str, words: list[str]) -> None:
    """What is in the data is what is shown."""
    shown = regalia("rules", game).stdout
    assert all(word in shown for word in words)


def test_watch_plays_to_the_score_sheet() -> None:
    """A whole game is told."""
    shown = regalia("watch", "majesty", "--seed", "4").stdout
    assert "score sheet" in shown and "Variety" in shown


def test_the_help_shows_what_there_is() -> None:
    """A newcomer sees the commands."""
    result = regalia("--help")
    assert result.returncode == 0
    assert "simulate" in result.stdout and "serve" in result.stdout


def test_no_arguments_serve_tables(tmp_path: Path) -> None:
    """Without a command the tables are served, and SIGTERM stops it cleanly."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    store = str(tmp_path / "tables.db")
    said = {"REGALIA_PORT": str(port), "REGALIA_STORE": store, "REGALIA_WARM": "0", "BROWSER": "true"}
    command = [sys.executable, "-m", "regalia.cli"]
    with subprocess.Popen(command, env={**os.environ, **said}, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            assert f"http://127.0.0.1:{port}/" in server.stdout.readline()
            wait_for_health(port)
        finally:
            server.terminate()
        assert server.wait(20) == 0


def wait_for_health(port: int) -> None:
    """Until the server answers."""
    for _ in range(300):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=1).read()
        except OSError:
            time.sleep(0.1)
            continue
        return
    raise TimeoutError("the server does not answer")

