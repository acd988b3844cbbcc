"""The games there are, and what is said of one there is not."""

import sys

import pytest

from regalia import Refusal, new_game
from regalia.games.catalogue import games, rulebook


def test_games_are_listed_by_their_year() -> None:
    assert [book.name for book in games()] == ["royals", "majesty"]
    assert [book.title for book in games()] == ["Royals", "Majesty"]


@pytest.mark.parametrize("name", ["chess", "", "Royals", "royals.board", "../royals", "__init__"])
def test_an_unknown_game_is_refused_with_those_there_are(name: str) -> None:
    for ask in (rulebook, new_game):
        with pytest.raises(Refusal) as refusal:
            ask(name)
        assert str(refusal.value) == f"There is no game {name!r} here; there are royals and majesty."


def test_a_game_brings_what_it_needs_with_it() -> None:
    """Its rules are its own modules, its files lie in its folder."""
    for book in games():
        assert all(module.__name__.startswith(f"regalia.games.{book.name}.") for module in book.modules)
        assert {module.__name__ for module in book.modules} <= set(sys.modules)
        for name in ("levels.toml", "weights.json", "rulings.toml"):
            assert book.file_text(name), f"{book.name}/{name}"
        assert book.file_text("nothing.toml") is None
