"""Why a move is good: the leads it brings, as the rules reckon them."""

from regalia import Game
from regalia.table.reasons import reasons


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
