"""Nim with a secret: in turn take one to three stones; the last one costs five points, and each holds a hidden card."""

import sys
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Annotated, Any, Literal

from regalia.games.bare_table import BareTable
from regalia.games.codec import Codec, Number
from regalia.games.movements import Travel
from regalia.games.rulebook import Rulebook
from regalia.kernel.choices import Choices
from regalia.kernel.contract import CHANCE, NOBODY
from regalia.kernel.fields import Int8, Int8s, blank
from regalia.kernel.log import Log, note
from regalia.kernel.luck import Luck, roll
from regalia.kernel.rule_table import LEGAL, RuleTable

RULES = RuleTable("nim")
TOO_FEW = RULES.refused("too_few")
DEALT = RULES.event("deal", "did", card="card", secret=True, stage="deal")
TAKEN = RULES.event("take", "deed", stage="take")
ENDED = RULES.event("end", "awarded", card="card", scores="points")
class Box:
    players: Int8                  # 2 … 3
class State:
    seat: Int8                     # whose turn it is
    rounds: Int8                   # turns this seat finished
    heap: Int8                     # stones left, 12 … 0
    dealt: Int8                    # seats that were dealt a card
    card: Annotated[Int8s, 3]      # what each holds, 1 … 3; 0: none, or not known
    points: Annotated[Int8s, 3]    # at the end
def set_up(state: State, box: Box) -> None:
    state.heap = 12
def actor(state: State) -> int:
    return NOBODY if state.heap == 0 else CHANCE if state.dealt <= state.seat else state.seat

def problem(state: State, box: Box, move: int) -> int:
    return LEGAL if 0 <= move < min(3, state.heap) else TOO_FEW
def legal_moves(state: State, box: Box, choices: Choices) -> None:
    choices.count = min(3, state.heap)
    for move in range(choices.count):
        choices.choice[move] = move
def apply(state: State, box: Box, move: int, log: Log | None) -> None:
    state.heap -= move + 1
    note(log, TAKEN, seat=state.seat, number=move + 1)
    for seat in range(box.players if state.heap == 0 else 0):
        state.points[seat] = state.card[seat] - 5 * (seat == state.seat)
        note(log, ENDED, seat=seat, card=state.card[seat] - 1, points=state.points[seat])
    state.seat = (state.seat + 1) % box.players
    state.rounds += state.seat == 0

def outcomes(state: State, box: Box, choices: Choices) -> None:
    choices.count = 3
    for card in range(3):
        choices.choice[card], choices.weight[card] = card, 1
def apply_chance(state: State, box: Box, outcome: int, log: Log | None) -> None:
    state.card[state.seat], state.dealt = outcome + 1, state.dealt + 1
    note(log, DEALT, seat=state.seat, card=outcome)
def sample(state: State, box: Box, luck: Luck) -> int:
    return roll(luck, 3)

def conceal(state: State, box: Box, seat: int) -> None:
    for other in range(3):
        state.card[other] *= other == seat or state.heap == 0
def redeal(state: State, box: Box, luck: Luck) -> None:
    for seat in range(state.dealt):
        state.card[seat] += 0 if state.card[seat] else 1 + roll(luck, 3)
def score(state: State, box: Box, seat: int) -> int:
    return state.points[seat]

@dataclass(frozen=True)
class Take:
    number: int
    kind: Literal["nim.move.take"] = "nim.move.take"
@dataclass(frozen=True)
class Options:
    players: int = 2
def lay_out(options: Options) -> Any:
    boxes = blank(Box)
    boxes.players = options.players
    return boxes
class Notation:
    moves = 3
    def __init__(self, options: Options) -> None: ...
    def what(self, state: Any, move: int) -> Take: return Take(move + 1)
    def move(self, state: Any, move: int) -> str: return f"take {move + 1}"
    def outcome(self, state: Any, outcome: int) -> str: return f"deal {outcome + 1}"
    def outcomes(self, state: Any) -> range: return range(3)
    def args(self, rule: Any, place: int, card: int, number: int) -> dict[str, Any]:
        return {"card": f"Card {card + 1}"} if rule.card else {"number": number}

GAME = Rulebook(
    name="nim", title="Nim", year=1901, folder=resources.files(__name__), modules=(sys.modules[__name__],), state=State,
    box=Box, rules=RULES, codec=Codec("Nim", Options, (Number("players", "Players", "how many play", (2, 3)),)),
    player_numbers=lambda: (2, 3), lay_out=lay_out, notation=Notation, table=cache(lambda: BareTable("nim", Take)),
    travels={DEALT: (Travel("card", "deck", "card/{seat}"),)},
)
