"""A bot that is a program of its own, in any language: it reads lines and answers with lines.

    Regalia                                                  the program
    hello {"protocol": 1, "seed": 7, "seconds": 5.0}
                                                             ready 1
    game {"game": "whist", "options": …, "seat": 1, …}
    decide {"happened": …, "table": …, "scores": …, "moves": …}
                                                             info anything
                                                             move take 1 guard
    quit

`docs/bot-protocol.md` has every line and a whole dialogue. The program is somebody else's, so nothing is
expected of it: each answer has a time limit, a line has a longest length, all that it may write to its error
output is read, and when it fails or is no longer needed its whole process group is ended.
"""

import contextlib
import json
import os
import selectors
import shlex
import signal
import subprocess
import time
import weakref
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

from regalia.guests.bot import BotFailed, legal_choice
from regalia.kernel.refusal import Refusal
from regalia.play.game import IllegalMove
from regalia.play.steps import Move, Step
from regalia.play.view import View

PREFIX = "program:"
PROTOCOL = 1
ANSWER_SECONDS = 5.0
START_SECONDS = 10.0
LONGEST_WAIT = 3600.0
FAREWELL_SECONDS = 1.0     # for a program that is told to quit, to write down what it likes
LAST_WORDS_SECONDS = 0.5   # for a program whose output ended, to end itself
LONGEST_LINE = 1 << 16     # bytes of a line from a program
AT_ONCE = 1 << 16          # bytes read at once
LAST_WORDS = 2000          # bytes kept of what it wrote to its error output
LONGEST_SHOWN = 120        # letters of its words that a message repeats

Listener = Callable[[str], None]


def is_program(name: str) -> bool:
    """Whether a bot's name is the command of a program.

    >>> is_program("program:./mybot --fast"), is_program("thrifty")
    (True, False)
    """
    return name.startswith(PREFIX)


def make_program(name: str, seed: int = 0, seconds: float = ANSWER_SECONDS) -> "ProgramBot":
    """The bot of a name such as `program:./mybot --fast`.

    >>> make_program("program:./mybot --fast").words
    ['./mybot', '--fast']
    >>> make_program("program:")
    Traceback (most recent call last):
    regalia.kernel.refusal.Refusal: After 'program:' comes the command that starts the bot, as in program:./mybot.
    """
    return ProgramBot(name.removeprefix(PREFIX), seed=seed, seconds=seconds)


class ProgramBot:
    """A bot that is a program, started when it is first asked, and again after it failed.

    A `BotFailed` from `choose` means that the program was ended; an `IllegalMove`, that it goes on. `listen` is
    told every line of the dialogue, "> " before those to the program and "< " before those from it.
    """

    def __init__(
        self,
        command: str,
        *,
        seed: int = 0,
        seconds: float = ANSWER_SECONDS,
        start_seconds: float = START_SECONDS,
        listen: Listener | None = None,
    ) -> None:
        """`command` is split into words as a shell does, and no shell runs it."""
        self.name = PREFIX + command
        self.words = _words(command)
        self.seed = int(seed)
        self.seconds = time_limit(seconds)
        self.start_seconds = time_limit(start_seconds)
        self._listen = listen or (lambda line: None)
        self._running: _Running | None = None
        self._told: tuple[Any, ...] = ()     # the game, as the program was told it
        self._happened: list[str] = []       # its history, as far as the program was told it

    def start(self) -> None:
        """Start the program and greet it, if it does not run yet: a bad command shows before the first game."""
        with self._ended_if_it_fails():
            self._started()

    def choose(self, view: View) -> Move:
        """The program's choice; the game is told anew if this view does not go on from the last one."""
        if not view.legal_moves:
            raise IllegalMove("This seat is not to decide now, so there is nothing to choose.")
        with self._ended_if_it_fails():
            running = self._started()
            running.nothing_unasked()
            self._tell(running, view)
            answer = running.answer("move", self.seconds)
        return legal_choice(view, answer)

    def close(self) -> None:
        """Tell the program to quit, and see that it does."""
        try:
            if self._running is not None:
                self._running.farewell()
        finally:
            self._forget()

    def _started(self) -> "_Running":
        if self._running is None:
            self._running = _Running(self.name, self.words, self._listen)
            hello = {"protocol": PROTOCOL, "seed": self.seed, "seconds": self.seconds}
            self._running.send(f"hello {json.dumps(hello)}")
            version = self._running.answer("ready", self.start_seconds).split()[:1]
            if version != [str(PROTOCOL)]:
                said = _shown("".join(version))
                raise BotFailed(self.name, f"speaks version {said} of the bot protocol, where {PROTOCOL} is spoken")
        return self._running

    def _tell(self, running: "_Running", view: View) -> None:
        game, happened = (view.book.name, view.options, view.seat), [_told_step(step) for step in view.steps]
        known = len(self._happened)
        if game != self._told or len(happened) <= known or happened[:known] != self._happened:
            running.send(f"game {json.dumps(describe_game(view))}")
            known = 0
        running.send(f"decide {json.dumps(describe_decision(view, known))}")
        self._told, self._happened = game, happened

    @contextlib.contextmanager
    def _ended_if_it_fails(self) -> Iterator[None]:
        """Whatever goes wrong in between, an interrupt too, the program would answer to the wrong question."""
        try:
            yield
        except BaseException:
            self._forget()
            raise

    def _forget(self) -> None:
        if self._running is not None:
            self._running.end()
        self._running, self._told, self._happened = None, (), []


