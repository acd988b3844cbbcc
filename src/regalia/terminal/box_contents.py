"""A game's box in the terminal: components, where each value is known from, and the rulings."""

import tomllib
from typing import Any

from rich.text import Text

from regalia.games.catalogue import rulebook
from regalia.games.majesty.box import printed as majesty_printed
from regalia.games.royals.board import COUNTRY_NAMES, Board, printed_board
from regalia.games.royals.box import EDITIONS, printed
from regalia.jobs.printing import grid, print_out
from regalia.kernel.refusal import Refusal

PLAYERS = range(2, 6)
MARKS = {"sourced": "", "reconstructed": " ?"}


def print_rules(game: str, edition: str | None = None) -> None:
    """Show the data of a game as the rules use it."""
    book = rulebook(game)
    if book.name == "royals":
        if edition is not None and edition not in EDITIONS:
            raise Refusal(f"There is no edition {edition} of Royals; there are {' and '.join(EDITIONS)}.")
        for one in (edition,) if edition else EDITIONS:
            _print_edition(one)
            _print_board(one, printed_board(one))
    else:
        if edition is not None:
            raise Refusal("Majesty has no option --edition.")
        _print_majesty()
    _print_rulings(book.name)


def _print_edition(edition: str) -> None:
    figures = printed(edition)
    cards = figures["cards"]
    by_players = {
        "country cards removed (F, G, B, S)": cards["removed"],
        "first-turn country cards": cards["first_turn"],
        "Noble House markers": figures["noble_house"],
        "wooden nobles of a house": figures["nobles"],
    }
    rows = [(name, *(_listed(figure[str(players)]) for players in PLAYERS)) for name, figure in by_players.items()]
    title = f"Royals {edition} ({figures['publisher']}): {figures['mark']}"
    limits, payment, end = figures["hand_limit"], figures["payment"], figures["end"]
    print_out(
        grid(title, ("", *(f"{players} players" for players in PLAYERS)), rows),
        f"Country cards: {', '.join(f'{name} {number}' for name, number in cards['countries'].items())}. "
        f"Intrigue cards: {cards['intrigue_of_each_pair']} of each pair of countries.\n"
        f"Hand limit: {limits['country']} country and {limits['intrigue']} intrigue cards. "
        f"Face-up row: {_listed(figures['row']['face_up'], ' or ')} cards.\n"
        f"Wild: {payment['cards_for_one_wild']} country cards or {payment['intrigue_for_one_wild']} intrigue cards "
        f"stand for one. A King's take-over costs {payment['intrigue_for_king']} intrigue cards.\n"
        f"A period ends when the {end['period_ends']}; a tie is broken by {end['tie_broken_by']}.\n",
    )


def _print_board(edition: str, board: Board) -> None:
    marks = board.marks

    def marked(value: object, of: str) -> str:
        return f"{value}{MARKS[marks[of]]}"

    titles = [
        (
            name,
            marked(title.cost, f"{name} cost"),
            marked(title.influence, f"{name} influence"),
            marked(title.full, f"{name} full"),
            marked(title.half, f"{name} half"),
        )
        for name, title in board.titles.items()
    ]
    cities = [
        (
            city.country,
            marked(city.name, f"{city.name} name"),
            ", ".join(marked(title, f"{city.name} noble {at}") for at, title in enumerate(city.nobles, 1)),
            marked(city.bonus, f"{city.name} bonus"),
        )
        for city in board.cities
    ]
    markers = [
        (
            name,
            marked(_listed(board.country_bonus[name]), f"{name} bonus"),
            marked(_listed(board.period_markers[name]), f"{name} period"),
        )
        for name in COUNTRY_NAMES
    ]
    print_out(
        Text.assemble((f"The board of {edition}", "bold"), "; a ? marks what is reconstructed, the rest is sourced."),
        grid("", ("title", "cost", "influence", "marker full", "half"), titles),
        grid("", ("country", "city", "nobles", "bonus"), cities, align="lllr"),
        grid("", ("country", "country bonus, high and low", "period markers, high and low"), markers, align="lll"),
    )


def _print_majesty() -> None:
    figures = majesty_printed()
    cards = [(name, *map(str, counts)) for name, counts in figures["cards"].items()]
    buildings = [
        (f"{building['name']} ({building['person']})", side, str(building[side]["value"]), _effects(building[side]))
        for building in figures["buildings"]
        for side in "AB"
    ]
    columns = ("building", "side", "value", "effects, from top to bottom")
    print_out(
        grid(f"Majesty, cards: {figures['mark']}", ("card", "tier 1", "tier 2"), cards),
        grid(f"Majesty, buildings: {figures['mark']}", columns, buildings, align="llll"),
    )


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


def _print_rulings(game: str) -> None:
    rulings = tomllib.loads(rulebook(game).file_text("rulings.toml"))["rulings"]
    rows = [
        (ruling["id"], *(" ".join(ruling[part].split()) for part in ("question", "ruling", "why")))
        for ruling in rulings
    ]
    title = "Rulings, where the books are silent or disagree"
    print_out(grid(title, ("", "question", "ruling", "why"), rows, align="llll", lines=True))


def _listed(values: Any, between: str = ", ") -> str:
    return between.join(map(str, values)) if isinstance(values, list | tuple) else str(values)
