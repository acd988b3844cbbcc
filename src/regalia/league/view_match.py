"""A match by views: each bot is handed what its seat knows. Deals are those that levels get in compiled code."""

from collections.abc import Sequence
from typing import Any

from regalia.engine.binding import bind_rules
from regalia.games.catalogue import rulebook
from regalia.guests.bot import Bot
from regalia.jobs.job import deal_number
from regalia.kernel.fields import blank, duplicate
from regalia.kernel.luck import Luck, lucks
from regalia.league.entrants import Entrant, fallback
from regalia.play.game import Game
from regalia.play.steps import Move
from regalia.play.view import View
from regalia.search.workspace import Workspace, compiled_bots


class Seated:
    """A level in a seat, as a bot: it decides just as it does in `LevelGames`."""

    def __init__(self, entrant: Entrant, options: Any, seat: int, seed: int) -> None:
        """`seed` is the one that `LevelGames.play` is handed."""
        assert entrant.level is not None
        self.name = entrant.name
        self._players = options.players
        self._seat = seat
        self._seed = seed
        self._luck = blank(Luck)
        self._workspace = Workspace(entrant.level.game, max(1, entrant.level.iterations))
        boxes = rulebook(entrant.level.game).lay_out(options)
        self._known = boxes, entrant.level.search_config(), entrant.weights()

    def sit_down(self, deal: int) -> None:
        """Take the luck that `LevelGames` gives this seat in this deal."""
        self._luck[0] = lucks(self._seed, 1, (deal + 1) * (self._players + 1) + self._seat)[0]

    def choose(self, view: View) -> Move:
        """One of the view's legal moves."""
        space = self._workspace
        space.worlds[:1] = duplicate(view.states)
        luck = self._luck.copy()  # each decision begins with the same one
        number = compiled_bots(view.book.name)["choose_move"](space.worlds, *self._known, luck, *space.records)
        return next(move for move in view.legal_moves if move.number == number)


def play_by_views(game: str, options: Any, bots: Sequence[Bot], deal: int) -> Game:
    """A deal where each bot is handed its seat's views; the cards are those `LevelGames` deals."""
    played = Game(rulebook(game), options, chance_by_hand=True, way="compiled")
    piles = lucks(deal, 2)
    sample = bind_rules(game, "compiled")["sample_outcome"]
    while not played.is_over:
        if played.turn is None:
            pile = compiled_bots(game, "plain")["deck_stream"](played.states[0])
            number = sample(played.states, played.boxes, piles[pile : pile + 1])
            played.draw(next(outcome for outcome in played.outcomes if outcome.number == number))
        else:
            played.play(bots[played.turn].choose(played.view(played.turn)))
    return played


def decisions_of_a_game(game: str, options: Any, seed: int) -> list[View]:
    """What the deciding seat sees, at all decisions of a game between bots of the weakest level."""
    seen: list[View] = []

    class Onlooker(Seated):
        def choose(self, view: View) -> Move:
            seen.append(view)
            return super().choose(view)

    bots = [Onlooker(fallback(game), options, seat, seed) for seat in range(options.players)]
    play_by_views(game, options, bots, deal_number(seed, 0))
    return seen
