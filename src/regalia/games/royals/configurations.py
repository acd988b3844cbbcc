"""Which configurations of Royals are played, and what the study of seats asks of them."""

from typing import Any

from regalia.games.royals.box import lay_out
from regalia.games.royals.edition import EDITIONS, player_numbers
from regalia.games.royals.options import CODEC, Options
from regalia.games.studies import Configurations, SeatClaim, Variant


def name_of(options: Options) -> str:
    """A configuration in few words.

    >>> name_of(Options(players=4, row=4))
    '2016, 4 players, row 4'
    """
    extras = [f"row {options.row}"] if options.row != CODEC.options().row else []
    extras += ["own board"] if options.board is not None else []
    return ", ".join([options.edition, f"{options.players} players", *extras])


def one_card_each(box: Any, options: Options) -> None:
    """Every seat draws one card on its first turn."""
    box.first_turn[: options.players] = 1


def first_turn_cards(options: Options) -> list[int]:
    """Country cards each seat draws on its first turn."""
    return list(map(int, lay_out(options)[0].first_turn[: options.players]))


CONFIGURATIONS = Configurations(
    name_of=name_of,
    kit=(
        *({"players": players, "edition": edition} for players in player_numbers() for edition in EDITIONS),
        {"players": 4, "edition": "2016", "row": 4},
    ),
    positions=(0, 25, 90, 400),
    kinds={"2014": {"edition": "2014"}, "2016": {"edition": "2016"}, "2016-row-4": {"edition": "2016", "row": 4}},
    self_play=tuple(
        {"players": players, "edition": edition} for edition in ("2016", "2014") for players in (2, 2, 2, 3, 4, 4, 5)
    ),
    balance=tuple({"players": players, "edition": edition} for edition in EDITIONS for players in player_numbers()),
    largest={"players": 5},
    games_at_once=500,
    games_on_gpu=1 << 20,
    simulations=200,
    goals={"inside": "8 M", "from Python": "1 M", "search": "60 k"},
    variant=Variant(
        key="first_turn",
        figure_key="cards",
        figure="first-turn cards",
        name="one first-turn card each",
        printed_name="cards as printed",
        otherwise="with one card each",
        change_column="the cards' doing",
        change=one_card_each,
        printed=first_turn_cards,
    ),
    claim=SeatClaim(
        who="A reviewer of Royals",
        said="the last seat always won at four players",
        players=4,
        where=lambda options: f"In the {options.edition} edition",
    ),
)
