"""Whether messages keep to the glossary: no word that must not be said, and no term that the glossary does not have."""

import re
from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast

from regalia.games.catalogue import games
from regalia.locale.glossary import Term, glossary, pattern
from regalia.locale.words import LANGUAGES, message_files

COMPOUNDS = ("de", "hu")   # languages that build words of several
GAP = "\ufffc"             # where a message puts in something
WORD = re.compile(r"[^\W\d_]+(?:[’-][^\W\d_]+)*")


def wording_complaints() -> Iterator[str]:
    """What is wrong with the words of the messages, each in one sentence that names the message."""
    for language in LANGUAGES:
        for game, texts in _by_game(language).items():
            yield from _misnamed(language, game, texts)
            yield from _unknown(language, game, texts)
    yield from _unused()


def spoken(text: str) -> Iterator[tuple[str, str]]:
    """Every message of a file, and each piece of text it may say; what is put in leaves a gap.

    >>> list(spoken("name-king = King"))
    [('name-king', 'King')]
    """
    for message in messages_in(text):
        for one in (message.value, *(attribute.value for attribute in message.attributes)):
            yield from ((message.id.name, piece) for piece in _pieces(one))


@cache
def messages_in(text: str) -> tuple[ast.Message, ...]:
    """The messages of a file's text; a text that several checks look at is read once.

    >>> [message.id.name for message in messages_in("name-king = King")]
    ['name-king']
    """
    return tuple(entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message))


def _pieces(said: ast.Pattern | None) -> Iterator[str]:
    """The text of a pattern, and of each of its variants."""
    if said is None:
        return
    parts = [part.value if isinstance(part, ast.TextElement) else GAP for part in said.elements]
    yield "".join(str(part) for part in parts)
    for part in said.elements:
        if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression):
            for variant in part.expression.variants:
                yield from _pieces(variant.value)


Texts = list[tuple[str, str]]


def _by_game(language: str) -> dict[str | None, Texts]:
    """What a language says: in general (None), and of each game."""
    folders = {str(book.folder.joinpath("locale", language)): book.name for book in games()}
    said: dict[str | None, Texts] = {None: [], **{name: [] for name in folders.values()}}
    for file in message_files(language):
        game = next((name for folder, name in folders.items() if str(file).startswith(folder)), None)
        said[game] += spoken(file.read_text("utf-8"))
    return said


def _terms(game: str | None) -> tuple[Term, ...]:
    """The terms that a game's messages may use: its own, then the general ones."""
    return (*(glossary(game).terms if game else ()), *glossary().terms)


def _misnamed(language: str, game: str | None, texts: Texts) -> Iterator[str]:
    for term in _terms(game):
        for word in term.avoided[language]:
            for message, text in texts:
                if pattern(word).search(text):
                    better = " or ".join(term.words[language])
                    yield f"{message} in {language} says “{word}” for the term {term.name}; it is called {better}."


def _unknown(language: str, game: str | None, texts: Texts) -> Iterator[str]:
    words = [pattern(word) for term in _terms(game) for word in term.words[language]]
    candidates = glossary(game).candidates[language] if game else glossary().candidates[language]
    for message, text in texts:
        known = [found.span() for word in words for found in word.finditer(text)]
        for found in WORD.finditer(text):
            is_known = any(start < found.end() and found.start() < end for start, end in known)
            is_term = _is_candidate(found[0], language, candidates) or _is_set_apart(text, found, language)
            if is_term and not is_known and not message.startswith("name-"):
                yield f"{message} in {language} names “{found[0]}”, a term that no glossary has; write it there."


def _is_candidate(word: str, language: str, candidates: tuple[str, ...]) -> bool:
    plain = word.lower()
    return any(one in plain if language in COMPOUNDS else plain.startswith(one) for one in candidates)


def _is_set_apart(text: str, found: re.Match[str], language: str) -> bool:
    """It is written with a capital in the middle of a sentence, as terms are, and is no name and no abbreviation."""
    word = found[0]
    follows = re.search(r"[^\W\d_A-ZА-ЯЁ],? $", text[: found.start()])
    if language == "de" or not follows or not word[0].isupper() or word.split("-")[0].isupper():
        return False
    return word.lower().split("’")[0] not in _names(language) and not any(pattern(one).match(word) for one in _proper())


@cache
def _names(language: str) -> frozenset[str]:
    """The words of all names, in every form."""
    named = [text for said in _by_game(language).values() for message, text in said if message.startswith("name-")]
    return frozenset(word.lower() for text in named for word in WORD.findall(text))


def _proper() -> tuple[str, ...]:
    return tuple(word for game in (None, *(book.name for book in games())) for word in glossary(game).proper)


def _unused() -> Iterator[str]:
    for language in LANGUAGES:
        texts = _by_game(language)
        everything = [text for said in texts.values() for _, text in said]
        for game in texts:
            said = [text for _, text in texts[game]] if game else everything
            for term in glossary(game).terms:
                for word in term.words[language]:
                    if not any(pattern(word).search(text) for text in said):
                        yield f"The word “{word}” of the term {term.name} is said by no message in {language}."
