"""The shapes of everything a browser or a program is told of a table.

They are the contract of the HTTP interface; the client's types are made from them. Seats count from 0 here. Words are
not in it: events and moves carry the key of their message and what it is told. What lies on the table, and what a move
is, has the shape its game gives it.
"""

from typing import Annotated, Any, Literal, Union

from pydantic import BaseModel, Field

from regalia.games.catalogue import games
from regalia.games.movements import Movement
from regalia.play.steps import Event, Step
from regalia.table.entries import Seating
from regalia.table.seating import Seat


def of_any_game(parts: list[Any], discriminator: str) -> Any:
    """The union of what the games have, told apart by a field."""
    if len(parts) < 2:  # one alone needs not be told apart
        return parts[0] if parts else None
    return Annotated[Union[tuple(parts)], Field(discriminator=discriminator)]  # noqa: UP007 (made of what is found)


GameTable: Any = of_any_game([book.table().model for book in games()], "game")
GameBoard: Any = of_any_game([book.table().board_model for book in games()], "game")
GameMove: Any = of_any_game([book.table().moves for book in games()], "kind")
GameForesight: Any = of_any_game([seen.model for book in games() if (seen := book.foresight())], "game")


class Answer(BaseModel):
    """A decision that follows a move, and what it brings."""

    what: GameMove
    gains: list[Event]


class Offer(BaseModel):
    """A move the seat could think of now: possible, with what it brings, or not, with the rule."""

    move: int
    notation: str
    what: GameMove = Field(description="its kind, which is the key of the message that explains it, and its parts")
    paid: bool = Field(description="it is paid for: /payments lists the ways")
    problem: str | None = Field(description="the key of the rule that forbids it; null: it is possible")
    gains: list[Event] = Field(description="what it surely brings, points and other things, to anybody")
    then: str | None = Field(description="the kind of move the same seat decides next, before anything else happens")
    later: list[Event] = Field(default=[], description="what it surely brings after that decision, whatever it is")
    answers: list[Answer] = Field(default=[], description="the decisions that follow, where each brings something else")
    foreseen: GameForesight | None = Field(default=None, description="what else it changes; null where it is unknown")
    turns_up: bool = Field(description="something is turned up with it, so it cannot be taken back")


class Change(BaseModel):
    """One entry of a table or a scene that is different: its new value, or that there is no such entry any more."""

    path: str = Field(description="names and numbers on the way to it, '/' between them ('~1' for '/', '~0' for '~')")
    value: Any = None
    absent: bool = Field(default=False, description="there is no such entry")


class Scored(BaseModel):
    """A part of the scoring of a period or of the game, such as one country: what its events award, and why."""

    part: str = Field(description="what is scored now; those of the same part follow each other")
    place: str = Field(description="where, as the events say it; empty where it is about no place")
    events: list[Event]


class Stage(BaseModel):
    """The table on its way to a scene: what travels now, and how the table differs from the scene's when it arrives."""

    turn: int | None = Field(description="the seat whose move is seen")
    scores: list[int | None]
    changes: list[Change] = Field(description="how the table differs from the scene's")
    movements: list[Movement]
    told: int = Field(default=0, description="how many events of the news have happened when it arrives")
    scored: Scored | None = Field(default=None, description="it is a part of a scoring, to be shown at leisure")


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
    ends_itself: bool = Field(
        default=False, description="the viewer's only move is played by itself in a moment: others see no difference"
    )
    last_round: bool = Field(default=False, description="whoever moves has no turn after this one")
    seats: list[Seat]
    rematch: str | None = Field(description="the table of the next game")
    rematch_by: int | None = Field(description="the seat that asked for it")
    table: GameTable


class NewsItem(BaseModel):
    """Something that happened, as the viewer is told of it."""

    number: int = Field(description="counts from 1 for each viewer; the id of the event in the stream")
    kind: Literal["steps", "taken_back", "gestured", "reseated", "renamed", "rematched", "seated"]
    steps: list[Step] = []
    taken_back: int = Field(default=0, description="how many steps at the end of the log no longer happened")
    seat: int | None = None
    gesture: str | None = None
    level: str | None = None
    table: str | None = None
    how: Seating | None = Field(default=None, description="how somebody came to a seat, or went")
    was: str | None = Field(default=None, description="the name of whoever sat there before somebody came")


class Update(BaseModel):
    """News, and the whole scene after them: what a stream begins with, and sends to whoever was away."""

    news: list[NewsItem]
    scene: Scene
    stages: list[Stage] = Field(
        default=[], description="how the table came to look so, stage after stage; empty where many news come at once"
    )


class Advance(BaseModel):
    """What the stream sends to those who know the scene of the news before the first one here."""

    news: list[NewsItem]
    changes: list[Change] = Field(description="how the scene differs from the one of the news before; the rest stays")
    stages: list[Stage] = Field(
        default=[], description="how the table came to look so, stage after stage; empty where many news come at once"
    )


class SheetLine(BaseModel):
    """A line of the score sheet: where points came from, and each seat's."""

    rule: str
    place: str
    year: str
    points: list[int]


class Sheet(BaseModel):
    """Every point, and where it came from."""

    lines: list[SheetLine]
    events: list[Event]
    totals: list[int]
    winners: list[int]
