"""Requests that nobody would send, made up from the description of the interface, and an application asked them.

Some are sound, most have something wrong somewhere: a value of another kind, too large, too deep, half a letter. They
go straight into the application, without a socket, so that ten thousand take seconds.
"""

import asyncio
import json
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote, unquote, urlencode

from fastapi import FastAPI

Json = dict[str, Any]

HOSTILE_TEXTS = (
    "", " ", "\0", "a\0b", "\ud800", "\udfff", "\u202e", "é" * 60, "a" * 61, "a" * 5000, "𝕏", "null", "-1",
    "9" * 30, "NaN", "..", "../../etc/passwd", "' or 1=1 --", '"; drop table tables; --', "%00", "%s%n", "{0}",
    "{ $seat }", "<script>", "\r\nSet-Cookie: a=b", "\n", "０", "٣", "true", "[]", "0" * 16, "\x1b[2J", "/join/",
)
HOSTILE_NUMBERS = (-1, 0, 1, 4, 5, 9, 199, 200, 999, 1000, 2**31 - 1, 2**31, 2**32, 2**53, 2**63 - 1, 2**63,
                   -(2**63) - 1, 10**25, 10**39, 0.5, -0.0, 1e308, 1e-308, 2147483648.0)
HOSTILE_OTHERS: tuple[Any, ...] = (None, True, False, [], {}, [[]], {"": {}}, [None] * 30, {"a": {"b": {"c": [1, {}]}}})
RAW_BODIES = (
    b"", b"{", b"}", b"[]", b"null", b"0", b'""', b'"', b"\xff\xfe", b"\0" * 50, b"{" * 900, b"[" * 900, b'{"a":' * 200,
    b'{"seat": 1e999}', b'{"seat": NaN}', b'{"seat": 0, "seat": 1}', b'{"seat": ' + b"9" * 5000 + b"}",
    b"seat=0&moves=0", b'{"\\ud800": 1}', b'{"name": "\\u0000"}', b'\xef\xbb\xbf{"seat": 0}', "{}".encode("utf-16"),
    b'{"seat": 0,}', b"{}" * 99,
)
HEADERS = (
    ("accept", "text/html"), ("accept-language", "xx;q=9,,,;"), ("accept-language", "\xff\xfe"),
    ("last-event-id", "9" * 400), ("last-event-id", "\xb2"), ("origin", "https://elsewhere.example"),
    ("origin", "null"), ("origin", "http://[::"),
    ("sec-fetch-site", "cross-site"), ("authorization", "Bearer"), ("authorization", "Bearer \xff"), ("host", ""),
    ("authorization", "Basic eDp5"), ("host", "a b\xe9"), ("host", "[::1"), ("accept-encoding", "br;q=x"),
    ("range", "bytes=9-1"),
    ("cookie", "regalia"), ("cookie", "regalia=\xe9; regalia=" + "x" * 3000), ("content-length", "-1"),
    ("expect", "200"),
    ("content-type", "text/plain"), ("content-type", "multipart/form-data"),
    ("content-type", "application/json; charset=x"),
    ("x-forwarded-for", "'"), ("x-forwarded-proto", "gopher"), ("upgrade", "websocket"), ("if-none-match", "*"),
)
PAGES = (
    "/", "/join/{link}", "/table/{table_id}", "/rules/{game}", "/assets/{name}", "/share/{name}", "/{name}",
    "/programs",
)


@dataclass
class Known:
    """What somebody who means no good may know: tables, links, and whose cookies they have."""

    tables: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    cookies: list[str] = field(default_factory=lambda: [""])


@dataclass(frozen=True)
class Asked:
    """One request."""

    method: str
    path: str      # as it is sent, with % where that has to be
    query: str
    headers: tuple[tuple[str, str], ...]
    body: bytes

    def __str__(self) -> str:
        """For whoever has to ask it again."""
        return f"{self.method} {self.path}?{self.query} {dict(self.headers)} {self.body[:300]!r}"


