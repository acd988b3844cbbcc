"""Where sums are hidden nobody can add them up from what is sent: who took what is told, and not what it is worth."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from regalia.games.royals.table_shape import RoyalsTable
from regalia.play.steps import Event
from regalia.table.shapes import Update
from regalia.table.showing import Viewer
from regalia.table.table import Table
from regalia.table.text_table import TextReader
from tests.table.at_tables import at_random, both_games, new_table, viewers_of


def updates_of(table: Table, seat: int | None) -> Iterator[Update]:
    """All a viewer is sent while the game goes on, each with its stages."""
    viewer = Viewer(table, seat, hides_scores=True)
    rules = table.book.rules
    for news in viewer.news:
        awards = any(rules.row(event.rule).scores for step in news.steps for event in step.events)
        yield viewer.updates([news], staged=awards)[0]


def events_of(update: Update) -> Iterator[Event]:
    """Every event in it, in the news, in the stages, and in the offers."""
    for news in update.news:
        yield from (event for step in news.steps for event in step.events)
    for stage in update.stages:
        yield from stage.scored.events if stage.scored else ()


@cache
def played(game: str) -> Table:
    """A table in the middle of a game."""
    moves = 130 if game == "royals" else 20
    table = new_table(game, players=3)
    for _ in at_random(table, random.Random(5)):
        if len(table.entries) >= moves:
            break
    return table


@both_games
def test_no_points_of_others_are_sent_while_the_game_goes_on(game: str) -> None:
    table = played(game)
    assert not table.game.is_over
    rules = table.book.rules
    awarded = {event.seat for event in table.game.events if event.points and rules.row(event.rule).scores}
    assert awarded == {0, 1, 2}, "everybody has won something"
    for seat in (None, 1):
        told = {"own": 0, "others": 0}
        for update in updates_of(table, seat):
            for event in events_of(update):
                if event.seat == seat or not rules.row(event.rule).scores:
                    told["own"] += event.seat == seat and event.points != 0
                    assert not event.is_secret
                    continue
                told["others"] += 1
                assert event.is_secret and event.points == 0
                if game == "majesty":
                    assert not [value for value in event.args.values() if isinstance(value, int)]
            for stage in update.stages:
                assert all(one.points == 0 for one in stage.movements if one.seat != seat)
                assert all(points is None for at, points in enumerate(stage.scores) if at != seat)
        assert told["others"] > 0
        assert (told["own"] > 0) == (seat is not None), "of one's own all is told"


@both_games
def test_the_same_things_happen_in_it_and_all_is_told_at_the_end(game: str) -> None:
    table = new_table(game, players=2)
    for _ in at_random(table, random.Random(3)):
        pass
    hidden, shown = (Viewer(table, None, hides_scores=hides) for hides in (True, False))
    assert [news.number for news in hidden.news] == [news.number for news in shown.news]
    for one, other in zip(hidden.news, shown.news, strict=True):
        assert [(e.rule, e.seat, e.other) for step in one.steps for e in step.events] == [
            (e.rule, e.seat, e.other) for step in other.steps for e in step.events
        ]
    assert hidden.news[-1] == shown.news[-1], "with its last move the game is over, and nothing is hidden any more"
    assert hidden.scene() == shown.scene()


@pytest.mark.parametrize("language", ["en", "de", "ru", "it", "hu"])
@both_games
def test_what_is_told_without_points_reads_well(game: str, language: str) -> None:
    table = played(game)
    reader = TextReader(Viewer(table, None, hides_scores=True), language)
    open_reader = TextReader(Viewer(table, None), language)
    said, plainly = ([one.text for one in each.happened(0)] for each in (reader, open_reader))
    assert len(said) == len(plainly)
    differ = [one for one, other in zip(said, plainly, strict=True) if one != other]
    assert differ
    for sentence in differ:
        assert sentence.startswith(tuple(reader.speaker.names)) and sentence.endswith(".")
        assert "{" not in sentence and "hidden," not in sentence


def test_markers_of_others_lie_face_down_before_them() -> None:
    table = played("royals")
    for seat in viewers_of(table):
        hidden = Viewer(table, seat, hides_scores=True).scene().table
        plain = Viewer(table, seat).scene().table
        assert isinstance(hidden, RoyalsTable) and isinstance(plain, RoyalsTable)
        for city, shown in plain.cities.items():
            expected = shown.marker if shown.marker in (None, seat) else "covered"
            assert hidden.cities[city].marker == expected
        assert "covered" in {city.marker for city in hidden.cities.values()}
        for country, markers in plain.country_markers.items():
            assert [one for one in hidden.country_markers[country] if isinstance(one, int) and one != seat] == []
            assert [one is None for one in hidden.country_markers[country]] == [one is None for one in markers]
