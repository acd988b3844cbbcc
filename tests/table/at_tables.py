"""Tables without a network for tests: laid, played at random, looked at."""

import asyncio
import json
import random
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from regalia import Game
from regalia.games.catalogue import rulebook
from regalia.games.royals.board import COUNTRY_NAMES
from regalia.games.royals.box import PAIR_NAMES
from regalia.table.seating import seat_people
from regalia.table.showing import Viewer
from regalia.table.table import Table

both_games = pytest.mark.parametrize("game", ["royals", "majesty"])


def run_apart(coroutine: Coroutine[Any, Any, Any]) -> Any:
    """Run something asynchronous in a thread of its own: browser tests leave a loop running in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, coroutine).result()


def empty_table(game: str, players: int = 2, seed: int | None = 1, **options: Any) -> Table:
    """A table at which people sit, before its log."""
    people = seat_people(game, [{"kind": "screen"} for _ in range(players)])
    return Table(game, rulebook(game).choose(players=players, **options), people, seed, way="compiled")


def new_table(game: str, players: int = 2, seed: int | None = 1, **options: Any) -> Table:
    """A table at which the first seat is to move."""
    table = empty_table(game, players, seed, **options)
    table.follow(table.opening())
    return table


def turn_of(table: Table) -> int:
    """The seat to move."""
    assert table.game.turn is not None
    return table.game.turn


def play(table: Table, *notations: str) -> None:
    """The seat to move plays these moves, one by one."""
    for notation in notations:
        table.follow(table.play(turn_of(table), table.game.parse(notation).number))


def back(table: Table) -> None:
    """The seat to move takes its last decision back."""
    table.follow(table.take_back(turn_of(table)))


def viewers_of(table: Table) -> list[int | None]:
    """All seats and a spectator."""
    return [None, *range(len(table.seats))]


def others_of(table: Table, seat: int | None) -> list[int | None]:
    """All who look on but this seat."""
    return [other for other in viewers_of(table) if other != seat]


def state_of(table: Table) -> bytes:
    """The whole game as bytes."""
    return bytes(table.game.states.tobytes())


def shown_to(table: Table, seat: int | None) -> str:
    """All a viewer is told and shown, who comes to the table now."""
    viewer = Viewer(table, seat)
    return json.dumps([[news.model_dump() for news in viewer.news], viewer.scene().model_dump()])


def is_claim(move: Any) -> bool:
    """The move places a noble, so it must be paid for."""
    return str(move).startswith(("claim", "take over"))


def at_random(table: Table, luck: random.Random, claims: float = 1.0) -> Iterator[Table]:
    """The table at each decision while it is played at random; a part of the claims is passed over."""
    while not table.game.is_over:
        yield table
        moves = table.game.legal_moves
        saving = [move for move in moves if not is_claim(move)]
        if saving and luck.random() > claims:
            moves = tuple(saving)
        table.follow(table.play(turn_of(table), luck.choice(moves).number))


def to_second_turn(table: Table) -> None:
    """Until the first seat is to choose what to draw."""
    while table.game.describe()["step"] != "choose draw":
        moves = [str(move) for move in table.game.legal_moves]
        play(table, "end turn" if "end turn" in moves else moves[0])


def cards_of(game: Game, seat: int) -> dict[str, int]:
    """The country and intrigue cards of a seat."""
    told = game.describe()["seats"][seat]
    return {name: {**told["hand"], **told["intrigue"]}.get(name, 0) for name in (*COUNTRY_NAMES, *PAIR_NAMES)}


def table_options(table: Table) -> dict[str, Any]:
    """The options a table was set up with, but for the players."""
    names = ("edition", "row") if table.book.name == "royals" else ("sides", "whole_deck")
    return {name: getattr(table.options, name) for name in names}
