"""Watching bots play, and who they are."""

import secrets
from pathlib import Path
from typing import Any

from regalia.bots.level_bot import LevelBot
from regalia.bots.levels import level, levels, strongest
from regalia.games.catalogue import rulebook
from regalia.guests.bot import Bot
from regalia.jobs.printing import grid, print_out, progress_bar
from regalia.play.game import Game
from regalia.record.writing import write_record
from regalia.terminal.telling import print_moves, print_score_sheet

RANDOM = "random"


def watch_game(game: str, options: Any, wanted: list[str], seed: int | None, record: Path | None) -> None:
    """Let bots play a game, then tell it and show its score sheet."""
    names = [wanted[min(seat, len(wanted) - 1)] for seat in range(options.players)]
    thoughts = secrets.randbits(32) if seed is None else seed
    bots = [_bot(game, name, thoughts + seat) for seat, name in enumerate(names)]
    titles = tuple(f"{_title(game, name)} {seat + 1}" for seat, name in enumerate(names))
    played = Game(rulebook(game), options, names=titles, seed=seed, way="compiled" if any(bots) else "plain")
    play(played, bots)
    print_moves(played)
    print_score_sheet(played)
    if record is not None:
        write_record(played, record)


def _bot(game: str, name: str, seed: int) -> Bot | None:
    """A bot of a level; None plays at random."""
    return None if name.strip().casefold() == RANDOM else LevelBot(level(game, name), seed)


def _title(game: str, name: str) -> str:
    return "Seat" if name.strip().casefold() == RANDOM else level(game, name).name.capitalize()


def play(game: Game, bots: list[Bot | None]) -> None:
    """Play the game to its end, with a sign of life: the first move may have to wait for the compiler."""
    with progress_bar("getting ready (compiled once, then kept)", total=None) as advance:
        decisions = 0
        while game.turn is not None:
            bot = bots[game.turn]
            if bot is None:
                game.play_random()
            else:
                game.play(bot.choose(game.view(game.turn)))
            decisions += 1
            advance(what=f"playing, {decisions} decisions")


def print_levels(game: str) -> None:
    """The ladder of a game; one that has no bots is refused."""
    strongest(game)
    rows = [
        (
            str(one.number),
            one.name,
            one.about,
            f"search, {one.iterations:,} iterations" if one.method == "search" else one.method,
        )
        for one in levels(game)
    ]
    columns = ("", "level", "what it is like", "how it decides")
    print_out(grid(f"{rulebook(game).title}: the levels, weakest first", columns, rows, align="llll"))
