"""Advice and outlooks: every seat's chances, from what the seat knows."""

import pytest

from regalia import Game, Refusal
from regalia.bots.advice import Advice, Candidate, Thinker, advise, outlook
from regalia.bots.level_bot import LevelBot
from regalia.bots.levels import levels
from regalia.play.steps import Move
from tests.helpers.configurations import CONFIGURATIONS, ROYALS
from tests.helpers.decisions import decisions


def test_a_thinker_is_handed_a_concealed_state_only() -> None:
    game = decisions(ROYALS[0], seed=2, every=50)[-1]
    seat = game.turn
    assert seat is not None
    view = game.view(seat)
    thinker = Thinker(levels("royals")[-1].with_iterations(10))
    thinker.search(view)
    assert thinker._workspace.worlds[:1].tobytes() == view.state_bytes() != game.states.tobytes()


def test_advice_tells_every_seats_chances() -> None:
    for configuration in (CONFIGURATIONS[2], CONFIGURATIONS[-1]):
        game = decisions(configuration, seed=6, every=20)[0]
        advice = advise(game.view(game.turn), iterations=200)
        assert advice.iterations == 200 == sum(option.visits for option in advice.options)
        assert len(advice.wins) == len(advice.points) == configuration.options.players
        assert sum(advice.wins) == pytest.approx(1.0)
        assert {option.move for option in advice.options} <= set(game.legal_moves)
        assert advice.best == LevelBot(levels(configuration.game)[-1].with_iterations(200)).choose(game.view(game.turn))


def test_outlook_of_a_finished_game_is_its_result() -> None:
    game = Game.new("majesty", players=3, seed=2, way="compiled")
    game.play_out()
    found = outlook(game.view(None), worlds=10)
    assert [seat for seat, win in enumerate(found.wins) if win > 0] == list(game.winners)
    assert found.points == game.scores


def test_advice_needs_a_seat_to_decide() -> None:
    game = Game.new("majesty", players=2, seed=2)
    with pytest.raises(Refusal, match="not to decide"):
        advise(game.view(1))


def test_a_hint_names_the_best_move_and_those_known_well_in_the_order_of_their_chance() -> None:
    looked_at = [("best", 900, 0.6), ("a guess", 50, 0.9), ("weak", 30, 0.3), ("fair", 20, 0.5), ("one more", 10, 0.4)]
    options = tuple(
        Candidate(Move(1, number, name), visits, (1 - chance, chance), (0, 0), (0, 0))
        for number, (name, visits, chance) in enumerate(looked_at)
    )
    advice = Advice(1, 1010, (0.4, 0.6), (0, 0), options)
    assert [str(option.move) for option in advice.advised] == ["best", "fair", "weak"]
