"""What holds at every moment of every game, whichever it is and however it is played.

Each fact is a function that looks at a game; the tests at the end play games and ask all facts on the way.
"""

import pytest
from hypothesis import given

from regalia import Game, IllegalMove, Move, Refusal, parse_record, record_text
from tests.helpers.configurations import CONFIGURATIONS, MAJESTY, ROYALS
from tests.helpers.courses import Course, bytes_of, courses
from tests.helpers.exploring import examples


def score_sheet_adds_up_to_the_points(game: Game) -> None:
    """Line by line and source by source."""
    sheet = game.score_sheet()
    seats = range(game.options.players)
    assert tuple(sum(line.points for line in sheet.of(seat)) for seat in seats) == game.scores
    assert tuple(sum(row[seat] for row in sheet.by_source().values()) for seat in seats) == game.scores
    assert (sheet.totals, sheet.winners) == (game.scores, game.winners)
    assert bool(game.winners) == game.is_over


def notation_stands_for_its_move(game: Game) -> None:
    """However it is spaced and capitalised, and for no other move."""
    moves = game.legal_moves
    assert len({move.notation for move in moves}) == len(moves)
    for move in moves:
        assert move.seat == game.turn
        assert game.parse(move.notation) == move
        assert game.parse(f"  {move.notation.upper()} ") == move
        assert game.why_not(move.notation) is None


def legal_moves_are_explained_in_a_sentence(game: Game) -> None:
    """Each in its own."""
    sentences = [move.meaning() for move in game.legal_moves]
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in sentences), sentences
    assert len(set(sentences)) == len(sentences)


def moves_that_are_not_legal_are_refused_with_their_rule(game: Game) -> None:
    """And change nothing."""
    if game.is_over:
        return
    before, steps = bytes_of(game), list(game.steps)
    for move in other_moves(game):
        reason = game.why_not(move)
        assert reason is not None, move.notation
        assert ".refused." in reason.rule
        assert str(reason).endswith(".")
        with pytest.raises(IllegalMove) as refusal:
            game.play(move)
        assert refusal.value.reason == reason
    assert (bytes_of(game), game.steps) == (before, steps)


def other_moves(game: Game) -> list[Move]:
    """All moves of the action space that are not legal now, and the next numbers outside of it."""
    legal = {move.number for move in game.legal_moves}
    state, seat = game.states[0], int(game.states[0].seat)
    numbers = [number for number in range(game.notation.moves) if number not in legal]
    inside = [Move(seat, number, game.notation.move(state, number), None) for number in numbers]
    return [Move(seat, -1, "nothing", None), *inside, Move(seat, game.notation.moves, "nothing", None)]


def nobody_moves_for_another_seat(game: Game) -> None:
    """And trying changes nothing."""
    before, steps = bytes_of(game), list(game.steps)
    for move in game.legal_moves[:3]:
        other = (move.seat + 1) % game.options.players
        with pytest.raises(IllegalMove, match=f"not the turn of {game.names[other]}"):
            game.play(Move(other, move.number, move.notation, move.what))
    assert (bytes_of(game), game.steps) == (before, steps)


def undo_takes_back_a_move_and_all_that_followed(game: Game) -> None:
    """And the same move leads to the same again."""
    before, steps = bytes_of(game), list(game.steps)
    for move in game.legal_moves[-2:]:
        game.play(move)
        assert game.steps[: len(steps)] == steps
        assert len(game.steps) > len(steps)
        after = bytes_of(game)
        game.undo()
        assert (bytes_of(game), game.steps) == (before, steps)
        game.play(move)
        assert bytes_of(game) == after, "what was drawn after it is drawn again"
        game.undo()


def copies_go_their_own_way(game: Game) -> None:
    """With luck of their own: what one does, the others do not notice."""
    before, steps = bytes_of(game), list(game.steps)
    twin, triplet = game.copy(), game.copy()
    assert (bytes_of(twin), twin.steps) == (before, steps)
    for one in (twin, triplet):
        for _ in range(10):
            if not one.is_over:
                one.play_random()
    assert (bytes_of(game), game.steps) == (before, steps)
    assert (bytes_of(twin), twin.steps) == (bytes_of(triplet), triplet.steps)
    while twin.steps != steps:
        twin.undo()
    assert (bytes_of(twin), bytes_of(game)) == (before, before)
    assert len(triplet.steps) > len(steps) or game.is_over


FACTS = (
    score_sheet_adds_up_to_the_points,
    notation_stands_for_its_move,
    legal_moves_are_explained_in_a_sentence,
    nobody_moves_for_another_seat,
    undo_takes_back_a_move_and_all_that_followed,
)


@given(courses(*CONFIGURATIONS))
@examples(15)
def test_facts_of_both_games_hold_at_many_moments(course: Course) -> None:
    for game in course.positions(every=23):
        for fact in FACTS:
            fact(game)


@given(courses(*CONFIGURATIONS))
@examples(15)
def test_moves_that_are_not_legal_are_refused(course: Course) -> None:
    for game in course.positions(every=59):
        moves_that_are_not_legal_are_refused_with_their_rule(game)


@given(courses(*ROYALS))
@examples(8)
def test_copies_of_royals_go_their_own_way(course: Course) -> None:
    for game in course.positions(every=97):
        copies_go_their_own_way(game)


@given(courses(*MAJESTY))
@examples(8)
def test_copies_of_majesty_go_their_own_way(course: Course) -> None:
    for game in course.positions(every=7):
        copies_go_their_own_way(game)


@given(courses(*CONFIGURATIONS))
@examples(8)
def test_every_event_is_told_in_a_sentence(course: Course) -> None:
    game = course.end()
    assert all(event.text(game.names).endswith(".") for event in game.events)


@given(courses(*CONFIGURATIONS))
@examples(8)
def test_a_finished_game_takes_no_more_moves(course: Course) -> None:
    game = course.end()
    assert (game.turn, game.legal_moves, game.outcomes) == (None, (), ())
    before = bytes_of(game)
    for move in ("end turn", "take 1 miller"):
        with pytest.raises(IllegalMove, match="The game is over"):
            game.play(move)
    for move_number in range(game.notation.moves):
        with pytest.raises(IllegalMove):
            game.play(Move(0, move_number, "any", None))
    with pytest.raises(IllegalMove):
        game.play_random()
    assert bytes_of(game) == before


@given(courses(*CONFIGURATIONS))
@examples(8)
def test_undo_leads_back_to_the_start(course: Course) -> None:
    history: list[tuple[bytes, int]] = []
    for game in course.positions():
        history.append((bytes_of(game), len(game.steps)))
    while len(history) > 1:
        history.pop()
        game.undo()
        assert (bytes_of(game), len(game.steps)) == history[-1]
    with pytest.raises(Refusal, match="no move to take back"):
        game.undo()


def assert_record_gives_it_again(game: Game) -> None:
    """Every step, the state, names, options, points and legal moves."""
    again = parse_record(record_text(game))
    assert again.steps == game.steps
    assert bytes_of(again) == bytes_of(game)
    assert (again.options, again.names) == (game.options, game.names)
    assert (again.legal_moves, again.scores, again.winners) == (game.legal_moves, game.scores, game.winners)
    assert record_text(again) == record_text(game)


@given(courses(*ROYALS))
@examples(2)
def test_a_record_of_royals_gives_the_game_again(course: Course) -> None:
    for game in course.positions(every=300):
        assert_record_gives_it_again(game)


@given(courses(*MAJESTY))
@examples(8)
def test_a_record_of_majesty_gives_the_game_again(course: Course) -> None:
    for game in course.positions(every=9):
        assert_record_gives_it_again(game)
