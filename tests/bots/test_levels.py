"""Levels: named or numbered, and a record that says the same."""

import pytest

from regalia import Refusal
from regalia.bots.levels import level
from regalia.kernel.fields import blank
from regalia.search.records import SEARCH, SearchConfig


def test_levels_are_named_or_numbered() -> None:
    assert level("royals", "Sovereign ").number == level("royals", "5").number == level("royals", 5).number == 5
    with pytest.raises(Refusal, match="it has page, courtier"):
        level("royals", "monarch")
    with pytest.raises(Refusal, match="does not search"):
        level("majesty", 1).with_iterations(100)
    with pytest.raises(Refusal, match="from 1 to"):
        level("majesty", 5).with_iterations(0)


def test_a_config_record_says_what_its_level_says() -> None:
    config = level("royals", 5).search_config()[0]
    assert config.method == SEARCH and config.iterations == level("royals", 5).iterations
    assert blank(SearchConfig).nbytes == config.nbytes
