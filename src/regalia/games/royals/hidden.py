"""What a seat of Royals cannot know: taken out of a state, and dealt anew as it may be imagined (R10).

A seat knows its own hand, the row, all discards, the sizes of piles and hands, of each hand the cards
everybody saw, and which cards went into the pile when it was last shuffled. So the cards of that pile are
either still in it, or were drawn blind since; and every other unseen card is in somebody's hand.
"""

from regalia.games.royals.state import COUNTRIES, PAIRS, Box, State
from regalia.games.royals.turn import intrigue_pile_size, pile_size
from regalia.kernel.luck import Luck, draw, roll


def conceal(state: State, box: Box, seat: int) -> None:
    """Take out of the state everything the seat cannot know; −1: a spectator, who knows no hand."""
    for other in range(box.players):
        if other != seat:
            conceal_countries(state, other)
            conceal_intrigue(state, other)


def conceal_countries(state: State, other: int) -> None:
    """Of a hand only the seen cards and its size stay; what was drawn blind joins the pile it came from."""
    for country in range(COUNTRIES):
        state.unknown[other] += state.hand[other, country] - state.seen[other, country]
        state.hand[other, country] = state.seen[other, country]
        state.unknown_blind[other] += state.blind[other, country]
        state.pile[country] += state.blind[other, country]
        state.blind[other, country] = 0


def conceal_intrigue(state: State, other: int) -> None:
    """Of intrigue cards only their number stays."""
    for pair in range(PAIRS):
        state.unknown_intrigue[other] += state.intrigue_hand[other, pair]
        state.intrigue_hand[other, pair] = 0
        state.unknown_intrigue_blind[other] += state.intrigue_blind[other, pair]
        state.intrigue_pile[pair] += state.intrigue_blind[other, pair]
        state.intrigue_blind[other, pair] = 0


def redeal(state: State, box: Box, luck: Luck) -> None:
    """Deal the unknown cards of a concealed state in a way the seat may imagine.

    First the cards others drew blind since the shuffle leave the pile: those that must have (they are seen
    elsewhere by now), then any. Whatever the pile does not hold then is dealt to the hands.
    """
    for other in range(box.players):
        if state.unknown_blind[other] > 0:
            imagine_blind_draws(state, box, other, luck)
        if state.unknown_intrigue_blind[other] > 0:
            imagine_intrigue_draws(state, box, other, luck)
    for other in range(box.players):
        imagine_hand(state, box, other, luck)
        imagine_intrigue_hand(state, box, other, luck)


def hidden_in_hands(state: State, box: Box, country: int) -> int:
    """Cards of a country that are in no pile and no known hand: so they are among the unknown ones."""
    hidden = box.cards[country] - state.row[country] - state.pile[country] - state.discards[country]
    for seat in range(box.players):
        hidden -= state.hand[seat, country]
    return hidden


def hidden_intrigue(state: State, box: Box, pair: int) -> int:
    """Intrigue cards of a pair, likewise."""
    hidden = box.intrigue_of_pair - state.intrigue_pile[pair] - state.intrigue_discards[pair]
    for seat in range(box.players):
        hidden -= state.intrigue_hand[seat, pair]
    return hidden


def imagine_blind_draws(state: State, box: Box, other: int, luck: Luck) -> None:
    """Take from the pile the cards the other drew blind since the shuffle."""
    while state.unknown_blind[other] > 0:
        drawn = -1
        for country in range(COUNTRIES):
            if hidden_in_hands(state, box, country) < 0:
                drawn = country
        if drawn < 0:
            drawn = draw(state.pile[:], pile_size(state), luck)
        state.pile[drawn] -= 1
        state.blind[other, drawn] += 1
        state.unknown_blind[other] -= 1


def imagine_intrigue_draws(state: State, box: Box, other: int, luck: Luck) -> None:
    """The same with intrigue cards."""
    while state.unknown_intrigue_blind[other] > 0:
        drawn = -1
        for pair in range(PAIRS):
            if hidden_intrigue(state, box, pair) < 0:
                drawn = pair
        if drawn < 0:
            drawn = draw(state.intrigue_pile[:], intrigue_pile_size(state), luck)
        state.intrigue_pile[drawn] -= 1
        state.intrigue_blind[other, drawn] += 1
        state.unknown_intrigue_blind[other] -= 1


def imagine_hand(state: State, box: Box, other: int, luck: Luck) -> None:
    """Deal the unknown cards of a hand from those that are in no pile."""
    while state.unknown[other] > 0:
        total = 0
        for country in range(COUNTRIES):
            total += hidden_in_hands(state, box, country)
        ticket = roll(luck, total)
        drawn = 0
        for country in range(COUNTRIES):
            ticket -= hidden_in_hands(state, box, country)
            drawn += ticket >= 0
        state.hand[other, drawn] += 1
        state.unknown[other] -= 1


def imagine_intrigue_hand(state: State, box: Box, other: int, luck: Luck) -> None:
    """The same with intrigue cards."""
    while state.unknown_intrigue[other] > 0:
        total = 0
        for pair in range(PAIRS):
            total += hidden_intrigue(state, box, pair)
        ticket = roll(luck, total)
        drawn = 0
        for pair in range(PAIRS):
            ticket -= hidden_intrigue(state, box, pair)
            drawn += ticket >= 0
        state.intrigue_hand[other, drawn] += 1
        state.unknown_intrigue[other] -= 1
