"""A game being played: the interface for people.

>>> from regalia.games.catalogue import any_game
>>> game = Game.new(any_game(), players=2, seed=1)
>>> game.turn, game.is_over
(0, False)
>>> move = game.legal_moves[0]
>>> game.play(move.notation)
>>> game.steps[-1].seat is None or game.turn != 0 or game.steps[-1].notation == move.notation
True
>>> game.undo()
>>> game.turn, game.legal_moves[0] == move
(0, True)
"""

import datetime
import difflib
import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import permutations
from typing import Any

import numpy as np

from regalia.engine.binding import as_records, bind_rules, lay
from regalia.engine.compiling import Way
from regalia.games.catalogue import rulebook
from regalia.games.kept_parts import KeptParts
from regalia.games.rulebook import Payment, Rulebook
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
    """One game, from its set-up to its score sheet.

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
        bind_rules(book.name, way)["set_up"](as_records(self.states, way)[0], as_records(self.boxes, way)[0])
        self.from_position = position is not None
        if position is not None:
            self._arrange(position)
        self.go_on()

    def _arrange(self, position: dict[str, Any]) -> None:
        if self.book.arrange is None:
            raise Refusal(f"{self.book.title} is played from its start; it takes no position.")
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

        >>> from regalia.games.catalogue import any_game
        >>> Game.new(any_game(), players=3, seed=4).options.players
        3
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
        function = bind_rules(self.book.name, self.way, logged)[name]
        return function(as_records(self.states, self.way), *rest)

    @property
    def _boxes(self) -> Any:
        return as_records(self.boxes, self.way)

    # Where the game stands.

    @property
    def actor(self) -> int:
        """The seat to decide, CHANCE or NOBODY."""
        return self.actor_of(self.states)

    def actor_of(self, states: Any) -> int:
        """The same in another state of this game."""
        return int(bind_rules(self.book.name, self.way)["who_acts"](as_records(states, self.way)))

    @property
    def turn(self) -> int | None:
        """The seat to decide, from 0; None when chance is to draw or the game is over, which `actor` tells apart."""
        return self.actor if self.actor >= 0 else None

    @property
    def is_over(self) -> bool:
        """The game is finished."""
        return self.actor == NOBODY

    @property
    def asks(self) -> bool:
        """The seat to decide is asked something that belongs to the move it made last, such as how it pays."""
        return self.actor >= 0 and bool(self._call("is_asking"))

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """The moves the seat to decide may play."""
        return tuple(map(self.move, self._legal_numbers())) if self.turn is not None else ()

    def _legal_numbers(self) -> list[int]:
        self._call("list_moves", self._boxes, as_records(self._choices, self.way))
        choices = self._choices[0]
        return [int(number) for number in choices.choice[: choices.count]]

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """What chance may bring now."""
        if self.actor != CHANCE:
            return ()
        self._call("list_outcomes", self._boxes, as_records(self._choices, self.way))
        choices = self._choices[0]
        total = int(choices.weight[: choices.count].sum())
        numbers = [(int(choices.choice[at]), int(choices.weight[at])) for at in range(choices.count)]
        state = self.states[0]
        return tuple(Outcome(number, self.notation.outcome(state, number), weight, total) for number, weight in numbers)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat now."""
        return self.scores_of(self.states)

    def scores_of(self, states: Any) -> tuple[int, ...]:
        """The points of each seat in another state of this game."""
        points = bind_rules(self.book.name, self.way)["points_of"]
        fitting = as_records(states, self.way)
        return tuple(int(points(fitting, self._boxes, seat)) for seat in range(self.options.players))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, several if they share the victory; empty until the game is over."""
        if not self.is_over:
            return ()
        seats = range(self.options.players)
        beaten = {seat for seat, other in permutations(seats, 2) if self._call("rank_of", self._boxes, seat, other) < 0}
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
        return Move(
            seat, number, self.notation.move(state, number), self.notation.what(state, number), tuple(self.names)
        )

    def parse(self, text: str) -> Move:
        """The move a text stands for, whether it is legal or not; capitals and spaces do not matter.

        >>> from regalia.games.catalogue import any_game
        >>> game = Game.new(any_game(), seed=1)
        >>> game.parse(f" {str(game.legal_moves[0]).upper()}  ") == game.legal_moves[0]
        True
        """
        if self.turn is None:
            raise IllegalMove("The game is over." if self.is_over else "Chance is to draw now; no seat can move.")
        wanted = _plain_text(text)
        legal = self._legal_numbers()
        others = (number for number in range(self.notation.moves) if number not in legal)
        for number in (*legal, *others):
            if _plain_text(self.notation.move(self.states[0], number)) == wanted:
                return self.move(number)
        suggestion = _suggestion(wanted, [self.notation.move(self.states[0], number) for number in legal])
        raise IllegalMove(f"{text!r} is not a move now; {suggestion}.")

    def why_not(self, move: "Move | str") -> Reason | None:
        """The rule that forbids a move now; None if it is legal."""
        if isinstance(move, str):
            move = self.parse(move)
        return self.problem(move.number)

    def problem(self, number: int) -> Reason | None:
        """The rule that forbids the move of that number now; None if it is legal."""
        rule = self.rule_against(number)
        return Reason(self.book.rules[rule].key) if rule else None

    def rule_against(self, number: int) -> int:
        """The same as the number of a row in the game's table of rules; 0: it is legal."""
        return int(self._call("why_not", self._boxes, number))

    def rules_against(self) -> list[int]:
        """The same for all numbers of the game's action space, looked up in one call."""
        problems = np.zeros(self.notation.moves, np.int16)
        bind_rules(self.book.name, self.way)["list_problems"](
            as_records(self.states, self.way), self._boxes, problems
        )
        return problems.tolist()

    def play(self, move: "Move | str", payment: "Payment | Mapping[str, int] | None" = None) -> None:
        """Play a move of the seat to decide, and what follows by itself; an IllegalMove changes nothing.

        A `payment` is one of `payments(move)`, or the cards of one: then the questions how to pay are answered with it.
        """
        move = self._checked(move)
        answers = () if payment is None else self._payment(move, payment).moves
        self._play(move.number)
        for answer in answers:
            self._play(answer)

    def _play(self, number: int) -> None:
        seat, notation = self.actor, self.notation.move(self.states[0], number)
        self._step("play_move", seat, number, notation, forced=self._is_forced(), is_answer=self.asks)
        self.go_on()

    def _checked(self, move: "Move | str") -> Move:
        """The move, if the seat to decide may play it now."""
        if isinstance(move, str):
            move = self.parse(move)
        if self.turn is None or move.seat != self.turn:
            known = 0 <= move.seat < len(self.names)
            raise IllegalMove(f"It is not the turn of {self.names[move.seat] if known else 'a seat that is not here'}.")
        reason = self.why_not(move)
        now = self.notation.move(self.states[0], move.number) if 0 <= move.number < self.notation.moves else "no move"
        if now != move.notation:
            raise IllegalMove(
                f"{move.notation!r} belongs to another moment: number {move.number} is {now!r} now; "
                "take one of the legal moves.",
                reason,
            )
        if reason is not None:
            raise IllegalMove(f"{move.notation!r} is not possible: {reason}", reason)
        return move

    def payments(self, move: "Move | str") -> tuple[Payment, ...]:
        """Every way to pay for a legal move, the one to propose first; none if it costs no choice of cards."""
        move = self._checked(move)
        if self.book.payments is None or not self.book.payments.needs_payment(move.number):
            return ()
        laid = lay(self.book, self.options, self.states, self.boxes, self.way)
        return tuple(self.book.payments.ways(laid, move.number))

    def _payment(self, move: Move, payment: "Payment | Mapping[str, int]") -> Payment:
        cards = dict(payment.cards if isinstance(payment, Payment) else payment)
        ways = self.payments(move)
        for way in ways:
            if way.cards == {card: number for card, number in cards.items() if number}:
                return way
        if not ways:
            raise IllegalMove(f"{move.notation!r} is not paid for with cards.")
        possible = ", ".join(f"{number} {card}" for card, number in ways[0].cards.items())
        raise IllegalMove(f"{move.notation!r} cannot be paid so; possible is, among {len(ways)} ways, {possible}.")

    def play_random(self) -> None:
        """Play one of the legal moves, each as likely as the others."""
        moves = self.legal_moves
        if not moves:
            raise IllegalMove("No seat is to move now.")
        if self._lucks is None:
            self.play(SYSTEM.choice(moves))
        else:
            roll = bind_rules(self.book.name, self.way)["roll_once"]
            self.play(moves[roll(as_records(self._lucks, self.way), len(moves))])

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
        possible = {one.number: one.notation for one in self.outcomes}
        if outcome.number not in possible:
            raise IllegalMove(f"{outcome.notation!r} cannot come: there is no such card left to draw.")
        if outcome.notation != possible[outcome.number]:
            raise IllegalMove(
                f"{outcome.notation!r} belongs to another moment: number {outcome.number} is "
                f"{possible[outcome.number]!r} now; take one of the outcomes."
            )
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

    def _step(
        self,
        function: str,
        seat: int | None,
        number: int,
        notation: str,
        forced: bool = False,
        is_answer: bool = False,
    ) -> None:
        self._before.append((self.states.tobytes(), b"" if self._lucks is None else self._lucks.tobytes()))
        self._call(function, self._boxes, number, as_records(self._logs, self.way), logged=True)
        events = tuple(read_log(self._logs[0], self.book, self.notation, self.states[0], self.boxes[0]))
        self.steps.append(Step(seat, number, notation, forced, is_answer, events))

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
                notation = self.notation.move(self.states[0], number)
                self._step("play_move", actor, number, notation, forced=True, is_answer=self.asks)
            else:
                return

    def _is_forced(self) -> bool:
        self._call("list_moves", self._boxes, as_records(self._choices, self.way))
        return int(self._choices[0].count) == 1

    def _sample(self) -> int:
        if self._lucks is not None:
            return int(self._call("sample_outcome", self._boxes, as_records(self._lucks, self.way)))
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

        >>> from regalia.games.catalogue import any_game
        >>> game = Game.new(any_game(), players=2, seed=1)
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

    def states_before(self, step: int) -> Any:
        """An array with the state before one of the steps, or after the last one."""
        states = duplicate(self.states)
        if step < len(self.steps):
            states.view("u1")[:] = memoryview(self._before[step][0])
        return states

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
        notation = self.notation.move(self.states[0], number)
        self._step("play_move", seat, number, notation, forced=self._is_forced(), is_answer=self.asks)

    def copy(self) -> "Game":
        """Another game that stands where this one does and goes its own way."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
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
        self._conceal(states, seat)
        steps = tuple(step for step, _ in conceal_steps(self.steps, seat, self.book.rules)) if history else ()
        moves = self.legal_moves if self.turn is not None and self.turn == seat else ()
        return View(self.book, self.options, seat, states, steps, moves, self.scores)

    def _conceal(self, states: Any, seat: int | None) -> None:
        """Take out of a state of this game what the seat cannot know."""
        conceal = bind_rules(self.book.name, self.way)["conceal_state"]
        conceal(as_records(states, self.way), self._boxes, -1 if seat is None else seat)

    def describe(self, first_seat: int = 0) -> dict[str, Any]:
        """The whole table, hidden cards included, as nested names and numbers ready for JSON; seats count from 0."""
        return self.book.describe(self.states[0], self.options, first_seat)

    def table(self, seat: int | None = None, *, states: Any = None, hides_scores: bool = False) -> Any:
        """What a seat sees on the table, with all that follows from it: who leads, which markers are gone.

        The shape is a Pydantic model of the game, the one browsers are told. None is a spectator; `states` is another
        state of this game than the one it stands at.
        """
        return self.book.table().model.model_validate(self.told_table(seat, states=states, hides_scores=hides_scores))

    def told_table(
        self, seat: int | None, *, states: Any = None, hides_scores: bool = False, kept: KeptParts | None = None
    ) -> dict[str, Any]:
        """The same in names and numbers, for those who tell many at once; `kept` has what was made for others."""
        concealed = duplicate(self.states if states is None else states)
        self._conceal(concealed, seat)
        laid = lay(self.book, self.options, concealed, self.boxes, self.way, kept)
        return self.book.table().lay(laid, seat, hides_scores)

    def board(self) -> Any:
        """What is printed, as a Pydantic model of the game."""
        return self.book.table().board(self.options)

    def score_sheet(self) -> ScoreSheet:
        """Every marker and point so far, and where it came from."""
        return ScoreSheet(self.names, score_lines(self.events, self.book.rules), self.scores, self.winners)


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
