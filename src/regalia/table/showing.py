"""What each viewer is shown of a table: the one place that decides it.

All that leaves a table for a seat or a spectator is made here, from a `View`, which holds nothing else than
what that seat knows. The news of a viewer follow from the log alone, so they are the same after a restart; and
they are the same, byte for byte, for all games that the viewer cannot tell apart.
"""

from typing import Any

from regalia.engine.ways import bound, fit
from regalia.play.game import Game
from regalia.play.steps import Event, Step
from regalia.play.view import View, conceal_steps
from regalia.table.entries import Entry, Gestured, Rematched, Renamed, Reseated
from regalia.table.shown import News, Offer, Scene, Sheet, SheetLine, ShownEvent, ShownSeat, ShownStep, Update
from regalia.table.table import Table, told_steps

NOT_NOW = "not_now"  # the rule of moves that have nothing to do with the moment
WORTH_KNOWING = (    # what a move brings besides points
    "majesty.heal",
    "majesty.attack.wounded",
    "majesty.attack.repelled",
    "majesty.attack.nobody",
    "majesty.building.workers",
)


class Viewer:
    """A seat or a spectator (None) and the news it was told so far."""

    def __init__(self, table: Table, seat: int | None, hides_scores: bool = False) -> None:
        """A viewer who comes to the table and is told all that happened."""
        self.table = table
        self.seat = seat
        self.hides_scores = hides_scores
        self.news: list[News] = []
        self._ends: list[int] = []  # for each step told, how many of the game's steps it and those before it cover
        self._known: list[int] = []  # for each news, how many of the game's steps were told with it
        replayed = Table(table.book.name, table.options, table.seats, table.seed, table.game.way)
        for entry in table.entries:
            replayed.follow(entry)
            self._hear(entry, replayed.game)

    def hear(self, entry: Entry) -> list[News]:
        """The news of an entry that the table has just followed; often none for those who may not know."""
        return self._hear(entry, self.table.game)

    def _hear(self, entry: Entry, game: Game) -> list[News]:
        before = len(self.news)
        if isinstance(entry, Gestured):
            self._add(kind="gestured", seat=entry.seat, gesture=entry.gesture)
        elif isinstance(entry, Reseated):
            self._add(kind="reseated", seat=entry.seat, level=entry.level)
        elif isinstance(entry, Renamed):
            self._add(kind="renamed", seat=entry.seat)
        elif isinstance(entry, Rematched):
            self._add(kind="rematched", table=entry.table)
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
        steps: list[ShownStep] = []
        for step, end in conceal_steps(game.steps[first:known], self.seat, game.notation):
            if steps and game.notation.secret_rules and step.seat not in (None, self.seat):
                self._add(kind="steps", steps=steps)
                steps = []
            steps.append(show_step(step))
            self._ends.append(first + end)
        if steps:
            self._add(kind="steps", steps=steps)

    def _add(self, **said: Any) -> None:
        self.news.append(News(number=len(self.news) + 1, **said))
        self._known.append(self._ends[-1] if self._ends else 0)

    def updates(self, news: list[News]) -> list[Update]:
        """The latest news, each with the scene as it was then."""
        return [Update(news=[one], scene=self.scene(one.number)) for one in news]

    def scene(self, news: int | None = None) -> Scene:
        """The table as it is now, or as it was with one of the latest news."""
        game = self.table.as_told_to(self.seat)
        if news is not None and news < len(self.news):
            game = game.back_at(self._known[news - 1])
        view = game.view(self.seat, history=False)
        hidden = self.hides_scores and not game.is_over
        return Scene(
            viewer=self.seat,
            news=len(self.news) if news is None else news,
            turn=game.turn,
            over=game.is_over,
            winners=list(game.winners),
            scores=[None if hidden and at != self.seat else points for at, points in enumerate(view.scores)],
            offers=offers(game) if self.seat is not None and game.turn == self.seat else [],
            can_take_back=self.table.can_take_back(self.seat),
            seats=[show_seat(seat) for seat in self.table.seats],
            rematch=self.table.rematch,
            table=_scenery(view, game.boxes, hidden),  # type: ignore[arg-type]
        )


