"""The score sheet: every marker and point, whose it is and where it came from."""

from collections.abc import Iterable
from dataclasses import dataclass

from regalia.kernel.rule_table import RuleTable
from regalia.locale.words import DEFAULT, say, sheet_message
from regalia.play.steps import Event


@dataclass(frozen=True)
class Source:
    """A kind of points: the rule, the place and the period, the last two as far as there are any."""

    rule: str
    place: str
    year: str

    def text(self, language: str = DEFAULT) -> str:
        """The name of its line on the sheet."""
        return say(sheet_message(self.rule), {"place": self.place, "year": self.year}, language)


@dataclass(frozen=True)
class Line:
    """Points a seat won or lost at one time."""

    seat: int
    points: int
    event: Event

    def text(self, names: tuple[str, ...], language: str = DEFAULT) -> str:
        """Where the points came from, in a sentence."""
        return self.event.text(names, language)

    @property
    def source(self) -> "Source":
        """Where points of this kind come from, for adding up."""
        args = self.event.args
        return Source(self.event.rule, str(args.get("place", "")), str(args.get("year", "")))


@dataclass(frozen=True)
class ScoreSheet:
    """All points of a game so far; `winners` is empty until it is over."""

    names: tuple[str, ...]
    lines: tuple[Line, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]

    def of(self, seat: int) -> tuple[Line, ...]:
        """The lines of one seat, in the order the points came."""
        return tuple(line for line in self.lines if line.seat == seat)

    def by_source(self) -> dict[Source, list[int]]:
        """Points of each seat added up by where they came from, in the order they first came."""
        table: dict[Source, list[int]] = {}
        for line in self.lines:
            row = table.setdefault(line.source, [0] * len(self.names))
            row[line.seat] += line.points
        return table


def score_lines(events: Iterable[Event], rules: RuleTable) -> tuple[Line, ...]:
    """The lines of all events that brought a marker, whatever it is worth, or that brought or cost points."""
    return tuple(
        Line(event.seat, event.points, event)
        for event in events
        if event.seat is not None and (event.points != 0 or rules.row(event.rule).scores == "marker")
    )
