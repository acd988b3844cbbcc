"""Records: what is sound replays to the same game, and what is not gives one message with its line, and no game."""

import datetime
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia import Game, Refusal, new_game, parse_record, read_record, record_text, write_record
from regalia.games.royals.board import printed_board, read_board
from tests.helpers.configurations import played_out
from tests.helpers.exploring import examples

FINISHED = played_out(new_game("majesty", players=2, sides="ABABABAB", names=("Anna", "Bruno"), seed=2))
DATE = datetime.date(2026, 11, 15)
TEXT = record_text(FINISHED, DATE)
LINES = TEXT.splitlines()
FIRST_STEP = LINES.index("") + 1
ROYALS = record_text(new_game("royals", players=2, edition="2014", seed=1))
HEADERS = {
    TEXT: ["Game", "Players", "Sides", "Whole deck", "Seat 1", "Seat 2", "Rules", "Date", "Result"],
    ROYALS: ["Game", "Players", "Edition", "Row", "Board", "Seat 1", "Seat 2", "Rules", "Date", "Result"],
}
OWN_BOARD = printed_board("2016").text.replace('"Marseille"', '"Nice"')


def refusal_of(text: str, line: int | None = None, game: str | None = None) -> str:
    """The one message a text is refused with; it names the line, and no game comes of it."""
    with pytest.raises(Refusal) as refused:
        parse_record(text, game)
    message = str(refused.value)
    found = re.fullmatch(r"line (\d+): [^\n]+\.", message)
    assert found, message
    assert line is None or int(found[1]) == line, message
    return message


def by_hand(lines: list[str]) -> str:
    """The lines as somebody types them: without the check."""
    return "\n".join(line.partition(", check")[0] if line.startswith("End:") else line for line in lines) + "\n"


def with_line(number: int, line: str) -> str:
    """The record typed by hand with one line, counted from 1, in place of its own."""
    return by_hand([*LINES[: number - 1], line, *LINES[number:]])


def header(text: str, name: str) -> tuple[int, str]:
    """The number of a header line, and the line."""
    return next((at, line) for at, line in enumerate(text.splitlines(), 1) if line.startswith(f"{name}:"))


def assert_same(again: Game, game: Game) -> None:
    """The very same game."""
    assert again.steps == game.steps
    assert again.states.tobytes() == game.states.tobytes()
    assert (again.options, again.scores, again.winners) == (game.options, game.scores, game.winners)


# What is no record.


@pytest.mark.parametrize(
    "text", ["", "\n\n", "A letter.\n", "Regalia record 2\n" + TEXT[17:], "\ufffd\0\1\2", TEXT[1:]]
)
def test_what_does_not_begin_like_a_record_is_refused(text: str) -> None:
    assert "first line should be 'Regalia record 1'" in refusal_of(text, line=1)


@pytest.mark.parametrize(
    "content", [b"", b"\x89PNG\r\n\x1a\n\xff\xfe\x00", b"\x00" * 100], ids=["empty", "png", "zeros"]
)
def test_a_file_that_is_no_record_is_refused(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(content)
    with pytest.raises(Refusal, match=r"game\.txt, line 1: this is not a .*record"):
        read_record(file)


def test_a_missing_file_a_folder_and_a_huge_file_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="There is no record file"):
        read_record(tmp_path / "nothing.txt")
    with pytest.raises(Refusal, match="cannot be read"):
        read_record(tmp_path)
    (tmp_path / "huge.txt").write_bytes(TEXT.encode() + b"\n" * 2_000_001)
    with pytest.raises(Refusal, match="too large"):
        read_record(tmp_path / "huge.txt")


@pytest.mark.parametrize("kept", range(1, len(LINES)))
def test_a_record_cut_off_at_any_line_is_refused(kept: int) -> None:
    message = refusal_of("\n".join(LINES[:kept]) + "\n", line=kept - (LINES[kept - 1] == ""))
    assert "cut off" in message


# What was altered.


def altered() -> Iterator[tuple[int, str]]:
    """The number of each step's line, with each other move or card that was possible there."""
    replay = Game(FINISHED.book, FINISHED.options, chance_by_hand=True, forced_by_hand=True)
    for number, step in enumerate(FINISHED.steps, FIRST_STEP + 1):
        possible = [str(one) for one in (replay.legal_moves or replay.outcomes)]
        who = LINES[number - 1].partition(":")[0]
        yield from ((number, f"{who}: {other}") for other in possible if other != step.notation)
        if step.seat is None:
            replay.draw(step.notation)
        else:
            replay.play(step.notation)


