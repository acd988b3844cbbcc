"""Value and policy: what the learned weights make of a position and of its moves.

Only additions, multiplications, divisions and square roots are used, in a fixed order: these give the same
bits on every machine, so a seed gives the same moves everywhere.
"""

from regalia.engine.playout import has_won, leader
from regalia.kernel.choices import Choices
from regalia.kernel.contract import Box, State, score
from regalia.kernel.features import MOVE_FEATURES, SEAT_FEATURES, Features, move_features, seat_features
from regalia.kernel.luck import Luck, roll
from regalia.search.records import HIDDEN, Scratch, SearchConfig, Weights

SQUARINGS = 8                  # portable_exp() squares its base so many times
LEAST_EXPONENT = -40.0
POINTS_SCALE = 50.0            # points the network calls 1
WHOLE_MARGIN = 100.0           # points between far behind and far ahead: 50 either way count, more do not
FEWEST_POINTS = -999.0
ROLL_STEPS = 1 << 20           # steps of a random number from 0 to 1


def portable_exp(exponent: float) -> float:
    """Close to the exponential function, and the same bits everywhere, which `math.exp` is not.

    >>> round(portable_exp(1.0), 2)
    2.71
    """
    base = 1.0 + max(LEAST_EXPONENT, exponent) / (1 << SQUARINGS)
    for _ in range(SQUARINGS):
        base = base * base
    return base


def value(state: State, box: Box, weights: Weights, features: Features, scratch: Scratch) -> None:
    """The value of the beginning of a turn: each seat's share of the victory, and its final points."""
    seat_features(state, box, features)
    highest = -999.0
    for seat in range(box.players):
        value_of_seat(seat, weights, features, scratch)
        scratch.points[seat] += score(state, box, seat)
        highest = max(highest, scratch.wins[seat])
    total = 0.0
    for seat in range(box.players):
        scratch.wins[seat] = portable_exp(scratch.wins[seat] - highest)
        total += scratch.wins[seat]
    for seat in range(box.players):
        scratch.wins[seat] /= total


def value_of_seat(seat: int, weights: Weights, features: Features, scratch: Scratch) -> None:
    """The network for one seat: the logit of its victory, and the points still to come."""
    hidden = scratch.hidden
    for cell in range(HIDDEN):
        hidden[cell] = weights.hidden_bias[cell]
    for feature in range(SEAT_FEATURES):
        number = features.seats[seat, feature]
        if number != 0.0:
            for cell in range(HIDDEN):
                hidden[cell] += number * weights.hidden[feature, cell]
    logit = 0.0
    points = weights.points_bias
    for cell in range(HIDDEN):
        activation = max(0.0, hidden[cell])
        logit += activation * weights.win[cell]
        points += activation * weights.points[cell]
    scratch.wins[seat] = logit
    scratch.points[seat] = points * POINTS_SCALE


def terminal_value(state: State, box: Box, scratch: Scratch) -> None:
    """The value of a finished game: how it ended."""
    winners = 0
    best = leader(state, box)
    for seat in range(box.players):
        won = has_won(state, box, seat, best)
        winners += won
        scratch.wins[seat] = won
        scratch.points[seat] = score(state, box, seat)
    for seat in range(box.players):
        scratch.wins[seat] /= winners


def add_utility(box: Box, config: SearchConfig, scratch: Scratch) -> None:
    """What each seat plays for: its share of the victory, and a little for points ahead of the best other."""
    for seat in range(box.players):
        best = FEWEST_POINTS
        for other in range(box.players):
            if other != seat:
                best = max(best, scratch.points[other])
        ahead = 0.5 + (scratch.points[seat] - best) / WHOLE_MARGIN
        scratch.utility[seat] = (1.0 - config.margin) * scratch.wins[seat] + config.margin * max(0.0, min(1.0, ahead))


def policy(state: State, box: Box, choices: Choices, weights: Weights, features: Features, scratch: Scratch) -> None:
    """The probability of each choice, in `scratch.policy`."""
    policy_logits(state, box, choices, weights, features, scratch)
    softmax(choices.count, 1.0, scratch)


def policy_logits(
    state: State, box: Box, choices: Choices, weights: Weights, features: Features, scratch: Scratch
) -> None:
    """The logit of each choice, in `scratch.policy`."""
    for at in range(choices.count):
        features.move[:] = 0.0
        move_features(state, box, choices.choice[at], features)
        logit = 0.0
        for feature in range(MOVE_FEATURES):
            logit += features.move[feature] * weights.policy[feature]
        scratch.policy[at] = logit


def softmax(count: int, temperature: float, scratch: Scratch) -> None:
    """Turn logits into probabilities, the more even the higher the temperature."""
    highest = scratch.policy[0]
    for at in range(1, count):
        highest = max(highest, scratch.policy[at])
    total = 0.0
    for at in range(count):
        scratch.policy[at] = portable_exp((scratch.policy[at] - highest) / temperature)
        total += scratch.policy[at]
    for at in range(count):
        scratch.policy[at] /= total


def sample_by_probability(choices: Choices, luck: Luck, scratch: Scratch) -> int:
    """The place of a choice, drawn by its probability."""
    drawn = roll(luck, ROLL_STEPS) / ROLL_STEPS
    for at in range(choices.count):
        drawn -= scratch.policy[at]
        if drawn < 0.0:
            return at
    return choices.count - 1


def sample_by_logit(temperature: float, luck: Luck, choices: Choices, scratch: Scratch) -> int:
    """The place of a choice, drawn at this temperature; at 0, of the one with the highest logit."""
    if temperature > 0.0:
        softmax(choices.count, temperature, scratch)
        return sample_by_probability(choices, luck, scratch)
    best = 0
    for at in range(choices.count):
        if scratch.policy[at] > scratch.policy[best]:
            best = at
    return best
