"""The Python interface as people meet it: what it refuses, chance by itself and by hand, who won."""

import datetime
import re
from pathlib import Path
from typing import Any

import pytest

import regalia
from regalia import CHANCE, NOBODY, IllegalMove, Move, Refusal, new_game, parse_record, record_text
from regalia.games.majesty.printed import card_names
from tests.helpers.configurations import played_out

TIE = {
    "turn": 2,
    "period": "1714",
    "period_ending": True,
    "row": {"France": 3},
    "portraits": {"Cologne Baron": 1, "Barcelona Countess": 2},
}


@pytest.mark.parametrize(
    ("game", "wishes", "right"),
    [
        ("chess", {}, "; there are "),
        ("", {}, "; there are "),
        ("Royals", {}, "; there are "),
        ("royals", {"colour": "red"}, "it has players, edition, row, board"),
        ("royals", {"sides": "AAAAAAAA"}, "it has players, edition, row, board"),
        ("majesty", {"edition": "2016"}, "it has players, sides, whole_deck"),
        ("royals", {"players": 1}, "Royals is for 2 to 5 players, not 1"),
        ("royals", {"players": 6}, "Royals is for 2 to 5 players, not 6"),
        ("royals", {"players": -2}, "Royals is for 2 to 5 players, not -2"),
        ("royals", {"players": None}, "Royals is for 2 to 5 players, not None"),
        ("majesty", {"players": 1}, "Majesty is for 2 to 4 players, not 1"),
        ("majesty", {"players": 5}, "Majesty is for 2 to 4 players, not 5"),
        ("royals", {"edition": "2015"}, "there are 2014 and 2016"),
        ("royals", {"edition": ""}, "there are 2014 and 2016"),
        ("royals", {"edition": "2014", "row": 4}, "The 2014 edition plays with a face-up row of 3 cards, not 4"),
        ("royals", {"row": 5}, "The 2016 edition plays with a face-up row of 3 or 4 cards, not 5"),
        ("royals", {"row": 0}, "The 2016 edition plays with a face-up row of 3 or 4 cards, not 0"),
        ("majesty", {"sides": "AAAA"}, "Sides are eight letters A or B"),
        ("majesty", {"sides": "AAAAAAAAA"}, "Sides are eight letters A or B"),
        ("majesty", {"sides": "AAAAAAAC"}, "Sides are eight letters A or B"),
        ("majesty", {"sides": "aaaaaaaa"}, "Sides are eight letters A or B"),
        ("majesty", {"sides": ""}, "Sides are eight letters A or B"),
        ("royals", {"players": 3, "names": ("Anna", "Bruno")}, "a name for each of the 3 seats, not 2"),
        ("majesty", {"names": ("Anna", "Bruno", "Clara")}, "a name for each of the 2 seats, not 3"),
        ("royals", {"position": {"weather": "fine"}}, "it has cathedrals, city_markers"),
        ("royals", {"position": {"row": {"Portugal": 3}}}, "there are France, German States, Britain, Spain"),
        ("royals", {"position": {"row": {"France": 3}, "portraits": {"Rome King": 1}}}, "no position 'Rome King'"),
        ("majesty", {"position": {"market": ["King"]}}, "there are Miller, Brewer"),
    ],
)
def test_what_cannot_be_is_refused_with_what_would_be_right(game: str, wishes: dict[str, Any], right: str) -> None:
    with pytest.raises(Refusal) as refused:
        new_game(game, **wishes)
    message = str(refused.value)
    assert right in message
    assert re.fullmatch(r"[^\n]+\.", message), message


WRONG_KINDS: list[tuple[str, dict[str, Any]]] = [
    ("royals", {"players": 2.0}),
    ("royals", {"row": 3.0}),
    ("royals", {"board": "my.toml"}),
    ("majesty", {"sides": None}),
    ("majesty", {"sides": list("AAAAAAAA")}),
    ("majesty", {"whole_deck": "no"}),
    ("royals", {"seed": -1}),
    ("royals", {"position": {"step": "dance"}}),
]


