"""Estimates: a figure lies in its interval."""

from hypothesis import given
from hypothesis import strategies as st

from regalia.jobs.estimates import share_of


@given(st.lists(st.sampled_from([0.0, 0.25, 0.5, 1.0]), min_size=1, max_size=40))
def test_a_share_lies_in_its_interval(deals: list[float]) -> None:
    """And the interval within what a share can be, never a point."""
    share = share_of(deals)
    assert 0.0 <= share.low <= share.value <= share.high <= 1.0
    assert share.low < share.high
