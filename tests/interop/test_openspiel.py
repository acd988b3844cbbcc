"""Our games in OpenSpiel: its own checks of a game, the same games as ours, and its bots at our tables."""

import pickle
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from regalia import Game, Refusal, new_game
from regalia.engine.binding import bind_rules
from regalia.games.catalogue import rulebook
from regalia.interop.openspiel import Referee, RegaliaGame, RegaliaState, openspiel
from regalia.interop.openspiel_bots import IsmctsBot, MctsBot, SearchBot
from regalia.kernel.contract import NOBODY
from regalia.kernel.luck import lucks
from tests.helpers.configurations import CONFIGURATIONS, ROYALS, Configuration, at_random

pyspiel: Any = pytest.importorskip("pyspiel")

GAMES = (
    "regalia_majesty",
    "regalia_majesty(players=3,sides=BBBBBBBB)",
    "regalia_majesty(players=4,sides=ABABABAB,whole_deck=True)",
    "regalia_royals(players=2,row=4)",
    "regalia_royals(players=5,edition=2014)",
)
SOME = CONFIGURATIONS[::5]
BOTS = (IsmctsBot, MctsBot)

each_bot = pytest.mark.parametrize("kind", BOTS)


def played_along(configuration: Configuration, every: int) -> Iterator[tuple[Game, RegaliaState]]:
    """A random game of ours at some of its decisions and at its end, and OpenSpiel's state after the same steps."""
    state = RegaliaGame(configuration.game, configuration.options).new_initial_state()
    told = 0
    for number, game in enumerate(at_random(configuration.start(3, way="compiled"))):
        for step in game.steps[told:]:
            if not step.forced:
                state.apply_action(step.number)
        told = len(game.steps)
        if number % every == 0 or game.is_over:
            yield game, state


def redealt(game: Game, seat: int, seed: int) -> Game:
    """The same game as the seat may imagine it."""
    rules, twin = bind_rules(game.book.name, "compiled"), game.copy()
    rules["conceal_state"](twin.states, twin.boxes, seat)
    rules["redeal_state"](twin.states, twin.boxes, lucks(seed, 1))
    return twin


def hidden_moments() -> Iterator[Game]:
    """Some decisions of a game of Royals, where others hold cards that the seat to decide cannot name."""
    for number, game in enumerate(at_random(new_game("royals", players=3, seed=4, way="compiled"))):
        if number % 100 == 99 and not game.is_over:
            yield game.copy()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_passes_the_checks_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_parameters_are_our_options() -> None:
    game = pyspiel.load_game("regalia_royals(players=4,edition=2014)")
    assert (game.referee.options.players, game.referee.options.edition) == (4, "2014")
    assert pyspiel.load_game(str(game)).referee.options == game.referee.options
    with pytest.raises(Refusal, match="2 to 5 players"):
        pyspiel.load_game("regalia_royals(players=6)")


@pytest.mark.parametrize("configuration", SOME, ids=str)
def test_the_same_steps_lead_to_the_same_game(configuration: Configuration) -> None:
    for game, state in played_along(configuration, every=20):
        assert state.state_bytes() == game.states.tobytes()
        assert state.legal_actions() == [move.number for move in game.legal_moves]
        assert state.is_terminal() == game.is_over
        if not game.is_over:
            assert state.current_player() == game.turn
            texts = [state.action_to_string(action) for action in state.legal_actions()]
            assert texts == [move.notation for move in game.legal_moves]
    returns = state.returns()
    assert tuple(seat for seat, won in enumerate(returns) if won == max(returns)) == game.winners
    assert sum(returns) == pytest.approx(0)
    assert len(game.winners) > 1 or max(returns) == 1


def test_chance_is_as_likely_as_in_our_game() -> None:
    game = new_game("majesty", seed=1, chance_by_hand=True)
    state = pyspiel.load_game("regalia_majesty").new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(outcome.number, outcome.weight / outcome.of) for outcome in game.outcomes]


