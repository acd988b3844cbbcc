"""The page of a review: one file that needs nothing else, in five languages."""

import dataclasses
import json
import re
from functools import cache
from html.parser import HTMLParser
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as fluent

from regalia.games.catalogue import games
from regalia.locale.words import LANGUAGES, message_files, say
from regalia.review.findings import KINDS, Decision, Review
from regalia.review.html_page import page
from regalia.review.phrases import Phrases
from tests.review.reviews import DAY, NAMES, OPTIONS, reviewed

BAD_NAMES = ("<script>alert('Anna')</script>", 'B"r&uno', "</script><b>*C*", "{{ 7 * 7 }} {% x %}")
GAMES = tuple(OPTIONS)
OTHERS = tuple(language for language in LANGUAGES if language != "en")
WORD = re.compile(r"[^\W\d_]+")
VOID = ("meta", "br", "path", "circle")

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES)


class Reader(HTMLParser):
    """Reads a page: its tags in order, names, links, and what people see or hear of it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.language = ""
        self.words: list[str] = []    # texts, labels, and what the script shows
        self.notation: list[str] = []  # texts in English on a page of another language
        self.told = ""
        self._kind = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        """A tag opens."""
        told = {name: value or "" for name, value in attributes}
        assert not {"src", "srcset", "data"} & told.keys() and not any(name.startswith("on") for name in told)
        self._kind = tag
        if tag == "html":
            self.language = told["lang"]
        elif "lang" in told:
            self._kind = "notation"
        elif told.get("id") == "told":
            self._kind = "told"
        if tag not in VOID:
            self.open.append(tag)
        if "id" in told:
            self.ids.append(told["id"])
        if "href" in told:
            self.links.append(told["href"])
        self.words += [told[name] for name in ("aria-label", "data-name", "title") if name in told]

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        """A drawn shape."""
        assert tag in VOID

    def handle_endtag(self, tag: str) -> None:
        """A tag closes, the last one that was opened."""
        self._kind = ""
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Text between tags."""
        if self._kind == "told":
            self.told += data
        elif self._kind == "notation":
            self.notation.append(data)
        elif self._kind not in ("style", "script"):
            self.words.append(data)

    @property
    def text(self) -> str:
        """All that people read or hear, apart from notation."""
        steps = json.loads(self.told)["steps"]
        return "\n".join([*self.words, *(f"{what}\n{note}" for what, note, _ in steps)])


@cache
def read(game: str, language: str) -> Reader:
    """The page of a game in a language."""
    return Reader(page(reviewed(game), language))


# One file.


@every_game
@every_language
def test_the_page_needs_nothing_else(game: str, language: str) -> None:
    """No address outside it, every link leads to a place on it, every tag is closed."""
    text = page(reviewed(game), language)
    assert not re.search(r"https?://|url\(|@import|<link|<img|<iframe", text)
    assert "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'" in text
    reader = read(game, language)
    assert reader.open == [] and reader.language == language
    assert len(set(reader.ids)) == len(reader.ids)
    assert {link.removeprefix("#") for link in reader.links} <= set(reader.ids)


def with_names(game: str, names: tuple[str, ...]) -> Review:
    """The review of a game that others played."""
    return dataclasses.replace(reviewed(game), names=names[: len(reviewed(game).names)])


@every_language
def test_names_are_text_on_the_page(language: str) -> None:
    """Whatever people call themselves: no tag, no end of the script, nothing for the templates."""
    review = with_names("majesty", BAD_NAMES)
    text = page(review, language)
    assert "<script>alert" not in text and "<b>*C*" not in text
    assert text.count("<script") == text.count("</script") == 2
    reader = Reader(text)
    assert all(name in reader.text for name in BAD_NAMES)
    assert json.loads(reader.told)["names"] == list(BAD_NAMES)


# In words.


class Texts(visitor.Visitor):
    """Collects what messages say literally."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802 (the visitor's naming)
        """A text."""
        self.said.append(node.value)


@cache
def words_of(language: str) -> frozenset[str]:
    """All words of a language's message files."""
    texts = Texts()
    for file in message_files(language):
        texts.visit(FluentParser().parse(file.read_text("utf-8")))
    return frozenset(WORD.findall(" ".join(texts.said)))


def foreign(text: str, language: str) -> set[str]:
    """The words of a text that are not in the language's message files, nor made of two that are."""
    sides = str(OPTIONS["majesty"]["sides"])
    known = set(words_of(language)) | set(WORD.findall(" ".join((*NAMES, sides, Phrases(language).day(DAY)))))
    said = set(WORD.findall(text.replace("\u00ad", "")))
    return {word for word in said - known if not _made_of_two(word, known)}


def _made_of_two(word: str, known: set[str]) -> bool:
    """An ending joined to a name, as Hungarian does it."""
    return any(word[:at] in known and word[at:] in known for at in range(1, len(word)))


