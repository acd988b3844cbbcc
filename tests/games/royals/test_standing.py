"""How houses stand, as the table tells it: who leads and why, what is beyond the limits, what a noble would change."""

from typing import Any

from regalia import Game
from regalia.engine.binding import lay
from regalia.games.royals.table_shape import SHAPE, RoyalsTable


def _laid(players: int = 3, viewer: int | None = 0, **words: Any) -> RoyalsTable:
    game = Game.new("royals", players=players, position=words, forced_by_hand=True, way="compiled")
    laid = lay(game.book, game.options, game.states, game.boxes, game.way)
    return RoyalsTable.model_validate(SHAPE.lay(laid, viewer, hides_scores=False))


def _move(city: str, title: str) -> int:
    game = Game.new("royals", players=3)
    countries = SHAPE.board(game.options).countries
    cities = [one for country in countries for one in country.cities]
    positions = next(one for one in cities if one.name == city).positions
    return next(one.move for one in positions if one.title == title)


def test_the_higher_title_leads_where_influence_is_equal_and_the_table_says_so() -> None:
    table = _laid(portraits={"Dijon Baron": 1, "Lyon Countess": 2})
    assert (table.strongest["France"], table.second["France"], table.tie["France"]) == (1, 0, "title")


def test_the_better_city_leads_where_the_titles_are_equal_too() -> None:
    table = _laid(portraits={"Dijon Baron": 1, "Bordeaux Baron": 2})
    assert (table.strongest["France"], table.tie["France"]) == (0, "city")


def test_who_has_more_influence_leads_without_a_tie() -> None:
    table = _laid(portraits={"Paris King": 3, "Bordeaux Baron": 2})
    assert (table.strongest["France"], table.second["France"], table.tie["France"]) == (2, 1, None)
    assert table.second["Spain"] is None


def test_three_houses_with_one_noble_each_are_three_leaders_and_nobody_takes_the_title() -> None:
    table = _laid(titles={"King": [1, 1, 1]})
    assert (table.title_leaders["King"], table.title_takers["King"]) == (3, [])


def test_cities_with_a_noble_count_cathedrals_too() -> None:
    table = _laid(portraits={"Paris King": 1}, cathedrals={"Dijon": [2, 0, 0]})
    assert table.present["France"] == [2, 0, 0]


def test_cards_beyond_the_limits_are_told_before_the_turn_ends() -> None:
    table = _laid(hands={1: {"France": 14}}, intrigue={1: {"France/Spain": 3, "France/Britain": 2}})
    assert (table.to_discard[0].country, table.to_discard[0].intrigue) == (2, 1)
    assert (table.to_discard[1].country, table.to_discard[1].intrigue) == (0, 0)


def test_a_noble_that_would_give_the_lead_or_the_title_is_known_beforehand() -> None:
    table = _laid(portraits={"Dijon Baron": 2, "Paris King": 3}, titles={"King": [0, 0, 1]})
    assert _move("Dijon", "Princess") not in table.leading_moves, "the King still leads"
    assert _move("Paris", "King") in table.leading_moves
    assert _move("Madrid", "King") in table.leading_moves
    assert _move("Madrid", "King") in table.title_moves, "one noble each is a tie of two"
    assert _move("Paris", "King") in table.title_moves


def test_what_a_noble_would_change_is_told_to_nobody_else() -> None:
    words: dict[str, Any] = {"portraits": {"Dijon Baron": 2}}
    assert _laid(viewer=0, **words).leading_moves
    assert _laid(viewer=1, **words).leading_moves == []
    assert _laid(viewer=None, **words).leading_moves == []


def test_the_last_turn_of_a_period_and_the_last_round_of_the_game_are_told_apart() -> None:
    assert _laid().ending is None
    assert _laid(period="1648", period_ending=True).ending == "turn"
    assert _laid(period="1714", period_ending=True).ending == "round"


def test_a_house_with_fewer_than_two_nobles_lacks_nobles() -> None:
    table = _laid(titles={"King": [18, 1, 0]})
    assert (table.nobles_left, table.lacks_nobles) == ([0, 34, 36], [True, False, False])
