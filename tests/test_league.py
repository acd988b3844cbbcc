"""Leagues: the same deals for all, ratings that can be trusted, and nothing that stops a league for good."""

import json
import math
import random
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia import Game, Refusal, cli
from regalia.balance.balance_figures import evenness
from regalia.bots.level_games import LevelGames
from regalia.bots.levels import level, levels
from regalia.games.catalogue import rulebook
from regalia.jobs.estimates import share_of
from regalia.jobs.job import deal_number
from regalia.jobs.markdown_page import begin_page, write_section
from regalia.jobs.options_in_words import said
from regalia.jobs.results_file import ResultsFile
from regalia.league.entrants import Entrant, find_entrants, find_level
from regalia.league.league import League, play_league
from regalia.league.league_report import introduction, league_section, levels_section, remarks
from regalia.league.ratings import Result, rate, win_share
from regalia.league.standings import standings
from regalia.league.view_match import Seated, play_by_views

# A program that plays its first move, or answers something else.
PROGRAM = """
import json, os, sys, time
open(sys.argv[1], "a").write(f"{os.getpid()}\\n")
for line in sys.stdin:
    word, _, told = line.partition(" ")
    if word == "hello":
        print("ready 1", flush=True)
    elif word == "decide":
        move = json.loads(told)["moves"][0]
        HABIT
"""
PLUGIN = """
import os
class Raises:
    name = "raises"
    def choose(self, view):
        raise ValueError("no idea")
class Exits:
    name = "exits"
    def choose(self, view):
        os._exit(7)
def make_raises(game, options, seed):
    return Raises()
def make_exits(game, options, seed):
    return Exits()
"""
ENTRY_POINTS = """
[regalia.bots]
raises = league_plugins:make_raises
exits = league_plugins:make_exits
"""


def majesty(*names: str, players: int = 2, bots: tuple[str, ...] = (), **how: Any) -> League:
    """A league of Majesty."""
    options = rulebook("majesty").choose(players=players)
    return League("majesty", options, find_entrants("majesty", options, names, bots), **how)


def figures_of(league: League, results: Path | None = None, processes: int = 1) -> dict[str, Any]:
    """Play a league; what came of it."""
    return standings(league, play_league(league, results, processes))


def program(folder: Path, habit: str) -> str:
    """The name of a bot that is a program with this habit."""
    script = folder / "bot.py"
    script.write_text(PROGRAM.replace("HABIT", habit))
    return "program:" + shlex.join([sys.executable, "-I", "-S", str(script), str(folder / "started")])


