"""Options as they are written: in JSON, as lines of a record, as flags of the command line, in a few words.

A game lists its options once, in the order in which they are read, each with the kind of its value; `Codec` writes
and reads them everywhere. What the box allows is said by the game's own `Options` class, which refuses the rest.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from regalia.kernel.refusal import Refusal

Chosen = TypeVar("Chosen")  # a game's own Options class
NUMBER = re.compile(r"[0-9]{1,3}")
PLAYERS = "players"  # every game has this option


@dataclass(frozen=True)
class Option:
    """One option: how a value of it is written and read."""

    flag_type: ClassVar[type] = str  # what the command line gives
    is_file: ClassVar[bool] = False  # it gives the path of a file
    name: str                        # in Python and in JSON
    line: str                        # the line of a record, such as "Whole deck"
    help: str                        # for the command line, in English
    choices: tuple[Any, ...] = ()    # all values there are, where they are few
    chooses_rules: bool = False      # other components belong to other values: `regalia rules` takes its flag

    @property
    def flag(self) -> str:
        """The flag of the command line."""
        return f"--{self.name.replace('_', '-')}"

    def from_flag(self, given: Any) -> Any:
        """The value that the command line gives."""
        return given

    def flags(self, value: Any) -> list[str]:
        """The words that give the value on the command line."""
        return [self.flag, str(value)]

    def from_json(self, given: Any) -> Any:
        """The value that JSON gives."""
        return given

    def to_json(self, value: Any) -> Any:
        """The value for JSON, whole."""
        return value

    def to_program(self, value: Any) -> Any:
        """The value as a program that plays is told it; what a file tells is told apart from the options."""
        return value

    def from_lines(self, text: str, block: Sequence[str]) -> Any:
        """The value of a record's line; `block` are the lines that belong to it."""
        return text

    def to_lines(self, value: Any) -> tuple[str, Sequence[str]]:
        """The text of a record's line, and the lines that belong to it."""
        return str(value), ()

    def in_short(self, value: Any, exact: bool = False) -> Any:
        """The value in few words, for titles and figures; `exact`: two values that differ are written differently."""
        return value


class Number(Option):
    """A whole number."""

    flag_type = int

    def from_lines(self, text: str, block: Sequence[str]) -> int:
        """A number of up to three digits."""
        if not NUMBER.fullmatch(text):
            raise Refusal(f"'{self.line}' must be a number, not {text!r}.")
        return int(text)


class Word(Option):
    """A word, such as an edition."""


class YesNo(Option):
    """Played with, or not."""

    flag_type = bool

    def flags(self, value: bool) -> list[str]:
        """A flag that is there or not."""
        return [self.flag] if value else []

    def from_lines(self, text: str, block: Sequence[str]) -> bool:
        """Yes or no."""
        if text not in ("yes", "no"):
            raise Refusal(f"'{self.line}' must be yes or no, not {text!r}.")
        return text == "yes"

    def to_lines(self, value: bool) -> tuple[str, Sequence[str]]:
        """Yes or no."""
        return ("yes" if value else "no"), ()


class FileOption(Option):
    """Something a file tells, such as a board of one's own."""

    flag_type = Path
    is_file = True


@dataclass(frozen=True)
class Codec(Generic[Chosen]):
    """Writes and reads the options of one game.

    >>> @dataclass(frozen=True)
    ... class Whist:
    ...     players: int = 4
    ...     jokers: bool = False
    >>> codec = Codec("Whist", Whist, (Number("players", "Players", "", (3, 4)), YesNo("jokers", "Jokers", "")))
    >>> codec.choose(jokers=True)
    Whist(players=4, jokers=True)
    >>> codec.flags(codec.from_json({"jokers": True}))
    ['--jokers']
    >>> codec.sentence(codec.in_short(codec.choose(players=3, jokers=True)))
    '3 players, jokers'
    >>> codec.choose(players=9)
    Traceback (most recent call last):
    regalia.kernel.refusal.Refusal: Whist is played with players 3, 4, not 9.
    >>> codec.choose(trumps=1)
    Traceback (most recent call last):
    regalia.kernel.refusal.Refusal: Whist has no option 'trumps'; it has players, jokers.
    """

    title: str                       # of the game
    options: type[Chosen]            # its Options class, a dataclass with a default for each option
    parts: tuple[Option, ...]   # all of its fields, in order

    def __post_init__(self) -> None:
        """Refuse a list of options that is not the class's own."""
        declared = [option.name for option in fields(self.options)]  # type: ignore[arg-type]
        if [part.name for part in self.parts] != declared:
            raise TypeError(f"{self.title} lists other options than its Options class has: {', '.join(declared)}.")

    def choose(self, **wishes: Any) -> Chosen:
        """The options with these wishes; those not wished for are the usual ones."""
        self._refuse_unknown(wishes)
        return self._checked(self.options(**wishes))

    def _checked(self, options: Chosen) -> Chosen:
        """The options; a value that is none of the few there are is refused, if their own class did not do so."""
        for part, value in self.values(options):
            if part.choices and value not in part.choices:
                known = ", ".join(map(str, part.choices))
                raise Refusal(f"{self.title} is played with {part.name.replace('_', ' ')} {known}, not {value!r}.")
        return options

    def _refuse_unknown(self, wishes: Mapping[str, Any]) -> None:
        known = [part.name for part in self.parts]
        for wish in wishes:
            if wish not in known:
                raise Refusal(f"{self.title} has no option {wish!r}; it has {', '.join(known)}.")

    def values(self, options: Chosen) -> list[tuple[Option, Any]]:
        """Each option with its value."""
        return [(part, getattr(options, part.name)) for part in self.parts]

    # JSON.

    def from_json(self, wishes: Mapping[str, Any]) -> Chosen:
        """The options that JSON tells; what is null is as usual."""
        self._refuse_unknown(wishes)
        said = {part.name: wishes[part.name] for part in self.parts if wishes.get(part.name) is not None}
        given = {part.name: part.from_json(said[part.name]) for part in self.parts if part.name in said}
        return self._checked(self.options(**given))

    def to_json(self, options: Chosen) -> dict[str, Any]:
        """All options for JSON, so that `from_json` gives the same again."""
        return {part.name: part.to_json(value) for part, value in self.values(options)}

    # In few words.

    def in_short(self, options: Chosen, exact: bool = False) -> dict[str, Any]:
        """All options by name in few words, ready for JSON."""
        return {part.name: part.in_short(value, exact) for part, value in self.values(options)}

    def sentence(self, told: Mapping[str, Any], leave_out: tuple[Any, ...] = (False,)) -> str:
        """Options in short as a row of words; those with a value of `leave_out` go without saying."""
        said = [f"{told[PLAYERS]} players"]
        for name, value in told.items():
            if name != PLAYERS and value not in leave_out:
                said.append(name.replace("_", " ") + ("" if value is True else f" {value}"))
        return ", ".join(said)

    # The command line.

    def from_flags(self, given: Mapping[str, Any]) -> Chosen:
        """The options that flags give, by option."""
        return self._checked(self.options(**self.wishes(given)))

    def wishes(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """What flags wish for, by option; a flag of another game is refused."""
        known = {part.name: part for part in self.parts}
        for name in given:
            if name not in known:
                raise Refusal(f"{self.title} has no option --{name.replace('_', '-')}.")
        return {name: known[name].from_flag(value) for name, value in given.items()}

    def flags(self, options: Chosen) -> list[str]:
        """The flags that give the options which are not the usual ones."""
        usual = self.options()
        return [
            word
            for part, value in self.values(options)
            if value != getattr(usual, part.name)
            for word in part.flags(value)
        ]
