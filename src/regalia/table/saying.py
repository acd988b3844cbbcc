"""What is told of a table, put into the words of one reader: with the reader's language and the names at the table."""

import re
from collections.abc import Sequence
from typing import Any

from regalia.games.rulebook import Rulebook
from regalia.games.told import SeatName, Several, Told
from regalia.locale.words import has_message, message_name, name_forms, say, sheet_message
from regalia.play.steps import Event
from regalia.table.seating import Seat

KEYBOARD_MINUS = re.compile(r"(?<![\w-])-(?=\d)")  # the hyphen that languages write before a number below zero


def name_of(seat: Seat, language: str) -> str:
    """What a seat is called; those nobody named, by what they are, in the language.

    >>> name_of(Seat("friend", "Friend 2", "teal"), "en")
    'Friend 2'
    """
    if seat.usual is None:
        return seat.name
    word, number = seat.usual.word, seat.usual.number
    if word == "player":
        return say("web-name-screen", {"number": number or ""}, language)
    called = say("web-name-friend", {}, language) if word == "friend" else name_forms(word, language)[""]
    return called if number is None else f"{called} {number}"


def title_of(book: Rulebook, language: str) -> str:
    """What a game is called in a language; its title, where no language names it."""
    message = f"{book.name}-web-game"
    return say(message, {}, language) if has_message(message, language) else book.title


def _spoken_message(event: Event, reader: int | None) -> str:
    """The message of an event about its reader: `you` where it is the seat's, `other-you` where it is the other's."""
    if reader is None or reader not in (event.seat, event.other):
        return ""
    game, _, rule = event.rule.partition(".")
    return message_name(f"{game}.{'you' if event.seat == reader else 'other-you'}.{rule}")


def _is_below_zero(told: Any) -> bool:
    """A number below zero, or several things with one among them."""
    things = told.things if isinstance(told, Several) else (told,)
    return any(isinstance(thing, int) and thing < 0 for thing in things)


class Speaker:
    """Says what is told to one reader."""

    def __init__(self, language: str, seats: Sequence[Seat]) -> None:
        self.language = language
        self.names = tuple(name_of(seat, language) for seat in seats)

    def say(self, message: str, **args: Any) -> str:
        """A message with what it is told; a number below zero has a real minus."""
        said = say(message, {name: self.word(value) for name, value in args.items()}, self.language)
        return KEYBOARD_MINUS.sub("−", said) if any(map(_is_below_zero, args.values())) else said

    def word(self, told: Any) -> Any:
        """Whatever is told, as a message can say it."""
        if isinstance(told, Told):
            return self.say(told.message, **told.args)
        if isinstance(told, SeatName):
            return self.names[told.seat]
        if isinstance(told, Several):
            return told.between.join(str(self.word(thing)) for thing in told.things)
        return told

    def told(self, told: Told) -> str:
        """A sentence."""
        return self.say(told.message, **told.args)

    def event(self, event: Event, reader: int | None = None) -> str:
        """What happened; the seat of the reader is spoken to, where there are words for it."""
        if event.is_secret:
            return event.text(self.names, self.language)
        usual, args = event.explained(self.names)
        spoken = _spoken_message(event, reader)
        return self.say(spoken if spoken and has_message(spoken, self.language) else usual, **args)

    def brings(self, event: Event, viewer: int | None) -> str:
        """What a move would bring to its seat: told as a thing, not as something that happened."""
        game, _, rule = event.rule.partition(".")
        message = message_name(f"{game}.brings.{rule}")
        args = event.explained(self.names)[1]
        if has_message(message, self.language):
            return self.say(message, **args)
        source = sheet_message(event.rule)
        if not has_message(source, self.language):
            return self.event(event, viewer).rstrip(".")
        return self.say("text-brings-points", points=event.points, source=self.say(source, **args))
