"""The rules page of Majesty: its paragraphs, and every printed figure with where it is known from."""

from typing import Literal

from pydantic import BaseModel, Field

from regalia.games.majesty.options import Options
from regalia.games.majesty.printed import printed
from regalia.games.majesty.scoring import variety_points
from regalia.games.majesty.state import State
from regalia.games.majesty.table_shape import SHAPE, BoardBuilding
from regalia.games.rules_page import RulesPage
from regalia.kernel.fields import blank

PARAGRAPHS = (
    "goal",
    "people",
    "building",
    "buildings",
    "setup",
    "turn",
    "take",
    "place",
    "effects",
    "heal",
    "attack",
    "exchange",
    "end-of-turn",
    "end",
    "variants",
    "sides",
    "rulings",
    "sources",
)


class CharacterCard(BaseModel):
    """A character card, and how many of it there are."""

    people: list[str] = Field(description="one, or the two of a split card")
    tiers: list[int] = Field(description="how many in tier 1 and in tier 2")


class MajestyFigures(BaseModel):
    """The figures of the rules page, beyond the board's."""

    game: Literal["majesty"] = "majesty"
    players: int
    mark: Literal["sourced", "reconstructed"]
    source: str
    workers: int = Field(description="each player's at the start")
    point_per_worker: int
    tier_1_cards: dict[str, int] = Field(description="tier 1 cards on top of the deck, by number of players")
    tier_1_removed: int = Field(description="tier 1 cards that are not played with")
    variety: int = Field(description="points at the end for people in every building")
    cards: list[CharacterCard]
    sides: dict[str, list[BoardBuilding]] = Field(description="all buildings, of side A and of side B")


def _whole_variety() -> int:
    """What people in every building count, by the rule itself."""
    states = blank(State)
    states[0].people[0, :] = 1
    return int(variety_points(states[0], 0))


def _figures(options: Options) -> MajestyFigures:
    figures = printed()
    set_up = figures["set_up"]
    tier_1 = sum(tiers[0] for tiers in figures["cards"].values())
    return MajestyFigures(
        players=options.players,
        mark=figures["mark"],
        source=figures["source"],
        workers=set_up["workers"],
        point_per_worker=set_up["point_per_worker"],
        tier_1_cards=set_up["tier_1_cards"],
        tier_1_removed=tier_1 - set_up["tier_1_cards"][str(options.players)],
        variety=_whole_variety(),
        cards=[CharacterCard(people=name.split("/"), tiers=tiers) for name, tiers in figures["cards"].items()],
        sides={side: SHAPE.board(Options(sides=side * len(options.sides))).buildings for side in "AB"},
    )


PAGE = RulesPage(PARAGRAPHS, MajestyFigures, _figures)
