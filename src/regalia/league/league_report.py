"""The report of a league: tables on the terminal, figures as JSON, and sections of the page on how strong bots are."""

import json
import shlex
from collections.abc import Mapping
from datetime import date
from importlib import resources
from pathlib import Path
from typing import Any

from regalia.bots.levels import levels
from regalia.games.catalogue import games, rulebook
from regalia.jobs.markdown_page import begin_page, check_can_be_written, markdown_table, write_section
from regalia.jobs.printing import grid, percent, percent_within, print_out
from regalia.jobs.running import check_figures, interruptible, usual_processes
from regalia.league.decision_times import POSITIONS, entrant_times, level_times
from regalia.league.entrants import usual_ladder
from regalia.league.league import RETIRED_AFTER, League, play_league
from regalia.league.standings import standings

RATING_COLUMNS = ("bot", "rating", "95 % interval", "wins", "time for a decision")
LEVEL_COLUMNS = ("", "level", "what it is like", "method", "iterations", "time for a decision")


def run_league(
    league: League, results: Path | None, processes: int | None, as_json: bool, page: Path | None
) -> None:
    """Play a league, show it and write its page."""
    processes = usual_processes() if processes is None else processes
    check_figures(league.deals, league.seed, processes)
    check_can_be_written(page)
    with interruptible():
        figures = standings(league, play_league(league, results, processes))
        put_in_thinking_times(league, figures)
        if page is not None:
            write_page(page, league, figures)
    if as_json:
        print(json.dumps(figures, indent=2))
    else:
        print_league(figures)


def put_in_thinking_times(league: League, figures: dict[str, Any]) -> None:
    """Measure all but those that were given up."""
    given_up = {row["name"] for row in figures["entrants"] if row["given_up"]}
    times = entrant_times(league, left_out=given_up)
    for row in figures["entrants"]:
        row["seconds_per_decision"] = times.get(row["name"])


def print_league(figures: dict[str, Any]) -> None:
    """Show the figures on the terminal."""
    ratings = grid(_title(figures["game"], figures["options"]), RATING_COLUMNS, rating_rows(figures))
    crosses = grid(_cross_title(figures), _cross_columns(figures), cross_rows(figures))
    print_out(ratings, crosses, *remarks(figures))


def _title(game: str, told: Mapping[str, Any]) -> str:
    """A game and its options, in short, in a line."""
    book = rulebook(game)
    return f"{book.title}, {book.codec.sentence(told)}"


def rating_rows(figures: dict[str, Any]) -> list[list[str]]:
    """The table of ratings, strongest first."""
    return [
        [
            row["name"],
            _rating(row["rating"]),
            _rating_interval(row["rating"]),
            percent_within(row["share"]),
            milliseconds(row["seconds_per_decision"]),
        ]
        for row in figures["entrants"]
    ]


def _rating(rating: dict[str, float] | None) -> str:
    return "–" if rating is None else f"{rating['value']:.0f}"


def _rating_interval(rating: dict[str, float] | None) -> str:
    return "–" if rating is None else f"{rating['low']:.0f} to {rating['high']:.0f}"


def milliseconds(seconds: float | None) -> str:
    """A time that spans a few sizes.

    >>> milliseconds(0.0213), milliseconds(2.5e-5), milliseconds(None)
    ('21 ms', '0.025 ms', '–')
    """
    if seconds is None:
        return "–"
    return f"{seconds * 1000:.2g} ms" if seconds < 0.0995 else f"{seconds * 1000:.0f} ms"


def cross_rows(figures: dict[str, Any]) -> list[list[str]]:
    """The cross table: in each row what one wins against those of the columns."""
    shares = {(pairing["one"], pairing["others"]): pairing["share"] for pairing in figures["pairings"]}
    names = [row["name"] for row in figures["entrants"]]

    def won(one: str, other: str) -> str:
        return "" if one == other else percent_within(shares.get((one, other)))

    return [[one, *(won(one, other) for other in names)] for one in names]


def _cross_columns(figures: dict[str, Any]) -> list[str]:
    return ["", *(row["name"] for row in figures["entrants"])]


