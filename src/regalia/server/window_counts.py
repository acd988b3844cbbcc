"""How often something was asked for in a sliding window of time: a storage for the library `limits`.

Its own storage in memory looks through all it knows a hundred times a second, in a thread; a stranger who comes under
many names would make that slow. This one has two numbers for each name, and forgets those of which nothing is heard.
"""

import time
from collections.abc import Callable

from limits.storage import SlidingWindowCounterSupport, Storage

TIDY_AT = 4096  # names


class WindowCounts(Storage, SlidingWindowCounterSupport):
    """Counts by name, of the current window and of the one before."""

    STORAGE_SCHEME = None  # it is made here and by no address

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        """Nothing was asked for yet."""
        super().__init__()
        self._clock = clock
        self._counts: dict[str, tuple[int, int, int, int]] = {}  # seconds of its window, which one, count, before
        self._tidy_at = TIDY_AT

    def __len__(self) -> int:
        """How many names it knows."""
        return len(self._counts)

    def acquire_sliding_window_entry(self, key: str, limit: int, expiry: int, amount: int = 1) -> bool:
        """Count once more, if that may be."""
        before, left, count, _ = self.get_sliding_window(key, expiry)
        if int(before * left / expiry + count) + amount > limit:
            return False
        self._counts[key] = (expiry, int(self._clock() // expiry), count + amount, before)
        if len(self._counts) > self._tidy_at:
            self._tidy_up()
        return True

    def get_sliding_window(self, key: str, expiry: int | None = None) -> tuple[int, float, int, float]:
        """The count of the window before and for how many seconds it still weighs, and the same of the current one."""
        seconds, known, count, before = self._counts.get(key, (expiry or 1, 0, 0, 0))
        now = self._clock()
        window = int(now // seconds)
        left = seconds - now % seconds
        if known == window:
            return before, left, count, left + seconds
        return (count if known == window - 1 else 0), left, 0, left + seconds

    def comes_back(self, key: str, limit: int, expiry: int) -> float:
        """Seconds after which it can be asked for again."""
        before, left, count, _ = self.get_sliding_window(key, expiry)
        if count < limit:
            return max(0.0, left - expiry * (limit - count) / max(1, before))
        return left + expiry * (1 - limit / count)

    def _tidy_up(self) -> None:
        now = self._clock()
        self._counts = {key: one for key, one in self._counts.items() if int(now // one[0]) - one[1] < 2}
        self._tidy_at = max(TIDY_AT, 2 * len(self._counts))

    def clear_sliding_window(self, key: str, expiry: int) -> None:
        """Forget a name."""
        self._counts.pop(key, None)

    # What the library asks of any storage, and sliding windows do not need.

    @property
    def base_exceptions(self) -> type[Exception]:
        """What goes wrong here."""
        return KeyError

    def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        """Count without a limit."""
        self.acquire_sliding_window_entry(key, 2**62, expiry, amount)
        return self.get(key)

    def get(self, key: str) -> int:
        """The count of the current window."""
        return self.get_sliding_window(key)[2]

    def get_expiry(self, key: str) -> float:
        """When the current window weighs no more."""
        return self._clock() + self.get_sliding_window(key)[3]

    def check(self) -> bool:
        """It is there."""
        return True

    def reset(self) -> int:
        """Forget everything."""
        known = len(self._counts)
        self._counts.clear()
        return known

    def clear(self, key: str) -> None:
        """Forget a name."""
        self._counts.pop(key, None)
