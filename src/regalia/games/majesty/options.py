"""What people agree on before a game of Majesty, and how it is written down."""

from dataclasses import dataclass

from regalia.games.codec import Codec, Number, Word, YesNo
from regalia.games.majesty.printed import player_numbers
from regalia.games.majesty.state import BUILDINGS
from regalia.kernel.refusal import Refusal


@dataclass(frozen=True)
class Options:
    """What people agree on before a game of Majesty.

    >>> Options(players=3, sides="AAAABBBB").sides
    'AAAABBBB'
    >>> Options(players=5)
    Traceback (most recent call last):
    regalia.kernel.refusal.Refusal: Majesty is for 2 to 4 players, not 5.
    """

    players: int = 2             # 2 … 4
    sides: str = "AAAAAAAA"      # side A or B of each building, from the Mill to the Infirmary
    whole_deck: bool = False     # all 60 cards shuffled together

    def __post_init__(self) -> None:
        """Refuse what the box does not allow."""
        allowed = player_numbers()
        if type(self.players) is not int or self.players not in allowed:
            raise Refusal(f"Majesty is for {allowed[0]} to {allowed[-1]} players, not {self.players}.")
        if type(self.whole_deck) is not bool:
            raise Refusal(f"The whole deck is played with or not: True or False, not {self.whole_deck!r}.")
        if type(self.sides) is not str or len(self.sides) != BUILDINGS + 1 or set(self.sides) - {"A", "B"}:
            said = repr(self.sides)[:40]  # it may be long
            raise Refusal(f"Sides are eight letters A or B, Mill to Infirmary (such as AAAAAAAA), not {said}.")


CODEC = Codec(
    "Majesty",
    Options,
    (
        Number("players", "Players", "number of players, 2 unless said", player_numbers()),
        Word("sides", "Sides", "side of each building, such as AAAABBBB"),
        YesNo("whole_deck", "Whole deck", "all 60 cards shuffled together", (False, True)),
    ),
)