@dataclass(frozen=True)
class Answered:
    """What came of it."""

    status: int
    headers: dict[str, str]
    body: bytes
    seconds: float  # of processor time, of all threads


class Nonsense:
    """Makes requests up."""

    def __init__(self, described: Json, known: Known, luck: random.Random) -> None:
        """From a description of the interface, as /openapi.json has it."""
        self._shapes = described["components"]["schemas"]
        self._known = known
        self._luck = luck
        self._operations = [
            (method.upper(), path, operation)
            for path, operations in described["paths"].items()
            for method, operation in operations.items()
        ]

    def __iter__(self) -> Iterator[Asked]:
        """One after another, without end."""
        while True:
            yield self._page() if self._luck.random() < 0.05 else self._request()

    def _page(self) -> Asked:
        luck = self._luck
        path = luck.choice(PAGES)
        for name in ("link", "table_id", "game", "name"):
            path = path.replace(f"{{{name}}}", quote(str(self._parameter(name, {"type": "string"})), errors="replace"))
        method = luck.choice(("GET", "HEAD", "POST", "OPTIONS", "PUT", "BREW"))
        return Asked(method, path, "", self._headers(), b"")

    def _request(self) -> Asked:
        luck = self._luck
        method, path, operation = luck.choice(self._operations)
        query = []
        for one in operation.get("parameters", ()):
            value = self._parameter(one["name"], one["schema"])
            if one["in"] == "path":
                path = path.replace(f"{{{one['name']}}}", quote(_text(value), safe="", errors="surrogatepass"))
            elif one.get("required") or luck.random() < 0.5:
                query += [(one["name"], _text(value))] * luck.choice((1, 1, 1, 2))
        if luck.random() < 0.03:
            query += [(luck.choice(HOSTILE_TEXTS), luck.choice(HOSTILE_TEXTS))] * luck.choice((1, 300))
        if luck.random() < 0.03:
            method = luck.choice(("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD"))
        body = self._body(operation)
        said = urlencode(query, errors="surrogatepass")
        return Asked(method, path, said, self._headers(bool(body)), body)

    def _headers(self, has_body: bool = False) -> tuple[tuple[str, str], ...]:
        luck = self._luck
        headers = {"content-type": "application/json"} if has_body else {}
        cookie = luck.choice(self._known.cookies)
        if cookie:
            headers["cookie"] = f"regalia={cookie}"
        if luck.random() < 0.15:
            headers.update([luck.choice(HEADERS)])
        return tuple(headers.items())

    def _parameter(self, name: str, shape: Json) -> Any:
        luck = self._luck
        if luck.random() < 0.15:
            return luck.choice((*HOSTILE_TEXTS, *HOSTILE_NUMBERS))
        if name == "table_id" and self._known.tables:
            return luck.choice(self._known.tables)
        if name == "link" and self._known.links:
            return luck.choice(self._known.links).removeprefix("/join/")
        if name == "at" and self._known.tables:
            table, seat = luck.choice(self._known.tables), luck.choice(("", "0", "1", "9", "x"))
            return f"{table}:{seat}:{luck.choice((0, 5, 10**9))}"
        return self._value(shape, name, 0.0)

    def _body(self, operation: Json) -> bytes:
        luck = self._luck
        asked = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
        if luck.random() < 0.08:
            return luck.choice(RAW_BODIES)
        if asked is None:
            return b""
        value = self._value(asked, "", luck.choice((0.0, 0.05, 0.2, 0.6)))
        if luck.random() < 0.1 and isinstance(value, dict):
            value = {**value, luck.choice((*HOSTILE_TEXTS, "seat", "kind")): luck.choice(HOSTILE_OTHERS)}
        text = json.dumps(value)
        if luck.random() < 0.03:
            at = luck.randrange(len(text))
            text = text[:at] + luck.choice(("", '"', "\\", "\\u0000", "0", "[", "}")) + text[at + luck.randrange(3) :]
        return text.encode()

    def _value(self, shape: Json, name: str, wrong: float) -> Any:
        """A value of a shape; each of its parts is wrong with this chance."""
        luck = self._luck
        if luck.random() < wrong:
            return luck.choice((*HOSTILE_TEXTS, *HOSTILE_NUMBERS, *HOSTILE_OTHERS))
        if "$ref" in shape:
            return self._value(self._shapes[shape["$ref"].rpartition("/")[2]], name, wrong)
        if name == "link":
            return luck.choice([*self._known.links, "ABCD2345", "x"])
        if name == "options":
            return self._options(wrong)
        if name == "pace":
            return 10
        if name == "level":
            return luck.choice((None, 1, 2, "page", "peasant", "sovereign", "emperor"))
        if name == "game":
            return luck.choice(("royals", "majesty", "majesty", "chess"))
        for several in ("anyOf", "oneOf", "allOf"):
            if several in shape:
                return self._value(luck.choice(shape[several]), name, wrong)
        if "enum" in shape or "const" in shape:
            return luck.choice(shape.get("enum", [shape.get("const")]))
        return self._of_type(shape, name, wrong)

    def _of_type(self, shape: Json, name: str, wrong: float) -> Any:
        luck = self._luck
        match shape.get("type"):
            case "object":
                asked = shape.get("properties", {})
                needed = shape.get("required", ())
                return {
                    one: self._value(part, one, wrong)
                    for one, part in asked.items()
                    if one != "seed" and (one in needed or luck.random() < 0.4)
                }
            case "array":
                most = min(shape.get("maxItems", 3), 5)
                count = luck.randint(min(shape.get("minItems", 0), most), most)
                return [self._value(shape["items"], name, wrong) for _ in range(count)]
            case "integer":
                return luck.randint(int(shape.get("minimum", -1)), int(min(shape.get("maximum", 60), 10**6)))
            case "number":
                return luck.choice((0, 0.5, 10))
            case "boolean":
                return luck.random() < 0.5
            case "null":
                return None
        return luck.choice(("Anna", "Bruno", "en", "hint", "look", "0", "1", "?", "x" * 20))

    def _options(self, wrong: float) -> Json:
        luck = self._luck
        options: Json = {"players": luck.choice((2, 2, 3, 4, 5))}
        if luck.random() < 0.3:
            options[luck.choice(("edition", "row", "sides", "board", "whole_deck"))] = luck.choice(
                ("2014", "2016", 3, 4, "ABABABAB", "AAAAAAAA", "x = 1", "a." * 40 + "b = 1", "[" * 50, 'a = """', True)
            )
        return {name: luck.choice(HOSTILE_NUMBERS) if luck.random() < wrong else one for name, one in options.items()}


