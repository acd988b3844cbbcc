"""What a review finds: the worth of every decision, the luck of every draw, and each seat's account of both.

Everything here knows how to say itself in words ready for JSON, seats from 1; `docs/review.md` explains them.
"""

import datetime
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from regalia.bots.advice import Outlook
from regalia.bots.levels import Level
from regalia.locale.words import DEFAULT, say

VERSION = 1            # of the words a review is written in
SHOWN_OPTIONS = 5      # options kept of a decision
SHOWN_MISTAKES = 10    # mistakes in the list of the biggest

# In win chance. Two looks at one position differ by some 0.005, so what is smaller than 0.02 is not worth a name;
# a game has many small decisions, and each kind is twice the one before.
KINDS = {"blunder": 0.08, "mistake": 0.04, "inaccuracy": 0.02}

Explained = tuple[str, dict[str, Any]]  # a message and what it tells of, to be said in any language


@dataclass(frozen=True)
class Worth:
    """A move and what came of it."""

    notation: str
    explained: Explained = field(compare=False, repr=False)
    visits: int                  # worlds in which search made it
    wins: tuple[float, ...]      # each seat's chance to win after it
    points: tuple[float, ...]    # each seat's final points, expected

    def meaning(self, language: str = DEFAULT) -> str:
        """What the move does, in a sentence."""
        return say(*self.explained, language)

    def as_words(self) -> dict[str, Any]:
        """The move and its figures."""
        move = {"move": self.notation, "meaning": self.meaning(), "visits": self.visits}
        return {**move, **hopes(self.wins, self.points)}


@dataclass(frozen=True)
class Decision:
    """What a seat could do, as it could know it, and what it did."""

    seat: int
    before: Outlook              # as search saw it, before the move
    options: tuple[Worth, ...]   # most tried first, SHOWN_OPTIONS at most
    best: Worth
    played: Worth                # valued in the same way as the best, so the two compare

    @property
    def loss(self) -> float:
        """Win chance given away."""
        return max(0.0, self.best.wins[self.seat] - self.played.wins[self.seat])

    @property
    def points_loss(self) -> float:
        """Points given away."""
        return max(0.0, self.best.points[self.seat] - self.played.points[self.seat])

    @property
    def kind(self) -> str:
        """How large a mistake it was: "blunder", "mistake", "inaccuracy", or "" if none."""
        return next((kind for kind, least in KINDS.items() if self.loss >= least), "")

    def as_words(self) -> dict[str, Any]:
        """What was possible, and what was given away."""
        return {
            "before": hopes(self.before.wins, self.before.points),
            "played": self.played.as_words(),
            "best": self.best.as_words(),
            "loss": rounded_chance(self.loss),
            "points_loss": rounded_points(self.points_loss),
            "kind": self.kind,
            "options": [option.as_words() for option in self.options],
        }


@dataclass(frozen=True)
class Draw:
    """What chance brought, against the mean of all it could have brought."""

    seat: int                    # from whose view it was seen: who drew, or acts next
    chance: float                # how likely this was
    luck: tuple[float, ...]      # what it changed in each seat's chance to win
    points: tuple[float, ...]    # and in its expected points

    def as_words(self) -> dict[str, Any]:
        """How likely it was, and what it changed."""
        return {
            "seat": self.seat + 1,
            "chance": rounded_chance(self.chance),
            "luck": [rounded_chance(luck) for luck in self.luck],
            "points": [rounded_points(points) for points in self.points],
        }


@dataclass(frozen=True)
class Moment:
    """One step of the game, and how it stood afterwards with open hands."""

    number: int                  # from 1, as the record has them
    seat: int | None             # None: chance
    notation: str
    explained: Explained = field(compare=False, repr=False)  # what the move does, or what chance brought
    forced: bool
    round: int                   # from 1
    wins: tuple[float, ...]      # each seat's chance to win; at the end of the game, how it ended
    points: tuple[float, ...]
    decision: Decision | None    # of a move with an alternative
    draw: Draw | None            # of chance

    def meaning(self, language: str = DEFAULT) -> str:
        """The step in a sentence."""
        return say(*self.explained, language)

    def as_words(self) -> dict[str, Any]:
        """The step, with its decision or draw where it has one."""
        words = {
            "number": self.number,
            "seat": None if self.seat is None else self.seat + 1,
            "notation": self.notation,
            "forced": self.forced,
            "round": self.round,
            **hopes(self.wins, self.points),
        }
        if self.decision is not None:
            words["decision"] = self.decision.as_words()
        if self.draw is not None:
            words["draw"] = self.draw.as_words()
        return words


@dataclass(frozen=True)
class Mistake:
    """A decision that gave something away, and when."""

    moment: Moment
    decision: Decision

    @property
    def number(self) -> int:
        """The step, from 1."""
        return self.moment.number

    def as_words(self) -> dict[str, Any]:
        """The mistake in short; all about it is at its step."""
        decision = self.decision
        return {
            "number": self.number,
            "seat": decision.seat + 1,
            "kind": decision.kind,
            "played": decision.played.notation,
            "better": decision.best.notation,
            "chance_played": rounded_chance(decision.played.wins[decision.seat]),
            "chance_better": rounded_chance(decision.best.wins[decision.seat]),
            "loss": rounded_chance(decision.loss),
            "points_loss": rounded_points(decision.points_loss),
        }


