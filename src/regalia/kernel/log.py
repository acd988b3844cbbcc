"""The log: what happened, as numbers. Words are made of it elsewhere, in the reader's language.

Rules call `note` for every fact a player would want told. Where no log is wanted they are handed None,
and the compiler leaves the notes out.
"""

from typing import Annotated

from regalia.kernel.fields import Int8s, Int16, Int16s

LOG_LENGTH = 96  # more than one move can ever cause


class Log:
    """The events of one move, in order; entry k of each array belongs to event k."""

    count: Int16                             # events written, 0 … LOG_LENGTH
    rule: Annotated[Int16s, LOG_LENGTH]      # number of the rule the event comes from, in the table of the game's rules
    seat: Annotated[Int8s, LOG_LENGTH]       # whom it concerns, −1 nobody
    place: Annotated[Int16s, LOG_LENGTH]     # where: city position, country, title, building, market place; −1 none
    card: Annotated[Int8s, LOG_LENGTH]       # which card, −1 none
    other: Annotated[Int8s, LOG_LENGTH]      # the other seat, −1 none
    number: Annotated[Int16s, LOG_LENGTH]    # how many
    points: Annotated[Int16s, LOG_LENGTH]    # points won or lost by `seat`


def note(
    log: Log | None,
    rule: int,
    seat: int = -1,
    place: int = -1,
    card: int = -1,
    other: int = -1,
    number: int = 0,
    points: int = 0,
) -> None:
    """Write one event, if anybody listens."""
    if log is None:
        return
    at = log.count
    log.rule[at] = rule
    log.seat[at] = seat
    log.place[at] = place
    log.card[at] = card
    log.other[at] = other
    log.number[at] = number
    log.points[at] = points
    log.count += 1
