"""Random play in masses: scores per seat, lengths, speed."""

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from regalia.engine.batch import random_batch, results
from regalia.engine.compiling import Way
from regalia.games.catalogue import rulebook
from regalia.jobs.printing import grid, percent, print_out, progress_bar
from regalia.kernel.refusal import Refusal
from regalia.play.game import Game
from regalia.record.writing import write_record

BATCH = 4096


@dataclass
class Tally:
    """What is added up over all games."""

    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    longest: int = 0
    shortest: int = 1 << 30
    points: list[Any] = field(default_factory=list)
    shares: Any = 0.0

    def add(self, game: str, options: Any, batch: Any, seconds: float) -> None:
        """Add the games of one batch."""
        found = results(game, options, batch.states)
        self.games += len(batch.decisions)
        self.moves += int(batch.decisions.sum())
        self.seconds += seconds
        self.longest = max(self.longest, int(batch.decisions.max()))
        self.shortest = min(self.shortest, int(batch.decisions.min()))
        self.points.append(found.points)
        self.shares = self.shares + found.shares.sum(axis=0)

    def figures(self, game: str, options: Any, seed: int) -> dict[str, Any]:
        """The figures of the study, ready for JSON."""
        points = np.concatenate(self.points)
        return {
            "game": game,
            "options": rulebook(game).codec.in_short(options),
            "seed": seed,
            "games": self.games,
            "moves": self.moves,
            "seconds": self.seconds,
            "moves_per_second": self.moves / self.seconds,
            "moves_per_game": self.moves / self.games,
            "shortest_game": self.shortest,
            "longest_game": self.longest,
            "mean_scores": points.mean(axis=0).tolist(),
            "score_deviations": points.std(axis=0).tolist(),
            "lowest_scores": points.min(axis=0).tolist(),
            "highest_scores": points.max(axis=0).tolist(),
            "win_shares": (self.shares / self.games).tolist(),
        }


def run_simulation(game: str, options: Any, games: int, seed: int, as_json: bool, folder: Path | None) -> None:
    """Play, with a progress bar, and print the figures."""
    if folder is not None:
        _make(folder)
    tally = Tally()
    with progress_bar("playing", games, hidden=as_json) as advance:
        random_batch(game, options, seed, 1)  # load or compile before the clock starts
        for first, count in _batches(games):
            start = time.perf_counter()
            batch = random_batch(game, options, seed, count, first=first)
            tally.add(game, options, batch, time.perf_counter() - start)
            if folder is not None:
                _write_records(game, options, seed, first, count, folder)
            advance(count)
    figures = tally.figures(game, options, seed)
    if as_json:
        print(json.dumps(figures, indent=2))
    else:
        _print(figures)


def _batches(games: int) -> Iterator[tuple[int, int]]:
    for first in range(0, games, BATCH):
        yield first, min(BATCH, games - first)


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal(f"The folder {folder} for records cannot be made: {error.strerror}.") from None


def _write_records(game: str, options: Any, seed: int, first: int, count: int, folder: Path) -> None:
    """Play the games of a batch once more, told, and write them down."""
    way: Way = "compiled" if count > 20 else "plain"
    for number in range(first, first + count):
        write_record(replayed(game, options, seed, number, way), folder / f"{game}-{seed}-{number + 1}.txt")


def replayed(game: str, options: Any, seed: int, number: int, way: Way = "plain") -> Game:
    """Game `number` of a seed, as the batch played it, with its history."""
    played = Game(rulebook(game), options, seed=seed, game_of_seed=number, way=way)
    played.play_out()
    return played


def _print(figures: dict[str, Any]) -> None:
    options = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in figures["options"].items())
    title = f"{rulebook(figures['game']).title}: {figures['games']:,} random games\n{options}"
    columns = ("seat", "mean score", "± deviation", "lowest", "highest", "wins")
    rows = [
        (
            str(seat + 1),
            f"{figures['mean_scores'][seat]:.1f}",
            f"{figures['score_deviations'][seat]:.1f}",
            str(figures["lowest_scores"][seat]),
            str(figures["highest_scores"][seat]),
            percent(share),
        )
        for seat, share in enumerate(figures["win_shares"])
    ]
    print_out(
        grid(title, columns, rows),
        f"{figures['moves_per_game']:.1f} decisions a game "
        f"({figures['shortest_game']} to {figures['longest_game']}); "
        f"{figures['moves']:,} in {figures['seconds']:.2f} s, {figures['moves_per_second'] / 1e6:.2f} million a second",
    )
