"""A game being played: the interface for people.

>>> game = Game.new("majesty", players=2, seed=1)
>>> game.turn, game.is_over
(0, False)
>>> game.legal_moves[0].notation
'take 1 guard'
>>> game.play("take 1 guard")
>>> game.turn
1
>>> game.undo()
>>> game.turn
0
"""

import copy
import datetime
import difflib
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from regalia.engine.compiling import Way
from regalia.engine.ways import bound, fit
from regalia.games.catalogue import Rulebook, rulebook
from regalia.kernel.choices import Choices
from regalia.kernel.contract import CHANCE, NOBODY
from regalia.kernel.fields import blank, duplicate
from regalia.kernel.log import Log
from regalia.kernel.luck import lucks
from regalia.kernel.refusal import Refusal
from regalia.locale.words import DEFAULT, message_name, say
from regalia.play.score_sheet import ScoreSheet, score_lines
from regalia.play.steps import Event, Move, Outcome, Step, read_log
from regalia.play.view import View, conceal_steps

SYSTEM = secrets.SystemRandom()


@dataclass(frozen=True)
class Reason:
    """Why a move is not possible: the rule's key; `str(reason)` is the rule in words."""

    rule: str

    def text(self, language: str = DEFAULT) -> str:
        """The rule in words."""
        return say(message_name(self.rule), language=language)

    def __str__(self) -> str:
        """The rule in English."""
        return self.text()


class IllegalMove(Refusal):
    """A move that the rules forbid now; `reason` has the rule, if it is a move at all."""

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        """The message says what is wrong and what would be right."""
        super().__init__(message)
        self.reason = reason


