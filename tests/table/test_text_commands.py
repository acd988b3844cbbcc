"""Typed commands: understood in every language, and one clear sentence for what is not."""

import random

import pytest

from regalia.bots.advice import Advice, Candidate
from regalia.locale.words import LANGUAGES, name_forms
from regalia.table.showing import Viewer
from regalia.table.table import Table
from regalia.table.text_commands import COMMANDS, Commander, command_words, word_for
from regalia.table.text_shapes import TextAnswer
from regalia.table.text_table import TextReader
from tests.table.at_tables import at_random, new_table, play, to_second_turn, turn_of


def ask(table: Table, said: str, seat: int | None = 0, language: str = "en", paying: int | None = None) -> TextAnswer:
    """What is answered to a line."""
    return Commander(TextReader(Viewer(table, seat), language)).answer(said, paying)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_is_understood_in_the_language_and_in_english(language: str) -> None:
    words = command_words(language)
    assert set(words.values()) == set(COMMANDS)
    for command in COMMANDS:
        assert words[word_for(command, language)] == command
        assert words[word_for(command, "en")] == command


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_country_is_asked_for_by_its_name(language: str) -> None:
    table = new_table("royals")
    name = name_forms("France", language)[""]
    said = ask(table, f"{word_for('position', language)} {name.upper()}", language=language).said
    assert said[0] == f"{name}:"
    assert said == ask(table, "position france", language=language).said
    assert ask(table, name, language=language).said == said


def test_the_whole_position_has_every_part() -> None:
    table = new_table("royals")
    parts = TextReader(Viewer(table, 0), "en").parts()
    said = ask(table, "position").said
    assert [line for line in said if line[:-1] in {part.heading for part in parts}] == [f"{p.heading}:" for p in parts]


def test_a_number_plays_its_move() -> None:
    table = new_table("royals")
    moves = TextReader(Viewer(table, 0), "en").moves()
    assert ask(table, " 2 ").moves == [moves[1].move]
    assert ask(table, "2").does == "play"


def test_notation_and_words_that_fit_one_move_play_it() -> None:
    table = new_table("majesty")
    take = next(move for move in table.game.legal_moves if move.notation.startswith("take 1"))
    assert ask(table, take.notation.upper()).moves == [take.number]
    table = new_table("royals")
    blind = table.game.parse("blind").number
    assert ask(table, "draw blind").moves == [blind]
    assert ask(table, "verdeckt ziehe", language="de").moves == [blind]


def test_words_that_fit_several_moves_ask_which() -> None:
    answer = ask(new_table("royals"), "card")
    assert answer.does == "nothing"
    assert answer.said[0] == "Several moves fit “card”; type the number of one."
    assert len(answer.said) > 2


def test_paying_is_chosen_by_number() -> None:
    """A claim that can be paid for in several ways asks; the number of a way plays the claim and its answers."""
    table, offer = several_ways()
    seat = turn_of(table)
    asked = ask(table, offer, seat)
    assert asked.does == "nothing" and asked.paying is not None
    ways = table.game.payments(table.game.move(asked.paying))
    assert len(asked.said) == 1 + len(ways) > 2
    for said in ("2", "pay 2"):
        paid = ask(table, said, seat, paying=asked.paying)
        assert paid.moves == [asked.paying, *ways[1].moves]
    wrong = ask(table, "99", seat, paying=asked.paying)
    assert wrong.said == [f"There is no way 99 to pay; the ways are numbered from 1 to {len(ways)}."]
    assert wrong.paying == asked.paying
    before = {str(event) for event in table.game.events}
    table.follow(table.play(seat, *paid.moves))
    assert {str(event) for event in table.game.events} > before


def several_ways() -> tuple[Table, str]:
    """A table at which something can be paid for in several ways, and its notation."""
    table = new_table("royals", players=3)
    for now in at_random(table, random.Random(2), claims=0.2):
        for move in now.game.legal_moves:
            if len(now.game.payments(move)) > 1:
                return now, str(move)
    raise AssertionError("nothing to pay for")


def test_pay_without_a_move_says_what_comes_first() -> None:
    assert ask(new_table("royals"), "pay 1").said == [
        "First choose a move that can be paid for in several ways, then “pay” and a number."
    ]


def test_why_says_the_rule() -> None:
    table = new_table("royals")
    to_second_turn(table)
    seat = turn_of(table)
    play(table, "draw countries", "blind", "blind")
    while "end turn" not in [str(move) for move in table.game.legal_moves]:
        play(table, str(table.game.legal_moves[0]))
    (said,) = ask(table, "why claim Paris King", seat).said
    assert said.startswith(table.game.parse("claim Paris King").meaning())
    assert str(table.game.why_not("claim Paris King")) in said
    assert ask(table, "claim Paris King", seat).said == [said], "so does trying it"
    assert "That is possible; its number is" in ask(table, "why end turn", seat).said[0]


