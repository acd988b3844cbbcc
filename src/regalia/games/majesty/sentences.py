"""The Majesty table told in sentences: made from what the viewer is shown of it, and from what is printed."""

from collections.abc import Iterator

from regalia.games.majesty.foresight import LeadChange, MajestyForesight
from regalia.games.majesty.table_shape import BoardBuilding, MajestyBoard, MajestyTable
from regalia.games.told import Part, SeatName, Several, Told, several, signed

WOUNDED = "wounded"  # who lies in the infirmary, as the box calls them


class MajestySentences:
    """Tells the Majesty table."""

    def parts(self, table: MajestyTable, board: MajestyBoard, viewer: int | None) -> list[Part]:
        """The position, part by part: the market, the viewer's realm, the others', what buildings do."""
        seats = sorted(range(len(table.seats)), key=lambda seat: seat != viewer)
        return [
            Part("market", Told("majesty-text-market"), tuple(_market(table, board))),
            *(_realm_part(table, board, seat, seat == viewer) for seat in seats),
            Part("buildings", Told("majesty-text-buildings"), tuple(_does(building) for building in board.buildings)),
        ]

    def step(self, table: MajestyTable) -> Told | None:
        """What the one who is to move has to decide."""
        return Told(f"majesty-text-step-{table.step}") if table.step in ("take", "heal", "exchange") else None

    def foreseen(self, seen: MajestyForesight, viewer: int) -> list[Told]:
        """How variety and majorities of the viewer change, in the words of the table's previews."""
        variety = [
            Told("majesty-web-sees-variety", {"before": one.before, "after": one.after, "points": signed(one.points)})
            for one in seen.variety
            if one.seat == viewer
        ]
        return [*variety, *(_lead(one) for one in seen.leads if one.seat == viewer)]


def _lead(change: LeadChange) -> Told:
    how = "lost" if not change.leads else "shared" if change.shared else "won"
    return Told(f"majesty-web-sees-lead-mine-{how}", {"place": change.building, "points": signed(change.points)})


def _market(table: MajestyTable, board: MajestyBoard) -> Iterator[Told]:
    for place, (card, price) in enumerate(zip(table.market, board.prices, strict=False), 1):
        yield Told(
            "majesty-text-market-card", {"number": place, "card": card.card, "price": price, "found": card.workers}
        )
    yield Told("majesty-text-deck", table.deck)
    yield Told("majesty-text-round", {"round": min(table.round, board.cards_per_player), "all": board.cards_per_player})


def _realm_part(table: MajestyTable, board: MajestyBoard, seat: int, mine: bool) -> Part:
    heading = Told("majesty-text-realm", {"seat": SeatName(seat), "mine": "yes" if mine else "no"})
    return Part("realm" if mine else f"realm {seat + 1}", heading, tuple(_realm(table, board, seat)))


def _realm(table: MajestyTable, board: MajestyBoard, seat: int) -> Iterator[Told]:
    realm, variety = table.seats[seat], table.variety[seat]
    known = "no" if realm.points is None else "yes"
    yield Told("majesty-text-holds", {"known": known, "points": realm.points or 0, "workers": realm.workers})
    for building in board.buildings:
        leaders = table.leaders[building.name]
        people = several(Told("majesty-text-person", {"card": card}) for card in realm.buildings[building.name])
        yield Told(
            "majesty-text-building",
            {
                "building": building.name,
                "number": len(people.things),
                "people": people,
                "leads": "no" if seat not in leaders else "alone" if len(leaders) == 1 else "tied",
            },
        )
    yield Told("majesty-text-variety", {"number": variety.buildings, "points": variety.points})


def _does(building: BoardBuilding) -> Told:
    """What a building does, side by side in play, and what most people there count at the end."""
    return Told(
        "majesty-text-does",
        {
            "building": building.name,
            "side": building.side,
            "effects": several(_effects(building), " "),
            "value": building.value,
        },
    )


def _effects(building: BoardBuilding) -> Iterator[Told]:
    if building.special:
        yield Told(f"majesty-text-does-{building.special}")
    for points in sorted(set(building.points_per.values())):
        people = [person for person, worth in building.points_per.items() if worth == points]
        counts = "wounded" if building.person == WOUNDED else "points"
        yield Told(f"majesty-text-does-{counts}", {"points": points, "people": _people(people)})
    for number in sorted(set(building.workers_per.values())):
        people = [person for person, worth in building.workers_per.items() if worth == number]
        yield Told("majesty-text-does-workers", {"number": number, "people": _people(people)})
    if building.points_per_largest:
        yield Told("majesty-text-does-largest", {"person": building.person, "points": building.points_per_largest})
    if building.with_both is not None:
        both = building.with_both
        yield Told("majesty-text-does-both", {"points": both.points, "people": _people(both.people)})
    if building.all_with is not None:
        yield Told("majesty-text-does-all", {"points": building.all_with.points, "person": building.all_with.person})


def _people(people: list[str]) -> Several:
    return several(Told("majesty-text-person", {"card": person}) for person in people)


SENTENCES = MajestySentences()
