"""The table of a game's rules: one row for each reason why not and each fact that rules tell.

A game writes its table once, in its `keys.py`. Each line gives the rule's number, which compiled rules write into
the log; whoever tells, shows or sorts events looks the row up and keeps no list of keys of its own:

>>> RULES = RuleTable("whist")
>>> NOT_YOUR_SUIT = RULES.refused("suit")
>>> TRICK = RULES.event("trick", "deed", card="card", scores="points")
>>> RULES[TRICK].key, RULES.row("whist.refused.suit").number == NOT_YOUR_SUIT
('whist.trick', True)
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, get_args

Kind = Literal[
    "legal",    # no rule forbids the move
    "refused",  # why a move is not possible
    "chance",   # what chance brought to all
    "deed",     # what a turn is remembered by: a claim, a card hired
    "did",      # what else a seat did by its own move
    "paid",     # a part of a price
    "gained",   # what a move brought at once
    "fought",   # an attack, and what came of it
    "suffered",  # what a move did to another seat
    "awarded",  # what the end of a period or of the game brought, or did not
    "notice",   # what all should know: a pile is made anew, a period ends
    "end",      # a seat's final points
]
Scores = Literal[
    "",        # no points
    "points",  # points, and a line of the score sheet where there are any
    "marker",  # a marker: a line of the score sheet, whatever it is worth
]
LEGAL, NOT_NOW = 0, 1  # the first rows of every table: no rule forbids the move; it has nothing to do with the moment
# A turn ends; a period ends now; the last one ends with the game.
Milestone = Literal["", "turn", "period", "last period"]


@dataclass(frozen=True)
class Rule:
    """One row of the table."""

    number: int           # as compiled rules write it, 0 …
    key: str              # stable, such as "whist.trick"; its message has '-' for '.' and '_'
    kind: Kind
    place: str            # what the event's place is, in the game's words: "city", "building"; "" none
    card: str             # what its card is: "country", "pair"; "" none
    secret: bool          # the card is known to its seat only
    minor: bool           # the table shows it well enough: telling it would bury the others
    scores: Scores
    stage: str            # events of the same stage are seen together, one stage after another; "" with those before
    milestone: Milestone
    paragraph: str = ""   # of a refusal: where the rules page says why, such as "claim"


class RuleTable:
    """All rules of a game, by number and by key; lines are only ever added at the end."""

    def __init__(self, game: str, paragraph: str = "") -> None:
        """A table that begins with LEGAL and NOT_NOW; the paragraph says what can be done when."""
        self.game = game
        self._rows: list[Rule] = []
        self._by_key: dict[str, Rule] = {}
        self._scorings: set[str] = set()  # the stages in which something is awarded
        self.secret: set[str] = set()     # the keys of events whose card is known to their seat only
        self._add("legal", "legal")
        self.refused("not_now", paragraph)

    def refused(self, name: str, paragraph: str = "") -> int:
        """A reason why a move is not possible, told at length in a paragraph of the rules page; its number."""
        return self._add(f"refused.{name}", "refused", paragraph=paragraph)

    def event(
        self,
        name: str,
        kind: Kind,
        *,
        place: str = "",
        card: str = "",
        secret: bool = False,
        minor: bool = False,
        scores: Scores = "",
        stage: str = "",
        milestone: Milestone = "",
    ) -> int:
        """A fact that rules tell; its number."""
        return self._add(name, kind, place, card, secret, minor, scores, stage, milestone)

    def _add(
        self,
        name: str,
        kind: Kind,
        place: str = "",
        card: str = "",
        secret: bool = False,
        minor: bool = False,
        scores: Scores = "",
        stage: str = "",
        milestone: Milestone = "",
        paragraph: str = "",
    ) -> int:
        key = f"{self.game}.{name}"
        if key in self._by_key:
            raise ValueError(f"The rule {key} stands twice in its table.")
        if kind not in get_args(Kind):
            raise ValueError(f"The rule {key} is of no known kind: {kind!r}; known are {', '.join(get_args(Kind))}.")
        rule = Rule(len(self._rows), key, kind, place, card, secret, minor, scores, stage, milestone, paragraph)
        self._rows.append(rule)
        self._by_key[key] = rule
        if kind == "awarded" and stage:
            self._scorings.add(stage)
        if secret:
            self.secret.add(key)
        return rule.number

    def is_scoring(self, rule: Rule) -> bool:
        """The rule's events belong to the scoring of a period or of the game: they are seen place by place."""
        return rule.stage in self._scorings

    def __getitem__(self, number: int) -> Rule:
        """The row of a number."""
        return self._rows[number]

    def __iter__(self) -> Iterator[Rule]:
        """All rows, in order."""
        return iter(self._rows)

    def __len__(self) -> int:
        """How many there are."""
        return len(self._rows)

    def row(self, key: str) -> Rule:
        """The row of a key.

        >>> RuleTable("whist").row("whist.trump")
        Traceback (most recent call last):
        KeyError: 'whist has no rule whist.trump'
        """
        try:
            return self._by_key[key]
        except KeyError:
            raise KeyError(f"{self.game} has no rule {key}") from None
