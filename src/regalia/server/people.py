"""Who is at a table now: not come yet, here, or away since when; who looks on; when a bot may take a seat."""

import time
from collections import Counter
from collections.abc import Collection, Iterable
from typing import Literal

from pydantic import BaseModel, Field

from regalia.server.holders import Holder
from regalia.table.seating import Seat

Presence = Literal["bot", "free", "here", "away"]


class PersonTold(BaseModel):
    """Whether somebody is at a seat."""

    presence: Presence = Field(description="a bot's seat from the start; nobody has come yet; here; or away")
    away: float | None = Field(description="seconds since the person was last here; null: is here, or never came")
    bot_in: float | None = Field(
        description="seconds until the others may give the seat to a bot; null: not before it is its turn"
    )
    give_in: float | None = Field(
        description="seconds until the host may give the seat to somebody else; null: not while its person is here"
    )
    devices: int = Field(description="how many browsers and programs hold the seat")


class PeopleTold(BaseModel):
    """Who is at the table."""

    seats: list[PersonTold]
    watching: int = Field(description="how many look on")


class People:
    """Who comes and goes at one table, by the streams that are open; a person who reconnects was not away."""

    def __init__(self, away_after: float, idle_after: float) -> None:
        """Nobody is here yet. Seconds until a bot may take the seat of somebody away, or here and idle."""
        self._away_after = away_after
        self._idle_after = idle_after
        self._seats_of: dict[str, set[int]] = {}
        self._hosts: set[str] = set()  # browsers that set the table up
        self._left: set[str] = set()   # those that left a seat
        self._devices: Counter[int] = Counter()
        self._is_open = False  # those who held seats before the table was opened may be away
        self._last_here: dict[int, float] = {}
        self._opened = time.monotonic()

    def sit(self, holders: Iterable[Holder]) -> None:
        """Know who holds the seats; whoever has just sat down is here."""
        before, self._seats_of = self._seats_of, {}
        holders = list(holders)
        self._hosts = {one.browser for one in holders if one.host}
        self._left = {one.browser for one in holders if one.gone == "left"}
        for one in holders:
            if one.sits:
                self._seats_of.setdefault(one.browser, set()).add(one.seat)
        self._devices = Counter(seat for seats in self._seats_of.values() for seat in seats)
        self._last_here = {seat: at for seat, at in self._last_here.items() if seat in self._devices}
        for browser, seats in self._seats_of.items():
            for seat in seats - before.get(browser, set()) if self._is_open else ():
                self.seen(seat)
        self._is_open = True

    def seats_of(self, browser: str) -> frozenset[int]:
        """What a browser holds."""
        return frozenset(self._seats_of.get(browser, ()))

    def is_host(self, browser: str) -> bool:
        """It set the table up."""
        return browser in self._hosts

    def has_left(self, browser: str) -> bool:
        """It left a seat."""
        return browser in self._left

    def seen(self, seat: int) -> None:
        """The person of a seat was here a moment ago: a stream ended, or something was asked for the seat."""
        if seat in self._devices:
            self._last_here[seat] = time.monotonic()

    def was_seen(self, seat: int, ago: float) -> None:
        """The person of a seat was here so many seconds ago, at another server."""
        if seat in self._devices:
            self._last_here[seat] = max(self._last_here.get(seat, self._opened), time.monotonic() - ago)

    def last_seen(self) -> dict[int, float]:
        """How many seconds ago the person of each seat was here, as far as that is known."""
        return {seat: time.monotonic() - at for seat, at in self._last_here.items()}

    def seen_within(self, seconds: float) -> list[int]:
        """The seats whose people were here so short a time ago."""
        return [seat for seat, at in self._last_here.items() if time.monotonic() - at < seconds]

    def is_held(self, seat: int) -> bool:
        """Somebody sits there, here or not."""
        return seat in self._devices

    @property
    def anybody(self) -> bool:
        """Some seat is held."""
        return bool(self._devices)

    def away(self, seat: int, here: Collection[int]) -> float | None:
        """For how long the person of a seat has been away; None: is here, or nobody came yet."""
        if seat in here or seat not in self._devices:
            return None
        return time.monotonic() - self._last_here.get(seat, self._opened)

    def is_gone(self, seat: int, here: Collection[int], at_most: float) -> bool:
        """Nobody sits there, or the person has been away for so long, or for long enough that a bot might sit there."""
        away = self.away(seat, here)
        return not self.is_held(seat) or (away is not None and away >= min(at_most, self._away_after))

    def give_in(self, seat: int, here: Collection[int]) -> float | None:
        """Seconds until a seat may be given to somebody else; 0 now, None: not while its person is here."""
        away = self.away(seat, here)
        if away is not None:
            return max(0.0, self._away_after - away)
        return None if seat in self._devices else 0.0

    def bot_in(self, seat: int, here: Collection[int], turn_began: float) -> float:
        """Seconds until others may give a seat whose turn it is to a bot; who goes away has time to come back."""
        if seat not in self._devices:
            return 0.0
        if seat in here:
            return max(0.0, self._idle_after - (time.monotonic() - turn_began))
        gone = max(turn_began, self._last_here.get(seat, self._opened))
        return max(0.0, self._away_after - (time.monotonic() - gone))

    def told(
        self, seats: tuple[Seat, ...], here: Collection[int], turn: int | None, turn_began: float, watching: int
    ) -> PeopleTold:
        """What all are told."""
        return PeopleTold(
            seats=[
                PersonTold(
                    presence=self._presence(at, seat, here),
                    away=self.away(at, here),
                    bot_in=self.bot_in(at, here, turn_began) if at == turn and not seat.is_bot else None,
                    give_in=self.give_in(at, here),
                    devices=self._devices.get(at, 0),
                )
                for at, seat in enumerate(seats)
            ],
            watching=watching,
        )

    def _presence(self, at: int, seat: Seat, here: Collection[int]) -> Presence:
        if at in self._devices:
            return "here" if at in here else "away"
        return "bot" if seat.kind == "bot" else "free"
