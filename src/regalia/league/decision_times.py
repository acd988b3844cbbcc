"""How long the entrants of a league take for a decision, measured one after the other so that nobody disturbs."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from regalia.bench.thinking_time import decision_seconds, spread_out
from regalia.bots.levels import levels
from regalia.games.catalogue import rulebook
from regalia.jobs.job import Job
from regalia.jobs.workers import play_jobs
from regalia.league.entrants import find_level
from regalia.league.league import League
from regalia.league.view_match import decisions_of_a_game
from regalia.play.view import View

POSITIONS = 16


def entrant_times(league: League, left_out: Collection[str] = ()) -> dict[str, float | None]:
    """Seconds for a decision of each entrant of a league, on average; None where it made a mistake."""
    names = [entrant.name for entrant in league.entrants]
    jobs = [Job((at, at), 0, 0, 0) for at, name in enumerate(names) if name not in left_out]
    return {names[line["of"][0]]: line.get("seconds") for line in play_jobs(Stopwatch(league), jobs, 1)}


def level_times(game: str) -> dict[str, float | None]:
    """Seconds for a decision of each level of a game, with the usual options."""
    entrants = tuple(find_level(game, level.name) for level in levels(game))
    return entrant_times(League(game, rulebook(game).choose(), entrants))


@dataclass(frozen=True)
class Stopwatch:
    """Measuring as a study: a job is one entrant, and guests are kept out of this process as they are in games."""

    league: League

    @property
    def hosts_guests(self) -> bool:
        """Whether bots of other people are measured."""
        return self.league.hosts_guests

    def play(self, job: Job) -> dict[str, Any]:
        """Measure an entrant."""
        entrant = self.league.entrants[job.of[0]]
        views = self._views()
        with self.league.match(job) as match:

            def choose(view: View) -> object:
                assert view.seat is not None
                return match.bot(entrant, view.seat, 0).choose(view)

            decision_seconds(choose, views)  # whatever it loads or compiles first
            times = decision_seconds(choose, views)
        return {"of": job.of, "seconds": None if match.faults() else sum(times) / len(times)}

    def lost(self, job: Job) -> dict[str, Any]:
        """Nothing was measured."""
        return self.league.lost(job)

    def _views(self) -> list[View]:
        """What the deciding seat sees, at some decisions of a game."""
        return spread_out(decisions_of_a_game(self.league.game, self.league.options, self.league.seed), POSITIONS)
