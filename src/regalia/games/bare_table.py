"""A table without ornaments: how a game is described and shown that says nothing of its own about it."""

from typing import Any, Literal, cast

from pydantic import ConfigDict, create_model

from regalia.games.rulebook import Laid, describe_fields


class BareTable:
    """The fields of the state, by their names; nothing is printed on its board.

    >>> BareTable("whist", int).board(None).game
    'whist'
    """

    def __init__(self, game: str, moves: Any) -> None:
        """The table of a game with these kinds of moves."""
        self._game = game
        name, own = game.title(), cast(Any, Literal[game])
        self.model: type[Any] = create_model(f"{name}Table", __config__=ConfigDict(extra="allow"), game=(own, game))
        self.board_model: type[Any] = create_model(f"{name}Board", game=(own, game))
        self.moves = moves

    def lay(self, laid: Laid, viewer: int | None, hides_scores: bool) -> dict[str, Any]:
        """The table as the viewer sees it; where scores are hidden, without a field of points."""
        shown = describe_fields(laid.states[0], laid.options, first_seat=0)
        told = {name: value for name, value in shown.items() if not (hides_scores and name == "points")}
        return {"game": self._game, **told}

    def board(self, options: Any) -> Any:
        """Nothing but the game's name."""
        return self.board_model()
