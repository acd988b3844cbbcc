"""A table in sentences: whole, in five languages, and never more than its viewer may know."""

import random
import re
from collections.abc import Iterator
from unittest.mock import Mock

import pytest

from regalia import Game
from regalia.games.catalogue import rulebook
from regalia.games.told import Told, several
from regalia.locale.words import LANGUAGES
from regalia.play.steps import Event
from regalia.table.saying import Speaker
from regalia.table.showing import Viewer
from regalia.table.table import Table
from regalia.table.text_commands import COMMANDS, Commander
from regalia.table.text_table import LATEST, TextReader
from tests.table.at_tables import at_random, both_games, new_table, turn_of, viewers_of

# Words that no other language writes so, and that English sentences about a table can hardly do without.
ENGLISH = re.compile(
    r"\b(the|your|you|of|cards?|points?|with|held|taken|nobody|workers?|turn|free|vacant|here|draw|price|"
    r"influence|type|move|moves|and|has|been)\b",
    re.IGNORECASE,
)
NAMES = re.compile(r"\b(Anna|Ben|Clara|Royals|Majesty|Enter)\b|\bA\b|\bB\b")


def moments(game: str, every: int = 40, players: int = 3) -> Iterator[Table]:
    """A table now and then while a game is played at random, its end too."""
    table = new_table(game, players)
    for name, seat in zip(("Anna", "Ben", "Clara"), range(players), strict=False):
        table.follow(table.rename(seat, name))
    for at, now in enumerate(at_random(table, random.Random(5), claims=0.7)):
        if at % every == 0:
            yield now
    yield table


def all_told(table: Table, seat: int | None, language: str) -> list[str]:
    """Everything a viewer can be told: the table, and the answer to every command."""
    viewer = Viewer(table, seat)
    reader = TextReader(viewer, language)
    told = reader.table()
    lines = [told.title, told.status, *(event.text for event in told.happened), *(move.text for move in told.moves)]
    for part in told.parts:
        lines += [part.heading, *part.lines]
    for command in COMMANDS:
        lines += Commander(reader).answer(command).said
    return lines


@both_games
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_english_is_left(game: str, language: str) -> None:
    for table in moments(game, every=90):
        for line in all_told(table, turn_of(table) if not table.game.is_over else 0, language):
            plain = NAMES.sub("", line)
            assert not ENGLISH.search(plain), line
            assert "{" not in plain, line
            assert language != "ru" or not re.search(r"[A-Za-z]{2}", plain), line


@both_games
def test_hidden_cards_are_never_told(game: str) -> None:
    """A viewer is told the same, word for word, in every game that this viewer cannot tell apart."""
    for table in moments(game):
        for seat in viewers_of(table):
            known = all_told(table, seat, "en")
            view = table.game.view(seat)
            kept = table.game.states.copy()
            table.game.states[:] = view.imagine(7)
            assert all_told(table, seat, "en") == known
            table.game.states[:] = kept


def test_another_hand_is_counted_and_not_named() -> None:
    table = new_table("royals")
    told = {part.key: part for part in TextReader(Viewer(table, 1), "en").table().parts}
    assert "Player 1: 0 country cards" in told["houses"].lines[0]
    assert "hand" in told
    assert "hand" not in {part.key for part in TextReader(Viewer(table, None), "en").table().parts}


@both_games
def test_everything_on_the_table_is_told(game: str) -> None:
    """Every city, title and country; every card of the market and every building: nothing needs a picture."""
    table = new_table(game)
    text = " ".join(all_told(table, 0, "en"))
    board = table.game.board()
    if game == "royals":
        names = [city.name for country in board.countries for city in country.cities]
        names += [country.name for country in board.countries] + [title.name for title in board.titles]
    else:
        names = [building.name for building in board.buildings] + [card.card for card in table.game.table(0).market]
    assert [name for name in names if name not in text] == []


@both_games
def test_moves_are_those_of_the_rules_numbered_with_what_they_bring(game: str) -> None:
    for table in moments(game):
        if table.game.is_over:
            continue
        reader = TextReader(Viewer(table, turn_of(table)), "en")
        moves = reader.moves()
        assert sorted(move.move for move in moves) == sorted(move.number for move in table.game.legal_moves)
        assert [move.number for move in moves] == list(range(1, len(moves) + 1))
        for move, offer in zip(moves, reader.possible, strict=True):
            brought = [event for event in (*offer.gains, *offer.later) if not is_awarded(event)]
            assert ("Brings: " in move.text) == bool(brought)
            assert all(str(event.points) in move.text for event in brought if event.points)