def test_a_step_altered_to_another_possible_one_is_refused() -> None:
    for number, line in list(altered())[::6]:
        refusal_of("\n".join([*LINES[: number - 1], line, *LINES[number:]]))


@pytest.mark.parametrize("name", ["Seat 1", "Date"])
def test_an_altered_header_is_refused_by_the_check(name: str) -> None:
    number, line = header(TEXT, name)
    changed = {"Seat 1": "Seat 1: Anne", "Date": "Date: 1999-01-01"}[name]
    assert "altered" in refusal_of(TEXT.replace(line, changed), line=len(LINES))
    parse_record(with_line(number, changed))


def test_a_lost_or_doubled_step_is_refused_even_without_a_check() -> None:
    for number in (FIRST_STEP + 1, len(LINES) - 1):
        refusal_of(by_hand([*LINES[: number - 1], *LINES[number:]]))
        refusal_of(by_hand([*LINES[:number], *LINES[number - 1 :]]))


@given(st.integers(0, len(TEXT)), st.integers(0, 30), st.text(max_size=10))
@examples(150)
def test_whatever_is_altered_no_other_game_comes_of_it(at: int, lost: int, put: str) -> None:
    try:
        again = parse_record(TEXT[:at] + put + TEXT[at + lost :])
    except Refusal as refused:
        assert re.fullmatch(r"line \d+: [^\n]+", str(refused))
    else:
        assert_same(again, FINISHED)


# Steps that cannot be.


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("seat 1: take 6 nobody", "is not"),
        ("seat 1: exchange +1", "'exchange +1' is not possible: "),
        ("seat 1: end turn", "is not a move"),
        ("seat 1: hello", "is not a move"),
        ("seat 2: take 1 miller", "it is the turn of seat 1, not of seat 2"),
        ("seat 9: take 1 miller", "it is the turn of seat 1, not of seat 9"),
        ("chance: reveal Miller", "it is the turn of seat 1, not of chance"),
        ("seat 1 take 1 miller", "is neither 'seat N: move' nor 'chance: outcome'"),
        ("seat 1:", "is neither 'seat N: move' nor 'chance: outcome'"),
        ("take 1 miller", "is neither 'seat N: move' nor 'chance: outcome'"),
        ("Seat 1: take 1 miller", "is neither 'seat N: move' nor 'chance: outcome'"),
    ],
)
def test_a_step_that_cannot_be_is_refused_at_its_line(line: str, complaint: str) -> None:
    number = next(at for at, step in enumerate(LINES, 1) if step.startswith("seat 1:"))
    assert complaint in refusal_of(with_line(number, line), number)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("chance: reveal King", "is nothing chance can bring now"),
        ("chance: reveal Brewer/Knight", "cannot come: there is no such card left to draw"),
        ("seat 1: take 1 miller", "it is the turn of chance, not of seat 1"),
    ],
)
def test_a_card_that_cannot_come_is_refused_at_its_line(line: str, complaint: str) -> None:
    """The first cards are of tier 1, which has no Brewer/Knight."""
    assert complaint in refusal_of(with_line(FIRST_STEP + 1, line), FIRST_STEP + 1)


def test_steps_after_the_end_are_refused() -> None:
    assert "nothing may follow" in refusal_of(TEXT + "seat 1: take 1 miller\n", len(LINES) + 1)
    refusal_of(TEXT + TEXT)
    longer = [*LINES[:-1], "seat 1: take 1 miller", f"End: {len(FINISHED.steps) + 1} steps"]
    assert "the game is over" in refusal_of(by_hand(longer), len(LINES))


@pytest.mark.parametrize("said", [0, len(FINISHED.steps) - 1, len(FINISHED.steps) + 1])
def test_a_wrong_number_of_steps_is_refused(said: int) -> None:
    message = refusal_of(with_line(len(LINES), f"End: {said} steps"), len(LINES))
    assert f"should have {said} steps, but has {len(FINISHED.steps)}" in message


def test_an_absurd_number_of_steps_is_refused() -> None:
    try:
        parse_record(with_line(len(LINES), f"End: {'9' * 5000} steps"))
    except Refusal:
        return