@pytest.mark.parametrize("configuration", ROYALS[::3], ids=str)
def test_a_resampled_world_has_the_same_information_state(configuration: Configuration) -> None:
    sampler = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    worlds = set()
    for game, state in played_along(configuration, every=50):
        for seat in range(configuration.options.players):
            twin = state.resample_from_infostate(seat, sampler)
            worlds.add(twin.state_bytes() == state.state_bytes())
            assert twin.information_state_string(seat) == state.information_state_string(seat)
            assert state.information_state_string(seat) == game.view(seat).state_bytes().hex()
            assert twin.current_player() == state.current_player()
    assert False in worlds


def test_a_state_can_be_copied_and_stored() -> None:
    *_, (_, state) = played_along(CONFIGURATIONS[-1], every=1000)
    for twin in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert twin.state_bytes() == state.state_bytes()
        assert (twin.history(), twin.returns()) == (state.history(), state.returns())
    start = state.get_game().new_initial_state()
    twin = start.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert start.state_bytes() == state.get_game().referee.start != twin.state_bytes()


@pytest.mark.parametrize("name", ["royals", "majesty"])
def test_compiled_rollouts_are_games_to_their_end(name: str) -> None:
    referee = Referee(name, rulebook(name).choose(players=3))
    ends = {referee.played_out(referee.start, word) for word in (1 << 40, 3 << 40, 5 << 40)}
    assert len(ends) == 3
    assert {referee.actor(end) for end in ends} == {NOBODY}


@each_bot
def test_hidden_cards_do_not_change_what_a_bot_does(kind: type[SearchBot]) -> None:
    different = 0
    for game in hidden_moments():
        seat = game.actor
        choices = set()
        for twin in (game, redealt(game, seat, 1), redealt(game, seat, 2)):
            different += twin.states.tobytes() != game.states.tobytes()
            choices.add(kind(simulations=40, seed=7, compiled_rollouts=True).choose(twin.view(seat)))
        assert len(choices) == 1
    assert different


@each_bot
@pytest.mark.parametrize("compiled_rollouts", [False, True])
@pytest.mark.parametrize("name", ["royals", "majesty"])
def test_a_bot_chooses_legal_moves_and_the_same_ones_again(
    kind: type[SearchBot], compiled_rollouts: bool, name: str
) -> None:
    bots = [kind(simulations=4, seed=5, compiled_rollouts=compiled_rollouts) for _ in range(2)]
    for players in (2, 3):
        game = new_game(name, players=players, seed=6, way="compiled")
        for _ in range(3):
            assert game.turn is not None
            view = game.view(game.turn)
            first, second = (bot.choose(view) for bot in bots)
            assert first in view.legal_moves
            assert first == second
            game.play(first)


@each_bot
def test_a_bot_plays_better_than_chance(kind: type[SearchBot]) -> None:
    bot = kind(simulations=50, seed=1, compiled_rollouts=True)
    won = 0
    for seed in range(6):
        game = new_game("majesty", seed=seed, way="compiled")
        while not game.is_over:
            if game.turn == seed % 2:
                game.play(bot.choose(game.view(game.turn)))
            else:
                game.play_random()
        won += game.winners == (seed % 2,)
    assert won >= 5


def test_a_move_without_an_alternative_needs_no_search() -> None:
    game = new_game("royals", seed=2, way="compiled", forced_by_hand=True)
    while len(game.legal_moves) > 1:
        game.play(game.legal_moves[-1])
    assert game.turn is not None
    assert IsmctsBot().choose(game.view(game.turn)) == game.legal_moves[0]


def test_what_a_bot_cannot_do_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Refusal, match="2 simulations or more, not 1"):
        MctsBot(simulations=1)
    with pytest.raises(Refusal, match="not to decide"):
        MctsBot().choose(new_game("majesty", seed=1).view(1))
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    for needs_it in (openspiel, IsmctsBot, MctsBot):
        with pytest.raises(Refusal, match="pip install open_spiel"):
            needs_it()


def test_python_ends_in_peace_with_our_games_registered() -> None:
    program = "import pyspiel, regalia.interop.openspiel; pyspiel.load_game('regalia_majesty').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