def _text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


async def ask(app: FastAPI, asked: Asked) -> Answered:
    """The answer to a request; whoever asks is gone as soon as all was said, so that streams end."""
    headers = [(name.encode(), value.encode("latin-1")) for name, value in asked.headers]
    if asked.body and "content-length" not in dict(asked.headers):
        headers.append((b"content-length", str(len(asked.body)).encode()))
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": asked.method,
        "scheme": "http",
        "path": unquote(asked.path),  # as uvicorn reads it
        "raw_path": asked.path.encode(),
        "query_string": asked.query.encode(),
        "root_path": "",
        "headers": headers if b"host" in dict(headers) else [(b"host", b"hall.example"), *headers],
        "client": ("192.0.2.1", 12345),
        "server": ("127.0.0.1", 80),
        "state": {},
    }
    to_say: list[Json] = [{"type": "http.request", "body": asked.body, "more_body": False}]
    said: list[Any] = []

    async def receive() -> Json:
        if to_say:
            return to_say.pop()
        await asyncio.sleep(0)
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        said.append(message)

    started = time.process_time()
    await app(scope, receive, send)
    spent = time.process_time() - started
    head: Json = said[0] if said else {"status": 0, "headers": []}
    told = {name.decode(): value.decode("latin-1") for name, value in head["headers"]}
    return Answered(head["status"], told, b"".join(one.get("body", b"") for one in said[1:]), spent)
