"""State and box records: a class with one annotated line per field becomes a NumPy record type.

Each field says its meaning and range beside it, so the class is the table of the state:

>>> class Purse:
...     coins: Int8                        # coins in hand, 0 … 99
...     dice: Annotated[Int8s, 2, 3]       # eyes shown, by player and die, 1 … 6
>>> record_type(Purse)["dice"].shape
(2, 3)
>>> purse = blank(Purse)[0]
>>> purse.coins += 3
>>> int(purse.coins)
3
"""

from functools import cache
from types import SimpleNamespace
from typing import Annotated, Any, Protocol, get_type_hints, overload

import numpy as np


class Numbers(Protocol):
    """An array of whole numbers, as rules see it."""

    def __len__(self) -> int:
        """How many there are, along the first axis."""

    @overload
    def __getitem__(self, index: slice | tuple[int, slice]) -> "Numbers": ...

    @overload
    def __getitem__(self, index: int | tuple[int, ...]) -> int: ...

    def __setitem__(self, index: Any, value: Any) -> None:
        """Store a number, or the same number in a whole part."""


class Reals(Protocol):
    """An array of real numbers, as bots see it."""

    def __len__(self) -> int:
        """How many there are, along the first axis."""

    @overload
    def __getitem__(self, index: slice | tuple[int, slice]) -> "Reals": ...

    @overload
    def __getitem__(self, index: int | tuple[int, ...]) -> float: ...

    def __setitem__(self, index: Any, value: Any) -> None:
        """Store a number, or the same number in a whole part."""


Int8 = Annotated[int, np.int8]
Int16 = Annotated[int, np.int16]
Int32 = Annotated[int, np.int32]
UInt64 = Annotated[np.uint64, np.uint64]
Int8s = Annotated[Numbers, np.int8]
Int16s = Annotated[Numbers, np.int16]
Int32s = Annotated[Numbers, np.int32]
Int64s = Annotated[Numbers, np.int64]
Float64 = Annotated[float, np.float64]
Float64s = Annotated[Reals, np.float64]

Bytes = Annotated[Any, np.uint8]
Counts = Annotated[Numbers, np.int32]


@cache
def record_type(cls: type) -> np.dtype[Any]:
    """The NumPy record type of a class whose fields are annotated with the names above.

    Its length is an odd number of 4-byte words: so the same field of records side by side falls into
    different memory banks of a GPU, where each thread works on a record of its own.
    """
    fields: list[tuple[str, Any, tuple[int, ...]]] = []
    for name, hint in get_type_hints(cls, include_extras=True).items():
        if hasattr(np.record, name):
            raise TypeError(f"{cls.__name__}.{name}: NumPy's records have an attribute of that name already")
        number, *shape = hint.__metadata__
        fields.append((name, number, tuple(shape)))
    packed: Any = np.dtype(fields, align=True)
    words = -(-packed.itemsize // 4)
    layout: Any = {
        "names": [name for name, *_ in fields],
        "formats": [packed[name] for name, *_ in fields],
        "offsets": [packed.fields[name][1] for name, *_ in fields],
        "itemsize": packed.itemsize if packed.alignment > 4 else 4 * (words | 1),
    }
    return np.dtype((np.record, np.dtype(layout, align=True)))


def blank(cls: type, count: int = 1) -> Any:
    """An array of `count` records of the class, all zero; its elements have the fields as attributes."""
    return np.zeros(count, record_type(cls)).view(np.recarray)


def read_out(record: Any) -> SimpleNamespace:
    """The fields of a record as Python's own numbers and lists: for who reads most of them, many times quicker.

    >>> class Purse:
    ...     coins: Annotated[Int8s, 3]
    >>> read_out(blank(Purse)[0]).coins
    [0, 0, 0]
    """
    written = memoryview(record.tobytes())
    read: dict[str, Any] = {}
    for name, begin, end, code, shape in _places_of(record.dtype):
        numbers = written[begin:end]
        read[name] = numbers.cast(code, shape).tolist() if shape else numbers.cast(code)[0]  # type: ignore[call-overload]
    return SimpleNamespace(**read)


@cache
def _places_of(kind: np.dtype[Any]) -> tuple[tuple[str, int, int, str, tuple[int, ...]], ...]:
    """Of each field its name, where it begins and ends, what numbers are there, and how many."""
    fields: Any = kind.fields
    found = ((name, *fields[name][:2]) for name in kind.names or ())
    return tuple((name, at, at + one.itemsize, one.base.char, one.shape) for name, one, at in found)


class Part:
    r"""Some fields of a record, as bytes: equal where all of them are.

    >>> class Purse:
    ...     coins: Int8
    ...     dice: Annotated[Int8s, 2, 3]
    >>> purse = blank(Purse)[0]
    >>> purse.dice[1, 2] = 7
    >>> dice, written = Part(Purse, "dice"), purse.tobytes()
    >>> dice.of(written), dice.row(written, 0), dice.row(written, 1)
    (b'\x00\x00\x00\x00\x00\x07', b'\x00\x00\x00', b'\x00\x00\x07')
    """

    def __init__(self, cls: type, *names: str) -> None:
        """Of a class of records."""
        places = {name: (begin, end, shape) for name, begin, end, _, shape in _places_of(record_type(cls))}
        self._places = [places[name][:2] for name in names]
        self._rows = [
            (begin, (end - begin) // shape[0]) for begin, end, shape in (places[name] for name in names) if shape
        ]

    def of(self, written: bytes) -> bytes:
        """Of a record, as its bytes."""
        return b"".join([written[begin:end] for begin, end in self._places])

    def row(self, written: bytes, at: int) -> bytes:
        """The same, of each field only one row: what is kept there for a seat, for example."""
        return b"".join([written[begin + at * length : begin + (at + 1) * length] for begin, length in self._rows])


def duplicate(records: Any) -> Any:
    """A copy of an array of records, byte for byte: NumPy's own leaves undefined what lies between fields."""
    return np.ndarray.__new__(type(records), records.shape, dtype=records.dtype, buffer=bytearray(records.tobytes()))
