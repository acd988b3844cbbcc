"""How two tables differ: told entry by entry, so that whoever knows one of them can make the other."""

from typing import Any

import pytest

from regalia.table.changes import changes
from regalia.table.shapes import Change
from tests.helpers.changes_made import changed

PAIRS: list[tuple[Any, Any]] = [
    ({"row": {"France": 1}, "pile": 3}, {"row": {}, "pile": 2}),
    ({"row": {}}, {"row": {"Britain/Spain": 1, "~": 2}}),
    ({"market": [{"workers": 1}, {"workers": 0}]}, {"market": [{"workers": 1}, {"workers": 2}]}),
    ({"market": ["Miller", "Witch"]}, {"market": ["Witch"]}),
    ({"seats": [{"buildings": {"Mill": []}}]}, {"seats": [{"buildings": {"Mill": ["Miller"]}}]}),
    ({"holder": None}, {"holder": 0}),
    ({"same": [1, {"a": "b"}]}, {"same": [1, {"a": "b"}]}),
]


def told(old: Any, new: Any) -> list[Change]:
    """The changes in the shape in which they are told."""
    return [Change.model_validate(one) for one in changes(old, new)]


@pytest.mark.parametrize(("old", "new"), PAIRS)
def test_the_changes_make_the_one_table_of_the_other(old: Any, new: Any) -> None:
    assert changed(old, changes(old, new)) == new
    assert changed(new, changes(new, old)) == old


def test_only_what_differs_is_told() -> None:
    assert changes(*PAIRS[-1]) == []
    (one,) = told(*PAIRS[2])
    assert (one.path, one.value, one.absent) == ("market/1/workers", 2, False)


def test_a_list_is_told_as_a_whole_where_that_is_shorter() -> None:
    offers: list[dict[str, object]] = [{"move": move, "gains": [], "problem": None} for move in range(3)]
    (one,) = told({"offers": offers}, {"offers": [{"move": 9, "gains": [1], "problem": "x"} for _ in offers]})
    assert one.path == "offers"
    (one,) = told({"offers": offers}, {"offers": [*offers[:2], {**offers[2], "problem": "x"}]})
    assert one.path == "offers/2/problem"
