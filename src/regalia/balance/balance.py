"""Seat balance: whether a seat wins more than its share when all play alike.

The same level sits in all seats and plays many deals. Where a game prints something that differs from seat to seat,
the same deals are played once more without the difference, to see what it does.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from regalia.bots.level_games import LevelGames
from regalia.bots.levels import levels, strongest
from regalia.games.catalogue import rulebook
from regalia.jobs.job import Job, deal_number, job_size
from regalia.jobs.results_file import ResultsFile
from regalia.jobs.running import run_into
from regalia.kernel.refusal import Refusal
from regalia.league.entrants import Entrant, fingerprint
from regalia.search.workspace import compiled_bots

PRINTED, VARIANT = 0, 1  # the two ways to play a deal: as the game is printed, or its variant


def usual_level(game: str) -> str:
    """The level that plays if none is named: the strongest but one, which is good and not slow."""
    return levels(game)[-2].name if len(levels(game)) > 1 else strongest(game).name


def all_configurations(game: str) -> tuple[Any, ...]:
    """The configurations of the whole study."""
    book = rulebook(game)
    return tuple(book.choose(**wishes) for wishes in book.configurations().balance)


@dataclass(frozen=True)
class Balance:
    """Which configurations are played, by whom, how often."""

    game: str
    configurations: tuple[Any, ...]   # the options of each
    entrant: Entrant                  # who sits in all seats
    deals: int = 500
    seed: int = 1

    @property
    def hosts_guests(self) -> bool:
        """No bots of other people take part."""
        return False

    @property
    def ways(self) -> tuple[int, ...]:
        """How each deal is played."""
        return (PRINTED, VARIANT) if rulebook(self.game).configurations().variant else (PRINTED,)

    def first_line(self) -> dict[str, Any]:
        """What a results file says it is of; the number of deals is left open, so that more can follow."""
        return {
            "study": "balance",
            "game": self.game,
            "rules": [rulebook(self.game).version(options) for options in self.configurations],
            "options": [rulebook(self.game).codec.in_short(options, exact=True) for options in self.configurations],
            "seed": self.seed,
            "level": self.entrant.figures(),
            "weights": fingerprint([self.entrant]),
        }

    def jobs(self, results: ResultsFile) -> list[Job]:
        """What is still to be played."""
        assert self.entrant.level is not None
        jobs = []
        for number, options in enumerate(self.configurations):
            work = (10 + self.entrant.level.iterations) * options.players
            for way in self.ways:
                for first, deals in results.missing((number, way), self.deals, job_size(work)):
                    jobs.append(Job((number, way), first, deals, deals * work))
        return sorted(jobs, key=lambda job: (job.first, job.of))

    def play(self, job: Job) -> dict[str, Any]:
        """Play a job: one game a deal, since all seats are alike."""
        assert self.entrant.level is not None
        number, way = job.of
        options = self.configurations[number]
        level_games = LevelGames(self.game, options, boxes_for(self.game, options, way))
        seats, weights = [self.entrant.level] * options.players, [self.entrant.weights()] * options.players
        games = []
        for deal in job.all_deals:
            result = level_games.play(seats, deal_number(self.seed, deal), self.seed, weights)
            games.append([deal, result.shares, result.points])
        return job.line(games)

    def lost(self, job: Job) -> dict[str, Any]:
        """Nobody's bot can be to blame."""
        raise Refusal("A process that played ended by itself; what was played before is kept.")


def boxes_for(game: str, options: Any, way: int) -> Any:
    """The box as printed, or as its variant has it."""
    book = rulebook(game)
    boxes, variant = book.lay_out(options), book.configurations().variant
    if way == VARIANT and variant is not None:
        variant.change(boxes[0], options)
    return boxes


def play_balance(study: Balance, path: Path | None = None, processes: int = 1) -> list[dict[str, Any]]:
    """Play the study, or what is left of it; the lines of its results file."""
    results = ResultsFile(path, study.first_line())
    jobs = study.jobs(results)
    compiled_bots(study.game)["play_game"]  # compiled before several processes want it at once
    run_into(results, study, jobs, jobs, processes)
    return results.lines
