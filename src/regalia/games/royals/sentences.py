"""The Royals table told in sentences: made from what the viewer is shown of it, and from what is printed."""

from collections.abc import Iterator

from regalia.games.royals.table_shape import BoardCity, BoardCountry, Marker, RoyalsBoard, RoyalsTable
from regalia.games.told import Part, SeatName, Several, Told, seats_listed, several

DECISIONS = ("choose draw", "draw", "play", "pay", "discard")


class RoyalsSentences:
    """Tells the Royals table."""

    def parts(self, table: RoyalsTable, board: RoyalsBoard, viewer: int | None) -> list[Part]:
        """The position, part by part: hand and cards to draw, country after country, titles, houses."""
        own = [] if viewer is None else [Part("hand", Told("royals-text-hand"), tuple(_hand(table, board, viewer)))]
        return [
            Part("period", Told("royals-text-period"), tuple(_period(table))),
            *own,
            Part("row", Told("royals-text-row"), tuple(_row(table))),
            *(
                Part(one.name.lower(), Told("royals-text-country", {"country": one.name}), tuple(_country(table, one)))
                for one in board.countries
            ),
            Part("titles", Told("royals-text-titles"), tuple(_titles(table, board))),
            Part("houses", Told("royals-text-houses"), tuple(_houses(table, viewer))),
        ]

    def step(self, table: RoyalsTable) -> Told | None:
        """What the one who is to move has to decide."""
        if table.step not in DECISIONS:
            return None
        place = {} if table.paying_for is None else {"city": table.paying_for.city, "title": table.paying_for.title}
        return Told(f"royals-text-step-{table.step.replace(' ', '-')}", {**table.to_draw, **place})

    def foreseen(self, seen: None, viewer: int) -> list[Told]:
        """Nothing is foreseen: leads and titles are told by the position."""
        return []


def _period(table: RoyalsTable) -> Iterator[Told]:
    yield Told("royals-text-period-now", {"year": table.period, "round": table.round})
    if table.period_ending:
        yield Told("royals-text-period-ending")


def _hand(table: RoyalsTable, board: RoyalsBoard, viewer: int) -> Iterator[Told]:
    held = table.seats[viewer]
    yield _cards("royals-text-hand-cards", held.hand)
    yield _cards("royals-text-hand-intrigue", held.intrigue)
    yield Told("royals-text-limits", {"number": board.hand_limit, "intrigue": board.intrigue_limit})


def _row(table: RoyalsTable) -> Iterator[Told]:
    yield _cards("royals-text-row-cards", table.row)
    yield Told("royals-text-piles", {"number": table.pile, "intrigue": table.intrigue_pile})
    yield _cards("royals-text-discards", table.discards)


def _cards(message: str, cards: dict[str, int]) -> Told:
    """A sentence about some cards, which may be none."""
    counted = several(Told("royals-text-count", {"card": card, "number": number}) for card, number in cards.items())
    return Told(message, {"cards": counted, "number": sum(cards.values())})


def _country(table: RoyalsTable, country: BoardCountry) -> Iterator[Told]:
    yield Told("royals-text-influence", {"seats": _by_seat(table.influence[country.name])})
    strongest = table.strongest[country.name]
    if strongest is not None:
        yield Told("royals-text-strongest", {"seat": SeatName(strongest)})
    for city in country.cities:
        yield from _city(table, city)
    yield Told("royals-text-country-bonus", {"markers": _markers(country.bonus, table.country_markers[country.name])})
    for year, markers in table.period_markers.items():
        marked = _markers(country.period_bonus, markers[country.name])
        yield Told("royals-text-period-bonus", {"year": year, "markers": marked})


def _city(table: RoyalsTable, city: BoardCity) -> Iterator[Told]:
    shown = table.cities[city.name]
    positions = several((_position(title, holder) for title, holder in shown.portraits.items()), "; ")
    yield Told(
        "royals-text-city",
        {"city": city.name, "points": city.bonus, **_taken(shown.marker), "positions": positions},
    )
    if any(shown.cathedral):
        yield Told("royals-text-beaten", {"city": city.name, "seats": _by_seat(shown.cathedral)})


def _position(title: str, holder: int | None) -> Told:
    return Told("royals-text-position", {"title": title, **_held(holder, "held", "vacant")})


def _held(holder: int | None, held: str, free: str) -> dict[str, str | SeatName]:
    """Who has something, and the word that chooses the form of its sentence."""
    return {"state": free, "holder": ""} if holder is None else {"state": held, "holder": SeatName(holder)}


def _markers(points: tuple[int, ...] | list[int], markers: list[Marker]) -> Several:
    return several((_marker(worth, marker) for worth, marker in zip(points, markers, strict=False)), "; ")


def _marker(points: int, marker: Marker) -> Told:
    return Told("royals-text-marker", {"points": points, **_taken(marker)})


def _taken(marker: Marker) -> dict[str, str | SeatName]:
    return {"state": marker, "holder": ""} if isinstance(marker, str) else _held(marker, "taken", "free")


def _titles(table: RoyalsTable, board: RoyalsBoard) -> Iterator[Told]:
    for title in board.titles:
        takers = table.title_takers[title.name]
        yield Told(
            "royals-text-title",
            {
                "title": title.name,
                "cost": title.cost,
                "influence": title.influence,
                "full": title.full,
                "half": title.half,
                "seats": _by_seat(table.titles[title.name]),
                "leaders": len(takers),
                "holder": seats_listed(takers),
            },
        )
    yield Told("royals-text-house-bonus", {"markers": _markers(board.house_bonus, table.house_markers)})


def _houses(table: RoyalsTable, viewer: int | None) -> Iterator[Told]:
    for seat, held in enumerate(table.seats):
        yield Told(
            "royals-text-house",
            {
                "seat": SeatName(seat),
                "number": sum(held.hand.values()) + held.unknown,
                "intrigue": sum(held.intrigue.values()) + held.unknown_intrigue,
                "nobles": table.nobles_left[seat],
            },
        )
        if seat != viewer and held.seen:
            seen = _cards("royals-text-cards", held.seen)
            yield Told("royals-text-house-seen", {"seat": SeatName(seat), "cards": seen})


def _by_seat(numbers: list[int]) -> Several:
    return several(
        Told("royals-text-seat-number", {"seat": SeatName(seat), "number": number})
        for seat, number in enumerate(numbers)
    )


SENTENCES = RoyalsSentences()