@pytest.fixture
def plugins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package with two bad bots is installed."""
    (tmp_path / "league_plugins.py").write_text(PLUGIN)
    package = tmp_path / "league_plugins-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: league-plugins\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text(ENTRY_POINTS)
    monkeypatch.syspath_prepend(tmp_path)


def entrant(figures: dict[str, Any], name: str) -> dict[str, Any]:
    """The row of an entrant."""
    return next(row for row in figures["entrants"] if row["name"] == name)


# Ratings.


def games_of(strengths: dict[str, float], deals: int, seats: int, seed: int = 1) -> list[Result]:
    """Games where each wins by its strength; all pairs meet, one against the others."""
    chance = random.Random(seed)
    results = []
    for deal in range(deals):
        for one in strengths:
            for other in strengths:
                names = (one, *[other] * (seats - 1))
                if one != other:
                    (winner,) = chance.choices(range(seats), [strengths[name] for name in names])
                    results.append(Result(deal, names, tuple(float(seat == winner) for seat in range(seats))))
    return results


@pytest.mark.parametrize("seats", [2, 4])
def test_known_strengths_are_found_within_their_intervals(seats: int) -> None:
    """Whoever is twice as strong is 120 points better, however many sit at the table.

    Intervals of 95 % miss now and then: of 60, three are expected to, and ten would be a wonder.
    """
    strengths = {"one": 1.0, "two": 2.0, "four": 4.0, "sixteen": 16.0}
    missed = 0
    for seed in range(20):
        found = rate(games_of(strengths, 60, seats, seed), anchor="two", resamples=200)
        assert sorted(found, key=lambda name: found[name].value) == list(strengths)
        for name, strength in strengths.items():
            missed += not found[name].low <= 1500 + 400 * math.log10(strength / 2) <= found[name].high
            assert found[name].high - found[name].low < 250
    assert missed < 10


@given(st.randoms(use_true_random=False))
def test_the_order_of_games_does_not_matter(chance: random.Random) -> None:
    """The same games give the same ratings, to the last digit."""
    games = games_of({"a": 1.0, "b": 2.0, "c": 3.0}, 5, 3)
    games.append(Result(5, ("a", "b", "c"), (1 / 3, 1 / 3, 1 / 3)))
    mixed = games.copy()
    chance.shuffle(mixed)
    assert rate(mixed, "a", resamples=20) == rate(games, "a", resamples=20)
    assert win_share(mixed, "b") == win_share(games, "b")


def test_more_deals_make_narrower_intervals() -> None:
    """Four times the deals halve them, about."""
    few, many = (rate(games_of({"a": 1.0, "b": 2.0}, deals, 2), "a")["b"] for deals in (100, 400))
    assert 1.5 < (few.high - few.low) / (many.high - many.low) < 2.7


def test_games_of_a_deal_do_not_count_as_independent() -> None:
    """A deal told ten times over makes nobody surer."""
    games = games_of({"a": 1.0, "b": 2.0}, 60, 2)
    once, often = rate(games, "a")["b"], rate(games * 10, "a")["b"]
    assert often.high - often.low > 0.8 * (once.high - once.low)


def test_one_who_always_wins_has_a_finite_rating_and_an_honest_interval() -> None:
    """Fifty wins out of fifty are not a certainty."""
    found = rate([Result(deal, ("a", "b"), (1.0, 0.0)) for deal in range(50)], "b")["a"]
    assert 2000 < found.value < 2500
    assert found.low < found.value - 100 and found.high > found.value + 100


@given(st.lists(st.sampled_from([0.0, 0.25, 0.5, 1.0]), min_size=1, max_size=40))
def test_a_share_lies_in_its_interval(deals: list[float]) -> None:
    """And the interval within what a share can be, never a point."""
    share = share_of(deals)
    assert 0.0 <= share.low <= share.value <= share.high <= 1.0
    assert share.low < share.high


# The deals.


@pytest.mark.parametrize(
    "game, options, names",
    [
        ("majesty", {"players": 3, "sides": "BBBBBBBB"}, ["merchant", "peasant", "random"]),
        ("royals", {"players": 2, "edition": "2014"}, ["courtier", "sovereign@10"]),
        ("royals", {"players": 4}, ["page", "random", "courtier", "page"]),
    ],
)
def test_by_views_the_very_same_game_is_played(game: str, options: dict[str, Any], names: list[str]) -> None:
    """Same cards, same moves, same points as inside compiled code."""
    chosen = rulebook(game).choose(**options)
    seats = [find_level(game, name) for name in names]
    for deal in (deal_number(3, 0), 4):
        bots = [Seated(one, chosen, seat, seed=5) for seat, one in enumerate(seats)]
        for bot in bots:
            bot.sit_down(deal)
        chosen_levels = [one.level for one in seats if one.level]
        outcome = LevelGames(game, chosen).play(chosen_levels, deal, 5, [one.weights() for one in seats])
        played = play_by_views(game, chosen, bots, deal)
        assert played.scores == outcome.points
        decisions = [step for step in played.steps if step.seat is not None and not step.forced]
        assert len(decisions) == outcome.decisions


def test_a_deal_begins_alike_whoever_plays() -> None:
    """The cards of the first market do not depend on the bots."""
    options = rulebook("majesty").choose()
    first = []
    for name in ("peasant", "random"):
        bots = [Seated(find_level("majesty", name), options, seat, 1) for seat in range(2)]
        first.append([str(step) for step in play_by_views("majesty", options, bots, 9).steps[:6]])
    assert first[0] == first[1]
    assert all(step.startswith("reveal") for step in first[0])


def test_a_level_against_itself_wins_exactly_half() -> None:
    """Seats are changed about, and the same seat has the same luck: the two games of a deal are one."""
    twin = f"steward@{level('majesty', 'steward').iterations}"
    figures = figures_of(majesty("steward", twin, deals=5))
    assert [pairing["share"]["value"] for pairing in figures["pairings"]] == [0.5, 0.5]
    assert {row["rating"]["value"] for row in figures["entrants"]} == {1500.0}


def test_random_play_is_uniform() -> None:
    """Weights that know nothing like all moves alike."""
    options = rulebook("majesty").choose()
    view = Game.new("majesty", seed=1).view(0)
    bot = Seated(find_level("majesty", "random"), options, 0, seed=1)
    picks = []
    for deal in range(1400):
        bot.sit_down(deal)
        picks.append(view.legal_moves.index(bot.choose(view)))
    assert evenness(np.eye(len(view.legal_moves))[picks]) > 0.001


def test_seats_with_four_players() -> None:
    """Everybody is once alone against the others on each seat, or only the first of the two."""
    both, one = (majesty("1", "2", players=4, one_against_others=alone).seatings((0, 1)) for alone in (False, True))
    assert [seats.index(0) for seats in one] == [0, 1, 2, 3]
    assert both[:4] == one and [seats.index(1) for seats in both[4:]] == [0, 1, 2, 3]
    figures = figures_of(majesty("2", "1", players=4, one_against_others=True, deals=2))
    assert [(pairing["one"], pairing["others"]) for pairing in figures["pairings"]] == [("craftsman", "peasant")]
    assert figures["games"] == 8


# The results file.


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


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    """One sentence says so, and not a byte is changed."""
    path = tmp_path / "notes.txt"
    for text in ("my notes", "my notes\n", "[1]\n", '{"a": 1}\n'):
        path.write_text(text)
        with pytest.raises(Refusal, match="is not a results file"):
            figures_of(majesty("1", "2", deals=2), path)
        assert path.read_text() == text
    path.unlink()
    figures_of(majesty("1", "2", deals=2), path)
    with pytest.raises(Refusal, match="differs in its seed"):
        figures_of(majesty("1", "2", deals=2, seed=2), path)
    with pytest.raises(Refusal, match="differs in its entrants"):
        figures_of(majesty("1", "3", deals=2), path)
    path.write_text(path.read_text() + "nonsense\n")
    with pytest.raises(Refusal, match="line 3"):
        figures_of(majesty("1", "2", deals=2), path)


# Bots of other people.


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


def is_running(process: int) -> bool:
    """Whether it runs; one that ended and is still to be cleared away does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks at /proc")
