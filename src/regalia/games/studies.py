"""What is played of a game: the configurations of the conformance kit, of tests, self-play, studies and benchmarks."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Wishes = Mapping[str, Any]          # options that are not the usual ones


@dataclass(frozen=True)
class Variant:
    """Another way to play the same deals, to see what a printed figure does to the balance of seats."""

    key: str                                        # of its figures in JSON, such as "first_turn"
    figure_key: str                                 # of the printed figure there, such as "cards"
    figure: str                                     # what the printed figure is called, such as "first-turn cards"
    name: str                                       # for charts, such as "one first-turn card each"
    printed_name: str                               # of the usual way there, such as "cards as printed"
    otherwise: str                                  # the way in a sentence, such as "with one card each"
    change_column: str                              # what the difference is called in tables
    change: Callable[[Any, Any], None]              # of the box record, for some options
    printed: Callable[[Any], Sequence[int]]         # the figure of each seat, for some options


@dataclass(frozen=True)
class SeatClaim:
    """What somebody says of the balance of seats, to be looked at: that the last seat wins."""

    who: str                                        # says so, such as "A reviewer of this game"
    said: str                                       # their words, quoted
    players: int                                    # of the configurations it is about
    where: Callable[[Any], str]                     # a configuration in a sentence, such as "In the first edition"


@dataclass(frozen=True)
class Configurations:
    """The configurations of one game."""

    # A configuration in few words.
    name_of: Callable[[Any], str] = lambda options: f"{options.players} players"
    kit: tuple[Wishes, ...] = ({},)                 # every rule is met in some of them: playthroughs and path counts
    positions: tuple[int, ...] = (0,)               # paths are counted after so many steps of a random game
    # All that tests play, each with every number of players.
    kinds: Mapping[str, Wishes] = field(default_factory=lambda: {"usual": {}})
    self_play: tuple[Wishes, ...] = ({},)           # what bots learn from, each as often as it stands here
    balance: tuple[Wishes, ...] = ({},)             # all that the study of seats plays
    largest: Wishes = field(default_factory=dict)   # where a decision takes longest
    games_at_once: int = 1_000                      # of random play, for a benchmark
    games_on_gpu: int = 1 << 20                     # likewise, where thousands are played side by side
    simulations: int = 200                          # of a decision, likewise
    # Moves a second to hold, by how they are driven, such as {"inside": "8 M"}.
    goals: Mapping[str, str] = field(default_factory=dict)
    variant: Variant | None = None
    claim: SeatClaim | None = None
