"""Refuses bodies larger than anything that belongs here before they are read, and such as no honest page would send.

All of it is looked at before anything else is: how large it is, how deeply nested, how many values it has. What is left
to be parsed is small, so that nobody waits while it is done.
"""

import json
import re
from typing import Any, NoReturn

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regalia.server.refusing import refusal_told

LARGEST_USUAL = 16_384  # bytes where no file is sent
WITH_FILES = re.compile(r"/api/(tables|rules/[^/]*)/?")  # options are sent there, and a board file may be among them
DEEPEST = 16       # tables within tables
MOST_VALUES = 500  # in all; the largest honest body has some fifty
LONGEST_NUMBER = 40  # digits
NOT_IN_STRINGS = re.compile(r'"(?:[^"\\]++|\\.|\\\Z)*+(?:"|\Z)', re.DOTALL)  # a string; one without end goes to the end
BRACKETS = re.compile(r"[\[{]|[\]}]")
NO_JSON = "The body of the request is not valid JSON."


class UnsoundBody(ValueError):
    """A body that nobody needs to send; the message is one sentence."""


class SmallBodies:
    """Reads a body whole, if it is of a size and a form that belongs here."""

    def __init__(self, app: ASGIApp, largest: int) -> None:
        self.app = app
        self.largest = largest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] != "http" or scope["method"] in ("GET", "HEAD"):
            await self.app(scope, receive, send)
            return
        largest = self.largest if WITH_FILES.fullmatch(scope["path"]) else min(self.largest, LARGEST_USUAL)
        said = dict(scope["headers"]).get(b"content-length", b"0")
        body = await _whole(receive, largest) if _is_at_most(said, largest) else b" " * (largest + 1)
        if body is None:
            return  # who sent it is gone
        if len(body) > largest:
            sentence = f"A request may have {largest:,} bytes at most."
            await JSONResponse(refusal_told(sentence, "table.too_large"), 413)(scope, receive, send)
            return
        try:
            refuse_unsound(body)
        except UnsoundBody as error:
            await JSONResponse(refusal_told(str(error)), 422)(scope, receive, send)
            return
        is_read = False

        async def read() -> Message:
            nonlocal is_read
            if is_read:
                return await receive()
            is_read = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self.app(scope, read, send)


def _is_at_most(said: bytes, largest: int) -> bool:
    return said.isdigit() and len(said) < 20 and int(said) <= largest


async def _whole(receive: Receive, largest: int) -> bytes | None:
    """The body, or as much of it as shows that it is too large; None if it does not come to its end."""
    parts, size = [], 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > largest or not message.get("more_body", False):
            return b"".join(parts)


def refuse_unsound(body: bytes) -> None:
    """Refuse JSON that is too deep or has too many values, a number too long, a name twice, or is none.

    >>> refuse_unsound(b'{"seat": 0, "moves": [3, 5]}')
    >>> refuse_unsound(b'{"seat": 0, "seat": 1}')
    Traceback (most recent call last):
    regalia.server.request_size.UnsoundBody: The name 'seat' stands twice in the body of the request.
    """
    if not body:
        return
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise UnsoundBody(NO_JSON) from None
    _refuse_sprawling(NOT_IN_STRINGS.sub("", text))
    try:
        json.loads(text, object_pairs_hook=_once, parse_int=_short, parse_float=_short, parse_constant=_no_number)
    except (json.JSONDecodeError, RecursionError):
        raise UnsoundBody(NO_JSON) from None


def _refuse_sprawling(bones: str) -> None:
    """Refuse what is too deep or has too much; told without strings."""
    if bones.count(",") + bones.count("[") + bones.count("{") > MOST_VALUES:
        raise UnsoundBody(f"The body of the request may have {MOST_VALUES} values at most.")
    depth = 0
    for bracket in BRACKETS.findall(bones):
        depth += 1 if bracket in "[{" else -1
        if depth > DEEPEST:
            raise UnsoundBody(f"The body of the request may be nested {DEEPEST} deep at most.")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise UnsoundBody(f"The name {twice[:40]!r} stands twice in the body of the request.")
    return found


def _short(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise UnsoundBody(f"A number in the body of the request may have {LONGEST_NUMBER} digits at most.")
    return 0


def _no_number(word: str) -> NoReturn:
    raise UnsoundBody(f"{word} is no number that JSON knows.")
