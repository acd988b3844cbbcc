"""A table by its link where the server is not what it should be: one clear sentence, and nothing lost."""

import json
import re
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import parse_headers
from pathlib import Path

import pytest

from regalia.kernel.refusal import Refusal
from regalia.terminal.conversation import Conversation
from regalia.terminal.link_table import LinkTable, Unreachable, play_by_link
from regalia.terminal.seat_keys import SeatKey

TABLE = {
    "title": "Majesty", "news": 3, "viewer": 0, "mine": True, "over": False, "status": "", "parts": [], "moves": [],
    "happened": [{"number": 7, "text": "Something."}],
}  # fmt: skip


def reply(body: str, status: str = "200 OK", longer: int = 0) -> bytes:
    """An answer; `longer` bytes of what it promises do not come."""
    return f"HTTP/1.1 {status}\r\nContent-Length: {len(body) + longer}\r\n\r\n{body}".encode()


@contextmanager
def answering(*replies: bytes) -> Iterator[tuple[str, list[str]]]:
    """A server that gives these answers in turn: its address, and the first lines of what it was asked."""
    asked: list[str] = []
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def serve() -> None:
            for one in replies:
                connection, _ = listening.accept()
                with connection, connection.makefile("rb") as request:
                    asked.append(request.readline().decode())
                    headers = parse_headers(request)
                    request.read(int(headers["Content-Length"] or 0))  # what is not read would cut the answer off
                    connection.sendall(one)

        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}", asked
        thread.join(10)


def link_table(address: str) -> LinkTable:
    """A seat that was taken before."""
    return LinkTable(address, SeatKey("t", 0, "key"), "de")


BROKEN = {
    "cut off": (reply("{", longer=50), "cannot be reached"),
    "no HTTP": (b"hello\r\n\r\n", "cannot be reached"),
    "no JSON": (reply("<html>"), "what answers there is no table"),
    "a list": (reply("[1, 2]"), "what answers there is no table"),
    "a number": (reply("7"), "what answers there is no table"),
    "another object": (reply('{"table": 7}'), "what answers there is no table"),
    "a refusal cut off": (reply("{", "403 Forbidden", longer=50), "answers 403"),
    "a refusal that is a list": (reply("[]", "403 Forbidden"), "answers 403"),
    "a rule that is a number": (reply('{"message": "No.", "rule": 7}', "403 Forbidden"), "answers 403"),
    "an unknown rule": (reply('{"message": "Not today.", "rule": "moon.full"}', "403 Forbidden"), "Not today."),
    "a rule that is told too little": (reply('{"message": "No hint.", "rule": "text.hint"}', "403 No"), "No hint."),
}


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys are kept elsewhere."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


@pytest.mark.parametrize(("broken", "hint"), BROKEN.values(), ids=BROKEN.keys())
def test_an_answer_that_is_none_gives_one_sentence(broken: bytes, hint: str) -> None:
    with answering(broken) as (address, _), pytest.raises(Refusal, match=re.escape(hint)) as refused:
        play_by_link(f"{address}/join/abc", None, "de")
    assert re.fullmatch(r"[^\n]+[.?]", str(refused.value))


DOINGS: dict[str, Callable[[LinkTable], object]] = {
    "look": lambda table: table.look(None),
    "answer": lambda table: table.answer("p", None),
    "play": lambda table: table.play([1]),
    "undo": lambda table: table.undo(),
}


@pytest.mark.parametrize("broken", [reply("{", longer=50), reply("[]")], ids=["cut off", "a list"])
@pytest.mark.parametrize("does", DOINGS.values(), ids=DOINGS.keys())
def test_so_it_is_with_all_that_is_asked(does: Callable[[LinkTable], object], broken: bytes) -> None:
    with answering(broken) as (address, _), pytest.raises(Unreachable):
        does(link_table(address))


def test_only_a_first_look_leaves_out_what_happened_long_ago() -> None:
    told = reply(json.dumps(TABLE))
    with answering(told, told) as (address, asked):
        table = link_table(address)
        assert table.look(None).happened[-1].number == 7
        table.look(7)
    assert "after" not in asked[0]
    assert "after=7" in asked[1]


def test_at_a_table_where_nothing_has_happened_yet_nothing_is_lost_later(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun, ended = reply(json.dumps({**TABLE, "happened": []})), reply(json.dumps({**TABLE, "over": True}))
    silent = reply('{"said": []}')
    with answering(begun, silent, ended, silent) as (address, asked):
        talk = Conversation(link_table(address))
        monkeypatch.setattr(talk._lines, "read", lambda prompt: "help")
        talk.hold()
    assert "after=0" in asked[2]
    assert "Something." in capsys.readouterr().out.splitlines()


def test_a_line_is_as_long_as_the_server_takes_it() -> None:
    with answering(reply('{"said": []}')) as (address, asked):
        link_table(address).answer("x" * 999, None)
    assert "said=" + "x" * 200 + " " in asked[0]
