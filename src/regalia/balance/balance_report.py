"""The report of seat balance: tables on the terminal, figures as JSON, a chart, and a section of its page."""

import json
import shlex
from datetime import date
from importlib import resources
from os.path import relpath
from pathlib import Path
from typing import Any

from regalia.balance.balance import Balance, all_configurations, play_balance
from regalia.balance.balance_figures import figures_of
from regalia.games.catalogue import rulebook
from regalia.games.studies import Variant
from regalia.jobs.estimates import Estimate
from regalia.jobs.interval_chart import Group, interval_chart
from regalia.jobs.markdown_page import begin_page, check_can_be_written, markdown_table, write_file, write_section
from regalia.jobs.printing import grid, percent, percent_within, print_out
from regalia.jobs.running import check_figures, interruptible, usual_processes


def run_balance(
    study: Balance, results: Path | None, processes: int | None, as_json: bool, page: Path | None, plot: Path | None
) -> None:
    """Play the study, show it, write its page and its chart."""
    processes = usual_processes() if processes is None else processes
    check_figures(study.deals, study.seed, processes)
    check_can_be_written(page)
    check_can_be_written(plot)
    with interruptible():
        figures = figures_of(study, play_balance(study, results, processes))
    if plot is not None:
        write_file(plot, chart_of(figures))
    if page is not None:
        picture = Path(relpath(plot, page.parent)).as_posix() if plot is not None else None
        begin_page(page, introduction())
        write_section(page, f"balance: {study.game}", balance_section(study, figures, picture))
    if as_json:
        print(json.dumps(figures, indent=2))
    else:
        print_balance(figures)


def introduction() -> str:
    """What a new page begins with; written by hand."""
    return resources.files(__package__).joinpath("balance_page.md").read_text("utf-8")


def variant_of(game: str) -> Variant | None:
    """The other way in which the game's deals are played."""
    return rulebook(game).configurations().variant


def rows_of(table: dict[str, Any], variant: Variant | None) -> list[list[str]]:
    """A row for each seat."""
    rows = []
    for seat, found in enumerate(table["seats"]):
        points = found["points"]["value"]
        reach = found["points"]["high"] - points
        row = [str(seat + 1), percent_within(found["wins"]), f"{points:.1f} ± {reach:.1f}"]
        if variant is not None:
            varied = table[variant.key]
            of_seat = varied["seats"][seat]
            row += [str(varied[variant.figure_key][seat]), percent_within(of_seat["wins"])]
            row.append(_difference(of_seat["change"]))
        rows.append(row)
    return rows


def _difference(estimate: dict[str, float]) -> str:
    value, low, high = (f"{estimate[name] * 100:+.1f}".replace("-", "−") for name in ("value", "low", "high"))
    return f"{value} ({low} to {high})"


def columns_of(variant: Variant | None) -> tuple[str, ...]:
    """The heads of the columns."""
    columns = ("seat", "wins", "points")
    if variant is None:
        return columns
    return (*columns, variant.figure, f"wins {variant.otherwise}", variant.change_column)


def verdicts_of(table: dict[str, Any], variant: Variant | None) -> list[str]:
    """What there is to say of a configuration."""
    return [table["verdict"], *([table[variant.key]["verdict"]] if variant is not None else [])]


def print_balance(figures: dict[str, Any]) -> None:
    """Show the figures on the terminal."""
    variant = variant_of(figures["game"])
    for table in figures["tables"]:
        title = f"{rulebook(figures['game']).title} {table['name']}: fair is {percent(table['fair_share'])}"
        print_out(grid(title, columns_of(variant), rows_of(table, variant)), *verdicts_of(table, variant))
    print_out(f"{figures['deals']:,} deals, {figures['level']} in all seats.")
    if figures["claim"]:
        print_out(figures["claim"])


def chart_of(figures: dict[str, Any]) -> str:
    """The figures as a picture: how far each seat's wins are from its fair share."""
    variant = variant_of(figures["game"])
    title = f"{rulebook(figures['game']).title}: what each seat wins above or below its fair share"
    series = ("as printed",) if variant is None else (variant.printed_name, variant.name)
    groups = [_group(table, variant) for table in figures["tables"]]
    return interval_chart(title, "percentage points, with 95 % intervals", series, groups)


def _group(table: dict[str, Any], variant: Variant | None) -> Group:
    ways = [table["seats"], *([table[variant.key]["seats"]] if variant is not None else [])]

    def off_fair(seat: dict[str, Any]) -> Estimate:
        return Estimate(*(seat["wins"][name] - table["fair_share"] for name in ("value", "low", "high")))

    return Group(table["name"], tuple(tuple(map(off_fair, seat)) for seat in zip(*ways, strict=True)))


def command_of(study: Balance) -> str:
    """The command that makes this study."""
    words = ["regalia", "study", "balance", study.game]
    whole = study.configurations == all_configurations(study.game)
    words += ["--all"] if whole else rulebook(study.game).codec.flags(study.configurations[0])
    words += ["--level", study.entrant.name, "--deals", str(study.deals), "--seed", str(study.seed)]
    return shlex.join(words)


def balance_section(study: Balance, figures: dict[str, Any], picture: str | None) -> str:
    """The study as a section of the page; `picture` is where the chart lies, seen from there."""
    title, variant = rulebook(study.game).title, variant_of(study.game)
    lines = [f"## {title}", "", f"`{command_of(study)}`, {date.today().isoformat()}: {study.deals:,} deals, "]
    lines[-1] += f"{study.entrant.name} in all seats."
    if picture:
        lines += ["", f"![What each seat of {title} wins above or below its fair share]({picture})"]
    if figures["claim"]:
        lines += ["", f"**The last seat.** {figures['claim']}"]
    for table in figures["tables"]:
        lines += ["", f"### {title} {table['name']}", "", f"Fair is {percent(table['fair_share'])}.", ""]
        lines += markdown_table(columns_of(variant), rows_of(table, variant))
        lines += ["", " ".join(verdicts_of(table, variant))]
    return "\n".join(lines)
