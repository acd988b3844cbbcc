"""The games there are, and what is said of one there is not."""

import re
import sys

import pytest

from regalia import Refusal, new_game
from regalia.games.catalogue import games, rulebook


def test_games_are_listed_by_their_year() -> None:
    years = [book.year for book in games()]
    assert years == sorted(years)
    titles = {book.name: book.title for book in games()}
    assert titles["royals"] == "Royals" and titles["majesty"] == "Majesty"
    assert list(titles).index("royals") < list(titles).index("majesty")


@pytest.mark.parametrize("name", ["chess", "", "Royals", "royals.board", "../royals", "__init__"])
def test_an_unknown_game_is_refused_with_those_there_are(name: str) -> None:
    for ask in (rulebook, new_game):
        with pytest.raises(Refusal) as refusal:
            ask(name)
        assert str(refusal.value).startswith(f"There is no game {name!r} here; there are ")
        assert "royals" in str(refusal.value) and str(refusal.value).endswith(" and majesty.")


def test_a_game_brings_what_it_needs_with_it() -> None:
    """Its rules are its own modules, its files lie in its folder."""
    for book in games():
        own = re.compile(rf"regalia\.games\.{book.name}(\.|$)")
        assert all(own.match(module.__name__) for module in book.modules)
        assert {module.__name__ for module in book.modules} <= set(sys.modules)
        assert book.file_text("nothing.toml") is None and book.toml("nothing.toml") == {}


@pytest.mark.parametrize("game", ["royals", "majesty"])
def test_these_games_have_bots_that_learned_and_rulings(game: str) -> None:
    for name in ("levels.toml", "weights.json", "rulings.toml"):
        assert rulebook(game).file_text(name), name
