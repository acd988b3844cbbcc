"""The same thing asked for many times in one moment, on either store: done once or as often as asked, never broken."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from regalia.server.links import WATCHING, LinkFor
from regalia.server.push import Push
from regalia.server.replaying import lay_table
from regalia.server.schema import subscriptions
from regalia.server.settings import Settings
from regalia.server.store import Store, StoredTable
from regalia.table.seating import seat_people
from tests.helpers.postgres import Postgres, some_postgres

TIMES = 12
TABLE = "0123456789abcdef"


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all of them."""
    with some_postgres() as postgres:
        yield postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """A store with a table at which nobody sits yet."""
    is_file = request.param == "sqlite"
    address = f"sqlite:///{tmp_path / 'tables.db'}" if is_file else request.getfixturevalue("postgres").new_database()
    store = Store(address)
    seats = seat_people("majesty", [{"kind": "friend"}, {"kind": "friend"}])
    stored = StoredTable(TABLE, "majesty", 1, {"players": 2}, [seat.written() for seat in seats], {}, "2026")
    store.add_table(stored, lay_table(stored).opening(), [])
    yield store
    store.close()


def at_once(ask: Callable[[int], Any]) -> list[Any]:
    """What comes of it when many ask in the same moment."""
    ready = threading.Barrier(TIMES)

    def one(number: int) -> Any:
        ready.wait(60)
        return ask(number)

    with ThreadPoolExecutor(TIMES) as many:
        return list(many.map(one, range(TIMES)))


@pytest.mark.parametrize("link", [LinkFor("seat", 1), WATCHING], ids=["a seat's", "the spectators'"])
def test_a_link_is_made_anew_as_often_as_it_is_asked(store: Store, link: LinkFor) -> None:
    assert at_once(lambda _: store.holders.renew(TABLE, link)) == [True] * TIMES
    assert store.holders.renewed(TABLE, link) == TIMES


def test_one_sits_down(store: Store) -> None:
    assert sum(at_once(lambda number: store.holders.sit_down(f"{number}", TABLE, 1, 0))) == 1
    assert len(store.holders.at(TABLE)) == 1


def test_all_look_on_each_once(store: Store) -> None:
    at_once(lambda number: store.holders.watch(f"{number % 3}", TABLE))
    assert len(store.holders.at(TABLE)) == 3


def test_a_code_lets_one_in(store: Store) -> None:
    assert store.holders.sit_down("host", TABLE, 0, 0)
    code = store.holders.make_code("host", TABLE, 5)
    let_in = at_once(lambda number: store.holders.let_in(code, TABLE, f"{number}"))
    assert sorted(map(str, let_in)) == sorted(["[0]", *["None"] * (TIMES - 1)])
    assert all(len(made) == 8 for made in at_once(lambda _: store.holders.make_code("host", TABLE, 5)))


def test_a_private_link_brings_one_back(store: Store) -> None:
    assert store.holders.sit_down("host", TABLE, 0, 0)
    link = LinkFor("return", 0)
    brought = at_once(lambda number: store.holders.come_back(f"{number}", TABLE, link, 0))
    assert sum(seats is not None for seats in brought) == 1


def test_a_secret_of_the_server_is_made_once(store: Store) -> None:
    assert len(set(at_once(lambda number: store.key("new", f"secret {number}")))) == 1


def test_a_browser_asks_to_be_called_once(store: Store) -> None:
    push = Push(store, Settings())
    endpoint = "https://fcm.googleapis.com/x"
    at_once(lambda number: push.subscribe("browser", endpoint, "key", f"{number}", "en"))
    with store.engine.connect() as connection:
        assert len(connection.execute(sql.select(subscriptions)).all()) == 1
    at_once(lambda number: push.subscribe("browser", f"{endpoint}{number}", "key", "secret", "en"))
    push.close()