def describe_game(view: View) -> dict[str, Any]:
    """What a program is told of a game before its first decision; seats count from 1.

    >>> from regalia import new_game
    >>> from regalia.games.catalogue import any_game
    >>> describe_game(new_game(any_game(), seed=1).view(0))["options"]["players"]
    2
    """
    assert view.seat is not None
    book, options = view.book, view.options
    told = {option.name: option.to_program(value) for option, value in book.codec.values(options)}
    known = {"game": book.name, "rules": book.version(options), "options": told, "seat": view.seat + 1}
    return known if book.facts is None else {**known, "board": book.facts(options)}


def describe_decision(view: View, known: int = 0) -> dict[str, Any]:
    """What a program is told of a decision: what happened after the `known` first steps, and how things are now.

    >>> from regalia import new_game
    >>> from regalia.games.catalogue import any_game
    >>> sorted(describe_decision(new_game(any_game(), seed=1).view(0)))
    ['happened', 'moves', 'scores', 'table']
    """
    return {
        "happened": [_told_step(step) for step in view.steps[known:]],
        "table": view.describe(first_seat=1),
        "scores": list(view.scores),
        "moves": [move.notation for move in view.legal_moves],
    }


def _told_step(step: Step) -> str:
    """A step as a record writes it."""
    return f"chance: {step}" if step.seat is None else f"seat {step.seat + 1}: {step}"


