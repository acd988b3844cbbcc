"""Learned weights as files: one for each game, with the commands that made them.

The names in a file are older than those in the code, and stay: "instinct" is the policy, "errors" are the losses of
each generation, of the value network and of the policy.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from regalia.games.catalogue import rulebook
from regalia.kernel.fields import blank
from regalia.kernel.refusal import Refusal
from regalia.search.records import Weights

DIGITS = 5             # decimal places of a weight in the file; the same everywhere
POLICY = "instinct"    # what a file calls the policy


@cache
def learned(game: str) -> Any:
    """The weights that come with Regalia, an array with one record; a game that has none is untrained."""
    text = rulebook(game).file_text("weights.json")
    if text is None:
        return untrained()
    try:
        return from_words(json.loads(text), game)
    except (ValueError, KeyError, TypeError):
        raise Refusal(f"weights.json in the folder {game} holds no weights of its features; {_made(game)}.") from None


def read_weights(path: Path, game: str) -> Any:
    """Weights of a file."""
    try:
        return from_words(json.loads(path.read_text("utf-8")), game)
    except OSError as error:
        raise Refusal(f"The weights {path} cannot be read: {error.strerror}.") from None
    except (ValueError, KeyError, TypeError):
        raise Refusal(f"{path} holds no weights of {game}; {_made(game)}.") from None


def _made(game: str) -> str:
    return f"`python -m regalia.training.learning {game}` makes them"


def from_words(words: dict[str, Any], game: str) -> Any:
    """Weights from a file's words: rows by the names of features."""
    names = rulebook(game).features()
    weights = blank(Weights)
    for at, name in enumerate(names.seat):
        weights[0].hidden[at] = words["hidden"][name]
    for at, name in enumerate(names.move):
        weights[0].policy[at] = words[POLICY][name]
    for name in ("hidden_bias", "win", "points"):
        weights[0][name][:] = words[name]
    weights[0].points_bias = words["points_bias"]
    return weights


def to_words(weights: Any, game: str, **origin: Any) -> dict[str, Any]:
    """The other way about; `origin` says where the weights come from."""
    names = rulebook(game).features()
    record = weights[0]

    def rounded(numbers: Any) -> list[float]:
        return [round(float(number), DIGITS) for number in numbers]

    return {
        **origin,
        "game": game,
        POLICY: dict(zip(names.move, rounded(record.policy), strict=False)),
        "hidden": {name: rounded(record.hidden[at]) for at, name in enumerate(names.seat)},
        **{name: rounded(record[name]) for name in ("hidden_bias", "win", "points")},
        "points_bias": round(float(record.points_bias), DIGITS),
    }


def untrained(seed: int = 1) -> Any:
    """Weights that know nothing: to the policy all moves are alike, the value network is a small random one."""
    chance = np.random.default_rng(seed)
    weights = blank(Weights)
    for name in ("hidden", "win", "points"):
        field = weights[0][name]
        field[...] = chance.normal(0.0, 0.3 if field.ndim > 1 else 0.1, field.shape)
    return weights
