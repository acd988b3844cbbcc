"""Bodies that nobody needs to send, and boards made to be slow: refused in one sentence, before they take time."""

import contextlib
import json
import time
from typing import Any

import httpx
import pytest

from regalia.games.royals.board import LARGEST_FILE, printed_board, read_board
from regalia.kernel.refusal import Refusal
from regalia.server.request_size import UnsoundBody, refuse_unsound
from tests.helpers.serving import told_refusal

USUAL = '{"game": "majesty", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": '
UNSOUND: dict[str, tuple[str, str]] = {
    "lists in lists": (USUAL + '{"a": ' + "[" * 100_000 + "]" * 100_000 + "}}", "values at most"),
    "deeper than needed": (USUAL + "[" * 20 + "]" * 20 + "}", "nested 16 deep"),
    "lists that do not end": (USUAL + "[" * 20, "nested 16 deep"),
    "many values": (USUAL + "[" + "0," * 100_000 + "0]}", "values at most"),
    "many wishes": (USUAL + "{" + ",".join(f'"{at}": 1' for at in range(20_000)) + "}}", "values at most"),
    "a number without end": (USUAL + '{"row": ' + "9" * 100_000 + "}}", "40 digits"),
    "a fraction without end": (USUAL + '{"row": 0.' + "9" * 100_000 + "}}", "40 digits"),
    "a number that is none": (USUAL + '{"row": NaN}}', "NaN is no number"),
    "more than any number": (USUAL + '{"row": -Infinity}}', "-Infinity is no number"),
    "a wish twice": (USUAL + '{}, "game": "royals"}', "'game' stands twice"),
    "an option twice": (USUAL + '{"sides": "A", "sides": "B"}}', "'sides' stands twice"),
    "quotes without end": (USUAL + '"' + '\\"' * 100_000, "not valid JSON"),
    "a backslash at the end": (USUAL + '"' + '\\"' * 100_000 + "\\", "not valid JSON"),
    "no UTF-8": ("ÿþ{", "not valid JSON"),
}


@pytest.mark.parametrize(("body", "why"), UNSOUND.values(), ids=UNSOUND.keys())
def test_a_body_that_nobody_needs_is_refused_before_it_is_parsed(browser: httpx.Client, body: str, why: str) -> None:
    said: dict[str, Any] = {"content": body.encode("latin-1"), "headers": {"Content-Type": "application/json"}}
    assert why in told_refusal(browser.post("/api/tables", **said), 422)


@pytest.mark.parametrize("body", UNSOUND.values(), ids=UNSOUND.keys())
def test_refusing_a_body_takes_little_longer_than_reading_it(body: tuple[str, str]) -> None:
    hostile = body[0].encode("latin-1")
    honest = json.dumps({"game": "royals", "options": {"board": "x" * len(hostile)}}).encode()
    assert spent_on(hostile) < 20 * spent_on(honest) + 0.01


def spent_on(body: bytes) -> float:
    """Seconds of processor time for looking at a body."""
    started = time.process_time()
    with contextlib.suppress(UnsoundBody):
        refuse_unsound(body)
    return time.process_time() - started


SLOW_BOARDS = {
    "a deep key in a deep table": f"[{'a.' * 98}b]\n" + "\n".join(f"c{at}.{'c.' * 95}d=1" for at in range(160)),
    "four tables deep": f"[{'a.' * 3}b]\n" + "\n".join(f"c{at}.c.c.d=1" for at in range(2600)),
    "deep keys": "\n".join("a." * 97 + f"b{at}=1" for at in range(160)),
    "many tables": "\n".join(f"[t{at}]" for at in range(3500)),
    "many cities": "\n".join("[[cities]]" for _ in range(2900)),
    "many values": "\n".join(f"k{at}=[1,'sourced']" for at in range(1500)),
    "lists in lists": "a=" + "\n".join("[" * 190 for _ in range(170)),
}


@pytest.mark.parametrize("text", SLOW_BOARDS.values(), ids=SLOW_BOARDS.keys())
def test_no_board_of_the_size_that_is_allowed_takes_long_to_refuse(text: str) -> None:
    """Reading stands in a thread that nobody can stop, so it has to come to its end by itself."""

    def spent(text: str) -> float:
        started = time.process_time()
        with contextlib.suppress(Refusal):
            read_board(text)
        return time.process_time() - started

    printed = printed_board("2016").text
    spent(printed)
    assert spent(text[:LARGEST_FILE]) < 300 * spent(printed) + 0.1


@pytest.mark.parametrize("text", [SLOW_BOARDS["a deep key in a deep table"], SLOW_BOARDS["deep keys"], "a.b.c.d.e = 1"])
def test_a_key_as_deep_as_no_board_needs_is_refused_before_it_is_read(text: str) -> None:
    with pytest.raises(Refusal, match="nested too deeply"):
        read_board(text)
    with pytest.raises(Refusal, match="titles: this table is missing"):
        read_board("# ... and so on ...\nformat = 1\nname = 'St. A. B. C. D.'")
