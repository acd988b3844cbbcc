"""What a seat is offered: all moves of the kind that is awaited, possible or not, with what they bring or why not."""

from typing import Any, NamedTuple

from regalia.engine.binding import lay
from regalia.games.kept_parts import KeptParts
from regalia.games.rulebook import Laid
from regalia.kernel.choices import Choices
from regalia.kernel.contract import CHANCE
from regalia.kernel.fields import blank, read_out
from regalia.kernel.log import Log
from regalia.kernel.rule_table import NOT_NOW
from regalia.play.game import Game
from regalia.play.steps import Event, read_log
from regalia.table.shapes import Offer


def offers(game: Game) -> list[Offer]:
    """The offers to the seat to decide."""
    return [Offer.model_validate(one) for one in told_offers(game)]


def told_offers(game: Game) -> list[dict[str, Any]]:
    """The same in names and numbers, for those who tell many at once."""
    state, kept = read_out(game.states[0]), KeptParts()
    return [
        offer
        for number, problem in enumerate(game.rules_against())
        if problem != NOT_NOW and (offer := _offer(game, state, number, problem, kept)) is not None
    ]


def _offer(game: Game, state: Any, number: int, problem: int, kept: KeptParts) -> dict[str, Any] | None:
    """The offer of a move; None if it stands for nothing on this board or in this market."""
    what = game.notation.what(state, number)
    if what is None:
        return None
    seen = None if problem else preview(game, number)
    payments = game.book.payments
    foreseen = _foreseen(game, seen, kept) if seen else None
    return {
        "move": number,
        "notation": game.notation.move(state, number),
        "what": what,
        "paid": payments is not None and payments.needs_payment(number),
        "problem": game.book.rules[problem].key if problem else None,
        "gains": seen.gains if seen else [],
        "then": seen.then if seen else None,
        **(foreseen or {"later": [], "answers": [], "foreseen": None}),
        "turns_up": seen is not None and seen.turns_up,
    }


class Preview(NamedTuple):
    """What a move surely brings."""

    gains: list[Event]   # to anybody, before chance or another decision and however it is paid
    then: str | None     # the kind of move that the same seat decides next, if nothing comes before that
    turns_up: bool       # chance comes next
    after: Any           # the state it leads to, an array of one
    answers: list[int]   # what may be decided next, where `then` says of which kind
    ends_turn: bool = False  # the turn is over with it
    actor: int = CHANCE  # who is to decide then, CHANCE or NOBODY


def preview(game: Game, move: int, states: Any = None) -> Preview:
    """What a legal move surely brings, now or in another state of the game."""
    after, choices, logs = blank(game.book.state), blank(Choices), blank(Log)
    laid = _laid(game, game.states if states is None else states)
    laid.call("preview", move, after, choices, logs, logged=True)
    events = list(read_log(logs[0], game.book, game.notation, after[0], game.boxes[0]))
    rules = game.book.rules
    gains = [event for event in events if event.points or rules.row(event.rule).kind in ("gained", "fought")]
    then = _next_kind(game, after, choices)
    answers = [int(one) for one in choices[0].choice[: int(choices[0].count)]] if then else []
    actor = game.actor_of(after)
    ends_turn = any(rules.row(event.rule).milestone == "turn" for event in events)
    return Preview(gains, then, actor == CHANCE, after, answers, ends_turn, actor)


def _laid(game: Game, states: Any, kept: KeptParts | None = None) -> Laid:
    return lay(game.book, game.options, states, game.boxes, game.way, kept)


def _next_kind(game: Game, after: Any, choices: Any) -> str | None:
    if game.actor_of(after) != game.actor or choices[0].count < 2:
        return None
    what = game.notation.what(after[0], int(choices[0].choice[0]))
    return what.kind if what is not None else None


def _foreseen(game: Game, seen: Preview, kept: KeptParts) -> dict[str, Any]:
    """What else a move changes, and what the decision after it brings; of games that tell it."""
    foresight = game.book.foresight()
    if foresight is None:
        return {}
    answers = [
        (game.notation.what(seen.after[0], number), preview(game, number, seen.after).gains) for number in seen.answers
    ]
    always = [event for event in answers[0][1] if all(event in gains for _, gains in answers)] if answers else []
    differ = [{"what": what, "gains": [event for event in gains if event not in always]} for what, gains in answers]
    return {
        "later": always,
        "answers": differ,
        "foreseen": foresight.of(_laid(game, game.states, kept), _laid(game, seen.after, kept)),
    }
