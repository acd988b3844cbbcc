"""The shapes of what is asked of the server and what it answers, beyond what a table shows."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from regalia.table.shown import ShownSeat


class Asked(BaseModel):
    """Every question; unknown fields are refused, so that a misspelt one is noticed."""

    model_config = ConfigDict(extra="forbid")


class Options(Asked):
    """What people agree on before a game; only what is said differs from the usual."""

    players: int | None = Field(default=None, ge=2, le=5, description="without it, as many as there are seats")
    edition: Literal["2014", "2016"] | None = None
    row: int | None = Field(default=None, ge=3, le=4)
    board: str | None = Field(default=None, max_length=100_000, description="the text of a board file")
    sides: str | None = Field(default=None, pattern="^[AB]{8}$")
    whole_deck: bool | None = None


class SeatWish(Asked):
    """Who should sit somewhere."""

    kind: Literal["me", "friend", "screen", "bot"]
    name: str | None = Field(default=None, max_length=60)
    level: Annotated[str, Field(max_length=20)] | Annotated[int, Field(ge=1, le=9)] | None = None
    house: Literal["ink", "ivory", "violet", "orange", "teal"] | None = None


class NewTable(Asked):
    """A table to set up."""

    game: Literal["royals", "majesty"]
    options: Options = Options()
    seats: list[SeatWish] = Field(min_length=2, max_length=5)
    starts: Literal["random", "first"] | int = "random"
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


class Gesture(SeatOnly):
    """A courtly gesture."""

    gesture: Literal["bow", "applause", "toast", "ponder", "sorry", "hurry"]


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
    game: Literal["royals", "majesty"]
    options: dict[str, Any]
    board: dict[str, Any]
    mine: list[int]
    seats: list[ShownSeat]
    joined: list[int] = Field(description="the seats friends have come to by their links")
    links: dict[str, str] | None = Field(description="for the one who set it up")
    watch: str | None


class MyTable(BaseModel):
    """A line in the list of my games."""

    table: str
    game: Literal["royals", "majesty"]
    options: dict[str, Any]
    seats: list[ShownSeat]
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


class GameInfo(BaseModel):
    """What can be chosen for a game."""

    game: Literal["royals", "majesty"]
    title: str
    players: list[int]
    levels: list[LevelName]
    houses: list[str]
    editions: list[str]
    buildings: list[str]


class AdviceOption(BaseModel):
    """A move and what it is worth."""

    move: int
    notation: str
    share: float = Field(description="how much of the search went to it, 0 … 1")
    wins: list[float]
    points: list[float]


class Advice(BaseModel):
    """The best moves with every seat's chances."""

    wins: list[float]
    points: list[float]
    options: list[AdviceOption]


class Health(BaseModel):
    """How the server is."""

    status: Literal["well", "ill"]
    version: str
    live_tables: int
    streams: int
    store: bool
    bots_ready: bool
