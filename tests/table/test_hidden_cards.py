"""What is hidden stays hidden: a seat's stream does not depend on cards it may not know, byte for byte."""

import itertools
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from types import SimpleNamespace
from typing import Any

import pytest

from regalia import Game, IllegalMove, Step
from regalia.games.royals.board import COUNTRY_NAMES
from regalia.games.royals.box import PAIR_NAMES
from regalia.play.steps import Outcome
from regalia.server.live_table import LiveTable
from regalia.server.neighbours import Neighbours
from regalia.server.people import People
from regalia.server.store import StoredTable, TableStanding
from regalia.server.streams import Told
from regalia.table.entries import Entry, Played
from regalia.table.table import Table
from tests.table.at_tables import (
    empty_table,
    is_claim,
    new_table,
    others_of,
    run_apart,
    table_options,
    turn_of,
    viewers_of,
)

SECRET_DRAWS = ("royals.draw.blind", "royals.draw.intrigue_card")
COUNTRY_DRAWS = range(len(COUNTRY_NAMES))
INTRIGUE_DRAWS = range(len(COUNTRY_NAMES), len(COUNTRY_NAMES) + len(PAIR_NAMES))


class NoStore:
    """A store that forgets."""

    neighbours = Neighbours()

    async def append(self, table_id: str, number: int, entry: Entry) -> None:
        """Do nothing."""

    def note_standing(self, table_id: str, standing: TableStanding) -> None:
        """Do nothing."""


def streams_of(table: Table) -> dict[int | None, list[Told]]:
    """All that the streams of a table send to each seat and to a spectator while its log happens.

    Beside that they say who is here, at moments that the clock decides, from the open streams alone.
    """
    return all_told_of(table)[0]


def all_told_of(table: Table) -> tuple[dict[int | None, list[Told]], list[dict[str, Any]]]:
    """Likewise, and what lists of games say of the table: how it stands, each time others are told something."""
    standings: list[dict[str, Any]] = []

    async def heard() -> dict[int | None, list[Told]]:
        options = {"players": len(table.seats), **table_options(table)}
        fresh = empty_table(table.book.name, len(table.seats), None, **table_options(table))
        stored = StoredTable("t", table.book.name, 1, options, [], {}, "")
        live = LiveTable(stored, fresh, NoStore(), SimpleNamespace(), People(120, 600))  # type: ignore[arg-type]
        listeners = {seat: await live.listen(seat, 0) for seat in viewers_of(table)}
        for entry in table.entries:
            await live.do(lambda _, entry=entry: entry)  # type: ignore[misc]
            standing = asdict(live.standing)
            known, told_last = standing.pop("entries"), standing.pop("told")
            if known == told_last:
                standings.append(standing)
        told = {}
        for seat, listener in listeners.items():
            queue = listener.updates
            said = (queue.get_nowait() for _ in range(queue.qsize()))
            told[seat] = [one for one in said if one and one.event == "update"]
        return told

    told: dict[int | None, list[Told]] = run_apart(heard())
    return told, standings


@dataclass(frozen=True)
class Action:
    """What a seat did as all saw it: a move, and the cards it paid."""

    seat: int
    move: int
    cards: Counter[str] | None


@dataclass(frozen=True)
class Course:
    """A game as it went: what the seats did and what chance brought."""

    actions: tuple[Action, ...]
    chance: tuple[int, ...]
    hidden: tuple[int | None, ...]  # for each outcome of chance, the only seat that saw it, if there is one


def course_of(game: Game) -> Course:
    """The course of a game."""
    actions: list[Action] = []
    chance: list[int] = []
    hidden: list[int | None] = []
    for step in game.steps:
        if step.seat is None:
            chance.append(step.number)
            drawn = [event.seat for event in step.events if event.rule in SECRET_DRAWS]
            hidden.append(drawn[0] if drawn else None)
            continue
        if not step.is_answer:
            actions.append(Action(step.seat, step.number, Counter() if is_claim(step) else None))
        for event in step.events:
            if event.rule.startswith("royals.pay"):
                paid = actions[-1].cards
                assert paid is not None
                paid[str(event.args["card"])] += int(event.args["number"])
    return Course(tuple(actions), tuple(chance), tuple(hidden))


