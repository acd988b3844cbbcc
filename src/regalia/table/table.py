"""A table: a game, its people, and the log it follows from.

Every change is first made as an entry, which the server writes to disk, and then followed. So a table read
back from the store is the same table.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from regalia.bots.levels import level
from regalia.engine.compiling import Way
from regalia.games.catalogue import rulebook
from regalia.kernel.luck import lucks
from regalia.kernel.refusal import Refusal
from regalia.play.game import Game, IllegalMove
from regalia.play.steps import Move
from regalia.table.entries import GESTURES, Entry, Gestured, Played, Rematched, Renamed, Reseated, Seated, TookBack
from regalia.table.offering import preview
from regalia.table.refusals import NameEmpty, NameTaken, NoPerson, NothingToTakeBack, NotYourTurn, RematchSet
from regalia.table.seating import Seat, same_name, tidy_name


class Table:
    """One game being played."""

    def __init__(
        self, game: str, options: Any, seats: tuple[Seat, ...], seed: int | None = None, way: Way = "plain"
    ) -> None:
        """An empty table; `open_log` or `follow` brings it to life. A seed is for tests: chance is then its own."""
        if len(seats) != options.players:
            raise Refusal(f"A game of {options.players} needs {options.players} seats, not {len(seats)}.")
        self.book = rulebook(game)
        self.options = options
        self.seats = seats
        self.seed = seed
        self.entries: list[Entry] = []
        self.rematch: str | None = None
        self.rematch_by: int | None = None
        self.pauses = False  # a move that a hidden hand leaves no choice in is not played at once, but as any other
        self.told = 0  # the number of the last entry of which more than one seat was told
        self._trial_of: tuple[Played, Game] | None = None  # the last entry that was made by trying out, and the trial
        names = tuple(seat.name for seat in seats)
        self.game = Game(self.book, options, names=names, chance_by_hand=True, forced_by_hand=True, way=way)
        self.game.chance_by_hand = self.game.forced_by_hand = False

    def change_way(self, way: Way) -> None:
        """Go on with the same rules run in another way: compiled ones, as soon as they are ready."""
        self.game.way = way
        if self._trial_of is not None:
            self._trial_of[1].way = way

    # What may happen next: each makes an entry and changes nothing.

    def opening(self) -> Played:
        """What happens before anybody moves."""
        trial = self._trial()
        trial.go_on()
        return self._tried(None, trial, 0)

    def play(self, seat: int, move: int, *answers: int, holds: bool = False) -> Played:
        """A move of a seat, and the answers of its payment, as far as they are given.

        With `holds`, a turn in which nothing more can be done does not end by itself as long as the move can be taken
        back: that is left to the seat.

        Nothing is looked at behind a card that chance would have to turn up: whoever could send a move that only
        fits some cards would be told which card comes, and could try again until it is the right one.
        """
        if self.game.turn != seat:
            raise NotYourTurn(self._whose_turn())
        trial = self._trial()
        before = len(trial.steps)
        trial.chance_by_hand = trial.forced_by_hand = True
        trial.play(_move(trial, move))
        for answer in answers:
            if trial.turn != seat or not trial.asks:
                raise IllegalMove("Behind a move only the answers of its own payment can be sent; play one at a time.")
            trial.play(_move(trial, answer))
        trial.chance_by_hand = trial.forced_by_hand = False
        if not (holds and _only_ends(trial, seat)):
            self._go_on(trial)
        return self._tried(seat, trial, before)

    def _go_on(self, trial: Game) -> None:
        """Let happen what follows by itself, up to a move that waits where the table pauses."""
        trial.forced_by_hand = self.pauses
        trial.go_on()
        while self.pauses and not self._waits(trial) and len(moves := trial.legal_moves) == 1:
            trial.play(moves[0])
        trial.forced_by_hand = False

    @property
    def paused(self) -> int | None:
        """The seat whose only move waits, because that there is no other would tell of its hand; None: nobody's."""
        return self.game.turn if self.pauses and self._waits(self.game) else None

    def _waits(self, game: Game) -> bool:
        """Somebody's only move does not follow at once: a bot's, and a person's where others sit there too.

        Others are told of the questions of a payment when all is paid, so those are answered at once.
        """
        turn = game.turn
        if turn is None or not self.book.hides_hands or game.asks or not self.book.hand_decides(game.states[0]):
            return False
        others = (one for at, one in enumerate(self.seats) if at != turn)
        is_seen = self.seats[turn].is_bot or any(one.kind != "bot" for one in others)
        return is_seen and len(game.legal_moves) == 1

    def play_paused(self, seat: int) -> Played:
        """The only move of a seat, which waited."""
        if self.paused != seat:
            raise NotYourTurn(self._whose_turn())
        return self.play(seat, self.game.legal_moves[0].number)

    def is_paying(self, seat: int) -> bool:
        """The seat is in the middle of a payment, of which others are not told before it is complete."""
        return self.book.hides_hands and self.game.turn == seat and self.game.asks

    @property
    def held_turn(self) -> int | None:
        """The person whose turn can only end, and was left to them by `holds`; None: nobody's."""
        turn = self.game.turn
        if turn is None or self.seats[turn].is_bot or not self.can_take_back(turn):
            return None
        return turn if _only_ends(self.game, turn) else None

    def end_held_turn(self, seat: int) -> Played:
        """The end of a turn that was left to a seat, for somebody who has gone."""
        if self.held_turn != seat:
            raise NotYourTurn(self._whose_turn())
        return self.play(seat, self.game.legal_moves[0].number)

    def take_back(self, seat: int) -> TookBack:
        """The seat's last decision, if nothing was revealed since and it is still its turn."""
        if not self.can_take_back(seat):
            raise NothingToTakeBack(
                "There is nothing to take back: only moves of this turn can be, back to the last card revealed."
            )
        return TookBack(seat)

    def can_take_back(self, seat: int | None) -> bool:
        """Undo crosses no reveal and no chance, and never changes whose turn it is."""
        if seat is None or self.game.turn != seat:
            return False
        for step in reversed(self.game.steps):
            if step.seat != seat:
                return False
            if not step.forced:
                return True
        return False

    def gesture(self, seat: int, gesture: str) -> Gestured:
        """A courtly gesture."""
        if gesture not in GESTURES:
            raise Refusal(f"There is no gesture {gesture!r}; there are {', '.join(GESTURES)}.")
        return Gestured(seat, gesture)

    def reseat(self, seat: int, wanted: str | int | None) -> Reseated:
        """A bot of a level, by name or number, for a seat; or its person again."""
        if wanted is None and self.seats[seat].kind == "bot":
            raise NoPerson("This seat was set up for a bot; it has no person to come back.")
        return Reseated(seat, None if wanted is None else level(self.book.name, wanted).name)

    def whom_one_follows(self, seat: int) -> str | None:
        """The name of whoever left a seat or lost it, for the one who sits down there next; None: nobody did."""
        seatings = [entry.how for entry in self.entries if isinstance(entry, Seated) and entry.seat == seat]
        return self.seats[seat].name if seatings and seatings[-1] in ("left", "lost") else None

    def rename(self, seat: int, name: str) -> Renamed:
        """What the person of a seat is called; nobody else at the table is called so."""
        name = tidy_name(name)
        if not name:
            raise NameEmpty("A name has at least one letter.")
        if any(same_name(other.name, name) for at, other in enumerate(self.seats) if at != seat):
            raise NameTaken(f"Somebody at this table is called {name} already; choose another name.")
        return Renamed(seat, name)

    def agree_rematch(self, table: str, seat: int | None) -> Rematched:
        """The next game of the same people; there is one at most."""
        if self.rematch is not None:
            raise RematchSet("The next game is set already.")
        return Rematched(table, seat)

    def _trial(self) -> Game:
        """The game, to try something out; with a seed, its chance depends on nothing but the length of the log."""
        trial = self.game.copy()
        if self.seed is not None:
            trial._lucks = lucks(self.seed, 1, len(self.entries))
        return trial

    def _tried(self, seat: int | None, trial: Game, before: int) -> Played:
        """The entry of what was tried out; when it happens, the trial is what happened, and nothing is played twice."""
        steps = [[-1 if step.seat is None else step.seat, step.number] for step in trial.steps[before:]]
        entry = Played(seat, steps)
        self._trial_of = entry, trial
        return entry

    def _whose_turn(self) -> str:
        if self.game.is_over:
            return "The game is over."
        return f"It is {self.seats[self.game.turn or 0].name}'s turn."

    # What happened.

    def follow(self, entry: Entry) -> None:
        """Let an entry happen."""
        tried, self._trial_of = self._trial_of, None
        known = told_steps(self.game, None)
        if isinstance(entry, Played):
            self._play_steps(entry, tried)
        elif isinstance(entry, TookBack):
            self.game.undo()
        elif isinstance(entry, Reseated):
            self._change_seat(entry.seat, level=entry.level)
        elif isinstance(entry, Renamed):
            self._change_seat(entry.seat, name=entry.name)
        elif isinstance(entry, Rematched):
            self.rematch, self.rematch_by = entry.table, entry.seat
        elif isinstance(entry, Seated) and entry.how in ("left", "lost"):
            self._change_seat(entry.seat, kind="friend")  # whoever comes next comes by a link
        self.entries.append(entry)
        if not isinstance(entry, Played | TookBack) or told_steps(self.game, None) != known:
            self.told = len(self.entries)

    def _play_steps(self, entry: Played, tried: tuple[Played, Game] | None) -> None:
        if tried is not None and tried[0] is entry:
            self.game = tried[1]
            return
        for seat, number in entry.steps:
            self.game.follow(None if seat < 0 else seat, number)

    def _change_seat(self, at: int, **change: str | None) -> None:
        seats = list(self.seats)
        seats[at] = replace(seats[at], **change)  # type: ignore[arg-type]
        self.seats = tuple(seats)
        self.game.names = tuple(seat.name for seat in seats)

    def open_log(self, entries: Iterable[Entry]) -> "Table":
        """Follow a whole log."""
        for entry in entries:
            self.follow(entry)
        return self

    @property
    def progress(self) -> float:
        """How far the game is, 0 … 1."""
        return self.book.progress(self.game.states[0], len(self.seats))

    @property
    def bot_to_move(self) -> int | None:
        """The seat to move, if a bot sits there."""
        turn = self.game.turn
        return turn if turn is not None and self.seats[turn].is_bot else None

    def as_told_to(self, viewer: int | None) -> Game:
        """The game as far as a viewer is told of it: not the middle of another's payment.

        Which questions a payment asks depends on the hand; so others hear of it when all is paid.
        """
        known = told_steps(self.game, viewer)
        return self.game if known == len(self.game.steps) else self.game.back_at(known)


def told_steps(game: Game, viewer: int | None) -> int:
    """How many steps a viewer is told of."""
    if not game.book.hides_hands or not game.asks or game.turn == viewer:
        return len(game.steps)
    at = len(game.steps) - 1
    while game.steps[at].is_answer:
        at -= 1
    return at


def _only_ends(game: Game, seat: int) -> bool:
    """Nothing is left to the seat but to end its turn, and then it is over."""
    if game.turn != seat or game.asks or len(game.legal_moves) != 1:
        return False
    seen = preview(game, game.legal_moves[0].number)
    return seen.ends_turn and seen.actor != seat


def _move(game: Game, number: int) -> Move:
    """The move of that number, if it stands for something here."""
    move = game.move(number) if 0 <= number < game.notation.moves else None
    if move is None or move.what is None:
        reason = None if move is None else game.problem(number)
        raise IllegalMove(f"Move {number} does not fit here; play one of the moves offered.", reason)
    return move
