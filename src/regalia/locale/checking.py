"""Whether every language says everything, and nothing twice: `python -m regalia.locale.checking`, in `make check`."""

import sys
from collections.abc import Container, Iterator
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.syntax import FluentParser, ast

from regalia.games.catalogue import games
from regalia.games.rulebook import Rulebook
from regalia.locale.words import LANGUAGES, message_files, message_name


def complaints() -> Iterator[str]:
    """What is wrong with the messages, each in one sentence that names it."""
    files = {language: dict(_messages(language)) for language in LANGUAGES}
    all_files = {name: file for language in reversed(LANGUAGES) for name, file in files[language].items()}
    for language in LANGUAGES:
        yield from _doubles(language)
        for name, file in all_files.items():
            if name not in files[language]:
                yield f"The message {name} is missing in {language}; {file} has it."
    for book in games():
        yield from _untold(book, all_files)


def _messages(language: str) -> Iterator[tuple[str, str]]:
    """Every message, with the file it stands in."""
    for file in message_files(language):
        for name in _names(file):
            yield name, "/".join(Path(str(file)).parts[-4:])


def _names(file: Traversable) -> Iterator[str]:
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            yield entry.id.name


def _doubles(language: str) -> Iterator[str]:
    first: dict[str, str] = {}
    for name, file in _messages(language):
        if name in first:
            yield f"The message {name} stands in {first[name]} and again in {file}; the second would never be said."
        first.setdefault(name, file)


def _untold(book: Rulebook, said: Container[str]) -> Iterator[str]:
    """Rules of a game that nobody could tell."""
    for rule in book.rules:
        if rule.kind != "legal" and message_name(rule.key) not in said:
            yield f"The rule {rule.key} has no message in any language: {message_name(rule.key)} is missing."


def main() -> None:
    """Say what is wrong, and end with exit code 1 if anything is."""
    found = list(complaints())
    for complaint in found:
        print(complaint, file=sys.stderr)
    raise SystemExit(1 if found else 0)


if __name__ == "__main__":
    main()
