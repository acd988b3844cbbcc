"""The shapes of what is asked of the server and what it answers, beyond what a table shows."""

from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StrictInt

from regalia.bots.advice import Advice
from regalia.games.rulebook import Payment
from regalia.play.game import Game
from regalia.play.steps import Move
from regalia.server.people import PeopleTold
from regalia.server.reach import Reach
from regalia.table.entries import Gesture as GestureName
from regalia.table.reasons import Later, Reason, later, reasons
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
    hides_scores: bool | None = Field(default=None, description="until the end; null: as is usual in the game")
    hints: bool | None = Field(default=None, description="advice is allowed; null: if only one person plays")
    open: bool = Field(default=False, description="strangers find it on the first page and may sit down")
    pace: float = Field(default=0.8, ge=0, le=10, description="seconds a bot's move takes at least")
    seed: int | None = Field(default=None, ge=0, lt=2**53, description="for tests, where the server allows it")
    guided: bool = Field(
        default=False,
        description="a guided first game: one person and bots, a prepared deal, bots that wait until they are asked",
    )


class Moves(Asked):
    """A move, and the answers of its payment."""

    seat: int = Field(ge=0, le=4)
    moves: list[Annotated[int, Field(ge=0, lt=1000)]] = Field(min_length=1, max_length=24)
    news: int | None = Field(default=None, ge=0, description="the news the seat had heard when it decided")
    holds: bool = Field(
        default=False,
        description="where only the end of the turn is left, and the move can be taken back, leave it to the seat",
    )
    changes: bool = Field(
        default=False,
        description="answer with what changed, not with the whole scene, if `news` are the latest",
    )


class SeatOnly(Asked):
    """Something a seat does."""

    seat: int = Field(ge=0, le=4)


class GestureWish(SeatOnly):
    """A courtly gesture."""

    gesture: GestureName


class BotWish(Asked):
    """A bot for a seat, or its person back."""

    level: str | None = Field(default=None, max_length=20)


class GoOnWish(Asked):
    """How a guided game goes on."""

    seat: int | None = Field(ge=0, le=4, description="the bot that may play its turn; null: from now on all as usual")


class NameWish(Asked):
    """What the person of a seat is called."""

    name: str = Field(min_length=1, max_length=60)


class Message(BaseModel):
    """Why something was refused, in one sentence."""

    message: str
    rule: str | None = Field(default=None, description="the key of what forbids it, where there is one")
    told: dict[str, str | int] = Field(default={}, description="names and numbers of the sentence, for other languages")


class JoinLook(Asked):
    """A link to look at, before anything is done."""

    link: str = Field(max_length=300, description="the link, or what follows /join/ in it, or a code")


class JoinWish(JoinLook):
    """Sitting down by a link."""

    name: str | None = Field(default=None, max_length=60, description="what one is called there")
    program: bool = Field(default=False, description="a program, which is given a key in place of a cookie")


class Joining(BaseModel):
    """What a link leads to; nothing is changed by looking."""

    kind: Literal["seat", "watch", "return", "device"] = Field(
        description="sit down; look on; come back by a private link; or let in by a code"
    )
    table: str
    game: str
    options: dict[str, Any]
    host: int | None = Field(description="the seat of the one who invites, if that person sits there")
    seat: int | None = Field(description="the seat it is for; null: none, or those of whoever it belongs to")
    seats: list[Seat]
    free: list[int] = Field(description="seats for people that nobody has come to")
    mine: list[int] = Field(description="the seats this browser holds there already")
    is_host: bool = Field(description="this browser set the table up")
    done: bool = Field(description="there is nothing left to do: this browser has it already")
    taken: bool = Field(description="somebody else sits there; told to those who sit at the table, refused to others")
    hints: bool
    hides_scores: bool
    moved: bool = Field(description="somebody has moved")
    progress: float
    over: bool


class Joined(BaseModel):
    """Somebody has come to a table."""

    table: str
    seats: list[int] = Field(description="the seats held now")
    key: str | None = Field(description="of a program: sent with every request as Authorization: Bearer KEY")


class DeviceCode(BaseModel):
    """A code that lets a second device in, once."""

    code: str
    path: str = Field(description="the address of the page that uses it")
    minutes: float


class LeaveWish(Asked):
    """Leaving a seat."""

    level: str | None = Field(default=None, max_length=20, description="of the bot that plays on; null: the seat waits")


class OpenWish(Asked):
    """Whether strangers may find a table."""

    open: bool


class HideWish(Asked):
    """Whether a table is kept out of the list of one's games."""

    hidden: bool


class Invitation(BaseModel):
    """A table that was set up, and its links."""

    table: str
    seats: list[int] = Field(description="the seats of this browser")
    links: dict[str, str] = Field(description="the link of each seat that waits for somebody")
    watch: str = Field(description="the link for spectators")
    rescue: str | None = Field(description="the private link by which whoever set it up comes back")


