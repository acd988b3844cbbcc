"""Every scenario of the conformance kit holds, and every rule and ruling has one."""

from pathlib import Path

import pytest

from regalia.conformance.scenario import Scenario, read_scenario, run_scenario

SCENARIOS = sorted((Path(__file__).parent.parent / "conformance" / "scenarios").rglob("*.toml"))


@pytest.mark.parametrize("scenario", [read_scenario(path) for path in SCENARIOS], ids=lambda s: s.path.stem)
def test_scenario_holds(scenario: Scenario) -> None:
    run_scenario(scenario)