class Replay:
    """Sits a course down at a table, entry by entry, as the server would write it."""

    def __init__(self, like: Table, chance: Iterable[int]) -> None:
        """A table like another one, with this chance."""
        self.table = empty_table("royals", len(like.seats), None, **table_options(like))
        self.table.pauses = like.pauses
        self.chance = iter(chance)

    def follow(self, course: Course) -> Table:
        """The table at the end of the course; an IllegalMove if it cannot have gone that way."""
        self.add(None)
        for at, action in enumerate(course.actions):
            done = [step for step in self.table.game.steps if self._is_action(step)]
            if at < len(done):  # the rules left no other move, so it came by itself
                if (done[at].seat, done[at].number) != (action.seat, action.move):
                    raise IllegalMove("It went another way.")
                continue
            self.add(action.seat, action.move, *self._answers(action))
        return self.table

    def _is_action(self, step: Step) -> bool:
        return step.seat is not None and not step.is_answer

    def _answers(self, action: Action) -> tuple[int, ...]:
        if action.cards is None:
            return ()
        if self.table.game.problem(action.move) is not None:
            raise IllegalMove("It cannot be bought.")
        for way in self.table.game.payments(self.table.game.move(action.move)):
            if way.cards == action.cards:
                return way.moves
        raise IllegalMove("It cannot be paid like that.")

    def add(self, seat: int | None, *numbers: int) -> None:
        """Moves of a seat and all that followed from them; before all moves, the set-up."""
        trial = self.table.game.copy()
        trial.chance_by_hand = True
        trial.forced_by_hand = self.table.pauses
        before = len(trial.steps)
        for number in numbers:
            trial.play(trial.move(number))
        while trial.outcomes or (self.table.pauses and len(trial.legal_moves) == 1 and not self.table._waits(trial)):
            if trial.outcomes:
                trial.draw(self._outcome(trial))
            else:
                trial.play(trial.legal_moves[0])
        steps = [[-1 if step.seat is None else step.seat, step.number] for step in trial.steps[before:]]
        self.table.follow(Played(seat, steps))

    def _outcome(self, trial: Game) -> Outcome:
        wanted = next(self.chance)
        for outcome in trial.outcomes:
            if outcome.number == wanted:
                return outcome
        raise IllegalMove("There is no such card left.")


def replayed(like: Table, course: Course, changed: dict[int, int] | None = None) -> Table | None:
    """The course at a table of its own, some outcomes of chance changed; None if it cannot go on like that."""
    chance = [(changed or {}).get(at, number) for at, number in enumerate(course.chance)]
    try:
        return Replay(like, chance).follow(course)
    except IllegalMove:
        return None


def spendthrift(players: int, seed: int, edition: str) -> Table:
    """A table at which people buy often, so that hands are small and one card makes a difference."""
    table = new_table("royals", players, seed, edition=edition)
    table.pauses = True
    luck = random.Random(seed)
    while len(table.entries) < 60:
        moves = table.game.legal_moves
        wanted = [move for move in moves if is_claim(move) == (luck.random() < 0.5)]
        move = luck.choice(wanted or moves)
        paid = luck.choice(table.game.payments(move)).moves if is_claim(move) else ()
        table.follow(table.play(turn_of(table), move.number, *paid))
    return table


def twins(table: Table, course: Course, kind: range, luck: random.Random) -> Iterator[tuple[int, Table]]:
    """The same course with another card of a kind drawn in secret; and the seat that drew it."""
    draws = [at for at, seat in enumerate(course.hidden) if seat is not None and course.chance[at] in kind]
    for at in luck.sample(draws, len(draws)):
        other = luck.choice([card for card in kind if card != course.chance[at]])
        twin = replayed(table, course, {at: other})
        if twin is not None:
            yield course.hidden[at] or 0, twin


@pytest.mark.parametrize(("players", "edition"), [(2, "2014"), (2, "2016"), (3, "2016")])
def test_a_stream_is_the_same_byte_for_byte_when_only_hidden_cards_differ(players: int, edition: str) -> None:
    drawn = 0
    for seed in range(2):
        table = spendthrift(players, seed, edition)
        course = course_of(table.game)
        same = replayed(table, course)
        assert same is not None
        assert same.entries == table.entries
        told, standings = all_told_of(table)
        luck = random.Random(seed)
        by_kind = (itertools.islice(twins(table, course, kind, luck), 2) for kind in (COUNTRY_DRAWS, INTRIGUE_DRAWS))
        for drawer, twin in itertools.chain.from_iterable(by_kind):
            drawn += 1
            told_there, standings_there = all_told_of(twin)
            assert len(twin.entries) == len(table.entries), "nothing comes by itself that does not in the other"
            assert standings_there == standings
            for seat in others_of(table, drawer):
                assert told_there[seat] == told[seat]
                assert len(told[seat]) > 40
            assert told_there[drawer] != told[drawer], "who drew it sees it"
    assert drawn > 4


def test_nobody_can_tell_from_the_stream_whether_a_hand_could_buy_anything() -> None:
    """Marseille Marshal is taken: with a France card seat 1 can only end the turn, with a Spain card it could buy."""
    tables = []
    for card in ("France", "Spain"):
        chance = [COUNTRY_NAMES.index(name) for name in ("Britain", "Britain", "Britain", "France", card)]
        replay = Replay(empty_table("royals", 3), chance)
        replay.add(None)
        for turn, move in ((0, "blind"), (0, "claim Marseille Marshal"), (1, "blind"), (1, "end turn")):
            if replay.table.game.turn == turn:
                replay.add(turn, replay.table.game.parse(move).number)
        tables.append(replay.table)
    poor, rich = tables
    assert len(poor.entries) + 1 == len(rich.entries), "with the France card the turn ends by itself"
    told, told_there = streams_of(poor), streams_of(rich)
    for seat in (None, 0, 2):
        assert told[seat] == told_there[seat]
    assert told[1] != told_there[1]