def test_why_of_a_move_of_another_moment() -> None:
    table = new_table("royals")
    (said,) = ask(table, "why claim Paris King").said
    assert said.endswith(f"Not possible: {table.game.why_not('claim Paris King')}")


def test_undo_is_only_where_something_can_be_taken_back() -> None:
    table = new_table("royals")
    assert ask(table, "undo").does == "nothing"
    to_second_turn(table)
    play(table, "draw countries")
    assert ask(table, "undo").does == "undo"


def test_last_tells_what_happened_since_the_own_move() -> None:
    table = new_table("majesty")
    assert ask(table, "last").said == ["Nothing has happened since your last move."]
    play(table, "take 1 " + first_person(table))
    assert ask(table, "last").said == ["Nothing has happened since your last move."]
    play(table, "take 1 " + first_person(table))
    while table.game.turn != 0:
        play(table, str(table.game.legal_moves[0]))
    said = ask(table, "last").said
    assert said and all("You took" not in line for line in said)
    assert any(line.startswith("Player 2 took") for line in said)
    assert ask(table, "last 1").said == ask(table, "last 100").said[-1:]
    assert ask(table, "last 0").said == ["Nothing has happened since your last move."]


def first_person(table: Table) -> str:
    """Whom the free card of the market shows."""
    return str(table.game.legal_moves[0]).split()[-1]


def test_the_score_sheet_adds_up() -> None:
    table = new_table("majesty")
    assert ask(table, "sheet").said == ["Nobody has points yet."]
    for _ in at_random(table, random.Random(1)):
        pass
    total = ask(table, "sheet").said[-1]
    assert total == f"In all: Player 1 {table.game.scores[0]}, Player 2 {table.game.scores[1]}."


@pytest.mark.parametrize("said", ["foo", "take mars", "'; drop table", "42a", "\u202eabc", "x" * 5000, "🎲", "-x"])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_is_not_understood_gets_one_sentence(said: str, seat: int | None) -> None:
    answer = ask(new_table("royals"), said, seat)
    assert answer.does == "nothing"
    assert len(answer.said) == 1 and "not understood" in answer.said[0] and "“help”" in answer.said[0]
    assert len(answer.said[0]) < 400


@pytest.mark.parametrize("number", ["0", "99", "9" * 60])
def test_a_number_that_is_no_move_says_which_are(number: str) -> None:
    answer = ask(new_table("royals"), number)
    assert answer.does == "nothing"
    assert "numbered from 1 to" in answer.said[0]


@pytest.mark.parametrize("said", ["1", "hint", "why 1", "undo", "pay 1"])
def test_whoever_is_not_to_move_can_do_nothing(said: str) -> None:
    for seat in (1, None):
        answer = ask(new_table("royals"), said, seat)
        assert answer.does == "nothing" and len(answer.said) == 1


def test_nothing_typed_says_whose_turn_it_is() -> None:
    assert ask(new_table("royals"), "  ").said[0].startswith("It is your turn.")


def test_a_part_that_is_not_there_names_those_that_are() -> None:
    (said,) = ask(new_table("majesty"), "position moon").said
    assert "There is no part “moon”" in said and "Market" in said and "Your realm" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_command(language: str) -> None:
    said = ask(new_table("majesty"), "help", language=language).said
    assert all(any(line.startswith(f"{word_for(one, language)}:") for line in said) for one in COMMANDS)


def test_a_hint_names_the_moves_of_the_advice_in_its_order() -> None:
    """The same as on the page of pictures: the surest moves, by their chance to win, and no guess."""
    table = new_table("royals")
    chances = (0.5, 0.9, 0.2, 0.4)
    options = tuple(
        Candidate(move, 100 - at, (chance, 1 - chance), (0, 0), (0, 0))
        for at, (move, chance) in enumerate(zip(table.game.legal_moves, chances, strict=False))
    )
    advice = Advice(0, 400, (0.5, 0.5), (0, 0), options)
    reader = TextReader(Viewer(table, 0), "en")
    said = Commander(reader).hint(advice)
    assert [line.split("Chance to win: ")[1] for line in said] == ["50 percent.", "40 percent.", "20 percent."]
    numbers = [next(one.number for one in reader.moves() if one.move == it.move.number) for it in advice.advised]
    assert [int(line.split(":")[0]) for line in said] == numbers
