"""Turns of Royals that end in a certain way, played without a browser by two people."""

import random
from typing import Any

from tests.browser.rehearsing import Moment
from tests.browser.tables import Table, choose, possible

HOARDING = ("royals.move.end_turn", "royals.move.draw_countries", "royals.move.take", "royals.move.discard")


def hoard(table: Table) -> None:
    """Both only draw country cards, until Anna holds one too many."""
    while True:
        for seat, who in ((0, table), (1, table.by_link(1))):
            scene = who.scene(seat)
            while scene["turn"] == seat:
                offers = possible(scene)
                kinds = [one["what"]["kind"] for one in offers]
                if seat == 0 and "royals.move.end_turn" in kinds and scene["table"]["to_discard"][0]["country"]:
                    return
                offer = next(one for kind in HOARDING for one in offers if one["what"]["kind"] == kind)
                scene = who.play(seat, offer)


def until_only_the_end_is_left(table: Table) -> None:
    """Both play until Anna can only end her turn, and could take back what she did last."""
    chance = random.Random(2)
    boris = table.by_link(1)
    scene = table.scene(0)
    while not (scene["turn"] == 0 and scene["can_take_back"] and len(possible(scene)) == 1):
        assert not scene["over"], "Anna could always do something else"
        if scene["turn"] == 0:
            scene = _play_as_a_page_does(table, choose(scene, chance))
        else:
            boris.play(1, choose(boris.scene(1), chance))
            scene = table.scene(0)


def _play_as_a_page_does(table: Table, offer: dict[str, Any]) -> dict[str, Any]:
    """Play an offer of Anna's; a turn that can only end then waits for her."""
    ways = table.get("payments", seat=0, move=offer["move"]) if offer["paid"] else [{"moves": []}]
    return dict(table.post("moves", seat=0, moves=[offer["move"], *ways[0]["moves"]], holds=True)["scene"])


def a_draw_ends_the_turn(before: Moment, after: Moment) -> bool:
    """Anna drew her last card, could play nothing, and the turn was Boris's at once."""
    return bool(before["turn"] == 0 and before["table"]["step"] == "draw" and after["turn"] == 1)
