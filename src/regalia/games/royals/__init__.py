"""Royals by Peter Hawes: two to five noble houses, sixteen cities, three periods.

| | |
| --- | --- |
| editions | 2014 (ABACUSSPIELE) and 2016 (Arcane Wonders), each a file in `editions/` with a board in `boards/` |
| what is decided | what to draw; which position to claim or take over and how to pay; what to discard |
| chance | each card turned up into the row, drawn blind, or drawn as intrigue, when it happens |
| hidden | cards drawn blind are known to their holder only (R10) |
| options | players 2 … 5, edition, row of 3 or 4 face-up cards (4: 2016 only), a board of one's own |
| in the book and in no rule | wooden nobles are counted, never coloured; markers are public, sums usually hidden (R8) |

`state` has the tables of state and action space, `rules` the contract, `keys` the table of rules. `GAME`, below, is all
that the rest of Regalia asks.
"""

from dataclasses import asdict
from importlib import resources
from typing import Any

from regalia.games.royals import (
    claims,
    hidden,
    keys,
    payment,
    payments,
    places,
    placing,
    rules,
    scoring,
    standing,
    state,
    turn,
)
from regalia.games.royals.box import lay_out
from regalia.games.royals.components import components
from regalia.games.royals.deciding_hand import hand_decides
from regalia.games.royals.description import describe
from regalia.games.royals.edition import player_numbers, printed
from regalia.games.royals.leaders import leaders
from regalia.games.royals.new_board import new_board
from regalia.games.royals.notation import Notation
from regalia.games.royals.options import CODEC, Options
from regalia.games.royals.progress import progress
from regalia.games.royals.prospects import prospects
from regalia.games.royals.travels import TRAVELS
from regalia.games.rulebook import Command, FeatureNames, Rulebook, TableShape
from regalia.games.rules_page import RulesPage
from regalia.games.studies import Configurations
from regalia.games.told import Sentences


def _arrange(state: Any, box: Any, options: Options, words: dict[str, Any]) -> None:
    from regalia.games.royals.arrange import arrange

    arrange(state, box, options, words)


def _table() -> TableShape:
    from regalia.games.royals.table_shape import SHAPE

    return SHAPE


def _page() -> RulesPage:
    from regalia.games.royals.page_figures import PAGE

    return PAGE


def _sentences() -> Sentences:
    from regalia.games.royals.sentences import SENTENCES

    return SENTENCES


def _configurations() -> Configurations:
    from regalia.games.royals.configurations import CONFIGURATIONS

    return CONFIGURATIONS


def _features() -> FeatureNames:
    from regalia.games.royals import move_features, seat_features

    return FeatureNames(
        (seat_features, move_features), seat_features.SEAT_FEATURE_NAMES, move_features.MOVE_FEATURE_NAMES
    )


def _facts(options: Options) -> dict[str, Any]:
    """What a program is told of the board played on."""
    board = asdict(options.board_used)
    return {part: board[part] for part in ("titles", "cities", "country_bonus", "period_markers")}


GAME = Rulebook(
    name="royals",
    title="Royals",
    year=2014,
    folder=resources.files(__name__),
    modules=(places, scoring, placing, payment, claims, turn, hidden, rules, payments, standing),
    state=state.State,
    box=state.Box,
    rules=keys.RULES,
    codec=CODEC,
    player_numbers=player_numbers,
    lay_out=lay_out,
    notation=Notation,
    table=_table,
    sentences=_sentences,
    version=lambda options: int(printed(options.edition)["rules_version"]),
    hides_scores=True,
    describe=describe,
    progress=progress,
    hand_decides=hand_decides,
    is_last_round=turn.is_last_round,
    leaders=leaders,
    prospects=prospects,
    arrange=_arrange,
    travels=TRAVELS,
    payments=payments.PAYMENTS,
    facts=_facts,
    features=_features,
    configurations=_configurations,
    components=components,
    page=_page,
    commands=(Command("new-board", new_board),),
)
