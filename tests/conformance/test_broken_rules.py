"""The list of rules to break names lines that are there; `make break-rules` breaks them."""

import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BREAKS = tomllib.loads((ROOT / "tests" / "conformance" / "broken_rules.toml").read_text("utf-8"))["breaks"]


@pytest.mark.parametrize("entry", BREAKS, ids=lambda entry: entry["meaning"])
def test_the_line_to_break_is_there(entry: dict[str, str]) -> None:
    """Exactly as written, so that the break breaks something."""
    assert entry["line"] in (ROOT / "src" / "regalia" / "games" / entry["file"]).read_text("utf-8")
    assert entry["line"] != entry["broken"]
