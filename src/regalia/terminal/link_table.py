"""A table of a server, played in the terminal by its link: over HTTP, with the key that a program is given."""

import json
import re
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
from http.client import HTTPException
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from regalia.kernel.refusal import Refusal
from regalia.locale.words import message_name, say
from regalia.table.text_commands import LONGEST
from regalia.table.text_shapes import TextAnswer, TextTable
from regalia.terminal.conversation import Conversation
from regalia.terminal.playing import chosen_language
from regalia.terminal.seat_keys import SeatKey, keep_key, kept_key

LINK = re.compile(r"(https?://[^/\s]+)/join/[^/\s]+/?")
LIMIT = 120.0  # seconds for an answer: advice is thought about
AGAIN = 2.0    # seconds before a server that did not answer is asked again
NO_MORE = (403, 404, 410)

Shape = TypeVar("Shape", bound=BaseModel)


class SatDown(BaseModel):
    """What a program is given that sat down by a link."""

    table: str
    seats: list[int]
    key: str


class Done(BaseModel):
    """Any answer to what was done; the table is looked at anew."""


class Why(BaseModel):
    """Why something was refused."""

    message: str
    rule: str | None = None
    told: dict[str, str | int] = {}


class Unreachable(Refusal):
    """The server does not answer."""


class Refused(Refusal):
    """The server refuses, with this status."""

    def __init__(self, message: str, status: int) -> None:
        super().__init__(message)
        self.status = status


def play_by_link(link: str, name: str | None, language: str | None) -> None:
    """Sit down at a table by its link, or come back to it, and play there."""
    spoken = chosen_language(language)
    found = LINK.fullmatch(link.strip())
    if found is None:
        raise Refusal(f"--link takes the link of a seat, such as https://regalia.example/join/…, not {link!r}.")
    address = found[1]
    seat = _come_back(address, link, spoken) or _sit_down(address, link, name, spoken)
    Conversation(LinkTable(address, seat, spoken)).hold()


def _come_back(address: str, link: str, language: str) -> SeatKey | None:
    """The seat that the link gave before, if it is still one's own."""
    kept = kept_key(link)
    if kept is None:
        return None
    try:
        LinkTable(address, kept, language).look(None)
    except Refused as refused:
        if refused.status not in NO_MORE:
            raise
        keep_key(link, None)
        return None
    return kept


def _sit_down(address: str, link: str, name: str | None, language: str) -> SeatKey:
    joined = _ask(SatDown, address, "/api/join", language, body={"link": link, "name": name, "program": True})
    seat = SeatKey(joined.table, joined.seats[0] if joined.seats else None, joined.key)
    keep_key(link, seat)
    return seat


class LinkTable:
    """A table on a server."""

    left = "text-left-link"

    def __init__(self, address: str, seat: SeatKey, language: str) -> None:
        self.language = language
        self._address = address
        self._seat = seat
        self._news = 0

    @property
    def viewer(self) -> int | None:
        """The seat that the link gave."""
        return self._seat.seat

    def look(self, after: int | None) -> TextTable:
        """The table as the seat knows it; a server that does not answer is asked again until it does."""
        asked = {} if after is None else {"after": str(after)}
        told = False
        while True:
            try:
                table = self._get(TextTable, "text", **asked)
                self._news = table.news
                return table
            except Unreachable:
                if not self._news:
                    raise
                if not told:
                    print(say("text-unreachable", language=self.language), file=sys.stderr)
                told = True
                time.sleep(AGAIN)

    def answer(self, said: str, paying: int | None) -> TextAnswer:
        """What the server answers to a line."""
        asked = {"said": said[:LONGEST]} if paying is None else {"said": said[:LONGEST], "paying": str(paying)}
        return self._get(TextAnswer, "text/answer", **asked)

    def play(self, moves: list[int]) -> None:
        """Play a move, as an answer to the news that were told."""
        self._post("moves", seat=self._seat.seat, moves=moves, news=self._news)

    def undo(self) -> None:
        """Take the last decision back."""
        self._post("undo", seat=self._seat.seat)

    def go_on(self) -> bool:
        """Others move when they move."""
        return False

    def prompt(self) -> str:
        """One sits alone at this screen."""
        return "> "

    def covered_for(self) -> None:
        """Nobody else."""

    def uncover(self) -> None:
        """Nothing is covered."""

    def _get(self, shape: type[Shape], what: str, **asked: str) -> Shape:
        seat = {} if self._seat.seat is None else {"seat": str(self._seat.seat)}
        query = urllib.parse.urlencode({**seat, "language": self.language, **asked})
        return self._asked(shape, f"{what}?{query}")

    def _post(self, what: str, **body: Any) -> None:
        self._asked(Done, what, body)

    def _asked(self, shape: type[Shape], what: str, body: dict[str, Any] | None = None) -> Shape:
        path = f"/api/tables/{self._seat.table}/{what}"
        return _ask(shape, self._address, path, self.language, body, self._seat.key)


def _ask(
    shape: type[Shape], address: str, path: str, language: str, body: dict[str, Any] | None = None, key: str = ""
) -> Shape:
    """What the server answers; a Refusal with its sentence in the language, where the language has one."""
    headers = {"Accept": "application/json", "Content-Type": "application/json"}
    if key:
        headers["Authorization"] = f"Bearer {key}"
    text = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(address + path, text, headers), timeout=LIMIT) as answer:
            return shape.model_validate_json(answer.read())
    except urllib.error.HTTPError as error:
        raise Refused(_sentence(error, language), error.code) from None
    except ValidationError:
        raise _unreachable(address, "what answers there is no table") from None
    except (OSError, ValueError, HTTPException) as error:  # also one that is cut off in the middle of its answer
        raise _unreachable(address, error) from None


def _unreachable(address: str, why: object) -> Unreachable:
    """In one line, whatever it was that came."""
    return Unreachable(f"The server at {address} cannot be reached: {' '.join(str(why).split())}.")


def _sentence(error: urllib.error.HTTPError, language: str) -> str:
    """Why something was refused, in the language where it has the words, else as the server says it."""
    try:
        said = Why.model_validate_json(error.read())
    except (OSError, ValueError, HTTPException):
        return f"The server answers {error.code}; is this the link of a table?"
    rule = said.rule or ""
    name = f"web-refused-{message_name(rule[6:])}" if rule.startswith("table.") else message_name(rule)
    try:
        return say(name, said.told, language)
    except LookupError:
        return said.message
