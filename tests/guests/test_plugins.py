"""Packages that bring bots along."""

import tomllib
from pathlib import Path

import pytest

from regalia import Refusal, new_game
from regalia.guests.bot import Bot
from regalia.guests.plugins import make_plugin, plugin_names
from tests.guests.guest_games import play, play_guarded

EXAMPLES = Path(__file__).parents[2] / "examples"
MODULE = """
class Last:
    name = "last"
    def choose(self, view):
        return view.legal_moves[-1]
def make(game, options, seed):
    assert (game, options.players, seed) == ("majesty", 2, 5)
    return Last()
def fail(game, options, seed):
    raise LookupError("no weights.")
def empty(game, options, seed):
    return object()
def whole_class(game, options, seed):
    return Last
"""


def install(folder: Path, package: str, entries: dict[str, str]) -> None:
    """Lay out what pip writes down of an installed package."""
    notes = folder / f"{package}-1.0.dist-info"
    notes.mkdir()
    (notes / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines = [f"{name} = {value}" for name, value in entries.items()]
    (notes / "entry_points.txt").write_text("\n".join(["[regalia.bots]", *lines, ""]))


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "own_bots_of_test.py").write_text(MODULE)
    (tmp_path / "broken_bots_of_test.py").write_text("import no_such_module")
    makers = {"last": "make", "failing": "fail", "empty": "empty", "class": "whole_class", "missing": "no_such"}
    entries = {name: f"own_bots_of_test:{maker}" for name, maker in makers.items()}
    install(tmp_path, "own_bots", {**entries, "broken": "broken_bots_of_test:make", "twice": "own_bots_of_test:make"})
    install(tmp_path, "other_bots", {"twice": "broken_bots_of_test:make"})
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def make(name: str) -> Bot:
    return make_plugin(name, "majesty", new_game("majesty").options, 5)


def test_a_plugin_is_found_and_plays(packages: Path) -> None:
    assert {"last", "failing", "twice"} <= set(plugin_names())
    assert play_guarded(make("last")).faults == []


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("nobody", "No installed package brings along a bot 'nobody'; there are: "),
        ("broken", "'broken' cannot be loaded from broken_bots_of_test:make: ModuleNotFoundError: No module named"),
        ("missing", "'missing' cannot be loaded from own_bots_of_test:no_such: AttributeError: "),
        ("failing", "'failing' could not be made by own_bots_of_test:fail: LookupError: no weights."),
        ("empty", "'empty' must have a name and a method choose(view); own_bots_of_test:empty made a object."),
        ("class", "'class' must have a name and a method choose(view); own_bots_of_test:whole_class made a type."),
        ("twice", "There is more than one bot 'twice', from "),
    ],
)
def test_a_plugin_that_cannot_be_made(packages: Path, name: str, words: str) -> None:
    with pytest.raises(Refusal) as refused:
        make(name)
    assert words in str(refused.value)
    assert str(refused.value).count("\n") == 0


def test_the_example_plugin_plays_both_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project = tomllib.loads((EXAMPLES / "plugin" / "pyproject.toml").read_text("utf-8"))["project"]
    install(tmp_path, "example", project["entry-points"]["regalia.bots"])
    monkeypatch.syspath_prepend(EXAMPLES / "plugin")
    monkeypatch.syspath_prepend(tmp_path)
    for name in ("majesty", "royals"):
        game = new_game(name, seed=1)
        assert play(make_plugin("thrifty", name, game.options, 5), game).is_over
