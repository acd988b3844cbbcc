"""What each viewer is shown of a table: the one place that decides it.

All that leaves a table for a seat or a spectator is made here, from what that seat knows and nothing else. The news of
a viewer follow from the log alone, so they are the same after a restart; and they are the same, byte for byte, for all
games that the viewer cannot tell apart.
"""

from collections.abc import Collection, Set
from dataclasses import asdict, replace
from typing import Any, NamedTuple

from regalia.games.kept_parts import KeptParts
from regalia.play.game import Game
from regalia.play.steps import Event, Step
from regalia.play.view import conceal_steps
from regalia.table.entries import Entry, Gestured, Rematched, Renamed, Reseated, Seated
from regalia.table.offering import told_offers
from regalia.table.shapes import NewsItem, Scene, Sheet, SheetLine, Stage, Update
from regalia.table.staging import stages
from regalia.table.table import Table, told_steps


class ToldUpdate(NamedTuple):
    """An update in names and numbers, for those who tell many at once."""

    news: NewsItem
    scene: dict[str, Any]
    stages: list[dict[str, Any]]


class Viewer:
    """A seat or a spectator (None) and the news it was told so far."""

    def __init__(self, table: Table, seat: int | None, hides_scores: bool = False) -> None:
        """A viewer who comes to the table and is told all that happened."""
        self._come(table, seat, hides_scores, KeptParts())
        _replay(table, [self], self._kept)

    def _come(self, table: Table, seat: int | None, hides_scores: bool, kept: KeptParts) -> None:
        self.table = table
        self.seat = seat
        self.hides_scores = hides_scores
        self.news: list[NewsItem] = []
        self._kept = kept
        self._ends: list[int] = []  # for each step told, how many of the game's steps it and those before it cover
        self._known: list[int] = []  # for each news, how many of the game's steps were told with it

    @classmethod
    def all_of(cls, table: Table, hides_scores: bool, kept: KeptParts) -> "dict[int | None, Viewer]":
        """All seats and a spectator, for whom the log is replayed once; they share what is made for one of them.

        Whoever has them hear of entries turns the kept parts over.
        """
        viewers: dict[int | None, Viewer] = {seat: cls.__new__(cls) for seat in (None, *range(len(table.seats)))}
        for seat, viewer in viewers.items():
            viewer._come(table, seat, hides_scores, kept)
        _replay(table, viewers.values(), kept)
        return viewers

    def hear(self, entry: Entry) -> list[NewsItem]:
        """The news of an entry that the table has just followed; often none for those who may not know."""
        return self._hear(entry, self.table.game)

    def _hear(self, entry: Entry, game: Game) -> list[NewsItem]:
        before = len(self.news)
        if isinstance(entry, Gestured):
            self._add(kind="gestured", seat=entry.seat, gesture=entry.gesture)
        elif isinstance(entry, Reseated):
            self._add(kind="reseated", seat=entry.seat, level=entry.level)
        elif isinstance(entry, Renamed):
            self._add(kind="renamed", seat=entry.seat)
        elif isinstance(entry, Rematched):
            self._add(kind="rematched", table=entry.table, seat=entry.seat)
        elif isinstance(entry, Seated):
            self._add(kind="seated", seat=entry.seat, how=entry.how, was=entry.was)
        else:
            self._hear_steps(game)
        return self.news[before:]

    def _hear_steps(self, game: Game) -> None:
        """Tell the steps since the last news, or that steps told before were taken back.

        Where hands are hidden, each move of another is a news of its own: whether it came by itself, as the only
        one possible, would tell of the hand.
        """
        known = told_steps(game, self.seat)
        gone = 0
        while self._ends and self._ends[-1] > known:
            self._ends.pop()
            gone += 1
        if gone:
            self._add(kind="taken_back", taken_back=gone)
        first = self._ends[-1] if self._ends else 0
        steps: list[Step] = []
        for told, end in self._seen(game, first, known):
            step = self._without_others_points(told, game) if self.hides_scores and not game.is_over else told
            if steps and game.book.hides_hands and step.seat not in (None, self.seat):
                self._add(kind="steps", steps=steps)
                steps = []
            steps.append(step)
            self._ends.append(first + end)
        if steps:
            self._add(kind="steps", steps=steps)

    def _seen(self, game: Game, first: int, known: int) -> list[tuple[Step, int]]:
        """Steps as the viewer saw them; those whom none of them concerns saw the same as a spectator."""
        steps, rules = game.steps[first:known], game.book.rules
        eyes = self.seat if any(_concerns(step, self.seat, rules.secret) for step in steps) else None
        seen: list[tuple[Step, int]]
        _, seen = self._kept.part(
            "steps", (eyes, *map(id, steps)), lambda: (steps, list(conceal_steps(steps, eyes, rules)))
        )
        return seen

    def _without_others_points(self, step: Step, game: Game) -> Step:
        """Where sums are hidden, who took what is told, and not what it is worth: else the news could be added up."""
        rules, reckons = game.book.rules, game.book.reckon is not None

        def shown(event: Event) -> Event:
            is_told = event.seat in (None, self.seat) or not rules.row(event.rule).scores
            return event if is_told else event.without_points(reckons and rules.row(event.rule).scores == "points")

        return replace(step, events=tuple(shown(event) for event in step.events))

    def _add(self, **said: Any) -> None:
        self.news.append(NewsItem(number=len(self.news) + 1, **said))
        self._known.append(self._ends[-1] if self._ends else 0)

    def updates(self, news: list[NewsItem], staged: bool = True) -> list[Update]:
        """The latest news, each with the scene as it was then and the stages that led to it."""
        return [_written_out(one) for one in self.told_updates(news, staged)]

    def told_updates(self, news: list[NewsItem], staged: bool = True) -> list[ToldUpdate]:
        """The same in names and numbers, for those who tell many at once."""
        return [self._update(one, staged) for one in news]

    def last_scoring(self) -> Update | None:
        """The latest news with which a period or the game was scored, in its stages; None: nothing was yet."""
        rules = self.table.book.rules
        for one in reversed(self.news):
            if any(rules.is_scoring(rules.row(event.rule)) for step in one.steps for event in step.events):
                return _written_out(self._update(one, staged=True))
        return None

    def _update(self, news: NewsItem, staged: bool) -> ToldUpdate:
        scene = self.told_scene(news.number)
        has_stages = staged and news.kind == "steps"
        return ToldUpdate(news, scene, self._stages(news, scene) if has_stages else [])

    def _stages(self, news: NewsItem, scene: dict[str, Any]) -> list[dict[str, Any]]:
        first = self._known[news.number - 2] if news.number > 1 else 0
        game = self._game_at(news.number)
        hidden = self.hides_scores and not game.is_over
        return stages(game, self.seat, news.steps, first, scene, hidden, self._kept)

    def told_game(self) -> Game:
        """The game as far as the viewer is told of it; hands in it are not concealed, so it is not for showing."""
        return self._game_at(None)

    def _game_at(self, news: int | None) -> Game:
        """The game as far as the viewer is told of it, now or with one of the latest news."""
        game = self.table.as_told_to(self.seat)
        return game if news is None or news == len(self.news) else game.back_at(self._known[news - 1])

    def scene(self, news: int | None = None) -> Scene:
        """The table as it is now, or as it was with one of the latest news."""
        return Scene.model_validate(self.told_scene(news))

    def told_scene(self, news: int | None = None) -> dict[str, Any]:
        """The same in names and numbers, for those who tell many at once; nobody changes what is in it."""
        game = self._game_at(news)
        standing: _Standing = self._kept.part("standing", (game.states.tobytes(), game.way), lambda: _Standing.of(game))
        hidden = self.hides_scores and not standing.over
        turn = standing.turn
        plays = self.seat is not None and turn == self.seat and not self.table.seats[self.seat].is_bot
        return {
            "viewer": self.seat,
            "news": len(self.news) if news is None else news,
            "turn": turn,
            "over": standing.over,
            "winners": standing.winners,
            "scores": [None if hidden and at != self.seat else points for at, points in enumerate(standing.scores)],
            "offers": told_offers(game) if plays else [],
            "can_take_back": plays and self.table.can_take_back(self.seat),
            "ends_itself": plays and self.table.paused == self.seat,
            "last_round": standing.last_round,
            "seats": list(self.table.seats),
            "rematch": self.table.rematch,
            "rematch_by": self.table.rematch_by,
            "table": game.told_table(self.seat, hides_scores=hidden, kept=self._kept),
        }


