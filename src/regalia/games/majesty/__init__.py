"""Majesty: For the Realm by Marc André: two to four players hire twelve people each for eight buildings.

| | |
| --- | --- |
| what is decided | which card of the market to take and as whom; where a healed split card goes; an exchange |
| chance | each card turned up in the market, when it happens |
| hidden | nothing but the deck, and nobody knows that |
| options | players 2 … 4, side A or B of each building, the whole deck |

`state` has the tables of state and action space, `rules` the contract, `keys` the table of rules, `box.toml` the
figures. `GAME`, below, is all that the rest of Regalia asks.
"""

from importlib import resources
from typing import Any

from regalia.games.majesty import buildings, keys, rules, scoring, standing, state
from regalia.games.majesty.box import lay_out
from regalia.games.majesty.components import components
from regalia.games.majesty.description import describe
from regalia.games.majesty.leaders import leaders
from regalia.games.majesty.notation import Notation
from regalia.games.majesty.options import CODEC, Options
from regalia.games.majesty.printed import player_numbers, printed
from regalia.games.majesty.progress import is_last_round, progress
from regalia.games.majesty.prospects import prospects
from regalia.games.majesty.reckoning import reckon
from regalia.games.majesty.travels import TRAVELS
from regalia.games.rulebook import FeatureNames, Foresight, Rulebook, TableShape
from regalia.games.rules_page import RulesPage
from regalia.games.studies import Configurations
from regalia.games.told import Sentences


def _arrange(state: Any, box: Any, options: Options, words: dict[str, Any]) -> None:
    from regalia.games.majesty.arrange import arrange

    arrange(state, box, options, words)


def _table() -> TableShape:
    from regalia.games.majesty.table_shape import SHAPE

    return SHAPE


def _page() -> RulesPage:
    from regalia.games.majesty.page_figures import PAGE

    return PAGE


def _sentences() -> Sentences:
    from regalia.games.majesty.sentences import SENTENCES

    return SENTENCES


def _foresight() -> Foresight:
    from regalia.games.majesty.foresight import MajestyForesight, foresee

    return Foresight(MajestyForesight, foresee)


def _configurations() -> Configurations:
    from regalia.games.majesty.configurations import CONFIGURATIONS

    return CONFIGURATIONS


def _features() -> FeatureNames:
    from regalia.games.majesty import move_features, seat_features

    return FeatureNames(
        (seat_features, move_features), seat_features.SEAT_FEATURE_NAMES, move_features.MOVE_FEATURE_NAMES
    )


GAME = Rulebook(
    name="majesty",
    title="Majesty",
    year=2017,
    folder=resources.files(__name__),
    modules=(scoring, buildings, rules, standing),
    state=state.State,
    box=state.Box,
    rules=keys.RULES,
    codec=CODEC,
    player_numbers=player_numbers,
    lay_out=lay_out,
    notation=Notation,
    table=_table,
    sentences=_sentences,
    version=lambda options: int(printed()["rules_version"]),
    describe=describe,
    progress=progress,
    is_last_round=is_last_round,
    leaders=leaders,
    prospects=prospects,
    arrange=_arrange,
    travels=TRAVELS,
    reckon=reckon,
    foresight=_foresight,
    features=_features,
    configurations=_configurations,
    components=components,
    page=_page,
)
