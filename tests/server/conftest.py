"""A server for the tests of this folder, and two browsers."""

from collections.abc import Iterator

import httpx
import pytest

from tests.helpers.serving import Server, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which idle seats can be taken at once; nothing may go wrong in it."""
    with running(tmp_path_factory.mktemp("server") / "tables.db", away_after=0, thinking_after=0) as server:
        yield server
        assert server.errors() == []


@pytest.fixture
def browser(server: Server) -> Iterator[httpx.Client]:
    """My browser."""
    with server.browser() as browser:
        yield browser


@pytest.fixture
def friend(server: Server) -> Iterator[httpx.Client]:
    """The browser of a friend."""
    with server.browser() as browser:
        yield browser
