"""One word for one thing in each language: the glossary is whole, used, and kept to."""

import pytest

from regalia.games.catalogue import games
from regalia.kernel.refusal import Refusal
from regalia.locale import wording
from regalia.locale.glossary import Glossary, Term, _read, glossary
from regalia.locale.wording import _misnamed, _unknown, _unused, spoken, wording_complaints
from regalia.locale.words import LANGUAGES

SCOPES = [None, *(book.name for book in games())]


def words_of(game: str | None, term: str, language: str) -> tuple[str, ...]:
    """What a term is called."""
    return next(one.words[language] for one in glossary(game).terms if one.name == term)


def complaints_of(game: str | None, language: str, message: str) -> list[str]:
    """What a message would be told, if it stood in the files of that game."""
    texts = list(spoken(message))
    assert texts, "the message cannot be read"
    return [*_misnamed(language, game, texts), *_unknown(language, game, texts)]


def test_every_message_keeps_to_the_glossary() -> None:
    assert list(wording_complaints()) == []


@pytest.mark.parametrize("game", SCOPES)
def test_every_term_has_a_meaning_and_words_in_every_language(game: str | None) -> None:
    assert glossary(game).terms
    for term in glossary(game).terms:
        assert term.meaning.endswith(".") and ". " not in term.meaning, term.name
        for language in LANGUAGES:
            assert term.words[language], (term.name, language)
            assert not set(term.words[language]) & set(term.avoided[language]), (term.name, language)


@pytest.mark.parametrize("game", SCOPES)
def test_no_word_stands_for_two_terms(game: str | None) -> None:
    for language in LANGUAGES:
        said = [word.lower() for term in glossary(game).terms for word in term.words[language]]
        doubled = sorted({word for word in said if said.count(word) > 1})
        assert doubled in ([], ["korszakpontjelző*"]), (language, doubled)


@pytest.mark.parametrize(
    ("game", "language", "message"),
    [
        ("royals", "en", "a = Take the seal at once."),
        ("royals", "en", "a = { $number ->\n    [0] none\n   *[other] the beaten nobles\n}"),
        ("royals", "de", "a = Der Adelige kommt auf das Kreuzfeld."),
        ("royals", "hu", "a = Legyőzött nemesek"),
        ("royals", "it", "a = Oltre il limite della mano"),
        ("majesty", "it", "a = La Strega guarisce."),
        ("majesty", "ru", "a = В этом здании никого"),
        (None, "en", "a = Ask for advice"),
    ],
)
def test_a_word_that_must_not_be_said_is_found(game: str | None, language: str, message: str) -> None:
    assert any("it is called" in one for one in complaints_of(game, language, message))


@pytest.mark.parametrize(
    ("game", "language", "message"),
    [
        ("royals", "en", "a = Lay a tile on the board."),
        ("royals", "en", "a = Then take the Grand Prize."),
        ("royals", "de", "a = Nimm eine Ereigniskarte."),
        ("royals", "hu", "a = Húzz egy eseménykártyát."),
        ("royals", "it", "a = Prendi la Corona."),
        ("majesty", "de", "a = Nimm die Schlosskarte."),
        ("majesty", "ru", "a = Отправьте рабочего."),
    ],
)
def test_a_term_that_no_glossary_has_is_found(game: str, language: str, message: str) -> None:
    assert any("no glossary has" in one for one in complaints_of(game, language, message))


@pytest.mark.parametrize(
    ("game", "language", "message"),
    [
        ("royals", "en", "a = Take the marker of the King in Dijon."),
        ("royals", "en", "a = Noble House markers, read from TOML"),
        ("majesty", "en", "a = Knights attack Guards."),
        ("royals", "de", "a = Ziehe eine Länderkarte."),
        ("royals", "ru", "a = Возьмите карту интриги."),
    ],
)
def test_the_words_of_the_glossary_may_be_said(game: str, language: str, message: str) -> None:
    assert complaints_of(game, language, message) == []


def test_a_word_that_nobody_says_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    words = dict.fromkeys(LANGUAGES, ("quixotry",))
    term = Term("quixotry", "Nobody says it.", words, dict.fromkeys(LANGUAGES, ()))
    made = Glossary((term,), dict.fromkeys(LANGUAGES, ()))
    monkeypatch.setattr(wording, "glossary", lambda game=None: made)
    assert any("quixotry" in complaint for complaint in _unused())


def test_a_term_without_words_in_a_language_is_refused() -> None:
    said = {"words": ["turn"]}
    whole = {"meaning": "One's move.", **dict.fromkeys(LANGUAGES, said)}
    assert _read("x", {"terms": {"turn": whole}}).terms[0].words["hu"] == ("turn",)
    with pytest.raises(Refusal, match="x: the term turn lacks hu"):
        _read("x", {"terms": {"turn": {name: part for name, part in whole.items() if name != "hu"}}})
    with pytest.raises(Refusal, match="has no words in de"):
        _read("x", {"terms": {"turn": whole | {"de": {"words": []}}}})


def test_other_programs_can_read_it() -> None:
    assert words_of("royals", "vanquished", "hu") == ("száműzött*",)
    assert words_of("majesty", "market", "de") == ("Auslage",)
