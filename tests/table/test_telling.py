"""What streams and answers are told: what changed, to those who know the scene before; the whole scene to others."""

import json
import random
from itertools import pairwise
from typing import Any

import pytest

from regalia.server.streams import Listener, Streams, Told
from regalia.server.table_telling import TableTelling
from regalia.table.entries import Entry, Gestured
from regalia.table.shapes import Advance, Scene
from regalia.table.showing import Viewer
from regalia.table.table import Table
from tests.helpers.changes_made import changed
from tests.table.at_tables import at_random, both_games, new_table, play, run_apart, viewers_of


class TableOfAll:
    """A table whose every viewer has a stream, and knows the scene."""

    def __init__(self, table: Table, hides_scores: bool = False) -> None:
        """All look from now on."""
        self.table = table
        self.streams = Streams()
        self.telling = TableTelling(table, self.streams, hides_scores)
        run_apart(self.telling.open_eyes(None))
        self.listeners = {seat: Listener(seat) for seat in viewers_of(table)}
        self.scenes: dict[int | None, Any] = {}
        for seat, listener in self.listeners.items():
            self.streams.add(listener)
            self.scenes[seat] = json.loads(self.telling.missed(seat, 0))["scene"]

    def heard(self, seat: int | None) -> list[Told]:
        """What a viewer was told since it was last asked."""
        queue = self.listeners[seat].updates
        return [told for _ in range(queue.qsize()) if (told := queue.get_nowait()) is not None]


def written(viewer: Viewer) -> Any:
    """The scene of a viewer as it is told whole, in the shape that programs know."""
    return viewer.scene().model_dump(mode="json")


@pytest.mark.parametrize("hides_scores", [False, True])
@both_games
def test_whoever_makes_every_change_has_the_scene_that_others_are_told_whole(game: str, hides_scores: bool) -> None:
    here = TableOfAll(new_table(game, 3), hides_scores)
    told_so_far, told_bytes, whole_bytes = len(here.table.entries), 0, 0
    for now in at_random(here.table, random.Random(5), claims=0.5):
        for entry in now.entries[told_so_far:]:
            here.telling.tell(entry, ())
        told_so_far = len(now.entries)
        for seat in here.scenes:
            for one in here.heard(seat):
                update = json.loads(one.text)
                assert "scene" not in update
                Advance.model_validate(update)
                here.scenes[seat] = changed(here.scenes[seat], update["changes"])
                assert here.scenes[seat]["news"] == one.number == update["news"][-1]["number"]
                told_bytes += len(json.dumps(update["changes"]))
            anew = Viewer(here.table, seat, hides_scores)
            assert Scene.model_validate(here.scenes[seat]).model_dump(mode="json") == written(anew)
            whole_bytes += len(anew.scene().model_dump_json())
        if told_so_far > 45:
            break
    assert told_bytes < 0.8 * whole_bytes


@both_games
def test_parts_kept_for_others_show_a_table_as_if_nobody_else_looked(game: str) -> None:
    """A whole game: no part is kept though something that it is made of has changed."""
    here = TableOfAll(new_table(game, 4))
    told_so_far = len(here.table.entries)
    for now in at_random(here.table, random.Random(11), claims=0.6):
        for entry in now.entries[told_so_far:]:
            here.telling.tell(entry, ())
        told_so_far = len(now.entries)
        for seat in (None, now.game.turn):
            kept, anew = here.telling.viewer(seat).told_scene()["table"], now.as_told_to(seat).told_table(seat)
            assert kept == anew


def test_who_was_away_or_is_not_known_to_know_the_scene_is_told_it_whole() -> None:
    here = TableOfAll(new_table("majesty", 2))
    play(here.table, "take 1 " + _first_person(here.table))
    here.telling.tell(here.table.entries[-1], ())
    assert all("changes" in json.loads(one.text) for one in here.heard(0))
    here.streams.remove(here.listeners[0])
    play(here.table, "take 1 " + _first_person(here.table))
    here.telling.tell(here.table.entries[-1], ())  # while seat 0 is away
    here.streams.add(here.listeners[0])
    play(here.table, "take 1 " + _first_person(here.table))
    here.telling.tell(here.table.entries[-1], ())
    (late,), (there,) = here.heard(0), here.heard(1)[-1:]
    assert "scene" in json.loads(late.text) and "scene" not in json.loads(there.text)


def _first_person(table: Table) -> str:
    return str(table.game.legal_moves[0]).removeprefix("take 1 ")


def test_an_answer_is_whole_unless_changes_are_wished_by_one_who_knew_the_latest_news() -> None:
    here = TableOfAll(new_table("majesty", 2))
    known = here.scenes[0]["news"]
    entry = here.table.play(0, here.table.game.legal_moves[0].number)
    here.table.follow(entry)
    told = here.telling.tell(entry, (0,))
    whole, changes = (json.loads(here.telling.answer(0, known, told, wished)) for wished in (False, True))
    assert changed(here.scenes[0], changes["changes"]) == whole["scene"]
    assert changes["news"] == whole["news"] and changes["stages"] == whole["stages"] != []
    (stream,) = here.heard(0)
    assert json.loads(stream.text) == changes, "the answer is what the stream says"
    late = json.loads(here.telling.answer(0, known - 1, told, True))
    assert late["scene"] == whole["scene"], "who knew less is told all"
    gesture = Gestured(1, "bow")
    here.table.follow(gesture)
    assert json.loads(here.telling.answer(0, known + 1, here.telling.tell(gesture, (0,)), True))["changes"] == [
        {"path": "news", "value": known + 2}
    ]


def test_a_log_is_replayed_once_for_all_who_look(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table("royals", 4)
    for now in at_random(table, random.Random(2)):
        if len(now.entries) > 20:
            break
    followed: list[Entry] = []
    follow = Table.follow

    def noted(self: Table, entry: Entry) -> None:
        followed.append(entry)
        follow(self, entry)

    monkeypatch.setattr(Table, "follow", noted)
    telling = TableTelling(table, Streams(), False)
    run_apart(telling.open_eyes(2))
    assert followed == table.entries
    for seat in viewers_of(table):
        assert telling.knows(seat)
        assert telling.viewer(seat).news == Viewer(table, seat).news


@both_games
def test_a_table_goes_on_with_compiled_rules_where_it_stood(game: str) -> None:
    table = new_table(game, 2, seed=4)
    slow = Table(game, table.options, table.seats, 4, way="plain").open_log(table.entries)
    for at, now in enumerate(at_random(table, random.Random(4))):
        if at == 3:
            slow.change_way("compiled")
            assert slow.game.way == "compiled"
        for entry in now.entries[len(slow.entries) :]:
            slow.follow(entry)
        assert slow.game.states.tobytes() == now.game.states.tobytes()
        if at > 8:
            break


def test_numbers_of_updates_follow_each_other_without_gap() -> None:
    here = TableOfAll(new_table("royals", 3))
    for now in at_random(here.table, random.Random(8)):
        if len(now.entries) > 30:
            break
        if len(now.entries) > 1:
            here.telling.tell(now.entries[-1], ())
    for seat in here.scenes:
        numbers = [one.number or 0 for one in here.heard(seat)]
        assert all(after == before + 1 for before, after in pairwise(numbers))
