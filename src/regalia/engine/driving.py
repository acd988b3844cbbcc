"""Driving a game from Python move by move, with one call into compiled code for each decision.

For people who build bots: no names, no history, only numbers.

>>> from regalia.games.catalogue import any_game
>>> driver = Driver(any_game(), rulebook(any_game()).choose(players=2), seed=1)
>>> count = driver.start()
>>> while count:
...     count = driver.play(driver.moves[0])
>>> len(driver.points())
2
"""

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from regalia.engine import byte_driver
from regalia.engine.binding import bind_rules
from regalia.games.catalogue import rulebook
from regalia.kernel.luck import lucks


class Driver:
    """One game after another, chance and forced moves played by themselves.

    `start()` and `play(move)` go to the next decision and say how many moves there are to choose from, 0 at
    the end of the game; `moves[0]` … `moves[count - 1]` are their numbers in the game's action space.
    """

    play: Callable[[int], int]

    def __init__(self, game: str, options: Any, seed: int) -> None:
        book = rulebook(game)
        memory = np.zeros(byte_driver.MEMORY, np.uint8)
        ends = byte_driver.constants(book.state, book.box)
        memory[: byte_driver.LUCK_END] = lucks(seed, 1).view(np.uint8)
        memory[byte_driver.BOX_AT : ends["BOX_END"]] = book.lay_out(options).view(np.uint8)
        choices: Any = memory[byte_driver.PART : byte_driver.CHOICES_END].view(byte_driver.CHOICES)
        self.options = options
        self.states = memory[byte_driver.STATE_AT : ends["STATE_END"]].view(ends["STATE"]).view(np.recarray)
        self.boxes = memory[byte_driver.BOX_AT : ends["BOX_END"]].view(ends["BOX"]).view(np.recarray)
        self.moves = memoryview(choices["choice"][0])
        self._functions = bind_rules(game, "compiled")
        self._start = partial(self._functions["start_driven"], memory)
        self.play = partial(self._functions["drive"], memory)

    def start(self) -> int:
        """Set up the next game and go to its first decision."""
        self.states[:] = np.zeros(1, self.states.dtype)
        return int(self._start())

    @property
    def seat(self) -> int:
        """The seat to decide, from 0."""
        return int(self._functions["who_acts"](self.states.copy()))

    def points(self) -> tuple[int, ...]:
        """The points of each seat now."""
        states, boxes = self.states.copy(), self.boxes.copy()
        return tuple(int(self._functions["points_of"](states, boxes, seat)) for seat in range(self.options.players))
