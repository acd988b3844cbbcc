"""Writing a game down."""

import datetime
from pathlib import Path
from typing import Any

from regalia.kernel.refusal import Refusal
from regalia.play.game import Game
from regalia.record.layout import BOARD_MARK, FIRST_LINE, LONGEST_NAME, OPTION_LINES, check_of, result_of


def record_text(game: Game, date: datetime.date | None = None) -> str:
    """The record of a game, finished or not.

    >>> text = record_text(Game.new("majesty", seed=1), datetime.date(2026, 11, 15))
    >>> print(text.split("chance")[0])
    Regalia record 1
    Game: majesty
    Players: 2
    Sides: AAAAAAAA
    Whole deck: no
    Seat 1: Seat 1
    Seat 2: Seat 2
    Rules: 1
    Date: 2026-11-15
    Result: unfinished
    <BLANKLINE>
    <BLANKLINE>
    """
    if game.from_position:
        raise Refusal("A game that began from a set-up position has no record; records begin at the start.")
    lines = [FIRST_LINE, f"Game: {game.book.name}"]
    for line, option in OPTION_LINES[game.book.name].items():
        lines += _option_lines(line, getattr(game.options, option))
    lines += [f"Seat {seat + 1}: {_clean(name)}" for seat, name in enumerate(game.names)]
    lines.append(f"Rules: {game.book.version(game.options)}")
    lines.append(f"Date: {(date or datetime.date.today()).isoformat()}")
    lines.append(f"Result: {result_of(game)}")
    lines.append("")
    for step in game.steps:
        lines.append(f"chance: {step}" if step.seat is None else f"seat {step.seat + 1}: {step}")
    lines.append(f"End: {len(game.steps)} steps, check {check_of(lines)}")
    return "\n".join(lines) + "\n"


def write_record(game: Game, path: str | Path, date: datetime.date | None = None) -> None:
    """Write the record of a game to a file, all of it or nothing."""
    path = Path(path)
    text = record_text(game, date)
    unfinished = path.with_name(path.name + ".part")
    try:
        unfinished.write_text(text, "utf-8")
        unfinished.replace(path)
    except OSError as error:
        unfinished.unlink(missing_ok=True)
        raise Refusal(f"{path} cannot be written: {error.strerror}.") from None


def _option_lines(line: str, value: Any) -> list[str]:
    if line == "Board":
        if value is None:
            return ["Board: printed"]
        return ["Board: own", *(f"{BOARD_MARK}{text}".rstrip() for text in value.text.rstrip("\n").split("\n"))]
    if isinstance(value, bool):
        return [f"{line}: {'yes' if value else 'no'}"]
    return [f"{line}: {value}"]


def _clean(name: str) -> str:
    """A name on one line."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST_NAME] or "?"
