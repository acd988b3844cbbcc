"""The command line: `regalia`."""

import sys
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from regalia.kernel.refusal import Refusal

app = typer.Typer(
    help="Royals and Majesty by the book: simulate, replay, look at the rules, measure.",
    add_completion=False,
    pretty_exceptions_enable=False,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="royals or majesty")]
Players = Annotated[int, typer.Option(help="number of players")]
Edition = Annotated[str | None, typer.Option(help="Royals: 2014 or 2016")]
Row = Annotated[int | None, typer.Option(help="Royals: face-up cards, 3 or 4")]
BoardFile = Annotated[Path | None, typer.Option(metavar="FILE", help="Royals: a board file of your own")]
Sides = Annotated[str | None, typer.Option(help="Majesty: side of each building, such as AAAABBBB")]
WholeDeck = Annotated[bool, typer.Option("--whole-deck", help="Majesty: all 60 cards shuffled together")]
Seed = Annotated[int, typer.Option(help="the same seed gives the same games")]


def choose_options(
    game: str,
    players: int,
    edition: str | None = None,
    row: int | None = None,
    board: Path | None = None,
    sides: str | None = None,
    whole_deck: bool = False,
) -> Any:
    """The options of a game from what the command line says; only what was said is passed on."""
    from regalia.games.catalogue import rulebook
    from regalia.games.royals.board import load_board

    book = rulebook(game)
    wishes: dict[str, Any] = {"players": players}
    said = {"edition": edition, "row": row, "board": board, "sides": sides, "whole_deck": whole_deck or None}
    for option, wish in said.items():
        if wish is not None and option not in book.options.__dataclass_fields__:
            flag = option.replace("_", "-")
            raise Refusal(f"{book.title} has no option --{flag}.")
        if wish is not None:
            wishes[option] = load_board(wish) if isinstance(wish, Path) else wish
    return book.choose(**wishes)


@app.command()
def simulate(
    game: GameName,
    players: Players = 2,
    games: Annotated[int, typer.Option(help="how many games")] = 10_000,
    seed: Seed = 1,
    edition: Edition = None,
    row: Row = None,
    board: BoardFile = None,
    sides: Sides = None,
    whole_deck: WholeDeck = False,
    as_json: Annotated[bool, typer.Option("--json", help="print the figures as JSON")] = False,
    records: Annotated[Path | None, typer.Option(metavar="FOLDER", help="write each game's record there")] = None,
) -> None:
    """Play random games: scores per seat, lengths, speed."""
    from regalia.study.simulate import run

    if not 1 <= games <= 100_000_000:
        raise Refusal(f"--games must be from 1 to 100,000,000, not {games}.")
    if seed < 0:
        raise Refusal(f"--seed must not be negative, but is {seed}.")
    options = choose_options(game, players, edition, row, board, sides, whole_deck)
    run(game, options, games, seed, as_json, records)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a record")],
    moves: Annotated[bool, typer.Option("--moves", help="tell the game move by move")] = False,
) -> None:
    """Replay a record: its final score sheet, or the game move by move."""
    from regalia.record.reading import read_record
    from regalia.terminal.telling import print_moves, print_score_sheet

    game = read_record(file)
    if moves:
        print_moves(game)
    print_score_sheet(game)


@app.command()
def rules(game: GameName, edition: Edition = None) -> None:
    """Show a game's components, where each value is known from, and the rulings."""
    from regalia.terminal.rules import print_rules

    print_rules(game, edition)


@app.command("new-board")
def new_board(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="the board file to write")],
    edition: Annotated[str, typer.Option(help="the edition whose board to begin with")] = "2016",
) -> None:
    """Write a commented board file of Royals, to be filled in from a printed board."""
    from regalia.terminal.new_board import write_new_board

    write_new_board(file, edition)


@app.command()
def watch(
    game: Annotated[str, typer.Argument(metavar="GAME", help="royals or majesty")] = "royals",
    players: Players = 2,
    seed: Annotated[int | None, typer.Option(help="the same seed gives the same game")] = None,
    edition: Edition = None,
    row: Row = None,
    board: BoardFile = None,
    sides: Sides = None,
    whole_deck: WholeDeck = False,
) -> None:
    """Watch a random game from its first card to its score sheet."""
    from regalia.games.catalogue import rulebook
    from regalia.play.game import Game
    from regalia.terminal.telling import print_moves, print_score_sheet

    options = choose_options(game, players, edition, row, board, sides, whole_deck)
    played = Game(rulebook(game), options, seed=seed)
    played.play_out()
    print_moves(played)
    print_score_sheet(played)


@app.command()
def bench(
    seconds: Annotated[float, typer.Option(help="how long each measurement takes")] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="print one JSON object per line")] = False,
) -> None:
    """Measure this engine: moves per second inside the engine and driven from Python."""
    from regalia.study.speed import run

    if not 0.05 <= seconds <= 600:
        raise Refusal(f"--seconds must be from 0.05 to 600, not {seconds}.")
    run(seconds, as_json)


def stop(message: str, code: int = 2) -> NoReturn:
    """End with one line that says what is wrong."""
    typer.echo(f"regalia: {' '.join(message.split())}", err=True)
    raise SystemExit(code)


def main() -> None:
    """Run the command line; bad input ends with one line and exit code 2."""
    try:
        app(args=sys.argv[1:] or ["--help"], standalone_mode=False)
    except typer.TyperException as error:
        said = error.format_message() if hasattr(error, "format_message") else str(error)
        stop(f"{said.rstrip('.')}. `regalia --help` and `regalia COMMAND --help` show what there is.")
    except Refusal as refusal:
        stop(str(refusal))
    except (KeyboardInterrupt, typer.Abort):
        stop("stopped.", 130)
    except BrokenPipeError:
        sys.stderr.close()
        raise SystemExit(0) from None


if __name__ == "__main__":
    main()
