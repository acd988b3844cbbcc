"""Options are written and read in one way: JSON, records, flags, a few words."""

import json
from typing import Any

import pytest

from regalia import Refusal
from regalia.games.catalogue import games, rulebook
from regalia.games.royals.board import printed_board, read_board

KINDS = [(book.name, wishes) for book in games() for wishes in book.configurations().kinds.values()]


@pytest.mark.parametrize(("game", "wishes"), KINDS, ids=str)
def test_options_go_through_json_records_and_flags(game: str, wishes: dict[str, Any]) -> None:
    codec = rulebook(game).codec
    options = codec.choose(players=3, **wishes)
    assert codec.from_json(json.loads(json.dumps(codec.to_json(options)))) == options
    for part, value in codec.values(options):
        assert part.from_lines(*part.to_lines(value)) == value
    assert codec.from_json({}) == codec.choose()
    assert len({json.dumps(codec.in_short(codec.choose(players=3, **kind))) for _, kind in KINDS if _ == game}) > 1


def test_flags_give_what_is_not_usual() -> None:
    assert rulebook("majesty").codec.flags(rulebook("majesty").choose(players=4, whole_deck=True)) == [
        "--players",
        "4",
        "--whole-deck",
    ]
    assert rulebook("royals").codec.flags(rulebook("royals").choose()) == []


def test_a_board_of_ones_own_is_told_apart() -> None:
    """By its name, and where files are compared, by a check of its text too."""
    book = rulebook("royals")
    text = printed_board("2016").text
    one, other = (book.choose(board=read_board(text + comment, "mine")) for comment in ("", "# another\n"))
    assert book.codec.in_short(one) == book.codec.in_short(other) != book.codec.in_short(book.choose())
    assert book.codec.in_short(one, exact=True) != book.codec.in_short(other, exact=True)
    assert book.codec.flags(one) == ["--board", "FILE"]
    assert book.configurations().name_of(one) == "2016, 2 players, own board"
    assert book.codec.from_json(book.codec.to_json(one)) == one


@pytest.mark.parametrize(
    ("game", "wishes", "sentence"),
    [
        ("royals", {"sides": "AAAAAAAA"}, "Royals has no option 'sides'; it has players, edition, row, board."),
        ("royals", {"players": True}, "Royals is for 2 to 5 players, not True."),
        ("royals", {"edition": 2015}, "There is no edition 2015 of Royals; there are 2014 and 2016."),
        ("royals", {"board": 7}, "A board is the text of a board file."),
        ("majesty", {"players": 5}, "Majesty is for 2 to 4 players, not 5."),
        ("majesty", {"whole_deck": "yes"}, "The whole deck is played with or not: True or False, not 'yes'."),
    ],
)
def test_what_json_cannot_mean_is_refused_in_one_sentence(game: str, wishes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Refusal) as refusal:
        rulebook(game).codec.from_json(wishes)
    assert str(refusal.value) == sentence


def test_an_option_in_words_leaves_out_what_is_not_played_with() -> None:
    codec = rulebook("majesty").codec
    told = codec.in_short(codec.choose(players=2))
    assert codec.sentence(told) == "2 players, sides AAAAAAAA"
