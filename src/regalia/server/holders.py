"""Who holds which seat, as the store keeps it: sitting down, a second device, leaving, coming back.

A browser is known by the hash of its cookie, a program by the hash of its key; to the store they are the same. A link
seats one: whoever writes it down as used first has the seat, however many try in the same moment.
"""

import contextlib
import datetime
import hashlib
import secrets
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal

import sqlalchemy as sql

from regalia.server.links import HOST, SPECTATOR, LinkFor
from regalia.server.schema import codes, holders, links, now, used_links

Gone = Literal["left", "lost", "moved"]  # left the seat; lost it to a new link; went to another device with all seats
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that looks like another
CODE_LENGTH = 8
TRIES = 5  # to count a link up that others count up in the same moment


@dataclass(frozen=True)
class Holder:
    """A browser at a table."""

    browser: str
    seat: int            # SPECTATOR: only watches
    host: bool
    gone: Gone | None
    hidden: bool

    @property
    def sits(self) -> bool:
        """It speaks for its seat."""
        return self.gone is None and self.seat != SPECTATOR


class Holders:
    """The holders of all tables."""

    def __init__(self, engine: sql.Engine) -> None:
        """Those in a database."""
        self._engine = engine

    def at(self, table_id: str) -> list[Holder]:
        """Everybody who sits, watches, or sat at a table."""
        wanted = sql.select(holders).where(holders.c.table_id == table_id).order_by(holders.c.seat, holders.c.browser)
        with self._engine.connect() as connection:
            return [_holder(row) for row in connection.execute(wanted)]

    def at_all(self, connection: sql.Connection, tables: sql.Select[Any]) -> dict[str, list[Holder]]:
        """Likewise of many tables, by table."""
        found: dict[str, list[Holder]] = defaultdict(list)
        for row in connection.execute(sql.select(holders).where(holders.c.table_id.in_(tables))):
            found[row.table_id].append(_holder(row))
        return found

    def of(self, browser: str, table_id: str) -> list[Holder]:
        """What a browser holds at a table, or held."""
        wanted = sql.select(holders).where(holders.c.browser == browser, holders.c.table_id == table_id)
        with self._engine.connect() as connection:
            return [_holder(row) for row in connection.execute(wanted)]

    # Coming.

    def sit_down(self, browser: str, table_id: str, seat: int, renewed: int) -> bool:
        """Take a seat by its link; False if somebody was quicker."""
        try:
            with self._engine.begin() as connection:
                connection.execute(used_links.insert().values(table_id=table_id, seat=seat, renewed=renewed))
                _hold(connection, table_id, [(browser, seat, False)])
        except sql.exc.IntegrityError:
            return False
        return True

    def watch(self, browser: str, table_id: str) -> None:
        """Look on from now on."""
        with contextlib.suppress(sql.exc.IntegrityError), self._engine.begin() as connection:  # twice in one moment
            _hold(connection, table_id, [(browser, SPECTATOR, False)])

    def make_code(self, browser: str, table_id: str, minutes: float) -> str:
        """A code that lets another device in once, for some minutes."""
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        until = datetime.datetime.now(datetime.UTC) + datetime.timedelta(minutes=minutes)
        row = {
            "code": _hash(code),
            "table_id": table_id,
            "browser": browser,
            "until": until.isoformat(timespec="milliseconds"),
        }
        with self._engine.begin() as connection:
            connection.execute(codes.delete().where(codes.c.until < now()))
            connection.execute(codes.delete().where(codes.c.browser == browser, codes.c.table_id == table_id))
            connection.execute(codes.insert().values(**row))
        return code

    def code_of(self, code: str) -> tuple[str, str] | None:
        """The table and the browser that lets in by a code; None if there is none, or it came too late."""
        wanted = sql.select(codes).where(codes.c.code == _hash(code), codes.c.until >= now())
        with self._engine.connect() as connection:
            row = connection.execute(wanted).one_or_none()
        return (row.table_id, row.browser) if row is not None else None

    def let_in(self, code: str, browser: str) -> list[int] | None:
        """Use a code: the device holds what the one holds who lets it in. Its seats; None if the code is worthless."""
        asked = sql.and_(codes.c.code == _hash(code), codes.c.until >= now())
        with self._engine.begin() as connection:
            row = connection.execute(sql.select(codes).where(asked)).one_or_none()
            if row is None or connection.execute(codes.delete().where(asked)).rowcount != 1:
                return None
            own = sql.select(holders).where(holders.c.browser == row.browser, holders.c.table_id == row.table_id)
            held = [_holder(one) for one in connection.execute(own.where(holders.c.gone.is_(None)))]
            _hold(connection, row.table_id, [(browser, one.seat, one.host) for one in held])
        return [one.seat for one in held if one.sits]

    def come_back(self, browser: str, table_id: str, link: LinkFor) -> list[int]:
        """By a private link: what others of mine held is this browser's now, and the link is made anew. The seats."""
        mine = holders.c.host.is_(True) if link.seat == HOST else holders.c.seat == link.seat
        at = sql.and_(holders.c.table_id == table_id, mine, _not_lost())
        with self._engine.begin() as connection:
            found = [_holder(row) for row in connection.execute(sql.select(holders).where(at))]
            held = sorted({(one.seat, one.host, one.gone) for one in found}, key=str)
            others = holders.update().where(at, holders.c.browser != browser)
            connection.execute(others.values(gone="moved", host=False))
            sits = [(browser, seat, host) for seat, host, gone in held if gone is None]
            watches = [(browser, SPECTATOR, True)] if link.seat == HOST and not sits else []
            _hold(connection, table_id, sits or watches)
        self.renew(table_id, link)
        return [seat for _, seat, _ in sits if seat != SPECTATOR]

    # Going.

    def leave(self, table_id: str, seat: int) -> None:
        """Let go of a seat on all devices; its next link is a new one."""
        self._let_go(table_id, seat, "left")

    def lose(self, table_id: str, seat: int) -> None:
        """Take a seat from whoever holds it; its next link is a new one."""
        self._let_go(table_id, seat, "lost")

    def only_here(self, browser: str, table_id: str) -> None:
        """Take one's seats from all other devices."""
        own = sql.select(holders.c.seat).where(
            holders.c.browser == browser, holders.c.table_id == table_id, holders.c.gone.is_(None)
        )
        others = sql.and_(holders.c.table_id == table_id, holders.c.browser != browser, holders.c.seat.in_(own))
        sitting = sql.and_(others, holders.c.seat != SPECTATOR, holders.c.gone.is_(None))
        with self._engine.begin() as connection:
            connection.execute(holders.update().where(sitting).values(gone="moved", host=False))

    def hide(self, browser: str, table_id: str, hidden: bool) -> None:
        """Keep a table out of the list of one's games, or have it there again."""
        mine = sql.and_(holders.c.browser == browser, holders.c.table_id == table_id)
        with self._engine.begin() as connection:
            connection.execute(holders.update().where(mine).values(hidden=hidden))

    def forget(self, browser: str, table_id: str) -> None:
        """Have nothing to do with a table any more."""
        mine = sql.and_(holders.c.browser == browser, holders.c.table_id == table_id)
        with self._engine.begin() as connection:
            connection.execute(holders.delete().where(mine))

    def _let_go(self, table_id: str, seat: int, gone: Gone) -> None:
        held = sql.and_(holders.c.table_id == table_id, holders.c.seat == seat, holders.c.gone.is_(None))
        with self._engine.begin() as connection:
            connection.execute(holders.update().where(held).values(gone=gone))
        self.renew(table_id, LinkFor("seat", seat))
        self.renew(table_id, LinkFor("return", seat))

    # Links.

    def renewed(self, table_id: str, link: LinkFor) -> int:
        """How often a link was made anew."""
        wanted = sql.select(links.c.renewed).where(links.c.table_id == table_id, links.c.seat == link.number)
        with self._engine.connect() as connection:
            return int(connection.execute(wanted).scalar() or 0)

    def all_renewed(self, table_id: str) -> dict[int, int]:
        """How often each link of a table was made anew, where it was, by its number."""
        wanted = sql.select(links.c.seat, links.c.renewed).where(links.c.table_id == table_id)
        with self._engine.connect() as connection:
            return {row.seat: row.renewed for row in connection.execute(wanted)}

    def renew(self, table_id: str, link: LinkFor) -> None:
        """Make the old link worthless."""
        this = sql.and_(links.c.table_id == table_id, links.c.seat == link.number)
        for left in reversed(range(TRIES)):
            try:
                with self._engine.begin() as connection:
                    if connection.execute(links.update().where(this).values(renewed=links.c.renewed + 1)).rowcount == 0:
                        connection.execute(links.insert().values(table_id=table_id, seat=link.number, renewed=1))
                return
            except sql.exc.IntegrityError:  # another was the first to renew it
                if not left:
                    raise


