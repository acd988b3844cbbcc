"""Playing in the terminal by typing: what happened, whose turn it is, and an answer to every line."""

import sys
from typing import Protocol

from regalia.kernel.refusal import Refusal
from regalia.locale.words import say
from regalia.table.text_shapes import TextAnswer, TextTable
from regalia.terminal.typed_lines import TypedLines

CLEAR = "\033[2J\033[3J\033[H"  # the screen, and what scrolled out of it


class Place(Protocol):
    """A table at which somebody plays: on this machine, or on a server."""

    language: str
    left: str  # the message for whoever leaves

    @property
    def viewer(self) -> int | None:
        """The seat of the one at the screen; None looks on."""

    def look(self, after: int | None) -> TextTable:
        """The table as the one at the screen knows it, with all that happened after a number; None: a first look."""

    def answer(self, said: str, paying: int | None) -> TextAnswer:
        """What is answered to a line."""

    def play(self, moves: list[int]) -> None:
        """Play a move, with the answers of its payment."""

    def undo(self) -> None:
        """Take the last decision back."""

    def go_on(self) -> bool:
        """Let the others move; False if one can only wait for them."""

    def prompt(self) -> str:
        """What the one at the screen is asked for a line with."""

    def covered_for(self) -> str | None:
        """Whom the screen must be passed to, before anything is seen; None: nobody."""

    def uncover(self) -> None:
        """The one it was passed to is there."""


class Left(Exception):
    """Somebody left the table."""


class Conversation:
    """One game, played by typing."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._lines = TypedLines()
        self._known: dict[int | None, int] = {}  # by viewer, the number of the last event told
        self._status = ""
        self._paying: int | None = None

    def hold(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            while self._turn():
                pass
        except Left:
            self._tell(say(self._place.left, language=self._place.language))
        except KeyboardInterrupt:
            print()
            self._tell(say(self._place.left, language=self._place.language))
            raise SystemExit(130) from None

    def _turn(self) -> bool:
        """Tell what is new, and hear one line; False when the game is over."""
        self._pass_on()
        table = self._place.look(self._known.get(self._place.viewer))
        self._tell_news(table)
        if table.over:
            self._tell(*self._place.answer("sheet", None).said)
            return False
        if table.mine:
            self._hear(self._lines.read(self._place.prompt()))
        elif not self._place.go_on():
            said = self._lines.within(1.0)
            if said is None or said:
                self._hear(said)
        return True

    def _pass_on(self) -> None:
        """Cover the screen between two people, where one may not see what the other holds."""
        name = self._place.covered_for()
        if name is None:
            return
        if self._lines.is_terminal:
            print(CLEAR, end="")
        self._tell(say("text-pass-to", {"seat": name}, self._place.language))
        if self._lines.read("") is None:
            raise Left
        self._place.uncover()
        self._status, self._paying = "", None

    def _tell_news(self, table: TextTable) -> None:
        known = self._known.get(table.viewer, 0)
        new = [event for event in table.happened if event.number > known]  # an older server tells the latest anyway
        self._tell(*(event.text for event in new))
        self._known[table.viewer] = new[-1].number if new else known
        if table.status != self._status:
            self._tell(table.status)
            self._status = table.status

    def _hear(self, said: str | None) -> None:
        if said is None:
            if self._lines.is_terminal:
                print()
            raise Left
        try:
            answer = self._place.answer(said, self._paying)
            self._do(answer)
        except Refusal as refusal:
            self._tell(str(refusal))

    def _do(self, answer: TextAnswer) -> None:
        self._paying = answer.paying
        self._tell(*answer.said)
        if answer.does == "quit":
            raise Left
        if answer.does == "play":
            self._place.play(answer.moves)
            self._status = ""
        if answer.does == "undo":
            self._place.undo()
            self._status = ""

    @staticmethod
    def _tell(*lines: str) -> None:
        for line in lines:
            print(line)
        sys.stdout.flush()
