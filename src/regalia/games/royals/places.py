"""Where positions are: each city has two, of which the second may be missing, and cities stand country by country."""

from regalia.games.royals.state import IN_A_CITY, Box


def position_at(city: int, slot: int) -> int:
    """The first (0) or second (1) position of a city."""
    return IN_A_CITY * city + slot


def city_of(position: int) -> int:
    """The city of a position."""
    return position // IN_A_CITY


def slot_of(position: int) -> int:
    """Which position of its city it is: the first (0) or the second (1)."""
    return position % IN_A_CITY


def first_position(box: Box, country: int) -> int:
    """The first position of a country; its last one is before the first of the next country."""
    return position_at(box.first_city[country], 0)
