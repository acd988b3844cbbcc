"""Seat balance: whether a seat wins more than its share when all play alike.

The same level sits in all seats and plays many deals. In Royals seats draw different numbers of cards on their
first turn; there the same deals are played once more with one card each, to see what the printed numbers do.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from regalia.bots.level_games import LevelGames
from regalia.bots.levels import levels
from regalia.games.catalogue import rulebook
from regalia.kernel.refusal import Refusal
from regalia.search.workspace import compiled_bots
from regalia.study.entrants import Entrant, fingerprint
from regalia.study.ledger import Ledger
from regalia.study.options import said
from regalia.study.playing import play_into
from regalia.study.units import Unit, deal_number, unit_size

PRINTED, EVEN = 0, 1       # the two ways to play a deal: first-turn cards as printed, or one for each seat


def usual_level(game: str) -> str:
    """The level that plays if none is named: the strongest but one, which is good and not slow."""
    return levels(game)[-2].name


def all_tables(game: str) -> tuple[Any, ...]:
    """The configurations of the whole study.

    >>> [name_of(table) for table in all_tables("majesty")][:4]
    ['sides A, 2 players', 'sides A, 3 players', 'sides A, 4 players', 'sides B, 2 players']
    """
    book = rulebook(game)
    if game == "royals":
        return tuple(book.choose(players=n, edition=edition) for edition in ("2014", "2016") for n in range(2, 6))
    return tuple(book.choose(players=n, sides=side * 8) for side in "AB" for n in range(2, 5))


def name_of(options: Any) -> str:
    """A configuration in few words.

    >>> name_of(rulebook("royals").choose(players=4, row=4))
    '2016, 4 players, row 4'
    """
    told = said(options)
    sides = told.get("sides", "")
    kind = f"sides {sides[0] if len(set(sides)) == 1 else sides}" if sides else str(told["edition"])
    extras = ["row 4"] if told.get("row") == 4 else []
    extras += ["own board"] if told.get("board", "printed") != "printed" else []
    extras += ["whole deck"] if told.get("whole_deck") else []
    return ", ".join([kind, f"{told['players']} players", *extras])


@dataclass(frozen=True)
class Balance:
    """Which configurations are played, by whom, how often."""

    game: str
    tables: tuple[Any, ...]      # the options of each configuration
    entrant: Entrant             # who sits in all seats
    deals: int = 500
    seed: int = 1

    @property
    def hosts_guests(self) -> bool:
        """No bots of other people take part."""
        return False

    @property
    def ways(self) -> tuple[int, ...]:
        """How each deal is played."""
        return (PRINTED, EVEN) if self.game == "royals" else (PRINTED,)

    def first_line(self) -> dict[str, Any]:
        """What a results file says it is of; the number of deals is left open, so that more can follow."""
        return {
            "study": "balance",
            "game": self.game,
            "rules": [rulebook(self.game).version(options) for options in self.tables],
            "options": [said(options) for options in self.tables],
            "seed": self.seed,
            "level": self.entrant.figures(),
            "weights": fingerprint([self.entrant]),
        }

    def units(self, ledger: Ledger) -> list[Unit]:
        """What is still to be played."""
        assert self.entrant.level is not None
        units = []
        for table, options in enumerate(self.tables):
            work = (10 + self.entrant.level.iterations) * options.players
            for way in self.ways:
                for first, deals in ledger.missing((table, way), self.deals, unit_size(work)):
                    units.append(Unit((table, way), first, deals, deals * work))
        return sorted(units, key=lambda unit: (unit.first, unit.of))

    def play(self, unit: Unit) -> dict[str, Any]:
        """Play a unit: one game a deal, since all seats are alike."""
        assert self.entrant.level is not None
        table, way = unit.of
        options = self.tables[table]
        played = LevelGames(self.game, options, boxes_for(self.game, options, way))
        seats, weights = [self.entrant.level] * options.players, [self.entrant.weights()] * options.players
        games = []
        for deal in unit.all_deals:
            outcome = played.play(seats, deal_number(self.seed, deal), self.seed, weights)
            games.append([deal, outcome.shares, outcome.points])
        return unit.line(games)

    def lost(self, unit: Unit) -> dict[str, Any]:
        """Nobody's bot can be to blame."""
        raise Refusal("A process that played ended by itself; what was played before is kept.")


def boxes_for(game: str, options: Any, way: int) -> Any:
    """The box as printed, or with one card for each seat on its first turn."""
    boxes = rulebook(game).lay_out(options)
    if way == EVEN:
        boxes[0].first_turn[: options.players] = 1
    return boxes


def play_balance(study: Balance, results: Path | None = None, processes: int = 1) -> list[dict[str, Any]]:
    """Play the study, or what is left of it; the lines of its results file."""
    ledger = Ledger(results, study.first_line())
    units = study.units(ledger)
    compiled_bots(study.game)["play_game"]  # compiled before several processes want it at once
    play_into(ledger, study, units, units, processes)
    return ledger.lines
