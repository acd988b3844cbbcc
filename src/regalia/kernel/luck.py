"""Random numbers that are the same, bit for bit, plain, compiled and on the GPU.

Luck lies outside the state: a state holds no future, so nothing that looks at a state can know what
will be drawn. Tables of people do not use it; they draw from the operating system.
"""

from typing import Annotated, Any

import numpy as np

from regalia.kernel.fields import Int8s, UInt64, blank

LEFT_13 = np.uint64(13)
RIGHT_7 = np.uint64(7)
LEFT_17 = np.uint64(17)
HALF_WORD = np.uint64(32)
GOLDEN = np.uint64(0x9E3779B97F4A7C15)


class Luck:
    """A xorshift generator."""

    word: UInt64  # where it stands, 1 … 2⁶⁴ − 1


Lucks = Annotated[Any, Luck]  # an array of them


def roll(luck: Luck, sides: int) -> int:
    """A number from 0 to sides − 1, each as likely as the others.

    >>> luck = lucks(2026, 1)[0]
    >>> [int(roll(luck, 6)) for _ in range(8)]
    [5, 3, 1, 5, 5, 2, 3, 4]
    """
    word = luck.word
    word ^= word << LEFT_13
    word ^= word >> RIGHT_7
    word ^= word << LEFT_17
    luck.word = word
    return int(np.int64(((word >> HALF_WORD) * np.uint64(sides)) >> HALF_WORD))


def draw(urn: Int8s, balls: int, luck: Luck) -> int:
    """The kind of one ball drawn from an urn that holds `urn[kind]` of each kind, `balls` in all; it stays in.

    A whole field of a record is handed over as `field[:]`: the compiler takes parts of records, not fields.

    >>> int(draw(np.array([0, 4, 0], np.int8), 4, lucks(1, 1)[0]))
    1
    """
    ticket = roll(luck, balls)
    drawn = 0
    for kind in range(len(urn)):
        ticket -= urn[kind]
        drawn += ticket >= 0
    return drawn


def lucks(seed: int, games: int, first: int = 0) -> Any:
    """An array with a well-mixed generator for each of `games` games of a seed, from game `first` on.

    >>> lucks(7, 2, first=1).word.tolist() == lucks(7, 3).word[1:].tolist()
    True
    """
    start = np.random.SeedSequence(seed).generate_state(1, np.uint64)
    words = _mix(start + np.arange(first, first + games, dtype=np.uint64) * GOLDEN)
    array = blank(Luck, games)
    array.word = np.where(words == 0, GOLDEN, words)  # zero would stay zero for ever
    return array


def _mix(words: Any) -> Any:
    """The finishing steps of the generator SplitMix64, which make neighbours unlike each other."""
    words = (words ^ (words >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    words = (words ^ (words >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return words ^ (words >> np.uint64(31))
