"""A folder for the programs of each test."""

from pathlib import Path

import pytest

from tests.guests.guest_games import Workshop


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    return Workshop(tmp_path)
