"""Whose bots think next: each table as much as any other, and tables at which nobody sits after those with people.

A lane serves the table that has used least so far. What a table used while the others were idle is not held against
it for ever, nor does it save anything up: whoever comes after a rest stands where the lane stands now.
"""

import heapq
import itertools
from collections import deque
from dataclasses import dataclass
from typing import Generic, TypeVar

Thought = TypeVar("Thought")  # what is to be thought about

LEAST = 0.001  # seconds that any turn counts for, so that turns that cost nothing take turns too
IN_A_ROW = 4  # turns for people, behind which one of the other tables comes
MOST_WAITING = 6  # turns of one table that may wait


@dataclass(eq=False)
class Turn(Generic[Thought]):
    """One thing to think about."""

    table: str
    for_people: bool         # somebody sits at the table, and waits for it
    about: Thought
    is_given_up: bool = False  # nobody waits for it any more


class Lane(Generic[Thought]):
    """Tables that are served in turn, each one turn at a time."""

    def __init__(self) -> None:
        """Nobody waits."""
        self._waiting: dict[str, deque[Turn[Thought]]] = {}
        self._next: list[tuple[float, int, str]] = []  # what a table has used, who came first: those not being served
        self._used: dict[str, float] = {}
        self._served: set[str] = set()
        self._now = 0.0  # what the table had used that was served last
        self._most = 0.0  # what the table has used that used most
        self._count = itertools.count()
        self._tidy_at = 1000

    def __len__(self) -> int:
        """How many turns wait."""
        return sum(map(self.waiting, self._waiting))

    def waiting(self, table: str) -> int:
        """How many turns of a table wait."""
        return sum(not turn.is_given_up for turn in self._waiting.get(table, ()))

    def add(self, turn: Turn[Thought]) -> None:
        """One more turn waits."""
        if turn.table in self._waiting:
            turns = self._waiting[turn.table]
            while turns and turns[-1].is_given_up:
                turns.pop()
            turns.append(turn)
            return
        self._waiting[turn.table] = deque([turn])
        if turn.table not in self._served:
            self._line_up(turn.table)

    def _line_up(self, table: str) -> None:
        used = max(self._now, self._used.get(table, 0.0))
        self._used[table] = used
        heapq.heappush(self._next, (used, next(self._count), table))

    def take(self) -> Turn[Thought] | None:
        """The turn that is next; its table is served no other before this one is done."""
        while self._next:
            used, _, table = heapq.heappop(self._next)
            turns = self._waiting[table]
            while turns and turns[0].is_given_up:
                turns.popleft()
            if not turns:
                del self._waiting[table]
                continue
            self._now = self._used[table] = used
            self._served.add(table)
            return turns.popleft()
        return None

    def done(self, turn: Turn[Thought], seconds: float) -> None:
        """A turn took so long."""
        table = turn.table
        self._served.remove(table)
        self._used[table] += max(seconds, LEAST)
        if self._waiting.get(table):
            self._line_up(table)
        else:
            self._waiting.pop(table, None)
        self._most = max(self._most, self._used[table])
        if not self._next and not self._served:  # a rest: whoever comes now, all are even
            self._now = self._most
        if len(self._used) > self._tidy_at:
            self._tidy_up()

    def _tidy_up(self) -> None:
        """Forget what does not matter any more: a table that used less than the lane stands at."""
        known = {table: used for table, used in self._used.items() if used > self._now or table in self._served}
        self._used = known
        self._tidy_at = max(1000, 2 * len(known))


class FairTurns(Generic[Thought]):
    """All turns that wait, those for people in a lane of their own.

    >>> turns = FairTurns[str]()
    >>> for table, about in (("a", "one"), ("a", "two"), ("b", "three")):
    ...     _ = turns.add(Turn(table, True, about))
    >>> first = turns.take(); turns.done(first, 0.3)
    >>> first.about, turns.take().about, turns.take().about
    ('one', 'three', 'two')
    """

    def __init__(self) -> None:
        """Nobody waits."""
        self._people: Lane[Thought] = Lane()
        self._bots: Lane[Thought] = Lane()
        self._in_a_row = 0  # turns for people while others waited

    def __len__(self) -> int:
        """How many turns wait."""
        return len(self._people) + len(self._bots)

    def add(self, turn: Turn[Thought]) -> bool:
        """One more turn waits; False if enough of its table do already."""
        if self._people.waiting(turn.table) + self._bots.waiting(turn.table) >= MOST_WAITING:
            return False
        self._lane(turn).add(turn)
        return True

    def take(self) -> Turn[Thought] | None:
        """The turn that is next: one for people, unless others have waited for several of those."""
        if self._in_a_row >= IN_A_ROW and (turn := self._bots.take()) is not None:
            self._in_a_row = 0
            return turn
        turn = self._people.take()
        if turn is not None:
            self._in_a_row += 1
            return turn
        self._in_a_row = 0
        return self._bots.take()

    def done(self, turn: Turn[Thought], seconds: float) -> None:
        """A turn took so long."""
        self._lane(turn).done(turn, seconds)

    def _lane(self, turn: Turn[Thought]) -> Lane[Thought]:
        return self._people if turn.for_people else self._bots
