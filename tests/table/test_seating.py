"""Who sits where at a table: houses, names, levels."""

from typing import Any

import pytest

from regalia import Refusal
from regalia.games.catalogue import rulebook
from regalia.table.seating import HOUSES, LONGEST_NAME, seat_people
from regalia.table.table import Table
from tests.table.at_tables import (
    new_table,
)


def test_seats_have_houses_of_their_own_the_wished_one_where_it_is_free() -> None:
    wishes: list[dict[str, Any]] = [{"kind": "me", "house": "teal"}, {"kind": "screen", "house": "teal"}]
    seats = seat_people("royals", [*wishes, {"kind": "friend", "house": "ink"}, {"kind": "bot"}, {"kind": "bot"}])
    assert [seat.house for seat in seats][:3:2] == ["teal", "ink"]
    assert sorted(seat.house for seat in seats) == sorted(HOUSES)
    with pytest.raises(Refusal, match="There is no house 'pink'"):
        seat_people("royals", [{"kind": "me", "house": "pink"}])


@pytest.mark.parametrize(
    "names",
    [
        ["Anna", "Anna", "Anna"],
        ["Anna", "Anna", "Anna 1"],
        ["Anna 2", "Anna", "Anna"],
        ["x" * 60, "x" * 60, "x" * 24],
        ["", " ", "\n\t"],
        ["\0", "\x1b[31m", "\u200b"],
        ["Seat", "Seat 1", "Seat 1"],
    ],
)
def test_names_can_be_told_apart_and_fit(names: list[str]) -> None:
    seats = seat_people("royals", [{"kind": "screen", "name": name} for name in names])
    told = [seat.name for seat in seats]
    assert len(set(told)) == 3
    assert all(1 <= len(name) <= LONGEST_NAME and name.isprintable() and name == name.strip() for name in told)


def test_people_and_bots_have_usual_names_and_levels() -> None:
    people: list[dict[str, Any]] = [{"kind": kind} for kind in ("me", "friend", "screen", "bot")]
    seats = seat_people("royals", [*people, {"kind": "bot", "level": 1}])
    assert [(seat.name, seat.level) for seat in seats] == [
        ("Player 1", None),
        ("Friend", None),
        ("Player 3", None),
        ("Envoy", "envoy"),
        ("Page", "page"),
    ]
    words = [(seat.usual.word, seat.usual.number) for seat in seats if seat.usual]
    assert words == [("player", 1), ("friend", None), ("player", 3), ("envoy", None), ("page", None)]
    with pytest.raises(Refusal, match="has no level 'emperor'"):
        seat_people("royals", [{"kind": "bot", "level": "emperor"}])


@pytest.mark.parametrize("kind", ["me", "screen", "friend", "bot"])
@pytest.mark.parametrize("name", ["Anna", "Player", "Friendly", "Friend II", "Page"])
def test_a_name_somebody_gave_is_not_a_usual_one(kind: str, name: str) -> None:
    seats = seat_people("royals", [{"kind": kind, "name": name}, {"kind": "me", "name": "Clara"}])
    assert [seat.usual for seat in seats] == [None, None]


def test_nobody_takes_anothers_name() -> None:
    table = new_table("royals", players=3)
    for name in (" Player  2", "", " ", "\u200b"):
        with pytest.raises(Refusal):
            table.rename(0, name)
    table.follow(table.rename(0, "Clara"))
    assert [seat.name for seat in table.seats] == ["Clara", "Player 2", "Player 3"]
    assert table.game.names == ("Clara", "Player 2", "Player 3")


def test_a_table_has_a_seat_for_each_player() -> None:
    with pytest.raises(Refusal, match="A game of 3 needs 3 seats, not 2"):
        Table("royals", rulebook("royals").choose(players=3), seat_people("royals", [{"kind": "me"}] * 2))
