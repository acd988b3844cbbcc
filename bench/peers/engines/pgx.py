"""Pgx: games compiled by JAX that are played in batches."""

import importlib
from collections.abc import Callable, Iterator
from typing import Any

from engines.timing import INSIDE, SEED, Result, measure


def batch_player(name: str, batch: int) -> Callable[[], int]:
    """Return a function that plays 100 steps of ``batch`` games in compiled code.

    A finished game is replaced by a new one at once, so that every step of
    every game in the batch does useful work.
    """
    jax: Any = importlib.import_module("jax")
    jnp: Any = importlib.import_module("jax.numpy")
    pgx: Any = importlib.import_module("pgx")
    env = pgx.make(name)
    start_games = jax.vmap(env.init)
    step_games = jax.vmap(env.step)

    def pick_actions(mask: Any, key: Any) -> Any:
        # The k-th legal action for a random k: one random number a game, where
        # jax.random.categorical would draw one for each action.
        ranks = jnp.cumsum(mask, axis=-1)
        k = jnp.floor(jax.random.uniform(key, (batch, 1)) * ranks[:, -1:])
        return jnp.argmax(ranks > k, axis=-1)

    def replace_finished(states: Any, finished: Any, key: Any) -> Any:
        def choose(new: Any, old: Any) -> Any:
            shape = (batch,) + (1,) * (old.ndim - 1)
            return jnp.where(finished.reshape(shape), new, old)

        new_states = start_games(jax.random.split(key, batch))
        return jax.tree.map(choose, new_states, states)

    def step(carry: Any, _: None) -> Any:
        states, key, moves = carry
        key, pick_key, step_key, start_key = jax.random.split(key, 4)
        mask = states.legal_action_mask
        moves += jnp.sum(mask.sum(axis=-1) > 1)
        actions = pick_actions(mask, pick_key)
        states = step_games(states, actions, jax.random.split(step_key, batch))
        finished = states.terminated | states.truncated
        states = jax.lax.cond(
            finished.any(),
            lambda: replace_finished(states, finished, start_key),
            lambda: states,
        )
        return (states, key, moves), None

    def run(states: Any, key: Any) -> Any:
        carry, _ = jax.lax.scan(step, (states, key, jnp.int32(0)), length=100)
        return carry

    compiled_run = jax.jit(run)
    start_key, key = jax.random.split(jax.random.PRNGKey(SEED))
    states = jax.jit(start_games)(jax.random.split(start_key, batch))

    def play() -> int:
        nonlocal states, key
        states, key, moves = compiled_run(states, key)
        return int(moves)

    return play


def measure_pgx(seconds: float) -> Iterator[Result]:
    """Batches of Pgx games on the CPU, with the whole loop compiled by JAX.

    A move is a step of one game whose action mask allows at least two actions.
    The batch sizes are about the best ones for one core.
    """
    batches = {
        "tic_tac_toe": 16384,
        "kuhn_poker": 4096,
        "connect_four": 4096,
        "leduc_holdem": 4096,
        "sparrow_mahjong": 16,
        "backgammon": 16,
    }
    for name, batch in batches.items():
        task = f"{name}, compiled batch of {batch}"
        yield measure(task, INSIDE, seconds, batch_player(name, batch))
