"""Writing a game down."""

import datetime
from pathlib import Path

from regalia.games.codec import Option
from regalia.kernel.refusal import Refusal
from regalia.play.game import Game
from regalia.record.layout import BLOCK_MARK, FIRST_LINE, check_of, result_of


def record_text(game: Game, date: datetime.date | None = None) -> str:
    """The record of a game, finished or not; its date is the one given, or that of the record it was read from.

    >>> from regalia.games.catalogue import any_game
    >>> text = record_text(Game.new(any_game(), seed=1), datetime.date(2026, 11, 15))
    >>> text.splitlines()[0], text.count("Date: 2026-11-15"), text.count("Result: unfinished")
    ('Regalia record 1', 1, 1)
    """
    if game.from_position:
        raise Refusal("A game that began from a set-up position has no record; records begin at the start.")
    lines = [FIRST_LINE, f"Game: {game.book.name}"]
    for option, value in game.book.codec.values(game.options):
        lines += _option_lines(option, value)
    lines += [f"Seat {seat + 1}: {_clean(name)}" for seat, name in enumerate(game.names)]
    lines.append(f"Rules: {game.book.version(game.options)}")
    lines.append(f"Date: {(date or game.date or datetime.date.today()).isoformat()}")
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


def _option_lines(option: Option, value: object) -> list[str]:
    text, block = option.to_lines(value)
    return [f"{option.line}: {text}", *(f"{BLOCK_MARK}{line}".rstrip() for line in block)]


def _clean(name: str) -> str:
    """A name on one line."""
    return "".join(letter for letter in name if letter.isprintable()).strip() or "?"
