"""Majesty's box: lays out what one game uses of the printed figures (spec sections 1 and 2)."""

from typing import Any

from regalia.games.majesty.options import Options
from regalia.games.majesty.printed import people, printed
from regalia.games.majesty.state import NO_SPECIAL, SPECIAL_ATTACK, SPECIAL_EXCHANGE, SPECIAL_HEAL, Box
from regalia.kernel.fields import blank

SPECIALS = {"heal": SPECIAL_HEAL, "attack": SPECIAL_ATTACK, "exchange": SPECIAL_EXCHANGE}


def lay_out(options: Options) -> Any:
    """The box record (an array of one) for the options."""
    boxes = blank(Box)
    box = boxes[0]
    set_up = printed()["set_up"]
    box.players = options.players
    box.hires = set_up["cards_per_player"]
    box.start_workers = set_up["workers"]
    box.worker_places = set_up["worker_places"]
    box.point_per_worker = set_up["point_per_worker"]
    _lay_out_deck(box, options, set_up["tier_1_cards"][str(options.players)])
    for number, (building, side) in enumerate(zip(printed()["buildings"], options.sides, strict=True)):
        _lay_out_building(box, number, building[side])
    return boxes


def _lay_out_deck(box: Any, options: Options, tier_1_cards: int) -> None:
    for card, (name, counts) in enumerate(printed()["cards"].items()):
        halves = [people().index(person) for person in name.split("/")]
        box.halves[card] = halves if len(halves) == 2 else [*halves, -1]
        box.cards[:, card] = [sum(counts), 0] if options.whole_deck else counts
    upper, lower = box.cards.sum(axis=1)
    box.deck[:] = [upper if options.whole_deck else tier_1_cards, lower]
    box.left_out[:] = [upper - box.deck[0], 0]


def _lay_out_building(box: Box, number: int, side: dict[str, Any]) -> None:
    box.value[number] = side["value"]
    box.special[number] = SPECIALS.get(side.get("special", ""), NO_SPECIAL)
    for person, points in side.get("points_per", {}).items():
        box.points_per[number, people().index(person)] = points
    for person, workers in side.get("workers_per", {}).items():
        box.workers_per[number, people().index(person)] = workers
    box.points_per_largest[number] = side.get("points_per_largest", 0)
    both = side.get("with_both", {"people": [], "points": 0})
    box.both[number] = [people().index(person) for person in both["people"]] or [-1, -1]
    box.both_points[number] = both["points"]
    all_with = side.get("all_with", {"points": 0})
    box.all_with[number] = people().index(all_with["person"]) if "person" in all_with else -1
    box.all_with_points[number] = all_with["points"]
