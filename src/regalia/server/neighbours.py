"""The other servers of the hall, on the same store: what is told to them and heard from them, and whose bots play.

A server on a store of its own has no neighbours; `postgres_neighbours` knows those on a PostgreSQL.
"""

import secrets
from collections.abc import Awaitable, Callable
from typing import Any

Notice = dict[str, Any]
Heard = Callable[[Notice], None]
MissedSome = Callable[[], Awaitable[None]]


class Neighbours:
    """Nobody else: this server is alone in its hall, and its bots play at all its tables."""

    is_alone = True

    def __init__(self) -> None:
        """A server has a name for as long as it runs."""
        self.server = secrets.token_hex(6)

    async def open(self, heard: Heard, missed_some: MissedSome) -> None:
        """Listen from now on. `missed_some` is called when notices may have been missed."""

    def tell(self, kind: str, **said: Any) -> None:
        """Tell all others something, soon."""

    def is_there(self, server: str) -> bool:
        """A server gave a sign of life a moment ago."""
        return server == self.server

    async def may_play(self, table_id: str) -> bool:
        """The bots of a table are this server's to move: nobody else's are, as long as this one lives."""
        return True

    async def until_others_go(self) -> None:
        """Wait until another server is no more or left a table, so that it is worth asking again."""

    def leave(self, table_id: str) -> None:
        """The bots of a table are anybody's from now on."""

    async def close(self) -> None:
        """Leave all tables to the others."""
