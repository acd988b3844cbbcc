"""What each viewer is shown of a table: the one place that decides it.

All that leaves a table for a seat or a spectator is made here, from what that seat knows and nothing else. The news of
a viewer follow from the log alone, so they are the same after a restart; and they are the same, byte for byte, for all
games that the viewer cannot tell apart.
"""

from dataclasses import asdict, replace
from typing import Any

from regalia.play.game import Game
from regalia.play.steps import Event, Step
from regalia.play.view import conceal_steps
from regalia.table.entries import Entry, Gestured, Rematched, Renamed, Reseated, Seated
from regalia.table.offering import offers
from regalia.table.shapes import NewsItem, Scene, Sheet, SheetLine, Stage, Update
from regalia.table.staging import stages
from regalia.table.table import Table, told_steps


class Viewer:
    """A seat or a spectator (None) and the news it was told so far."""

    def __init__(self, table: Table, seat: int | None, hides_scores: bool = False) -> None:
        """A viewer who comes to the table and is told all that happened."""
        self.table = table
        self.seat = seat
        self.hides_scores = hides_scores
        self.news: list[NewsItem] = []
        self._ends: list[int] = []  # for each step told, how many of the game's steps it and those before it cover
        self._known: list[int] = []  # for each news, how many of the game's steps were told with it
        replayed = Table(table.book.name, table.options, table.seats, table.seed, table.game.way)
        for entry in table.entries:
            replayed.follow(entry)
            self._hear(entry, replayed.game)

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
        gone = sum(end > known for end in self._ends)
        if gone:
            del self._ends[-gone:]
            self._add(kind="taken_back", taken_back=gone)
        first = self._ends[-1] if self._ends else 0
        steps: list[Step] = []
        for told, end in conceal_steps(game.steps[first:known], self.seat, game.book.rules):
            step = self._without_others_points(told, game) if self.hides_scores and not game.is_over else told
            if steps and game.book.hides_hands and step.seat not in (None, self.seat):
                self._add(kind="steps", steps=steps)
                steps = []
            steps.append(step)
            self._ends.append(first + end)
        if steps:
            self._add(kind="steps", steps=steps)

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
        return [self._update(one, staged) for one in news]

    def last_scoring(self) -> Update | None:
        """The latest news with which a period or the game was scored, in its stages; None: nothing was yet."""
        rules = self.table.book.rules
        for one in reversed(self.news):
            if any(rules.is_scoring(rules.row(event.rule)) for step in one.steps for event in step.events):
                return self._update(one, staged=True)
        return None

    def _update(self, news: NewsItem, staged: bool) -> Update:
        scene = self.scene(news.number)
        has_stages = staged and news.kind == "steps"
        return Update(news=[news], scene=scene, stages=self._stages(news, scene) if has_stages else [])

    def _stages(self, news: NewsItem, scene: Scene) -> list[Stage]:
        first = self._known[news.number - 2] if news.number > 1 else 0
        game = self._game_at(news.number)
        return stages(game, self.seat, news.steps, first, scene, self.hides_scores and not game.is_over)

    def told_game(self) -> Game:
        """The game as far as the viewer is told of it; hands in it are not concealed, so it is not for showing."""
        return self._game_at(None)

    def _game_at(self, news: int | None) -> Game:
        """The game as far as the viewer is told of it, now or with one of the latest news."""
        game = self.table.as_told_to(self.seat)
        return game if news is None or news == len(self.news) else game.back_at(self._known[news - 1])

    def scene(self, news: int | None = None) -> Scene:
        """The table as it is now, or as it was with one of the latest news."""
        game = self._game_at(news)
        hidden = self.hides_scores and not game.is_over
        plays = self.seat is not None and game.turn == self.seat and not self.table.seats[self.seat].is_bot
        return Scene(
            viewer=self.seat,
            news=len(self.news) if news is None else news,
            turn=game.turn,
            over=game.is_over,
            winners=list(game.winners),
            scores=[None if hidden and at != self.seat else points for at, points in enumerate(game.scores)],
            offers=offers(game) if plays else [],
            can_take_back=plays and self.table.can_take_back(self.seat),
            ends_itself=plays and self.table.paused == self.seat,
            last_round=not game.is_over and bool(game.book.is_last_round(game.states[0])),
            seats=list(self.table.seats),
            rematch=self.table.rematch,
            rematch_by=self.table.rematch_by,
            table=game.table(self.seat, hides_scores=hidden),
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
