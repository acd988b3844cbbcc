"""Majesty's state and box as records, and the action space: the tables of the game.

| moves | number | meaning |
| --- | --- | --- |
| TAKE + 2·place + half | 0 … 11 | take the card at that place (0: cheap end) as its first or second person |
| HEAL + half | 12 … 13 | heal the split card on top of the infirmary as its first or second person |
| EXCHANGE + workers | 14 … 77 | exchange points and workers until this many workers are held |

A chance outcome is the number of the card turned up, 0 … 18, in the order of `box.toml`.
"""

from typing import Annotated

from regalia.kernel.fields import Int8, Int8s, Int16s

SEATS = 4
MARKET = 6           # places in the market
CARDS = 19           # different cards
BUILDINGS = 7        # buildings that hold people; the infirmary comes after them
MILLER, BREWER, WITCH, GUARD, KNIGHT, INNKEEPER, NOBLE, INFIRMARY = range(BUILDINGS + 1)
HIRES = 12           # cards a player takes in a game
MOST_WORKERS = 63    # more than a player can ever hold: 5, and one from each turn a card lay in the market

TAKE = 0
HEAL = TAKE + 2 * MARKET
EXCHANGE = HEAL + 2
MOVES = EXCHANGE + MOST_WORKERS + 1

# What is awaited (State.phase).
REVEAL, TO_TAKE, TO_HEAL, TO_EXCHANGE, OVER = range(5)

# A building's special effect (Box.special).
NO_SPECIAL, SPECIAL_HEAL, SPECIAL_ATTACK, SPECIAL_EXCHANGE = range(4)


class State:
    """A game in progress. Everything in it is known to everybody: the deck's order is not in it.

    The deck is kept as what nobody has seen. Drawing from it by chance when a card is turned up is the
    same as shuffling it before the game, and there is nothing to peek at.
    """

    phase: Int8                                   # what is awaited, REVEAL … OVER
    seat: Int8                                    # whose turn it is, 0 … players − 1
    rounds: Int8                                  # cards this seat took before this turn, 0 … 12
    building: Int8                                # building just entered, whose effects are under way, 0 … 6
    shown: Int8                                   # cards in the market, 0 … 6
    deck: Annotated[Int8s, 2]                     # cards left in the deck's parts (upper, lower), 0 … 60
    market: Annotated[Int8s, MARKET]              # card at each place, the cheap end first, 0 … 18
    market_workers: Annotated[Int8s, MARKET]      # workers lying on it, 0 … 47
    unseen: Annotated[Int8s, 2, CARDS]            # cards never turned up, by part of the deck (upper, lower), 0 … 9
    people: Annotated[Int8s, SEATS, BUILDINGS + 1]  # cards in each building, the infirmary last, 0 … 12
    cards: Annotated[Int8s, SEATS, BUILDINGS + 1, HIRES]  # which cards they are, bottom to top, 0 … 18
    workers: Annotated[Int8s, SEATS]              # workers held, 0 … 63
    points: Annotated[Int16s, SEATS]              # points held; negative only after the final scoring (M7)


class Box:
    """The figures of `box.toml` for one number of players, choice of sides and deck."""

    players: Int8                                 # 2 … 4
    hires: Int8                                   # cards each player takes, 12
    start_workers: Int8                           # workers at the start, 5
    worker_places: Int8                           # places on the worker card, 5
    point_per_worker: Int8                        # for a worker beyond the places, 1
    deck: Annotated[Int8s, 2]                     # cards in the deck's parts (upper, lower) at the start
    left_out: Annotated[Int8s, 2]                 # cards of each part that left the game unseen
    cards: Annotated[Int8s, 2, CARDS]             # which cards the parts are drawn from, those left out included
    halves: Annotated[Int8s, CARDS, 2]            # the building of each half, 0 … 6; −1: not a split card
    special: Annotated[Int8s, BUILDINGS + 1]      # the building's special effect, NO_SPECIAL … SPECIAL_EXCHANGE
    points_per: Annotated[Int8s, BUILDINGS + 1, BUILDINGS + 1]   # points for each person of each building
    workers_per: Annotated[Int8s, BUILDINGS + 1, BUILDINGS + 1]  # workers likewise
    points_per_largest: Annotated[Int8s, BUILDINGS + 1]          # points per own person times the largest building
    both: Annotated[Int8s, BUILDINGS + 1, 2]      # two people who earn `both_points` together; −1: none
    both_points: Annotated[Int8s, BUILDINGS + 1]
    all_with: Annotated[Int8s, BUILDINGS + 1]     # the person with whom all players score; −1: none
    all_with_points: Annotated[Int8s, BUILDINGS + 1]
    value: Annotated[Int8s, BUILDINGS + 1]        # the building's value for the majority; infirmary: for most wounded
