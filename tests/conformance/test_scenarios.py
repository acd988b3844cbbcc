"""Every scenario of the conformance kit holds, and every rule and ruling has one."""

from pathlib import Path

import pytest

from regalia.conformance.scenario import Scenario, read_scenario, run_scenario
from regalia.games.catalogue import games, rulebook

SCENARIOS = sorted((Path(__file__).parents[2] / "conformance" / "scenarios").rglob("*.toml"))


@pytest.mark.parametrize("scenario", [read_scenario(path) for path in SCENARIOS], ids=lambda s: s.path.stem)
def test_scenario_holds(scenario: Scenario) -> None:
    run_scenario(scenario)


@pytest.mark.parametrize("game", [book.name for book in games()])
def test_every_rule_and_ruling_has_a_scenario(game: str) -> None:
    rulings = rulebook(game).toml("rulings.toml").get("rulings", [])
    known = {rule.key for rule in rulebook(game).rules if rule.kind != "legal"} | {ruling["id"] for ruling in rulings}
    scenarios = [read_scenario(path) for path in SCENARIOS]
    shown = {rule for scenario in scenarios if scenario.entries["game"] == game for rule in scenario.rules}
    assert sorted(known - shown) == [], "rules and rulings without a scenario"
    assert sorted(shown - known) == [], "scenarios of rules that do not exist"
