"""A new game is one folder: it plays, records, searches, is served and shown, without an edit elsewhere."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.toys.acts import ACTS, what_is_wrong_with_it_is_said

ROOT = Path(__file__).parents[2]
TOYS = ROOT / "tests" / "toys"
GOOD = [name for name in ACTS if name != what_is_wrong_with_it_is_said.__name__]


def act(name: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """An act with the games of a folder, in a process of its own."""
    command = [sys.executable, "-m", "tests.toys.acts", name, str(folder)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", GOOD)
def test_a_folder_is_a_game(name: str) -> None:
    done = act(name, TOYS)
    assert done.returncode == 0, done.stderr


def test_a_simple_game_is_short() -> None:
    """Under a hundred lines."""
    assert sum(len(file.read_text("utf-8").splitlines()) for file in (TOYS / "nim").rglob("*.py")) < 100


@pytest.fixture
def nim(tmp_path: Path) -> Path:
    """A copy of the game to break."""
    shutil.copytree(TOYS / "nim", tmp_path / "nim", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path / "nim"


def complaints(folder: Path) -> list[str]:
    """What is said of the games there."""
    said = act(what_is_wrong_with_it_is_said.__name__, folder)
    assert said.returncode == 0, said.stderr
    return said.stdout.splitlines()


def change(file: Path, old: str, new: str) -> None:
    """Break something."""
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            "from regalia.kernel.luck import Luck, roll",
            "from regalia.kernel.luck import Luck, dice",
            "The game in the folder nim cannot be loaded: ImportError: cannot import name 'dice' from",
        ),
        ("GAME = ", "NIM = ", "The folder nim is no game: its __init__.py must export GAME, a Rulebook."),
        (
            'name="nim"',
            'name="heap"',
            "The game in the folder nim calls itself 'heap'; it must be called like its folder.",
        ),
        (
            'RULES.event("take", "deed", stage="take")',
            'RULES.event("take", "stunt")',
            "The game in the folder nim cannot be loaded: ValueError: The rule nim.take is of no known kind: 'stunt'",
        ),
        (
            'RULES.event("end", ',
            'RULES.event("take", ',
            "The game in the folder nim cannot be loaded: ValueError: The rule nim.take stands twice in its table.",
        ),
        (
            "players: int = 2\n",
            "seats: int = 2\n",
            "The game in the folder nim cannot be loaded: TypeError: Nim lists other options than its Options class",
        ),
        (
            "def score(",
            "def points_of_seat(",
            "The game in the folder nim has no function score, which every game's rules provide.",
        ),
        ("    rounds: Int8 ", "    turns: Int8 ", "The game in the folder nim has no field rounds in its State."),
        (
            "def score(",
            "def advance() -> None: pass\ndef score(",
            "A rule of Nim cannot be bound: regalia.games.nim.advance is called like a function of regalia.engine.",
        ),
        (
            "def score(",
            "def heap_of(state) -> int: return state.heap\ndef score(",
            "A rule of Nim cannot be bound: regalia.games.nim.heap_of has parameters without a type.",
        ),
    ],
)
def test_a_broken_folder_is_named_in_one_sentence(nim: Path, old: str, new: str, sentence: str) -> None:
    change(nim / "__init__.py", old, new)
    (said,) = complaints(nim.parent)
    assert said.startswith(sentence)
    assert said.endswith(".")


@pytest.mark.parametrize(
    ("ladder", "sentence"),
    [
        ("[thinker\n", "levels.toml in the folder nim cannot be read: "),
        ("thinker = 3\n", "The level thinker in levels.toml of the folder nim cannot be: "),
        ("[thinker]\n", "The level thinker in levels.toml of the folder nim cannot be: method: Field required."),
        (
            '[thinker]\nmethod = "search"\niteratons = 5\n',
            "The level thinker in levels.toml of the folder nim cannot be: iteratons: ",
        ),
        ('[thinker]\nmethod = "ponder"\n', "The level thinker of Nim has the method 'ponder'; there are greedy, "),
        (
            '[thinker]\nmethod = "search"\niterations = 5\n',
            'The level thinker of Nim needs method = "search" and leaf = "random playout": ',
        ),
        (
            '[thinker]\nmethod = "search"\nleaf = "random playout"\n',
            "The level thinker of Nim searches, and needs iterations.",
        ),
        (
            '[thinker]\nmethod = "search"\nleaf = "random playout"\niterations = 5\n',
            "The level thinker of nim has no message in any language: name-thinker is missing.",
        ),
    ],
)
def test_a_ladder_that_cannot_be_is_named_in_one_sentence(nim: Path, ladder: str, sentence: str) -> None:
    (nim / "levels.toml").write_text(ladder, "utf-8")
    (said,) = complaints(nim.parent)
    assert said.startswith(sentence)
    assert said.endswith(".")


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        ("nim-move-take", "The move nim.move.take has no message in any language: nim-move-take is missing."),
        ("nim-sheet-end", "The line of the score sheet for nim.end has no message in any language: nim-sheet-end is"),
    ],
)
def test_what_no_language_tells_is_named(nim: Path, message: str, sentence: str) -> None:
    for file in (nim / "locale").glob("*/rules.ftl"):
        change(file, f"{message} = ", f"# {message} = ")
    (said,) = complaints(nim.parent)
    assert said.startswith(sentence)


def test_a_message_missing_in_one_language_is_named(nim: Path) -> None:
    change(nim / "locale" / "it" / "rules.ftl", "nim-take = ", "# nim-take = ")
    assert complaints(nim.parent) == ["The message nim-take is missing in it; nim/locale/en/rules.ftl has it."]


def test_a_rule_that_no_language_tells_is_named(nim: Path) -> None:
    change(nim / "__init__.py", 'RULES.event("take", ', 'RULES.event("grab", ')
    assert complaints(nim.parent) == [
        "The rule nim.grab has no message in any language: nim-grab is missing.",
    ]


def test_a_message_that_stands_twice_is_named(nim: Path) -> None:
    file = nim / "locale" / "hu" / "rules.ftl"
    file.write_text(file.read_text("utf-8") + "royals-claim = Nim!\n", "utf-8")
    (said,) = complaints(nim.parent)
    assert said.startswith("The message royals-claim stands in nim/locale/hu/rules.ftl and again in royals/locale/hu")
