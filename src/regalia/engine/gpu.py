"""Masses of random games on a CUDA GPU, one thread a game, by the very same rules.

Every thread keeps its game in the block's shared memory: a state does not fit into registers, and ordinary
memory is too far away for something touched at every step. What limits the pace is the size of the code:
a GPU's cache for instructions is small, so rules that would be unrolled stay loops where it matters.
"""

import importlib
from functools import cache
from typing import Any

import numpy as np

from regalia.engine.binding import bind_rules
from regalia.games.catalogue import rulebook
from regalia.kernel.choices import Choices
from regalia.kernel.fields import blank, record_type
from regalia.kernel.luck import Luck

THREADS = 64  # games in a block; their states must fit into its shared memory


@cache
def random_games_kernel(game: str) -> Any:
    """The kernel that plays one random game in each state: kernel[blocks, THREADS](states, boxes, lucks, decisions)."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba-cuda asks for the name NumPy 2.5 took away
    import numba

    cuda: Any = importlib.import_module("numba.cuda")
    book = rulebook(game)
    functions = bind_rules(game, "gpu")
    set_up, random_game = functions["set_up"], functions["random_game"]
    state_type = numba.from_dtype(record_type(book.state))
    box_type = numba.from_dtype(record_type(book.box))
    luck_type = numba.from_dtype(record_type(Luck))
    choices_type = numba.from_dtype(record_type(Choices))

    def play(states: Any, boxes: Any, lucks: Any, decisions: Any) -> None:
        own_states = cuda.shared.array(THREADS, state_type)
        own_luck = cuda.local.array(1, luck_type)
        own_choices = cuda.local.array(1, choices_type)
        game = cuda.grid(1)
        if game >= len(states):
            return
        state = own_states[cuda.threadIdx.x]
        own_states[cuda.threadIdx.x] = states[game]
        own_luck[0] = lucks[game]
        set_up(state, boxes[0])
        decisions[game] = random_game(state, boxes[0], own_luck[0], own_choices[0])
        states[game] = state
        lucks[game] = own_luck[0]

    signature = (state_type[::1], box_type[::1], luck_type[::1], numba.int32[::1])
    return cuda.jit(signature)(play)


def random_games(game: str, boxes: Any, lucks: Any) -> tuple[Any, Any]:
    """Play one random game for each luck on the GPU; the final states and the number of decisions in each."""
    cuda: Any = importlib.import_module("numba.cuda")
    kernel = random_games_kernel(game)
    games = len(lucks)
    states = cuda.to_device(np.asarray(blank(rulebook(game).state, games)))
    decisions = cuda.device_array(games, np.int32)
    kernel[-(-games // THREADS), THREADS](states, cuda.to_device(np.asarray(boxes)), cuda.to_device(lucks), decisions)
    return states.copy_to_host(), decisions.copy_to_host()
