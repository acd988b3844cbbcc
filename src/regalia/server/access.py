"""Who may do what at a table: the cookie of a browser, the key of a program, and the links by which both come.

A browser is known by a random cookie that scripts cannot read, a program by a key that it was given when it sat down
and sends as `Authorization: Bearer KEY`; the store holds only their hashes. A link lets somebody sit down, and is worth
nothing else: neither a cookie nor a key is made of it.
"""

import hashlib
import hmac
import secrets
from dataclasses import dataclass

from fastapi import HTTPException, Request, Response

from regalia.server.links import LinkFor, is_of, read_secret, secret_of
from regalia.server.store import Store
from regalia.table.refusals import LinkRenewed, NoSuchLink, SeatLost

COOKIE = "regalia"
LOCKED_COOKIE = "__Host-regalia"  # of HTTPS: browsers let no page of another host below the same name set it
YEAR = 365 * 24 * 3600
BEARER = "bearer "


@dataclass(frozen=True)
class Pass:
    """What one request may do at a table."""

    browser: str           # the hash by which the one who asks is known
    seats: frozenset[int]  # the seats it speaks for
    host: bool             # set the table up
    left: bool = False     # sat there once, and left


@dataclass(frozen=True)
class OpenedLink:
    """A link that is worth something."""

    table: str
    link: LinkFor
    renewed: int


class Access:
    """Makes and checks links, and knows who holds what."""

    def __init__(self, store: Store) -> None:
        """The server's key is made once and kept in the store."""
        self._store = store
        self._key = bytes.fromhex(store.key("links", secrets.token_hex(32)))

    def path(self, table_id: str, link: LinkFor, renewed: int) -> str:
        """The address of a link on this server."""
        return f"/join/{secret_of(self._key, table_id, link, renewed)}"

    def paths(self, table_id: str, links: list[LinkFor]) -> dict[LinkFor, str]:
        """The addresses of several links of a table."""
        renewed = self._store.holders.all_renewed(table_id)
        return {link: self.path(table_id, link, renewed.get(link.number, 0)) for link in links}

    def open(self, secret: str) -> OpenedLink:
        """What a secret stands for; refused if it is forged or was renewed."""
        said = read_secret(secret)
        if said is None or self._store.find_table(said[0]) is None:
            raise NoSuchLink("There is no such link; perhaps it is not complete, or its table is no more.")
        table_id, link = said
        renewed = self._store.holders.renewed(table_id, link)
        if is_of(secret, secret_of(self._key, table_id, link, renewed)):
            return OpenedLink(table_id, link, renewed)
        if any(is_of(secret, secret_of(self._key, table_id, link, older)) for older in range(renewed)):
            raise LinkRenewed("There is a new link in place of this one; ask whoever set up the table for it.")
        raise NoSuchLink("There is no such link; perhaps it is not complete, or its table is no more.")

    def new_cookie(self) -> str:
        """For a browser that has none: random, and signed, so that nobody else can give it one."""
        return self._signed(secrets.token_urlsafe(32))

    def own_cookie(self, cookie: str) -> str:
        """A cookie that this server made; "" for any other. Those of before were not signed, but held something."""
        is_ours = hmac.compare_digest(self._signed(cookie.partition(".")[0]).encode(), cookie.encode())
        return cookie if is_ours or (cookie and self._store.holders.know(known_by(cookie))) else ""

    def _signed(self, token: str) -> str:
        return f"{token}.{hmac.digest(self._key, b'cookie ' + token.encode(), 'sha256').hex()[:32]}"

    def pass_of(self, request: Request, table_id: str) -> Pass:
        """What a request may do at a table; refused if it has nothing to do with it."""
        browser = browser_of(request)
        held = self._store.holders.of(browser, table_id) if browser else []
        if not held:
            raise HTTPException(403, _stranger(request))
        if all(one.gone in ("lost", "moved") for one in held):
            raise SeatLost("Your seat at this table was given on; ask whoever set up the table for a new link.")
        seats = frozenset(one.seat for one in held if one.sits)
        return Pass(browser, seats, any(one.host for one in held), any(one.gone == "left" for one in held))


def _stranger(request: Request) -> str:
    if not _key_of(request):
        return "This browser has no seat at this table; open the link you were given."
    return "This key is for no seat at this table; sit down with a link first, as /programs says."


def _key_of(request: Request) -> str:
    said = request.headers.get("authorization", "")
    return said[len(BEARER) :].strip() if said.lower().startswith(BEARER) else ""


def known_by(secret: str) -> str:
    """The hash of a cookie or key."""
    return hashlib.sha256(secret.encode()).hexdigest()


def browser_of(request: Request) -> str:
    """The hash of the program's key or the browser's cookie, "" if it has neither."""
    secret = _key_of(request) or _cookie_of(request)
    return known_by(secret) if secret else ""


def _cookie_of(request: Request) -> str:
    """The browser's cookie; one that was given it before there were locked ones is good until it has one."""
    return request.cookies.get(LOCKED_COOKIE) or request.cookies.get(COOKIE, "")


def new_key() -> str:
    """A key for a program."""
    return secrets.token_urlsafe(32)


def greet(request: Request, response: Response) -> str:
    """Give the browser a cookie if it has none of ours; the hash by which it is known. A program needs none."""
    if _key_of(request):
        return browser_of(request)
    access: Access = request.app.state.access
    cookie = access.own_cookie(_cookie_of(request)) or access.new_cookie()
    secure = request.url.scheme == "https"
    name = LOCKED_COOKIE if secure else COOKIE
    response.set_cookie(name, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return known_by(cookie)