class _Running:
    """A program that runs. All three of its pipes are served while Regalia waits for any of them."""

    def __init__(self, name: str, words: list[str], listen: Listener) -> None:
        """Start it, in a process group of its own."""
        if os.name != "posix":
            raise Refusal("Programs can be bots on Linux, macOS and other POSIX systems; elsewhere write a plug-in.")
        self.name = name
        self._listen = listen
        try:
            self._process = subprocess.Popen(
                words,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise BotFailed(name, f"cannot be started: {getattr(error, 'strerror', None) or error}") from None
        self._end = weakref.finalize(self, _end_group, self._process, os.getpid())
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._in, self._out, self._errors = (
            pipe.fileno() for pipe in (self._process.stdin, self._process.stdout, self._process.stderr)
        )
        for pipe in (self._in, self._out, self._errors):
            os.set_blocking(pipe, False)
        self._unsent = bytearray()
        self._unread = b""  # the beginning of a line
        self._lines: deque[bytes] = deque()
        self._last_words = b""
        self._open = {self._out, self._errors}

    # The dialogue.

    def send(self, line: str) -> None:
        """Have a line sent while an answer is waited for."""
        self._listen(f"> {line}")
        self._unsent += f"{line}\n".encode()

    def answer(self, word: str, seconds: float) -> str:
        """What follows the word in the program's next line; remarks are passed over."""
        deadline = time.monotonic() + seconds
        while (line := self._next_line()) is None:
            left = deadline - time.monotonic()
            if left <= 0:
                raise BotFailed(self.name, f"gave no answer within {seconds:g} seconds{self._words_at_last()}")
            self._serve(left)
        if line.split()[0] != word:
            raise BotFailed(self.name, f"answered {_shown(line)} where a line '{word} …' was due")
        return line.split(maxsplit=1)[1] if len(line.split()) > 1 else ""

    def nothing_unasked(self) -> None:
        """Fail on a line that came before the question: it would be taken for the answer."""
        self._read(self._out)
        line = self._next_line()
        if line is not None:
            raise BotFailed(self.name, f"wrote {_shown(line)} before it was asked")

    def _next_line(self) -> str | None:
        """The next line that has come and is neither empty nor a remark; fails if none can come any more."""
        while self._lines:
            try:
                line = self._lines.popleft().decode().strip()
            except UnicodeDecodeError:
                raise BotFailed(self.name, "wrote bytes that are not UTF-8 text") from None
            self._listen(f"< {line}")
            if line and line.split()[0] != "info":
                return line
        if len(self._unread) > LONGEST_LINE:
            raise BotFailed(self.name, f"wrote more than {LONGEST_LINE} bytes without an end of line")
        if self._out not in self._open:
            raise self._ended()
        return None

    # The pipes.

    def _serve(self, seconds: float) -> None:
        """Wait until a pipe is ready, and read or write what it takes."""
        with selectors.DefaultSelector() as waiting:
            for pipe in self._open:
                waiting.register(pipe, selectors.EVENT_READ)
            if self._unsent:
                waiting.register(self._in, selectors.EVENT_WRITE)
            ready = [key.fd for key, _ in waiting.select(seconds)]
        for pipe in ready:
            if pipe == self._in:
                self._write()
            else:
                self._read(pipe)

    def _write(self) -> None:
        try:
            del self._unsent[: os.write(self._in, self._unsent)]
        except BlockingIOError:
            pass
        except OSError:  # it closed its input; whether it ended, its output will tell
            self._unsent.clear()

    def _read(self, pipe: int) -> None:
        try:
            found = os.read(pipe, AT_ONCE)
        except BlockingIOError:
            return
        if not found:
            self._open.discard(pipe)
        elif pipe == self._out:
            *lines, self._unread = (self._unread + found).split(b"\n")
            self._lines.extend(lines)
        else:
            self._last_words = (self._last_words + found)[-LAST_WORDS:]

    # The end.

    def farewell(self) -> None:
        """Say quit, and give it a moment to end by itself."""
        self.send("quit")
        deadline = time.monotonic() + FAREWELL_SECONDS
        while self._open and (left := deadline - time.monotonic()) > 0:
            self._serve(left)
            self._unread = b""
            self._lines.clear()
            if not self._unsent and self._process.stdin:
                self._process.stdin.close()

    def end(self) -> int | None:
        """End it and all that it started in its group; its exit code, negative for a signal."""
        self._end()
        return self._process.returncode

    def _ended(self) -> BotFailed:
        """What to say of a program whose output is closed; its error output says whether it ended, and why."""
        deadline = time.monotonic() + LAST_WORDS_SECONDS
        while self._open and (left := deadline - time.monotonic()) > 0:
            self._serve(left)
        code = self.end()
        if code is None or code == -signal.SIGKILL:
            how = "closed its output or was killed"
        elif code < 0:
            how = f"was ended by signal {-code} ({signal.strsignal(-code)})"
        else:
            how = f"ended with exit code {code}"
        return BotFailed(self.name, how + self._words_at_last())

    def _words_at_last(self) -> str:
        lines = self._last_words.decode(errors="replace").split("\n")
        said = [" ".join(line.split()) for line in lines if line.strip()]
        return f", after saying {_shown(said[-1])}" if said else ""


def _end_group(process: subprocess.Popen[bytes], owner: int) -> None:
    """Kill a process group and clear up after it.

    The process must not be waited for before: until then nobody else can be given its number.
    """
    if os.getpid() != owner:  # in a fork, the program belongs to the parent
        return
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe:
            pipe.close()
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(FAREWELL_SECONDS)


def _words(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise Refusal(f"The command {command!r} cannot be split into words: {error}.") from None
    if not words:
        raise Refusal(f"After {PREFIX!r} comes the command that starts the bot, as in {PREFIX}./mybot.")
    return words


def time_limit(seconds: float) -> float:
    """The seconds, if they can be a time limit.

    >>> time_limit(0)
    Traceback (most recent call last):
    regalia.kernel.refusal.Refusal: A time limit is more than 0 and at most 3600 seconds, not 0.
    """
    if not 0 < seconds <= LONGEST_WAIT:
        raise Refusal(f"A time limit is more than 0 and at most {LONGEST_WAIT:g} seconds, not {seconds:g}.")
    return seconds


def _shown(text: str) -> str:
    """The text in quotes, cut short."""
    return repr(text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…")
