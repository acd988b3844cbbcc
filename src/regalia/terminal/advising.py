"""Advice in the terminal: what the moves of a position are worth, and how the game will go on."""

import json
from pathlib import Path
from typing import Any

from regalia.bots.advice import Advice, Thinker
from regalia.bots.levels import Level, strongest
from regalia.bots.time_budget import iterations_within
from regalia.jobs.printing import add_row, grid, percent, print_out
from regalia.kernel.refusal import Refusal
from regalia.play.game import Game
from regalia.play.view import View
from regalia.record.reading import read_record
from regalia.review.findings import hopes
from regalia.review.reviewing import replay
from regalia.terminal.telling import SEAT_STYLES


def advise_on_record(
    file: Path, move: int | None, seat: int | None, iterations: int | None, seconds: float | None, as_json: bool
) -> None:
    """What to do where a record ends, or before one of its steps, as the seat to decide knows the game."""
    if iterations is not None and seconds is not None:
        raise Refusal("Thinking is measured in --iterations or in --seconds, not in both.")
    record = read_record(file, way="compiled")
    number = _step_asked(record, move)
    *_, game = replay(record, number - 1)
    level = strongest(game.book.name, iterations)
    view = game.view(_seat_asked(record, game, number, seat), history=False)
    if seconds is not None:
        level = level.with_iterations(iterations_within(seconds, level, view))
    advice = _advice(level, view)
    if as_json:
        print(json.dumps(_advice_words(game, level, number, view, advice), indent=2))
    else:
        _print_advice(game, level, number, view, advice)


def _step_asked(record: Game, move: int | None) -> int:
    """The number of the step before which advice is asked, from 1."""
    steps = len(record.steps)
    if move is None and record.is_over:
        raise Refusal(f"The game of this record is over; --move 1 to --move {steps} say before which step to advise.")
    if move is not None and not 1 <= move <= steps + (not record.is_over):
        raise Refusal(f"--move must be from 1 to {steps + (not record.is_over)} in this record, not {move}.")
    return steps + 1 if move is None else move


def _seat_asked(record: Game, game: Game, number: int, seat: int | None) -> int:
    """The seat to advise, from 0: the one to decide, or the one asked for."""
    if seat is not None and not 1 <= seat <= game.options.players:
        raise Refusal(f"--seat must be from 1 to {game.options.players} in this game, not {seat}.")
    if seat is not None:
        return seat - 1
    if game.turn is not None:
        return game.turn
    later = next((at for at, step in enumerate(record.steps[number:], number + 1) if step.seat is not None), None)
    other = f"--move {later}" if later else "an earlier --move"
    raise Refusal(f"Chance is to draw at step {number}, no seat is to decide; take {other}, or --seat for an outlook.")


def _advice(level: Level, view: View) -> Advice:
    """Advice; to a seat that is not to decide, only how the game will go on."""
    thinker = Thinker(level)
    if view.legal_moves:
        return thinker.advise(view)
    assert view.seat is not None
    seen = thinker.search(view)
    return Advice(view.seat, level.iterations, seen.wins, seen.points, ())


def _advice_words(game: Game, level: Level, number: int, view: View, advice: Advice) -> dict[str, Any]:
    """Advice ready for JSON, seats from 1."""
    return {
        "version": 1,
        "game": game.book.name,
        "number": number,
        "seat": advice.seat + 1,
        "names": list(game.names),
        "level": level.name,
        "iterations": advice.iterations,
        **hopes(advice.wins, advice.points),
        "options": [
            {
                "move": option.move.notation,
                "meaning": option.move.meaning(),
                "visits": option.visits,
                **hopes(option.wins, option.points),
            }
            for option in advice.options
        ],
    }


def _print_advice(game: Game, level: Level, number: int, view: View, advice: Advice) -> None:
    name = game.names[advice.seat]
    title = f"{game.book.title}, before step {number}, as {name} knows the game"
    table = grid(title, ("move", "tried", *game.names), styles=("", "", *SEAT_STYLES))
    for option in advice.options:
        tried = percent(option.visits / advice.iterations)
        add_row(table, (option.move.notation, tried, *map(_hope, option.wins, option.points)))
    table.add_section()
    add_row(table, ("as it stands", "", *map(_hope, advice.wins, advice.points)), style="bold")
    print_out(table, f"Chance to win and points at the end, by {level.name} in {advice.iterations:,} worlds.")
    untried = len(view.legal_moves) - len(advice.options)
    if untried and advice.options:
        print_out(f"{untried} more possible, not worth a try.")
    if not advice.options:
        print_out(f"{name} is not to decide here.")


def _hope(win: float, points: float) -> str:
    return f"{percent(win)} {points:3.0f}"
