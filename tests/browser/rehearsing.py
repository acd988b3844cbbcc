"""A game is rehearsed here up to some moment, where that is quick, and then played to it at a real table."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import APIRequestContext

from regalia.games.catalogue import rulebook
from regalia.play.game import Game
from regalia.table.entries import Seated
from regalia.table.seating import seat_people
from regalia.table.table import Table as Rehearsal
from tests.browser.tables import CLARA, FRIEND, ME, SEED, Table, lay_table

Moment = dict[str, Any]  # whose turn it is, whether the game is over, and the table as all see it
Until = Callable[[Moment, Moment], bool]  # from a moment to the one after a move
Decided = list[tuple[int, list[int]]]  # seats, and their moves with what pays for them

PEOPLE = (ME, FRIEND, CLARA)


def lay_rehearsed(asks: APIRequestContext, game: str, decided: Decided, people: int = 2, **wishes: Any) -> list[Table]:
    """A table at which this was played, as each of its people has it; Anna is the first, the others sit by link."""
    anna = lay_table(asks, game, PEOPLE[:people], **wishes)
    players = [anna, *(anna.by_link(seat) for seat in range(1, people))]
    for seat, moves in decided:
        players[seat].post("moves", seat=seat, moves=moves)
    return players


def rehearse(game: str, until: Until, people: int = 2, luck: int = 5, **options: Any) -> Decided:
    """All that people decide, by chance, up to and with what they wait for."""
    chance = random.Random(luck)
    seats = seat_people(game, PEOPLE[:people])
    table = Rehearsal(game, rulebook(game).choose(players=people, **options), seats, SEED)
    table.follow(table.opening())
    for seat in range(1, people):
        table.follow(Seated(seat, "came"))  # as at the real table: chance there goes by the length of the log
    decided: Decided = []
    now = _moment(table.game)
    while not now["over"]:
        before, seat = now, now["turn"]
        decided.append((seat, _choose(table.game, chance)))
        first, *answers = decided[-1][1]
        table.follow(table.play(seat, first, *answers))
        now = _moment(table.game)
        if until(before, now):
            return decided
    raise AssertionError("the game ended before that")


def round_begins(number: int) -> Until:
    """Anna is to move, and it is this round."""
    return lambda _, now: bool(now["turn"] == 0 and now["table"]["round"] == number)


def _choose(game: Game, chance: random.Random) -> list[int]:
    """A move somebody might make, and how it is paid for: one that is paid for if there is one, else by chance."""
    payments = {move.number: ways[0].moves for move in game.legal_moves if (ways := game.payments(move))}
    move = chance.choice(list(payments) or [move.number for move in game.legal_moves])
    return [move, *payments.get(move, ())]


def _moment(game: Game) -> Moment:
    return {"turn": game.turn, "over": game.is_over, "table": game.table(None).model_dump()}
