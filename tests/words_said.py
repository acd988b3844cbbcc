"""Writes down what Python says, for the client's tests: it says the same, from the same message files.

    python tests/words_said.py FILE

Every message of rules, moves and lines of a score sheet is said in every language, with samples of what it may be told:
what it was told in games played by chance, and where it was not, what others were. The file is a list of message,
arguments and the words by language.
"""

import json
import random
import sys
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast, visitor

from regalia import Game
from regalia.games.catalogue import games
from regalia.games.rulebook import Rulebook
from regalia.locale.words import LANGUAGES, NAMED, say, sheet_message

MOST = 12  # samples of a message
TRIES = 400  # for samples of a message that no game told
NUMBERS = (1, 2, 5, 0, 21, -1, -4)  # every plural there is, and both signs
PEOPLE = ("Anna", "Béla", "Дмитрий", "Player 2", "Élodie")

Sample = dict[str, Any]


class Variables(visitor.Visitor):
    """Collects what messages want to be told."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's naming)
        """Remember one variable, without the form of a name."""
        name = node.id.name
        self.names.add(next((one for one in NAMED if name.startswith(f"{one}-")), name))


def wanted(book: Rulebook) -> dict[str, set[str]]:
    """The messages of a game's rules, and what each is told in one language or another."""
    found: dict[str, set[str]] = {}
    for language in LANGUAGES:
        text = book.file_text(f"locale/{language}/rules.ftl")
        for message in FluentParser().parse(text or "").body:
            if isinstance(message, ast.Message):
                variables = Variables()
                variables.visit(message)
                found.setdefault(message.id.name, set()).update(variables.names)
    return found


@cache
def told(book: Rulebook) -> dict[str, list[Sample]]:
    """By message, all that it was told in a game of each kind, played by chance."""
    found: dict[str, dict[str, Sample]] = {}
    for wishes in book.configurations().kinds.values():
        game = Game(book, book.choose(**wishes), seed=len(found), names=PEOPLE[: book.choose(**wishes).players])
        for message, args in _told_in(game):
            found.setdefault(message, {})[json.dumps(args, sort_keys=True)] = args
    return {message: [samples[key] for key in sorted(samples)] for message, samples in found.items()}


def _told_in(game: Game) -> Iterator[tuple[str, Sample]]:
    while not game.is_over:
        yield from (move.explained for move in game.legal_moves)
        game.play_random()
    for event in game.events:
        yield event.explained(PEOPLE)
        if game.book.rules.row(event.rule).secret:
            yield event.concealed().explained(PEOPLE)
    for source in game.score_sheet().by_source():
        yield sheet_message(source.rule), {"place": source.place, "year": source.year}


def samples(book: Rulebook, message: str, variables: set[str]) -> Iterator[Sample]:
    """What a message may be told: what it was, or anything that others were; with ever other numbers."""
    chance = random.Random(message)
    known = told(book).get(message, [])
    for number, sample in enumerate(chance.sample(known, min(MOST, len(known)))):
        numbers = NUMBERS[number % len(NUMBERS) :] + NUMBERS
        ints = [name for name, value in sample.items() if isinstance(value, int) and name not in NAMED]
        yield sample | dict(zip(ints, numbers, strict=False))
    pool = _pool(book)
    for _ in range(TRIES if len(known) < MOST else 0):
        yield {name: chance.choice(pool.get(name, NUMBERS)) for name in sorted(variables)}


@cache
def _pool(book: Rulebook) -> dict[str, tuple[Any, ...]]:
    """By argument, all names that any message was told."""
    found: dict[str, set[Any]] = {}
    for sample in (one for all_told in told(book).values() for one in all_told):
        for name, value in sample.items():
            if name in NAMED or isinstance(value, str):
                found.setdefault(name, set()).add(value)
    return {name: tuple(sorted(values, key=str)) for name, values in found.items()}


def said(message: str, sample: Sample) -> dict[str, str] | None:
    """The words by language; None where a name is of the wrong kind, which has not the forms a language asks for."""
    try:
        return {language: say(message, sample, language) for language in LANGUAGES}
    except LookupError:
        return None


def all_said() -> list[dict[str, Any]]:
    """All samples of all messages; a message that cannot be said at all is an error."""
    found = []
    for book in games():
        for message, variables in wanted(book).items():
            tried = ((sample, said(message, sample)) for sample in samples(book, message, variables))
            spoken = list(islice((one for one in tried if one[1]), MOST if variables else 1))
            if not spoken:
                raise LookupError(f"no sample fits the message {message}, which is told {sorted(variables)}")
            found += [{"message": message, "args": sample, "said": words} for sample, words in spoken]
    return found


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(all_said(), ensure_ascii=False, indent=1), "utf-8")
