"""The rules page of Royals: its paragraphs, and every printed figure with where it is known from."""

from typing import Literal

from pydantic import BaseModel, Field

from regalia.games.royals.edition import EDITIONS, printed
from regalia.games.royals.options import Options
from regalia.games.rules_page import RulesPage

Mark = Literal["sourced", "reconstructed"]
PARAGRAPHS = (
    "goal",
    "city",
    "titles",
    "cards",
    "setup",
    "turn",
    "draw",
    "claim",
    "take-over",
    "wild",
    "end-of-turn",
    "bonuses",
    "period",
    "ties",
    "end",
    "hands",
    "variants",
    "editions",
    "rulings",
    "sources",
)


class EditionFigures(BaseModel):
    """What an edition prints beside its board; what depends on the number of players stands by that number."""

    edition: str
    publisher: str
    mark: Mark
    source: str
    countries: dict[str, int] = Field(description="country cards")
    intrigue_of_each_pair: int
    removed: dict[str, list[int]] = Field(description="country cards that leave the game, in the order of countries")
    first_turn: dict[str, list[int]] = Field(description="country cards of each seat's first turn")
    rows: list[int] = Field(description="sizes of the face-up row, the usual one first")
    country_draw: int
    country_beside_intrigue: int
    intrigue_draw: int
    hand_limit: int
    intrigue_limit: int
    wild: int = Field(description="country cards that stand for one")
    intrigue_wild: int
    take_over: int = Field(description="intrigue cards")
    take_over_king: int
    nobles: dict[str, int]
    noble_house: dict[str, list[int]]
    years: list[str]
    period_ends: Literal["row cannot be refilled", "pile runs out"]
    tie_broken_by: Literal["highest marker", "markers from the highest down"]
    beaten_noble_goes_to: Literal["cross field", "cathedral"]
    who_starts: Literal["the youngest", "the oldest"]


class RoyalsFigures(BaseModel):
    """The figures of the rules page, beyond the board's."""

    game: Literal["royals"] = "royals"
    players: int
    edition: str
    own_board: bool
    marks: dict[str, Mark] = Field(
        description="where the values of the board are known from: 'King cost', 'Dijon name', 'Dijon noble 1', "
        "'Dijon bonus', 'France bonus', 'France period'"
    )
    editions: list[EditionFigures]


def _of_edition(edition: str) -> EditionFigures:
    figures = printed(edition)
    cards, draw, payment, end, names = (figures[part] for part in ("cards", "draw", "payment", "end", "names"))
    return EditionFigures(
        edition=edition,
        publisher=figures["publisher"],
        mark=figures["mark"],
        source=figures["source"],
        countries=cards["countries"],
        intrigue_of_each_pair=cards["intrigue_of_each_pair"],
        removed=cards["removed"],
        first_turn=cards["first_turn"],
        rows=figures["row"]["face_up"],
        country_draw=draw["country_cards"],
        country_beside_intrigue=draw["country_card_beside_intrigue"],
        intrigue_draw=draw["intrigue_cards"],
        hand_limit=figures["hand_limit"]["country"],
        intrigue_limit=figures["hand_limit"]["intrigue"],
        wild=payment["cards_for_one_wild"],
        intrigue_wild=payment["intrigue_for_one_wild"],
        take_over=payment["intrigue_for_take_over"],
        take_over_king=payment["intrigue_for_king"],
        nobles=figures["nobles"],
        noble_house=figures["noble_house"],
        years=end["periods"],
        period_ends=end["period_ends"],
        tie_broken_by=end["tie_broken_by"],
        beaten_noble_goes_to=names["beaten_noble_goes_to"],
        who_starts=names["who_starts"],
    )


def _figures(options: Options) -> RoyalsFigures:
    marks = options.board_used.marks
    return RoyalsFigures(
        players=options.players,
        edition=options.edition,
        own_board=options.board is not None,
        marks=marks,  # type: ignore[arg-type]  # Pydantic checks each
        editions=[_of_edition(edition) for edition in EDITIONS],
    )


PAGE = RulesPage(PARAGRAPHS, RoyalsFigures, _figures)
