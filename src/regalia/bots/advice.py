"""Advice: what the legal moves of a position are worth, and how the game will go on from it.

>>> from regalia import new_game
>>> from regalia.games.catalogue import any_game
>>> view = new_game(any_game(), players=2, seed=1).view(0)
>>> advice = advise(view, iterations=400)
>>> advice.best in view.legal_moves, round(sum(advice.wins), 6)
(True, 1.0)
"""

from dataclasses import dataclass
from typing import Any

from regalia.bots.levels import Level, strongest
from regalia.kernel.fields import duplicate
from regalia.kernel.luck import lucks
from regalia.kernel.refusal import Refusal
from regalia.play.steps import Move
from regalia.play.view import View
from regalia.search.weights import learned
from regalia.search.workspace import Workspace, compiled_bots

QUICK_WORLDS = 256  # determinizations of a quick outlook
MOST_ADVISED = 3    # moves that are named to whoever asks for a hint


@dataclass(frozen=True)
class Candidate:
    """A legal move and what came of it in the worlds where it was made."""

    move: Move
    visits: int                  # worlds in which search made it
    wins: tuple[float, ...]      # each seat's chance to win after it (its share of the victory)
    points: tuple[float, ...]    # each seat's final points, expected
    utility: tuple[float, ...]   # what each seat plays for: winning, and a little for points ahead


@dataclass(frozen=True)
class Outlook:
    """How a position will go on."""

    wins: tuple[float, ...]      # each seat's chance to win
    points: tuple[float, ...]    # each seat's final points, expected


@dataclass(frozen=True)
class Advice:
    """What a seat should do, best move first."""

    seat: int
    iterations: int
    wins: tuple[float, ...]      # each seat's chance to win, as search sees it
    points: tuple[float, ...]
    options: tuple[Candidate, ...]  # most tried first

    @property
    def best(self) -> Move:
        """The move search would make."""
        return self.options[0].move

    @property
    def advised(self) -> tuple[Candidate, ...]:
        """What a hint names: the best move and those looked at most, in the order of the seat's chance to win."""
        best, *others = self.options
        # A move that was hardly looked at, and seems better, is a guess.
        known = [option for option in others if self._chance(option) <= self._chance(best)][: MOST_ADVISED - 1]
        return best, *sorted(known, key=self._chance, reverse=True)

    def _chance(self, option: Candidate) -> float:
        return option.wins[self.seat]


class Thinker:
    """A level with a workspace of its own: thinks about one view after another. Not to be shared by threads."""

    def __init__(self, level: Level, seed: int = 1) -> None:
        """The seed makes it play differently from the same level with another seed."""
        self.level = level
        self.seed = seed
        self._config = level.search_config()
        self._workspace = Workspace(level.game, max(1, level.iterations))
        self._laid_out: tuple[Any, Any] = (None, None)  # options, and the boxes they lay out

    def choose(self, view: View, luck: int | None = None) -> Move:
        """The level's move, with its own seed or, for this once, with another luck."""
        number = self._ask("choose_move", view, luck)
        return next(move for move in view.legal_moves if move.number == number)

    def advise(self, view: View) -> Advice:
        """What the legal moves are worth."""
        if not view.legal_moves:
            raise Refusal("This seat is not to decide now; there is nothing to advise.")
        if self.level.method != "search":
            raise Refusal(f"{self.level.name} does not search, so it cannot tell what moves are worth.")
        self._ask("choose_move", view)
        _, _, scratches, nodes = self._workspace.records
        players = view.options.players
        options = []
        for at, move in enumerate(view.legal_moves):
            node = nodes[scratches[0].child[at]]
            if scratches[0].child[at] > 0 and node.visits > 0:
                options.append(Candidate(move, int(node.visits), *_means(node, players)))
        options.sort(key=lambda option: (option.visits, option.utility[view.legal_moves[0].seat]), reverse=True)
        wins, points, _ = _means(nodes[0], players)
        return Advice(view.legal_moves[0].seat, int(nodes[0].visits), wins, points, tuple(options))

    def search(self, view: View) -> Outlook:
        """How the game will go on, by search: also where chance is to draw, or another seat to decide."""
        return self._outlook("search_position", view)

    def outlook(self, view: View) -> Outlook:
        """How the game will go on, at a glance: quick, and with the same worlds for every position."""
        return self._outlook("evaluate_position", view)

    def _outlook(self, function: str, view: View) -> Outlook:
        if self.level.method != "search":
            raise Refusal(f"{self.level.name} does not search, so it cannot tell how a game will go on.")
        self._ask(function, view)
        wins, points, _ = _means(self._workspace.records[3][0], view.options.players)
        return Outlook(wins, points)

    def _ask(self, function: str, view: View, luck: int | None = None) -> int:
        """What the compiled function answers; the tree it grew stays in the workspace."""
        space = self._workspace
        space.worlds[:1] = duplicate(view.states)
        if self._laid_out[0] != view.options:
            self._laid_out = view.options, view.book.lay_out(view.options)
        known = self._laid_out[1], self._config, learned(view.book.name), lucks(self.seed if luck is None else luck, 1)
        return compiled_bots(view.book.name)[function](space.worlds, *known, *space.records) or 0


def _means(node: Any, players: int) -> tuple[tuple[float, ...], tuple[float, ...], tuple[float, ...]]:
    visits = max(1, int(node.visits))
    wins, points, utility = (
        tuple((sums[:players] / visits).tolist()) for sums in (node.wins, node.points, node.utility)
    )
    return wins, points, utility


def advise(view: View, iterations: int | None = None, seed: int = 1) -> Advice:
    """What the strongest level thinks of the legal moves; `iterations` to think longer or less."""
    return Thinker(strongest(view.book.name, iterations), seed).advise(view)


def outlook(view: View, worlds: int = QUICK_WORLDS, seed: int = 1) -> Outlook:
    """How the game will go on from a position, chance or decision, at a glance."""
    return Thinker(strongest(view.book.name, worlds), seed).outlook(view)
