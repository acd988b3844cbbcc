"""How Hypothesis searches: in `make test` the same examples every time, in `make explore` ever new ones, and more.

An example that breaks something is shown as it was found: making it shorter would take minutes.
"""

import os

from hypothesis import Phase, settings

TIMES = int(os.environ.get("REGALIA_EXPLORE", "0"))  # how many times as many examples are tried, all new


def examples(number: int) -> settings:
    """So many examples in a usual run."""
    return settings(
        deadline=None,
        max_examples=number * max(1, TIMES),
        derandomize=TIMES == 0,
        database=None,
        phases=[Phase.generate],
        print_blob=True,
    )
