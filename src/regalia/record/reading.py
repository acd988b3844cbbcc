"""Reading a record: every step is played again through the rules, or there is one message and no game."""

import datetime
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from regalia.engine.compiling import Way
from regalia.games.catalogue import rulebook
from regalia.games.codec import Option
from regalia.games.rulebook import Rulebook
from regalia.kernel.refusal import Refusal
from regalia.play.game import Game, IllegalMove
from regalia.record.layout import BLOCK_MARK, FIRST_LINE, RecordRefusal, check_of, result_of

LARGEST_FILE = 2_000_000  # bytes; a long game has some twenty thousand
HEADER_LINE = re.compile(r"([A-Z][a-z]+(?: [a-z0-9]+)?): (.*)")
STEP_LINE = re.compile(r"(chance|seat (\d{1,2})): (.+)")
END_LINE = re.compile(r"End: (\d{1,9}) steps?(?:, check ([0-9a-f]{8}))?")


@dataclass
class _Header:
    """The header lines by name, each with its line number."""

    entries: dict[str, tuple[int, str]] = field(default_factory=dict)
    blocks: dict[str, list[str]] = field(default_factory=dict)  # the lines that belong to an entry
    last_line: int = 1

    def get(self, name: str) -> tuple[int, str]:
        if name not in self.entries:
            raise RecordRefusal(self.last_line, f"the header has no line '{name}: …'.")
        return self.entries[name]


def read_record(path: str | Path, game: str | None = None, way: Way = "plain") -> Game:
    """The game of a record file; `game` asks for a record of that game only."""
    path = Path(path)
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise Refusal(f"{path} is too large to be a record ({LARGEST_FILE // 1_000_000} MB at most).")
        text = path.read_text("utf-8")
    except FileNotFoundError:
        raise Refusal(f"There is no record file {path}.") from None
    except UnicodeDecodeError:
        raise Refusal(f"{path}, line 1: this is not a record; a record is a UTF-8 text file.") from None
    except OSError as error:
        raise Refusal(f"{path} cannot be read: {error.strerror}.") from None
    try:
        return parse_record(text, game, way)
    except RecordRefusal as refusal:
        raise Refusal(f"{path}, {refusal}") from None


def parse_record(text: str, game: str | None = None, way: Way = "plain") -> Game:
    """The game of a record's text.

    >>> from regalia.games.catalogue import any_game
    >>> from regalia.record.writing import record_text
    >>> parse_record(record_text(Game.new(any_game(), players=3, seed=1))).options.players
    3
    """
    lines = text.rstrip("\n").split("\n")
    if not lines or lines[0].strip() != FIRST_LINE:
        raise RecordRefusal(1, f"this is not a Regalia record; its first line should be '{FIRST_LINE}'.")
    end = _find_end(lines)
    header, first_step = _read_header(lines, end)
    book = _book(header, game)
    replay = _start(book, header, way)
    steps = _replay(replay, lines, first_step, end)
    _check_end(lines, end, steps)
    line, result = header.get("Result")
    if result != result_of(replay):
        raise RecordRefusal(line, f"the result says '{result}', but the moves give '{result_of(replay)}'.")
    replay.chance_by_hand = replay.forced_by_hand = False
    return replay


def _find_end(lines: list[str]) -> int:
    """The index of the End line, which must be the last one."""
    last = max(at for at, line in enumerate(lines) if line.strip())
    if END_LINE.fullmatch(lines[last].strip()):
        return last
    for at, line in enumerate(lines):
        if END_LINE.fullmatch(line.strip()):
            raise RecordRefusal(at + 2, "nothing may follow the line 'End: …'.")
    raise RecordRefusal(last + 1, "the record is cut off here; its last line should be 'End: … steps, check …'.")


def _read_header(lines: list[str], end: int) -> tuple[_Header, int]:
    header = _Header()
    for at in range(1, end):
        line = lines[at].rstrip()
        if not line or line.startswith("#"):
            if "Result" in header.entries:
                return header, at
            continue
        header.last_line = at + 1
        if line.startswith(BLOCK_MARK.rstrip()) and header.entries:
            header.blocks.setdefault(list(header.entries)[-1], []).append(line[len(BLOCK_MARK) :])
            continue
        if STEP_LINE.fullmatch(line):
            header.get("Result")
        found = HEADER_LINE.fullmatch(line)
        if found is None:
            raise RecordRefusal(at + 1, f"{line[:60]!r} is not a header line such as 'Players: 2'.")
        name, value = found.groups()
        if name in header.entries:
            raise RecordRefusal(at + 1, f"the header has a second line '{name}: …'.")
        header.entries[name] = at + 1, value.strip()
    return header, end


