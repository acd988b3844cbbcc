"""Nim with a secret: in turn take one to three stones; the last stone costs five points, and each holds a hidden card."""

from typing import Annotated

from regalia.kernel.choices import Choices
from regalia.kernel.contract import CHANCE, NOBODY
from regalia.kernel.fields import Int8, Int8s
from regalia.kernel.log import Log, note
from regalia.kernel.luck import Luck, roll
from regalia.kernel.rule_table import RuleTable

SEATS, CARDS, MOST, LAST_STONE = 3, 3, 3, 5
RULES = RuleTable("nim")
TOO_FEW = RULES.refused("too_few")
DEALT = RULES.event("deal", "did", card="card", secret=True, stage="deal")
TAKEN = RULES.event("take", "deed", scores="points", stage="take")


class Box:
    players: Int8                      # 2 … SEATS
    heap: Int8                         # stones at the start, 1 … 99


class State:
    seat: Int8                         # whose turn it is
    rounds: Int8                       # turns this seat finished
    heap: Int8                         # stones left
    dealt: Int8                        # seats that were dealt a card
    card: Annotated[Int8s, SEATS]      # what each holds, 1 … CARDS; 0: none, or not known
    points: Annotated[Int8s, SEATS]    # without the card


def set_up(state: State, box: Box) -> None:
    state.heap = box.heap


def actor(state: State) -> int:
    if state.card[state.seat] == 0 and state.dealt <= state.seat:
        return CHANCE
    return NOBODY if state.heap == 0 else state.seat


def problem(state: State, box: Box, move: int) -> int:
    return 0 if 0 <= move < min(MOST, state.heap) else TOO_FEW


def legal_moves(state: State, box: Box, choices: Choices) -> None:
    choices.count = min(MOST, state.heap)
    for move in range(choices.count):
        choices.choice[move] = move


def apply(state: State, box: Box, move: int, log: Log | None) -> None:
    state.heap -= move + 1
    points = -LAST_STONE if state.heap == 0 else 0
    state.points[state.seat] += points
    note(log, TAKEN, seat=state.seat, number=move + 1, points=points)
    state.seat = (state.seat + 1) % box.players
    state.rounds += state.seat == 0


def outcomes(state: State, box: Box, choices: Choices) -> None:
    choices.count = CARDS
    for card in range(CARDS):
        choices.choice[card], choices.weight[card] = card, 1


def apply_chance(state: State, box: Box, outcome: int, log: Log | None) -> None:
    state.card[state.seat] = outcome + 1
    state.dealt += 1
    note(log, DEALT, seat=state.seat, card=outcome)


def sample(state: State, box: Box, luck: Luck) -> int:
    return roll(luck, CARDS)


def conceal(state: State, box: Box, seat: int) -> None:
    for other in range(SEATS):
        state.card[other] *= other == seat or state.heap == 0


def redeal(state: State, box: Box, luck: Luck) -> None:
    for seat in range(state.dealt):
        if state.card[seat] == 0:
            state.card[seat] = 1 + roll(luck, CARDS)


def score(state: State, box: Box, seat: int) -> int:
    return state.points[seat] + (state.card[seat] if state.heap == 0 else 0)


def outranks(state: State, box: Box, seat: int, other: int) -> int:
    return (score(state, box, seat) > score(state, box, other)) - (score(state, box, seat) < score(state, box, other))
