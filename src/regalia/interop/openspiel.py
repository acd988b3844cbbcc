"""Regalia's games as games of OpenSpiel.

Importing this module registers every game with `regalia_` before its name, and its options as parameters, such as
`pyspiel.load_game("regalia_chess(players=2)")` if there were chess.

Actions and chance outcomes are the numbers of Regalia's moves and outcomes. As in a `Game`, moves without an
alternative are played by themselves, so every state but the last has chance to draw or a seat to choose.
There is no rule here: a `Referee` asks the compiled ones.
"""

import importlib
import importlib.util
import json
from functools import partial
from typing import Any

import numpy as np

from regalia.engine.binding import bind_rules
from regalia.games.catalogue import games, rulebook
from regalia.games.rulebook import Rulebook
from regalia.kernel.choices import MOST_CHOICES, Choices
from regalia.kernel.contract import CHANCE, NOBODY
from regalia.kernel.fields import blank
from regalia.kernel.log import Log
from regalia.kernel.luck import Luck
from regalia.kernel.refusal import Refusal

MOST_DECISIONS = 10_000  # OpenSpiel wants a number that no game exceeds
TERMINAL = -4            # OpenSpiel's number for the actor when the game is over


def openspiel(module: str = "pyspiel") -> Any:
    """A module of OpenSpiel; a Refusal where it is not installed."""
    if importlib.util.find_spec("pyspiel") is None:
        raise Refusal("OpenSpiel is not installed; `pip install open_spiel` installs it.")
    return importlib.import_module(module)


INSTALLED = importlib.util.find_spec("pyspiel") is not None
_GameBase: Any = openspiel().Game if INSTALLED else object  # where it is not, importing this module does no harm
_StateBase: Any = openspiel().State if INSTALLED else object


