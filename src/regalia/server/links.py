"""Secret links: what each is for, and the secret that proves it.

A secret is made from the server's own key, so the store holds no link. A link to a seat seats one person, once; the
one for spectators lets in everybody who has it; a private link gives somebody back what another browser of theirs held.
"""

import hashlib
import hmac
import re
from dataclasses import dataclass
from typing import Literal

SPECTATOR = -1  # the seat of those who only watch
HOST = -2       # whoever set the table up
RETURNS = -10   # minus a seat: the one who sits there

LinkKind = Literal["seat", "watch", "return"]
CODE = re.compile(r"[A-Z2-9]{8}")
TABLE_ID = re.compile(r"[0-9a-f]{16}")
SECRET = re.compile(r"([0-9a-f]{16})-(w|h|[0-9]|r[0-9])-([0-9a-f]{32})")


@dataclass(frozen=True)
class LinkFor:
    """What a link is for.

    >>> LinkFor("return", 3).name, LinkFor.named("r3").number
    ('r3', -13)
    """

    kind: LinkKind
    seat: int  # of a seat or of the one who comes back to it; SPECTATOR, HOST

    @classmethod
    def named(cls, name: str) -> "LinkFor":
        """As secrets write it."""
        if name == "w":
            return WATCHING
        if name == "h":
            return HOSTING
        return cls("return", int(name[1:])) if name.startswith("r") else cls("seat", int(name))

    @property
    def name(self) -> str:
        """As secrets write it."""
        if self.seat == SPECTATOR:
            return "w"
        if self.seat == HOST:
            return "h"
        return f"r{self.seat}" if self.kind == "return" else str(self.seat)

    @property
    def number(self) -> int:
        """As the store writes it."""
        return RETURNS - self.seat if self.kind == "return" and self.seat >= 0 else self.seat


def is_table_id(text: str) -> bool:
    r"""Such as tables have; no store is asked for anything else.

    >>> is_table_id("59b98a3304148c51"), is_table_id("59b98a33\0"), is_table_id("")
    (True, False, False)
    """
    return TABLE_ID.fullmatch(text) is not None


WATCHING = LinkFor("watch", SPECTATOR)
HOSTING = LinkFor("return", HOST)


def secret_of(key: bytes, table_id: str, link: LinkFor, renewed: int) -> str:
    """The secret of a link that was renewed so often."""
    told = f"{table_id} {link.name} {renewed}".encode()
    return f"{table_id}-{link.name}-{hmac.new(key, told, hashlib.sha256).hexdigest()[:32]}"


def read_secret(secret: str) -> tuple[str, LinkFor] | None:
    """The table and what a secret says it is for, before anybody has checked it; None if it is none.

    >>> read_secret("0123456789abcdef-2-" + 32 * "0")
    ('0123456789abcdef', LinkFor(kind='seat', seat=2))
    >>> read_secret("nonsense") is None
    True
    """
    found = SECRET.fullmatch(secret)
    return (found[1], LinkFor.named(found[2])) if found else None


def is_of(secret: str, other: str) -> bool:
    """Two secrets are the same, compared in the same time wherever they differ."""
    return hmac.compare_digest(secret.encode(), other.encode())


def code_in(link: str) -> str:
    """The code for a second device in what somebody typed or opened, "" if it is none.

    >>> code_in(" abcd-efgh "), code_in("https://regalia.example/join/ABCDEFGH"), code_in("no")
    ('ABCDEFGH', 'ABCDEFGH', '')
    """
    typed = link.strip().rstrip("/").rpartition("/")[2].upper().replace("-", "").replace(" ", "")
    return typed if CODE.fullmatch(typed) else ""
