"""Deleting tables that were abandoned: what nobody came back to is not kept for ever."""

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Literal

import sqlalchemy as sql

from regalia.kernel.refusal import Refusal
from regalia.server.counting import FORGOTTEN
from regalia.server.registry import TableRegistry
from regalia.server.replaying import is_of_other_rules, replay, standing_of
from regalia.server.schema import entries
from regalia.server.settings import Settings
from regalia.server.store import Store, StoredTable

log = logging.getLogger("regalia.tables")
Kind = Literal["unplayed", "running", "finished", "resting"]  # the last: played by other rules
SAID = {
    "unplayed": "nobody ever moved",
    "running": "nobody went on",
    "finished": "finished",
    "resting": "played by other rules",
}
A_DAY = 24 * 3600.0
FIRST_LOOK = 60.0  # seconds after its start in which a server has other things to do


@dataclass(frozen=True)
class Abandoned:
    """A table that nobody touched for some time."""

    table: StoredTable
    kind: Kind
    changed: str  # when the last entry was written

    def __str__(self) -> str:
        """A line for people."""
        return f"{self.table.id} {self.table.game}, {SAID[self.kind]}, last touched {self.changed[:10]}"


def abandoned(store: Store, days: dict[Kind, float]) -> Iterator[Abandoned]:
    """The tables of some kinds that nobody touched for so many days, the oldest first."""
    if not days:
        return
    changed = sql.func.max(entries.c.at).label("changed")
    last = sql.select(entries.c.table_id, changed).group_by(entries.c.table_id)
    last = last.having(changed < _before(min(days.values())))
    with store.engine.connect() as connection:
        found = connection.execute(last.order_by("changed")).all()
    for table_id, touched in found:
        stored = store.find_table(table_id)
        kind = _kind_of(stored, store) if stored is not None else None
        if stored is not None and kind in days and touched < _before(days[kind]):
            yield Abandoned(stored, kind, touched)


def forget(store: Store, one: Abandoned) -> bool:
    """Delete a table for good, unless somebody touched it in this moment."""
    return store.delete_table(one.table.id, untouched_since=one.changed)


def _before(days: float) -> str:
    """The moment so many days ago, as the store writes it."""
    return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds")


def _kind_of(stored: StoredTable, store: Store) -> Kind | None:
    """None: it cannot be read, and so nobody knows what would be lost."""
    if is_of_other_rules(stored):
        return "resting"
    standing = store.standing(stored.id)
    if standing is None:
        try:
            standing = standing_of(replay(stored, store))
        except Refusal:
            return None
    if not standing.moved:
        return "unplayed"
    return "finished" if standing.turn is None else "running"


async def forget_daily(registry: TableRegistry, settings: Settings) -> None:
    """Look every day for tables to forget; where somebody is at one, it is left alone."""
    wished: dict[Kind, float] = {"unplayed": settings.forget_unplayed, "running": settings.forget_after}
    days = {kind: one for kind, one in wished.items() if one}
    await asyncio.sleep(min(FIRST_LOOK, settings.idle_after))
    while days:
        try:
            await forget_now(registry, days)
        except sql.exc.SQLAlchemyError as error:
            log.warning("abandoned tables were not looked for: %s", str(error).splitlines()[0])
        await asyncio.sleep(A_DAY)


async def forget_now(registry: TableRegistry, days: dict[Kind, float]) -> None:
    """Delete what was abandoned for so many days, but for what is in the memory."""
    for one in await asyncio.to_thread(lambda: list(abandoned(registry.store, days))):
        if one.table.id in registry.tables or not await asyncio.to_thread(forget, registry.store, one):
            continue  # somebody looks at it, or looked a moment ago: tomorrow is time enough
        registry.neighbours.tell("deleted", table=one.table.id)
        FORGOTTEN.inc()
        log.info("table %s is deleted: %s, last touched %s", one.table.id, SAID[one.kind], one.changed)
