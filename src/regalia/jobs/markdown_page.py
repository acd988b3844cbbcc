"""Markdown pages: what a study writes into the documentation.

A page has an introduction, written by hand, and sections between two comments that name them. A study replaces
its own sections; all other words on the page stay as they are.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path

from regalia.kernel.refusal import Refusal


def begin_page(page: Path, introduction: str) -> None:
    """Make the page with an introduction; one that is there already stays as it is."""
    if not page.exists():
        write_file(page, introduction)


def write_section(page: Path, name: str, text: str) -> None:
    """Put a section in the place of an older one of that name, or at the end of the page."""
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    section = f"{begin}\n{text}\n{end}"
    before = read_file(page) if page.exists() else ""
    head, found, rest = before.partition(begin)
    _, closed, tail = rest.partition(end)
    if found and not closed:
        raise Refusal(f"In {page} the line '{end}' is missing; put it where the section ends.")
    after = f"{head}{section}{tail}" if found else "\n\n".join(part for part in (before.rstrip(), section) if part)
    write_file(page, after.rstrip() + "\n")


def read_file(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise Refusal(f"{path} cannot be read: {error.strerror}.") from None


def write_file(path: Path, text: str) -> None:
    """Write a file, wholly or not at all."""
    unfinished = path.with_name(path.name + ".part")
    try:
        unfinished.write_text(text, "utf-8")
        unfinished.replace(path)
    except OSError as error:
        raise Refusal(f"{path} cannot be written: {error.strerror}.") from None


def check_can_be_written(path: Path | None) -> None:
    """Refuse a file that could not be written after hours of play."""
    if path is not None and (path.is_dir() or not path.parent.is_dir()):
        what = "it is a folder" if path.is_dir() else "its folder does not exist"
        raise Refusal(f"{path} cannot be written: {what}.")


def markdown_table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """A table as lines of Markdown.

    >>> markdown_table(("bot", "wins"), [["page", "1"]])
    ['| bot | wins |', '| --- | --- |', '| page | 1 |']
    """
    lines = [columns, ["---"] * len(columns), *([cell.replace("|", "\\|") for cell in row] for row in rows)]
    return [f"| {' | '.join(line)} |" for line in lines]
