"""Who holds which seat, as the store keeps it: sitting down, a second device, leaving, coming back.

A browser is known by the hash of its cookie, a program by the hash of its key; to the store they are the same. A link
seats one: whoever writes it down as used first has the seat, however many try in the same moment.
"""

import contextlib
import datetime
import hashlib
import secrets
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Literal

import sqlalchemy as sql

from regalia.server.links import HOST, HOSTING, SPECTATOR, LinkFor
from regalia.server.schema import codes, holders, links, now, tables, used_links

Gone = Literal["left", "lost", "moved"]  # left the seat; lost it to a new link; went to another device with all seats
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that looks like another
CODE_LENGTH = 8


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
        with self._engine.connect() as connection:
            return _at(connection, table_id)

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

    def know(self, browser: str) -> bool:
        """A browser holds something at some table, or did."""
        wanted = sql.select(holders.c.seat).where(holders.c.browser == browser).limit(1)
        with self._engine.connect() as connection:
            return connection.execute(wanted).first() is not None

    @contextlib.contextmanager
    def _one_at_a_time(self, table_id: str) -> Iterator[sql.Connection]:
        """A change of who holds what at a table: nobody else changes it meanwhile, whatever they read before."""
        with self._engine.begin() as connection:
            connection.execute(tables.update().where(tables.c.id == table_id).values(id=table_id))  # takes its lock
            yield connection

    # Coming.

    def sit_down(self, browser: str, table_id: str, seat: int, renewed: int) -> bool:
        """Take a seat by its link; False if somebody was quicker, or the link was made anew meanwhile."""
        link = LinkFor("seat", seat)
        with self._one_at_a_time(table_id) as connection:
            if _renewed(connection, table_id, link) != renewed or _sitting(connection, table_id, seat):
                return False
            used = sql.select(used_links).where(used_links.c.table_id == table_id, used_links.c.seat == seat)
            if connection.execute(used.where(used_links.c.renewed == renewed)).first() is not None:
                return False
            connection.execute(used_links.insert().values(table_id=table_id, seat=seat, renewed=renewed))
            _hold(connection, table_id, [(browser, seat, False)])
        return True

    def watch(self, browser: str, table_id: str) -> None:
        """Look on from now on."""
        with self._one_at_a_time(table_id) as connection:
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
        with self._one_at_a_time(table_id) as connection:
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

    def let_in(self, code: str, table_id: str, browser: str) -> list[int] | None:
        """Use a code: the device holds what the one holds who lets it in. Its seats; None if the code is worthless."""
        asked = sql.and_(codes.c.code == _hash(code), codes.c.table_id == table_id, codes.c.until >= now())
        with self._one_at_a_time(table_id) as connection:
            row = connection.execute(sql.select(codes).where(asked)).one_or_none()
            if row is None:
                return None
            connection.execute(codes.delete().where(asked))
            held = [one for one in _at(connection, table_id) if one.browser == row.browser and one.gone is None]
            _hold(connection, table_id, [(browser, one.seat, one.host) for one in held])
        return [one.seat for one in held if one.sits]

    def come_back(self, browser: str, table_id: str, link: LinkFor, renewed: int) -> list[int] | None:
        """By a private link: what others of mine held is this browser's now. The seats; None if the link was used.

        The host's brings all that browsers of the host hold; a seat's, that seat.
        """
        with self._one_at_a_time(table_id) as connection:
            if _renewed(connection, table_id, link) != renewed:
                return None
            everybody = _at(connection, table_id)
            hosts = {one.browser for one in everybody if one.host}
            mine = [one for one in everybody if one.browser in hosts] if link.seat == HOST else []
            mine += [one for one in everybody if one.seat == link.seat and one.gone is None]
            _put_out(connection, table_id, [one for one in mine if one.browser != browser])
            seats = sorted({one.seat for one in mine if one.sits})
            is_host = link.seat == HOST
            _hold(connection, table_id, [(browser, seat, is_host) for seat in seats])
            if is_host and not seats:
                _hold(connection, table_id, [(browser, SPECTATOR, True)])
            _renew(connection, table_id, link)
        return seats

    # Going.

    def leave(self, table_id: str, seat: int) -> None:
        """Let go of a seat on all devices; its next link is a new one."""
        with self._one_at_a_time(table_id) as connection:
            _let_go(connection, table_id, seat, "left")

    def lose(self, table_id: str, seat: int) -> None:
        """Take a seat from whoever holds it; its next link is a new one."""
        with self._one_at_a_time(table_id) as connection:
            _let_go(connection, table_id, seat, "lost")

    def only_here(self, browser: str, table_id: str) -> None:
        """Put all other devices of mine out: by codes and private links they know they cannot come back."""
        with self._one_at_a_time(table_id) as connection:
            everybody = _at(connection, table_id)
            mine = [one for one in everybody if one.browser == browser and one.gone is None]
            seats = {one.seat for one in mine if one.sits}
            is_host = any(one.host for one in mine)
            devices = {one.browser for one in everybody if one.sits and one.seat in seats} - {browser}
            devices |= {one.browser for one in everybody if one.host and is_host} - {browser}
            _put_out(connection, table_id, [one for one in everybody if one.browser in devices])
            of_mine = codes.c.browser.in_([browser, *devices])
            connection.execute(codes.delete().where(codes.c.table_id == table_id, of_mine))
            for link in (*(LinkFor("return", seat) for seat in seats), *([HOSTING] if is_host else [])):
                _renew(connection, table_id, link)

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

    # Links.

    def renewed(self, table_id: str, link: LinkFor) -> int:
        """How often a link was made anew."""
        with self._engine.connect() as connection:
            return _renewed(connection, table_id, link)

    def all_renewed(self, table_id: str) -> dict[int, int]:
        """How often each link of a table was made anew, where it was, by its number."""
        wanted = sql.select(links.c.seat, links.c.renewed).where(links.c.table_id == table_id)
        with self._engine.connect() as connection:
            return {row.seat: row.renewed for row in connection.execute(wanted)}

    def renew(self, table_id: str, link: LinkFor) -> bool:
        """Make the old link worthless; False if somebody sits there. Who looked on by it does no more."""
        with self._one_at_a_time(table_id) as connection:
            if link.kind == "seat" and _sitting(connection, table_id, link.seat):
                return False
            _renew(connection, table_id, link)
            if link.kind == "watch":
                of_it = sql.and_(holders.c.table_id == table_id, holders.c.seat == SPECTATOR, ~holders.c.host)
                connection.execute(holders.update().where(of_it, holders.c.gone.is_(None)).values(gone="lost"))
        return True


