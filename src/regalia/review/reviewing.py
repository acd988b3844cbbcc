"""Reviewing a game: what every decision was worth, what chance did, and how the chances to win went.

>>> from regalia import new_game
>>> from regalia.games.catalogue import any_game
>>> game = new_game(any_game(), players=2, seed=1)
>>> game.play_out()
>>> found = review(game, iterations=50)
>>> len(found.moments) == len(game.steps), found.moments[-1].wins == found.shares
(True, True)

A decision is judged from the deciding seat's own view, by the strongest level. The curve of win chances is
seen with open hands; chance is seen as the seat sees it that draws. `docs/review.md` says what the figures mean.
"""

import os
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor

from regalia.bots.levels import Level, strongest
from regalia.kernel.refusal import Refusal
from regalia.play.game import Game
from regalia.play.steps import Step
from regalia.review.analyst import Analyst
from regalia.review.findings import Explained, Mark, Moment, Review

Progress = Callable[[int, int], None]  # told how many steps are done, and of how many


def review(
    game: Game, iterations: int | None = None, progress: Progress | None = None, *, threads: int | None = None
) -> Review:
    """The review of a game, finished or as far as it went.

    `iterations` sets how long the strongest level thinks about a decision, usually as long as when it plays.
    The figures do not depend on the number of threads.
    """
    if game.from_position:
        raise Refusal("A game that began from a set-up position cannot be reviewed; a review begins at the start.")
    if not any(_is_decision(step) for step in game.steps):
        raise Refusal("There is no decision in this game yet, so there is nothing to review.")
    level = strongest(game.book.name, iterations)
    *positions, end = replay(game, len(game.steps))
    start = Analyst(level).seen_openly(positions[0])  # also loads all that is compiled, before there are threads
    moments = _judge_all(positions, game.steps, level, progress, threads or os.cpu_count() or 1)
    return Review(
        game.book.name,
        game.book.title,
        game.book.codec.in_short(game.options),
        game.names,
        game.date,
        end.scores,
        end.winners,
        level,
        start,
        moments,
        tuple(_marks(game, moments)),
    )


def replay(game: Game, steps: int) -> Iterator[Game]:
    """The game before each of the first steps and after the last of them, compiled, chance left to the caller."""
    again = Game(game.book, game.options, names=game.names, chance_by_hand=True, forced_by_hand=True, way="compiled")
    for step in game.steps[:steps]:
        yield again.copy()
        again.follow(step.seat, step.number)
    yield again


def _is_decision(step: Step) -> bool:
    return step.seat is not None and not step.forced


# Step by step.


def _judge_all(
    positions: list[Game], steps: list[Step], level: Level, progress: Progress | None, threads: int
) -> tuple[Moment, ...]:
    """Every step, judged in as many threads; each thread has an analyst of its own."""
    own = threading.local()

    def judge(number: int) -> Moment:
        if not hasattr(own, "analyst"):
            own.analyst = Analyst(level)
        return _moment(number, positions[number - 1], steps[number - 1], own.analyst)

    moments: list[Moment] = []
    pool = ThreadPoolExecutor(threads)
    try:
        for moment in pool.map(judge, range(1, len(steps) + 1)):
            moments.append(moment)
            if progress is not None:
                progress(len(moments), len(steps))
    finally:
        pool.shutdown(cancel_futures=True)
    return tuple(moments)


def _moment(number: int, before: Game, step: Step, analyst: Analyst) -> Moment:
    after = before.copy()
    after.follow(step.seat, step.number)
    seen = analyst.seen_openly(after)
    return Moment(
        number,
        step.seat,
        step.notation,
        _explained(before, step),
        step.forced,
        int(before.states[0].rounds) + 1,
        seen.wins,
        seen.points,
        analyst.decision(before, step.number) if _is_decision(step) else None,
        analyst.draw(before, step.number) if step.seat is None else None,
    )


def _explained(before: Game, step: Step) -> Explained:
    """What a move does; of chance, its first event, for what follows from a card comes after it."""
    return before.move(step.number).explained if step.seat is not None else step.events[0].explained(before.names)


# Periods and rounds.


def _marks(game: Game, moments: Iterable[Moment]) -> Iterable[Mark]:
    """Where periods ended; in a game without periods, where rounds began."""
    if any(rule.milestone.endswith("period") for rule in game.book.rules):
        return _periods(game)
    return _rounds(moments)


def _periods(game: Game) -> Iterator[Mark]:
    """The last period ends with the game."""
    for number, step in enumerate(game.steps, 1):
        for event in step.events:
            milestone = game.book.rules.row(event.rule).milestone
            if milestone == "period":
                yield Mark(number, "period", str(event.args["place"]))
            elif milestone == "last period" and game.is_over:
                yield Mark(len(game.steps), "period", str(event.args["place"]))


def _rounds(moments: Iterable[Moment]) -> Iterator[Mark]:
    begun = 0
    for moment in moments:
        if moment.seat is not None and moment.round > begun:
            begun = moment.round
            yield Mark(moment.number, "round", str(begun))
