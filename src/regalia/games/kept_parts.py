"""Parts of a table that are made once for all who see the same, and again only when something there has changed."""

from collections.abc import Callable
from typing import Any


class KeptParts:
    """Parts of one table as they were made last, by what they were made of; nobody changes what is kept here.

    A part is a function of its key and nothing else: so nobody can be shown more than what lies before them, whoever it
    was made for.

    >>> kept = KeptParts()
    >>> row = kept.part("row", b"12", lambda: {"France": 1, "Spain": 2})
    >>> kept.turn_over()
    >>> kept.part("row", b"12", dict) is row
    True
    """

    def __init__(self) -> None:
        """Nothing is made yet."""
        self._now: dict[tuple[str, Any], Any] = {}
        self._before: dict[tuple[str, Any], Any] = {}

    def part(self, name: str, key: Any, make: Callable[[], Any]) -> Any:
        """The part of that name, of what the key says; made if it is not known."""
        at = (name, key)
        if at in self._now:
            return self._now[at]
        made = self._now[at] = self._before[at] if at in self._before else make()
        return made

    def turn_over(self) -> None:
        """Something happened at the table: what is not asked for until it happens again is forgotten."""
        self._before, self._now = self._now, {}
