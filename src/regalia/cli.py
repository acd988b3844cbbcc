"""The command line: `regalia`."""

import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from regalia.kernel.refusal import Refusal
from regalia.terminal.game_flags import GameFlags, GameName, RuleFlags, add_games

app = typer.Typer(
    help="Board games by the book: play, watch bots, get advice, review, simulate, look at the rules, measure.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
study = typer.Typer(help="Studies of the games, played by bots.", pretty_exceptions_enable=False)
app.add_typer(study, name="study")

Seed = Annotated[int, typer.Option(help="the same seed gives the same games")]
Deals = Annotated[int, typer.Option(help="how many deals are played; more of them, surer figures")]
Processes = Annotated[int | None, typer.Option(help="processes that play side by side; one a core unless said")]
ResultsFile = Annotated[
    Path | None, typer.Option("--results", metavar="FILE", help="keep all games there; if stopped, go on from there")
]
AsJson = Annotated[bool, typer.Option("--json", help="print the figures as JSON")]
Page = Annotated[Path | None, typer.Option("--write", metavar="FILE", help="put the figures into this Markdown page")]


@app.command()
def simulate(
    game: GameName,
    flags: GameFlags,
    games: Annotated[int, typer.Option(help="how many games")] = 10_000,
    seed: Seed = 1,
    as_json: Annotated[bool, typer.Option("--json", help="print the figures as JSON")] = False,
    records: Annotated[Path | None, typer.Option(metavar="FOLDER", help="write each game's record there")] = None,
) -> None:
    """Play random games: scores per seat, lengths, speed."""
    from regalia.terminal.simulate import run_simulation

    if not 1 <= games <= 100_000_000:
        raise Refusal(f"--games must be from 1 to 100,000,000, not {games}.")
    if seed < 0:
        raise Refusal(f"--seed must not be negative, but is {seed}.")
    run_simulation(game, flags.options(game), games, seed, as_json, records)


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
def advise(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="a record, finished or not")],
    move: Annotated[int | None, typer.Option(metavar="N", help="before step N; usually at its end")] = None,
    seat: Annotated[int | None, typer.Option(metavar="S", help="as seat S knows it; usually who decides")] = None,
    iterations: Annotated[int | None, typer.Option(metavar="N", help="worlds to imagine")] = None,
    seconds: Annotated[float | None, typer.Option(metavar="S", help="or as many as S seconds allow here")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print the advice as JSON")] = False,
) -> None:
    """Ask the strongest level what to do in a position of a record."""
    from regalia.terminal.advising import advise_on_record

    advise_on_record(file, move, seat, iterations, seconds, as_json)


@app.command()
def review(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="a record; unfinished, as far as it goes")],
    iterations: Annotated[int | None, typer.Option(metavar="N", help="worlds to imagine for a decision")] = None,
    as_json: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="all figures; - prints them")] = None,
    as_page: Annotated[Path | None, typer.Option("--html", metavar="FILE", help="a page for the browser")] = None,
    language: Annotated[
        str | None, typer.Option(metavar="LANGUAGE", help="of the page: en, de, ru, it or hu; en unless said")
    ] = None,
) -> None:
    """Review a record: win chances, luck, skill and the biggest mistakes."""
    from regalia.terminal.review_tables import review_record

    review_record(file, iterations, as_json, as_page, language)


@app.command()
def rules(game: GameName, flags: RuleFlags) -> None:
    """Show a game's components, where each value is known from, and the rulings."""
    from regalia.terminal.box_contents import print_rules

    print_rules(game, flags.given)


@app.command()
def watch(
    flags: GameFlags,
    game: GameName = "",
    level: Annotated[
        list[str] | None, typer.Option(help="seat by seat, the last one on all seats left; random unless said")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="the same seed gives the same game")] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="write the game's record there")] = None,
) -> None:
    """Watch bots play a game from its first card to its score sheet."""
    from regalia.terminal.watching import watch_game

    watch_game(game, flags.options(game), level or ["random"], seed, record)


@app.command()
def play(
    context: typer.Context,
    flags: GameFlags,
    game: GameName = "",
    people: Annotated[int, typer.Option(help="how many people play at this screen; bots have the other seats")] = 1,
    level: Annotated[
        list[str] | None, typer.Option(help="of the bots in turn, the last one for all that are left; 3 unless said")
    ] = None,
    name: Annotated[list[str] | None, typer.Option(help="of a person; may be given several times")] = None,
    language: Annotated[
        str | None, typer.Option(metavar="LANGUAGE", help="en, de, ru, it or hu; the terminal's unless said")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="the same seed gives the same cards")] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="write the game's record there")] = None,
    link: Annotated[
        str | None, typer.Option(metavar="URL", help="sit down at a table of a server by its link, and play there")
    ] = None,
) -> None:
    """Play by typing: against bots, several at one screen, or at a table by its link."""
    if link is None:
        from regalia.terminal.playing import USUAL_LEVEL, play_here

        options = flags.options(game)
        play_here(game, options, people, level or [USUAL_LEVEL], name or [], language, seed, record)
        return
    from regalia.terminal.link_table import play_by_link

    if _said(context) - {"link", "name", "language"} or len(name or []) > 1:
        told = "--link sits down at a table that is set: leave out the game; one --name and --language may go with it."
        raise Refusal(told)
    play_by_link(link, name[0] if name else None, language)


def _said(context: typer.Context) -> set[str]:
    """The parameters that somebody gave, whatever their values; the others have their defaults."""
    sources = {one: context.get_parameter_source(one) for one in context.params}
    return {one for one, source in sources.items() if source is not None and source.name == "COMMANDLINE"}


