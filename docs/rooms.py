"""Draws the rooms of the source, and which knows which, from the code itself: `make rooms`.

The floors are those of the contract in pyproject.toml, which `make check` holds; the lines are the imports that are
there. A line is strong where a room is known directly and in no other way, faint where it is known by another too.

    python docs/rooms.py FILE            write the picture
    python docs/rooms.py --check FILE    end with exit code 1 if the picture is not of the code as it is
"""

import importlib
import sys
import textwrap
import tomllib
from collections.abc import Iterator
from pathlib import Path
from xml.sax.saxutils import escape

import grimp

ROOT = Path(__file__).parents[1]
PACKAGE = "regalia"
FRONT = "cli"                      # a module, not a folder: it has no room's docstring
WIDE, FLOOR, BOX_HIGH = 1120, 112, 66
MARGIN = 20
LETTER = 5.9                       # the width of a small letter
WORDS_WIDE = 36                    # letters of a line below a room's name
STYLE = """
  text { font-family: system-ui, sans-serif; text-anchor: middle; fill: #2b2320 }
  .name { font-size: 17px; font-weight: 600 }
  .about { font-size: 11.5px }
  rect { fill: #fbf6ea; stroke: #8e7a55; stroke-width: 1.2 }
  .paper { fill: #f3ead6; stroke: none }
  .knows { fill: none; stroke: #8e2f2a; stroke-width: 1.5 }
  .knows-too { fill: none; stroke: #8e7a55; stroke-width: 0.8; opacity: 0.3 }
"""

Knows = dict[str, set[str]]


def floors() -> list[list[str]]:
    """The rooms by floors, the ones that know nothing of the others first."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    listed = next(contract["layers"] for contract in contracts if contract["type"] == "layers")
    return [[room.strip() for room in floor.split("|")] for floor in reversed(listed)]


def known() -> Knows:
    """The rooms that each room imports from."""
    graph = grimp.build_graph(PACKAGE)
    found: Knows = {room: set() for floor in floors() for room in floor}
    for importer in graph.modules:
        for imported in graph.find_modules_directly_imported_by(importer):
            room, other = (name.split(".")[1] if "." in name else "" for name in (importer, imported))
            if room and other and room != other:
                found[room].add(other)
    return found


def only_directly(knows: Knows, room: str) -> set[str]:
    """The rooms that a room knows, but none of those it knows."""
    by_another = {far for near in knows[room] for far in _reached(knows, near)}
    return knows[room] - by_another


def _reached(knows: Knows, room: str) -> set[str]:
    return knows[room] | {far for near in knows[room] for far in _reached(knows, near)}


def about(room: str) -> list[str]:
    """What a room is for: the first sentence of its docstring, in at most two lines."""
    if room == FRONT:
        return ["the command `regalia`"]
    said = (importlib.import_module(f"{PACKAGE}.{room}").__doc__ or "").split("\n\n")[0].replace("\n", " ")
    sentence = said.split(". ")[0].rstrip(".")
    words = sentence.partition(": ")[2] or sentence
    return textwrap.wrap(words, WORDS_WIDE, max_lines=2, placeholder=" …")


def places() -> dict[str, tuple[float, float, float]]:
    """Where each room is drawn: its middle and its width."""
    found = {}
    for number, floor in enumerate(floors()):
        step = (WIDE - 2 * MARGIN) / len(floor)
        for at, room in enumerate(floor):
            x = MARGIN + step * (at + 0.5)
            text = max(len(line) for line in about(room))
            found[room] = (x, MARGIN + FLOOR * number + BOX_HIGH / 2, min(step - 12, max(130, text * LETTER + 24)))
    return found


def drawn(knows: Knows) -> Iterator[str]:
    """The picture, line by line."""
    at = places()
    tall = 2 * MARGIN + FLOOR * (len(floors()) - 1) + BOX_HIGH
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {tall}" width="{WIDE}" height="{tall}">'
    yield "<title>The rooms of regalia; a line leads from a room to one above it that it knows</title>"
    yield f"<style>{STYLE}</style>"
    yield f'<rect class="paper" width="{WIDE}" height="{tall}"/>'
    rooms = [room for floor in floors() for room in floor]
    for kind in ("knows-too", "knows"):
        for room in rooms:
            direct = only_directly(knows, room)
            for other in sorted(knows[room]):
                if (kind == "knows") == (other in direct):
                    yield line(kind, at[room], at[other])
    for room in rooms:
        yield from box(room, *at[room])
    yield "</svg>"


def line(kind: str, start: tuple[float, float, float], end: tuple[float, float, float]) -> str:
    """From the top of a room to the bottom of one above it."""
    x1, y1 = start[0], start[1] - BOX_HIGH / 2
    x2, y2 = end[0], end[1] + BOX_HIGH / 2
    middle = (y1 + y2) / 2
    curve = f"M{x1:.0f} {y1:.0f} C{x1:.0f} {middle:.0f} {x2:.0f} {middle:.0f} {x2:.0f} {y2:.0f}"
    return f'<path class="{kind}" d="{curve}"/>'


def box(room: str, x: float, y: float, wide: float) -> Iterator[str]:
    """A room with its name and what it is for."""
    left, top = x - wide / 2, y - BOX_HIGH / 2
    yield f'<rect x="{left:.0f}" y="{top:.0f}" width="{wide:.0f}" height="{BOX_HIGH}" rx="8"/>'
    yield f'<text class="name" x="{x:.0f}" y="{top + 23:.0f}">{room}</text>'
    for number, words in enumerate(about(room)):
        yield f'<text class="about" x="{x:.0f}" y="{top + 42 + 13 * number:.0f}">{escape(words)}</text>'


def main() -> None:
    """Write the picture, or check it."""
    *check, file = sys.argv[1:]
    picture = "\n".join(drawn(known())) + "\n"
    path = Path(file)
    if not check:
        path.write_text(picture, "utf-8")
    elif not path.exists() or path.read_text("utf-8") != picture:
        raise SystemExit(f"{file} does not show the rooms as they are; `make rooms` draws it anew.")


if __name__ == "__main__":
    main()
