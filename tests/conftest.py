"""Which tests are quick, which search anew, and how many run at once: for `make quick`, `explore` and `test`.

Quick is what compiles nothing and opens no browser. Where only quick tests are run, the compiler refuses: a test that
needs it is in the wrong list.
"""

import os
from pathlib import Path
from typing import Any, NoReturn

import numba
import pytest

HERE = Path(__file__).parent
QUICK = (
    "conformance/test_broken_rules.py",
    "conformance/test_scenarios.py",
    "engine/test_tracing.py",
    "games/majesty",
    "games/royals/test_board_file.py",
    "games/test_catalogue.py",
    "games/test_codec.py",
    "jobs/test_estimates.py",
    "jobs/test_printing.py",
    "kernel",
    "locale",
    "play/test_game.py",
    "record",
    "table/test_changes.py",
    "test_rooms.py",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Declare `--quick`."""
    parser.addoption("--quick", action="store_true", help="only tests that compile nothing and open no browser")


def pytest_configure(config: pytest.Config) -> None:
    """Declare the mark; for quick tests, look at their files only, and let nothing be compiled."""
    config.addinivalue_line("markers", "explore: Hypothesis makes up what it tries")
    config.addinivalue_line("markers", "soak: goes on for long with REGALIA_SOAK=1, as `make soak` has it")
    if config.getoption("quick"):
        config.args[:] = [str(HERE / name) for name in QUICK]
        numba.njit = refuse


def refuse(*_: Any, **__: Any) -> NoReturn:
    """Stands in for the compiler."""
    raise AssertionError("this test compiles, so it is not quick: take it off the list in tests/conftest.py")


def pytest_xdist_auto_num_workers() -> int:
    """One and a half for each core: tests wait now and then, but browsers are slow enough without a crowd."""
    cores = os.cpu_count() or 1
    return cores + cores // 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that search anew."""
    for item in items:
        if getattr(getattr(item, "obj", None), "is_hypothesis_test", False):
            item.add_marker("explore")
