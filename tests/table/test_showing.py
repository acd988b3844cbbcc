"""What each viewer of a table is shown: moves and what they bring, scenes, news."""

import itertools
import random
from typing import Any

import pytest

from regalia import Refusal
from regalia.games.majesty.table_shape import MajestyTable
from regalia.games.royals.table_shape import RoyalsTable
from regalia.play.steps import Event
from regalia.table.entries import Rematched
from regalia.table.offering import offers
from regalia.table.shapes import Offer
from regalia.table.showing import Viewer, show_sheet
from regalia.table.table import Table
from tests.table.at_tables import (
    at_random,
    both_games,
    cards_of,
    empty_table,
    is_claim,
    new_table,
    play,
    table_options,
    to_second_turn,
    turn_of,
    viewers_of,
)

TOLD_BESIDES_POINTS = (
    "majesty.heal",
    "majesty.attack.wounded",
    "majesty.attack.repelled",
    "majesty.attack.nobody",
    "majesty.building.workers",
)


def brought(table: Table, offer: Offer) -> list[Event]:
    """What a move really brought, until chance or another had a say."""
    seat = turn_of(table)
    paid = table.game.payments(offer.notation)[0].moves if is_claim(offer.notation) else ()
    twin = empty_table(table.book.name, len(table.seats), None, **table_options(table)).open_log(table.entries)
    before = len(twin.game.steps)
    twin.follow(twin.play(seat, offer.move, *paid))
    by_itself = itertools.takewhile(lambda step: step.seat is not None, twin.game.steps[before:])
    events = (event for step in by_itself for event in step.events)
    return [event for event in events if event.points or event.rule in TOLD_BESIDES_POINTS]


@pytest.mark.parametrize(("game", "options"), [("royals", {}), ("majesty", {}), ("majesty", {"sides": "BBBBBBBB"})])
def test_what_an_offer_promises_is_what_happens(game: str, options: dict[str, Any]) -> None:
    gainful = 0
    luck = random.Random(1)
    for number, table in enumerate(itertools.islice(at_random(new_table(game, 3, 9, **options), luck, 0.4), 150)):
        if number % 12 and game == "royals":
            continue
        found = [offer for offer in offers(table.game) if offer.problem is None]
        for offer in luck.sample(found, min(3, len(found))):
            assert offer.gains == brought(table, offer)
            gainful += bool(offer.gains)
    assert gainful > 3


@both_games
def test_offers_are_the_legal_moves_and_others_with_the_rule_that_forbids_them(game: str) -> None:
    forbidden = 0
    for table in itertools.islice(at_random(new_table(game, 2), random.Random(6), 0.5), 0, 60, 4):
        found = offers(table.game)
        assert [offer.move for offer in found if not offer.problem] == sorted(
            move.number for move in table.game.legal_moves
        )
        for offer in found:
            rule = table.game.problem(offer.move)
            assert offer.problem == (rule.rule if rule else None)
            forbidden += rule is not None
    assert forbidden > 5


def test_each_seat_is_shown_its_own_hand_and_only_counts_of_the_others() -> None:
    table = new_table("royals", players=3)
    for _ in itertools.islice(at_random(table, random.Random(4), claims=0.2), 60):
        pass
    hands = [cards_of(table.game, seat) for seat in range(3)]
    for seat in viewers_of(table):
        scene = Viewer(table, seat).scene()
        assert isinstance(scene.table, RoyalsTable)
        for other, shown in enumerate(scene.table.seats):
            told = sum({**shown.hand, **shown.intrigue}.values())
            unknown = shown.unknown + shown.unknown_intrigue
            assert told + unknown == sum(hands[other].values())
            assert (unknown == 0) if other == seat else (unknown > 0)


@pytest.mark.parametrize("players", [2, 4])
def test_the_variety_shown_of_each_realm_is_what_it_scores_at_the_end(players: int) -> None:
    table = new_table("majesty", players)
    for _ in at_random(table, random.Random(2)):
        pass
    scene = Viewer(table, None).scene()
    assert isinstance(scene.table, MajestyTable)
    (line,) = [line for line in show_sheet(table.game).lines if line.rule == "majesty.end.variety"]
    assert [variety.points for variety in scene.table.variety] == line.points
    assert all(0 < variety.buildings <= variety.points for variety in scene.table.variety)


def test_only_the_seat_to_move_is_shown_moves_and_undo() -> None:
    table = new_table("royals")
    to_second_turn(table)
    play(table, "draw countries")
    scenes = {seat: Viewer(table, seat).scene() for seat in viewers_of(table)}
    assert [(bool(scene.offers), scene.can_take_back) for scene in scenes.values()] == [
        (False, False),
        (True, True),
        (False, False),
    ]
    assert {scene.turn for scene in scenes.values()} == {0}
    assert [scene.viewer for scene in scenes.values()] == [None, 0, 1]


@both_games
def test_hidden_scores_are_shown_when_the_game_is_over(game: str) -> None:
    table = new_table(game, players=2)
    for _ in at_random(table, random.Random(2)):
        for seat in viewers_of(table) if len(table.entries) in (9, 60) else ():
            scene = Viewer(table, seat, hides_scores=True).scene()
            assert [points is not None for points in scene.scores] == [at == seat for at in range(2)]
            if game == "majesty":
                assert isinstance(scene.table, MajestyTable)
                shown = [realm.points is not None for realm in scene.table.seats]
                assert shown == [at == seat for at in range(2)]
    for seat in viewers_of(table):
        assert tuple(Viewer(table, seat, hides_scores=True).scene().scores) == table.game.scores


def test_news_tell_gestures_names_bots_and_the_next_game() -> None:
    table = new_table("majesty")
    viewer = Viewer(table, 1)
    for entry in (table.gesture(0, "toast"), table.rename(0, "Clara"), table.reseat(0, "steward"), Rematched("next")):
        table.follow(entry)
        viewer.hear(entry)
    bow, name, bot, rematch = viewer.news[-4:]
    assert (name.kind, name.seat, viewer.scene().seats[0].name) == ("renamed", 0, "Clara")
    assert (bow.kind, bow.seat, bow.gesture) == ("gestured", 0, "toast")
    assert (bot.kind, bot.seat, bot.level) == ("reseated", 0, "steward")
    assert (rematch.kind, rematch.table) == ("rematched", "next")
    assert viewer.scene().rematch == "next"
    with pytest.raises(Refusal, match="There is no gesture 'slap'"):
        table.gesture(0, "slap")
