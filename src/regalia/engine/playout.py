"""Playing on by itself: chance and forced moves between two decisions, and whole random games.

General code for every game, written against the contract and bound to a game by `compiling`.
"""

from regalia.kernel.choices import Choices, ChoicesOfOne
from regalia.kernel.contract import (
    CHANCE,
    NOBODY,
    Box,
    Boxes,
    State,
    States,
    actor,
    apply,
    apply_chance,
    legal_moves,
    outranks,
    sample,
    score,
    set_up,
)
from regalia.kernel.fields import Counts
from regalia.kernel.luck import Luck, Lucks, roll


def advance(state: State, box: Box, luck: Luck, choices: Choices) -> int:
    """Draw what chance must and play forced moves until a seat has a choice; how many moves it has, 0 at the end."""
    while True:
        seat = actor(state)
        if seat == NOBODY:
            return 0
        if seat == CHANCE:
            apply_chance(state, box, sample(state, box, luck), None)
            continue
        legal_moves(state, box, choices)
        if choices.count > 1:
            return choices.count
        apply(state, box, choices.choice[0], None)


def random_game(state: State, box: Box, luck: Luck, choices: Choices) -> int:
    """Play on at random to the end; how many decisions were made."""
    decisions = 0
    while actor(state) != NOBODY:
        decisions += random_step(state, box, luck, choices)
    return decisions


def random_step(state: State, box: Box, luck: Luck, choices: Choices) -> int:
    """Draw what chance must, then play a random move; 1 if there was a choice."""
    seat = actor(state)
    while seat == CHANCE:
        apply_chance(state, box, sample(state, box, luck), None)
        seat = actor(state)
    if seat == NOBODY:
        return 0
    legal_moves(state, box, choices)
    apply(state, box, random_pick(choices, luck), None)
    return choices.count > 1


def random_pick(choices: Choices, luck: Luck) -> int:
    """One of the choices, each as likely; luck is not touched where there is only one."""
    if choices.count == 1:
        return choices.choice[0]
    return choices.choice[roll(luck, choices.count)]


def random_games(states: States, boxes: Boxes, lucks: Lucks, choices: ChoicesOfOne, decisions: Counts) -> None:
    """Set up and play one random game in each state, each with its own luck."""
    for game in range(len(states)):
        set_up(states[game], boxes[0])
        decisions[game] = random_game(states[game], boxes[0], lucks[game], choices[0])


def tally(states: States, boxes: Boxes, points: Counts, winners: Counts) -> None:
    """Of finished games: each seat's points (game × players + seat), and the winners, a bit for each seat."""
    players = boxes[0].players
    for game in range(len(states)):
        best = leader(states[game], boxes[0])
        won = 0
        for seat in range(players):
            points[game * players + seat] = score(states[game], boxes[0], seat)
            if has_won(states[game], boxes[0], seat, best):
                won |= 1 << seat
        winners[game] = won


def leader(state: State, box: Box) -> int:
    """The first of the seats before whom nobody ranks in a finished game."""
    best = 0
    for seat in range(1, box.players):
        if outranks(state, box, seat, best) > 0:
            best = seat
    return best


def has_won(state: State, box: Box, seat: int, best: int) -> bool:
    """The seat ranks level with the leader; several seats may share the victory."""
    return seat == best or outranks(state, box, seat, best) == 0