def test_an_interrupt_keeps_what_was_played(tmp_path: Path) -> None:
    """It says how to go on, ends with 130, and no program is left behind."""
    results, slow = tmp_path / "results.jsonl", program(tmp_path, 'time.sleep(0.01); print("move", move, flush=True)')
    command = [sys.executable, "-m", "regalia.cli", "league", "majesty", "--deals", "2000", "--level", "peasant"]
    command += ["--level", "random", "--bot", slow, "--processes", "2", "--results", str(results)]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
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


# The page and the command.


def test_several_leagues_live_on_one_page(tmp_path: Path) -> None:
    """A league takes the place of its older self; what people wrote around it stays."""
    page = tmp_path / "bots.md"
    for players, deals in ((2, 2), (3, 2), (2, 3)):
        league = majesty("1", "2", players=players, deals=deals)
        text = league_section(league, figures_of(league))
        write_section(page, f"league {players}", text)
        if players == 2 and deals == 2:
            page.write_text(page.read_text() + "\nMy own words.\n")
    text = page.read_text()
    assert "--deals 3 --seed 1 --level peasant --level craftsman" in text
    assert text.count("## Majesty, 2 players") == text.count("## Majesty, 3 players") == 1
    assert text.index("2 players") < text.index("My own words.") < text.index("3 players")
    page.write_text(text.replace("<!-- end of league 3 -->", ""))
    with pytest.raises(Refusal, match="is missing"):
        write_section(page, "league 3", "new")


