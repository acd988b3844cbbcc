"""Records for plain Python: they hand out ordinary integers and refuse to store one that does not fit.

NumPy's own small integers would add up to small integers; compiled rules calculate with 64 bits. Through
these views the same source gives the same numbers, and a value out of its field's range raises instead of
wrapping around in silence.

>>> from regalia.kernel.fields import Int8, blank
>>> class Purse:
...     coins: Int8
>>> purse = PlainRecords(blank(Purse))[0]
>>> purse.coins = 100
>>> purse.coins * 2
200
>>> purse.coins = 200
Traceback (most recent call last):
OverflowError: Python integer 200 out of bounds for int8
"""

from typing import Any

import numpy as np


class PlainArray(np.ndarray[Any, Any]):
    """An array field whose elements come out as Python numbers."""

    def __getitem__(self, index: Any) -> Any:
        """An element as Python number, or a part as array."""
        value = super().__getitem__(index)
        return value if isinstance(value, np.ndarray) else value.item()


class _Fields(dict[str, Any]):
    """The fields of a record, each made when it is first asked for: a rule looks at few of them."""

    def __init__(self, array: Any, at: int) -> None:
        self.array, self.at = array, at

    def __missing__(self, name: str) -> Any:
        self[name] = field = self.array[name][self.at : self.at + 1]
        return field


class PlainRecord:
    """One record of an array, with its fields as attributes."""

    def __init__(self, array: Any, at: int) -> None:
        """A view of array[at]."""
        object.__setattr__(self, "_fields", _Fields(array, at))

    def __getattr__(self, name: str) -> Any:
        """A Python number, or an array field."""
        value = self._fields[name][0]
        return value.view(PlainArray) if isinstance(value, np.ndarray) else value.item()

    def __setattr__(self, name: str, value: Any) -> None:
        """Store a number that fits."""
        self._fields[name][0] = value


class PlainRecords:
    """An array of records."""

    def __init__(self, array: Any) -> None:
        """A view of the whole array."""
        self.array = array.view(np.ndarray)
        self.records: dict[int, PlainRecord] = {}

    def __len__(self) -> int:
        """How many records there are."""
        return len(self.array)

    def __getitem__(self, at: int) -> PlainRecord:
        """The record at a place."""
        if at not in self.records:
            self.records[at] = PlainRecord(self.array, at)
        return self.records[at]

    def __setitem__(self, at: int, record: PlainRecord) -> None:
        """Copy a record to a place."""
        for name in self.array.dtype.names:
            self[at]._fields[name][...] = record._fields[name]

    def view(self, kind: Any) -> Any:
        """The whole array as numbers of a kind, such as its bytes."""
        return self.array.view(kind).view(PlainArray)
