"""What is in the box of Majesty, as `regalia rules` shows it."""

from typing import Any

from regalia.games.component_sheets import Component, ComponentTable
from regalia.games.majesty.printed import printed


def components() -> list[Component]:
    """Cards and buildings; every figure is printed."""
    figures = printed()
    cards = ComponentTable(
        columns=("card", "tier 1", "tier 2"),
        rows=tuple((name, *map(str, counts)) for name, counts in figures["cards"].items()),
        title=f"Majesty, cards: {figures['mark']}",
        numbers=(1, 2),
    )
    buildings = ComponentTable(
        columns=("building", "side", "value", "effects, from top to bottom"),
        rows=tuple(
            (f"{building['name']} ({building['person']})", side, str(building[side]["value"]), _effects(building[side]))
            for building in figures["buildings"]
            for side in "AB"
        ),
        title=f"Majesty, buildings: {figures['mark']}",
    )
    return [cards, buildings]


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
