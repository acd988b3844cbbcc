"""Setting tables up: what can be chosen, seats, options, my tables."""

from typing import Any

import httpx

from regalia.games.royals.board import printed_board
from tests.helpers.serving import FRIEND, ME, SCREEN, kinds_of, look, set_up, told


def test_the_start_page_learns_what_can_be_chosen(browser: httpx.Client) -> None:
    games = {game["game"]: game for game in told(browser.get("/api/games"))}
    royals, majesty = games["royals"], games["majesty"]
    assert (royals["game"], royals["players"]) == ("royals", [2, 3, 4, 5])
    assert choices_of(royals, "edition") == ["2014", "2016"]
    assert (majesty["game"], majesty["players"]) == ("majesty", [2, 3, 4])
    assert len(majesty["board"]["buildings"]) == 8
    for game in (royals, majesty):
        assert [level["number"] for level in game["levels"]] == [1, 2, 3, 4, 5]


def choices_of(game: dict[str, Any], name: str) -> Any:
    """What an option can be."""
    return next(option["choices"] for option in game["options"] if option["name"] == name)


def test_a_table_has_seats_of_all_kinds(browser: httpx.Client) -> None:
    seats = [ME, SCREEN, FRIEND, FRIEND, {"kind": "bot", "level": "page"}]
    invitation = set_up(browser, "royals", seats)
    assert invitation["seats"] == [0, 1]
    assert sorted(invitation["links"]) == ["2", "3"]
    shown = told(browser.get(f"/api/tables/{invitation['table']}"))
    assert kinds_of(shown) == ["me", "screen", "friend", "friend", "bot"]
    assert shown["mine"] == [0, 1]
    assert shown["links"] == invitation["links"]
    assert len({seat["house"] for seat in shown["seats"]}) == 5
    assert len({seat["name"] for seat in shown["seats"]}) == 5
    assert [seat["level"] for seat in shown["seats"]] == [None, None, None, None, "page"]
    cities = [city["name"] for country in shown["board"]["countries"] for city in country["cities"]]
    assert cities == [city.name for city in printed_board("2016").cities]


def test_houses_and_names_are_as_wished_but_unlike_each_other(browser: httpx.Client) -> None:
    seats = [{**kind, "house": "teal", "name": " Anna  of Ghent "} for kind in (ME, SCREEN, FRIEND)]
    shown = told(browser.get(f"/api/tables/{set_up(browser, 'majesty', seats)['table']}"))["seats"]
    assert [seat["name"] for seat in shown] == ["Anna of Ghent", "Anna of Ghent 2", "Anna of Ghent 3"]
    assert shown[0]["house"] == "teal"
    assert len({seat["house"] for seat in shown}) == 3


def test_options_are_those_of_the_table(browser: httpx.Client) -> None:
    text = printed_board("2016").text.replace("Dijon", "Camelot")
    invitation = set_up(browser, "royals", [ME, FRIEND], options={"edition": "2016", "row": 4, "board": text})
    shown = told(browser.get(f"/api/tables/{invitation['table']}"))
    assert shown["options"] == {"players": 2, "edition": "2016", "row": 4, "board": True}
    assert "Camelot" in look(browser, invitation["table"], 0)["scene"]["table"]["cities"]
    assert sum(look(browser, invitation["table"], 0)["scene"]["table"]["row"].values()) == 4


def test_whoever_is_to_start_starts(browser: httpx.Client) -> None:
    seats = [{**SCREEN, "name": name} for name in ("Anna", "Bruno", "Clara")]

    def order(starts: Any) -> list[str]:
        table = set_up(browser, "majesty", seats, starts=starts)["table"]
        shown = look(browser, table, 0)["scene"]
        assert shown["turn"] == 0
        return [seat["name"] for seat in shown["seats"]]

    assert order("first") == order(0) == ["Anna", "Bruno", "Clara"]
    assert order(2) == ["Clara", "Anna", "Bruno"]
    assert {order("random")[0] for _ in range(40)} == {"Anna", "Bruno", "Clara"}


def test_the_same_seed_deals_the_same_game(browser: httpx.Client) -> None:
    scenes = [look(browser, set_up(browser, "royals", [ME, FRIEND], seed=seed)["table"], 0) for seed in (7, 7, 8)]
    assert scenes[0] == scenes[1] != scenes[2]