def is_awarded(event: Event) -> bool:
    """It belongs to a scoring, which is told when it comes."""
    return bool(rulebook(event.rule.partition(".")[0]).rules.row(event.rule).kind == "awarded")


def test_a_card_of_majesty_is_told_with_what_it_changes_for_the_end_and_after_the_exchange() -> None:
    position = {
        "market": ["Noble", "Miller", "Miller", "Miller", "Miller", "Miller"],
        "round": 2,
        "seats": {"1": {"buildings": {"Mill": ["Miller"]}}, "2": {"buildings": {"Mill": ["Miller"]}}},
    }
    game = Game.new("majesty", players=2, sides="BBBBBBBB", seed=1, position=position)
    table = new_table("majesty", sides="BBBBBBBB")
    table.game = game
    told = TextReader(Viewer(table, 0), "en").moves()[0].text
    assert told == (
        "Take the Noble for free and place it in the Castle. Brings: 4 points (Castle). "
        "Changes: Variety 1² → 2²: +3 at the end; Castle: you have most, +16 at the end."
    )


def test_only_the_seat_to_move_has_moves() -> None:
    table = new_table("majesty")
    assert TextReader(Viewer(table, 0), "en").table().moves
    for seat in (1, None):
        told = TextReader(Viewer(table, seat), "en").table()
        assert not told.moves and not told.mine
        assert told.status.startswith("It is Player 1’s turn.")


def test_scores_that_are_hidden_are_hidden_here_too() -> None:
    table = new_table("majesty")
    viewer = Viewer(table, 0, hides_scores=True)
    told = {part.key: part.lines for part in TextReader(viewer, "en").parts()}
    assert told["scores"] == ["Player 1: 0 points.", "Player 2: points hidden."]
    assert told["realm 2"][0].startswith("Points hidden")
    hidden = Commander(TextReader(viewer, "en")).answer("sheet").said
    assert hidden == ["Scores are hidden at this table until the game is over."]


def told_numbers(reader: TextReader, after: int | None) -> list[int]:
    """The numbers of what is told to have happened."""
    return [event.number for event in reader.table(after).happened]


def test_all_that_came_after_a_number_is_told_or_else_the_latest() -> None:
    table = new_table("majesty")
    for _ in at_random(table, random.Random(3)):
        pass
    reader = TextReader(Viewer(table, 0), "en")
    everything = reader.table(0).happened
    assert len(everything) > 2 * LATEST
    assert told_numbers(reader, 0) == list(range(1, len(everything) + 1))
    assert reader.table(5).happened == everything[5:]
    assert reader.table().happened == everything[-LATEST:]
    assert reader.table(len(everything)).happened == reader.table(len(everything) + 9).happened == []


def test_only_what_is_told_is_put_into_words(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table("majesty")
    for _ in at_random(table, random.Random(3)):
        pass
    reader = TextReader(Viewer(table, 0), "en")
    said = Mock(return_value="")
    monkeypatch.setattr(reader.speaker, "event", said)
    assert len(reader.happened()) == LATEST == said.call_count
    assert len(reader.latest(3)) == 3 == said.call_count - LATEST


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_zero_has_a_real_minus(language: str) -> None:
    table = new_table("majesty")
    lines = all_told(table, 0, language)
    assert [line for line in lines if re.search(r"-\d", line)] == []
    assert any("−1" in line for line in lines), "the infirmary takes a point for each wounded card"
    speaker = Speaker(language, table.seats)
    score = speaker.told(Told("text-score", {"seat": "Anna", "points": -21}))
    assert "−21" in score and score.replace("−21", "21") == speaker.say("text-score", seat="Anna", points=21)
    assert speaker.say("text-fact", name="", value=several([-2, 0, 3])) == ": −2, 0, 3."
    assert "−4" in speaker.event(Event("royals.bonus.house", seat=0, other=None, points=-4, args={}))
    assert "“-1”" in speaker.say("text-unknown", said="“-1”", help=""), "what somebody typed stays as it was"