@every_game
@pytest.mark.parametrize("language", OTHERS)
def test_every_word_on_the_page_is_from_the_message_files_of_its_language(game: str, language: str) -> None:
    """Nothing is left in English."""
    assert not foreign(read(game, language).text, language)


@every_game
@every_language
def test_no_message_is_missing_or_half_said(game: str, language: str) -> None:
    """No name of a message, no placeholder, no star that sets a word apart."""
    assert not re.search(r"review-|[{}*]", read(game, language).text)


@pytest.mark.parametrize("language", OTHERS)
def test_english_words_would_be_noticed(language: str) -> None:
    """The English page is not mistaken for one in another language."""
    assert {"mistakes", "skill", "Better", "steps", "chance", "card"} <= foreign(read("royals", "en").text, language)


@every_game
def test_notation_is_the_records_own_in_every_language(game: str) -> None:
    """Readers of English read it, others find it beside the meaning of the biggest mistakes."""
    best = reviewed(game).mistakes[0].decision.best
    assert best.notation in read(game, "en").text and not read(game, "en").notation
    for language in OTHERS:
        reader = read(game, language)
        assert best.notation in reader.notation
        assert best.meaning(language) in reader.text


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("15 November 2026", "−7.4%", "44%", "<1%", "+1.5 points", "1,500")),
        ("de", ("15. November 2026", "−7,4\u00a0%", "44\u00a0%", "<1\u00a0%", "+1,5 Punkte", "1.500")),
        ("ru", ("15 ноября 2026\u202fг.", "−7,4\u00a0%", "44\u00a0%", "<1\u00a0%", "+1,5 очка", "1\u00a0500")),
        ("it", ("15 novembre 2026", "−7,4%", "44%", "<1%", "+1,5 punti", "1.500")),
        ("hu", ("2026. november 15.", "−7,4%", "44%", "<1%", "+1,5 pont", "1\u00a0500")),
    ],
)
def test_figures_are_written_in_the_manner_of_the_language(language: str, said: tuple[str, ...]) -> None:
    """Decimal signs, percent signs, thousands, dates."""
    words = Phrases(language)
    shown = (words.day(DAY), words.change(-0.074), words.percent(0.437), words.percent(0.004), words.points_change(1.5))
    assert shown == said[:-1]
    judged = say("review-figures-decision", {"level": "", "worlds": 1500}, language)
    assert said[-1] in judged


@every_language
def test_whatever_people_agreed_on_can_be_told(language: str) -> None:
    """Every option of every game has its words."""
    for book in games():
        told = book.codec.in_short(book.choose())
        said = Phrases(language).set_up(book.name, {**told, **{name: True for name in told if told[name] is False}})
        assert len(said.split(", ")) == len([value for value in told.values() if value != "printed"])


@every_language
def test_every_result_can_be_told(language: str) -> None:
    """A winner, several, none yet."""
    review = with_names("majesty", ("Anna", "Bruno", "Clara", "Dmitri"))
    words = Phrases(language)
    shared = words.result(dataclasses.replace(review, winners=(0, 2, 3)))
    assert "Anna, Clara" in shared and "Dmitri" in shared and "Bruno" not in shared
    assert "Bruno" in words.result(dataclasses.replace(review, winners=(1,)))
    unfinished = dataclasses.replace(review, winners=())
    assert words.say("review-at-last") not in read("majesty", language).text
    assert words.result(unfinished) in Reader(page(unfinished, language)).text


@every_language
def test_a_game_without_mistakes_has_a_page(language: str) -> None:
    """It says that there are none, and no seal is explained."""
    found = reviewed("majesty")
    moments = (dataclasses.replace(moment, decision=flawless(moment.decision)) for moment in found.moments)
    review = dataclasses.replace(found, moments=tuple(moments))
    text = Reader(page(review, language)).text
    assert say("review-mistakes-none", language=language) in text
    assert say("review-axis-round", {"seals": 0}, language) in text
    bare = dataclasses.replace(review, marks=())
    assert say("review-axis-none", language=language) not in Reader(page(bare, language)).text


def flawless(decision: Decision | None) -> Decision | None:
    """The decision, had the best move been played."""
    return decision and dataclasses.replace(decision, played=decision.best)


def test_every_message_of_the_review_is_used() -> None:
    """In a template or in the code; some names are put together."""
    english = FluentParser().parse((files("regalia") / "locale" / "en" / "review.ftl").read_text("utf-8"))
    names = {entry.id.name for entry in english.body if isinstance(entry, fluent.Message)}
    room = files("regalia") / "review"
    sources = [file for folder in (room, room / "templates") for file in folder.iterdir() if file.is_file()]
    text = "\n".join(file.read_text("utf-8") for file in sources)
    said = set(re.findall(r'"(review-[a-z-]+[a-z])"', text))
    said |= {f"review-count-{kind}" for kind in KINDS}
    said |= {f"review-{where}-{mark}" for where in ("axis", "at") for mark in ("period", "round")}
    assert said == names
