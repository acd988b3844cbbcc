"""Telling a game in the terminal: move by move, and its score sheet."""

from rich.console import Console
from rich.text import Text

from regalia.jobs.printing import add_row, grid, print_out
from regalia.play.game import Game
from regalia.play.steps import Event

SEAT_STYLES = ("cyan", "magenta", "yellow", "green", "blue")


def print_moves(game: Game, console: Console | None = None) -> None:
    """The game step by step, with what followed from each."""
    console = console or Console()
    console.print(Text(f"{game.book.title}, {game.options.players} players", style="bold"))
    for number, step in enumerate(game.steps, 1):
        if step.seat is None:
            line = Text(f"{number:5}  ", style="dim").append(f"chance: {step}")
        else:
            line = Text(f"{number:5}  ", style="dim").append(f"{game.names[step.seat]}: {step}", SEAT_STYLES[step.seat])
        console.print(line)
        for event in step.events:
            if _worth_telling(game, event):
                console.print(Text(f"         {event.text(game.names)}", style="bold" if event.points else "dim"))


def _worth_telling(game: Game, event: Event) -> bool:
    """What the notation of the step does not say already."""
    return event.points != 0 or game.book.rules.row(event.rule).kind in ("notice", "fought")


def print_score_sheet(game: Game, console: Console | None = None) -> None:
    """Every marker and point, by where it came from."""
    sheet = game.score_sheet()
    table = grid(f"{game.book.title}: the score sheet", ("", *sheet.names), styles=("", *SEAT_STYLES))
    for source, points in sheet.by_source().items():
        add_row(table, (source.text(), *(str(number) if number else "" for number in points)))
    table.add_section()
    add_row(table, ("points", *map(str, sheet.totals)), style="bold")
    print_out(table, _verdict(game), console=console)


def _verdict(game: Game) -> str:
    if not game.is_over:
        return "The game is not finished."
    winners = [game.names[seat] for seat in game.winners]
    if len(winners) == 1:
        return f"{winners[0]} wins."
    return f"{', '.join(winners[:-1])} and {winners[-1]} share the victory."
