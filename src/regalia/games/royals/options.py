"""What people agree on before a game of Royals, and how it is written down."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from regalia.games.codec import Codec, FileOption, Number, Word
from regalia.games.royals.board import Board, load_board, printed_board, read_board
from regalia.games.royals.edition import EDITIONS, USUAL, known_edition, player_numbers, printed
from regalia.kernel.refusal import Refusal

PRINTED, OWN = "printed", "own"  # as records write the board


@dataclass(frozen=True)
class Options:
    """What people agree on before a game of Royals.

    >>> Options(players=4).row
    3
    >>> Options(players=2, edition="2014", row=4)
    Traceback (most recent call last):
    regalia.kernel.refusal.Refusal: The 2014 edition plays with a face-up row of 3 cards, not 4.
    """

    players: int = 2             # 2 … 5
    edition: str = USUAL         # 2014 or 2016
    row: int = 3                 # face-up country cards; 2016 also allows 4
    board: Board | None = None   # a board of one's own; None: the edition's

    def __post_init__(self) -> None:
        """Refuse what the box does not allow; an edition may be given as a number."""
        object.__setattr__(self, "edition", known_edition(str(self.edition)))
        allowed = player_numbers()
        if type(self.players) is not int or self.players not in allowed:
            raise Refusal(f"Royals is for {allowed[0]} to {allowed[-1]} players, not {self.players}.")
        sizes = printed(self.edition)["row"]["face_up"]
        if not isinstance(self.board, Board | None):
            raise Refusal(f"A board is read with load_board(path) first; {self.board!r} is none.")
        if type(self.row) is not int or self.row not in sizes:
            known = " or ".join(map(str, sizes))
            raise Refusal(f"The {self.edition} edition plays with a face-up row of {known} cards, not {self.row}.")

    @property
    def board_used(self) -> Board:
        """The board played on."""
        return self.board or printed_board(self.edition)


class BoardOption(FileOption):
    """A board of one's own: the text of its file in JSON and in records, its path on the command line."""

    def from_flag(self, given: Path) -> Board:
        """The board of a file."""
        return load_board(given)

    def flags(self, value: Board) -> list[str]:
        """Which file it was, nobody knows any more."""
        return [self.flag, "FILE"]

    def from_json(self, given: Any) -> Board | None:
        """The board of a file's text."""
        if not isinstance(given, str):
            raise Refusal("A board is the text of a board file.", "royals.board.text")
        return read_board(given) if given else None

    def to_json(self, value: Board | None) -> str | None:
        """The text of its file."""
        return None if value is None else value.text

    def to_program(self, value: Board | None) -> str:
        """Whether it is one's own; what is printed on it is among the game's facts."""
        return PRINTED if value is None else OWN

    def from_lines(self, text: str, block: Sequence[str]) -> Board | None:
        """The printed board, or the lines of one's own."""
        if text == PRINTED and not block:
            return None
        if text != OWN or not block:
            raise Refusal(f"'{self.line}' must be {PRINTED}, or {OWN} with the board's lines behind '| '.")
        return read_board("\n".join(block) + "\n", "board")

    def to_lines(self, value: Board | None) -> tuple[str, Sequence[str]]:
        """The board's own lines follow."""
        return (PRINTED, ()) if value is None else (OWN, value.text.rstrip("\n").split("\n"))

    def in_short(self, value: Board | None, exact: bool = False) -> str:
        """Its name, and a check of its text where it must be told from others of that name."""
        if value is None:
            return PRINTED
        return f"{value.name} {hashlib.sha256(value.text.encode()).hexdigest()[:12]}" if exact else value.name


CODEC = Codec(
    "Royals",
    Options,
    (
        Number("players", "Players", "number of players, 2 unless said", player_numbers()),
        Word("edition", "Edition", "2014 or 2016", EDITIONS, chooses_rules=True),
        Number("row", "Row", "face-up cards, 3 or 4", tuple(printed(USUAL)["row"]["face_up"])),
        BoardOption("board", "Board", "a board file of your own"),
    ),
)
