"""Royals' state and box as records, and the action space: the tables of the game.

| moves | number | meaning |
| --- | --- | --- |
| DRAW_COUNTRIES, DRAW_INTRIGUE | 0, 1 | choose the kind of draw: country cards only, or country and intrigue cards |
| TAKE + country | 2 … 5 | take a card of that country from the face-up row |
| BLIND | 6 | draw a country card blind from the pile |
| INTRIGUE | 7 | draw an intrigue card |
| POSITION + position | 8 … 39 | claim or take over that position |
| END_TURN | 40 | play no more cards |
| FITTING + n | 41 … 53 | pay n fitting country cards as themselves |
| WILD + n | 54 … 69 | pay n cards of the country asked about towards the wild cards |
| FITTING_INTRIGUE + n | 70 … 75 | pay n fitting intrigue cards as themselves |
| FITTING_PAIR + n | 76 … 81 | of them, n of the pair of countries asked about |
| WILD_PAIR + n | 82 … 87 | pay n cards of the pair asked about towards the wild intrigue cards |
| DISCARD + country | 88 … 91 | discard a country card |
| DISCARD_PAIR + pair | 92 … 97 | discard an intrigue card |

Payment questions with one possible answer are answered by the rules and are no moves. Chance outcomes are
0 … 3, a country card, and 4 … 9, an intrigue card. Where positions are is in `places`.
"""

from typing import Annotated

from regalia.kernel.fields import Int8, Int8s, Int16, Int16s, Int64s

SEATS = 5
COUNTRIES = 4
PAIRS = 6            # kinds of intrigue card: the pairs of countries
CITIES = 16
IN_A_CITY = 2        # positions of a city, at most
POSITIONS = IN_A_CITY * CITIES
TITLES = 7
PERIODS = 3
HOUSE_MARKERS = 3
MOST_COST = 12       # country cards a position may cost
MOST_HELD = 15       # country cards in a hand during a turn: the limit and a draw
MOST_INTRIGUE = 5    # intrigue cards likewise

PRESTIGE_OF_TITLE = 100  # more than any city bonus
NO_PRICE = 99        # nobody can pay it
VACANT = -1          # a portrait without a noble, a marker still on the board
GONE = -2            # a marker that left the game

DRAW_COUNTRIES = 0
DRAW_INTRIGUE = 1
TAKE = 2
BLIND = TAKE + COUNTRIES
INTRIGUE = BLIND + 1
POSITION = INTRIGUE + 1
END_TURN = POSITION + POSITIONS
FITTING = END_TURN + 1
WILD = FITTING + MOST_COST + 1
FITTING_INTRIGUE = WILD + MOST_HELD + 1
FITTING_PAIR = FITTING_INTRIGUE + MOST_INTRIGUE + 1
WILD_PAIR = FITTING_PAIR + MOST_INTRIGUE + 1
DISCARD = WILD_PAIR + MOST_INTRIGUE + 1
DISCARD_PAIR = DISCARD + COUNTRIES
MOVES = DISCARD_PAIR + PAIRS

# What is awaited (State.phase). The five payment questions stand together; TURN_ENDING never outlasts a move.
SET_OUT, CHOOSE_DRAW, DRAW, DEAL_COUNTRY, DEAL_INTRIGUE, PLAY = range(6)
ASK_FITTING, ASK_WILD, ASK_FITTING_INTRIGUE, ASK_FITTING_PAIR, ASK_WILD_PAIR = range(6, 11)
DISCARDING, TURN_ENDING, REFILL, OVER = range(11, 15)


