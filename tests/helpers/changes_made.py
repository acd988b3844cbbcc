"""Changes as a client makes them: of a scene or a table that it knows, the next one."""

import copy
from collections.abc import Sequence
from typing import Any


def names_of(path: str) -> list[str]:
    """The names on the way to an entry."""
    return [name.replace("~1", "/").replace("~0", "~") for name in path.split("/")]


def changed(table: Any, changes: Sequence[dict[str, Any]]) -> Any:
    """A table with its changes."""
    table = copy.deepcopy(table)
    for change in changes:
        *way, last = names_of(change["path"])
        at = table
        for name in way:
            at = at[int(name) if isinstance(at, list) else name]
        if change.get("absent"):
            del at[last]
        else:
            at[int(last) if isinstance(at, list) else last] = change["value"]
    return table