class _Standing(NamedTuple):
    """What all may know of how a game stands."""

    turn: int | None
    over: bool
    winners: list[int]
    scores: tuple[int, ...]
    last_round: bool

    @classmethod
    def of(cls, game: Game) -> "_Standing":
        """Of a game where it stands."""
        is_over = game.is_over
        last_round = not is_over and bool(game.book.is_last_round(game.states[0]))
        return cls(game.turn, is_over, list(game.winners), game.scores, last_round)


def _concerns(step: Step, seat: int | None, secret: Set[str]) -> bool:
    """A seat knows more of a step than a spectator, where hands are hidden: it is its own, or its card."""
    return bool(secret) and (step.seat == seat or any(event.seat == seat for event in step.events))


def _replay(table: Table, viewers: Collection[Viewer], kept: KeptParts) -> None:
    """Tell viewers all that happened at a table, which is played once more for all of them."""
    replayed = Table(table.book.name, table.options, table.seats, table.seed, table.game.way)
    for entry in table.entries:
        replayed.follow(entry)
        for viewer in viewers:
            viewer._hear(entry, replayed.game)
        kept.turn_over()


def _written_out(told: ToldUpdate) -> Update:
    return Update(
        news=[told.news],
        scene=Scene.model_validate(told.scene),
        stages=[Stage.model_validate(one) for one in told.stages],
    )


def show_sheet(game: Game) -> Sheet:
    """The score sheet."""
    sheet = game.score_sheet()
    return Sheet(
        lines=[SheetLine(**asdict(source), points=points) for source, points in sheet.by_source().items()],
        events=[line.event for line in sheet.lines],
        totals=list(sheet.totals),
        winners=list(sheet.winners),
    )