@pytest.mark.parametrize(
    "result", ["unfinished", "1 2, won by seat 1", "?", f"{FINISHED.scores[0]} {FINISHED.scores[1]}, won by seat 9"]
)
def test_a_wrong_result_is_refused_at_its_line(result: str) -> None:
    number, line = header(TEXT, "Result")
    message = refusal_of(with_line(number, f"Result: {result}"), number)
    assert f"the moves give '{line.removeprefix('Result: ')}'" in message


# Headers.


@pytest.mark.parametrize(("text", "name"), [(text, name) for text in HEADERS for name in HEADERS[text]])
def test_a_missing_header_is_refused(text: str, name: str) -> None:
    number, _ = header(text, name)
    lines = text.splitlines()
    message = refusal_of(by_hand([*lines[: number - 1], *lines[number:]]))
    assert name == "Result" or f"no line '{name}: …'" in message


@pytest.mark.parametrize(("text", "name"), [(text, name) for text in HEADERS for name in HEADERS[text]])
def test_a_second_header_is_refused_at_its_line(text: str, name: str) -> None:
    number, line = header(text, name)
    lines = text.splitlines()
    message = refusal_of(by_hand([*lines[:number], line, *lines[number:]]), number + 1)
    assert f"second line '{name}: …'" in message


def test_the_headers_are_those_of_the_games() -> None:
    for text, names in HEADERS.items():
        assert [line.partition(":")[0] for line in text.partition("\n\n")[0].splitlines()[1:]] == names


@pytest.mark.parametrize(
    ("text", "name", "value", "complaint"),
    [
        (TEXT, "Game", "chess", "; there are "),
        (TEXT, "Game", "royals", "'Edition: …'"),
        (TEXT, "Players", "5", "for 2 to 4 players"),
        (TEXT, "Players", "two", "must be a number"),
        (TEXT, "Players", "-2", "must be a number"),
        (TEXT, "Sides", "ABAB", "eight letters A or B"),
        (TEXT, "Whole deck", "maybe", "must be yes or no"),
        (TEXT, "Rules", "2", "version 2 of the rules; this Regalia plays version 1"),
        (TEXT, "Date", "yesterday", "is not a date such as"),
        (ROYALS, "Edition", "2015", "there are 2014 and 2016"),
        (ROYALS, "Row", "4", "row of 3 cards"),
        (ROYALS, "Row", "three", "must be a number"),
        (ROYALS, "Board", "own", "must be printed, or own with the board's lines"),
        (ROYALS, "Board", "mine", "must be printed, or own with the board's lines"),
        (ROYALS, "Rules", "0", "version 0 of the rules"),
    ],
)
def test_a_header_that_cannot_be_is_refused(text: str, name: str, value: str, complaint: str) -> None:
    number, _ = header(text, name)
    lines = text.splitlines()
    assert complaint in refusal_of(by_hand([*lines[: number - 1], f"{name}: {value}", *lines[number:]]))


@pytest.mark.parametrize("line", ["Colour: red", "Seat 3: Clara", "Edition: 2016"])
def test_an_unknown_header_is_refused_at_its_line(line: str) -> None:
    message = refusal_of(by_hand([*LINES[:3], line, *LINES[3:]]), line=4)
    assert f"{line.partition(':')[0]!r} is no header line of Majesty" in message


def test_a_step_before_the_result_says_that_the_result_is_missing() -> None:
    """Steps begin where the header ends, and a header ends with its result."""
    without = [line for line in LINES if not line.startswith("Result")]
    assert "no line 'Result" in refusal_of(by_hand(without), line=without.index("") + 2)


@pytest.mark.parametrize("line", ["Players 2", "Players:2", "hello"])
def test_a_malformed_header_is_refused_at_its_line(line: str) -> None:
    assert "is not a header line" in refusal_of(by_hand([*LINES[:3], line, *LINES[3:]]), line=4)


def test_a_record_of_another_game_is_refused(tmp_path: Path) -> None:
    assert "a record of majesty, not of royals" in refusal_of(TEXT, line=2, game="royals")
    parse_record(TEXT, "majesty")
    write_record(FINISHED, tmp_path / "game.txt")
    with pytest.raises(Refusal, match=r"game\.txt, line 2: this is a record of majesty, not of royals\."):
        read_record(tmp_path / "game.txt", "royals")


# What is accepted.


def test_a_record_typed_by_hand_needs_no_check() -> None:
    text = by_hand(LINES)
    assert "check" not in text
    assert_same(parse_record(text), FINISHED)


