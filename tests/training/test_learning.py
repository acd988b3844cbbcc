"""Learning makes weights that bots can play with."""

import argparse
import json
from pathlib import Path

from regalia.search.weights import read_weights, untrained
from regalia.training.learning import command_of, learn


def test_a_generation_makes_weights_that_can_be_read(tmp_path: Path) -> None:
    arguments = argparse.Namespace(
        game="majesty", generations=1, games=4, iterations=10, processes=1, start=None, seed=1, out=None
    )
    path = tmp_path / "majesty.json"
    learn(arguments, path)
    words = json.loads(path.read_text("utf-8"))
    assert words["commands"] == [command_of(arguments)] and len(words["errors"]) == 2
    assert read_weights(path, "majesty").tobytes() != untrained().tobytes()