@app.command()
def levels(game: GameName) -> None:
    """Show the levels of a game's bots."""
    from regalia.terminal.watching import print_levels

    print_levels(game)


@app.command()
def bench(
    seconds: Annotated[float, typer.Option(help="how long each measurement takes")] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="print one JSON object per line")] = False,
) -> None:
    """Measure this engine: moves per second inside the engine and driven from Python."""
    from regalia.bench.speed import run_bench

    if not 0.05 <= seconds <= 600:
        raise Refusal(f"--seconds must be from 0.05 to 600, not {seconds}.")
    run_bench(seconds, as_json)


@app.command()
def league(
    game: GameName,
    flags: GameFlags,
    level: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="only this level, NAME@ITERATIONS or random; may be given several times"),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="BOT", help="also this bot: a plug-in's name, program:./mybot or openspiel-mcts:100"),
    ] = None,
    seconds: Annotated[float, typer.Option(help="how long such a bot may take for an answer")] = 5.0,
    one_against_others: Annotated[
        bool,
        typer.Option("--one-against-others", help="with three or more: of every two only the first named plays alone"),
    ] = False,
    deals: Deals = 100,
    seed: Seed = 1,
    processes: Processes = None,
    results: ResultsFile = None,
    as_json: AsJson = False,
    write: Page = None,
) -> None:
    """Let bots meet, every two on the same deals: ratings and who beats whom, each with how sure that is.

    All levels of the game and random play take part, unless --level names others.

    Each deal is played with the seats changed about.
    """
    from regalia.league.entrants import find_entrants
    from regalia.league.league import League
    from regalia.league.league_report import run_league

    options = flags.options(game)
    entrants = find_entrants(game, options, level or [], bot or [])
    league = League(game, options, entrants, deals, seed, one_against_others, seconds)
    run_league(league, results, processes, as_json, write)


@study.command()
def balance(
    game: GameName,
    flags: GameFlags,
    level: Annotated[
        str | None, typer.Option(metavar="NAME", help="who sits in all seats; the strongest level but one unless said")
    ] = None,
    deals: Deals = 500,
    seed: Seed = 1,
    everything: Annotated[bool, typer.Option("--all", help="all configurations of the game")] = False,
    processes: Processes = None,
    results: ResultsFile = None,
    as_json: AsJson = False,
    write: Page = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="draw the figures into this SVG file")] = None,
) -> None:
    """Find out whether a seat has an advantage: one level in all seats, wins and points of each."""
    from regalia.balance.balance import Balance, all_configurations, usual_level
    from regalia.balance.balance_report import run_balance
    from regalia.league.entrants import find_level

    if everything and flags.given:
        raise Refusal("--all plays all configurations; leave out the options of a single one.")
    configurations = all_configurations(game) if everything else (flags.options(game),)
    entrant = find_level(game, level or usual_level(game))
    run_balance(Balance(game, configurations, entrant, deals, seed), results, processes, as_json, write, plot)


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="address to listen on; 0.0.0.0 for all")] = None,
    port: Annotated[int | None, typer.Option(help="port to listen on")] = None,
    store: Annotated[str | None, typer.Option(metavar="FILE", help="database file, or an SQLAlchemy address")] = None,
    address: Annotated[str | None, typer.Option(help="the public address; links begin with it")] = None,
    browser: Annotated[bool, typer.Option("--open", help="open the browser")] = False,
) -> None:
    """Serve tables in the browser. REGALIA_HOST, REGALIA_PORT, REGALIA_STORE and others set it too."""
    from regalia.server.serving import serve as run
    from regalia.server.settings import Settings

    run(Settings.from_environment(host=host, port=port, store=store, address=address), browser)


StoreName = Annotated[
    str | None, typer.Option(metavar="FILE", help="database file, or an SQLAlchemy address; REGALIA_STORE unless said")
]


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="is written, whole or not at all")],
    store: StoreName = None,
    replace: Annotated[bool, typer.Option("--replace", help="even if the file is there already")] = False,
) -> None:
    """Write a server's store into one file, while servers are at work; from SQLite and PostgreSQL alike."""
    from regalia.terminal.store_keeping import run_backup

    run_backup(file, store, replace)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="from `regalia backup`")],
    store: StoreName = None,
    replace: Annotated[bool, typer.Option("--replace", help="in place of all that is in the store")] = False,
) -> None:
    """Fill an empty store from a backup, all of it or nothing; no server may be at work on it."""
    from regalia.terminal.store_keeping import run_restore

    run_restore(file, store, replace)


@app.command()
def clean(
    older_than: Annotated[float, typer.Option(metavar="DAYS", help="nobody touched them for so long")],
    finished: Annotated[bool, typer.Option("--finished", help="finished games as well")] = False,
    other_rules: Annotated[
        bool, typer.Option("--other-rules", help="only what was begun by rules that this version does not play by")
    ] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="only say what would be deleted")] = False,
    store: StoreName = None,
) -> None:
    """Delete tables that were abandoned: at which nobody ever moved, or whose game nobody goes on with."""
    from regalia.terminal.store_keeping import run_clean

    run_clean(store, older_than, finished, other_rules, dry_run)


def stop(message: str, code: int = 2) -> NoReturn:
    """End with one line that says what is wrong."""
    typer.echo(f"regalia: {' '.join(message.split())}", err=True)
    raise SystemExit(code)


def main() -> None:
    """Run the command line; without a command, serve tables. Bad input ends with one line and exit code 2."""
    try:
        add_games(app)
        if app(args=sys.argv[1:] or ["serve", "--open"], standalone_mode=False) == 130:  # what Typer makes of Ctrl-C
            stop("stopped.", 130)
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
