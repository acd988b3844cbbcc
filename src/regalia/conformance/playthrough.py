"""Playthroughs: a whole game with every state, every choice and every event, as readable text.

They are made anew and compared in the tests: any change of a rule shows as a difference one can read.
"""

import json
from collections.abc import Iterator
from typing import Any

from regalia.games.catalogue import rulebook
from regalia.kernel.luck import lucks, roll
from regalia.play.game import Game


def playthrough(game: str, wishes: dict[str, Any], seed: int) -> str:
    """The text of one random game."""
    teller = _Teller(Game.new(game, chance_by_hand=True, forced_by_hand=True, **wishes), seed)
    heading = [f"# {rulebook(game).title}: a playthrough", f"# options: {json.dumps(wishes)}, seed {seed}"]
    return "\n".join([*heading, *teller.tell()]) + "\n"


class _Teller:
    """Plays a game and tells it; of the table it tells the parts that changed since it last did."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.luck = lucks(seed, 1)[0]
        self.table: dict[str, Any] = {}

    def tell(self) -> Iterator[str]:
        while not self.game.is_over:
            turn = self.game.turn
            yield from self.step()
            if turn is not None and self.game.turn != turn:
                yield from self.changes()
        yield from self.changes()
        yield "scores: " + " ".join(map(str, self.game.scores))
        yield "winners: " + " ".join(str(seat + 1) for seat in self.game.winners)

    def step(self) -> Iterator[str]:
        game, number = self.game, len(self.game.steps) + 1
        if game.turn is None:
            outcomes = game.outcomes
            weights = ", ".join(f"{outcome} {outcome.weight}/{outcome.of}" for outcome in outcomes)
            yield f"step {number}, chance: {weights}"
            tickets = [outcome for outcome in outcomes for _ in range(outcome.weight)]
            game.draw(tickets[int(roll(self.luck, len(tickets)))])
        else:
            moves = game.legal_moves
            yield f"step {number}, seat {game.turn + 1}: {', '.join(map(str, moves))}"
            game.play(moves[int(roll(self.luck, len(moves)))])
        yield f"  -> {game.steps[-1]}"
        for event in game.steps[-1].events:
            yield f"     {event.rule}: {event.text(game.names)}"

    def changes(self) -> Iterator[str]:
        before, self.table = self.table, _flat("", self.game.describe(first_seat=1))
        for name in before.keys() | self.table.keys():
            if name not in self.table:
                self.table[name] = None
        for name in sorted(self.table):
            if self.table[name] != before.get(name):
                yield f"  | {name}: {json.dumps(self.table[name], ensure_ascii=False)}"


def _flat(name: str, part: Any) -> dict[str, Any]:
    """Nested tables as one, the names joined by dots; seats count from 1."""
    if isinstance(part, dict):
        items: list[tuple[Any, Any]] = list(part.items())
    elif isinstance(part, list) and any(isinstance(entry, dict) for entry in part):
        items = list(enumerate(part, 1))
    else:
        return {name: part}
    flat: dict[str, Any] = {}
    for key, value in items:
        flat |= _flat(f"{name}.{key}" if name else str(key), value)
    return flat