class Game:
    """One game of Royals or Majesty, from its set-up to its score sheet.

    Chance is drawn as soon as it is due, from the operating system or, with a seed, reproducibly; or left to
    the caller with `chance_by_hand`. Moves without an alternative are played by themselves, unless
    `forced_by_hand`.
    """

    def __init__(
        self,
        book: Rulebook,
        options: Any,
        *,
        names: tuple[str, ...] | None = None,
        seed: int | None = None,
        chance_by_hand: bool = False,
        forced_by_hand: bool = False,
        way: Way = "plain",
        position: dict[str, Any] | None = None,
        game_of_seed: int = 0,
    ) -> None:
        """Set up a game; `Game.new` is the friendly way. `game_of_seed` picks a later game of the seed."""
        self.book = book
        self.options = options
        if way not in ("plain", "compiled", "checked"):
            raise Refusal(f"A game runs plain, compiled or checked, not {way!r}.")
        if isinstance(names, str):
            raise Refusal(f"Names are a tuple with a name for each seat, not {names!r}.")
        self.names = names or tuple(f"Seat {seat + 1}" for seat in range(options.players))
        if len(self.names) != options.players:
            raise Refusal(f"There must be a name for each of the {options.players} seats, not {len(self.names)}.")
        if seed is not None and (type(seed) is not int or seed < 0):
            raise Refusal(f"A seed is a whole number from 0 on, not {seed!r}.")
        self.way: Way = way
        self.notation = book.notation(options)
        self.chance_by_hand = chance_by_hand
        self.forced_by_hand = forced_by_hand
        self.steps: list[Step] = []
        self.date: datetime.date | None = None  # of its record, if it was read from one
        self.states = blank(book.state)
        self.boxes = book.lay_out(options)
        self._lucks = None if seed is None else lucks(seed, 1, game_of_seed)
        self._before: list[tuple[bytes, bytes]] = []
        self._choices = blank(Choices)
        self._logs = blank(Log)
        bound(book.name, way)["set_up"](fit(self.states, way)[0], fit(self.boxes, way)[0])
        self.from_position = position is not None
        if position is not None:
            self._arrange(position)
        self.go_on()

    def _arrange(self, position: dict[str, Any]) -> None:
        try:
            self.book.arrange(self.states[0], self.boxes[0], self.options, position)
        except Refusal:
            raise
        except (AttributeError, LookupError, OverflowError, StopIteration, TypeError, ValueError) as error:
            raise Refusal(f"The position cannot be set up as it is written: {error or 'unknown entry'}.") from None

    @classmethod
    def new(
        cls,
        game: str,
        *,
        names: tuple[str, ...] | None = None,
        seed: int | None = None,
        chance_by_hand: bool = False,
        forced_by_hand: bool = False,
        way: Way = "plain",
        position: dict[str, Any] | None = None,
        **options: Any,
    ) -> "Game":
        """A new game by its name and options, from its start or from a position in words.

        >>> Game.new("royals", players=3, edition="2014", seed=4).options.edition
        '2014'
        """
        book = rulebook(game)
        return cls(
            book,
            book.choose(**options),
            names=names,
            seed=seed,
            chance_by_hand=chance_by_hand,
            forced_by_hand=forced_by_hand,
            way=way,
            position=position,
        )

    def _call(self, name: str, *rest: Any, logged: bool = False) -> Any:
        function = bound(self.book.name, self.way, logged)[name]
        return function(fit(self.states, self.way), *rest)

    @property
    def _boxes(self) -> Any:
        return fit(self.boxes, self.way)

    # Where the game stands.

    @property
    def actor(self) -> int:
        """The seat to decide, CHANCE or NOBODY."""
        return int(self._call("who_acts"))

    @property
    def turn(self) -> int | None:
        """The seat to decide, from 0; None when chance is to draw or the game is over."""
        return self.actor if self.actor >= 0 else None

    @property
    def is_over(self) -> bool:
        """The game is finished."""
        return self.actor == NOBODY

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """The moves the seat to decide may play."""
        if self.turn is None:
            return ()
        self._call("list_moves", self._boxes, fit(self._choices, self.way))
        choices = self._choices[0]
        return tuple(self.move(int(choices.choice[at])) for at in range(choices.count))

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """What chance may bring now."""
        if self.actor != CHANCE:
            return ()
        self._call("list_outcomes", self._boxes, fit(self._choices, self.way))
        choices = self._choices[0]
        total = int(choices.weight[: choices.count].sum())
        numbers = [(int(choices.choice[at]), int(choices.weight[at])) for at in range(choices.count)]
        state = self.states[0]
        return tuple(Outcome(number, self.notation.outcome(state, number), weight, total) for number, weight in numbers)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat now."""
        return tuple(int(self._call("points_of", self._boxes, seat)) for seat in range(self.options.players))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, several if they share the victory; empty until the game is over."""
        if not self.is_over:
            return ()
        seats = range(self.options.players)
        beaten = {seat for seat in seats for other in seats if self._call("rank_of", self._boxes, seat, other) < 0}
        return tuple(seat for seat in seats if seat not in beaten)

    @property
    def events(self) -> Iterator[Event]:
        """All that happened so far."""
        return (event for step in self.steps for event in step.events)

    # Moves.

    def move(self, number: int) -> Move:
        """The move of that number in the game's action space, as the seat to decide would make it."""
        state = self.states[0]
        seat = int(state.seat)
        message, told = self.notation.meaning(state, number)
        if isinstance(told.get("other"), int):
            told = {**told, "other": self.names[told["other"]]}
        return Move(seat, number, self.notation.move(state, number), (message, told))

    def parse(self, text: str) -> Move:
        """The move a text stands for, whether it is legal or not.

        >>> Game.new("majesty", seed=1).parse("TAKE 1  Guard").number
        0
        """
        if self.turn is None:
            raise IllegalMove("The game is over." if self.is_over else "Chance is to draw now; no seat can move.")
        wanted = _plain_text(text)
        state = self.states[0]
        texts = {_plain_text(self.notation.move(state, number)): number for number in range(self.notation.moves)}
        if wanted in texts:
            number = texts[wanted]
            return Move(int(state.seat), number, self.notation.move(state, number), ("", {}))
        legal = [move.notation for move in self.legal_moves]
        raise IllegalMove(f"{text!r} is not a move now; {_suggestion(wanted, legal)}.")

    def why_not(self, move: "Move | str") -> Reason | None:
        """The rule that forbids a move now; None if it is legal."""
        if isinstance(move, str):
            move = self.parse(move)
        return self.problem(move.number)

    def problem(self, number: int) -> Reason | None:
        """The rule that forbids the move of that number now; None if it is legal."""
        rule = int(self._call("why_not", self._boxes, number))
        return Reason(self.notation.keys[rule]) if rule else None

    def play(self, move: "Move | str") -> None:
        """Play a move of the seat to decide, and what follows by itself; an IllegalMove changes nothing."""
        if isinstance(move, str):
            move = self.parse(move)
        if self.turn is None or move.seat != self.turn:
            known = 0 <= move.seat < len(self.names)
            raise IllegalMove(f"It is not the turn of {self.names[move.seat] if known else 'a seat that is not here'}.")
        reason = self.why_not(move)
        if reason is not None:
            raise IllegalMove(f"{move.notation!r} is not possible: {reason}", reason)
        self._step("play_move", move.seat, move.number, move.notation, forced=self._is_forced())
        self.go_on()

    def play_random(self) -> None:
        """Play one of the legal moves, each as likely as the others."""
        moves = self.legal_moves
        if not moves:
            raise IllegalMove("No seat is to move now.")
        if self._lucks is None:
            self.play(SYSTEM.choice(moves))
        else:
            self.play(moves[bound(self.book.name, self.way)["roll_once"](fit(self._lucks, self.way), len(moves))])

    def play_out(self) -> None:
        """Play on at random to the end of the game."""
        while not self.is_over:
            self.play_random()

    def draw(self, outcome: "Outcome | str") -> None:
        """Let chance bring this outcome, in a game with chance by hand."""
        if self.actor != CHANCE:
            raise IllegalMove("There is nothing to draw now; a seat is to move.")
        if isinstance(outcome, str):
            outcome = self._parse_outcome(outcome)
        if outcome.number not in [possible.number for possible in self.outcomes]:
            raise IllegalMove(f"{outcome.notation!r} cannot come: there is no such card left to draw.")
        self._step("play_outcome", None, outcome.number, outcome.notation)
        self.go_on()

    def _parse_outcome(self, text: str) -> Outcome:
        wanted = _plain_text(text)
        state = self.states[0]
        for number in self.notation.outcomes(state):
            notation = self.notation.outcome(state, number)
            if _plain_text(notation) == wanted:
                return Outcome(number, notation, 0, 0)
        possible = [outcome.notation for outcome in self.outcomes]
        raise IllegalMove(f"{text!r} is nothing chance can bring now; {_suggestion(wanted, possible)}.")

    def _step(self, function: str, seat: int | None, number: int, notation: str, forced: bool = False) -> None:
        self._before.append((self.states.tobytes(), b"" if self._lucks is None else self._lucks.tobytes()))
        self._call(function, self._boxes, number, fit(self._logs, self.way), logged=True)
        events = tuple(read_log(self._logs[0], self.notation))
        self.steps.append(Step(seat, number, notation, forced, events))

    def go_on(self) -> None:
        """Draw chance and play forced moves, as far as that is not left to the caller.

        Every move does this; it is only needed for a game read from a record that ends where chance must draw.
        """
        while True:
            actor = self.actor
            if actor == CHANCE and not self.chance_by_hand:
                number = self._sample()
                self._step("play_outcome", None, number, self.notation.outcome(self.states[0], number))
            elif actor >= 0 and not self.forced_by_hand and self._is_forced():
                number = int(self._choices[0].choice[0])
                self._step("play_move", actor, number, self.notation.move(self.states[0], number), forced=True)
            else:
                return

    def _is_forced(self) -> bool:
        self._call("list_moves", self._boxes, fit(self._choices, self.way))
        return int(self._choices[0].count) == 1

    def _sample(self) -> int:
        if self._lucks is not None:
            return int(self._call("sample_outcome", self._boxes, fit(self._lucks, self.way)))
        outcomes = self.outcomes
        return SYSTEM.choices(outcomes, [outcome.weight for outcome in outcomes])[0].number

    # Back, aside, and out of it.

    def undo(self) -> None:
        """Take back the last decision and all that followed from it by itself."""
        decisions = [at for at, step in enumerate(self.steps) if self._is_decision(step)]
        if not decisions:
            raise Refusal("There is no move to take back.")
        state, luck = self._before[decisions[-1]]
        self.states.view("u1")[:] = memoryview(state)
        if self._lucks is not None:
            self._lucks.view("u1")[:] = memoryview(luck)
        del self.steps[decisions[-1] :]
        del self._before[decisions[-1] :]

    def _is_decision(self, step: Step) -> bool:
        if step.seat is None:
            return self.chance_by_hand
        return not step.forced or self.forced_by_hand

    def back_at(self, steps: int) -> "Game":
        """The game as it stood after so many steps, as another game.

        >>> game = Game.new("majesty", players=2, seed=1)
        >>> opening = len(game.steps)
        >>> game.play(game.legal_moves[0])
        >>> game.back_at(opening).turn
        0
        """
        twin = self.copy()
        if steps < len(self.steps):
            twin.states.view("u1")[:] = memoryview(self._before[steps][0])
            if twin._lucks is not None:
                twin._lucks.view("u1")[:] = memoryview(self._before[steps][1])
            del twin.steps[steps:]
            del twin._before[steps:]
        return twin

    def follow(self, seat: int | None, number: int) -> None:
        """Take one step that happened before, by its number, and nothing more: for replaying a log.

        Seat None is chance. A step that cannot be is an IllegalMove.
        """
        if seat is None:
            if number not in [outcome.number for outcome in self.outcomes]:
                raise IllegalMove(f"Chance cannot bring outcome {number} now.")
            self._step("play_outcome", None, number, self.notation.outcome(self.states[0], number))
            return
        if seat != self.turn or int(self._call("why_not", self._boxes, number)):
            raise IllegalMove(f"Move {number} of seat {seat} is not possible now.")
        forced = self._is_forced()
        self._step("play_move", seat, number, self.notation.move(self.states[0], number), forced=forced)

    def copy(self) -> "Game":
        """Another game that stands where this one does and goes its own way."""
        twin = copy.copy(self)
        twin.states = duplicate(self.states)
        twin.steps = list(self.steps)
        twin._before = list(self._before)
        twin._lucks = None if self._lucks is None else self._lucks.copy()
        twin._choices = blank(Choices)
        twin._logs = blank(Log)
        return twin

    def view(self, seat: int | None, history: bool = True) -> View:
        """What a seat knows; None: a spectator. Without the history, a view is quicker to make."""
        if seat is not None and not 0 <= seat < self.options.players:
            raise Refusal(f"There is no seat {seat}; seats are 0 to {self.options.players - 1}.")
        states = duplicate(self.states)
        conceal = bound(self.book.name, self.way)["hide_from"]
        conceal(fit(states, self.way), self._boxes, -1 if seat is None else seat)
        steps = tuple(step for step, _ in conceal_steps(self.steps, seat, self.notation)) if history else ()
        moves = self.legal_moves if self.turn is not None and self.turn == seat else ()
        return View(self.book, self.options, seat, states, steps, moves, self.scores)

    def describe(self) -> dict[str, Any]:
        """The whole table, hidden cards included, as nested names and numbers ready for JSON."""
        return self.book.describe(self.states[0], self.options)

    def score_sheet(self) -> ScoreSheet:
        """Every marker and point so far, and where it came from."""
        return ScoreSheet(self.names, score_lines(self.events), self.scores, self.winners)


def _plain_text(text: str) -> str:
    return " ".join(text.split()).casefold()


def _suggestion(wanted: str, possible: list[str]) -> str:
    """What may be meant: first what ends alike (as claim and take over do), then what looks alike."""
    close = [text for text in possible if _last_words(wanted) and _last_words(text.casefold()) == _last_words(wanted)]
    alike = difflib.get_close_matches(wanted, [text.casefold() for text in possible], 1, 0.5)
    close += [text for text in possible if text.casefold() in alike]
    if close:
        return f"perhaps {close[0]!r} is meant"
    shown = ", ".join(repr(text) for text in possible[:6])
    return f"possible now: {shown}{', …' if len(possible) > 6 else ''}"


def _last_words(text: str) -> list[str]:
    return text.split()[-2:] if len(text.split()) > 2 else []