def show_seat(seat: Any) -> ShownSeat:
    """Who sits there."""
    return ShownSeat(name=seat.name, house=seat.house, kind=seat.kind, level=seat.level)


def show_event(event: Event) -> ShownEvent:
    """A fact."""
    return ShownEvent(rule=event.rule, seat=event.seat, other=event.other, points=event.points, told=event.told)


def show_step(step: Step) -> ShownStep:
    """A step as its viewer saw it."""
    events = [show_event(event) for event in step.events]
    return ShownStep(seat=step.seat, notation=step.notation, forced=step.forced, events=events)


def show_sheet(game: Game) -> Sheet:
    """The score sheet."""
    sheet = game.score_sheet()
    lines = [
        SheetLine(rule=source.rule, place=source.place, year=source.year, points=points)
        for source, points in sheet.by_source().items()
    ]
    events = [show_event(line.event) for line in sheet.lines]
    return Sheet(lines=lines, events=events, totals=list(sheet.totals), winners=list(sheet.winners))


def offers(game: Game) -> list[Offer]:
    """All moves of the kind that is awaited, possible or not."""
    found = []
    for number in range(game.notation.moves):
        rule = game.problem(number)
        if rule is not None and rule.rule.endswith(NOT_NOW):
            continue
        try:
            move = game.move(number)
        except (IndexError, KeyError):  # it stands for nothing on this board or in this market
            continue
        message, told = move.explained
        found.append(
            Offer(
                move=number,
                notation=move.notation,
                message=message,
                told=told,
                problem=rule.rule if rule else None,
                gains=[] if rule else gains_of(game, number),
            )
        )
    return found


def gains_of(game: Game, move: int) -> list[ShownEvent]:
    """What a move surely brings anybody, before chance or another decision, but for how it is paid."""
    trial = game.copy()
    trial.chance_by_hand = True
    before = len(trial.steps)
    trial.play(trial.move(move))
    while trial.turn == game.turn and trial.notation.continues(trial.legal_moves[0].number):
        trial.play(trial.legal_moves[0])
    events = [event for step in trial.steps[before:] for event in step.events]
    return [show_event(event) for event in events if event.points or event.rule in WORTH_KNOWING]


def _scenery(view: View, laid_out: Any, hidden: bool) -> dict[str, Any]:
    shown = view.describe(first_seat=0)
    states, boxes = fit(view.states, "plain"), fit(laid_out, "plain")
    rules = bound(view.book.name, "plain")
    players = range(view.options.players)
    if view.book.name == "royals":
        shown["influence"] = {
            country: [int(rules["influence_of"](states[0], boxes[0], at, other)) for other in players]
            for at, country in enumerate(shown["country_markers"])
        }
        shown["strongest"] = {
            country: _seat_or_nobody(rules["two_best"](states[0], boxes[0], at)[0])
            for at, country in enumerate(shown["country_markers"])
        }
        shown["title_takers"] = {
            title: _title_takers(*rules["title_leaders"](states[0], boxes[0], at))
            for at, title in enumerate(shown["titles"])
        }
        shown["nobles_left"] = [int(rules["nobles_left"](states[0], boxes[0], other)) for other in players]
        return shown
    shown["leaders"] = {
        building: [
            other
            for other in players
            if len(shown["seats"][other]["buildings"][building]) == rules["most_people"](states[0], boxes[0], at)
        ]
        for at, building in enumerate(shown["seats"][0]["buildings"])
    }
    shown["variety"] = [
        {
            "buildings": int(rules["inhabited"](states[0], other)),
            "points": int(rules["variety_points"](states[0], other)),
        }
        for other in players
    ]
    if hidden:
        for other in players:
            if other != view.seat:
                shown["seats"][other]["points"] = None
    return shown


def _seat_or_nobody(seat: int) -> int | None:
    return None if seat < 0 else int(seat)


def _title_takers(leaders: int, first: int, last: int) -> list[int]:
    """Who would take a title marker now: one seat, two for the halves, or nobody where more are tied."""
    return sorted({int(first), int(last)}) if 0 < leaders <= 2 else []
