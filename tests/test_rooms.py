"""The rooms: nobody but a game's own folder knows the game, and no two files are called the same for different things.

Which room knows which other is held by import-linter, in `make check`.
"""

import re
import subprocess
from collections import defaultdict
from pathlib import Path

import grimp
import pytest

from regalia.games.catalogue import games

ROOT = Path(__file__).parents[1]
NAMES = [book.name for book in games()]

# Where a game may be named: in its own folders, in tests and docs, in words and art.
OWN = re.compile(rf"^(src/regalia/games|web/src)/({'|'.join(NAMES)})/|^tests/|^web/tests/|^docs/|/locale/|\.svg$|\.md$")
NAMED = re.compile(rf"\b({'|'.join(NAMES)})\b", re.IGNORECASE)
DATA = ("conformance/", "bench/h200.json", "examples/", "LICENSE", "web/package-lock.json")
# And where else, with the reason.
ELSEWHERE = {
    "pyproject.toml": "what the package is, in a line for people",
    "src/regalia/__init__.py": "the example at the front door",
}
# Files that Python or a framework wants to have these names, and a game's files, which are alike in every game.
ALIKE = {"__init__", "__main__", "conftest"}


def tracked() -> list[str]:
    """All files of the repository."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]


def test_no_file_but_its_own_names_a_game() -> None:
    named = set()
    for name in tracked():
        if OWN.search(name) or name.startswith(DATA):
            continue
        if NAMED.search((ROOT / name).read_text("utf-8", errors="ignore")):
            named.add(name)
    assert named == set(ELSEWHERE)


@pytest.mark.parametrize("game", NAMES)
def test_nobody_imports_a_game(game: str) -> None:
    """It is found by its folder, and asked through its rulebook."""
    graph = grimp.build_graph("regalia")
    own = {module for module in graph.modules if f"{module}.".startswith(f"regalia.games.{game}.")}
    for module in own:
        assert graph.find_modules_that_directly_import(module) <= own


def test_no_two_files_have_the_same_name_for_different_things() -> None:
    """A game's folder has the same files as another's; nothing else is called alike."""
    places: dict[str, list[str]] = defaultdict(list)
    for name in tracked():
        path = Path(name)
        if name.startswith("src/regalia/") and path.suffix == ".py" and path.stem not in ALIKE:
            room = "a game" if path.parts[2] == "games" and len(path.parts) == 5 else path.parent.as_posix()
            places[path.stem].append(room)
    assert {stem: rooms for stem, rooms in places.items() if len(set(rooms)) > 1} == {}