@pytest.mark.parametrize(("game", "wishes"), WRONG_KINDS, ids=str)
def test_what_is_not_of_its_kind_is_refused(game: str, wishes: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        new_game(game, **wishes)


def test_what_people_need_is_there() -> None:
    assert all(hasattr(regalia, name) for name in regalia.__all__)
    assert issubclass(Refusal, ValueError)
    assert issubclass(IllegalMove, Refusal)


def test_options_and_names_have_sensible_defaults() -> None:
    royals, majesty = new_game("royals"), new_game("majesty", players=3)
    assert (royals.options.players, royals.options.edition, royals.options.row) == (2, "2016", 3)
    assert (majesty.options.sides, majesty.options.whole_deck) == ("AAAAAAAA", False)
    assert majesty.names == ("Seat 1", "Seat 2", "Seat 3")
    assert new_game("majesty", names=("Anna", "Bruno")).names == ("Anna", "Bruno")


# Luck.


@pytest.mark.parametrize("game", ["royals", "majesty"])
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    one, same, other = (played_out(new_game(game, seed=seed)) for seed in (7, 7, 8))
    assert one.steps == same.steps
    assert one.states.tobytes() == same.states.tobytes()
    assert one.steps != other.steps


@pytest.mark.parametrize("game", ["royals", "majesty"])
def test_without_a_seed_the_system_draws(game: str) -> None:
    starts = {tuple(str(step) for step in new_game(game, players=4).steps) for _ in range(20)}
    assert len(starts) > 3
    end = played_out(new_game(game))
    assert end.winners
    assert parse_record(record_text(end)).steps == end.steps


def test_undo_without_a_seed_may_draw_another_card() -> None:
    game = new_game("majesty")
    move = game.legal_moves[0]
    drawn = set()
    for _ in range(40):
        game.play(move)
        drawn.add(str(game.steps[-1]))
        game.undo()
    assert len(drawn) > 1


# Chance by hand.


def test_chance_by_hand_waits_for_each_card() -> None:
    game = new_game("royals", players=2, edition="2014", chance_by_hand=True)
    assert (game.turn, game.legal_moves, game.is_over) == (None, (), False)
    assert [(str(outcome), outcome.weight, outcome.of) for outcome in game.outcomes] == [
        ("turn up France", 20, 65),
        ("turn up German States", 17, 65),
        ("turn up Britain", 14, 65),
        ("turn up Spain", 14, 65),
    ]
    with pytest.raises(IllegalMove, match="Chance is to draw now"):
        game.play("take France")
    game.draw("turn up france")
    game.draw(game.outcomes[0])
    assert game.outcomes[0].weight == 18
    game.draw("turn up Spain")
    assert game.describe()["row"] == {"France": 2, "Spain": 1}
    assert (game.turn, game.outcomes) == (0, ())


def test_chance_by_hand_takes_no_card_that_cannot_come() -> None:
    game = new_game("majesty", players=2, chance_by_hand=True)
    before = game.states.tobytes()
    with pytest.raises(IllegalMove, match="is nothing chance can bring now"):
        game.draw("reveal King")
    with pytest.raises(IllegalMove, match="there is no such card left to draw"):
        game.draw("reveal Brewer/Knight")
    with pytest.raises(IllegalMove, match="No seat is to move now"):
        game.play_random()
    assert (game.states.tobytes(), game.steps) == (before, [])
    for _ in range(6):
        game.draw("reveal Miller")
    with pytest.raises(IllegalMove, match="There is nothing to draw now"):
        game.draw("reveal Miller")
    assert game.describe()["market"] == [{"card": "Miller", "workers": 0}] * 6


def test_the_odds_of_the_first_card_are_those_of_tier_1() -> None:
    outcomes = new_game("majesty", players=2, chance_by_hand=True).outcomes
    odds = {str(outcome).removeprefix("reveal "): outcome.weight for outcome in outcomes}
    assert (odds["Miller"], odds["Brewer"], odds["Knight/Innkeeper"]) == (7, 4, 1)
    assert sum(odds.values()) == outcomes[0].of == 33
    whole = new_game("majesty", players=2, whole_deck=True, chance_by_hand=True).outcomes
    assert (len(whole), whole[0].of) == (len(card_names()), 60)


def test_undo_takes_back_a_card_drawn_by_hand() -> None:
    game = new_game("royals", chance_by_hand=True)
    before = game.states.tobytes()
    game.draw("turn up Spain")
    game.undo()
    assert (game.states.tobytes(), game.steps) == (before, [])
    with pytest.raises(Refusal, match="no move to take back"):
        game.undo()


def test_moves_without_an_alternative_are_played_unless_left_to_the_caller() -> None:
    position = {"row": {"Spain": 3}, "turn": 1}
    by_itself = new_game("royals", seed=1, position=position)
    assert (by_itself.steps[0].notation, by_itself.steps[0].forced, by_itself.turn) == ("end turn", True, 1)
    by_hand = new_game("royals", seed=1, position=position, forced_by_hand=True)
    assert (by_hand.steps, [str(move) for move in by_hand.legal_moves]) == ([], ["end turn"])
    by_hand.play("end turn")
    assert by_hand.turn == 1
    by_hand.undo()
    assert by_hand.steps == []


# Moves as text.


def test_a_text_that_is_no_move_is_answered_with_moves() -> None:
    game = new_game("royals", seed=1, position={"step": "draw", "to_draw": {"country": 3}, "row": {"France": 3}})
    with pytest.raises(IllegalMove, match="'tak France' is not a move now; perhaps 'take France' is meant"):
        game.play("tak France")
    with pytest.raises(IllegalMove) as refused:
        game.play("zzz")
    assert "possible now: 'take France', 'blind'" in str(refused.value)
    assert refused.value.reason is None


def test_a_move_that_is_not_possible_is_answered_with_its_rule() -> None:
    game = new_game("royals", seed=1, position={"row": {"France": 3}, "hands": {"1": {"France": 1}}})
    reason = game.why_not("claim Paris King")
    assert reason is not None
    assert reason.rule == "royals.refused.too_few_cards"
    with pytest.raises(IllegalMove) as refused:
        game.play("claim Paris King")
    assert refused.value.reason == reason
    assert str(refused.value) == f"'claim Paris King' is not possible: {reason}"
    assert game.why_not("claim Marseille Marshal") is None


# The end.


def test_an_equal_end_is_a_shared_victory() -> None:
    game = new_game("royals", players=2, edition="2016", position=TIE, forced_by_hand=True)
    winners = [game.winners]
    game.play("end turn")
    winners.append(game.winners)
    assert winners == [(), (0, 1)]
    assert (game.scores, game.score_sheet().winners) == ((17, 17), (0, 1))


def test_only_those_with_the_most_points_win() -> None:
    position = {
        "round": 12,
        "turn": 3,
        "market": ["Miller", "Guard", "Witch", "Knight", "Innkeeper", "Noble"],
        "seats": {"1": {"points": 98}, "2": {"points": 40}, "3": {"points": 85, "workers": 0}},
    }
    game = new_game("majesty", players=3, position=position, forced_by_hand=True)
    game.play("take 1 miller")
    assert game.scores == (98, 40, 85 + 2 + 1 + 10), "a Miller in the Mill, one building, and its majority"
    assert game.winners == (0, 2)


def test_a_record_is_dated(tmp_path: Path) -> None:
    game = new_game("majesty", seed=1)
    assert f"Date: {datetime.date.today().isoformat()}\n" in record_text(game)
    regalia.write_record(game, tmp_path / "game.txt", datetime.date(2026, 11, 15))
    assert "Date: 2026-11-15\n" in (tmp_path / "game.txt").read_text("utf-8")


# Moves and outcomes that were kept too long.


def test_a_move_of_another_moment_is_refused() -> None:
    """Its number means something else now; it would be played as another move and spoil the record."""
    game = new_game("majesty", players=2, seed=3)
    before = {move.number: move for move in game.legal_moves}
    for _ in range(12):
        game.play(game.legal_moves[0])
        now = {move.number: move for move in game.legal_moves}
        steps = len(game.steps)
        for number, move in before.items():
            fresh = Move(game.turn or 0, number, move.notation)
            if number in now and now[number].notation != move.notation:
                with pytest.raises(IllegalMove, match="belongs to another moment"):
                    game.play(fresh)
        assert len(game.steps) == steps
    assert any(now[number].notation != before[number].notation for number in now.keys() & before.keys())


def test_an_outcome_of_another_moment_is_refused() -> None:
    """A card turned up is not a card dealt, though both have the same number."""
    game = new_game("royals", players=2, chance_by_hand=True)
    old = game.outcomes[0]
    assert old.notation.startswith("turn up")
    while game.outcomes:
        game.draw(game.outcomes[0])
    game.play("blind")
    with pytest.raises(IllegalMove, match=r"belongs to another moment|cannot come"):
        game.draw(old)
    assert game.outcomes[0].notation.startswith("deal")


def test_chance_and_the_end_are_told_apart() -> None:
    """In both nobody is to move."""
    game = new_game("majesty", players=2, chance_by_hand=True)
    assert (game.turn, game.actor, game.is_over) == (None, CHANCE, False)
    game = new_game("majesty", players=2, seed=1)
    assert (game.turn, game.actor) == (0, 0)
    game.play_out()
    assert (game.turn, game.actor, game.is_over) == (None, NOBODY, True)


def test_seats_count_from_0_everywhere_in_python() -> None:
    game = new_game("royals", players=3, seed=2)
    assert game.turn == game.describe()["turn"] == game.legal_moves[0].seat == 0
    game.play(game.legal_moves[0])
    game.play("end turn")
    assert game.turn == game.describe()["turn"] == 1
    assert {step.seat for step in game.steps} == {None, 0}


def test_the_date_of_a_record_is_kept(tmp_path: Path) -> None:
    today = f"Date: {datetime.date.today().isoformat()}"
    text = record_text(new_game("majesty", players=2, seed=1)).replace(today, "Date: 1999-12-31")
    again = parse_record(text.partition(", check")[0] + "\n")
    assert again.date == datetime.date(1999, 12, 31)
    assert "Date: 1999-12-31" in record_text(again)
