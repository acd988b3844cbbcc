"""What is shown: the shapes of everything a browser or a program is told of a table.

They are the contract of the HTTP interface; the client's types are made from them. Seats count from 0 here.
Words are not in it: events and moves carry the key of their message and what it tells of.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

Told = dict[str, str | int]


class ShownEvent(BaseModel):
    """A fact: what happened, to whom, by which rule, for how many points."""

    rule: str = Field(description="the rule's key; its message has '-' for '.' and '_'")
    seat: int | None
    other: int | None
    points: int
    told: Told


class ShownStep(BaseModel):
    """A move, or an outcome of chance (seat null), and what followed from it."""

    seat: int | None
    notation: str
    forced: bool
    events: list[ShownEvent]


class Offer(BaseModel):
    """A move the seat could think of now: possible, with what it brings, or not, with the rule."""

    move: int
    notation: str
    message: str = Field(description="the message that explains it")
    told: Told
    problem: str | None = Field(description="the key of the rule that forbids it; null: it is possible")
    gains: list[ShownEvent] = Field(description="what it surely brings, points and other things, to anybody")


class ShownSeat(BaseModel):
    """Who sits there."""

    name: str
    house: Literal["ink", "ivory", "violet", "orange", "teal"]
    kind: Literal["me", "friend", "screen", "bot"]
    level: str | None = Field(description="of the bot that plays there now")


class RoyalsCity(BaseModel):
    """A city."""

    portraits: dict[str, int | None] = Field(description="by title, the seat that holds it")
    cathedral: list[int] = Field(description="beaten nobles by seat")
    marker: int | None = Field(description="the seat that took the city's bonus")


class RoyalsHand(BaseModel):
    """A hand, as the viewer knows it."""

    hand: dict[str, int]
    unknown: int
    seen: dict[str, int]
    intrigue: dict[str, int]
    unknown_intrigue: int


class RoyalsTable(BaseModel):
    """The Royals table as the viewer sees it."""

    game: Literal["royals"]
    edition: str
    step: str
    turn: int
    round: int
    period: str
    period_ending: bool
    paying_for: str | None
    to_draw: dict[str, int]
    row: dict[str, int]
    pile: int
    discards: dict[str, int]
    intrigue_pile: int
    intrigue_discards: dict[str, int]
    cities: dict[str, RoyalsCity]
    country_markers: dict[str, list[int | None]]
    house_markers: list[int | None]
    period_markers: dict[str, dict[str, list[int | None]]]
    title_markers: dict[str, list[int | None]]
    titles: dict[str, list[int]] = Field(description="nobles on each title marker by seat")
    seats: list[RoyalsHand]
    influence: dict[str, list[int]] = Field(description="in each country by seat")
    strongest: dict[str, int | None] = Field(description="the seat that would win the country's period now")
    title_takers: dict[str, list[int]] = Field(description="the seats that would take each title marker now")
    nobles_left: list[int]


class MarketCard(BaseModel):
    """A card in the market, the cheap end first; the board says what each place costs."""

    card: str
    workers: int


class Realm(BaseModel):
    """A realm."""

    points: int | None
    workers: int
    buildings: dict[str, list[str]]


class Variety(BaseModel):
    """How various the people of a realm are."""

    buildings: int = Field(description="how many of its buildings have people")
    points: int = Field(description="what that would count at the end")


class MajestyTable(BaseModel):
    """The Majesty table."""

    game: Literal["majesty"]
    step: str
    turn: int
    round: int
    deck: dict[str, int]
    market: list[MarketCard]
    unseen: list[dict[str, int]]
    seats: list[Realm]
    leaders: dict[str, list[int]] = Field(description="of each building, the seats that have most people there")
    variety: list[Variety] = Field(description="of each seat")


Scenery = Annotated[RoyalsTable | MajestyTable, Field(discriminator="game")]


class Scene(BaseModel):
    """The table as one viewer sees it now."""

    viewer: int | None = Field(description="the seat; null: a spectator")
    news: int = Field(description="the number of the last news the scene contains")
    turn: int | None = Field(description="the seat to move; null: the game is over")
    over: bool
    winners: list[int]
    scores: list[int | None]
    offers: list[Offer] = Field(description="empty unless the viewer is to move")
    can_take_back: bool
    seats: list[ShownSeat]
    rematch: str | None = Field(description="the table of the next game")
    table: Scenery


class News(BaseModel):
    """Something that happened, as the viewer is told of it."""

    number: int = Field(description="counts from 1 for each viewer; the id of the event in the stream")
    kind: Literal["steps", "taken_back", "gestured", "reseated", "renamed", "rematched"]
    steps: list[ShownStep] = []
    taken_back: int = Field(default=0, description="how many steps at the end of the log no longer happened")
    seat: int | None = None
    gesture: str | None = None
    level: str | None = None
    table: str | None = None


class Update(BaseModel):
    """What the stream sends: news, and the scene after it."""

    news: list[News]
    scene: Scene


class SheetLine(BaseModel):
    """A line of the score sheet: where points came from, and each seat's."""

    rule: str
    place: str
    year: str
    points: list[int]


class Sheet(BaseModel):
    """Every point, and where it came from."""

    lines: list[SheetLine]
    events: list[ShownEvent]
    totals: list[int]
    winners: list[int]


class ShownPayment(BaseModel):
    """One way to pay for a position."""

    moves: list[int] = Field(description="answers to send after the position's own move")
    cards: dict[str, int]
    wild: int
