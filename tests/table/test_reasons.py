"""Why a move is good: the leads it brings and what it is good for later, as the rules reckon them."""

import random
from typing import Any

import pytest

from regalia import Game
from regalia.table.reasons import later, reasons


def brings(game: Game, move: str) -> list[tuple[str, str, str, int | None]]:
    """The leads a move brings."""
    return [(one.lead, one.what, one.place, one.other) for one in reasons(game, game.parse(move).number)]


def royals(**position: object) -> Game:
    return Game.new("royals", players=2, seed=1, position={"row": {"Spain": 3}, **position})


def test_a_claim_takes_the_lead_in_a_country_and_for_a_title() -> None:
    game = royals(hands={"1": {"France": 6}})
    leads = brings(game, "claim Dijon Baron")
    assert leads == [("takes", "country", "France", None), ("takes", "title", "Baron", None)]


def test_whoever_led_before_is_named() -> None:
    game = royals(hands={"1": {"France": 8}}, portraits={"Dijon Baron": 2}, titles={"Baron": [0, 1]})
    leads = brings(game, "claim Paris King")
    assert ("takes", "country", "France", 1) in leads
    assert ("takes", "title", "King", None) in leads


def test_a_title_marker_is_shared_by_two() -> None:
    game = royals(hands={"1": {"Britain": 6}}, portraits={"Dijon Baron": 2}, titles={"Baron": [0, 1]})
    claims = [str(move) for move in game.legal_moves if str(move).startswith("claim") and str(move).endswith("Baron")]
    assert ("shares", "title", "Baron", None) in brings(game, claims[0])


def test_to_end_the_turn_brings_no_lead() -> None:
    assert brings(royals(hands={"1": {"France": 6}}), "end turn") == []


def test_a_person_takes_a_majority_in_majesty() -> None:
    position = {
        "market": ["Miller", "Miller", "Miller", "Miller", "Miller", "Miller"],
        "round": 2,
        "seats": {"1": {"buildings": {"Mill": ["Miller"]}}, "2": {"buildings": {"Mill": ["Miller"]}}},
    }
    game = Game.new("majesty", players=2, seed=1, position=position)
    assert brings(game, "take 1 miller") == [("alone", "building", "Mill", None)]


def good_for(game: Game, move: str) -> list[tuple[str, dict[str, Any]]]:
    """What a move is good for later."""
    return [(one.name, one.args) for one in later(game, game.parse(move).number)]


def drawing(**position: Any) -> Game:
    """A first turn of Royals, in which one card is drawn."""
    row = {"France": 1, "Spain": 1, "Britain": 1}
    return Game.new("royals", players=2, seed=1, position={"step": "draw", "row": row, **position})


def test_a_card_pays_for_a_position_or_comes_near_one() -> None:
    game = drawing(hands={"1": {"France": 1, "Spain": 2}})
    paid = {"card": "France", "number": 2, "title": "Baron", "city": "Dijon"}
    assert good_for(game, "take France") == [("pays", paid)]
    near = {"card": "France", "number": 7, "missing": 1, "title": "King", "city": "Paris"}
    assert good_for(drawing(hands={"1": {"France": 6}}), "take France") == [("nearer", near)]


def test_cards_that_stand_for_others_pay_too() -> None:
    near = {"card": "Britain", "number": 1, "missing": 1, "title": "Countess", "city": "Edinburgh"}
    assert good_for(drawing(hands={"1": {"Spain": 5}}), "take Britain") == [("nearer", near)]


def test_what_differs_is_told_of_moves_that_differ() -> None:
    game = Game.new("royals", players=2, seed=21)
    told = [str(good_for(game, str(move))) for move in game.legal_moves]
    assert len(set(told)) == len(told) >= 4


def test_to_end_the_turn_keeps_cards_within_the_limit() -> None:
    assert good_for(royals(hands={"1": {"France": 6}}), "end turn") == [("keeps", {"number": 6})]


def test_a_noble_is_told_by_its_influence() -> None:
    game = royals(hands={"1": {"France": 8}}, portraits={"Dijon Baron": 2}, titles={"Baron": [0, 1]})
    assert good_for(game, "claim Paris King") == [("influence", {"country": "France", "number": 3, "most": 1})]


def test_a_person_in_a_new_building_is_told_by_variety_and_workers() -> None:
    position = {"market": ["Brewer", "Miller", "Miller", "Miller", "Miller", "Miller"], "round": 2}
    seats = {"1": {"buildings": {"Mill": ["Miller"]}, "workers": 3}, "2": {"buildings": {"Mill": ["Miller"]}}}
    game = Game.new("majesty", players=2, seed=1, position={**position, "seats": seats})
    assert good_for(game, "take 1 brewer")[0] == ("variety", {"number": 2, "points": 3})
    assert [name for name, _ in good_for(game, "take 2 miller")] == ["workers"]


@pytest.mark.parametrize("game", ["royals", "majesty"])
def test_whatever_is_told_of_a_move_can_be_written_down(game: str) -> None:
    """At every decision of a whole game, for every move."""
    luck = random.Random(4)
    played = Game.new(game, players=3, seed=4)
    told = set()
    while not played.is_over:
        for move in played.legal_moves:
            for one in later(played, move.number):
                one.model_dump_json()
                told.add(one.name)
        played.play(luck.choice(played.legal_moves))
    assert len(told) >= {"royals": 7, "majesty": 2}[game], told
