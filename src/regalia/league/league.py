"""A league: every entrant meets every other on the same deals.

Each pairing plays each deal with the seats changed about, so that nobody is lucky with the cards. Levels meet
inside compiled code; a bot of other people is handed its seat's views, guarded, and gets the very same deals.
What is played is written to a results file at once, and a league that was stopped goes on from there.
"""

import itertools
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from regalia.games.catalogue import rulebook
from regalia.guests.program import ANSWER_SECONDS, time_limit
from regalia.jobs.job import Job, job_size
from regalia.jobs.results_file import ResultsFile
from regalia.jobs.running import run_into
from regalia.kernel.refusal import Refusal
from regalia.league.entrants import Entrant, fingerprint
from regalia.league.match import Match
from regalia.league.view_match import decisions_of_a_game
from regalia.search.workspace import compiled_bots

RETIRED_AFTER = 3          # jobs in which a bot was given up; then it plays no more
GUEST_DEALS = 4            # deals of a job with a bot of other people
GUEST_ITERATIONS = 1000    # what such a bot counts as, where work is estimated


@dataclass(frozen=True)
class League:
    """Who plays what, how often."""

    game: str
    options: Any
    entrants: tuple[Entrant, ...]
    deals: int = 100
    seed: int = 1
    one_against_others: bool = False
    seconds: float = ANSWER_SECONDS   # that a bot of other people has for an answer

    def __post_init__(self) -> None:
        """Refuse what cannot be played."""
        if self.one_against_others and self.options.players == 2:
            raise Refusal("--one-against-others is for three players or more; of two, each plays one against one.")
        time_limit(self.seconds)

    @property
    def hosts_guests(self) -> bool:
        """Whether bots of other people take part."""
        return any(entrant.level is None for entrant in self.entrants)

    def first_line(self) -> dict[str, Any]:
        """What a results file says it is of; the number of deals is left open, so that more can follow."""
        book = rulebook(self.game)
        return {
            "study": "league",
            "game": self.game,
            "rules": book.version(self.options),
            "options": book.codec.in_short(self.options, exact=True),
            "seed": self.seed,
            "one_against_others": self.one_against_others,
            "entrants": [entrant.figures() for entrant in self.entrants],
            "weights": fingerprint(self.entrants),
        }

    def pairings(self) -> list[tuple[int, int]]:
        """All pairs of entrants, by their places."""
        return list(itertools.combinations(range(len(self.entrants)), 2))

    def seatings(self, pairing: tuple[int, int]) -> list[tuple[int, ...]]:
        """Who sits where in the games of a deal: each of the two in turn alone against the other, on every seat.

        >>> from regalia.games.catalogue import any_game
        >>> from regalia.league.entrants import find_entrants
        >>> options = rulebook(any_game()).choose(players=3)
        >>> League(any_game(), options, find_entrants(any_game(), options, ["1", "2"], [])).seatings((0, 1))
        [(0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)]
        """
        one, other = pairing
        players = self.options.players
        only_one = players == 2 or self.one_against_others
        found = []
        for single, rest in [(one, other)] if only_one else [(one, other), (other, one)]:
            for alone in range(players):
                found.append(tuple(single if seat == alone else rest for seat in range(players)))
        return found

    def jobs(self, results: ResultsFile) -> list[Job]:
        """What is still to be played; one deal of all pairings before many of one, as far as that goes."""
        jobs = []
        for pairing in self.pairings():
            work = len(self.seatings(pairing)) * (10 + sum(self._iterations(at) for at in pairing))
            for first, deals in results.missing(pairing, self.deals, self._job_size(pairing)):
                jobs.append(Job(pairing, first, deals, deals * work))
        return sorted(jobs, key=lambda job: (job.first, job.of))

    def _iterations(self, at: int) -> int:
        found = self.entrants[at].level
        return GUEST_ITERATIONS if found is None else found.iterations

    def _job_size(self, pairing: tuple[int, int]) -> int:
        if any(self.entrants[at].level is None for at in pairing):
            return GUEST_DEALS
        deepest = max(self._iterations(at) for at in pairing)
        return job_size(deepest * self.options.players)

    def prepare(self) -> None:
        """Compile what is needed, before several processes want it at once."""
        if self.hosts_guests:
            decisions_of_a_game(self.game, self.options, self.seed)
        else:
            compiled_bots(self.game)["play_game"]

    def match(self, job: Job) -> Match:
        """Where a job is played."""
        return Match(self.game, self.options, self.seed, self.seconds, job)

    def play(self, job: Job) -> dict[str, Any]:
        """Play a job: each of its deals with all seatings of its pairing."""
        games = []
        with self.match(job) as match:
            for deal in job.all_deals:
                for seats in self.seatings(job.of):
                    result = match.play([self.entrants[at] for at in seats], deal)
                    games.append([deal, seats, result.shares, result.points])
        faults = match.faults()
        return {**job.line(games), "faults": faults} if faults else job.line(games)

    def lost(self, job: Job) -> dict[str, Any]:
        """A job without games; its guests are to blame, since no level ever ended a process."""
        guests = sorted({self.entrants[at].name for at in job.of if self.entrants[at].level is None})
        if not guests:
            raise Refusal("A process that played ended by itself; what was played before is kept.")
        what = "the process it played in ended."
        faults = {name: {"count": 1, "first": f"{name}: {what}", "given_up": True} for name in guests}
        return {**job.line([]), "faults": faults}


def play_league(league: League, path: Path | None = None, processes: int = 1) -> list[dict[str, Any]]:
    """Play a league, or what is left of it; the lines of its results file."""
    results = ResultsFile(path, league.first_line())
    jobs = league.jobs(results)
    league.prepare()

    def todo() -> Iterator[Job]:
        for job in jobs:
            retired = bots_given_up(results.lines, RETIRED_AFTER) if league.hosts_guests else set()
            if not any(league.entrants[at].name in retired for at in job.of):
                yield job

    run_into(results, league, jobs, todo(), processes)
    return results.lines


def bots_given_up(lines: Iterable[dict[str, Any]], times: int) -> set[str]:
    """The bots that were given up so often, at least."""
    found = Counter(name for line in lines for name, fault in line.get("faults", {}).items() if fault["given_up"])
    return {name for name, number in found.items() if number >= times}
