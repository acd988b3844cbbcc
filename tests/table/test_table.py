"""A table without a network: the log it follows from, and moves."""

import itertools
import json
import random
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia import Game, IllegalMove, Refusal
from regalia.games.catalogue import rulebook
from regalia.table.entries import GESTURES, Entry, Played, Rematched, read, written
from regalia.table.refusals import NotYourTurn
from regalia.table.seating import seat_people
from regalia.table.showing import Viewer, show_sheet
from regalia.table.table import Table
from tests.helpers.exploring import examples
from tests.table.at_tables import (
    at_random,
    back,
    both_games,
    empty_table,
    is_claim,
    new_table,
    play,
    state_of,
    turn_of,
    viewers_of,
)


def act(table: Table, pick: int) -> Entry:
    """What a pick stands for: mostly a move, or undo, a gesture, a new name, a bot for a seat, its person again."""
    kind, pick = pick % 12, pick // 12
    seat = pick % len(table.seats)
    if kind in (0, 1, 2) and table.can_take_back(table.game.turn):
        return table.take_back(turn_of(table))
    if kind == 3 or table.game.is_over:
        return table.gesture(seat, GESTURES[pick % len(GESTURES)])
    if kind == 5:
        return table.rename(seat, f"Guest {pick}")
    if kind == 4:
        return table.reseat(seat, None if table.seats[seat].is_bot else 1)
    moves = table.game.legal_moves
    return table.play(turn_of(table), moves[pick % len(moves)].number)


def as_stored(entries: Iterable[Entry]) -> list[Entry]:
    """The entries, written to a store and read back."""
    return [read(json.loads(json.dumps(written(entry)))) for entry in entries]


@both_games
@examples(6)
@given(picks=st.lists(st.integers(0, 10**6), min_size=5, max_size=30), players=st.integers(2, 4))
def test_a_table_read_back_from_its_log_is_the_same_table(game: str, picks: list[int], players: int) -> None:
    table = empty_table(game, players, seed=picks[0])
    viewers = {seat: Viewer(table, seat) for seat in viewers_of(table)}
    for pick in itertools.chain([-1], itertools.islice(itertools.cycle(picks), 90)):
        entry = table.opening() if pick < 0 else act(table, pick)
        table.follow(entry)
        for viewer in viewers.values():
            viewer.hear(entry)
    again = empty_table(game, players, seed=None).open_log(as_stored(table.entries))
    assert state_of(again) == state_of(table)
    assert again.game.steps == table.game.steps
    assert (again.seats, again.game.turn, again.entries) == (table.seats, table.game.turn, table.entries)
    for seat, viewer in viewers.items():
        anew = Viewer(again, seat)
        assert anew.news == viewer.news, "what is told live is what the log tells"
        assert anew.scene() == viewer.scene()
        assert [news.number for news in anew.news] == list(range(1, len(anew.news) + 1))


@both_games
def test_a_whole_game_can_be_read_back(game: str) -> None:
    table = new_table(game, players=3)
    for _ in at_random(table, random.Random(3)):
        pass
    table.follow(Rematched("another"))
    again = empty_table(game, 3, seed=None).open_log(as_stored(table.entries))
    assert (state_of(again), again.rematch) == (state_of(table), "another")
    assert again.game.winners == table.game.winners != ()
    assert show_sheet(again.game) == show_sheet(table.game)


def test_making_an_entry_changes_nothing() -> None:
    table = new_table("royals")
    before = state_of(table), list(table.entries), table.seats
    table.play(0, table.game.legal_moves[0].number)
    table.gesture(1, "bow")
    table.reseat(1, 1)
    assert (state_of(table), table.entries, table.seats) == before


@both_games
def test_a_seed_decides_the_chance_of_a_table_and_without_one_the_system_draws(game: str) -> None:
    seeded = {json.dumps(written(empty_table(game, seed=4).opening())) for _ in range(5)}
    drawn = {json.dumps(written(empty_table(game, seed=None).opening())) for _ in range(20)}
    assert len(seeded) == 1
    assert len(drawn) > 3