# Parts of a change, each within its transaction.


def _at(connection: sql.Connection, table_id: str) -> list[Holder]:
    wanted = sql.select(holders).where(holders.c.table_id == table_id).order_by(holders.c.seat, holders.c.browser)
    return [_holder(row) for row in connection.execute(wanted)]


def _sitting(connection: sql.Connection, table_id: str, seat: int) -> bool:
    return any(one.sits and one.seat == seat for one in _at(connection, table_id))


def _renewed(connection: sql.Connection, table_id: str, link: LinkFor) -> int:
    wanted = sql.select(links.c.renewed).where(links.c.table_id == table_id, links.c.seat == link.number)
    return int(connection.execute(wanted).scalar() or 0)


def _renew(connection: sql.Connection, table_id: str, link: LinkFor) -> None:
    this = sql.and_(links.c.table_id == table_id, links.c.seat == link.number)
    if connection.execute(links.update().where(this).values(renewed=links.c.renewed + 1)).rowcount == 0:
        connection.execute(links.insert().values(table_id=table_id, seat=link.number, renewed=1))


def _let_go(connection: sql.Connection, table_id: str, seat: int, gone: Gone) -> None:
    held = sql.and_(holders.c.table_id == table_id, holders.c.seat == seat, holders.c.gone.is_(None))
    connection.execute(holders.update().where(held).values(gone=gone))
    for kind in ("seat", "return"):
        _renew(connection, table_id, LinkFor(kind, seat))


def _put_out(connection: sql.Connection, table_id: str, rows: Iterable[Holder]) -> None:
    """These hold nothing any more, having gone to another device."""
    for one in rows:
        this = sql.and_(holders.c.browser == one.browser, holders.c.table_id == table_id, holders.c.seat == one.seat)
        connection.execute(holders.update().where(this).values(gone="moved", host=False))


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


def _holder(row: Any) -> Holder:
    return Holder(row.browser, row.seat, row.host, row.gone, row.hidden)


def _hash(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
