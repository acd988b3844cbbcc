"""A move is seen in stages: what travels is what changes, and the table between two of them is one that was there."""

import random
from collections.abc import Iterator, Sequence
from itertools import chain, pairwise
from typing import Any

import pytest

from regalia import Game
from regalia.games.kept_parts import KeptParts
from regalia.games.movements import Movement
from regalia.table.entries import Entry
from regalia.table.shapes import Scene, Stage, Update
from regalia.table.showing import Viewer
from regalia.table.staging import stages
from regalia.table.table import Table
from tests.table.at_tables import at_random, both_games, new_table
from tests.table.stages_seen import amount, entry, tables_seen


def updates(table: Table, seat: int | None, moves: int) -> Iterator[tuple[dict[str, Any], Update]]:
    """What a viewer is sent while a table is played at random, each with the table before it."""
    viewer = Viewer(table, seat)
    before = viewer.scene().table.model_dump()
    told = len(table.entries)
    for _, now in zip(range(moves), at_random(table, random.Random(3), claims=0.3), strict=False):
        for one in now.entries[told:]:
            for update in viewer.updates(viewer.hear(one)):
                yield before, update
                before = update.scene.table.model_dump()
        told = len(now.entries)


@both_games
def test_the_last_stage_is_the_scene(game: str) -> None:
    seen = 0
    for _, update in updates(new_table(game, 3), 1, 80):
        if update.stages:
            *_, last = update.stages
            assert (last.changes, last.turn, last.scores) == ([], update.scene.turn, update.scene.scores)
            seen += len(update.stages)
    assert seen > 60


@both_games
def test_the_table_of_every_stage_is_a_table(game: str) -> None:
    for _, update in updates(new_table(game, 2), None, 60):
        for table in tables_seen(update.scene, update.stages):
            assert type(update.scene.table).model_validate(table).model_dump() == table


@pytest.mark.parametrize("players", [2, 3, 4])
@both_games
def test_a_whole_game_is_told_stage_by_stage_to_its_last_move(game: str, players: int) -> None:
    for seed in range(3):
        table = new_table(game, players, seed=seed)
        viewers = [Viewer(table, seat) for seat in (0, None)]
        told_so_far = len(table.entries)
        for now in chain(at_random(table, random.Random(seed), claims=0.5), [table]):
            heard = [update for viewer in viewers for update in hear(viewer, now.entries[told_so_far:])]
            told_so_far = len(now.entries)
        assert table.game.is_over
        assert heard[-1].scene.over and heard[-1].stages


def hear(viewer: Viewer, entries: Sequence[Entry]) -> Iterator[Update]:
    """What a viewer is told of entries, one after another."""
    for one in entries:
        yield from viewer.updates(viewer.hear(one))


def in_ledger(movements: list[Movement], path: str) -> int:
    """How many things come to a place, less those that leave it."""
    come = sum(one.number for one in movements if one.end == path)
    return come - sum(one.number for one in movements if one.start == path)


# Markers and portraits show who took them; there is no number to count.
TAKEN = ("country_markers", "house_markers", "period_markers", "title_markers", "portraits", "marker")


def is_counted(path: str, viewer: int | None) -> bool:
    """The place holds a number of things, of which the viewer knows which they are."""
    names = path.split("/")
    if names[0] == "seats":
        return len(names) > 2 and names[1] == str(viewer)
    return not any(name in TAKEN for name in names)


@pytest.mark.parametrize("seat", [0, 2, None])
def test_what_travels_in_royals_is_what_changes(seat: int | None) -> None:
    checked = 0
    for before, update in updates(new_table("royals", 3), seat, 160):
        for stage, table in zip(update.stages, tables_seen(update.scene, update.stages), strict=True):
            renewed = before["pile"] < table["pile"] or before["intrigue_pile"] < table["intrigue_pile"]
            places = {path for one in stage.movements for path in (one.start, one.end) if is_counted(path, seat)}
            for path in places:
                if not renewed:
                    checked += 1
                    assert amount(table, path) - amount(before, path) == in_ledger(stage.movements, path), path
            before = table
    assert checked > 150


