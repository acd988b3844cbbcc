"""Writes down what Python says, for the client's tests: it says the same, from the same message files.

    python tests/words_said.py FILE

Every message of events, moves and refusals is said in every language with samples of what it may be told of; the file
is a list of message, arguments and the words by language.
"""

import json
import sys
from collections.abc import Iterator
from itertools import count, cycle, islice, product
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast, visitor

from regalia.locale.words import LANGUAGES, NAMED, say

LOCALE = Path(__file__).parents[1] / "src" / "regalia" / "locale"
MOST = 12  # samples of a message
NUMBERS = (1, 2, 5, 0, 21, -1, -4)  # every plural there is, and both signs
NAMES: dict[str, dict[str, tuple[str | int, ...]]] = {
    "royals": {
        "place": ("Paris", "German States", "Princess", "Cologne Baron", 2),
        "card": ("France", "German States", "Britain/Spain", "hidden"),
        "city": ("Vienna", "Atlantis"),
        "title": ("Marshal", "King"),
    },
    "majesty": {
        "place": ("Mill", "Castle", "Infirmary", 3),
        "card": ("Brewer", "Witch/Guard", "Noble"),
        "person": ("Innkeeper", "Knight"),
    },
}
TOLD: dict[str, tuple[str | int, ...]] = {
    "seat": ("Anna", "Дмитрий"),
    "other": ("Béla", "Player 2"),
    "year": ("1648", "1714"),
    "field": ("cathedral", "cross-field"),
}

Sample = dict[str, Any]


class Variables(visitor.Visitor):
    """Collects what messages want to be told."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's naming)
        """Remember one variable, without the form of a name."""
        name = node.id.name
        self.names.add(next((one for one in NAMED if name.startswith(f"{one}-")), name))


def wanted(game: str) -> dict[str, set[str]]:
    """The messages of a game, and what each is told in one language or another."""
    found: dict[str, set[str]] = {}
    for language in LANGUAGES:
        body = FluentParser().parse((LOCALE / language / f"{game}.ftl").read_text("utf-8")).body
        for message in body:
            if isinstance(message, ast.Message):
                variables = Variables()
                variables.visit(message)
                found.setdefault(message.id.name, set()).update(variables.names)
    return found


def samples(game: str, variables: set[str]) -> Iterator[Sample]:
    """What a message may be told of: all names with each other, and ever other numbers and people."""
    named = sorted(variables & NAMES[game].keys())
    for number, names in zip(count(), cycle(product(*(NAMES[game][name] for name in named))), strict=False):
        told: Sample = dict(zip(named, names, strict=True))
        for at, name in enumerate(sorted(variables - set(named))):
            values = TOLD.get(name, NUMBERS)
            told[name] = values[(number + at) % len(values)]
        yield told


def said(message: str, told: Sample) -> dict[str, str] | None:
    """The words by language; None where a name is of the wrong kind, which has not the forms a language asks for."""
    try:
        return {language: say(message, told, language) for language in LANGUAGES}
    except LookupError:
        return None


def all_said() -> list[dict[str, Any]]:
    """All samples of all messages; a message that cannot be said at all is an error."""
    found = []
    for game in NAMES:
        for message, variables in wanted(game).items():
            tried = [(told, said(message, told)) for told in islice(samples(game, variables), MOST if variables else 1)]
            spoken = [{"message": message, "args": told, "said": words} for told, words in tried if words]
            if not spoken:
                raise LookupError(f"no sample fits the message {message}, which is told {sorted(variables)}")
            found += spoken
    return found


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(all_said(), ensure_ascii=False, indent=1), "utf-8")
