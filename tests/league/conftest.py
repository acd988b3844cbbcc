"""A package of bad bots."""

from pathlib import Path

import pytest

from tests.league.leagues import ENTRY_POINTS, PLUGIN


@pytest.fixture
def plugins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package with two bad bots is installed."""
    (tmp_path / "league_plugins.py").write_text(PLUGIN)
    package = tmp_path / "league_plugins-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: league-plugins\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text(ENTRY_POINTS)
    monkeypatch.syspath_prepend(tmp_path)
