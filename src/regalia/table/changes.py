"""How one table differs from another, entry by entry, so that only that has to be told."""

from collections.abc import Iterator
from typing import Any

from regalia.table.shapes import Change


def changes(old: Any, new: Any, path: tuple[str, ...] = ()) -> Iterator[Change]:
    """What has to be changed in the old table, nested names and lists, to make it the new one.

    >>> [(one.path, one.value, one.absent) for one in changes({"row": {"a/b": 1}, "pile": 3}, {"row": {}, "pile": 2})]
    [('row/a~1b', None, True), ('pile', 2, False)]
    """
    if isinstance(old, dict) and isinstance(new, dict):
        for name in [*old, *(name for name in new if name not in old)]:
            below = (*path, str(name).replace("~", "~0").replace("/", "~1"))
            if name not in new:
                yield Change(path="/".join(below), absent=True)
            elif name not in old:
                yield Change(path="/".join(below), value=new[name])
            else:
                yield from changes(old[name], new[name], below)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for at, (one, other) in enumerate(zip(old, new, strict=True)):
            yield from changes(one, other, (*path, str(at)))
    elif old != new:
        yield Change(path="/".join(path), value=new)
