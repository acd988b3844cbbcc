"""The review of a whole game in the terminal: tables, and where they are asked for, words and a page."""

import json
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from regalia.jobs.printing import add_row, grid, percent, print_out, progress_bar
from regalia.kernel.refusal import Refusal
from regalia.locale.words import DEFAULT, LANGUAGES
from regalia.play.game import Game
from regalia.record.reading import read_record
from regalia.review.findings import SHOWN_MISTAKES, Review
from regalia.review.html_page import page
from regalia.review.phrases import Phrases
from regalia.review.reviewing import review
from regalia.terminal.telling import SEAT_STYLES

BARS = "▁▂▃▄▅▆▇█"
CURVE = 60           # letters of a seat's curve
MARKS = {"blunder": "??", "mistake": "?", "inaccuracy": "?!"}  # as in chess
STANDARD_OUTPUT = Path("-")
ENGLISH = Phrases()  # the terminal's own words


def review_record(
    file: Path, iterations: int | None, json_file: Path | None, html_file: Path | None, language: str | None = None
) -> None:
    """Review a record: tables in the terminal, words as JSON and a page where they are asked for.

    The language is that of the page, English unless said.
    """
    _check_language(language, html_file)
    for target in (json_file, html_file):
        if target is not None and target != STANDARD_OUTPUT:
            _check_place(target)
    if html_file == STANDARD_OUTPUT:
        raise Refusal("--html needs the name of a file; only --json can go to the standard output.")
    game = read_record(file, way="compiled")
    review = _review_with_progress(game, iterations)
    if html_file is not None:
        _write(html_file, page(review, language or DEFAULT))
    if json_file is not None and json_file != STANDARD_OUTPUT:
        _write(json_file, json.dumps(review.as_words(), ensure_ascii=False) + "\n")
    if json_file == STANDARD_OUTPUT:
        print(json.dumps(review.as_words()))
    else:
        print_review(review)


def _review_with_progress(game: Game, iterations: int | None) -> Review:
    with progress_bar("reviewing", len(game.steps)) as advance:
        return review(game, iterations, lambda done, of: advance())


def _check_language(language: str | None, html_file: Path | None) -> None:
    if language is not None and language not in LANGUAGES:
        known = f"{', '.join(LANGUAGES[:-1])} and {LANGUAGES[-1]}"
        raise Refusal(f"There is no page in the language '{language}'; the languages are {known}.")
    if language is not None and html_file is None:
        raise Refusal("--language is that of the page, so it needs --html; the terminal speaks English.")


def _check_place(file: Path) -> None:
    """A file that cannot be written is better known before a minute of thought than after it."""
    if file.is_dir() or not file.absolute().parent.is_dir():
        raise Refusal(f"{file} cannot be written: {'it is a folder' if file.is_dir() else 'there is no such folder'}.")


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise Refusal(f"{file} cannot be written: {error.strerror}.") from None


def print_review(review: Review, console: Console | None = None) -> None:
    """Luck and skill of each seat, the curves, and the biggest mistakes."""
    print_out(_seat_table(review), ENGLISH.result(review), console=console)
    print_out("\nChances to win, from the start to the end", _curves(review), console=console)
    worst = _mistake_table(review) if review.mistakes else "No move gave away a fiftieth of a win or more."
    print_out(worst, console=console)
    level = review.level
    print_out(
        f"In parts of a win, by {level.name} in {level.iterations:,} worlds a decision. Luck is what chance gave or "
        "took, skill what a seat's own moves gave away. ?? is a blunder, ? a mistake, ?! an inaccuracy.",
        style="dim",
        console=console,
    )


def _seat_table(review: Review) -> Grid:
    table = grid(f"{review.title}, reviewed", ("seat", "points", "luck", "skill", "decisions", *MARKS.values()))
    for account in review.accounts:
        cells = (
            account.name,
            str(account.score),
            ENGLISH.change(account.luck),
            ENGLISH.change(account.skill),
            str(account.decisions),
            *(str(account.kinds[kind] or "") for kind in MARKS),
        )
        add_row(table, cells, style=SEAT_STYLES[account.seat])
    return table


def _curves(review: Review) -> Grid:
    curves = Grid.grid(padding=(0, 2))
    curves.add_column(max_width=16, no_wrap=True)
    for seat, name in enumerate(review.names):
        curves.add_row(Text(name), curve([wins[seat] for wins in review.curve]), style=SEAT_STYLES[seat])
    return curves


def curve(chances: list[float], width: int = CURVE) -> str:
    """Chances from 0 to 1 as a row of bars.

    >>> curve([0.0, 0.5, 1.0], width=3)
    '▁▅█'
    """
    last = len(chances) - 1
    shown = (chances[round(at * last / (width - 1))] for at in range(width))
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in shown)


def _mistake_table(review: Review) -> Grid:
    columns = ("step", "seat", "played", "better", "chance", "lost", "")
    table = grid("The biggest mistakes", columns, align="rlllrrl")
    for mistake in review.mistakes[:SHOWN_MISTAKES]:
        decision = mistake.decision
        seat = decision.seat
        cells = (
            str(mistake.number),
            review.names[seat],
            decision.played.notation,
            decision.best.notation,
            f"{percent(decision.best.wins[seat], 0)} → {percent(decision.played.wins[seat], 0)}",
            ENGLISH.change(-decision.loss),
            MARKS[decision.kind],
        )
        add_row(table, cells, style=SEAT_STYLES[seat])
    return table
