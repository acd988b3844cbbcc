"""A game's box in the terminal: components, where each value is known from, and the rulings."""

import tomllib
from importlib import resources
from typing import Any

from rich.console import Console
from rich.table import Table

from regalia.games.catalogue import rulebook
from regalia.games.majesty.box import printed as majesty_printed
from regalia.games.royals.board import COUNTRY_NAMES, Board, printed_board
from regalia.games.royals.box import EDITIONS, printed
from regalia.kernel.refusal import Refusal

MARKS = {"sourced": "", "reconstructed": " ?"}


def print_rules(game: str, edition: str | None = None) -> None:
    """Show the data of a game as the rules use it."""
    book = rulebook(game)
    console = Console()
    if book.name == "royals":
        if edition is not None and edition not in EDITIONS:
            raise Refusal(f"There is no edition {edition} of Royals; there are {' and '.join(EDITIONS)}.")
        for one in (edition,) if edition else EDITIONS:
            _print_edition(console, one)
            _print_board(console, one, printed_board(one))
    else:
        if edition is not None:
            raise Refusal("Majesty has no option --edition.")
        _print_majesty(console)
    _print_rulings(console, book.name)


def _print_edition(console: Console, edition: str) -> None:
    figures = printed(edition)
    table = Table(title=f"Royals {edition} ({figures['publisher']}): {figures['mark']}", title_justify="left")
    table.add_column("")
    for players in range(2, 6):
        table.add_column(f"{players} players", justify="right")
    cards = figures["cards"]
    rows = {
        "country cards removed (F, G, B, S)": cards["removed"],
        "first-turn country cards": cards["first_turn"],
        "Noble House markers": figures["noble_house"],
        "wooden nobles of a house": figures["nobles"],
    }
    for name, by_players in rows.items():
        table.add_row(name, *(_listed(by_players[str(players)]) for players in range(2, 6)))
    console.print(table)
    limits, payment, end = figures["hand_limit"], figures["payment"], figures["end"]
    console.print(
        f"Country cards: {', '.join(f'{name} {number}' for name, number in cards['countries'].items())}. "
        f"Intrigue cards: {cards['intrigue_of_each_pair']} of each pair of countries.\n"
        f"Hand limit: {limits['country']} country and {limits['intrigue']} intrigue cards. "
        f"Face-up row: {_listed(figures['row']['face_up'], ' or ')} cards.\n"
        f"Wild: {payment['cards_for_one_wild']} country cards or {payment['intrigue_for_one_wild']} intrigue cards "
        f"stand for one. A King's take-over costs {payment['intrigue_for_king']} intrigue cards.\n"
        f"A period ends when the {end['period_ends']}; a tie is broken by {end['tie_broken_by']}.\n"
    )


def _print_board(console: Console, edition: str, board: Board) -> None:
    marks = board.marks
    console.print(f"[bold]The board of {edition}[/bold]; a ? marks what is reconstructed, the rest is sourced.")
    titles = Table()
    for column in ("title", "cost", "influence", "marker full", "half"):
        titles.add_column(column, justify="right" if column != "title" else "left")
    for name, title in board.titles.items():
        values = {"cost": title.cost, "influence": title.influence, "full": title.full, "half": title.half}
        titles.add_row(name, *(f"{value}{MARKS[marks[f'{name} {what}']]}" for what, value in values.items()))
    console.print(titles)
    cities = Table()
    for column in ("country", "city", "nobles", "bonus"):
        cities.add_column(column, justify="right" if column == "bonus" else "left")
    for city in board.cities:
        nobles = [f"{title}{MARKS[marks[f'{city.name} noble {at}']]}" for at, title in enumerate(city.nobles, 1)]
        name = f"{city.name}{MARKS[marks[f'{city.name} name']]}"
        cities.add_row(city.country, name, ", ".join(nobles), f"{city.bonus}{MARKS[marks[f'{city.name} bonus']]}")
    console.print(cities)
    markers = Table()
    for column in ("country", "country bonus, high and low", "period markers, high and low"):
        markers.add_column(column)
    for name in COUNTRY_NAMES:
        bonus = f"{_listed(board.country_bonus[name])}{MARKS[marks[f'{name} bonus']]}"
        markers.add_row(name, bonus, f"{_listed(board.period_markers[name])}{MARKS[marks[f'{name} period']]}")
    console.print(markers)


def _print_majesty(console: Console) -> None:
    figures = majesty_printed()
    cards = Table(title=f"Majesty, cards: {figures['mark']}", title_justify="left")
    for column in ("card", "tier 1", "tier 2"):
        cards.add_column(column, justify="left" if column == "card" else "right")
    for name, counts in figures["cards"].items():
        cards.add_row(name, *map(str, counts))
    console.print(cards)
    buildings = Table(title=f"Majesty, buildings: {figures['mark']}", title_justify="left")
    for column in ("building", "side", "value", "effects, from top to bottom"):
        buildings.add_column(column)
    for building in figures["buildings"]:
        for side in "AB":
            name = f"{building['name']} ({building['person']})"
            buildings.add_row(name, side, str(building[side]["value"]), _effects(building[side]))
    console.print(buildings)


def _effects(side: dict[str, Any]) -> str:
    parts = [side["special"]] if "special" in side else []
    parts += [f"{points} points per {person}" for person, points in side.get("points_per", {}).items()]
    parts += [f"{number} worker per {person}" for person, number in side.get("workers_per", {}).items()]
    if "points_per_largest" in side:
        parts.append(f"{side['points_per_largest']} points per person here times the largest building")
    if "with_both" in side:
        parts.append(f"{side['with_both']['points']} points with {' and '.join(side['with_both']['people'])}")
    if "all_with" in side:
        parts.append(f"all with a {side['all_with']['person']}: {side['all_with']['points']} points")
    return "; ".join(parts)


def _print_rulings(console: Console, game: str) -> None:
    text = resources.files("regalia").joinpath(f"games/{game}/rulings.toml").read_text("utf-8")
    table = Table(title="Rulings, where the books are silent or disagree", title_justify="left", show_lines=True)
    for column in ("", "question", "ruling", "why"):
        table.add_column(column)
    for ruling in tomllib.loads(text)["rulings"]:
        table.add_row(ruling["id"], *(" ".join(ruling[part].split()) for part in ("question", "ruling", "why")))
    console.print(table)


def _listed(values: Any, between: str = ", ") -> str:
    return between.join(map(str, values)) if isinstance(values, list | tuple) else str(values)
