"""What a seat of Royals cannot know: taken out of a state, and dealt anew as it may be imagined (R10).

A seat knows its own hand, the row, all discards, the sizes of piles and hands, of each hand the cards
everybody saw, and which cards went into the pile when it was last shuffled. So the cards of that pile are
either still in it, or were drawn blind since; and every other unseen card is in somebody's hand.
"""

from regalia.games.royals.payment import can_answer, can_answer_intrigue
from regalia.games.royals.state import ASK_FITTING, ASK_WILD_PAIR, COUNTRIES, PAIRS, Box, State
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
    """Deal the unknown cards of a concealed state in a way its seat may imagine.

    A seat that is paying just now is dealt to first, because all know that it can pay. Then the cards others
    drew blind since the shuffle leave the pile: those that must have (they are seen elsewhere by now), then
    any. Whatever the pile does not hold then is dealt to the hands.
    """
    if ASK_FITTING <= state.phase <= ASK_WILD_PAIR:
        imagine_payer(state, box, luck)
        imagine_payer_intrigue(state, box, luck)
    for other in range(box.players):
        if state.unknown_blind[other] > 0:
            imagine_blind_draws(state, box, other, luck)
        if state.unknown_intrigue_blind[other] > 0:
            imagine_intrigue_draws(state, box, other, luck)
    for other in range(box.players):
        imagine_hand(state, box, other, luck)
        imagine_intrigue_hand(state, box, other, luck)


def imagine_payer(state: State, box: Box, luck: Luck) -> None:
    """Deal unseen country cards to the seat that is paying, until it holds what it offered to pay."""
    payer = state.seat
    unknown = state.unknown[payer]
    dealt = unknown == 0
    while not dealt:
        for country in range(COUNTRIES):
            state.hand[payer, country] = state.seen[payer, country]
        for _ in range(unknown):
            state.hand[payer, draw_unseen(state, box, luck)] += 1
        dealt = can_answer(state, box) and pile_fits(state, box)
    state.unknown[payer] = 0


def imagine_payer_intrigue(state: State, box: Box, luck: Luck) -> None:
    """The same with intrigue cards."""
    payer = state.seat
    unknown = state.unknown_intrigue[payer]
    dealt = unknown == 0
    while not dealt:
        for pair in range(PAIRS):
            state.intrigue_hand[payer, pair] = 0
        for _ in range(unknown):
            state.intrigue_hand[payer, draw_unseen_intrigue(state, box, luck)] += 1
        dealt = can_answer_intrigue(state, box) and intrigue_pile_fits(state, box)
    state.unknown_intrigue[payer] = 0


def draw_unseen(state: State, box: Box, luck: Luck) -> int:
    """A country card drawn from all that are in the pile or hidden in hands."""
    unseen = 0
    for country in range(COUNTRIES):
        unseen += state.pile[country] + hidden_in_hands(state, box, country)
    ticket = roll(luck, unseen)
    drawn = 0
    for country in range(COUNTRIES):
        ticket -= state.pile[country] + hidden_in_hands(state, box, country)
        drawn += ticket >= 0
    return drawn


def draw_unseen_intrigue(state: State, box: Box, luck: Luck) -> int:
    """An intrigue card, likewise."""
    unseen = 0
    for pair in range(PAIRS):
        unseen += state.intrigue_pile[pair] + hidden_intrigue(state, box, pair)
    ticket = roll(luck, unseen)
    drawn = 0
    for pair in range(PAIRS):
        ticket -= state.intrigue_pile[pair] + hidden_intrigue(state, box, pair)
        drawn += ticket >= 0
    return drawn


def pile_fits(state: State, box: Box) -> bool:
    """The cards that must have left the pile are no more than others drew blind from it."""
    must, drawn = 0, 0
    for country in range(COUNTRIES):
        must += max(0, -hidden_in_hands(state, box, country))
    for seat in range(box.players):
        drawn += state.unknown_blind[seat]
    return must <= drawn


def intrigue_pile_fits(state: State, box: Box) -> bool:
    """The same with intrigue cards."""
    must, drawn = 0, 0
    for pair in range(PAIRS):
        must += max(0, -hidden_intrigue(state, box, pair))
    for seat in range(box.players):
        drawn += state.unknown_intrigue_blind[seat]
    return must <= drawn


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
