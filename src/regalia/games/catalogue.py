"""The games there are: for each, what the rest of Regalia needs to know of its room."""

import types
from collections.abc import Callable
from dataclasses import dataclass, fields
from importlib import resources
from typing import Any

from regalia.games.majesty import box as majesty_box
from regalia.games.majesty import buildings as majesty_buildings
from regalia.games.majesty import description as majesty_description
from regalia.games.majesty import features as majesty_features
from regalia.games.majesty import notation as majesty_notation
from regalia.games.majesty import position as majesty_position
from regalia.games.majesty import rules as majesty_rules
from regalia.games.majesty import scoring as majesty_scoring
from regalia.games.majesty import state as majesty_state
from regalia.games.royals import box as royals_box
from regalia.games.royals import claims as royals_claims
from regalia.games.royals import description as royals_description
from regalia.games.royals import hidden as royals_hidden
from regalia.games.royals import move_features as royals_move_features
from regalia.games.royals import notation as royals_notation
from regalia.games.royals import payment as royals_payment
from regalia.games.royals import placing as royals_placing
from regalia.games.royals import position as royals_position
from regalia.games.royals import rules as royals_rules
from regalia.games.royals import scoring as royals_scoring
from regalia.games.royals import seat_features as royals_seat_features
from regalia.games.royals import state as royals_state
from regalia.games.royals import turn as royals_turn
from regalia.kernel.refusal import Refusal


@dataclass(frozen=True)
class Rulebook:
    """One game: its rules as modules, its records, its options, its words."""

    name: str
    title: str
    modules: tuple[types.ModuleType, ...]
    state: type
    box: type
    options: type[Any]
    player_numbers: Callable[[], tuple[int, ...]]
    lay_out: Callable[[Any], Any]
    notation: type[Any]
    describe: Callable[..., dict[str, Any]]
    describe_board: Callable[[Any], dict[str, Any]]
    arrange: Callable[..., None]
    version: Callable[[Any], int]
    feature_modules: tuple[types.ModuleType, ...]  # together they have the functions of `regalia.kernel.features`
    seat_feature_names: tuple[str, ...]            # what each number of a seat tells, in order
    move_feature_names: tuple[str, ...]            # what each number of a move tells, in order

    def file_text(self, name: str) -> str:
        """The text of a file in the game's folder, such as `levels.toml` and `weights.json`.

        >>> rulebook("majesty").file_text("levels.toml").splitlines()[0]
        "# Majesty's ladder, weakest level first. A level is a method and its figures; weights are in weights.json."
        """
        return resources.files(__package__).joinpath(self.name, name).read_text("utf-8")

    def choose(self, **wishes: Any) -> Any:
        """The options with these wishes.

        >>> rulebook("majesty").choose(players=3).players
        3
        """
        known = [option.name for option in fields(self.options)]
        for wish in wishes:
            if wish not in known:
                raise Refusal(f"{self.title} has no option {wish!r}; it has {', '.join(known)}.")
        return self.options(**wishes)


RULEBOOKS = {
    "royals": Rulebook(
        name="royals",
        title="Royals",
        modules=(
            royals_scoring,
            royals_placing,
            royals_payment,
            royals_claims,
            royals_turn,
            royals_hidden,
            royals_rules,
        ),
        state=royals_state.State,
        box=royals_state.Box,
        options=royals_box.Options,
        player_numbers=royals_box.player_numbers,
        lay_out=royals_box.lay_out,
        notation=royals_notation.Notation,
        describe=royals_description.describe,
        describe_board=royals_description.describe_board,
        arrange=royals_position.arrange,
        version=lambda options: int(royals_box.printed(options.edition)["rules_version"]),
        feature_modules=(royals_seat_features, royals_move_features),
        seat_feature_names=royals_seat_features.SEAT_FEATURE_NAMES,
        move_feature_names=royals_move_features.MOVE_FEATURE_NAMES,
    ),
    "majesty": Rulebook(
        name="majesty",
        title="Majesty",
        modules=(majesty_scoring, majesty_buildings, majesty_rules),
        state=majesty_state.State,
        box=majesty_state.Box,
        options=majesty_box.Options,
        player_numbers=majesty_box.player_numbers,
        lay_out=majesty_box.lay_out,
        notation=majesty_notation.Notation,
        describe=majesty_description.describe,
        describe_board=majesty_description.describe_board,
        arrange=majesty_position.arrange,
        version=lambda options: int(majesty_box.printed()["rules_version"]),
        feature_modules=(majesty_features,),
        seat_feature_names=majesty_features.SEAT_FEATURE_NAMES,
        move_feature_names=majesty_features.MOVE_FEATURE_NAMES,
    ),
}


def rulebook(name: str) -> Rulebook:
    """The rulebook of a game by its name.

    >>> rulebook("chess")
    Traceback (most recent call last):
    regalia.kernel.refusal.Refusal: There is no game 'chess' here; there are royals and majesty.
    """
    if not isinstance(name, str) or name not in RULEBOOKS:
        raise Refusal(f"There is no game {name!r} here; there are {' and '.join(RULEBOOKS)}.")
    return RULEBOOKS[name]
