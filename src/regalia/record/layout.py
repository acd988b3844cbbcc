"""How a record is laid out: the names of its lines, its options, its check.

    Regalia record 1
    Game: …
    Players: 2
    Seat 1: Anna
    Seat 2: Bruno
    Rules: 1
    Date: 2026-11-15
    Result: 78 91, won by seat 2

    chance: …
    seat 1: …
    End: 512 steps, check 5d0be7a1

Behind the game come its options, each on a line of its own; how they are written is the game's business. What belongs
to an option and is longer than a line, such as a board, follows it, each of its lines behind "| ". Lines that begin
with # are remarks. The check is a CRC-32 over all lines before it; a record typed by hand may leave it out.
"""

import zlib
from collections.abc import Iterable
from typing import Any

from regalia.kernel.refusal import Refusal

FIRST_LINE = "Regalia record 1"
UNFINISHED = "unfinished"
BLOCK_MARK = "| "


class RecordRefusal(Refusal):
    """A text that is not a sound record; the message begins with the line."""

    def __init__(self, line: int, complaint: str) -> None:
        """`line` counts from 1."""
        super().__init__(f"line {line}: {complaint}")
        self.line = line


def check_of(lines: Iterable[str]) -> str:
    """The check of the lines before the End line; spaces at their ends do not count.

    >>> check_of(["Regalia record 1"])
    'bad05865'
    """
    return f"{zlib.crc32(chr(10).join(line.rstrip() for line in lines).encode()):08x}"


def result_of(game: Any) -> str:
    """The result of a game in a line."""
    if not game.is_over:
        return UNFINISHED
    points = " ".join(map(str, game.scores))
    seats = [str(seat + 1) for seat in game.winners]
    if len(seats) == 1:
        return f"{points}, won by seat {seats[0]}"
    return f"{points}, shared by seats {' and '.join(seats)}"
