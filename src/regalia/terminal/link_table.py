"""A table of a server, played in the terminal by its link: over HTTP, with the key that a program is given."""

import json
import re
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
from typing import Any

from regalia.kernel.refusal import Refusal
from regalia.locale.words import has_message, message_name, say
from regalia.table.text_shapes import TextAnswer, TextTable
from regalia.terminal.conversation import Conversation
from regalia.terminal.playing import chosen_language
from regalia.terminal.seat_keys import SeatKey, keep_key, kept_key

LINK = re.compile(r"(https?://[^/\s]+)/join/[^/\s]+/?")
LIMIT = 120.0  # seconds for an answer: advice is thought about
AGAIN = 2.0    # seconds before a server that did not answer is asked again
NO_MORE = (403, 404, 410)


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
        LinkTable(address, kept, language).look()
    except Refused as refused:
        if refused.status not in NO_MORE:
            raise
        keep_key(link, None)
        return None
    return kept


def _sit_down(address: str, link: str, name: str | None, language: str) -> SeatKey:
    joined = _ask(address, "/api/join", language, body={"link": link, "name": name, "program": True})
    seat = SeatKey(joined["table"], joined["seats"][0] if joined["seats"] else None, joined["key"])
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

    def look(self) -> TextTable:
        """The table as the seat knows it; a server that does not answer is asked again until it does."""
        told = False
        while True:
            try:
                table = TextTable(**self._get("text"))
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
        asked = {"said": said[:200]} if paying is None else {"said": said[:200], "paying": str(paying)}
        return TextAnswer(**self._get("text/answer", **asked))

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

    def _get(self, what: str, **asked: str) -> Any:
        seat = {} if self._seat.seat is None else {"seat": str(self._seat.seat)}
        query = urllib.parse.urlencode({**seat, "language": self.language, **asked})
        return self._asked(f"{what}?{query}")

    def _post(self, what: str, **body: Any) -> Any:
        return self._asked(what, body)

    def _asked(self, what: str, body: dict[str, Any] | None = None) -> Any:
        path = f"/api/tables/{self._seat.table}/{what}"
        return _ask(self._address, path, self.language, body, self._seat.key)


def _ask(address: str, path: str, language: str, body: dict[str, Any] | None = None, key: str = "") -> Any:
    """What the server answers; a Refusal with its sentence in the language, where the language has one."""
    headers = {"Accept": "application/json", "Content-Type": "application/json"}
    if key:
        headers["Authorization"] = f"Bearer {key}"
    text = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(address + path, text, headers), timeout=LIMIT) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        raise Refused(_sentence(error, language), error.code) from None
    except (OSError, ValueError) as error:
        raise Unreachable(f"The server at {address} cannot be reached: {error}.") from None


def _sentence(error: urllib.error.HTTPError, language: str) -> str:
    """Why something was refused."""
    try:
        said = json.load(error)
        rule, message = said.get("rule"), said["message"]
    except (ValueError, LookupError, AttributeError):
        return f"The server answers {error.code}; is this the link of a table?"
    name = f"web-refused-{message_name(rule[6:])}" if rule and rule.startswith("table.") else message_name(rule or "")
    return say(name, language=language) if name and has_message(name, language) else str(message)