def test_spaces_capitals_and_other_line_ends_do_not_matter() -> None:
    assert_same(parse_record(TEXT.replace("\n", "  \r\n")), FINISHED)
    assert_same(parse_record("\n\n".join(by_hand(LINES).rsplit("\n", 2))), FINISHED)
    loud = [line.replace("take", " TAKE ") for line in LINES]
    assert_same(parse_record(by_hand(loud)), FINISHED)


def test_remarks_are_accepted() -> None:
    remarked = [LINES[0], "# A fine game.", *LINES[1:FIRST_STEP], "# It begins."]
    for line in LINES[FIRST_STEP:-1]:
        remarked += [line, "", "# seat 1: take 1 miller"]
    assert_same(parse_record(by_hand([*remarked, LINES[-1]])), FINISHED)


def test_an_unfinished_game_can_be_played_on() -> None:
    game = parse_record(ROYALS)
    assert game.turn is not None
    assert header(ROYALS, "Result")[1] == "Result: unfinished"
    assert played_out(game).winners


def test_a_shared_victory_is_recorded() -> None:
    game = played_out(Game(FINISHED.book, FINISHED.book.choose(players=2), seed=1, game_of_seed=35))
    assert header(record_text(game), "Result")[1] == "Result: 171 171, shared by seats 1 and 2"
    assert parse_record(record_text(game)).winners == (0, 1)


@pytest.mark.parametrize(
    "name", ["Ännchen", "名前", 'O\'Neil "the" King', "# x", "| x", "a: b", "End: 3 steps", "🂮", "-"]
)
def test_odd_names_survive(name: str) -> None:
    game = new_game("royals", names=(name, "Seat 1: x"), seed=1)
    assert parse_record(record_text(game)).names == (name, "Seat 1: x")


@pytest.mark.parametrize(
    ("name", "written"),
    [("two\nlines", "twolines"), ("a\u2028b\x85c\x0bd", "abcd"), ("", "?"), (" \t ", "?"), ("x" * 99, "x" * 99)],
)
def test_a_name_stays_on_its_line(name: str, written: str) -> None:
    game = new_game("royals", names=(name, "Bruno"), seed=1)
    assert parse_record(record_text(game)).names == (written, "Bruno")


# Boards of one's own.


def test_an_own_board_is_carried_inside() -> None:
    game = played_out(new_game("royals", board=read_board(OWN_BOARD, "own.toml"), seed=2))
    text = record_text(game)
    assert "Board: own\n| " in text
    assert "claim Nice Marshal" in [str(step) for step in game.steps]
    again = parse_record(text)
    assert_same(again, game)
    assert again.options.board == read_board(OWN_BOARD, "own.toml")
    assert record_text(again) == text


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("| format = 1", "| format = 2", "board, format: "),
        ('"Nice"', '"Lyon"', "board, Lyon: this city name stands twice"),
        ("| [countries]", "| [countries", "board is not valid TOML"),
        ("Board: own", "Board: printed", "must be printed, or own with the board's lines"),
    ],
)
def test_a_broken_board_inside_is_refused_at_its_line(old: str, new: str, complaint: str) -> None:
    text = record_text(new_game("royals", board=read_board(OWN_BOARD, "own.toml"), seed=2))
    assert text.count(old) == 1
    assert complaint in refusal_of(text.replace(old, new), header(text, "Board")[0])


def test_a_remark_in_an_own_board_may_hold_any_letter() -> None:
    board = read_board("# Anna\u2028and Bruno\n" + OWN_BOARD, "own.toml")
    assert parse_record(record_text(new_game("royals", board=board, seed=2))).options.board == board


# Files.


def test_a_record_is_written_and_read(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("an older game")
    write_record(FINISHED, file, DATE)
    assert file.read_text("utf-8") == TEXT
    assert_same(read_record(file), FINISHED)
    assert list(tmp_path.iterdir()) == [file]


def test_a_record_for_a_missing_folder_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match=r"missing/game\.txt cannot be written"):
        write_record(FINISHED, tmp_path / "missing" / "game.txt")
    assert list(tmp_path.iterdir()) == []


def test_a_record_that_cannot_be_written_leaves_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "game.txt"
    folder.mkdir()
    with pytest.raises(Refusal, match="cannot be written"):
        write_record(FINISHED, folder)
    assert list(tmp_path.iterdir()) == [folder]


def test_a_game_from_a_position_has_no_record() -> None:
    game = new_game("royals", seed=1, position={"row": {"France": 3}})
    with pytest.raises(Refusal, match="records begin at the start"):
        record_text(game)
