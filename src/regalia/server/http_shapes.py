"""The shapes of what is asked of the server and what it answers, beyond what a table shows."""

from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StrictInt

from regalia.bots.advice import Advice
from regalia.table.entries import Gesture as GestureName
from regalia.table.seating import House, Kind, Seat
from regalia.table.shapes import GameBoard


class Asked(BaseModel):
    """Every question; unknown fields are refused, so that a misspelt one is noticed."""

    model_config = ConfigDict(extra="forbid")


class SeatWish(Asked):
    """Who should sit somewhere."""

    kind: Kind
    name: str | None = Field(default=None, max_length=60)
    level: Annotated[str, Field(max_length=20)] | Annotated[int, Field(ge=1, le=9)] | None = None
    house: House | None = None


class NewTable(Asked):
    """A table to set up."""

    game: str = Field(max_length=40, description="one of those that /api/games lists")
    options: dict[str, Any] = Field(
        default={},
        description="what /api/games lists for the game; only what is said differs from the usual. "
        "Without players, as many as there are seats",
    )
    seats: list[SeatWish] = Field(min_length=2, max_length=5)
    starts: Literal["random", "first"] | StrictInt = "random"
    hides_scores: bool = False
    pace: float = Field(default=0.8, ge=0, le=10, description="seconds a bot's move takes at least")
    seed: int | None = Field(default=None, ge=0, lt=2**53, description="for tests, where the server allows it")


class Moves(Asked):
    """A move, and the answers of its payment."""

    seat: int = Field(ge=0, le=4)
    moves: list[Annotated[int, Field(ge=0, lt=1000)]] = Field(min_length=1, max_length=24)
    news: int | None = Field(default=None, ge=0, description="the news the seat had heard when it decided")


class SeatOnly(Asked):
    """Something a seat does."""

    seat: int = Field(ge=0, le=4)


class GestureWish(SeatOnly):
    """A courtly gesture."""

    gesture: GestureName


class BotWish(Asked):
    """A bot for a seat, or its person back."""

    level: str | None = Field(default=None, max_length=20)


class NameWish(Asked):
    """What the person of a seat is called."""

    name: str = Field(min_length=1, max_length=60)


class Message(BaseModel):
    """Why something was refused, in one sentence."""

    message: str
    rule: str | None = Field(default=None, description="the key of what forbids it, where there is one")


class Invitation(BaseModel):
    """A table that was set up, and its links."""

    table: str
    seats: list[int] = Field(description="the seats of this browser")
    links: dict[str, str] = Field(description="the link of each seat meant for a friend")
    watch: str = Field(description="the link for spectators")


class TableInfo(BaseModel):
    """A table and what does not change during its game."""

    table: str
    game: str
    options: dict[str, Any]
    board: GameBoard = Field(description="what is printed")
    secret: bool = Field(description="what one seat is shown is not for the others: hands or points are hidden")
    mine: list[int]
    seats: list[Seat]
    joined: list[int] = Field(description="the seats friends have come to by their links")
    links: dict[str, str] | None = Field(description="for the one who set it up")
    watch: str | None


class MyTable(BaseModel):
    """A line in the list of my games."""

    table: str
    game: str
    options: dict[str, Any]
    seats: list[Seat]
    turn: int | None
    over: bool
    winners: list[int]
    mine: list[int]
    changed: str


class LevelName(BaseModel):
    """A level of the ladder."""

    name: str
    number: int
    about: str


class OptionInfo(BaseModel):
    """An option of a game."""

    name: str
    usual: Any = Field(description="its value where nothing is said")
    choices: list[Any] = Field(description="all values there are, where they are few")


class GameInfo(BaseModel):
    """What can be chosen for a game."""

    game: str
    title: str
    players: list[int]
    levels: list[LevelName]
    options: list[OptionInfo]
    impossible: list[dict[str, Any]] = Field(description="values of two options that do not go together")
    board: GameBoard = Field(description="what is printed, with the usual options")


class AdviceOption(BaseModel):
    """A move and what it is worth."""

    move: int
    notation: str
    share: float = Field(description="how much of the search went to it, 0 … 1")
    wins: list[float]
    points: list[float]


class AdviceTold(BaseModel):
    """The best moves with every seat's chances."""

    wins: list[float]
    points: list[float]
    options: list[AdviceOption]

    @classmethod
    def of(cls, found: Advice) -> Self:
        """What a bot advises; how much of its search went to a move says how sure it is."""
        total = sum(option.visits for option in found.options) or 1
        options = [
            AdviceOption(
                move=option.move.number,
                notation=option.move.notation,
                share=option.visits / total,
                wins=list(option.wins),
                points=list(option.points),
            )
            for option in found.options
        ]
        return cls(wins=list(found.wins), points=list(found.points), options=options)


class Health(BaseModel):
    """How the server is."""

    status: Literal["well", "ill"]
    version: str
    live_tables: int
    streams: int
    store: bool
    bots_ready: bool
