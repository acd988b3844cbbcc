"""Printing: one look for all tables, and nothing that people wrote is taken for a style."""

import io

from rich.console import Console

from regalia.jobs.printing import add_row, grid, percent_within, print_out, progress_bar


def shown(*parts: object, width: int = 60) -> list[str]:
    """The lines that are printed into a file."""
    file = io.StringIO()
    print_out(*parts, console=Console(file=file, width=width))  # type: ignore[arg-type]
    return [line.rstrip() for line in file.getvalue().splitlines()]


def test_names_are_printed_as_people_wrote_them() -> None:
    table = grid("[red]Wins[/red] :crown:", ["bot", "[b]wins"])
    add_row(table, ["[link=x]page", "7"])
    text = "\n".join(shown(table, "[i]won[/i] :crown:"))
    for words in ("[red]Wins[/red] :crown:", "[b]wins", "[link=x]page", "[i]won[/i] :crown:"):
        assert words in text


def test_columns_stand_where_they_are_told_to() -> None:
    row = shown(grid("", ["one", "two", "three"], [["1", "2", "3"]], align="rlr"))[3]
    assert row == "│   1 │ 2   │     3 │"


def test_a_sentence_in_a_file_is_one_line() -> None:
    assert shown("word " * 40) == [("word " * 40).rstrip()]


def test_a_share_that_nobody_had_is_a_dash() -> None:
    assert percent_within(None) == "–"


def test_a_bar_that_nobody_sees_does_no_harm() -> None:
    with progress_bar("playing", 3) as advance:
        advance(2)
        advance(what="almost")
    with progress_bar("getting ready", None, hidden=True) as advance:
        advance()