@pytest.mark.parametrize("seat", [0, None])
def test_what_travels_in_majesty_is_what_changes(seat: int | None) -> None:
    """Workers lie on cards that move up when one is taken, so they are counted over the whole market."""
    checked = 0
    for before, update in updates(new_table("majesty", 4), seat, 60):
        for stage, table in zip(update.stages, tables_seen(update.scene, update.stages), strict=True):
            for player in range(4):
                for building in table["seats"][player]["buildings"]:
                    path = f"seats/{player}/buildings/{building}"
                    people = [one for one in stage.movements if one.thing == "person"]
                    assert amount(table, path) - amount(before, path) == in_ledger(people, path) or update.scene.over
                    checked += in_ledger(people, path) != 0
            workers = [one for one in stage.movements if one.thing == "worker"]
            laid = sum(one.number for one in workers if one.end.startswith("market/"))
            taken = sum(one.number for one in workers if one.start.startswith("market/"))
            market = [sum(card["workers"] for card in seen["market"]) for seen in (before, table)]
            assert market[1] - market[0] == laid - taken
            before = table
    assert checked > 50


@both_games
def test_nothing_travels_from_or_to_nowhere(game: str) -> None:
    """Every place is there before or after: at least the seat or the pile that it is part of."""
    for before, update in updates(new_table(game, 2), 0, 60):
        for stage, table in zip(update.stages, tables_seen(update.scene, update.stages), strict=True):
            for one in stage.movements:
                for path in (one.start, one.end):
                    parent = path.rpartition("/")[0] or path
                    assert entry(before, parent) is not None or entry(table, parent) is not None, path
            before = table


def staged(game: Game, viewer: int | None, *moves: str) -> list[Stage]:
    """The stages of some moves, for a viewer."""
    first = len(game.steps)
    for move in moves:
        game.play(move)
    scene = {"turn": game.turn, "scores": list(game.scores), "table": game.told_table(viewer)}
    shown = game.view(viewer).steps[first:] if viewer is not None else game.steps[first:]
    found = stages(game, viewer, shown, first, scene, hides_scores=False, kept=KeptParts())
    return [Stage.model_validate(one) for one in found]


def told(stage: Stage) -> list[tuple[str, str]]:
    """What travels, and where to."""
    return [(one.thing, one.end) for one in stage.movements]


def test_a_take_over_is_paid_then_seen_then_rewarded() -> None:
    position = {
        "row": {"France": 3},
        "hands": {"1": {"France": 4}, "2": {"Spain": 1}},
        "intrigue": {"1": {"France/Spain": 1}},
        "portraits": {"Dijon Baron": 2},
        "titles": {"Baron": [0, 1]},
    }
    game = Game.new("royals", players=2, seed=1, position=position)
    paid, noble = staged(game, 0, "take over Dijon Baron")[:2]
    assert {thing for thing, _ in told(paid)} == {"card"}
    assert ("card", "discards/France") in told(paid)
    assert ("noble", "cities/Dijon/portraits/Baron") in told(noble)
    assert ("noble", "cities/Dijon/cathedral/1") in told(noble)


def test_a_person_is_placed_then_heals_or_attacks_then_the_next_card_is_turned_up() -> None:
    position = {
        "market": ["Knight", "Miller", "Miller", "Miller", "Miller", "Miller"],
        "round": 2,
        "seats": {"1": {"buildings": {"Mill": ["Miller"]}}, "2": {"buildings": {"Mill": ["Miller"]}}},
    }
    game = Game.new("majesty", players=2, seed=1, position=position)
    taken, attacked, turned_up = staged(game, None, "take 1 knight")
    assert ("person", "seats/0/buildings/Barracks") in told(taken)
    assert told(attacked) == [("person", "seats/1/buildings/Infirmary")]
    assert told(turned_up) == [("person", "market/5")]
    assert taken.turn == attacked.turn == 0