class TableInfo(BaseModel):
    """A table and what does not change with its moves."""

    table: str
    game: str
    options: dict[str, Any]
    board: GameBoard = Field(description="what is printed")
    secret: bool = Field(description="what one seat is shown is not for the others: hands or points are hidden")
    hints: bool = Field(description="advice may be asked for")
    open: bool = Field(description="strangers find it on the first page")
    guided: bool = Field(description="bots wait until they are asked, and lessons explain the game")
    host: bool = Field(description="this browser set it up")
    mine: list[int]
    left: bool = Field(description="this browser sat here once and left")
    seats: list[Seat]
    people: PeopleTold
    links: dict[str, str] | None = Field(description="of seats that wait for somebody; for the one who set it up")
    watch: str | None
    rescue: dict[str, str] = Field(description="private links by which one comes back: host, or one's seat")
    reach: Reach


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
    progress: float = Field(description="how far the game is, 0 … 1")
    moved: bool
    free: list[int] = Field(description="seats that nobody has come to")
    host: bool = Field(description="this browser set it up")
    state: Literal["sits", "watches", "left", "lost", "rests"] = Field(
        description="what this browser does there; rests: the server plays by other rules than the table"
    )
    waits: bool = Field(description="it waits for a move of this browser")
    hidden: bool
    hides_scores: bool
    hints: bool
    open: bool
    guided: bool = Field(description="a guided first game")


class MyTables(BaseModel):
    """The list of my games: what waits for me first, then the newest change."""

    tables: list[MyTable]
    total: int = Field(description="how many there are; offset goes on")
    hidden: int = Field(description="how many are hidden")


class OpenTable(BaseModel):
    """A table at which a stranger may sit down."""

    table: str
    game: str
    options: dict[str, Any]
    seats: list[Seat]
    host: int | None = Field(description="the seat of the one who set it up")
    free: list[int]
    link: str = Field(description="by which one sits down at the first free seat")
    changed: str
    here: int = Field(description="how many of its people are here now")
    moved: bool
    progress: float
    hides_scores: bool
    hints: bool


class PushKeys(Asked):
    """A browser's keys, as its push subscription has them."""

    p256dh: str = Field(max_length=128)
    auth: str = Field(max_length=64)


class PushWish(Asked):
    """A browser wants to be called when it is its turn."""

    endpoint: str = Field(max_length=1000)
    keys: PushKeys
    language: str = Field(default="en", max_length=8)


class PushEnd(Asked):
    """A browser does not want to be called any more."""

    endpoint: str = Field(max_length=1000)


class PushInfo(BaseModel):
    """How browsers ask to be called."""

    key: str | None = Field(description="the server's public key, for pushManager.subscribe; null: it does not call")


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


class GuideInfo(BaseModel):
    """A guided first game: one person, and bots on the other seats."""

    players: int
    level: str = Field(description="of the bots")


class GameInfo(BaseModel):
    """What can be chosen for a game."""

    game: str
    title: str
    players: list[int]
    levels: list[LevelName]
    options: list[OptionInfo]
    impossible: list[dict[str, Any]] = Field(description="values of two options that do not go together")
    hides_scores: bool = Field(description="points are usually hidden until the end")
    board: GameBoard = Field(description="what is printed, with the usual options")
    guided: GuideInfo | None = Field(description="its guided first game; null: there is none")


class AdviceOption(BaseModel):
    """A move and what it is worth."""

    move: int
    notation: str
    share: float = Field(description="how much of the search went to it, 0 … 1")
    wins: list[float]
    points: list[float | None] = Field(description="expected at the end; of others null where sums are hidden")
    reasons: list[Reason] = Field(description="leads that it brings")
    later: list[Later] = Field(description="what it is good for later, what matters most first")
    payment: Payment | None = Field(description="the cards to pay it with, if it is paid for")


class AdviceTold(BaseModel):
    """The best moves with every seat's chances."""

    wins: list[float]
    points: list[float | None] = Field(description="expected at the end; of others null where sums are hidden")
    options: list[AdviceOption]

    @classmethod
    def of(cls, found: Advice, game: Game, hides_scores: bool = False) -> Self:
        """What a bot advises, with why."""

        def shown(points: tuple[float, ...]) -> list[float | None]:
            return [None if hides_scores and seat != found.seat else one for seat, one in enumerate(points)]

        total = sum(option.visits for option in found.options) or 1
        options = [
            AdviceOption(
                move=option.move.number,
                notation=option.move.notation,
                share=option.visits / total,
                wins=list(option.wins),
                points=shown(option.points),
                reasons=reasons(game, option.move.number),
                later=later(game, option.move.number),
                payment=_proposed(game, option.move),
            )
            for option in found.advised
        ]
        return cls(wins=list(found.wins), points=shown(found.points), options=options)


def _proposed(game: Game, move: Move) -> Payment | None:
    payments = game.book.payments
    return game.payments(move)[0] if payments is not None and payments.needs_payment(move.number) else None


class Ready(BaseModel):
    """The server can take moves."""

    ready: bool


class Health(BaseModel):
    """How the server is."""

    status: Literal["well", "ill"]
    version: str
    live_tables: int
    streams: int
    store: bool
    bots_ready: bool
