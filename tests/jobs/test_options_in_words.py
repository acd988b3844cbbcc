"""Options in words: ready for JSON, whatever they hold."""

import json

from regalia.games.catalogue import rulebook
from regalia.games.royals.board import printed_board, read_board
from regalia.jobs.options_in_words import configuration_of, flags_of, said, title_of


def test_a_board_of_ones_own_is_told_apart() -> None:
    """By its name, and where files are compared, by a check of its text too."""
    one, other = (
        rulebook("royals").choose(board=read_board(printed_board("2016").text + comment, "mine"))
        for comment in ("", "# another\n")
    )
    assert said(one) == said(other) != said(rulebook("royals").choose())
    assert said(one, with_check=True) != said(other, with_check=True)
    assert flags_of(one) == ["--board", "FILE"]
    assert configuration_of(one) == "2016, 2 players, own board"


def test_options_are_ready_for_json() -> None:
    for game in ("royals", "majesty"):
        words = json.loads(json.dumps(said(rulebook(game).choose(players=4))))
        assert title_of(game, words).startswith(f"{rulebook(game).title}, 4 players, ")
