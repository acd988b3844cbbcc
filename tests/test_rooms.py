"""The rooms of the source: a room knows only the rooms above it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import regalia

SOURCE = Path(regalia.__file__).parent
# Rooms on one line do not know each other.
ROOMS = (
    ("kernel", "locale"),
    ("games",),
    ("engine",),
    ("play",),
    ("record", "conformance", "search", "guests"),
    ("bots", "training", "interop"),
    ("jobs",),
    ("bench", "table"),
    ("league", "server"),
    ("balance",),
    ("review",),
    ("terminal",),
    ("cli",),
)
FLOOR = {room: floor for floor, rooms in enumerate(ROOMS) for room in rooms}


def known_to(file: Path) -> Iterator[str]:
    """The rooms that a file imports from."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        names += [name.name for name in node.names] if isinstance(node, ast.Import) else []
        if names == ["regalia"] and isinstance(node, ast.ImportFrom):
            names = [f"regalia.{name.name}" for name in node.names]
        yield from (name.split(".")[1] for name in names if name.startswith("regalia."))


def test_every_room_has_its_floor_and_says_what_it_is() -> None:
    rooms = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert rooms | {"cli"} == set(FLOOR)
    for room in rooms:
        assert ast.get_docstring(ast.parse((SOURCE / room / "__init__.py").read_text("utf-8")))


@pytest.mark.parametrize("room", FLOOR)
def test_a_room_knows_only_rooms_above_it(room: str) -> None:
    files = [SOURCE / "cli.py"] if room == "cli" else (SOURCE / room).rglob("*.py")
    for file in files:
        for other in set(known_to(file)) & FLOOR.keys() - {room}:
            assert FLOOR[other] < FLOOR[room], f"{file.relative_to(SOURCE)} knows {other}"
