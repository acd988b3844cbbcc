"""What an offer of Majesty tells before it is played: net workers, variety, majorities, castle B, whom it attacks."""

import random
from typing import Any

import pytest

from regalia import Game
from regalia.games.majesty.printed import building_names, printed
from regalia.table.offering import offers
from regalia.table.shapes import Offer

MARKET = ["Miller", "Brewer +1", "Witch", "Guard", "Innkeeper", "Noble"]


def position(market: list[str] = MARKET, **seats: Any) -> dict[str, Any]:
    """A position in the fourth round, whose seats have these buildings."""
    return {
        "round": 4,
        "market": market,
        "seats": {name.removeprefix("seat_"): wanted for name, wanted in seats.items()},
    }


def offered(notation: str, laid: dict[str, Any], players: int = 2, sides: str = "A" * 8) -> Offer:
    """The offer of a move in a position."""
    game = Game.new("majesty", players=players, sides=sides, seed=1, position=laid)
    return next(offer for offer in offers(game) if offer.notation == notation)


def foreseen(offer: Offer) -> Any:
    """What else the move changes."""
    assert offer.foreseen is not None
    return offer.foreseen


def changes(offer: Offer) -> list[tuple[int, str, int, bool]]:
    """Who comes to lead where, or no longer does, for how many points, and whether it is shared."""
    return [(one.seat, one.building, one.points, one.shared) for one in foreseen(offer).leads]


@pytest.mark.parametrize(
    ("move", "held", "after"),
    [
        ("take 1 miller", 5, 5),     # free
        ("take 3 witch", 5, 3),      # two, and none lies on it
        ("take 2 brewer", 3, 4),     # one, one lies on it, and the Brewer brings one
        ("take 2 brewer", 5, 5),     # one of six goes back
    ],
)
def test_workers_are_those_that_one_really_has_after_the_turn(move: str, held: int, after: int) -> None:
    laid = position(seat_1={"workers": held, "buildings": {}})
    assert foreseen(offered(move, laid)).workers == after


def test_a_new_building_counts_at_the_end_by_the_square_of_all() -> None:
    laid = position(seat_1={"buildings": {"Mill": ["Miller"], "Inn": ["Innkeeper"]}})
    assert [one.model_dump() for one in foreseen(offered("take 3 witch", laid)).variety] == [
        {"seat": 0, "before": 2, "after": 3, "points": 5}
    ]
    assert foreseen(offered("take 1 miller", laid)).variety == []


def test_whoever_is_attacked_loses_variety_and_the_lead_too() -> None:
    laid = position(
        ["Knight", *MARKET[1:]],
        seat_1={"buildings": {"Mill": ["Miller"]}},
        seat_2={"buildings": {"Mill": ["Miller", "Miller"], "Guardhouse": []}},
        seat_3={"buildings": {"Brewery": ["Brewer"], "Guardhouse": ["Guard", "Guard"]}},
    )
    offer = offered("take 1 knight", laid, players=3)
    attacks = [one for one in offer.gains if ".attack." in one.rule]
    fights = [(one.rule, one.seat, one.args["knights"], one.args["guards"]) for one in attacks]
    assert fights == [("majesty.attack.wounded", 1, 1, 0), ("majesty.attack.repelled", 2, 1, 2)]
    assert offer.gains[0].args["card"] == "Miller"
    assert (0, "Mill", 10, True) in changes(offer)
    assert [(one.seat, one.points) for one in foreseen(offer).variety] == [(0, 3)]


def test_a_guard_who_falls_stood_guard_until_then() -> None:
    laid = position(
        ["Knight", *MARKET[1:]],
        seat_1={"buildings": {"Barracks": ["Knight"]}},
        seat_2={"buildings": {"Guardhouse": ["Guard"]}},
    )
    wounded = offered("take 1 knight", laid).gains[0]
    assert (wounded.args["knights"], wounded.args["guards"]) == (2, 1)


@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        (0, 0, [(0, "Mill", 10, False)]),                              # the first there
        (0, 1, [(0, "Mill", 10, True)]),                               # both
        (1, 1, [(1, "Mill", -10, False)]),                             # alone from now on
        (0, 2, []),                                                    # still too few
        (1, 0, []),                                                    # mine already
    ],
)
def test_majorities_that_change_hands_are_told(mine: int, theirs: int, expected: list[Any]) -> None:
    laid = position(
        seat_1={"buildings": {"Mill": ["Miller"] * mine}}, seat_2={"buildings": {"Mill": ["Miller"] * theirs}}
    )
    assert changes(offered("take 1 miller", laid)) == expected


def test_castle_b_tells_the_points_that_come_whatever_is_exchanged() -> None:
    laid = position(
        ["Noble", *MARKET[1:]],
        seat_1={"points": 3, "workers": 2, "buildings": {"Castle": ["Noble"], "Infirmary": ["Miller"]}},
    )
    offer = offered("take 1 noble", laid, sides="B" * 8)
    assert offer.then == "majesty.move.exchange"
    (paid,) = offer.later
    assert (paid.rule, paid.points, paid.args["number"], paid.args["each"]) == ("majesty.building.points", 12, 3, 4)
    exchanged = {one.what.gained: sum(event.points for event in one.gains) for one in offer.answers}
    assert exchanged == {-2: 2, -1: 1, 0: 0, 1: -1, 2: -2, 3: -3}


def test_a_split_card_to_be_healed_tells_what_each_person_would_bring() -> None:
    laid = position(
        ["Witch", *MARKET[1:]],
        seat_1={"buildings": {"Mill": ["Miller"], "Infirmary": ["Miller/Knight"]}},
    )
    offer = offered("take 1 witch", laid)
    points = {one.what.person: sum(event.points for event in one.gains) for one in offer.answers}
    assert points == {"Miller": 6, "Knight": 4}


def test_the_last_move_foresees_nothing_that_was_counted_already() -> None:
    game = Game.new("majesty", players=2, seed=3)
    chance = random.Random(3)
    while game.states[0].rounds < 11 or game.turn == 0:
        game.play(chance.choice(game.legal_moves))
    last = [offer for offer in offers(game) if offer.problem is None and offer.then is None]
    assert len(last) >= 3
    for offer in last:
        assert any(event.rule == "majesty.end.variety" for event in offer.gains)
        assert (foreseen(offer).variety, foreseen(offer).leads) == ([], [])


@pytest.mark.parametrize("sides", ["A" * 8, "B" * 8])
def test_the_points_of_a_building_are_told_as_a_product(sides: str) -> None:
    told = 0
    for seed in range(4):
        game = Game.new("majesty", players=3, sides=sides, seed=seed)
        while not game.is_over:
            game.play_random()
        for event in game.events:
            if event.rule in ("majesty.building.points", "majesty.building.largest"):
                told += 1
                size = event.args.get("size", 1)
                assert event.points == int(event.args["number"]) * int(event.args["each"]) * int(size)
                building = printed()["buildings"][building_names().index(str(event.args["place"]))]
                side = building[sides[0]]
                assert event.args["each"] in (*side.get("points_per", {}).values(), side.get("points_per_largest"))
    assert told > 50


def test_the_knights_and_guards_of_every_attack_say_why_it_ended_so() -> None:
    fights = 0
    for seed in range(6):
        game = Game.new("majesty", players=4, sides="B" * 8, seed=seed)
        while not game.is_over:
            game.play_random()
        for event in game.events:
            if event.rule.startswith("majesty.attack."):
                fights += 1
                wins = int(event.args["knights"]) > int(event.args["guards"])
                assert wins == (event.rule != "majesty.attack.repelled")
    assert fights > 20
