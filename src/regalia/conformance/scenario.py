"""Scenarios: a position, some moves, and what must be true, as a TOML file another engine can read too.

    title = "…"                                  # what it shows, in a sentence
    spec = "4"                                   # section or ruling of the rules
    rules = ["…"]                                # keys of the rules it shows
    game = "…"
    options = { players = 2 }

    [position]                                   # left out: the start of a game

    [[play]]
    move = "…"                                   # or chance = "…"
    events = ["…", "…"]
    points = [4, 0]

Each `[[play]]` may say, before its move, which moves are `legal` (exactly), or which are `offered` or
`not_offered` among others; then either `move` or `chance`, with `refused = "rule key"` if the rules forbid it;
and then what follows: the `events` of the move in order (rule keys), the `points` of all seats, whose `turn`
it is, whether it is `over`, the `winners`, and `after`: entries of the described table by dotted path.
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from regalia.kernel.contract import CHANCE
from regalia.play.game import Game, IllegalMove

KNOWN = {"title", "spec", "source", "rules", "game", "options", "position", "play"}
KNOWN_OF_PLAY = {
    "legal",
    "offered",
    "not_offered",
    "move",
    "chance",
    "refused",
    "events",
    "points",
    "turn",
    "over",
    "winners",
    "after",
}


class Broken(AssertionError):
    """A scenario whose expectation does not hold."""


@dataclass(frozen=True)
class Scenario:
    """One scenario file."""

    path: Path
    entries: dict[str, Any]

    @property
    def title(self) -> str:
        """What it shows, in a sentence."""
        return str(self.entries["title"])

    @property
    def rules(self) -> list[str]:
        """The keys of the rules and the rulings it shows."""
        return list(self.entries["rules"])


def read_scenario(path: Path) -> Scenario:
    """Read a scenario file and check its entries."""
    entries = tomllib.loads(path.read_text("utf-8"))
    unknown = entries.keys() - KNOWN
    for play in entries["play"]:
        unknown |= play.keys() - KNOWN_OF_PLAY
    if unknown:
        raise Broken(f"{path.name}: unknown entries {sorted(unknown)}")
    return Scenario(path, entries)


def run_scenario(scenario: Scenario) -> Game:
    """Play a scenario and check all it says; the game as it stands at the end."""
    entries = scenario.entries
    game = Game.new(
        entries["game"],
        chance_by_hand=True,
        forced_by_hand=True,
        position=entries.get("position"),
        **entries.get("options", {}),
    )
    for number, play in enumerate(entries["play"], 1):
        where = f"{scenario.path.name}, play {number}"
        _check_moves(game, play, where)
        _act(game, play, where)
        _check_after(game, play, where)
    return game


def _check_moves(game: Game, play: dict[str, Any], where: str) -> None:
    if not play.keys() & {"legal", "offered", "not_offered"}:
        return
    legal = [move.notation for move in game.legal_moves]
    if "legal" in play:
        _expect(sorted(legal), sorted(play["legal"]), f"{where}: legal moves")
    _expect([move for move in play.get("offered", []) if move not in legal], [], f"{where}: moves not offered")
    _expect([move for move in play.get("not_offered", []) if move in legal], [], f"{where}: moves offered")


def _act(game: Game, play: dict[str, Any], where: str) -> None:
    if "move" not in play and "chance" not in play:
        return
    steps = len(game.steps)
    try:
        if "chance" in play:
            game.draw(play["chance"])
        else:
            game.play(play["move"])
    except IllegalMove as refusal:
        rule = refusal.reason.rule if refusal.reason else str(refusal)
        _expect(rule, play.get("refused"), f"{where}: the rule that refuses")
        return
    _expect(None, play.get("refused"), f"{where}: refused by")
    if "events" in play:
        events = [event.rule for step in game.steps[steps:] for event in step.events]
        _expect(events, play["events"], f"{where}: events")


def _check_after(game: Game, play: dict[str, Any], where: str) -> None:
    if "points" in play:
        _expect(list(game.scores), play["points"], f"{where}: points")
    if "turn" in play:
        actor = "chance" if game.actor == CHANCE else "nobody" if game.is_over else game.actor + 1
        _expect(actor, play["turn"], f"{where}: turn")
    if "over" in play:
        _expect(game.is_over, play["over"], f"{where}: over")
    if "winners" in play:
        _expect([seat + 1 for seat in game.winners], play["winners"], f"{where}: winners")
    for path, expected in play.get("after", {}).items():
        _expect(_entry(game.describe(first_seat=1), path), expected, f"{where}: {path}")


def _entry(table: Any, path: str) -> Any:
    """An entry by dotted path; seats are counted from 1, and what is not listed is none."""
    for name in path.split("."):
        table = table[int(name) - 1] if isinstance(table, list) else table.get(name, 0)
    return table


def _expect(found: object, expected: object, what: str) -> None:
    if found != expected:
        raise Broken(f"{what}: {found!r}, expected {expected!r}")
