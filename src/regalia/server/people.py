"""Who is at a table now: not come yet, here, or away since when; who looks on; when a bot may take a seat."""

import time
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
        self._devices: dict[int, int] = {}
        self._last_here: dict[int, float] = {}
        self._opened = time.monotonic()

    def sit(self, holders: Iterable[Holder]) -> None:
        """Know who holds the seats."""
        self._devices = {}
        for one in holders:
            if one.sits:
                self._devices[one.seat] = self._devices.get(one.seat, 0) + 1
        self._last_here = {seat: at for seat, at in self._last_here.items() if seat in self._devices}

    def left(self, seat: int) -> None:
        """The last stream of a seat ended."""
        self._last_here[seat] = time.monotonic()

    def left_within(self, seconds: float) -> list[int]:
        """The seats whose last stream ended so short a time ago."""
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

    def give_in(self, seat: int, here: Collection[int]) -> float | None:
        """Seconds until a seat may be given to somebody else; 0 now, None: not while its person is here."""
        away = self.away(seat, here)
        if away is not None:
            return max(0.0, self._away_after - away)
        return None if seat in self._devices else 0.0

    def bot_in(self, seat: int, here: Collection[int], turn_began: float) -> float:
        """Seconds until others may give a seat whose turn it is to a bot; 0 now."""
        if seat not in self._devices:
            return 0.0
        patience = self._idle_after if seat in here else self._away_after
        return max(0.0, patience - (time.monotonic() - turn_began))

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
        if at in here:
            return "here"
        if at in self._devices:
            return "away"
        return "bot" if seat.kind == "bot" else "free"
