"""A match: where the games of a job are played, by levels and by guests, who are guarded."""

import contextlib
from collections.abc import Sequence
from typing import Any, Self, cast

import numpy as np

from regalia.bots.level_games import DealResult, LevelGames
from regalia.bots.levels import Level
from regalia.guests.bot import Bot
from regalia.guests.guarded import Guarded
from regalia.guests.program import LONGEST_WAIT
from regalia.jobs.job import Job, deal_number
from regalia.kernel.refusal import Refusal
from regalia.league.entrants import OPENSPIEL, Entrant, fallback, make_bot
from regalia.league.view_match import Seated, play_by_views
from regalia.play.steps import Move
from regalia.play.view import View


class Absent:
    """In the place of a bot that could not be made: it says so at each decision."""

    def __init__(self, name: str, refusal: Refusal) -> None:
        self.name = name
        self.refusal = refusal

    def choose(self, view: View) -> Move:
        """There is nobody to choose."""
        raise self.refusal


class Match:
    """Where the games of a job are played: each seat keeps its bots until all get up."""

    def __init__(self, game: str, options: Any, seed: int, seconds: float, job: Job) -> None:
        """`seconds` are what a bot of other people has for an answer."""
        self._game = game
        self._options = options
        self._seed = seed
        self._seconds = seconds
        self._job = job
        self._level_games = LevelGames(game, options)
        self._seated: dict[tuple[str, int], Seated] = {}
        self._guests: dict[tuple[str, int], Guarded] = {}
        self._getting_up = contextlib.ExitStack()

    def __enter__(self) -> Self:
        """Nothing is to be done; bots sit down when they are first needed."""
        return self

    def __exit__(self, *error: object) -> None:
        """Close all bots, whatever goes wrong with one of them."""
        self._getting_up.close()

    def play(self, seats: Sequence[Entrant], deal: int) -> DealResult:
        """One game; the deal is a number of the study's."""
        deal = deal_number(self._seed, deal)
        if all(entrant.level for entrant in seats):
            levels = [cast(Level, entrant.level) for entrant in seats]
            return self._level_games.play(levels, deal, self._seed, [entrant.weights() for entrant in seats])
        bots = [self.bot(entrant, seat, deal) for seat, entrant in enumerate(seats)]
        game = play_by_views(self._game, self._options, bots, deal)
        shares = tuple((seat in game.winners) / len(game.winners) for seat in range(len(seats)))
        decisions = sum(step.seat is not None and not step.forced for step in game.steps)
        return DealResult(game.scores, shares, decisions)

    def bot(self, entrant: Entrant, seat: int, deal: int) -> Bot:
        """Who sits in the seat, ready for the deal."""
        if entrant.level is not None:
            return self._level_at(entrant, seat, deal)
        stand_in = self._level_at(fallback(self._game), seat, deal)
        if (entrant.name, seat) not in self._guests:
            guest = Guarded(self._guest(entrant, seat), stand_in, seconds=self._patience_with(entrant))
            self._guests[entrant.name, seat] = guest
            self._getting_up.callback(guest.close)
        return self._guests[entrant.name, seat]

    def _level_at(self, entrant: Entrant, seat: int, deal: int) -> Seated:
        if (entrant.name, seat) not in self._seated:
            self._seated[entrant.name, seat] = Seated(entrant, self._options, seat, self._seed)
        self._seated[entrant.name, seat].sit_down(deal)
        return self._seated[entrant.name, seat]

    def _guest(self, entrant: Entrant, seat: int) -> Bot:
        place = [self._seed, *self._job.of, self._job.first, seat]
        seed = int(np.random.SeedSequence(place).generate_state(1)[0])
        try:
            return make_bot(self._game, self._options, entrant.name, seed, self._seconds)
        except Refusal as refusal:
            return Absent(entrant.name, refusal)

    def _patience_with(self, entrant: Entrant) -> float:
        """Seconds for an answer; OpenSpiel's searches are trusted to come to an end."""
        return LONGEST_WAIT if entrant.name.startswith(OPENSPIEL) else self._seconds

    def faults(self) -> dict[str, Any]:
        """For each bot that did something wrong: how often, for example what, and whether it is still asked."""
        found: dict[str, Any] = {}
        for (name, _), guest in self._guests.items():
            if guest.faults:
                entry = found.setdefault(name, {"count": 0, "first": str(guest.faults[0]), "given_up": False})
                entry["count"] += len(guest.faults)
                entry["given_up"] |= guest.given_up
        return found
