"""The luck of a table's bots: a secret of the table, so that nobody who runs the same bot knows what it would do.

Without it a level is a function of what its seat sees, and whoever has the program could ask it what it plays with each
hand it may hold. Moves are in the log, so a game replays without it.
"""

import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class TableLuck:
    """A number that is kept with the table and never told."""

    secret: int

    def of_decision(self, seat: int, steps: int) -> int:
        """The seed of the search for one decision: of a seat, after so many steps of the game.

        >>> luck = TableLuck(7)
        >>> luck.of_decision(0, 12) == TableLuck(7).of_decision(0, 12)
        True
        >>> len({luck.of_decision(seat, steps) for seat in range(4) for steps in range(50)})
        200
        """
        told = f"{self.secret} {seat} {steps}".encode()
        return int.from_bytes(hashlib.blake2b(told, digest_size=7).digest(), "big")


def fresh_luck() -> int:
    """For a table that is set up."""
    return secrets.randbits(128)


def luck_of(settings: Mapping[str, Any]) -> TableLuck | None:
    """The luck of a stored table; None: it is older than that, or its bots are to be foreseen."""
    secret = settings.get("luck")
    return None if secret is None else TableLuck(int(secret))
