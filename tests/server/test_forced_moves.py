"""A move that a hidden hand forces, at a real table: it stays a turn as any other until it is played by itself."""

import random
from pathlib import Path

import httpx

from tests.helpers.serving import FRIEND, ME, Json, join, listening, look, play, possible, running, set_up, told

PAUSE = 12


def play_until_a_hand_can_buy_nothing(people: list[httpx.Client], table: str) -> tuple[int, Json]:
    """Both buy whatever they can; the seat whose turn ends by itself, and its scene."""
    luck = random.Random(8)
    while True:
        seat = look(people[0], table)["scene"]["turn"]
        scene: Json = look(people[seat], table, seat)["scene"]
        assert not scene["over"], "there was always something to buy"
        if scene["ends_itself"]:
            return seat, scene
        offers = possible(scene)
        offer = luck.choice([one for one in offers if one["paid"]] or offers)
        paid = {"seat": seat, "move": offer["move"]}
        ways = told(people[seat].get(f"/api/tables/{table}/payments", params=paid)) if offer["paid"] else []
        play(people[seat], table, scene, offer["move"], *(ways[0]["moves"] if ways else []))


def test_a_turn_that_can_only_end_looks_like_any_other_and_ends_by_itself(tmp_path: Path) -> None:
    with (
        running(tmp_path / "tables.db", pause=PAUSE) as server,
        server.browser() as browser,
        server.browser() as friend,
    ):
        invitation = set_up(browser, "royals", [ME, FRIEND], seed=5, options={"edition": "2016"})
        table = invitation["table"]
        join(friend, invitation["links"]["1"], "Boris")
        people = [browser, friend]
        seat, scene = play_until_a_hand_can_buy_nothing(people, table)
        assert [one["what"]["kind"] for one in possible(scene)] == ["royals.move.end_turn"]
        others = look(people[1 - seat], table, 1 - seat)
        assert (others["scene"]["turn"], others["scene"]["ends_itself"]) == (seat, False)
        with listening(people[1 - seat], table, 1 - seat, after=others["scene"]["news"]) as events:
            number, update = next(events)
        assert number == others["scene"]["news"] + 1
        steps = update["news"][0]["steps"]
        assert [(step["seat"], step["notation"], step["forced"]) for step in steps if step["seat"] is not None] == [
            (seat, "end turn", False)
        ]
        assert look(people[1 - seat], table, 1 - seat)["scene"]["turn"] == 1 - seat

