"""Stages as a client shows them: the table of each, made from the scene's and what is told to differ."""

from collections.abc import Sequence
from typing import Any

from regalia.table.shapes import Scene, Stage
from tests.helpers.changes_made import changed, names_of


def entry(table: Any, path: str) -> Any:
    """What lies at a place; None where there is no such entry."""
    for name in names_of(path):
        if isinstance(table, list):
            table = table[int(name)] if int(name) < len(table) else None
        else:
            table = table.get(name)
        if table is None:
            return None
    return table


def amount(table: Any, path: str) -> int:
    """How many things lie at a place: a number of them, a list of them, or nothing."""
    found = entry(table, path)
    return len(found) if isinstance(found, list | dict) else int(found or 0)


def tables_seen(scene: Scene, stages: Sequence[Stage]) -> list[dict[str, Any]]:
    """The table after each stage."""
    table = scene.table.model_dump()
    return [changed(table, [one.model_dump() for one in stage.changes]) for stage in stages]
