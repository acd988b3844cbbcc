"""Bringing a stored table to life: only by the rules it was played by, for by others its log would tell another game.

Nothing is changed in a table that cannot be brought to life; it rests, and is there again for a server that can.
"""

import functools
import json
import logging

from regalia.engine.compiling import Way
from regalia.games.catalogue import rulebook
from regalia.kernel.refusal import Refusal
from regalia.server.store import Store, StoredTable, TableStanding
from regalia.table.entries import Played
from regalia.table.refusals import OtherRules, Unreadable
from regalia.table.seating import Seat
from regalia.table.table import Table

log = logging.getLogger("regalia.tables")


def lay_table(stored: StoredTable, way: Way = "plain") -> Table:
    """The table of a stored one, before its log. Compiled rules are quicker, plain ones there at once."""
    seats = tuple(Seat(**seat) for seat in stored.seats)
    options = rulebook(stored.game).codec.from_json(stored.options)
    return Table(stored.game, options, seats, stored.settings.get("seed"), way)


def standing_of(table: Table) -> TableStanding:
    """How a table stands, for lists of games."""
    game = table.as_told_to(None)
    seats = [seat.written() for seat in table.seats]
    moved = any(isinstance(entry, Played) and entry.seat is not None for entry in table.entries)
    progress = game.book.progress(game.states[0], len(seats))
    return TableStanding(len(table.entries), game.turn, list(game.winners), seats, progress, moved, table.told)


def replay(stored: StoredTable, store: Store, way: Way = "plain") -> Table:
    """A stored table as it is now; refused in one sentence if it was played by other rules, or its log is broken."""
    refuse_other_rules(stored)
    entries = store.read_log(stored.id)
    try:
        return lay_table(stored, way).open_log(entries)
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        log.error("table %s rests: its log of %d entries cannot be replayed, %s", stored.id, len(entries), what)
        raise Unreadable("This table cannot be read; whoever operates the server finds why in its log.") from None


def refuse_other_rules(stored: StoredTable) -> None:
    """A table may be played on only by the rules it was begun by."""
    ours = version_today(stored.game, json.dumps(stored.options))
    if ours is None:
        raise Unreadable("This table is of a game, or has options, that this server does not know.")
    if ours != stored.rules:
        raise OtherRules(
            f"This table was begun by version {stored.rules} of the rules, and this server plays by version {ours}. "
            "It rests; nothing of it is lost.",
            theirs=stored.rules,
            ours=ours,
        )


def is_of_other_rules(stored: StoredTable) -> bool:
    """It rests, because this server plays by other rules."""
    return version_today(stored.game, json.dumps(stored.options)) != stored.rules


@functools.lru_cache(4096)
def version_today(game: str, options: str) -> int | None:
    """The version of the rules by which this server plays a game with some options; None: it does not know them."""
    try:
        book = rulebook(game)
        return book.version(book.codec.from_json(json.loads(options)))
    except Refusal:
        return None
