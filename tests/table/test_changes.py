"""How two tables differ: told entry by entry, so that whoever knows one of them can make the other."""

from typing import Any

import pytest

from regalia.table.changes import changes
from tests.table.stages_seen import changed

PAIRS: list[tuple[Any, Any]] = [
    ({"row": {"France": 1}, "pile": 3}, {"row": {}, "pile": 2}),
    ({"row": {}}, {"row": {"Britain/Spain": 1, "~": 2}}),
    ({"market": [{"workers": 1}, {"workers": 0}]}, {"market": [{"workers": 1}, {"workers": 2}]}),
    ({"market": ["Miller", "Witch"]}, {"market": ["Witch"]}),
    ({"seats": [{"buildings": {"Mill": []}}]}, {"seats": [{"buildings": {"Mill": ["Miller"]}}]}),
    ({"holder": None}, {"holder": 0}),
    ({"same": [1, {"a": "b"}]}, {"same": [1, {"a": "b"}]}),
]


@pytest.mark.parametrize(("old", "new"), PAIRS)
def test_the_changes_make_the_one_table_of_the_other(old: Any, new: Any) -> None:
    assert changed(old, list(changes(old, new))) == new
    assert changed(new, list(changes(new, old))) == old


def test_only_what_differs_is_told() -> None:
    assert list(changes(*PAIRS[-1])) == []
    (one,) = changes(*PAIRS[2])
    assert (one.path, one.value, one.absent) == ("market/1/workers", 2, False)