def _cross_title(figures: dict[str, Any]) -> str:
    if figures["options"]["players"] == 2:
        return "Wins of the row against the column"
    return f"Wins of one of the row against the column in all other seats; fair is {percent(figures['fair_share'])}"


def remarks(figures: dict[str, Any]) -> list[str]:
    """What there is to say beside the tables: the anchor, and what bots did wrong."""
    anchor = figures["anchor"]
    found = [
        f"{figures['games']:,} games on {figures['deals']:,} deals. Ratings are centred on {anchor['name']} "
        f"with {anchor['rating']:.0f}."
    ]
    if figures["fallback"]:
        found.append(f"Where a bot of other people has no legal answer, {figures['fallback']} decides for it.")
    for row in figures["entrants"]:
        if row["faults"]:
            count = row["faults"]["count"]
            found.append(
                f"{row['name']} did not answer as it should {count:,} {'time' if count == 1 else 'times'}. "
                f"For example: {row['faults']['first']}"
            )
        if row["retired"]:
            found.append(f"{row['name']} was given up {RETIRED_AFTER} times; its other games were not played.")
    return found


def write_page(page: Path, league: League, figures: dict[str, Any]) -> None:
    """Put the levels of the game and the league into the page."""
    levels_text = levels_section(league.game, level_times(league.game))
    begin_page(page, introduction())
    write_section(page, f"levels: {league.game}", levels_text)
    write_section(page, f"league: {heading_of(league)}", league_section(league, figures))


def introduction() -> str:
    """What a new page begins with; written by hand, with a place for the levels of each game."""
    places = [
        f"<!-- levels: {book.name} -->\n### {book.title}\n\n"
        f"`regalia league {book.name} --write docs/bots.md` puts them in.\n<!-- end of levels: {book.name} -->"
        for book in games()
    ]
    page = resources.files(__package__).joinpath("bots_page.md").read_text("utf-8")
    return page.replace("LEVELS", "\n\n".join(places))


def heading_of(league: League) -> str:
    """What tells a league from others of the page: the game, its options, and who plays if not the whole ladder."""
    heading = _title(league.game, rulebook(league.game).codec.in_short(league.options, exact=True))
    names = [entrant.name for entrant in league.entrants]
    if league.one_against_others:
        return f"{heading}: {names[0]} alone against {', '.join(names[1:])}"
    return heading if names == usual_ladder(league.game) else f"{heading}: {', '.join(names)}"


def levels_section(game: str, times: Mapping[str, float | None]) -> str:
    """The ladder of a game as a part of the page; `times` are seconds for a decision."""
    rows = [
        [
            str(level.number),
            level.name,
            level.about,
            level.method,
            f"{level.iterations:,}" if level.iterations else "–",
            milliseconds(times.get(level.name)),
        ]
        for level in levels(game)
    ]
    return "\n".join(
        [
            f"### {rulebook(game).title}",
            "",
            *markdown_table(LEVEL_COLUMNS, rows),
            "",
            f"Times are means over {POSITIONS} positions of a game of two, measured on {date.today().isoformat()}.",
        ]
    )


def league_section(league: League, figures: dict[str, Any]) -> str:
    """A league as a section of the page."""
    return "\n".join(
        [
            f"## {heading_of(league)}",
            "",
            f"`{command_of(league)}`, {date.today().isoformat()}",
            "",
            *markdown_table(RATING_COLUMNS, rating_rows(figures)),
            "",
            f"{_cross_title(figures)}:",
            "",
            *markdown_table(_cross_columns(figures), cross_rows(figures)),
            "",
            "\n\n".join(remarks(figures)),
        ]
    )


def command_of(league: League) -> str:
    """The command that plays this league."""
    words = ["regalia", "league", league.game, *rulebook(league.game).codec.flags(league.options)]
    words += ["--deals", str(league.deals), "--seed", str(league.seed)]
    ladder = [entrant.name for entrant in league.entrants if entrant.level is not None]
    if ladder != usual_ladder(league.game):
        words += [word for name in ladder for word in ("--level", name)]
    guests = [entrant.name for entrant in league.entrants if entrant.level is None]
    words += [word for name in guests for word in ("--bot", name)]
    words += ["--one-against-others"] if league.one_against_others else []
    return shlex.join(words)
