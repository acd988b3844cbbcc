"""A game played in the terminal: against bots, or several people at one screen."""

import os
import random
import secrets
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from regalia.bots.advice import advise
from regalia.bots.level_bot import LevelBot
from regalia.bots.levels import level
from regalia.kernel.refusal import Refusal
from regalia.locale.words import DEFAULT, LANGUAGES, say
from regalia.record.writing import write_record
from regalia.table.entries import Entry
from regalia.table.refusals import NoHints
from regalia.table.saying import name_of, title_of
from regalia.table.seating import Seat, seat_people
from regalia.table.showing import Viewer
from regalia.table.table import Table
from regalia.table.text_commands import Commander, word_for
from regalia.table.text_shapes import TextAnswer, TextTable
from regalia.table.text_table import TextReader
from regalia.terminal.conversation import Conversation

PATIENCE = 2.0  # seconds after which it is said that the bots are being compiled
USUAL_LEVEL = "3"


def play_here(
    game: str,
    options: Any,
    people: int,
    levels: list[str],
    names: list[str],
    language: str | None,
    seed: int | None,
    record: Path | None,
) -> None:
    """Play a game to its score sheet, or until whoever plays has had enough."""
    spoken = chosen_language(language)
    table = _set_table(game, options, people, levels, names, seed)
    here = HereAtTheScreen(table, spoken, secrets.randbits(32) if seed is None else seed)
    seats = ", ".join(name_of(seat, spoken) for seat in table.seats)
    words = {"game": title_of(table.book, spoken), "seats": seats, "help": word_for("help", spoken)}
    print(say("text-begin", words, spoken), flush=True)
    Conversation(here).hold()
    if record is not None and table.game.is_over:
        write_record(table.game, record)


def chosen_language(wished: str | None) -> str:
    """The language of the words: the wished one, or the terminal's if it is one of ours."""
    if wished is not None and wished not in LANGUAGES:
        raise Refusal(f"--language must be one of {', '.join(LANGUAGES)}, not {wished!r}.")
    said = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return wished or (said[:2] if said[:2] in LANGUAGES else DEFAULT)


def _set_table(
    game: str, options: Any, people: int, levels: list[str], names: list[str], seed: int | None
) -> Table:
    """A table for people and bots; chance decides who begins."""
    if not 1 <= people <= options.players:
        raise Refusal(f"--people must be from 1 to {options.players}, as many as play, not {people}.")
    if len(names) > people:
        raise Refusal(f"--name is given {len(names)} times, but --people says {people}.")
    if seed is not None and seed < 0:
        raise Refusal(f"--seed must not be negative, but is {seed}.")
    wishes: list[dict[str, Any]] = [
        {"kind": "me" if at == 0 else "screen", "name": names[at] if at < len(names) else None} for at in range(people)
    ]
    for at in range(options.players - people):
        wishes.append({"kind": "bot", "level": level(game, levels[min(at, len(levels) - 1)]).name})
    first = random.Random(seed).randrange(len(wishes))
    seats = seat_people(game, wishes[first:] + wishes[:first])
    has_bots = any(seat.is_bot for seat in seats)
    table = Table(game, options, seats, seed, "compiled" if has_bots else "plain")
    table.follow(table.opening())
    return table


class HereAtTheScreen:
    """A table on this machine."""

    left = "text-left"

    def __init__(self, table: Table, language: str, seed: int) -> None:
        """Whoever of the people is to move first is at the screen."""
        self.language = language
        self._table = table
        self._people = [at for at, seat in enumerate(table.seats) if not seat.is_bot]
        self._viewers = {seat: Viewer(table, seat, table.book.hides_scores) for seat in self._people}
        self._bots = {
            at: LevelBot(level(table.book.name, seat.level or ""), seed + at)
            for at, seat in enumerate(table.seats)
            if seat.is_bot
        }
        turn = table.game.turn
        self._at_screen = turn if turn in self._people else self._people[0]
        self._is_covered = self._covers

    @property
    def _covers(self) -> bool:
        """What one sees is not for the others."""
        book = self._table.book
        return len(self._people) > 1 and (book.hides_hands or book.hides_scores)

    @property
    def viewer(self) -> int:
        """The seat of the one at the screen."""
        return self._at_screen

    def look(self, after: int | None) -> TextTable:
        """The table as the one at the screen knows it; who looks for the first time is told all from the first card."""
        return self._reader().table(after or 0)

    def _reader(self) -> TextReader:
        return TextReader(self._viewers[self._at_screen], self.language)

    def answer(self, said: str, paying: int | None) -> TextAnswer:
        """What is answered to a line."""
        commander = Commander(self._reader())
        found = commander.answer(said, paying)
        if found.does != "hint":
            return found
        if len(self._people) > 1:
            raise NoHints(say("web-refused-no-hints", language=self.language))
        view = self._table.game.view(self._at_screen, history=False)
        return TextAnswer(said=commander.hint(_patiently(lambda: advise(view), self.language)))

    def play(self, moves: list[int]) -> None:
        """Play a move of the one at the screen."""
        self._do(self._table.play(self._at_screen, *moves))

    def undo(self) -> None:
        """Take the last decision back."""
        self._do(self._table.take_back(self._at_screen))

    def _do(self, entry: Entry) -> None:
        self._table.follow(entry)
        for viewer in self._viewers.values():
            viewer.hear(entry)
        turn = self._table.game.turn
        if turn in self._viewers and turn != self._at_screen:
            self._at_screen, self._is_covered = turn, self._covers

    def go_on(self) -> bool:
        """The bots move, one decision at a time."""
        turn = self._table.game.turn
        if turn is None or turn not in self._bots:
            return False
        view = self._table.game.view(turn, history=False)
        move = _patiently(lambda: self._bots[turn].choose(view), self.language)
        self._do(self._table.play(turn, move.number))
        return True

    def prompt(self) -> str:
        """Their name, where several sit at the screen."""
        return "> " if len(self._people) == 1 else f"{self._name(self._table.seats[self._at_screen])}> "

    def covered_for(self) -> str | None:
        """Whoever is to move next, if nobody else may see their hand."""
        if not self._is_covered or self._table.game.is_over:
            return None
        return self._name(self._table.seats[self._at_screen])

    def uncover(self) -> None:
        """They are there."""
        self._is_covered = False

    def _name(self, seat: Seat) -> str:
        return name_of(seat, self.language)


def _patiently(ask: Callable[[], Any], language: str) -> Any:
    """The answer of a bot; if it takes long, it is being compiled, and whoever waits is told."""
    telling = threading.Timer(PATIENCE, lambda: print(say("text-preparing", language=language), file=sys.stderr))
    telling.daemon = True
    telling.start()
    try:
        return ask()
    finally:
        telling.cancel()
