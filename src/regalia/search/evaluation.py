"""Judgement and instinct: what the learned weights make of a position and of a move.

Only additions, multiplications, divisions and square roots are used, in a fixed order: these give the same
bits on every machine, so a seed gives the same moves everywhere.
"""

from regalia.engine.playout import has_won, leader
from regalia.kernel.choices import Choices
from regalia.kernel.contract import Box, State, score
from regalia.kernel.features import MOVE_FEATURES, SEAT_FEATURES, Features, move_features, seat_features
from regalia.kernel.luck import Luck, roll
from regalia.search.records import HIDDEN, Desk, Mind, Weights

DOUBLINGS = 8                  # growth() is its base multiplied by itself so many times doubled
LEAST_EXPONENT = -40.0
POINTS_SCALE = 50.0            # points the network calls 1
FINE = 1 << 20                 # steps of a random share


def growth(exponent: float) -> float:
    """Close to the exponential function, and the same bits everywhere.

    >>> round(growth(1.0), 2)
    2.71
    """
    base = 1.0 + max(LEAST_EXPONENT, exponent) / (1 << DOUBLINGS)
    for _ in range(DOUBLINGS):
        base = base * base
    return base


def judge(state: State, box: Box, weights: Weights, features: Features, desk: Desk) -> None:
    """How the game will end from the beginning of this turn: shares of the victory and points of each seat."""
    seat_features(state, box, features)
    highest = -999.0
    for seat in range(box.players):
        think_of_seat(seat, weights, features, desk)
        desk.points[seat] += score(state, box, seat)
        highest = max(highest, desk.wins[seat])
    total = 0.0
    for seat in range(box.players):
        desk.wins[seat] = growth(desk.wins[seat] - highest)
        total += desk.wins[seat]
    for seat in range(box.players):
        desk.wins[seat] /= total


def think_of_seat(seat: int, weights: Weights, features: Features, desk: Desk) -> None:
    """The network for one seat: its strength (an exponent) and the points still to come."""
    hidden = desk.hidden
    for cell in range(HIDDEN):
        hidden[cell] = weights.hidden_bias[cell]
    for feature in range(SEAT_FEATURES):
        number = features.seats[seat, feature]
        if number != 0.0:
            for cell in range(HIDDEN):
                hidden[cell] += number * weights.hidden[feature, cell]
    strength = 0.0
    points = weights.points_bias
    for cell in range(HIDDEN):
        lit = max(0.0, hidden[cell])
        strength += lit * weights.win[cell]
        points += lit * weights.points[cell]
    desk.wins[seat] = strength
    desk.points[seat] = points * POINTS_SCALE


def aim(box: Box, mind: Mind, desk: Desk) -> None:
    """What each seat plays for: its share of the victory, and a little for points ahead of the best other."""
    for seat in range(box.players):
        best = -999.0
        for other in range(box.players):
            if other != seat:
                best = max(best, desk.points[other])
        ahead = 0.5 + (desk.points[seat] - best) / 100.0
        desk.aims[seat] = (1.0 - mind.margin) * desk.wins[seat] + mind.margin * max(0.0, min(1.0, ahead))


def read_result(state: State, box: Box, desk: Desk) -> None:
    """How a finished game ended."""
    winners = 0
    best = leader(state, box)
    for seat in range(box.players):
        won = has_won(state, box, seat, best)
        winners += won
        desk.wins[seat] = won
        desk.points[seat] = score(state, box, seat)
    for seat in range(box.players):
        desk.wins[seat] /= winners


def feel(state: State, box: Box, choices: Choices, weights: Weights, features: Features, desk: Desk) -> None:
    """What instinct thinks of each choice: shares that add up to one, in `desk.appeal`."""
    weigh(state, box, choices, weights, features, desk)
    share_out(choices.count, 1.0, desk)


def weigh(state: State, box: Box, choices: Choices, weights: Weights, features: Features, desk: Desk) -> None:
    """The appeal of each choice to instinct, as an exponent, in `desk.appeal`."""
    for at in range(choices.count):
        features.move[:] = 0.0
        move_features(state, box, choices.choice[at], features)
        appeal = 0.0
        for feature in range(MOVE_FEATURES):
            appeal += features.move[feature] * weights.instinct[feature]
        desk.appeal[at] = appeal


def share_out(count: int, heat: float, desk: Desk) -> None:
    """Turn appeal into shares, the more even the greater the heat."""
    highest = desk.appeal[0]
    for at in range(1, count):
        highest = max(highest, desk.appeal[at])
    total = 0.0
    for at in range(count):
        desk.appeal[at] = growth((desk.appeal[at] - highest) / heat)
        total += desk.appeal[at]
    for at in range(count):
        desk.appeal[at] /= total


def pick_by_appeal(choices: Choices, luck: Luck, desk: Desk) -> int:
    """The place of a choice, drawn by the shares."""
    ticket = roll(luck, FINE) / FINE
    for at in range(choices.count):
        ticket -= desk.appeal[at]
        if ticket < 0.0:
            return at
    return choices.count - 1


def pick_with_heat(heat: float, luck: Luck, choices: Choices, desk: Desk) -> int:
    """The place of the choice with most appeal, or one drawn the more evenly the greater the heat."""
    if heat > 0.0:
        share_out(choices.count, heat, desk)
        return pick_by_appeal(choices, luck, desk)
    best = 0
    for at in range(choices.count):
        if desk.appeal[at] > desk.appeal[best]:
            best = at
    return best
