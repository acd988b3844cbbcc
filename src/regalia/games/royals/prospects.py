"""What a move of Royals is good for later: cards for a position, influence, what is kept; reckoned by the rules."""

from typing import Any

from regalia.games.royals.board import COUNTRY_NAMES
from regalia.games.royals.claims import claimable
from regalia.games.royals.notation import Notation
from regalia.games.royals.payment import buying_power, hand_size, intrigue_size
from regalia.games.royals.places import city_of, first_position
from regalia.games.royals.scoring import influence_of
from regalia.games.royals.state import (
    BLIND,
    DISCARD,
    DISCARD_PAIR,
    DRAW_COUNTRIES,
    DRAW_INTRIGUE,
    END_TURN,
    INTRIGUE,
    POSITION,
    TAKE,
    VACANT,
)
from regalia.games.rulebook import Laid, Prospect


def prospects(before: Laid, after: Laid, move: int) -> list[Prospect]:
    """What a legal move of the seat to decide leads to."""
    state, box, seat = before.states[0], before.boxes[0], int(before.states[0].seat)
    if move == DRAW_COUNTRIES:
        number = int(box.country_draws)
        return [Prospect("countries", {"number": number, "held": int(hand_size(state, seat)) + number})]
    if move in (DRAW_INTRIGUE, INTRIGUE):
        return [Prospect("intrigue", {"number": int(intrigue_size(state, seat) + 1)})]
    if TAKE <= move < BLIND:
        return [_card(before, after, seat, move - TAKE)]
    if move == BLIND:
        return [Prospect("blind", {})]
    if POSITION <= move < END_TURN:
        return [_influence(before, after, seat, move - POSITION)]
    if move == END_TURN:
        return [Prospect("keeps", {"number": int(min(hand_size(state, seat), box.hand_limit))})]
    if DISCARD <= move < DISCARD_PAIR:
        country = move - DISCARD
        number = int(state.hand[seat, country]) - 1
        return [Prospect("holds", {"card": COUNTRY_NAMES[country], "number": number})]
    return []


def _card(before: Laid, after: Laid, seat: int, country: int) -> Prospect:
    """A card from the row: the dearest position of its country that it makes possible, else the one it comes near."""
    box = before.boxes[0]
    held = int(before.states[0].hand[seat, country]) + 1
    said: dict[str, Any] = {"card": COUNTRY_NAMES[country], "number": held}
    positions = [
        position
        for position in range(first_position(box, country), first_position(box, country + 1))
        if box.title[position] >= 0
    ]
    possible = _claimable(after, seat) & ~_claimable(before, seat)
    paid = [position for position in positions if possible >> position & 1]
    if paid:
        best = max(paid, key=lambda position: (box.cost[position], box.influence[position]))
        return Prospect("pays", said | _named(before, best))
    vacant = [position for position in positions if before.states[0].portrait[position] == VACANT]
    power = int(buying_power(box, held, hand_size(before.states[0], seat) + 1))
    wanting = [position for position in vacant if box.cost[position] > power]
    if not wanting:
        return Prospect("holds", said)
    near = min(wanting, key=lambda position: (box.cost[position], -box.influence[position]))
    return Prospect("nearer", said | _named(before, near) | {"missing": int(box.cost[near]) - power})


def _claimable(laid: Laid, seat: int) -> int:
    """The positions that a seat could pay for if it were to place nobles now."""
    states = laid.states.copy()
    states[0].seat = seat
    return int(claimable(states[0], laid.boxes[0]))


def _named(laid: Laid, position: int) -> dict[str, Any]:
    what: Any = Notation(laid.options).what(laid.states[0], POSITION + position)
    return {"city": what.city, "title": what.title}


def _influence(before: Laid, after: Laid, seat: int, position: int) -> Prospect:
    """A noble: the seat's influence in the country then, and the most that another has."""
    box, then = before.boxes[0], after.states[0]
    country = int(box.country_of[city_of(position)])
    others = [influence_of(then, box, country, other) for other in range(box.players) if other != seat]
    return Prospect(
        "influence",
        {
            "country": COUNTRY_NAMES[country],
            "number": int(influence_of(then, box, country, seat)),
            "most": int(max(others)),
        },
    )