def test_the_introduction_stays_and_the_levels_have_their_place(tmp_path: Path) -> None:
    """It is written once; each game's levels stand in it, and leagues follow behind it."""
    page = tmp_path / "bots.md"
    begin_page(page, introduction())
    page.write_text(page.read_text().replace("## Adding a bot", "## Adding your bot"))
    for seconds in (0.001, 0.002):
        begin_page(page, introduction())
        for game in ("majesty", "royals"):
            write_section(page, f"levels: {game}", levels_section(game, {levels(game)[-1].name: seconds}))
        write_section(page, "league", "## A league")
    text = page.read_text()
    heads = [line for line in text.splitlines() if line.startswith("#")]
    assert heads[:4] == ["# How strong the bots are", "## The levels", "### Royals", "### Majesty"]
    assert "## Adding your bot" in heads and heads[-1] == "## A league"
    strongest = levels("majesty")[-1]
    assert f"| 5 | monarch | {strongest.about} | search | {strongest.iterations:,} | 2 ms |" in text
    assert f"| 1 | page | {levels('royals')[0].about} | greedy | – | – |" in text
    assert "puts them in" not in text


def test_a_board_of_ones_own_is_told_apart() -> None:
    """Options are ready for JSON, whatever they hold."""
    json.dumps(said(rulebook("royals").choose(players=5, edition="2014")))
    assert Entrant("mine").figures() == {"name": "mine"}


def test_a_results_file_counts_no_job_twice() -> None:
    """A line that is there twice is read once."""
    results = ResultsFile(None, {"study": "league"})
    for _ in range(2):
        results.add({"of": [0, 1], "first": 0, "deals": 2, "games": []})
    assert len(results.lines) == 1


def command(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    """Run the command line in this process."""
    monkeypatch.setattr(sys, "argv", ["regalia", *words])
    cli.main()


TWO = ("--level", "1", "--level", "2")
WRONG = {
    "unknown game": (["league", "chess"], "royals and majesty"),
    "unknown level": (["league", "majesty", "--level", "emperor"], "no level 'emperor'"),
    "bad iterations": (["league", "majesty", "--level", "monarch@0"], "from 1 to"),
    "no search": (["league", "majesty", "--level", "peasant@50"], "does not search"),
    "unknown bot": (["league", "majesty", "--bot", "nobody"], "No installed package"),
    "no such program": (["league", "majesty", "--bot", "program:./nowhere"], "cannot be started"),
    "no program": (["league", "majesty", "--bot", "program:"], "program:./mybot"),
    "unknown search": (["league", "majesty", "--bot", "openspiel-dream:5"], "ismcts and mcts"),
    "one alone": (["league", "majesty", "--level", "monarch"], "two entrants"),
    "twice the same": (["league", "majesty", "--level", "1", "--level", "peasant"], "named twice"),
    "one deal": (["league", "majesty", *TWO, "--deals", "1"], "--deals"),
    "negative deals": (["league", "majesty", *TWO, "--deals", "-5"], "--deals"),
    "negative seed": (["league", "majesty", *TWO, "--seed", "-5"], "--seed"),
    "no processes": (["league", "majesty", *TWO, "--processes", "0"], "--processes"),
    "no time": (["league", "majesty", *TWO, "--seconds", "0"], "time limit"),
    "two cannot": (["league", "majesty", *TWO, "--one-against-others"], "three players"),
    "no folder": (["league", "majesty", *TWO, "--results", "no/where/results"], "cannot be written"),
    "a folder": (["league", "majesty", *TWO, "--results", "."], "cannot be written"),
    "no page": (["league", "majesty", *TWO, "--write", "no/where/page.md"], "cannot be written"),
    "edition of Majesty": (["league", "majesty", "--edition", "2014"], "--edition"),
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


def test_the_command_shows_and_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """JSON has every figure, the tables have every name, and the page has the command."""
    words = ["league", "majesty", *TWO, "--deals", "3", "--processes", "1", "--write", str(tmp_path / "bots.md")]
    command(monkeypatch, *words, "--json")
    figures = json.loads(capsys.readouterr().out)
    assert figures["games"] == 6 and len(figures["entrants"]) == 2
    assert all(row["seconds_per_decision"] > 0 for row in figures["entrants"])
    command(monkeypatch, *words)
    shown = capsys.readouterr().out
    assert "craftsman" in shown and "centred on" in shown
    page = (tmp_path / "bots.md").read_text()
    assert page.startswith("# How strong the bots are\n") and "regalia league majesty --deals 3" in page
    assert page.count(" ms |") == len(levels("majesty")) + 2
