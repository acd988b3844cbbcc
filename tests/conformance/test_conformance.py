"""The conformance kit is what this engine does: counts and playthroughs come out the same."""

from pathlib import Path
from typing import Any

import pytest

from regalia.conformance.make import configurations, name_of
from regalia.conformance.perft import read_counts, recount
from regalia.conformance.playthrough import playthrough

KIT = Path(__file__).parents[2] / "conformance"
CONFIGURATIONS = list(configurations())


def name_of_entry(entry: dict[str, Any]) -> str:
    """Which configuration, after how many steps."""
    return f"{name_of(entry['game'], entry['options'])}-after-{len(entry['steps'])}"


@pytest.mark.parametrize("entry", read_counts(KIT / "perft.json"), ids=name_of_entry)
def test_paths_are_counted_as_written(entry: dict[str, Any]) -> None:
    """A rule that allows or forbids one move too many changes these counts."""
    assert recount(entry) == entry["paths"]


def test_every_configuration_is_counted() -> None:
    """Every game, edition and number of players has its counts."""
    counted = {name_of(entry["game"], entry["options"]) for entry in read_counts(KIT / "perft.json")}
    assert counted == {name_of(*configuration) for configuration in CONFIGURATIONS}


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=lambda c: name_of(*c))
def test_playthrough_comes_out_as_written(configuration: tuple[str, dict[str, Any]]) -> None:
    """A whole game, every state and event of it, is as it was."""
    written = (KIT / "playthroughs" / f"{name_of(*configuration)}.txt").read_text("utf-8")
    assert playthrough(*configuration, seed=7) == written
