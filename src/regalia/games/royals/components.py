"""What is in the box of Royals, and where each value is known from, as `regalia rules` shows it."""

from typing import Any

from regalia.games.component_sheets import Component, ComponentTable, Paragraph
from regalia.games.royals.board import COUNTRY_NAMES, TITLE_FIGURES, Board, printed_board
from regalia.games.royals.edition import EDITIONS, known_edition, player_numbers, printed

MARKS = {"sourced": "", "reconstructed": " ?"}


def components(edition: str | None = None) -> list[Component]:
    """The components of an edition, or of all."""
    wanted = (known_edition(edition),) if edition else EDITIONS
    return [part for one in wanted for part in (*_of_edition(one), *_of_board(one, printed_board(one)))]


def _of_edition(edition: str) -> list[Component]:
    figures = printed(edition)
    cards, limits, payment, end = (figures[part] for part in ("cards", "hand_limit", "payment", "end"))
    by_players = {
        "country cards removed (F, G, B, S)": cards["removed"],
        "first-turn country cards": cards["first_turn"],
        "Noble House markers": figures["noble_house"],
        "wooden nobles of a house": figures["nobles"],
    }
    numbers = player_numbers()
    sheet = ComponentTable(
        columns=("", *(f"{players} players" for players in numbers)),
        rows=tuple(
            (name, *(_listed(row[str(players)]) for players in numbers)) for name, row in by_players.items()
        ),
        title=f"Royals {edition} ({figures['publisher']}): {figures['mark']}",
        numbers=tuple(range(1, len(numbers) + 1)),
    )
    text = (
        f"Country cards: {', '.join(f'{name} {number}' for name, number in cards['countries'].items())}. "
        f"Intrigue cards: {cards['intrigue_of_each_pair']} of each pair of countries.\n"
        f"Hand limit: {limits['country']} country and {limits['intrigue']} intrigue cards. "
        f"Face-up row: {_listed(figures['row']['face_up'], ' or ')} cards.\n"
        f"Wild: {payment['cards_for_one_wild']} country cards or {payment['intrigue_for_one_wild']} intrigue cards "
        f"stand for one. A King's take-over costs {payment['intrigue_for_king']} intrigue cards.\n"
        f"A period ends when the {end['period_ends']}; a tie is broken by {end['tie_broken_by']}.\n"
    )
    return [sheet, Paragraph(text)]


def _of_board(edition: str, board: Board) -> list[Component]:
    def mark(entry: str) -> str:
        return MARKS[board.marks[entry]]

    titles = ComponentTable(
        columns=("title", "cost", "influence", "marker full", "half"),
        rows=tuple(
            (name, *(f"{getattr(title, what)}{mark(f'{name} {what}')}" for what in TITLE_FIGURES))
            for name, title in board.titles.items()
        ),
        numbers=(1, 2, 3, 4),
    )
    cities = ComponentTable(
        columns=("country", "city", "nobles", "bonus"),
        rows=tuple(
            (
                city.country,
                f"{city.name}{mark(f'{city.name} name')}",
                ", ".join(f"{title}{mark(f'{city.name} noble {at}')}" for at, title in enumerate(city.nobles, 1)),
                f"{city.bonus}{mark(f'{city.name} bonus')}",
            )
            for city in board.cities
        ),
        numbers=(3,),
    )
    markers = ComponentTable(
        columns=("country", "country bonus, high and low", "period markers, high and low"),
        rows=tuple(
            (
                name,
                f"{_listed(board.country_bonus[name])}{mark(f'{name} bonus')}",
                f"{_listed(board.period_markers[name])}{mark(f'{name} period')}",
            )
            for name in COUNTRY_NAMES
        ),
    )
    heading = Paragraph("; a ? marks what is reconstructed, the rest is sourced.", f"The board of {edition}")
    return [heading, titles, cities, markers]


def _listed(values: Any, between: str = ", ") -> str:
    return between.join(map(str, values)) if isinstance(values, list | tuple) else str(values)
