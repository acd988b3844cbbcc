"""Thinking time: how long entrants take for a decision, measured one after the other so that nobody disturbs."""

import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from regalia.bots.levels import levels
from regalia.games.catalogue import rulebook
from regalia.play.view import View
from regalia.study.by_views import decisions_of_a_game
from regalia.study.entrants import find_level
from regalia.study.league import League
from regalia.study.units import Unit, play_units

POSITIONS = 16


def thinking_times(league: League, left_out: Collection[str] = ()) -> dict[str, float | None]:
    """Seconds for a decision of each entrant of a league, on average; None where it made a mistake."""
    names = [entrant.name for entrant in league.entrants]
    units = [Unit((at, at), 0, 0, 0) for at, name in enumerate(names) if name not in left_out]
    return {names[line["of"][0]]: line.get("seconds") for line in play_units(Stopwatch(league), units, 1)}


def level_times(game: str) -> dict[str, float | None]:
    """Seconds for a decision of each level of a game, with the usual options."""
    entrants = tuple(find_level(game, level.name) for level in levels(game))
    return thinking_times(League(game, rulebook(game).choose(), entrants))


@dataclass(frozen=True)
class Stopwatch:
    """Measuring as a study: a unit is one entrant, and guests are kept out of this process as they are in games."""

    league: League

    @property
    def hosts_guests(self) -> bool:
        """Whether bots of other people are measured."""
        return self.league.hosts_guests

    def play(self, unit: Unit) -> dict[str, Any]:
        """Measure an entrant."""
        entrant = self.league.entrants[unit.of[0]]
        positions = self._positions()
        with self.league.table(unit) as table:
            for seat, view in positions:  # whatever it loads or compiles first
                table.bot(entrant, seat, 0).choose(view)
            start = time.perf_counter()
            for seat, view in positions:
                table.bot(entrant, seat, 0).choose(view)
            spent = time.perf_counter() - start
        return {"of": unit.of, "seconds": None if table.faults() else spent / len(positions)}

    def lost(self, unit: Unit) -> dict[str, Any]:
        """Nothing was measured."""
        return self.league.lost(unit)

    def _positions(self) -> list[tuple[int, View]]:
        """Some decisions of a game, from its beginning to its end, with the seats that face them."""
        seen = decisions_of_a_game(self.league.game, self.league.options, self.league.seed)
        return [seen[at * len(seen) // POSITIONS] for at in range(POSITIONS)]
