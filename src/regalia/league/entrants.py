"""Entrants: who takes part in a league. Levels, random play, and bots of other people."""

import contextlib
import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from regalia.bots.levels import LEAVES, Level, level, levels
from regalia.guests.bot import Bot, close
from regalia.guests.plugins import make_plugin
from regalia.guests.program import ANSWER_SECONDS, ProgramBot, is_program, make_program
from regalia.kernel.refusal import Refusal
from regalia.league.entrant_figures import figures_of, leaf_in_code
from regalia.search.weights import learned, untrained

RANDOM = "random"
OPENSPIEL = "openspiel-"
COMPILED_ROLLOUTS = "compiled"  # its random games played by our compiled rules: the same chances, far quicker


@dataclass(frozen=True)
class Entrant:
    """Somebody who takes part: a level, or a bot of other people."""

    name: str                    # as the command line has it
    level: Level | None = None   # None: a bot of other people
    trained: bool = True         # False: all moves are alike to it

    def weights(self) -> Any:
        """What a level knows."""
        assert self.level is not None
        return learned(self.level.game) if self.trained else untrained()

    def figures(self) -> dict[str, Any]:
        """What it is, for the first line of a results file."""
        if self.level is None:
            return {"name": self.name}
        return figures_of(self.name, self.level, self.trained)


def find_entrants(game: str, options: Any, ladder: Sequence[str], bots: Sequence[str]) -> tuple[Entrant, ...]:
    """All who take part: the levels that are named or else all of them and random play, and the bots.

    >>> from regalia.games.catalogue import any_game
    >>> [entrant.name for entrant in find_entrants(any_game(), None, [], [])] == usual_ladder(any_game())
    True
    >>> find_entrants(any_game(), None, ["random"], [])
    Traceback (most recent call last):
    regalia.kernel.refusal.Refusal: A league needs two entrants or more, not random alone.
    """
    wanted = ladder or usual_ladder(game)
    found = [*(find_level(game, name) for name in wanted), *(find_bot(game, options, name) for name in bots)]
    names = [entrant.figures()["name"] for entrant in found]
    for entrant in found:
        if names.count(entrant.figures()["name"]) > 1:
            raise Refusal(f"{entrant.name} is named twice; it cannot meet itself in a league.")
    if len(found) < 2:
        raise Refusal(f"A league needs two entrants or more, not {found[0].name} alone.")
    return tuple(found)


def usual_ladder(game: str) -> list[str]:
    """Who takes part if nobody is named: all levels, strongest first, and random play."""
    return [*(one.name for one in reversed(levels(game))), RANDOM]


def find_level(game: str, name: str) -> Entrant:
    """A level by its name or number, with other iterations if it says so, or random play.

    >>> from regalia.games.catalogue import any_game
    >>> best = levels(any_game())[-1].name
    >>> find_level(any_game(), f"{best}@500").level.iterations
    500
    >>> find_level(any_game(), f"{best}@500:random-playout").level.leaf
    'random playout'
    >>> find_level(any_game(), "1").name == levels(any_game())[0].name
    True
    >>> find_level(any_game(), f"{best}@lots")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    regalia.kernel.refusal.Refusal: After '...@' comes a number of iterations, not 'lots'.
    """
    wanted, at, figures = name.strip().partition("@")
    iterations, colon, leaf = figures.partition(":")
    if name.strip().casefold() == RANDOM:
        return Entrant(RANDOM, Level(game, RANDOM, "policy", temperature=1.0), trained=False)
    found = level(game, wanted)
    if not at:
        return Entrant(found.name, found)
    if not iterations.isdecimal():
        raise Refusal(f"After '{wanted}@' comes a number of iterations, not {iterations!r}.")
    searching = found.with_iterations(int(iterations))
    if colon and leaf_in_code(leaf.replace("-", " ")) not in LEAVES:
        kinds = ", ".join(kind.replace(" ", "-") for kind in LEAVES)
        raise Refusal(f"After '{wanted}@{iterations}:' comes how positions are valued, {kinds}, not {leaf!r}.")
    if colon:
        searching = replace(searching, leaf=leaf_in_code(leaf.replace("-", " ")))
    return Entrant(f"{found.name}@{int(iterations)}{colon}{leaf}", searching)


def fallback(game: str) -> Entrant:
    """Who decides where a bot of other people does not: the weakest level."""
    return find_level(game, levels(game)[0].name)


def find_bot(game: str, options: Any, name: str) -> Entrant:
    """A bot by what `--bot` says; one that cannot be made, or started, is refused now rather than later.

    >>> from regalia.games.catalogue import any_game
    >>> find_bot(any_game(), None, "openspiel-ismcts")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    regalia.kernel.refusal.Refusal: 'openspiel-ismcts' is no bot of OpenSpiel's; write openspiel-ismcts:100, or ...
    """
    name = name.strip()
    if name.split("@")[0].casefold() in usual_ladder(game):
        return find_level(game, name)
    bot = make_bot(game, options, name, seed=1)
    if isinstance(bot, ProgramBot):
        bot.start()
    with contextlib.suppress(Exception):  # a plug-in that cannot be closed will be reported when it plays
        close(bot)
    return Entrant(name)


def make_bot(game: str, options: Any, name: str, seed: int, seconds: float = ANSWER_SECONDS) -> Bot:
    """A bot of other people, for one seat."""
    if is_program(name):
        return make_program(name, seed, seconds)
    if name.startswith(OPENSPIEL):
        return _openspiel_bot(name, seed)
    return make_plugin(name, game, options, seed)


def _openspiel_bot(name: str, seed: int) -> Bot:
    from regalia.interop.openspiel_bots import IsmctsBot, MctsBot

    kind, _, simulations = name.removeprefix(OPENSPIEL).partition(":")
    kinds = {"ismcts": IsmctsBot, "mcts": MctsBot}
    if kind not in kinds:
        raise Refusal(f"OpenSpiel has no bot {kind!r} here; it has {' and '.join(kinds)}.")
    number, _, rollouts = simulations.partition(":")
    if not number.isdecimal() or rollouts not in ("", COMPILED_ROLLOUTS):
        raise Refusal(f"{name!r} is no bot of OpenSpiel's; write {OPENSPIEL}{kind}:100, or …:100:{COMPILED_ROLLOUTS}.")
    return kinds[kind](simulations=int(number), seed=seed, compiled_rollouts=rollouts == COMPILED_ROLLOUTS)


def fingerprint(entrants: Iterable[Entrant]) -> str:
    """A short hash of the weights that these play with."""
    weights = b"".join(entrant.weights().tobytes() for entrant in entrants if entrant.level is not None)
    return hashlib.sha256(weights).hexdigest()[:12]
