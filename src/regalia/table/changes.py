"""How one table differs from another, entry by entry, so that only that has to be told."""

from typing import Any

from pydantic_core import to_json


def changes(old: Any, new: Any) -> list[dict[str, Any]]:
    """What has to be changed in the old table, nested names and lists, to make it the new one: each a `Change`.

    A list of which so much is different that it is shorter as a whole is told so.

    >>> changes({"row": {"a/b": 1}, "pile": 3}, {"row": {}, "pile": 2})
    [{'path': 'row/a~1b', 'absent': True}, {'path': 'pile', 'value': 2}]
    """
    found: list[dict[str, Any]] = []
    _compare(old, new, "", found)
    return found


def _compare(old: Any, new: Any, path: str, found: list[dict[str, Any]]) -> None:
    if old == new:  # quickly seen, however large they are
        return
    if isinstance(old, dict) and isinstance(new, dict):
        _compare_names(old, new, path, found)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        within: list[dict[str, Any]] = []
        for at, one in enumerate(old):
            _compare(one, new[at], _below(path, str(at)), within)
        whole = [{"path": path, "value": new}]
        found += whole if path and len(within) > len(new) and _length(whole) < _length(within) else within
    else:
        found.append({"path": path, "value": new})


def _compare_names(old: dict[str, Any], new: dict[str, Any], path: str, found: list[dict[str, Any]]) -> None:
    for name, was in old.items():
        if name not in new:
            found.append({"path": _below(path, name), "absent": True})
        elif new[name] != was:
            _compare(was, new[name], _below(path, name), found)
    if len(new) > len(old) or new.keys() != old.keys():
        found += [{"path": _below(path, name), "value": new[name]} for name in new if name not in old]


def _length(told: list[dict[str, Any]]) -> int:
    return len(to_json(told))


def _below(path: str, name: str) -> str:
    if "~" in name or "/" in name:
        name = name.replace("~", "~0").replace("/", "~1")
    return f"{path}/{name}" if path else name
