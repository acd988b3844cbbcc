"""What a seat of Royals cannot know: taken out of a state, and dealt anew as it may be imagined (R10).

A seat knows its own hand, the row, all discards, the sizes of piles and hands, of each hand the cards
everybody saw, and which cards went into the pile when it was last shuffled. So the cards of that pile are
either still in it, or were drawn blind since; and every other unseen card is in somebody's hand.

Country cards and intrigue cards are dealt one kind after the other, in the same way: cards are numbered as chance
outcomes are, countries first, and `first` … `end` − 1 are the cards of the kind that is being dealt.
"""

from regalia.games.royals.payment import can_answer, can_answer_intrigue, is_paying
from regalia.games.royals.state import COUNTRIES, PAIRS, Box, State
from regalia.games.royals.turn import card_of_intrigue_pile, card_of_pile
from regalia.kernel.luck import Luck, roll

CARDS = COUNTRIES + PAIRS


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

    First the cards others drew blind since the shuffle leave the pile. Whatever the pile does not hold then is dealt
    to the hands. A seat that is paying just now is dealt to until it can pay, because all know that it can.
    """
    redeal_kind(state, box, 0, COUNTRIES, luck)
    redeal_kind(state, box, COUNTRIES, CARDS, luck)


def redeal_kind(state: State, box: Box, first: int, end: int, luck: Luck) -> None:
    """Deal country cards, or intrigue cards."""
    dealt = False
    while not dealt:
        for other in range(box.players):
            put_back_blind_draws(state, other, first)
            imagine_blind_draws(state, box, other, first, end, luck)
        dealt = deal_to_payer(state, box, first, end, luck)
    for other in range(box.players):
        deal_unknown_cards(state, box, other, first, end, luck)
        forget_unknown(state, other, first)


# What others drew blind.


def imagine_blind_draws(state: State, box: Box, other: int, first: int, end: int, luck: Luck) -> None:
    """Have the other draw from the pile as often as it did since the shuffle.

    Some cards count as in the pile, but are seen elsewhere by now: so they were drawn. They go first. What else was
    drawn can be any card.
    """
    draws = unknown_draws(state, other, first)
    draws -= draw_what_must_be_gone(state, box, other, first, end, draws)
    for _ in range(draws):
        draw_blind(state, other, card_of_pile(state, luck) if first == 0 else card_of_intrigue_pile(state, luck))


def draw_what_must_be_gone(state: State, box: Box, other: int, first: int, end: int, draws: int) -> int:
    """Have the other draw the cards that must have left the pile, `draws` at most; how many that were."""
    drawn = 0
    card = must_have_left_the_pile(state, box, first, end)
    while card >= 0 and drawn < draws:
        draw_blind(state, other, card)
        drawn += 1
        card = must_have_left_the_pile(state, box, first, end)
    return drawn


def must_have_left_the_pile(state: State, box: Box, first: int, end: int) -> int:
    """A card that counts as in the pile but must have been drawn, −1 if there is none."""
    for card in range(first, end):
        if hidden_in_hands(state, box, card) < 0:
            return card
    return -1


def draw_blind(state: State, other: int, card: int) -> None:
    """The other drew this card from its pile."""
    if card < COUNTRIES:
        state.pile[card] -= 1
        state.blind[other, card] += 1
    else:
        state.intrigue_pile[card - COUNTRIES] -= 1
        state.intrigue_blind[other, card - COUNTRIES] += 1


def put_back_blind_draws(state: State, other: int, first: int) -> None:
    """What was imagined of another's blind draws goes back to the pile; one's own are no imagination."""
    if unknown_draws(state, other, first) == 0:
        return
    if first == 0:
        for country in range(COUNTRIES):
            state.pile[country] += state.blind[other, country]
            state.blind[other, country] = 0
    else:
        for pair in range(PAIRS):
            state.intrigue_pile[pair] += state.intrigue_blind[other, pair]
            state.intrigue_blind[other, pair] = 0


# What others hold.


def deal_to_payer(state: State, box: Box, first: int, end: int, luck: Luck) -> bool:
    """Deal to a seat that is paying; True if it holds what it offered to pay, or if nobody unknown is paying."""
    payer = state.seat
    if not is_paying(state) or unknown_cards(state, payer, first) == 0:
        return True
    deal_unknown_cards(state, box, payer, first, end, luck)
    can_pay = can_answer(state, box) if first == 0 else can_answer_intrigue(state, box)
    if can_pay:
        forget_unknown_cards(state, payer, first)
    else:
        keep_known_cards(state, payer, first)
    return can_pay


def deal_unknown_cards(state: State, box: Box, other: int, first: int, end: int, luck: Luck) -> None:
    """Deal the unknown cards of a hand from those that are in no pile."""
    hidden = 0
    for card in range(first, end):
        hidden += hidden_in_hands(state, box, card)
    for dealt in range(unknown_cards(state, other, first)):
        add_to_hand(state, other, draw_hidden(state, box, first, end, hidden - dealt, luck))


def hidden_in_hands(state: State, box: Box, card: int) -> int:
    """Cards of a kind that are in no pile and no known hand: so they are among the unknown ones.

    Below zero while cards count as in the pile that were drawn from it and are seen elsewhere by now.
    """
    if card < COUNTRIES:
        hidden = box.cards[card] - state.row[card] - state.pile[card] - state.discards[card]
        for seat in range(box.players):
            hidden -= state.hand[seat, card]
        return hidden
    pair = card - COUNTRIES
    hidden = box.intrigue_of_pair - state.intrigue_pile[pair] - state.intrigue_discards[pair]
    for seat in range(box.players):
        hidden -= state.intrigue_hand[seat, pair]
    return hidden


def draw_hidden(state: State, box: Box, first: int, end: int, hidden: int, luck: Luck) -> int:
    """A card drawn from the `hidden` ones in hands."""
    ticket = roll(luck, hidden)
    drawn = first
    for card in range(first, end):
        ticket -= hidden_in_hands(state, box, card)
        drawn += ticket >= 0
    return drawn


def add_to_hand(state: State, seat: int, card: int) -> None:
    """Deal one card to a hand."""
    if card < COUNTRIES:
        state.hand[seat, card] += 1
    else:
        state.intrigue_hand[seat, card - COUNTRIES] += 1


def keep_known_cards(state: State, seat: int, first: int) -> None:
    """Take back what was dealt: country cards everybody saw stay, no intrigue card does."""
    if first == 0:
        for country in range(COUNTRIES):
            state.hand[seat, country] = state.seen[seat, country]
    else:
        for pair in range(PAIRS):
            state.intrigue_hand[seat, pair] = 0


# What is counted as unknown.


def unknown_cards(state: State, other: int, first: int) -> int:
    """Cards in a hand that cannot be named."""
    return state.unknown[other] if first == 0 else state.unknown_intrigue[other]


def unknown_draws(state: State, other: int, first: int) -> int:
    """Blind draws since the shuffle that cannot be named."""
    return state.unknown_blind[other] if first == 0 else state.unknown_intrigue_blind[other]


def forget_unknown_cards(state: State, other: int, first: int) -> None:
    """All cards of a hand have been dealt."""
    if first == 0:
        state.unknown[other] = 0
    else:
        state.unknown_intrigue[other] = 0


def forget_unknown(state: State, other: int, first: int) -> None:
    """All cards and blind draws of a seat have been imagined."""
    forget_unknown_cards(state, other, first)
    if first == 0:
        state.unknown_blind[other] = 0
    else:
        state.unknown_intrigue_blind[other] = 0
