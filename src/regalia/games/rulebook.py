"""What the rest of Regalia asks of a game: its rulebook, which the game's folder exports as `GAME`.

Everything that is known of one game alone is reached from here: its rules and records, its options, its words, what
lies on its table, how it is paid, what bots look at, what studies play. No other room names a game.
"""

import tomllib
import types
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any, Protocol

from regalia.games.codec import Codec
from regalia.games.component_sheets import Component
from regalia.games.kept_parts import KeptParts
from regalia.games.movements import Movement, Travel
from regalia.games.rules_page import RulesPage
from regalia.games.studies import Configurations
from regalia.games.told import Sentences
from regalia.kernel.refusal import Refusal
from regalia.kernel.rule_table import Rule, RuleTable


class What(Protocol):
    """What a move is, in the game's words: a dataclass with the parts of the move, found by its kind."""

    @property
    def kind(self) -> str:
        """A key, such as "whist.move.trump"; its message explains the move, told its parts."""


class Notation(Protocol):
    """Numbers to words, for one set of options; `state` is any view of the state."""

    moves: int  # how many numbers the action space has

    def what(self, state: Any, move: int) -> What | None:
        """What a move is; None if the number stands for nothing on this board or in this market."""

    def move(self, state: Any, move: int) -> str:
        """The notation of a move, short and unambiguous; a number that stands for nothing has one too."""

    def outcome(self, state: Any, outcome: int) -> str:
        """The notation of a chance outcome."""

    def outcomes(self, state: Any) -> Iterable[int]:
        """The numbers chance outcomes can have."""

    def args(self, rule: Rule, place: int, card: int, number: int) -> dict[str, Any]:
        """The names an event's numbers stand for, as its message is told them."""


@dataclass(frozen=True)
class Laid:
    """A state that lies on a table, and the rules to be asked about it."""

    states: Any                     # an array with one state
    boxes: Any
    options: Any
    call: Callable[..., Any]        # calls a function of the rules by name, with states, boxes and what is given
    kept: KeptParts = field(default_factory=KeptParts)  # what was made for others who look at the same table


# Of each place that can be led, what it is and its name: the seats that lead there. Nobody: none.
Leaders = dict[tuple[str, str], frozenset[int]]


@dataclass(frozen=True)
class Prospect:
    """What a move is good for later: a fact of the table before it and after it."""

    name: str                       # its message is `<game>-web-prospect-<name>`
    args: dict[str, Any]            # what the message is told


@dataclass(frozen=True)
class Payment:
    """One way to pay for a move: the cards, and the answers to the questions that follow the move."""

    moves: tuple[int, ...]          # answers to send behind the move, in order
    cards: dict[str, int]           # cards paid
    wild: int                       # of them, those that only stand for others


class Reckon(Protocol):
    """Tells what an event was made of: factors of its points, the sides of a fight."""

    def __call__(
        self, state: Any, box: Any, rule: Rule, seat: int, other: int, place: int, points: int
    ) -> dict[str, Any]:
        """More for its message to be told; of the state in which the move left the table."""


class Payments(Protocol):
    """How moves are paid for; of games whose moves cost a choice of cards."""

    def needs_payment(self, move: int) -> bool:
        """The move is paid for: it may be followed by questions how."""

    def ways(self, laid: Laid, move: int) -> list[Payment]:
        """Every set of cards that pays for a legal move, the one to propose first."""


class TableShape(Protocol):
    """What is on a game's table: the shape that browsers and programs are told, and how it is filled."""

    model: type[Any]                # a Pydantic model with a field `game`, the game's name
    board_model: type[Any]          # likewise, of what is printed
    moves: Any                      # the union of all kinds of moves

    def lay(self, laid: Laid, viewer: int | None, hides_scores: bool) -> dict[str, Any]:
        """The table as the viewer sees it, in names and numbers that fit the model; of a state already concealed.

        What is in it may be kept and shown to others: nobody changes it.
        """

    def board(self, options: Any) -> Any:
        """What is printed and does not change during the game, an instance of its model."""


@dataclass(frozen=True)
class Foresight:
    """What a move changes besides what it brings at once: told of an offer, so that nobody has to reckon."""

    model: type[Any]                     # a Pydantic model with a field `game`, the game's name
    of: Callable[[Laid, Laid], Any]      # of the state before the move and after it, an instance of the model