@dataclass(frozen=True)
class Mark:
    """Where a period ended or a round began."""

    number: int                  # the step
    kind: str                    # "period" or "round"
    name: str                    # such as "1648", or "2"

    def as_words(self) -> dict[str, Any]:
        """The mark."""
        return {"number": self.number, "kind": self.kind, "name": self.name}


@dataclass(frozen=True)
class Account:
    """One seat over the whole game: what chance gave it, and what it gave away."""

    seat: int
    name: str
    score: int                   # its points where the record ends
    luck: float                  # win chance that chance gave or took
    luck_points: float
    skill: float                 # win chance its own decisions gave away: 0, or less
    skill_points: float
    decisions: int
    kinds: dict[str, int]        # mistakes of each kind

    def as_words(self) -> dict[str, Any]:
        """The account."""
        return {
            "seat": self.seat + 1,
            "name": self.name,
            "score": self.score,
            "luck": rounded_chance(self.luck),
            "luck_points": rounded_points(self.luck_points),
            "skill": rounded_chance(self.skill),
            "skill_points": rounded_points(self.skill_points),
            "decisions": self.decisions,
            "kinds": dict(self.kinds),
        }


@dataclass(frozen=True)
class Review:
    """A reviewed game."""

    game: str
    title: str
    options: dict[str, Any]
    names: tuple[str, ...]
    date: datetime.date | None
    scores: tuple[int, ...]
    winners: tuple[int, ...]     # none: the record ends before the game does
    level: Level                 # who was asked, with the iterations of a decision
    start: Outlook
    moments: tuple[Moment, ...]
    marks: tuple[Mark, ...]

    @property
    def finished(self) -> bool:
        """The game came to its end."""
        return bool(self.winners)

    @property
    def shares(self) -> tuple[float, ...]:
        """Each seat's share of the victory; nothing to anybody before the end."""
        return shares_of(self.winners, len(self.names))

    @property
    def curve(self) -> tuple[tuple[float, ...], ...]:
        """The chances to win before the first step and after each."""
        return (self.start.wins, *(moment.wins for moment in self.moments))

    @cached_property
    def mistakes(self) -> tuple[Mistake, ...]:
        """The mistakes, the largest first."""
        decided = ((moment, moment.decision) for moment in self.moments)
        found = (Mistake(moment, decision) for moment, decision in decided if decision and decision.kind)
        return tuple(sorted(found, key=lambda mistake: -mistake.decision.loss))

    @cached_property
    def accounts(self) -> tuple[Account, ...]:
        """Luck and skill of each seat."""
        return tuple(self._account(seat) for seat in range(len(self.names)))

    def _account(self, seat: int) -> Account:
        draws = [moment.draw for moment in self.moments if moment.draw]
        decisions = [moment.decision for moment in self.moments if moment.decision and moment.decision.seat == seat]
        return Account(
            seat,
            self.names[seat],
            self.scores[seat],
            luck=sum(draw.luck[seat] for draw in draws),
            luck_points=sum(draw.points[seat] for draw in draws),
            skill=-sum(decision.loss for decision in decisions),
            skill_points=-sum(decision.points_loss for decision in decisions),
            decisions=len(decisions),
            kinds={kind: sum(decision.kind == kind for decision in decisions) for kind in KINDS},
        )

    def as_words(self) -> dict[str, Any]:
        """The whole review."""
        return {
            "version": VERSION,
            "game": self.game,
            "title": self.title,
            "options": self.options,
            "date": self.date.isoformat() if self.date else None,
            "finished": self.finished,
            "winners": [seat + 1 for seat in self.winners],
            "level": self.level.name,
            "iterations": self.level.iterations,
            "kinds": dict(KINDS),
            "seats": [account.as_words() for account in self.accounts],
            "start": hopes(self.start.wins, self.start.points),
            "marks": [mark.as_words() for mark in self.marks],
            "mistakes": [mistake.as_words() for mistake in self.mistakes[:SHOWN_MISTAKES]],
            "steps": [moment.as_words() for moment in self.moments],
        }


def shares_of(winners: tuple[int, ...], players: int) -> tuple[float, ...]:
    """Each seat's share of the victory.

    >>> shares_of((0, 2), players=3)
    (0.5, 0.0, 0.5)
    """
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(players))


def rounded_chance(chance: float) -> float:
    """A chance, as exact as words are."""
    return round(chance, 4)


def rounded_points(points: float) -> float:
    """Points, as exact as words are."""
    return round(points, 2)


def hopes(wins: Iterable[float], points: Iterable[float]) -> dict[str, Any]:
    """Each seat's chance to win, and the points it may expect."""
    return {"wins": [rounded_chance(win) for win in wins], "points": [rounded_points(end) for end in points]}
