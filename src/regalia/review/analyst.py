"""The analyst: the strongest level, asked what moves and cards are worth instead of what it plays."""

from dataclasses import replace

from regalia.bots.advice import Candidate, Outlook, Thinker
from regalia.bots.levels import Level
from regalia.play.game import Game
from regalia.play.steps import Move, Outcome
from regalia.review.findings import SHOWN_OPTIONS, Decision, Draw, Worth, shares_of

QUICK = 4  # one in so many of a decision's iterations is for each position that is only compared


class Analyst:
    """The strongest level, with the questions of a review. Not to be shared by threads."""

    def __init__(self, level: Level) -> None:
        """A thinker for decisions, and a quicker one for all that is only compared."""
        self._thorough = Thinker(level)
        self._quick = Thinker(level.with_iterations(max(1, level.iterations // QUICK)))

    def seen_openly(self, game: Game) -> Outlook:
        """How the game goes on, as one sees it who sees all hands, but not the cards to come."""
        if game.is_over:
            return Outlook(shares_of(game.winners, game.options.players), tuple(map(float, game.scores)))
        return self._quick.search(replace(game.view(None, history=False), states=game.states))

    def decision(self, game: Game, number: int) -> Decision:
        """What the seat to decide could do, from its own view, and what the move of that number was worth."""
        view = game.view(game.turn, history=False)
        advice = self._thorough.advise(view)
        options = tuple(_at_first_sight(option) for option in advice.options)
        best = played = options[0]
        if advice.best.number != number:
            # A branch that search left early is valued worse than it is, so both moves are looked at alike.
            visits = {option.move.number: option.visits for option in advice.options}
            other = next(move for move in view.legal_moves if move.number == number)
            best = self._worth(game, advice.best, visits[advice.best.number])
            played = self._worth(game, other, visits.get(number, 0))
        return Decision(advice.seat, Outlook(advice.wins, advice.points), options[:SHOWN_OPTIONS], best, played)

    def _worth(self, game: Game, move: Move, visits: int) -> Worth:
        """The worth of a move, searched from where it leads to, in what its seat knows there."""
        after = game.copy()
        after.play(move)
        found = self._quick.search(after.view(move.seat, history=False))
        return Worth(move.notation, move.explained, visits, found.wins, found.points)

    def draw(self, game: Game, number: int) -> Draw:
        """What the outcome of that number changed, against the mean of all outcomes that were possible."""
        seat = int(game.states[0].seat)
        outcomes = game.outcomes
        drawn = next(at for at, outcome in enumerate(outcomes) if outcome.number == number)
        shares = [outcome.weight / outcome.of for outcome in outcomes]
        if len(outcomes) == 1:
            nothing = (0.0,) * game.options.players
            return Draw(seat, shares[drawn], nothing, nothing)
        seen = [self._after(game, outcome, seat) for outcome in outcomes]
        luck = _against_mean([after.wins for after in seen], shares, drawn)
        points = _against_mean([after.points for after in seen], shares, drawn)
        return Draw(seat, shares[drawn], luck, points)

    def _after(self, game: Game, outcome: Outcome, seat: int) -> Outlook:
        after = game.copy()
        after.draw(outcome)
        return self._quick.search(after.view(seat, history=False))


def _at_first_sight(option: Candidate) -> Worth:
    """What search saw of a move on its way."""
    return Worth(option.move.notation, option.move.explained, option.visits, option.wins, option.points)


def _against_mean(values: list[tuple[float, ...]], shares: list[float], drawn: int) -> tuple[float, ...]:
    """What the drawn outcome is worth more than the mean of all, for each seat.

    >>> _against_mean([(0.75, 0.25), (0.25, 0.75)], [0.5, 0.5], drawn=0)
    (0.25, -0.25)
    """
    by_seat = zip(*values, strict=True)
    means = [sum(share * value for share, value in zip(shares, of_seat, strict=True)) for of_seat in by_seat]
    return tuple(value - mean for value, mean in zip(values[drawn], means, strict=True))
