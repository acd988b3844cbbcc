"""Whether every language says all, nothing twice, in the words of the glossary: `python -m regalia.locale.checking`."""

import sys
from collections.abc import Container, Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import get_args

from regalia.games.catalogue import games
from regalia.games.codec import PLAYERS
from regalia.games.rulebook import Rulebook
from regalia.kernel.refusal import Refusal
from regalia.locale.wording import messages_in, wording_complaints
from regalia.locale.words import LANGUAGES, message_files, message_name, sheet_message


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
    yield from wording_complaints()


def _messages(language: str) -> Iterator[tuple[str, str]]:
    """Every message, with the file it stands in."""
    for file in message_files(language):
        for name in _names(file):
            yield name, "/".join(Path(str(file)).parts[-4:])


def _names(file: Traversable) -> Iterator[str]:
    for message in messages_in(file.read_text("utf-8")):
        yield message.id.name


def _doubles(language: str) -> Iterator[str]:
    first: dict[str, str] = {}
    for name, file in _messages(language):
        if name in first:
            yield f"The message {name} stands in {first[name]} and again in {file}; the second would never be said."
        first.setdefault(name, file)


def _untold(book: Rulebook, said: Container[str]) -> Iterator[str]:
    """Rules, moves, options, rulings, paragraphs and levels of a game that nobody could tell."""
    for what, message in _wanted(book):
        if message not in said:
            yield f"The {what} has no message in any language: {message} is missing."


def _wanted(book: Rulebook) -> Iterator[tuple[str, str]]:
    for rule in book.rules:
        if rule.kind != "legal":
            yield f"rule {rule.key}", message_name(rule.key)
        if rule.scores:
            yield f"line of the score sheet for {rule.key}", sheet_message(rule.key)
    for kind in _kinds_of_moves(book):
        yield f"move {kind}", message_name(kind)
    for option in book.codec.parts:
        if option.name != PLAYERS:
            yield f"option {option.name} of {book.name}", message_name(f"{book.name}.option.{option.name}")
    for ruling in book.rulings:
        for part in ("question", "ruling", "why"):
            yield f"{part} of the ruling {ruling['id']}", f"{book.name}-{ruling['id'].lower()}-{part}"
    for paragraph in book.page().paragraphs if book.page else ():
        yield f"heading of the paragraph {paragraph}", f"{book.name}-web-book-{paragraph}"
    for level in book.toml("levels.toml"):
        yield f"level {level} of {book.name}", f"name-{level}"


def _kinds_of_moves(book: Rulebook) -> list[str]:
    """The kinds of the moves in the union that the table's shape has of them."""
    moves = book.table().moves
    return [str(move.kind) for move in get_args(moves) or (moves,)]


def main() -> None:
    """Say what is wrong, and end with exit code 1 if anything is."""
    try:
        found = list(complaints())
    except Refusal as refused:
        found = [str(refused)]
    for complaint in found:
        print(complaint, file=sys.stderr)
    raise SystemExit(1 if found else 0)


if __name__ == "__main__":
    main()
