"""OpenSpiel's own searches as bots at our tables.

They know what their seat knows: each decision starts from a world imagined from the seat's view.

    from regalia.interop.openspiel_bots import IsmctsBot

    bot = IsmctsBot(simulations=200, seed=1)
    game.play(bot.choose(game.view(game.turn)))
"""

from typing import Any

import numpy as np

from regalia.interop.openspiel import RegaliaGame, RegaliaState, openspiel
from regalia.kernel.refusal import Refusal
from regalia.play.steps import Move
from regalia.play.view import View

SIMULATIONS = 1000       # a move, and
UCT_C = 2.0              # the constant of exploration: what OpenSpiel's own example plays with
FEWEST_SIMULATIONS = 2   # the first one only makes the root
MEMORY_MB = 1000


class Rollouts:
    """Random games to the end inside compiled code: the same chances as OpenSpiel's rollouts, but much quicker."""

    def __init__(self, random: Any) -> None:
        self.random = random

    def evaluate(self, state: RegaliaState) -> list[float]:
        """What each seat wins in one of them."""
        return state.random_returns(luck(self.random))

    def prior(self, state: RegaliaState) -> list[tuple[int, float]]:
        """What may come next; one move is as likely as another."""
        if state.is_chance_node():
            return state.chance_outcomes()
        moves = state.legal_actions()
        return [(move, 1 / len(moves)) for move in moves]


class SearchBot:
    """What the bots below have in common. The same seed gives the same moves to the same views in a row."""

    kind = ""

    def __init__(
        self,
        simulations: int = SIMULATIONS,
        uct_c: float = UCT_C,
        seed: int | None = None,
        compiled_rollouts: bool = False,
    ) -> None:
        """`compiled_rollouts`: random games to the end are not OpenSpiel's own but `Rollouts`."""
        openspiel()
        if simulations < FEWEST_SIMULATIONS:
            raise Refusal(f"OpenSpiel searches with {FEWEST_SIMULATIONS} simulations or more, not {simulations}.")
        self.name = f"openspiel-{self.kind}-{simulations}{'-compiled' if compiled_rollouts else ''}"
        self.simulations = simulations
        self.uct_c = uct_c
        self.compiled_rollouts = compiled_rollouts
        self._random = np.random.RandomState(seed)
        self._game: RegaliaGame | None = None
        self._bot: Any = None

    def choose(self, view: View) -> Move:
        """The move that the search visits most."""
        if not view.legal_moves:
            raise Refusal("This seat is not to decide now, so there is nothing to choose.")
        if len(view.legal_moves) == 1:
            return view.legal_moves[0]
        game = self._game_of(view)
        world = game.referee.imagined(view.state_bytes(), luck(self._random))
        action = self._search(game.state_at(world))
        return next(move for move in view.legal_moves if move.number == action)

    def _game_of(self, view: View) -> RegaliaGame:
        game = self._game
        if game is None or (game.referee.book, game.referee.options) != (view.book, view.options):
            game = self._game = RegaliaGame(view.book.name, view.options)
            self._bot = self._sit_down(game)
        return game

    def _rollouts(self) -> Any:
        if self.compiled_rollouts:
            return Rollouts(self._random)
        return openspiel("open_spiel.python.algorithms.mcts").RandomRolloutEvaluator(1, self._random)

    def _sit_down(self, game: RegaliaGame) -> Any:
        """OpenSpiel's bot for this game."""
        raise NotImplementedError

    def _search(self, root: RegaliaState) -> int:
        """The action that OpenSpiel's bot chooses."""
        return int(self._bot.step(root))


class IsmctsBot(SearchBot):
    """Information set Monte Carlo tree search: every simulation imagines what the seat cannot know anew.

    This is OpenSpiel's search in Python. The one in C++ cannot: states written in Python have no way to tell
    it how to imagine another.
    """

    kind = "ismcts"

    def _sit_down(self, game: RegaliaGame) -> Any:
        search = openspiel("open_spiel.python.algorithms.ismcts")
        bot = search.ISMCTSBot(game, self._rollouts(), self.uct_c, self.simulations, random_state=self._random)
        # OpenSpiel's own luck for imagining is seeded by the clock.
        bot.set_resampler(lambda state, player: state.imagined_by(player, luck(self._random)))
        return bot


class MctsBot(SearchBot):
    """Monte Carlo tree search in one imagined world, as if all cards in it lay open.

    With OpenSpiel's rollouts the search is its own in C++; that one takes no others, so with ours it is the
    one in Python.
    """

    kind = "mcts"

    def _sit_down(self, game: RegaliaGame) -> Any:
        if self.compiled_rollouts:
            search = openspiel("open_spiel.python.algorithms.mcts")
            return search.MCTSBot(game, self.uct_c, self.simulations, self._rollouts(), random_state=self._random)
        pyspiel = openspiel()
        seed, luck_of_rollouts = (int(number) for number in self._random.randint(2**31, size=2))
        rollouts = pyspiel.RandomRolloutEvaluator(1, luck_of_rollouts)
        return pyspiel.MCTSBot(game, rollouts, self.uct_c, self.simulations, MEMORY_MB, True, seed, False)

    def _search(self, root: RegaliaState) -> int:
        if self.compiled_rollouts:
            return super()._search(root)
        # Not step(): it lets go of Python's lock and then calls our state, which ends in a crash.
        return int(self._bot.mcts_search(root).best_child().action)


def luck(random: Any) -> int:
    """A word to begin a luck with."""
    return int.from_bytes(random.bytes(8), "little") | 1
