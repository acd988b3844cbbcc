"""Five languages, complete: no message missing, none unused, none with a placeholder it is not told."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

from regalia.games.catalogue import games
from regalia.locale.words import LANGUAGES, NAMED, message_name, say
from regalia.play.game import Game

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "regalia"
FOLDERS = ["locale", *(f"games/{book.name}/locale" for book in games())]
FILES = sorted(f"{folder}/{path.name}" for folder in FOLDERS for path in (PACKAGE / folder / "en").glob("*.ftl"))
# Told from Python, or by rules.
NOT_OF_PAGES = (
    "/names.ftl",
    "/options.ftl",
    "/rules.ftl",
    "/rulings.ftl",
    "/review.ftl",
    "/board_file.ftl",
    "/reckoned.ftl",
    "/sentences.ftl",
    "/text_mode.ftl",
    "/you.ftl",
)
# Of those, what the sources of Python name.
SAID_BY_PYTHON = ("/review.ftl", "/sentences.ftl", "/text_mode.ftl", "/you.ftl")
OTHERS = [language for language in LANGUAGES if language != "en"]
NAMES = "|".join(book.name for book in games())
TOLD_BY_RULES = re.compile(f"^({NAMES})-(?!web-)|^name-")


class Seen(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's naming)
        """Remember one variable."""
        self.variables.add(node.id.name)


@cache
def messages(language: str, file: str) -> dict[str, ast.Message]:
    """The messages of a file in a language, by name; what cannot be parsed fails."""
    folder, _, name = file.rpartition("/")
    body = FluentParser().parse((PACKAGE / folder / language / name).read_text("utf-8")).body
    broken = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not broken, broken
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> set[str]:
    """What a message wants to be told."""
    seen = Seen()
    seen.visit(message)
    return seen.variables


@cache
def forms(language: str) -> set[str]:
    """The forms that every name of the language may have."""
    found = [name for file in FILES if file.endswith("/names.ftl") for name in messages(language, file).values()]
    return {attribute.id.name for name in found for attribute in name.attributes}


@cache
def sources() -> str:
    """All of the client's sources, and those of the server, which tells messengers and push services something."""
    paths = [path for ending in ("*.svelte", "*.ts") for path in (ROOT / "web" / "src").rglob(ending)]
    paths += (ROOT / "src" / "regalia" / "server").glob("*.py")
    return "\n".join(path.read_text("utf-8") for path in paths)


@cache
def python_sources() -> str:
    """All of the package, and the templates of reviews."""
    paths = [*PACKAGE.rglob("*.py"), *(PACKAGE / "review" / "templates").glob("*.html")]
    return "\n".join(path.read_text("utf-8") for path in paths)


@cache
def said_by_rule() -> set[str]:
    """What text mode may say of a rule by its key, beside what everybody says."""
    keys = [rule.key.partition(".") for book in games() for rule in book.rules]
    return {message_name(f"{game}.{of}.{rule}") for game, _, rule in keys for of in ("brings", "you", "other-you")}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_messages(language: str, file: str) -> None:
    assert messages(language, file).keys() == messages("en", file).keys()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_a_message_asks_for_nothing_it_is_not_told(language: str, file: str) -> None:
    for name, message in messages(language, file).items():
        told = variables(messages("en", file)[name])
        if TOLD_BY_RULES.match(name):
            told |= {"city", "title"} if re.search("claim|take-over|beaten", name) else set()
        told |= {f"{one}-{form}" for one in told & set(NAMED) for form in (*forms(language), "id")}
        assert variables(message) <= told, name


@pytest.mark.parametrize("file", [file for file in FILES if not file.endswith(NOT_OF_PAGES)])
def test_every_message_of_the_pages_is_used(file: str) -> None:
    text = sources()
    composed = set(re.findall(r"[`'\"]([a-z-]+-)(?:\$?\{|['\"] ?\+)", text))
    of_any_game = set(re.findall(r"`\$\{(?:game|name)\}-(web-[a-z-]+)", text))  # as in `${game}-web-how-${at}`

    def is_used(name: str) -> bool:
        _, _, rest = name.partition("-")
        return (
            re.search(rf"{re.escape(name)}(?![\w-])", text) is not None
            or any(name.startswith(one) for one in composed)
            or any(rest == one or (one.endswith("-") and rest.startswith(one)) for one in of_any_game)
        )

    assert [name for name in messages("en", file) if not is_used(name)] == []


@pytest.mark.parametrize("file", [file for file in FILES if file.endswith(SAID_BY_PYTHON)])
def test_every_message_of_python_is_said(file: str) -> None:
    text = python_sources()
    composed = tuple(set(re.findall(r"['\"]([a-z-]+-)(?:\{|['\"] ~)", text)))  # as in f"text-word-{command}"

    def is_said(name: str) -> bool:
        named = re.search(rf"['\"]{re.escape(name)}['\"]", text) is not None
        return named or name.startswith(composed) or name in said_by_rule()

    assert [name for name in messages("en", file) if not is_said(name)] == []


def test_every_message_the_pages_use_is_there() -> None:
    known = {name for file in FILES for name in messages("en", file)}
    code = re.sub(r"/\*\*.*?\*/", "", sources(), flags=re.DOTALL)  # what is said of the code is not said on a page
    used = set(re.findall(rf"[`'\"]((?:(?:{NAMES})-)?web-[a-z0-9-]*[a-z0-9])[`'\"]", code))
    assert used <= known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("royals", {"edition": "2014"}),
        ("royals", {"edition": "2016"}),
        ("majesty", {}),
        ("majesty", {"sides": "B" * 8}),
    ],
)
def test_a_whole_game_can_be_told(language: str, game: str, options: dict[str, Any]) -> None:
    played = Game.new(game, players=3, seed=4, **options)
    names = ("Anna", "Béla", "Вера")
    while not played.is_over:
        for move in played.legal_moves:
            assert "{" not in move.meaning(language)
        played.play_random()
    for event in played.events:
        assert "{" not in event.text(names, language)
    for source in played.score_sheet().by_source():
        assert source.text(language)


def test_languages_differ() -> None:
    told = {say("royals-move-end-turn", language=language) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