class State:
    """A game in progress, as somebody knows it who sees all cards.

    `conceal` makes of it what one seat knows: then cards the seat cannot name are only counted, in the
    fields `unknown…`, which are 0 in a full state.
    """

    phase: Int8                                    # what is awaited, SET_OUT … OVER
    seat: Int8                                     # whose turn it is, 0 … players − 1
    rounds: Int16                                  # turns this seat finished, 0 …
    period: Int8                                   # 0 … 2: 1648, 1680, 1714
    period_ending: Int8                            # 1: the period ends with this turn (the third: with this round)
    country_draws: Int8                            # country cards the seat must still draw, 0 … 3
    intrigue_draws: Int8                           # intrigue cards likewise, 0 … 1
    position: Int8                                 # position being paid for, 0 … 31
    asked: Int8                                    # country or pair a payment question is about, 0 … 5
    due: Int8                                      # cards still to pay for the question, 0 … 36
    wild_due: Int8                                 # intrigue cards to pay as wild afterwards, 0 … 10
    row: Annotated[Int8s, COUNTRIES]               # face-up cards of each country, 0 … 4
    pile: Annotated[Int8s, COUNTRIES]              # cards in the pile, 0 … 31 (concealed: or drawn blind by others)
    discards: Annotated[Int8s, COUNTRIES]          # discarded country cards, 0 … 31
    intrigue_pile: Annotated[Int8s, PAIRS]         # 0 … 4, as `pile`
    intrigue_discards: Annotated[Int8s, PAIRS]     # 0 … 4
    hand: Annotated[Int8s, SEATS, COUNTRIES]       # country cards held, 0 … 15
    seen: Annotated[Int8s, SEATS, COUNTRIES]       # of them, those everybody knows of (R10), 0 … 15
    intrigue_hand: Annotated[Int8s, SEATS, PAIRS]  # intrigue cards held, 0 … 4
    blind: Annotated[Int8s, SEATS, COUNTRIES]      # cards drawn blind from the pile since it was shuffled, 0 … 31
    intrigue_blind: Annotated[Int8s, SEATS, PAIRS]  # 0 … 4, likewise
    unknown: Annotated[Int8s, SEATS]               # country cards of the hand that cannot be named, 0 … 15
    unknown_intrigue: Annotated[Int8s, SEATS]      # 0 … 5, likewise
    unknown_blind: Annotated[Int8s, SEATS]         # blind draws since the shuffle that cannot be named, 0 … 99
    unknown_intrigue_blind: Annotated[Int8s, SEATS]  # 0 … 24, likewise
    portrait: Annotated[Int8s, POSITIONS]          # the seat whose noble holds it, VACANT
    cathedral: Annotated[Int8s, CITIES, SEATS]     # beaten nobles in the city's cathedral or cross field, 0 … 22
    on_title: Annotated[Int8s, TITLES, SEATS]      # nobles on the title marker, 0 … 23
    city_marker: Annotated[Int8s, CITIES]          # the seat that took it, VACANT
    country_marker: Annotated[Int8s, COUNTRIES, 2]  # high, low: the seat that took it, VACANT
    house_marker: Annotated[Int8s, HOUSE_MARKERS]  # highest first: the seat that took it, VACANT, GONE if not in play
    period_marker: Annotated[Int8s, PERIODS, COUNTRIES, 2]  # high, low: the seat that took it, VACANT, GONE
    title_marker: Annotated[Int8s, TITLES, 2]      # the two halves: the seat that took it, VACANT, GONE


class Box:
    """The figures of an edition and a board for one number of players."""

    players: Int8                                  # 2 … 5
    countries: Int8                                # 4; loops over it stay loops when compiled, so GPU code stays small
    titles: Int8                                   # 7, likewise
    row: Int8                                      # size of the face-up row, 3 or 4
    ends_with_pile: Int8                           # 1: a period ends with the pile; 0: when the row cannot be refilled
    compare_all_markers: Int8                      # 1: ties compare markers from the highest down; 0: the highest only
    country_draws: Int8                            # country cards of a draw without intrigue, 3
    beside_intrigue: Int8                          # country cards of a draw with intrigue, 1
    intrigue_draws: Int8                           # intrigue cards of such a draw, 1
    hand_limit: Int8                               # country cards held at the end of a turn, 12
    intrigue_limit: Int8                           # intrigue cards likewise, 4
    wild_rate: Int8                                # country cards that stand for one, 3
    intrigue_wild_rate: Int8                       # intrigue cards that stand for one, 2
    nobles: Int8                                   # wooden nobles of each house, 46 or 36
    intrigue_of_pair: Int8                         # intrigue cards of each pair, 4
    cards: Annotated[Int8s, COUNTRIES]             # country cards in play, those removed not counted
    first_turn: Annotated[Int8s, SEATS]            # country cards each seat draws on its first turn
    first_city: Annotated[Int8s, COUNTRIES + 1]    # a country's cities are first_city[c] … first_city[c + 1] − 1
    country_of: Annotated[Int8s, CITIES]           # the city's country
    in_pair: Annotated[Int8s, PAIRS, COUNTRIES]    # 1: the intrigue card shows that country
    title: Annotated[Int8s, POSITIONS]             # the position's title, −1: the city has no such position
    cost: Annotated[Int8s, POSITIONS]              # country cards it costs, 1 … 12; NO_PRICE: no such position
    influence: Annotated[Int8s, POSITIONS]         # its influence in the country, 0 … 99
    prestige: Annotated[Int16s, POSITIONS]         # orders positions for ties: titles that cost less × 100 + city bonus
    intrigue_cost: Annotated[Int8s, POSITIONS]     # fitting intrigue cards its take-over costs, 1; King 2
    wild_worth: Annotated[Int8s, MOST_HELD + 1]    # country cards that so many others stand for, 0 … 5
    intrigue_wild_worth: Annotated[Int8s, MOST_INTRIGUE + 1]  # intrigue cards likewise, 0 … 2
    payable: Annotated[Int64s, COUNTRIES, MOST_HELD + 1]  # positions that cost at most so many cards: bit p, position p
    bribable: Annotated[Int64s, COUNTRIES, MOST_INTRIGUE + 1]  # likewise, whose take-over costs so many intrigue cards
    city_bonus: Annotated[Int8s, CITIES]           # points, 0 … 99
    country_bonus: Annotated[Int8s, COUNTRIES, 2]  # high, low
    house_bonus: Annotated[Int8s, HOUSE_MARKERS]   # highest first; −1: not in play
    period_bonus: Annotated[Int8s, COUNTRIES, 2]   # high, low, in each period
    title_bonus: Annotated[Int8s, TITLES, 2]       # full, half
