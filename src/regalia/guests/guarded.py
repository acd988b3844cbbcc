"""Bots of other people, guarded: whatever they do, the game goes on.

A guarded bot answers each decision. Where its own bot raises something, answers nonsense, dies or hangs, the
fallback decides and a fault says what happened:

>>> from regalia import new_game
>>> from regalia.games.catalogue import any_game
>>> class First:
...     name = "first"
...     def choose(self, view):
...         return view.legal_moves[0]
>>> class Boastful:
...     name = "boastful"
...     def choose(self, view):
...         return "win"
>>> bot = Guarded(Boastful(), First(), report=print)
>>> view = new_game(any_game(), seed=1).view(0)
>>> move = bot.choose(view)  # doctest: +ELLIPSIS
boastful, decision 1: 'win' is not a legal move; legal are ...
>>> move == view.legal_moves[0], len(bot.faults)
(True, 1)
"""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from regalia.guests.bot import Bot, BotFailed, close, legal_choice, reason
from regalia.guests.program import ANSWER_SECONDS, START_SECONDS, ProgramBot, time_limit
from regalia.kernel.refusal import Refusal
from regalia.play.steps import Move
from regalia.play.view import View

RESTARTS = 3  # times a program is started again after it failed


@dataclass(frozen=True)
class Fault:
    """A decision that a bot did not take itself, and why; `str(fault)` is a sentence."""

    bot: str        # its name
    decision: int   # which of its decisions, from 1
    what: str

    def __str__(self) -> str:
        """Which bot, when and what."""
        return f"{self.bot}, decision {self.decision}: {self.what}"


class Hangs(Refusal):
    """A bot that did not answer in time."""


class Guarded:
    """A bot that always answers with a legal move: the bot's own, or else the fallback's.

    - A program is started again after it failed, three times at most; then the fallback plays on for good.
    - Any other bot is asked in a thread, and has `seconds` to answer, `start_seconds` more for its first answer.
      A thread cannot be killed: one that hangs stays until Regalia ends, and takes computing time if it is
      computing. So a bot that hung once is not asked again.
    - A bot that raised something or answered nonsense is asked again at its next decision.

    An interrupt from the keyboard passes through. `faults` keeps every fault, and `report` is told it at once.
    What the fallback raises is raised: it is trusted.
    """

    def __init__(
        self,
        bot: Bot,
        fallback: Bot,
        report: Callable[[Fault], None] | None = None,
        *,
        seconds: float = ANSWER_SECONDS,
        start_seconds: float = START_SECONDS,
        restarts: int = RESTARTS,
    ) -> None:
        """The time limits are for bots in this process; a `ProgramBot` has its own."""
        self.name = bot.name
        self.bot = bot
        self.fallback = fallback
        self.faults: list[Fault] = []
        self.decisions = 0
        self.given_up = False  # it is not asked any more
        self._report = report
        self._seconds = time_limit(seconds)
        self._start_seconds = time_limit(start_seconds)
        self._restarts_left = restarts

    def choose(self, view: View) -> Move:
        """The bot's choice if it is a legal move, else the fallback's."""
        self.decisions += 1
        if not self.given_up:
            try:
                return legal_choice(view, self._ask(view))
            except KeyboardInterrupt:
                raise
            except BaseException as error:  # it is somebody else's code, which may even say exit()
                self._note(error)
        return legal_choice(view, self.fallback.choose(view))

    def close(self) -> None:
        """Close the bot, which may fail in this too; the fallback belongs to whoever made it."""
        try:
            self._in_time(lambda: close(self.bot), self._seconds)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            self._note(error)

    def _ask(self, view: View) -> Any:
        limit = self._seconds + (self._start_seconds if self.decisions == 1 else 0)
        return self._in_time(lambda: self.bot.choose(view), limit)

    def _in_time(self, call: Callable[[], Any], seconds: float) -> Any:
        if isinstance(self.bot, ProgramBot):  # it keeps time itself, and can be stopped
            return call()
        return in_time(call, seconds)

    def _note(self, error: BaseException) -> None:
        what = _told(error)
        if isinstance(error, BotFailed):
            self.given_up = self._restarts_left == 0
            self._restarts_left -= 1
        if isinstance(error, Hangs):
            self.given_up = True
        fault = Fault(self.name, self.decisions, f"{what} It is not asked again." if self.given_up else what)
        self.faults.append(fault)
        if self._report is not None:
            self._report(fault)


def _told(error: BaseException) -> str:
    """The error in a sentence on one line."""
    if isinstance(error, BotFailed):
        return f"It {error.what}."
    if isinstance(error, Refusal):
        return " ".join(str(error).split())
    return f"It raised {reason(error)}."


def in_time(call: Callable[[], Any], seconds: float) -> Any:
    """What the call returns or raises, if it does so in time; a thread that hangs is left to itself.

    >>> in_time(lambda: 6 * 7, seconds=5)
    42
    >>> in_time(threading.Event().wait, seconds=0.01)
    Traceback (most recent call last):
    regalia.guests.guarded.Hangs: It gave no answer within 0.01 seconds.
    """
    answers: list[Any] = []
    errors: list[BaseException] = []

    def answer() -> None:
        try:
            answers.append(call())
        except BaseException as error:
            errors.append(error)

    # A daemon does not keep Regalia from ending.
    thread = threading.Thread(target=answer, name="bot", daemon=True)
    thread.start()
    thread.join(seconds)
    if errors:
        raise errors[0]
    if answers:
        return answers[0]
    raise Hangs(f"It gave no answer within {seconds:g} seconds.")