def test_a_log_with_a_step_that_cannot_be_is_refused() -> None:
    table = new_table("majesty")
    for steps in ([[1, 0]], [[0, 29]], [[-1, 0]]):
        with pytest.raises(IllegalMove):
            table.follow(Played(0, steps))


def test_only_the_seat_whose_turn_it_is_moves() -> None:
    table = new_table("royals", players=3)
    with pytest.raises(NotYourTurn, match="It is Player 1's turn"):
        table.play(1, table.game.legal_moves[0].number)
    for _ in at_random(table, random.Random(1)):
        pass
    with pytest.raises(NotYourTurn, match="The game is over"):
        table.play(0, 0)


@both_games
def test_every_number_is_a_move_that_is_played_or_refused(game: str) -> None:
    """Also those that stand for nothing on this board or in this market."""
    for number, table in enumerate(itertools.islice(at_random(new_table(game), random.Random(2)), 60)):
        if number % 6:
            continue
        legal = {move.number for move in table.game.legal_moves}
        for move in (-1, *range(table.game.notation.moves + 1)):
            if move in legal:
                assert table.play(turn_of(table), move).steps[0] == [turn_of(table), move]
            else:
                with pytest.raises(IllegalMove):
                    table.play(turn_of(table), move)


@both_games
def test_nobody_learns_what_chance_would_bring_by_sending_two_moves(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every two moves, at many moments of a game: what is refused was refused before a card was turned up."""
    drawn: list[int] = []
    sample = Game._sample

    def drawn_and_counted(game: Game) -> int:
        drawn.append(sample(game))
        return drawn[-1]

    monkeypatch.setattr(Game, "_sample", drawn_and_counted)
    pairs = accepted = 0
    for number, table in enumerate(itertools.islice(at_random(new_table(game), random.Random(4)), 120)):
        if number % 4:
            continue
        seat, notation = turn_of(table), table.game.notation
        for first, second in itertools.product(table.game.legal_moves, range(notation.moves)):
            pairs += 1
            drawn.clear()
            try:
                table.play(seat, first.number, second)
            except IllegalMove:
                assert not drawn
                continue
            accepted += 1
            assert is_claim(first) and 41 <= second < 88, "an answer to a payment question"
    assert pairs > 1_500
    assert (accepted > 0) == (game == "royals"), "only a claim is paid for"


def test_a_bot_for_a_seat_and_its_person_again() -> None:
    table = Table("majesty", rulebook("majesty").choose(), seat_people("majesty", [{"kind": "me"}, {"kind": "bot"}]))
    table.follow(table.opening())
    for level, to_move in (("steward", 0), (None, None)):
        table.follow(table.reseat(0, level))
        assert (table.bot_to_move, table.seats[0].level) == (to_move, level)
    with pytest.raises(Refusal, match="no person to come back"):
        table.reseat(1, None)
    with pytest.raises(Refusal, match="Majesty has no level 'reeve'; it has peasant"):
        table.reseat(0, "reeve")


def test_a_turn_that_can_only_end_waits_where_the_move_can_be_taken_back() -> None:
    """The first turn of Royals draws one card; once it is paid for a noble, nothing more can be played."""
    for holds, turn in ((False, 1), (True, 0)):
        table = new_table("royals", 2)
        play(table, "take France")
        claim = next(move for move in table.game.legal_moves if is_claim(move))
        table.follow(table.play(0, claim.number, holds=holds))
        assert table.game.turn == turn
    assert [str(move) for move in table.game.legal_moves] == ["end turn"]
    assert table.can_take_back(0)
    again = Table("royals", table.options, table.seats, table.seed, way="compiled").open_log(table.entries)
    assert state_of(again) == state_of(table)
    back(table)
    assert claim in table.game.legal_moves


def test_a_turn_does_not_wait_where_something_else_can_be_done() -> None:
    table = new_table("royals", 2)
    card = table.game.parse("take France")
    table.follow(table.play(0, card.number, holds=True))
    assert table.game.turn == 0 and len(table.game.legal_moves) > 1