class Referee:
    """Where the states of one set of options are asked about and played on, one at a time.

    A state is bytes: OpenSpiel can copy, compare and store them without our help. To ask the rules something
    it is laid out, unless it lies there from the last time. A referee is for one thread.
    """

    def __init__(self, game: str, options: Any) -> None:
        self.book = book = rulebook(game)
        self.options = options
        self.notation = book.notation(options)
        # Plain arrays cross into compiled code several times quicker than NumPy's record arrays.
        records = (blank(book.state), book.lay_out(options), blank(Choices), blank(Luck), blank(Log))
        arrays: list[Any] = [np.asarray(array) for array in records]
        self._states, self._boxes, self._choices, self._lucks, self._logs = arrays
        self._memory = memoryview(self._states.view(np.uint8))
        self._count = memoryview(self._choices["count"])
        self._choice, self._weight = (memoryview(self._choices[name][0]) for name in ("choice", "weight"))
        self._rules = bind_rules(book.name, "compiled")
        logged = bind_rules(book.name, "compiled", logged=True)
        self._play_move, self._play_outcome = logged["play_move"], logged["play_outcome"]
        self._who_acts = partial(self._rules["who_acts"], self._states)
        self._list_moves = partial(self._rules["list_moves"], self._states, self._boxes, self._choices)
        self._list_outcomes = partial(self._rules["list_outcomes"], self._states, self._boxes, self._choices)
        self._conceal = partial(self._rules["conceal_state"], self._states, self._boxes)
        self._redeal = partial(self._rules["redeal_state"], self._states, self._boxes, self._lucks)
        self._records = self._states[0], self._boxes[0], self._lucks[0], self._choices[0]
        self._laid = b""
        self._rules["set_up"](self._states[0], self._boxes[0])
        self.start = self._memory.tobytes()

    def __deepcopy__(self, memo: Any) -> "Referee":
        """The referee itself: OpenSpiel copies whatever a state refers to, but a referee is no part of it."""
        return self

    def __reduce__(self) -> Any:
        """A referee is made anew where a stored state is read back."""
        return Referee, (self.book.name, self.options)

    def _lay(self, state: bytes) -> None:
        if state is not self._laid:
            self._memory[:] = state
            self._laid = state

    def _take_up(self, state: bytes) -> None:
        """Lay out a state that will be changed."""
        self._lay(state)
        self._laid = b""

    def actor(self, state: bytes) -> int:
        """The seat to decide, CHANCE or NOBODY."""
        self._lay(state)
        return int(self._who_acts())

    def moves(self, state: bytes) -> list[int]:
        """The legal moves of the seat to decide."""
        self._lay(state)
        self._list_moves()
        return self._choice[: self._count[0]].tolist()

    def outcomes(self, state: bytes) -> list[tuple[int, float]]:
        """What chance may bring, with probabilities."""
        self._lay(state)
        self._list_outcomes()
        weights = self._weight[: self._count[0]].tolist()
        cards = sum(weights)
        return [(self._choice[at], weight / cards) for at, weight in enumerate(weights)]

    def after(self, state: bytes, actor: int, step: int) -> tuple[bytes, int]:
        """The state after a move or an outcome of chance and all forced moves then, and who acts in it."""
        self._take_up(state)
        play = self._play_outcome if actor == CHANCE else self._play_move
        play(self._states, self._boxes, step, self._logs)
        while (actor := self._who_acts()) >= 0:
            self._list_moves()
            if self._count[0] > 1:
                break
            self._play_move(self._states, self._boxes, self._choice[0], self._logs)
        self._laid = self._memory.tobytes()
        return self._laid, actor

    def known_to(self, state: bytes, seat: int) -> bytes:
        """The state less all that the seat cannot know."""
        self._take_up(state)
        self._conceal(seat)
        return self._memory.tobytes()

    def imagined(self, known: bytes, word: int) -> bytes:
        """A full state as a seat may imagine it that knows this much; `word` is its luck."""
        self._take_up(known)
        self._lucks["word"] = word
        self._redeal()
        self._laid = self._memory.tobytes()
        return self._laid

    def played_out(self, state: bytes, word: int) -> bytes:
        """The end of the game when all play at random from here; `word` is their luck."""
        self._take_up(state)
        self._lucks["word"] = word
        self._rules["random_game"](*self._records)
        self._laid = self._memory.tobytes()
        return self._laid

    def utilities(self, state: bytes) -> list[float]:
        """Of a finished game, what each seat won: 1 for a lone winner, 0 in all for all seats."""
        seats = self.options.players
        points, winners = np.zeros(seats, np.int32), np.zeros(1, np.int32)
        self._lay(state)
        self._rules["tally"](self._states, self._boxes, points, winners)
        won = [int(winners[0]) >> seat & 1 for seat in range(seats)]
        return [utility(bit / sum(won), seats) for bit in won]

    def words(self, state: bytes) -> Any:
        """The state as a record, for what puts it into words."""
        self._lay(state)
        return self._states.view(np.recarray)[0]


def utility(share: float, seats: int) -> float:
    """A share of the victory as OpenSpiel counts it, so that all seats together have 0 and the most is 1.

    >>> utility(1, 3), utility(0, 3), utility(0.5, 3)
    (1.0, -0.5, 0.25)
    """
    return (share * seats - 1) / (seats - 1)


