"""How seat balance is told: page, chart and command."""

import json
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from regalia import cli
from regalia.balance.balance import PRINTED, VARIANT
from regalia.balance.balance_figures import figures_of
from regalia.balance.balance_report import balance_section, chart_of
from tests.balance.studies import lines_of, study

SVG = "{http://www.w3.org/2000/svg}"


def test_the_chart_is_sound(tmp_path: Path) -> None:
    """A dot for each seat and way, each within the picture."""
    balance = study("royals")
    figures = figures_of(balance, lines_of(balance, {PRINTED: [0, 1], VARIANT: [1, 2]}))
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
    figures = figures_of(balance, lines_of(balance, {PRINTED: [3], VARIANT: [0]}))
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
    "unknown game": (["chess"], "there are "),
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
