"""Royals' box: lays out what one game uses of an edition's figures and a board (spec sections 1, 2)."""

import itertools
from typing import Any

from regalia.games.royals.board import COUNTRY_NAMES, TITLE_NAMES, Board
from regalia.games.royals.edition import printed
from regalia.games.royals.options import Options
from regalia.games.royals.state import NO_PRICE, PRESTIGE_OF_TITLE, Box
from regalia.kernel.fields import blank

PAIR_NAMES = tuple("/".join(pair) for pair in itertools.combinations(COUNTRY_NAMES, 2))


def lay_out(options: Options) -> Any:
    """The box record (an array of one) for the options."""
    boxes = blank(Box)
    box = boxes[0]
    figures = printed(options.edition)
    box.players = options.players
    box.countries = len(COUNTRY_NAMES)
    box.titles = len(TITLE_NAMES)
    box.row = options.row
    box.ends_with_pile = figures["end"]["period_ends"] == "pile runs out"
    box.compare_all_markers = figures["end"]["tie_broken_by"] == "markers from the highest down"
    _lay_out_cards(box, figures, str(options.players))
    _lay_out_payments(box, figures)
    _lay_out_titles(box, options.board_used)
    _lay_out_map(box, options.board_used)
    _lay_out_positions(box, figures, options.board_used)
    return boxes


def _lay_out_cards(box: Any, figures: dict[str, Any], players: str) -> None:
    cards = figures["cards"]
    printed_cards = [cards["countries"][country] for country in COUNTRY_NAMES]
    removed = cards["removed"][players]
    box.cards[:] = [total - gone for total, gone in zip(printed_cards, removed, strict=True)]
    box.first_turn[: int(players)] = cards["first_turn"][players]
    box.intrigue_of_pair = cards["intrigue_of_each_pair"]
    for pair, countries in enumerate(itertools.combinations(range(len(COUNTRY_NAMES)), 2)):
        box.in_pair[pair, list(countries)] = 1
    box.nobles = figures["nobles"][players]
    box.house_bonus[:] = -1
    markers = figures["noble_house"][players]
    box.house_bonus[: len(markers)] = markers


def _lay_out_payments(box: Box, figures: dict[str, Any]) -> None:
    box.country_draws = figures["draw"]["country_cards"]
    box.beside_intrigue = figures["draw"]["country_card_beside_intrigue"]
    box.intrigue_draws = figures["draw"]["intrigue_cards"]
    box.hand_limit = figures["hand_limit"]["country"]
    box.intrigue_limit = figures["hand_limit"]["intrigue"]
    box.wild_rate = figures["payment"]["cards_for_one_wild"]
    box.intrigue_wild_rate = figures["payment"]["intrigue_for_one_wild"]
    box.wild_worth[:] = [cards // box.wild_rate for cards in range(len(box.wild_worth))]
    box.intrigue_wild_worth[:] = [cards // box.intrigue_wild_rate for cards in range(len(box.intrigue_wild_worth))]


def _lay_out_titles(box: Box, board: Board) -> None:
    for number, name in enumerate(TITLE_NAMES):
        title = board.titles[name]
        box.title_bonus[number] = title.full, title.half


def _lay_out_map(box: Box, board: Board) -> None:
    for country, name in enumerate(COUNTRY_NAMES):
        box.country_bonus[country] = board.country_bonus[name]
        box.period_bonus[country] = board.period_markers[name]
        box.first_city[country + 1] = sum(COUNTRY_NAMES.index(city.country) <= country for city in board.cities)
    for number, city in enumerate(board.cities):
        box.country_of[number] = COUNTRY_NAMES.index(city.country)
        box.city_bonus[number] = city.bonus


def _lay_out_positions(box: Any, figures: dict[str, Any], board: Board) -> None:
    box.title[:] = -1
    box.cost[:] = NO_PRICE
    costs = [title.cost for title in board.titles.values()]
    for position, city, title in board.positions():
        box.title[position] = TITLE_NAMES.index(title)
        cost = board.titles[title].cost
        box.cost[position] = cost
        box.influence[position] = board.titles[title].influence
        box.prestige[position] = sum(other < cost for other in costs) * PRESTIGE_OF_TITLE + city.bonus
        price = "intrigue_for_king" if title == "King" else "intrigue_for_take_over"
        box.intrigue_cost[position] = figures["payment"][price]
        country = COUNTRY_NAMES.index(city.country)
        box.payable[country, box.cost[position] :] |= 1 << position
        box.bribable[country, box.intrigue_cost[position] :] |= 1 << position