class RegaliaGame(_GameBase):  # type: ignore[misc]  # OpenSpiel declares no types
    """A game of OpenSpiel played by our rules; `pyspiel.load_game` makes one too, but for boards of one's own."""

    def __init__(self, game: str, options: Any) -> None:
        pyspiel = openspiel()
        self.referee = Referee(game, options)
        seats = options.players
        info = pyspiel.GameInfo(
            num_distinct_actions=self.referee.notation.moves,
            max_chance_outcomes=MOST_CHOICES,
            num_players=seats,
            min_utility=utility(0, seats),
            max_utility=utility(1, seats),
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(game_type(self.referee.book), info, parameters(self.referee.book, options))

    def new_initial_state(self) -> "RegaliaState":
        """The start of a game, before anything is turned up."""
        return RegaliaState(self, self.referee.start)

    def state_at(self, state: bytes) -> "RegaliaState":
        """A game that stands there, without a history."""
        return RegaliaState(self, state)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What OpenSpiel asks for what a seat knows."""
        return Observer()

    def max_chance_nodes_in_history(self) -> int:
        """A number that no game exceeds."""
        return MOST_DECISIONS


class RegaliaState(_StateBase):  # type: ignore[misc]
    """A state of such a game: bytes, and the referee to ask about them."""

    def __init__(self, game: RegaliaGame, state: bytes) -> None:
        super().__init__(game)
        self._referee = game.referee
        self._state = state
        self._actor = self._referee.actor(state)

    def current_player(self) -> int:
        """The seat to decide, or OpenSpiel's numbers for chance and the end."""
        return TERMINAL if self._actor == NOBODY else self._actor

    def is_terminal(self) -> bool:
        """The game is finished."""
        return self._actor == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        return self._referee.moves(self._state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring, with probabilities."""
        return self._referee.outcomes(self._state)

    def _apply_action(self, action: int) -> None:
        self._state, self._actor = self._referee.after(self._state, self._actor, action)

    def returns(self) -> list[float]:
        """What each seat won; nothing before the end."""
        if self._actor != NOBODY:
            return [0.0] * self.num_players()
        return self._referee.utilities(self._state)

    def state_bytes(self) -> bytes:
        """The whole state, hidden cards included."""
        return self._state

    def known_to(self, player: int) -> bytes:
        """The state less all that the player cannot know."""
        return self._referee.known_to(self._state, player)

    def imagined_by(self, player: int, word: int) -> "RegaliaState":
        """A state the player cannot tell from this one; it has no history, which would tell hidden cards."""
        return RegaliaState(self.get_game(), self._referee.imagined(self.known_to(player), word))

    def resample_from_infostate(self, player: int, sampler: Any) -> "RegaliaState":
        """The same, as OpenSpiel asks for it; `sampler` gives random numbers from 0 to 1."""
        return self.imagined_by(player, int(sampler() * 2**63) | 1)

    def random_returns(self, word: int) -> list[float]:
        """What each seat would win if all played at random from here."""
        return self._referee.utilities(self._referee.played_out(self._state, word))

    def _action_to_string(self, player: int, action: int) -> str:
        notation, record = self._referee.notation, self._referee.words(self._state)
        return str(notation.outcome(record, action) if player == CHANCE else notation.move(record, action))

    def __str__(self) -> str:
        """The whole table in names and numbers."""
        words = self._referee.words(self._state)
        return json.dumps(self._referee.book.describe(words, self._referee.options, 1))


class Observer:
    """What a seat knows, as OpenSpiel asks for it: in a string. There is no tensor."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: RegaliaState, player: int) -> None:
        """Nothing to fill."""

    def string_from(self, state: RegaliaState, player: int) -> str:
        """The concealed state: equal for all states the seat cannot tell apart."""
        return state.known_to(player).hex()


def game_type(book: Rulebook) -> Any:
    """What OpenSpiel wants to know of a game, whatever its options."""
    pyspiel = openspiel()
    kind, seats = pyspiel.GameType, book.player_numbers()
    return kind(
        short_name=f"regalia_{book.name}",
        long_name=f"{book.title} (Regalia)",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        # Some game hides nothing, but OpenSpiel's ISMCTS refuses a game that says so.
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification=parameters(book, book.choose()),
    )


def parameters(book: Rulebook, options: Any) -> dict[str, Any]:
    """Options as OpenSpiel's parameters, which are numbers, words and yes or no: so nothing that a file tells.

    A word of digits is a number, because OpenSpiel reads it as one.

    >>> from regalia.games.catalogue import any_game
    >>> book = rulebook(any_game())
    >>> parameters(book, book.choose(players=3))["players"]
    3
    """
    known = {option.name: value for option, value in book.codec.values(options) if not option.is_file}
    return {name: int(value) if str(value).isdigit() else value for name, value in known.items()}


# OpenSpiel keeps what it was handed here until after Python has ended, when only a class may still be let go of.


def loaded_class(book: Rulebook) -> type[RegaliaGame]:
    """The game as `pyspiel.load_game` makes it, from parameters."""

    class LoadedGame(RegaliaGame):
        """One game, its options from parameters."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(book.name, book.choose(**params or {}))

    return LoadedGame


if INSTALLED:
    for _book in games():
        openspiel().register_game(game_type(_book), loaded_class(_book))
