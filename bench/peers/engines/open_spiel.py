"""OpenSpiel: trick-taking games whose rules are written in C++."""

import importlib
import random
from collections.abc import Callable, Iterator
from typing import Any

from engines.timing import FROM_PYTHON, INSIDE, SEARCH, SEED, Result, measure, pick


def play_out(state: Any, rng: random.Random) -> int:
    """Play an OpenSpiel state to its end, and return how many moves that took.

    All chance outcomes of hearts and spades are equally likely, so dealing can
    pick from the legal actions; asking for the probabilities is far slower.
    """
    moves = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        if len(actions) > 1 and not state.is_chance_node():
            moves += 1
        state.apply_action(pick(rng, actions))
    return moves


def deal_hand(game: Any, rng: random.Random) -> Any:
    """Start a game and play the chance nodes in front of the first decision."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(pick(rng, state.legal_actions()))
    return state


def rollouts_in_cpp(game: Any) -> Callable[[], float]:
    """Random rollouts in C++, from hands dealt beforehand.

    The rollout evaluator cannot be called from Python, but a tree search with
    a single simulation does nothing else than evaluate its root, which is 200
    rollouts here. The root must be a decision, so dealing is not timed.
    Rollouts report no length, so the mean number of moves is counted before,
    in Python-driven games from the same hands.
    """
    pyspiel: Any = importlib.import_module("pyspiel")
    rng = random.Random(SEED)
    rollouts = 200
    hands = [deal_hand(game, rng) for _ in range(50)]
    lengths = [play_out(hand.clone(), rng) for hand in hands * 100]
    mean_moves = sum(lengths) / len(lengths)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=SEED)
    search = pyspiel.MCTSBot(
        game,
        evaluator,
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=10,
        solve=False,
        seed=SEED,
        verbose=False,
    )

    def play() -> float:
        for hand in hands:
            search.mcts_search(hand)
        return len(hands) * rollouts * mean_moves

    return play


def bots_in_cpp(game: Any) -> Callable[[], float]:
    """Whole games in C++, deal included, between uniformly random C++ bots.

    As with the rollouts, the mean number of moves is counted beforehand.
    """
    pyspiel: Any = importlib.import_module("pyspiel")
    rng = random.Random(SEED)
    games = 5000
    lengths = [play_out(game.new_initial_state(), rng) for _ in range(games)]
    mean_moves = sum(lengths) / games
    bots = [
        pyspiel.make_uniform_random_bot(player, SEED + player)
        for player in range(game.num_players())
    ]

    def play() -> float:
        for _ in range(100):
            seed = rng.getrandbits(31)
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return 100 * mean_moves

    return play


def moves_from_python(game: Any) -> Callable[[], float]:
    """Whole games, deal included, with every move chosen and made from Python."""
    rng = random.Random(SEED)
    return lambda: play_out(game.new_initial_state(), rng)


def search_in_cpp(game: Any) -> Callable[[], float]:
    """Simulations of the C++ ISMCTS for the first decision of dealt hands, one rollout each.

    Only the first: in the middle of a hand version 2.0.2 crashes when its search is called from Python.
    """
    pyspiel: Any = importlib.import_module("pyspiel")
    rng = random.Random(SEED)
    simulations = 1000
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=SEED)
    search = pyspiel.ISMCTSBot(SEED, evaluator, 2.0, simulations)

    def play() -> float:
        assert evaluator, "the search keeps no hold of it, so this function does"
        search.step(deal_hand(game, rng))
        return simulations

    return play


def measure_open_spiel(seconds: float) -> Iterator[Result]:
    """Hearts and spades, run by OpenSpiel's C++ code and move by move from Python.

    A move is a player node with at least two legal actions.
    """
    pyspiel: Any = importlib.import_module("pyspiel")
    for name in ("hearts", "spades"):
        game = pyspiel.load_game(name)
        yield measure(
            f"{name}, random rollouts in C++ from dealt hands",
            INSIDE,
            seconds,
            rollouts_in_cpp(game),
        )
        yield measure(
            f"{name}, whole games with random C++ bots",
            INSIDE,
            seconds,
            bots_in_cpp(game),
        )
        yield measure(
            f"{name}, move by move", FROM_PYTHON, seconds, moves_from_python(game)
        )
    hearts = pyspiel.load_game("hearts")
    yield measure("hearts, ISMCTS in C++, random rollouts", SEARCH, seconds, search_in_cpp(hearts))
