"""What a seat is offered: all moves of the kind that is awaited, possible or not, with what they bring or why not."""

from typing import Any

from regalia.engine.binding import lay
from regalia.kernel.choices import Choices
from regalia.kernel.fields import blank
from regalia.kernel.log import Log
from regalia.kernel.rule_table import NOT_NOW
from regalia.play.game import Game
from regalia.play.steps import Event, read_log
from regalia.table.shapes import Offer


def offers(game: Game) -> list[Offer]:
    """The offers to the seat to decide."""
    numbers = range(game.notation.moves)
    problems = [game.rule_against(number) for number in numbers]
    return [
        offer
        for number, problem in zip(numbers, problems, strict=True)
        if problem != NOT_NOW and (offer := _offer(game, number, problem)) is not None
    ]


def _offer(game: Game, number: int, problem: int) -> Offer | None:
    """The offer of a move; None if it stands for nothing on this board or in this market."""
    move = game.move(number)
    if move.what is None:
        return None
    gains, then = ([], None) if problem else preview(game, number)
    payments = game.book.payments
    return Offer(
        move=number,
        notation=move.notation,
        what=move.what,
        paid=payments is not None and payments.needs_payment(number),
        problem=game.book.rules[problem].key if problem else None,
        gains=gains,
        then=then,
    )


def preview(game: Game, move: int) -> tuple[list[Event], str | None]:
    """What a legal move surely brings anybody, before chance or another decision and however it is paid.

    And the kind of move that the same seat decides next, if nothing comes before that.
    """
    after, choices, logs = blank(game.book.state), blank(Choices), blank(Log)
    laid = lay(game.book, game.options, game.states, game.boxes, game.way)
    laid.call("preview", move, after, choices, logs, logged=True)
    rules = game.book.rules
    events = read_log(logs[0], rules, game.notation)
    gains = [event for event in events if event.points or rules.row(event.rule).kind in ("gained", "fought")]
    return gains, _next_kind(game, after, choices)


def _next_kind(game: Game, after: Any, choices: Any) -> str | None:
    if game.actor_of(after) != game.actor or choices[0].count < 2:
        return None
    what = game.notation.what(after[0], int(choices[0].choice[0]))
    return what.kind if what is not None else None
