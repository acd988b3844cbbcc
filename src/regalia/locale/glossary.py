"""The glossary: one word for one thing, in every language.

General terms stand beside the general words, a game's own in its folder, each in a file `glossary.toml`.
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from regalia.games.catalogue import rulebook
from regalia.kernel.refusal import Refusal
from regalia.locale.words import LANGUAGES

FILE = "glossary.toml"


@dataclass(frozen=True)
class Term:
    """One thing that messages speak of; a word may end in a star, which stands for any ending."""

    name: str                               # in English, such as "take-over"
    meaning: str                            # in one sentence
    words: Mapping[str, tuple[str, ...]]    # by language, what it is called
    avoided: Mapping[str, tuple[str, ...]]  # by language, what it must not be called


@dataclass(frozen=True)
class Glossary:
    """The terms of one file, and the beginnings of words that only terms may have."""

    terms: tuple[Term, ...]
    candidates: Mapping[str, tuple[str, ...]]
    proper: tuple[str, ...] = ()  # names that are written with a capital and are no terms


@cache
def glossary(game: str | None = None) -> Glossary:
    """The glossary of a game, or the general one; a game may have none.

    >>> [term.words["de"] for term in glossary().terms if term.name == "round"]
    [('Runde*',)]
    """
    if game is None:
        return _read(FILE, tomllib.loads(resources.files(__package__).joinpath(FILE).read_text("utf-8")))
    return _read(f"{FILE} of {game}", rulebook(game).toml(FILE))


def _read(name: str, entries: dict[str, Any]) -> Glossary:
    terms = tuple(_term(name, *entry) for entry in entries.get("terms", {}).items())
    candidates = {language: tuple(entries.get("candidates", {}).get(language, ())) for language in LANGUAGES}
    return Glossary(terms, candidates, tuple(entries.get("proper", ())))


def _term(file: str, name: str, entry: dict[str, Any]) -> Term:
    if missing := [part for part in ("meaning", *LANGUAGES) if not entry.get(part)]:
        raise Refusal(f"{file}: the term {name} lacks {', '.join(missing)}.")
    words = {language: tuple(entry[language].get("words", ())) for language in LANGUAGES}
    if unsaid := [language for language in LANGUAGES if not words[language]]:
        raise Refusal(f"{file}: the term {name} has no words in {', '.join(unsaid)}.")
    avoided = {language: tuple(entry[language].get("not", ())) for language in LANGUAGES}
    return Term(name, entry["meaning"], words, avoided)


@cache
def pattern(word: str) -> re.Pattern[str]:
    """Finds a word of the glossary in a text, in capitals or not.

    >>> [bool(pattern("take* over").search(text)) for text in ("she takes over", "a takeover", "mistake over")]
    [True, False, False]
    """
    starred = r"\w*".join(re.escape(part) for part in word.split("*"))
    return re.compile(rf"(?<!\w){starred}(?!\w)", re.IGNORECASE)
