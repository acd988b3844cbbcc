"""The shapes of a table told in sentences: what text mode and the terminal show, in the reader's language."""

from typing import Literal

from pydantic import BaseModel, Field

Does = Literal["nothing", "play", "undo", "hint", "quit"]


class TextPart(BaseModel):
    """A part of the position."""

    key: str = Field(description="an English word by which it can be asked for")
    heading: str
    lines: list[str]


class TextMove(BaseModel):
    """A move that is possible now."""

    number: int = Field(description="in the list, from 1: typed, it plays the move")
    move: int
    text: str = Field(description="what it does, what it costs and what it surely brings")


class TextEvent(BaseModel):
    """Something that happened."""

    number: int = Field(description="counts all that was told so far, from 1")
    text: str


class TextTable(BaseModel):
    """The table in sentences, as one viewer knows it."""

    title: str
    news: int = Field(description="the number of the last news it contains")
    viewer: int | None
    mine: bool = Field(description="the viewer is to move")
    over: bool
    status: str = Field(description="whose turn it is, and what is to be decided")
    parts: list[TextPart]
    moves: list[TextMove]
    happened: list[TextEvent] = Field(description="all that was asked for, or the latest of it, the newest last")


class TextAnswer(BaseModel):
    """What is answered to a command, and what is to be done for it by whoever asked."""

    said: list[str] = Field(description="the answer, line by line")
    does: Does = "nothing"
    moves: list[int] = Field(default=[], description="of `play`: the move, and the answers of its payment")
    paying: int | None = Field(
        default=None, description="a move waits for a way to pay: sent with the next command, a number chooses the way"
    )
