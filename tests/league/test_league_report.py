"""The report of a league: the page, the command, and what is wrong with a command."""

import json
from pathlib import Path

import pytest

from regalia import Refusal
from regalia.bots.levels import levels
from regalia.jobs.markdown_page import begin_page, write_section
from regalia.league.league_report import introduction, league_section, levels_section
from tests.league.leagues import command, figures_of, majesty


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
    assert heads[:2] == ["# How strong the bots are", "## The levels"]
    assert heads.index("## The levels") < heads.index("### Royals") < heads.index("### Majesty")
    assert heads.index("### Majesty") < heads.index("## Adding your bot")
    assert heads[-1] == "## A league"
    strongest = levels("majesty")[-1]
    assert f"| 5 | monarch | {strongest.about} | search | {strongest.iterations:,} | 2 ms |" in text
    assert f"| 1 | page | {levels('royals')[0].about} | greedy | – | – |" in text
    assert "puts them in" not in text


TWO = ("--level", "1", "--level", "2")
WRONG = {
    "unknown game": (["league", "chess"], "and majesty"),
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
