"""All ways to pay for a claim or take-over, as the cards that would leave the hand.

The rules ask for a payment question by question. People look at it as cards, so every way through the
questions is walked here, on copies of the game, and told as what is paid.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from regalia.play.game import Game

PAID = ("royals.pay.fitting", "royals.pay.wild", "royals.pay.intrigue", "royals.pay.intrigue_wild")
MOST_WAYS = 400  # more than a hand can be paid in; a stop against surprises


@dataclass(frozen=True)
class Payment:
    """Cards paid, and the answers that pay them."""

    moves: tuple[int, ...]          # answers to the payment questions, in order
    cards: dict[str, int]           # cards paid, by country or pair
    wild: int                       # of them, those that only stand for others


def payments(game: Game, move: int) -> list[Payment]:
    """Every set of cards that pays for a position, the one to propose first: fewest cards, then fewest wild."""
    found: dict[tuple[tuple[str, int], ...], Payment] = {}
    for payment in _ways(game, move):
        known = tuple(sorted(payment.cards.items()))
        if known not in found:
            found[known] = payment
        if len(found) == MOST_WAYS:
            break
    hand = _hand(game)
    return sorted(found.values(), key=lambda way: (sum(way.cards.values()), way.wild, -_left_even(hand, way)))


def _ways(game: Game, move: int) -> Iterator[Payment]:
    start = game.copy()
    start.chance_by_hand = True
    start.forced_by_hand = True
    seat = start.turn
    before = len(start.steps)
    start.play(start.move(move))
    waiting: list[tuple[Game, tuple[int, ...]]] = [(start, ())]
    while waiting:
        now, answers = waiting.pop()
        asked = now.legal_moves if now.turn == seat else ()
        if not asked or not now.notation.continues(asked[0].number):
            yield _told(now, answers, before)
            continue
        for answer in asked:
            further = now.copy()
            further.play(answer)
            waiting.append((further, (*answers, answer.number)))


def _told(game: Game, answers: tuple[int, ...], before: int) -> Payment:
    cards: dict[str, int] = {}
    wild = 0
    for step in game.steps[before:]:
        for event in step.events:
            if event.rule in PAID:
                cards[event.told["card"]] = cards.get(event.told["card"], 0) + event.told["number"]
                wild += event.told["number"] if event.rule.endswith("wild") else 0
    return Payment(answers, cards, wild)


def _hand(game: Game) -> dict[str, int]:
    seat = game.describe()["seats"][game.turn or 0]
    return {**seat.get("hand", {}), **seat.get("intrigue", {})}


def _left_even(hand: dict[str, int], way: Payment) -> int:
    """The largest holding left: better to break up the small ones for wild cards."""
    return max((held - way.cards.get(card, 0) for card, held in hand.items()), default=0)
