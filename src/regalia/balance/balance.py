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
from regalia.jobs.job import Job, deal_number, job_size
from regalia.jobs.options_in_words import said
from regalia.jobs.results_file import ResultsFile
from regalia.jobs.running import run_into
from regalia.kernel.refusal import Refusal
from regalia.league.entrants import Entrant, fingerprint
from regalia.search.workspace import compiled_bots

# What else than the number of players makes a configuration of the whole study.
KINDS: dict[str, tuple[dict[str, str], ...]] = {
    "royals": ({"edition": "2014"}, {"edition": "2016"}),
    "majesty": ({"sides": "AAAAAAAA"}, {"sides": "BBBBBBBB"}),
}
PRINTED, EVEN = 0, 1       # the two ways to play a deal: first-turn cards as printed, or one for each seat


def usual_level(game: str) -> str:
    """The level that plays if none is named: the strongest but one, which is good and not slow."""
    return levels(game)[-2].name


def all_configurations(game: str) -> tuple[Any, ...]:
    """The configurations of the whole study.

    >>> [(options.sides, options.players) for options in all_configurations("majesty")][:4]
    [('AAAAAAAA', 2), ('AAAAAAAA', 3), ('AAAAAAAA', 4), ('BBBBBBBB', 2)]
    """
    book = rulebook(game)
    return tuple(book.choose(players=players, **kind) for kind in KINDS[game] for players in book.player_numbers())


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
        return (PRINTED, EVEN) if self.game == "royals" else (PRINTED,)

    def first_line(self) -> dict[str, Any]:
        """What a results file says it is of; the number of deals is left open, so that more can follow."""
        return {
            "study": "balance",
            "game": self.game,
            "rules": [rulebook(self.game).version(options) for options in self.configurations],
            "options": [said(options, with_check=True) for options in self.configurations],
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
    """The box as printed, or with one card for each seat on its first turn."""
    boxes = rulebook(game).lay_out(options)
    if way == EVEN:
        boxes[0].first_turn[: options.players] = 1
    return boxes


def play_balance(study: Balance, path: Path | None = None, processes: int = 1) -> list[dict[str, Any]]:
    """Play the study, or what is left of it; the lines of its results file."""
    results = ResultsFile(path, study.first_line())
    jobs = study.jobs(results)
    compiled_bots(study.game)["play_game"]  # compiled before several processes want it at once
    run_into(results, study, jobs, jobs, processes)
    return results.lines