def test_a_card_drawn_blind_travels_as_a_back() -> None:
    position = {"step": "draw", "to_draw": {"country": 1}, "row": {"Britain": 3}}
    for viewer, name in ((0, False), (1, True)):
        game = Game.new("royals", players=2, seed=5, position=position)
        drawn = next(one for stage in staged(game, viewer, "blind") for one in stage.movements if one.start == "pile")
        assert (drawn.name == "hidden") == name
        assert drawn.end == ("seats/0/unknown" if name else f"seats/0/hand/{drawn.name}")


def test_hidden_points_are_hidden_in_every_stage() -> None:
    table = new_table("majesty", 3)
    viewer = Viewer(table, 1, hides_scores=True)
    told_so_far = len(table.entries)
    for _, now in zip(range(30), at_random(table, random.Random(1)), strict=False):
        for one in now.entries[told_so_far:]:
            for update in viewer.updates(viewer.hear(one)):
                assert_only_own_points(update.scene, update.stages)
        told_so_far = len(now.entries)


def assert_only_own_points(scene: Scene, seen: list[Stage]) -> None:
    """Of the other seats no number is told."""
    for stage, table in zip(seen, tables_seen(scene, seen), strict=True):
        assert [points is None for points in stage.scores] == [True, False, True]
        assert [realm["points"] is None for realm in table["seats"]] == [True, False, True]


def last_update(game: str, players: int, seat: int | None) -> Update:
    """What a viewer is told of the last move of a game played at random."""
    table = new_table(game, players)
    viewer = Viewer(table, seat)
    told_so_far = len(table.entries)
    heard: list[Update] = []
    for now in chain(at_random(table, random.Random(5), claims=0.5), [table]):
        heard = list(hear(viewer, now.entries[told_so_far:])) or heard
        told_so_far = len(now.entries)
    return heard[-1]


@pytest.mark.parametrize("seat", [0, None])
def test_the_end_of_royals_is_scored_country_by_country_then_title_by_title(seat: int | None) -> None:
    update = last_update("royals", 3, seat)
    scored = [stage.scored for stage in update.stages if stage.scored]
    countries = [one.place for one in scored if one.part == "period"]
    titles = [one.place for one in scored if one.part == "title"]
    assert [one.part for one in scored] == ["period"] * len(countries) + ["title"] * len(titles)
    assert countries == ["France", "German States", "Britain", "Spain"]
    assert len(titles) == 7 == len(set(titles))
    assert all(event.args["place"] == one.place for one in scored for event in one.events)


def test_the_end_of_majesty_is_scored_wounded_then_variety_then_majorities() -> None:
    update = last_update("majesty", 3, 0)
    parts = [stage.scored.part for stage in update.stages if stage.scored]
    assert sorted(parts, key=["wounded", "variety", "majority"].index) == parts
    assert parts.count("variety") == 1 and parts.count("majority") > 1


@both_games
def test_points_grow_with_what_is_scored_and_the_final_ones_come_last(game: str) -> None:
    update = last_update(game, 2, 0)
    for before, stage in pairwise(update.stages):
        if stage.scored:
            gained = [sum(one.points for one in stage.scored.events if one.seat == seat) for seat in range(2)]
            assert [(now or 0) - (then or 0) for now, then in zip(stage.scores, before.scores, strict=True)] == gained
    assert update.stages[-1].scored is None, "the final points are told with the last award"
    assert [stage.told for stage in update.stages] == sorted({stage.told for stage in update.stages})
    assert update.stages[-1].told == sum(len(step.events) for news in update.news for step in news.steps)


@both_games
def test_the_last_scoring_can_be_seen_again_by_everybody(game: str) -> None:
    table = new_table(game, 2)
    assert Viewer(table, 0).last_scoring() is None
    for _ in at_random(table, random.Random(5)):
        pass
    for seat in (0, 1, None):
        again = Viewer(table, seat).last_scoring()
        assert again is not None and again.scene.over
        assert any(stage.scored for stage in again.stages)
