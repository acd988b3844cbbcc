"""Which configurations of Majesty are played."""

from regalia.games.majesty.options import Options
from regalia.games.majesty.printed import building_names, player_numbers
from regalia.games.studies import Configurations

ALL_A, ALL_B = ("A" * len(building_names()), "B" * len(building_names()))


def name_of(options: Options) -> str:
    """A configuration in few words.

    >>> name_of(Options(players=3)), name_of(Options(sides="AAAABBBB", whole_deck=True))
    ('sides A, 3 players', 'sides AAAABBBB, 2 players, whole deck')
    """
    sides = options.sides[0] if options.sides in (ALL_A, ALL_B) else options.sides
    extras = ["whole deck"] if options.whole_deck else []
    return ", ".join([f"sides {sides}", f"{options.players} players", *extras])


CONFIGURATIONS = Configurations(
    name_of=name_of,
    kit=(
        *(
            {"players": players, "sides": sides}
            for players in player_numbers()
            for sides in (ALL_A, ALL_B, "ABABABAB")
        ),
        {"players": 4, "whole_deck": True},
    ),
    positions=(0, 20, 44),
    kinds={
        "A": {"sides": ALL_A},
        "B": {"sides": ALL_B},
        "AB": {"sides": "ABABABAB"},
        "whole-deck": {"sides": "BABABABA", "whole_deck": True},
    },
    self_play=tuple(
        {"players": players, "sides": sides}
        for sides in (ALL_A, ALL_B, "ABABABAB", "BABABABA", "AABBAABB", ALL_A)
        for players in (2, 2, 3, 4)
    ),
    balance=tuple({"players": players, "sides": sides} for sides in (ALL_A, ALL_B) for players in player_numbers()),
    largest={"players": 4},
    games_at_once=5_000,
    games_on_gpu=1 << 22,
    simulations=1_000,
    goals={"inside": "15 M", "from Python": "1 M", "search": "250 k"},
)