def _book(header: _Header, wanted: str | None) -> Rulebook:
    line, name = header.get("Game")
    if wanted is not None and name != wanted:
        raise RecordRefusal(line, f"this is a record of {name}, not of {wanted}.")
    try:
        return rulebook(name)
    except Refusal as refusal:
        raise RecordRefusal(line, str(refusal)) from None


def _start(book: Rulebook, header: _Header, way: Way) -> Game:
    options = _options(book, header)
    line, version = header.get("Rules")
    if version != str(book.version(options)):
        ours = book.version(options)
        raise RecordRefusal(line, f"written for version {version} of the rules; this Regalia plays version {ours}.")
    date = _date(header)
    seats = [f"Seat {seat + 1}" for seat in range(options.players)]
    known = ["Game", *(option.line for option in book.codec.parts), *seats, "Rules", "Date", "Result"]
    for name, (line, _) in header.entries.items():
        if name not in known:
            raise RecordRefusal(line, f"{name!r} is no header line of {book.title}; known are {', '.join(known)}.")
    names = tuple(header.get(seat)[1] for seat in seats)
    game = Game(book, options, names=names, chance_by_hand=True, forced_by_hand=True, way=way)
    game.date = date
    return game


def _date(header: _Header) -> datetime.date:
    line, date = header.get("Date")
    try:
        return datetime.date.fromisoformat(date)
    except ValueError:
        raise RecordRefusal(line, f"{date!r} is not a date such as 2026-11-15.") from None


def _options(book: Rulebook, header: _Header) -> Any:
    """The options of the header; a refusal names the line of the option that does not fit."""
    _refuse_strange_blocks(book, header)
    wishes = {option.name: _option(header, option) for option in book.codec.parts}
    chosen: dict[str, Any] = {}
    for option in book.codec.parts:
        chosen[option.name] = wishes[option.name]
        try:
            options = book.choose(**chosen)
        except Refusal as refusal:
            raise RecordRefusal(header.get(option.line)[0], str(refusal)) from None
    return options


def _refuse_strange_blocks(book: Rulebook, header: _Header) -> None:
    """Lines behind '| ' belong to an option of the game."""
    for name in header.blocks:
        if name not in [option.line for option in book.codec.parts]:
            raise RecordRefusal(header.get(name)[0], f"no lines behind '{BLOCK_MARK}' belong to '{name}'.")


def _option(header: _Header, option: Option) -> Any:
    line, text = header.get(option.line)
    try:
        return option.from_lines(text, header.blocks.get(option.line, ()))
    except Refusal as refusal:
        raise RecordRefusal(line, str(refusal)) from None


def _replay(game: Game, lines: list[str], first: int, end: int) -> int:
    steps = 0
    for at in range(first, end):
        line = lines[at].strip()
        if line and not line.startswith("#"):
            _replay_step(game, line, at + 1)
            steps += 1
    return steps


def _replay_step(game: Game, text: str, line: int) -> None:
    found = STEP_LINE.fullmatch(text)
    if found is None:
        raise RecordRefusal(line, f"{text[:60]!r} is neither 'seat N: move' nor 'chance: outcome'.")
    who, seat, notation = found.groups()
    expected = "nobody" if game.is_over else "chance" if game.turn is None else f"seat {game.turn + 1}"
    if who != expected:
        if game.is_over:
            raise RecordRefusal(line, "the game is over; no step may follow.")
        raise RecordRefusal(line, f"it is the turn of {expected}, not of {who}.")
    try:
        if seat is None:
            game.draw(notation)
        else:
            game.play(notation)
    except IllegalMove as refusal:
        raise RecordRefusal(line, str(refusal)) from None


def _check_end(lines: list[str], end: int, steps: int) -> None:
    found = END_LINE.fullmatch(lines[end].strip())
    assert found is not None
    said, check = found.groups()
    if int(said) != steps:
        raise RecordRefusal(end + 1, f"the record should have {said} steps, but has {steps}.")
    found_check = check_of(lines[:end])
    if check is not None and check != found_check:
        raise RecordRefusal(end + 1, f"the record was altered: its check is {check}, its lines give {found_check}.")
