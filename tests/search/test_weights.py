"""Weights in files: as they went in, with how they were made, and only those of the game."""

import json
from pathlib import Path

import pytest

from regalia import Refusal
from regalia.games.catalogue import rulebook
from regalia.kernel.features import MOVE_FEATURES, SEAT_FEATURES
from regalia.search.weights import from_words, learned, read_weights, to_words


@pytest.mark.parametrize("game_name", ["royals", "majesty"])
def test_weights_come_out_of_their_file_as_they_went_in(game_name: str) -> None:
    words = to_words(learned(game_name), game_name)
    assert from_words(json.loads(json.dumps(words)), game_name).tobytes() == learned(game_name).tobytes()
    book = rulebook(game_name)
    assert len(book.features().seat) <= SEAT_FEATURES and len(book.features().move) <= MOVE_FEATURES


@pytest.mark.parametrize("game_name", ["royals", "majesty"])
def test_weights_say_how_they_were_made(game_name: str) -> None:
    words = json.loads(str(rulebook(game_name).file_text("weights.json")))
    assert words["commands"][0].startswith(f"python -m regalia.bots.learning {game_name} ")
    assert set(words["hidden"]) == set(rulebook(game_name).features().seat)


def test_weights_of_another_game_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "w.json"
    path.write_text("{}", "utf-8")
    with pytest.raises(Refusal, match=r"no weights of royals; `python -m regalia\.training\.learning royals` makes"):
        read_weights(path, "royals")
    with pytest.raises(Refusal, match="cannot be read"):
        read_weights(tmp_path / "none.json", "royals")
