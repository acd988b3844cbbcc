"""The rules pages of the games: every refusal leads somewhere, every ruling is told, and no number is in a sentence."""

import re
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from regalia.games.catalogue import games
from regalia.games.rulebook import Rulebook
from regalia.locale.words import LANGUAGES, say

BOOKS = [pytest.param(book, id=book.name) for book in games() if book.page]
# Years are names of editions, the century is none of the game's numbers; tiers and the words for two houses are names.
NAMES_OF_THINGS = {"1", "2", "17", "2014", "2016"}
PARTS = ("question", "ruling", "why")


def sentences(book: Rulebook, language: str, file: str) -> dict[str, str]:
    """The messages of a file as they are written, without what they are told and what chooses their forms."""
    text = book.file_text(f"locale/{language}/{file}")
    assert text
    messages = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    return {message.id.name: " ".join(_texts(message)) for message in messages}


def _texts(node: ast.SyntaxNode) -> list[str]:
    if isinstance(node, ast.TextElement):
        return [node.value]
    parts: list[Any] = [node.value] if isinstance(node, ast.Message) else []
    if isinstance(node, ast.Pattern):
        parts = list(node.elements)
    elif isinstance(node, ast.Placeable) and isinstance(node.expression, ast.SelectExpression):
        parts = [variant.value for variant in node.expression.variants]
    return [text for part in parts if part for text in _texts(part)]


@pytest.mark.parametrize("book", BOOKS)
def test_every_refusal_has_a_paragraph_that_is_there(book: Rulebook) -> None:
    assert book.page
    refusals = [rule for rule in book.rules if rule.kind == "refused"]
    assert refusals
    for rule in refusals:
        assert rule.paragraph in book.page().paragraphs, rule.key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_every_paragraph_has_its_heading(book: Rulebook, language: str) -> None:
    assert book.page
    headings = [say(f"{book.name}-web-book-{paragraph}", language=language) for paragraph in book.page().paragraphs]
    assert len(set(headings)) == len(headings)


@pytest.mark.parametrize("book", BOOKS)
def test_every_ruling_is_told_in_every_language(book: Rulebook) -> None:
    wanted = [f"{book.name}-{ruling['id'].lower()}-{part}" for ruling in book.rulings for part in PARTS]
    for language in LANGUAGES:
        told = sentences(book, language, "rulings.ftl")
        assert list(told) == wanted
        if language != "en":
            english = sentences(book, "en", "rulings.ftl")
            assert [name for name in wanted if told[name] == english[name] and len(told[name]) > 4] == []


@pytest.mark.parametrize("file", ["book.ftl", "rulings.ftl"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_numbers_of_the_game_are_told_and_not_written(book: Rulebook, language: str, file: str) -> None:
    """So the page is true for every edition, number of players and board."""
    for name, sentence in sentences(book, language, file).items():
        assert set(re.findall(r"\d+", sentence)) <= NAMES_OF_THINGS, name
