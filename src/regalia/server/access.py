"""Who may do what: secret links, and the cookie of a browser that came by one.

A link's secret is made from the server's own key, so the store holds no link. A browser is known by a random
cookie that scripts cannot read; the store holds only its hash. Programs send the secret itself instead, as
`Authorization: Bearer SECRET`.
"""

import hashlib
import hmac
import secrets
from dataclasses import dataclass

from fastapi import HTTPException, Request, Response

from regalia.server.store import SPECTATOR, Store

COOKIE = "regalia"
YEAR = 365 * 24 * 3600
WATCH = "w"  # the seat of a spectator, as links write it


@dataclass(frozen=True)
class Pass:
    """What one request may do at a table."""

    seats: frozenset[int]  # the seats it speaks for
    watches: bool          # may look on
    host: bool             # set the table up


class Access:
    """Makes and checks links and cookies."""

    def __init__(self, store: Store) -> None:
        """The server's key is made once and kept in the store."""
        self._store = store
        self._key = bytes.fromhex(store.key("links", secrets.token_hex(32)))

    def secret(self, table_id: str, seat: int) -> str:
        """The secret of a seat's link, or of the spectators' one."""
        name = WATCH if seat == SPECTATOR else str(seat)
        renewed = self._store.renewed(table_id, seat)
        mac = hmac.new(self._key, f"{table_id} {name} {renewed}".encode(), hashlib.sha256).hexdigest()[:32]
        return f"{table_id}-{name}-{mac}"

    def open(self, secret: str) -> tuple[str, int] | None:
        """The table and seat a secret stands for; None if it is forged or was renewed."""
        parts = secret.split("-")
        if len(parts) != 3 or not (parts[1] == WATCH or (parts[1].isdecimal() and len(parts[1]) == 1)):
            return None
        seat = SPECTATOR if parts[1] == WATCH else int(parts[1])
        if self._store.find_table(parts[0]) is None:
            return None
        real = self.secret(parts[0], seat)
        return (parts[0], seat) if hmac.compare_digest(real.encode(), secret.encode()) else None

    def pass_of(self, request: Request, table_id: str) -> Pass:
        """What a request may do at a table; 403 if it has neither cookie nor secret for it."""
        bearer = request.headers.get("authorization", "")
        if bearer.lower().startswith("bearer "):
            opened = self.open(bearer[7:].strip())
            if opened is None or opened[0] != table_id:
                raise HTTPException(403, "This link is not valid for this table; ask who set it up for a new one.")
            return Pass(frozenset({opened[1]} - {SPECTATOR}), True, False)
        seats, host = self._store.held(browser_of(request), table_id)
        if not seats and not host:
            raise HTTPException(403, "This browser has no seat at this table; open the link you were given.")
        return Pass(seats - {SPECTATOR}, True, host)


def browser_of(request: Request) -> str:
    """The hash of the browser's cookie, "" if it has none."""
    cookie = request.cookies.get(COOKIE, "")
    return hashlib.sha256(cookie.encode()).hexdigest() if cookie else ""


def greet(request: Request, response: Response) -> str:
    """Give the browser a cookie if it has none; the hash by which it is known."""
    cookie = request.cookies.get(COOKIE) or secrets.token_urlsafe(32)
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return hashlib.sha256(cookie.encode()).hexdigest()
