"""What a seat is offered: all moves of the kind that is awaited, possible or not, with what they bring or why not."""

from typing import Any, NamedTuple

from regalia.engine.binding import lay
from regalia.kernel.choices import Choices
from regalia.kernel.contract import CHANCE
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
    seen = Preview([], None, False) if problem else preview(game, number)
    payments = game.book.payments
    return Offer(
        move=number,
        notation=move.notation,
        what=move.what,
        paid=payments is not None and payments.needs_payment(number),
        problem=game.book.rules[problem].key if problem else None,
        gains=seen.gains,
        then=seen.then,
        turns_up=seen.turns_up,
    )


class Preview(NamedTuple):
    """What a move surely brings."""

    gains: list[Event]   # to anybody, before chance or another decision and however it is paid
    then: str | None     # the kind of move that the same seat decides next, if nothing comes before that
    turns_up: bool       # chance comes next
    ends_turn: bool = False  # the turn is over with it
    actor: int = CHANCE  # who is to decide then, CHANCE or NOBODY


def preview(game: Game, move: int) -> Preview:
    """What a legal move surely brings."""
    after, choices, logs = blank(game.book.state), blank(Choices), blank(Log)
    laid = lay(game.book, game.options, game.states, game.boxes, game.way)
    laid.call("preview", move, after, choices, logs, logged=True)
    rules = game.book.rules
    events = list(read_log(logs[0], rules, game.notation))
    gains = [event for event in events if event.points or rules.row(event.rule).kind in ("gained", "fought")]
    actor = game.actor_of(after)
    ends_turn = any(rules.row(event.rule).milestone == "turn" for event in events)
    return Preview(gains, _next_kind(game, after, choices), actor == CHANCE, ends_turn, actor)


def _next_kind(game: Game, after: Any, choices: Any) -> str | None:
    if game.actor_of(after) != game.actor or choices[0].count < 2:
        return None
    what = game.notation.what(after[0], int(choices[0].choice[0]))
    return what.kind if what is not None else None
