"""Entrants: what results files say of them stays as it has always been."""

import json
from pathlib import Path
from typing import Any

import pytest

from regalia import Refusal
from regalia.balance.balance import Balance
from regalia.games.catalogue import rulebook
from regalia.league.entrants import Entrant, find_entrants, find_level
from regalia.league.league import League

RESULTS = sorted((Path(__file__).parents[2] / "docs" / "results").glob("*.jsonl"))


def options_of(game: str, words: dict[str, Any]) -> Any:
    """The options that a results file tells of, with the printed board."""
    return rulebook(game).choose(**{name: value for name, value in words.items() if name != "board"})


def entrant_of(game: str, words: dict[str, Any]) -> Entrant:
    """An entrant of a results file; a bot of other people need not be there."""
    return find_level(game, words["name"]) if "method" in words else Entrant(words["name"])


@pytest.mark.parametrize("path", RESULTS, ids=lambda path: path.stem)
def test_every_results_file_of_the_documentation_can_be_continued(path: Path) -> None:
    """What would be written today is what stands there, byte for byte."""
    line = path.read_text("utf-8").splitlines()[0]
    found = json.loads(line)
    game, seed = found["game"], found["seed"]
    study: League | Balance
    if found["study"] == "league":
        entrants = tuple(entrant_of(game, words) for words in found["entrants"])
        alone = found["one_against_others"]
        study = League(game, options_of(game, found["options"]), entrants, seed=seed, one_against_others=alone)
    else:
        configurations = tuple(options_of(game, words) for words in found["options"])
        study = Balance(game, configurations, entrant_of(game, found["level"]), seed=seed)
    assert json.dumps(study.first_line(), separators=(",", ":")) == line


def test_the_words_of_files_and_of_the_code_name_the_same_entrant() -> None:
    """A league of before is continued whichever way its leaves are called now."""
    old, new = (find_level("majesty", f"monarch@40:{leaf}-playout") for leaf in ("instinct", "policy"))
    assert old.level == new.level and old.figures() == new.figures()
    assert (old.name, new.name) == ("monarch@40:instinct-playout", "monarch@40:policy-playout")
    with pytest.raises(Refusal, match="named twice"):
        find_entrants("majesty", None, [old.name, new.name], [])
    with pytest.raises(Refusal, match="value, random-playout, policy-playout, not 'guess'"):
        find_level("majesty", "monarch@40:guess")


def test_a_bot_of_other_people_is_its_name() -> None:
    assert Entrant("mine").figures() == {"name": "mine"}