@dataclass(frozen=True)
class FeatureNames:
    """What bots look at: the modules that look, and what each number tells."""

    modules: tuple[types.ModuleType, ...] = ()  # together they have the functions of `regalia.kernel.features`
    seat: tuple[str, ...] = ()                  # of each seat, in order
    move: tuple[str, ...] = ()                  # of a move, in order


@dataclass(frozen=True)
class Command:
    """A command that only this game has, such as one that writes a board file to fill in."""

    name: str
    run: Callable[..., str]         # what it returns is printed; a parameter's help is the metadata of its Annotated


def describe_fields(state: Any, options: Any, first_seat: int) -> dict[str, Any]:
    """A position as the fields of its state: of a game that has no words of its own for it."""
    return {name: state[name].tolist() for name in state.dtype.names}


@dataclass(frozen=True, eq=False)  # there is one of each game
class Rulebook:
    """One game."""

    name: str                       # of its folder
    title: str
    year: int                       # of its first edition; games are listed by it
    folder: Traversable             # where its files lie: levels.toml, weights.json, rulings.toml, locale/
    # The rules.
    modules: tuple[types.ModuleType, ...]
    state: type
    box: type
    rules: RuleTable
    # Options, and what the box has for them.
    codec: Codec[Any]
    player_numbers: Callable[[], tuple[int, ...]]
    lay_out: Callable[[Any], Any]
    # Words.
    notation: Callable[[Any], Notation]
    table: Callable[[], TableShape]
    # What a game may have besides.
    version: Callable[[Any], int] = lambda options: 1  # of the rules; a record of another version is refused
    hides_scores: bool = False      # sums of points are usually hidden until the end; a table may agree otherwise
    describe: Callable[[Any, Any, int], dict[str, Any]] = describe_fields  # in names; seats from the last argument on
    arrange: Callable[[Any, Any, Any, dict[str, Any]], None] | None = None  # lays out a position in words
    progress: Callable[[Any, int], float] = lambda state, players: 0.0  # how far a state is, 0 … 1
    is_last_round: Callable[[Any], bool] = lambda state: False  # whoever moves has no turn after this one
    hand_decides: Callable[[Any], bool] = lambda state: True  # what the seat to decide may do depends on hidden cards
    leaders: Callable[[Laid], Leaders] = lambda laid: {}  # who leads where, if it were scored now
    prospects: Callable[[Laid, Laid, int], list[Prospect]] = lambda before, after, move: []  # of a move, for advice
    sentences: Callable[[], Sentences | None] = lambda: None  # tells its table; without, the fields of it are told
    travels: Mapping[int, tuple[Travel, ...]] = field(default_factory=dict)  # by rule: what moves with its events
    payments: Payments | None = None
    reckon: Reckon | None = None    # what an event's points came from, where its numbers alone do not say it
    foresight: Callable[[], Foresight | None] = lambda: None  # what else a move changes, told before it is played
    facts: Callable[[Any], dict[str, Any]] | None = None  # what is printed on the board, for programs that play
    features: Callable[[], FeatureNames] = FeatureNames
    configurations: Callable[[], Configurations] = Configurations
    components: Callable[..., list[Component]] = lambda: []  # what `regalia rules` shows
    page: Callable[[], RulesPage] | None = None  # its rules page; without one, a page with its rulings only
    commands: tuple[Command, ...] = ()

    @property
    def hides_hands(self) -> bool:
        """Some cards are known to their holder only."""
        return bool(self.rules.secret)

    def movements(self, rule: Rule, seat: int | None, points: int, args: Mapping[str, Any]) -> list[Movement]:
        """What travels over the table with an event, from where to where."""
        return [movement for travel in self.travels.get(rule.number, ()) for movement in travel.of(seat, points, args)]

    def file_text(self, name: str) -> str | None:
        """The text of a file in the game's folder; None where it has no such file."""
        file = self.folder.joinpath(name)
        return file.read_text("utf-8") if file.is_file() else None

    def toml(self, name: str) -> dict[str, Any]:
        """What a TOML file in the game's folder says; nothing where it has no such file."""
        try:
            return tomllib.loads(self.file_text(name) or "")
        except tomllib.TOMLDecodeError as error:
            raise Refusal(f"{name} in the folder {self.name} cannot be read: {error}.") from None

    @property
    def rulings(self) -> list[dict[str, Any]]:
        """What was decided where the printed rules are silent: id, question, ruling, why, and the rules it governs."""
        return list(self.toml("rulings.toml").get("rulings", ()))

    def choose(self, **wishes: Any) -> Any:
        """The options with these wishes."""
        return self.codec.choose(**wishes)