def first_holders(connection: sql.Connection, table_id: str, held: Iterable[tuple[str, int, bool]]) -> None:
    """Those who sit at a new table from the start; their seats' links are used."""
    held = list(held)
    _hold(connection, table_id, held)
    for seat in {seat for _, seat, _ in held if seat != SPECTATOR}:
        connection.execute(used_links.insert().values(table_id=table_id, seat=seat, renewed=0))


def _hold(connection: sql.Connection, table_id: str, held: Iterable[tuple[str, int, bool]]) -> None:
    for browser, seat, host in held:
        this = sql.and_(holders.c.browser == browser, holders.c.table_id == table_id, holders.c.seat == seat)
        is_host = sql.or_(holders.c.host, sql.literal(host))
        again = holders.update().where(this).values(gone=None, hidden=False, host=is_host)
        if connection.execute(again).rowcount == 0:
            row = {"browser": browser, "table_id": table_id, "seat": seat, "host": host, "hidden": False}
            connection.execute(holders.insert().values(**row))


def _not_lost() -> sql.ColumnElement[bool]:
    return sql.or_(holders.c.gone.is_(None), holders.c.gone == "left")


def _holder(row: Any) -> Holder:
    return Holder(row.browser, row.seat, row.host, row.gone, row.hidden)


def _hash(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
