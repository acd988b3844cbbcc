"""What a game is told in: moves, outcomes of chance, events, and the steps of its history."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, cast

from regalia.games.movements import HIDDEN
from regalia.games.rulebook import Notation, Rulebook, What
from regalia.games.told import signed
from regalia.kernel.fields import read_out
from regalia.locale.words import DEFAULT, message_name, say, sheet_message


@dataclass(frozen=True)
class Move:
    """A move of a seat; `str(move)` is its notation, which `Game.play` takes too."""

    seat: int            # who may play it, from 0
    number: int          # its number in the game's action space
    notation: str        # short and unambiguous, such as "claim Dijon Baron"
    what: What | None = field(default=None, compare=False, repr=False)  # its kind and parts, typed; None: nothing
    names: tuple[str, ...] = field(default=(), compare=False, repr=False)  # of the seats, for its meaning

    def __str__(self) -> str:
        """The notation."""
        return self.notation

    @property
    def explained(self) -> tuple[str, dict[str, Any]]:
        """The message that explains the move, and what it is told: the parts of the move, with names for seats."""
        if self.what is None:
            raise LookupError(f"{self.notation!r} stands for nothing, so there is nothing to explain")
        args = asdict(cast(Any, self.what))
        if "other" in args:
            args["other"] = self.names[args["other"]]
        return message_name(args.pop("kind")), args

    def meaning(self, language: str = DEFAULT) -> str:
        """What the move does, in a sentence."""
        return say(*self.explained, language)


@dataclass(frozen=True)
class Outcome:
    """A possible outcome of chance."""

    number: int          # its number among the game's outcomes
    notation: str        # such as "turn up France"
    weight: int          # how many cards would bring it
    of: int              # of how many

    def __str__(self) -> str:
        """The notation."""
        return self.notation


@dataclass(frozen=True)
class Event:
    """A fact: what happened, to whom, by which rule, for how many points."""

    rule: str            # the rule's stable key, of a row of the game's table
    seat: int | None     # whom it concerns, from 0
    other: int | None    # the other seat
    points: int          # points won or lost by `seat`; 0 where they are not told
    args: dict[str, str | int]  # names and numbers for its message
    is_secret: bool = False  # what it was worth is not told to whoever reads this

    def text(self, names: Sequence[str], language: str = DEFAULT) -> str:
        """The event in a sentence, with the names of the seats."""
        if self.is_secret:
            return self._text_without_points(names, language)
        return say(*self.explained(names), language)

    def _text_without_points(self, names: Sequence[str], language: str) -> str:
        """Who took what, by the name that its line has on the score sheet."""
        place, year = self.args.get("place", ""), self.args.get("year", "")
        line = say(sheet_message(self.rule), {"place": place, "year": year}, language)
        return say("web-event-secret", {"seat": names[self.seat or 0], "line": line}, language)

    def explained(self, names: Sequence[str]) -> tuple[str, dict[str, Any]]:
        """The message that tells the event, and what it is told."""
        args = {**self.args, "points": self.points, "signed": signed(self.points)}
        if self.seat is not None:
            args["seat"] = names[self.seat]
        if self.other is not None:
            args["other"] = names[self.other]
        return message_name(self.rule), args

    def concealed(self) -> "Event":
        """The event as somebody tells it who did not see the card."""
        return replace(self, args={**self.args, "card": HIDDEN})

    def without_points(self, reckoned: bool) -> "Event":
        """The event as it is told where sums are hidden; where its numbers say what was reckoned, without those."""
        args = {name: value for name, value in self.args.items() if isinstance(value, str) or not reckoned}
        return replace(self, points=0, args=args, is_secret=True)


@dataclass(frozen=True)
class Step:
    """One move or chance outcome that happened."""

    seat: int | None     # who moved, from 0; None: chance
    number: int          # of the move or outcome; −1: a card that was not seen
    notation: str
    forced: bool         # the only legal move, played by itself
    is_answer: bool      # it answered a question that belongs to the move before it, such as how to pay
    events: tuple[Event, ...]

    def __str__(self) -> str:
        """The notation."""
        return self.notation


def read_log(log: Any, book: Rulebook, notation: Notation, state: Any, box: Any) -> Iterator[Event]:
    """The events of a log record, which led to the state."""
    told = read_out(log)
    for at in range(told.count):
        rule = book.rules[told.rule[at]]
        seat, other, place, points = told.seat[at], told.other[at], told.place[at], told.points[at]
        args = notation.args(rule, place, told.card[at], told.number[at])
        if book.reckon is not None:
            args |= book.reckon(state, box, rule, seat, other, place, points)
        yield Event(
            rule=rule.key,
            seat=seat if seat >= 0 else None,
            other=other if other >= 0 else None,
            points=points,
            args=args,
        )
