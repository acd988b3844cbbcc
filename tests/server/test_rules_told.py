"""What a rules page is told: the numbers of the box, for any options, and those of one's own board."""

import tomllib
from importlib.resources import files
from typing import Any

import httpx
import pytest

from regalia.games.royals.board import printed_text
from tests.helpers.serving import FRIEND, ME, set_up, told

BOX = tomllib.loads((files("regalia") / "games/majesty/box.toml").read_text("utf-8"))
RENAMED = printed_text("2016").replace('["Dijon", "sourced"]', '["Brno", "reconstructed"]')
OWN = RENAMED.replace("cost = [8,", "cost = [9,")


def edition(year: str) -> dict[str, Any]:
    """What an edition's file says."""
    return tomllib.loads((files("regalia") / f"games/royals/editions/{year}.toml").read_text("utf-8"))


def rules(browser: httpx.Client, game: str, **options: Any) -> Any:
    """The rules with some options."""
    return told(browser.post(f"/api/rules/{game}", json={"options": options}))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("year", ["2014", "2016"])
def test_royals_is_told_as_its_box_says(browser: httpx.Client, year: str, players: int) -> None:
    answer, printed = rules(browser, "royals", edition=year, players=players), edition(year)
    assert answer["options"]["edition"] == year and answer["options"]["board"] is None
    figures = next(one for one in answer["figures"]["editions"] if one["edition"] == year)
    assert figures["countries"] == printed["cards"]["countries"]
    for part, where in (("removed", "cards"), ("first_turn", "cards")):
        assert figures[part] == printed[where][part]
    assert figures["noble_house"] == printed["noble_house"]
    assert figures["nobles"][str(players)] == printed["nobles"][str(players)] == answer["board"]["nobles"]
    assert (figures["hand_limit"], figures["intrigue_limit"]) == tuple(printed["hand_limit"].values())
    assert [figures[part] for part in ("wild", "intrigue_wild", "take_over", "take_over_king")] == list(
        printed["payment"].values()
    )
    assert [figures["period_ends"], figures["tie_broken_by"]] == list(printed["end"].values())[1:]


def test_every_value_of_the_board_says_where_it_is_known_from(browser: httpx.Client) -> None:
    answer = rules(browser, "royals")
    board, marks = answer["board"], answer["figures"]["marks"]
    wanted = {f"{title['name']} {what}" for title in board["titles"] for what in ("cost", "influence", "full", "half")}
    for country in board["countries"]:
        wanted |= {f"{country['name']} bonus", f"{country['name']} period"}
        for city in country["cities"]:
            wanted |= {f"{city['name']} name", f"{city['name']} bonus"}
            wanted |= {f"{city['name']} noble {at}" for at in range(1, len(city["positions"]) + 1)}
    assert set(marks) == wanted
    assert marks["King cost"] == "sourced" and marks["Paris bonus"] == "reconstructed"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_majesty_is_told_as_its_box_says(browser: httpx.Client, players: int) -> None:
    answer = rules(browser, "majesty", sides="ABABABAB", players=players)
    figures, set_up_of = answer["figures"], BOX["set_up"]
    assert [building["side"] for building in answer["board"]["buildings"]] == list("ABABABAB")
    assert {"/".join(card["people"]): card["tiers"] for card in figures["cards"]} == BOX["cards"]
    assert (figures["workers"], figures["point_per_worker"]) == (set_up_of["workers"], set_up_of["point_per_worker"])
    assert figures["tier_1_cards"] == set_up_of["tier_1_cards"]
    for side in "AB":
        values = [building["value"] for building in figures["sides"][side]]
        assert values == [building[side]["value"] for building in BOX["buildings"]]
        effects = [building["points_per"] for building in figures["sides"][side]]
        assert effects == [building[side].get("points_per", {}) for building in BOX["buildings"]]


def test_a_board_of_ones_own_is_told_before_and_at_its_table(browser: httpx.Client) -> None:
    table = set_up(browser, "royals", [ME, FRIEND], options={"board": OWN})["table"]
    for answer in (rules(browser, "royals", board=OWN), told(browser.get(f"/api/tables/{table}/rules"))):
        assert answer["options"]["board"] is True and answer["figures"]["own_board"] is True
        assert answer["board"]["titles"][-1]["cost"] == 9
        assert "Brno" in [city["name"] for city in answer["board"]["countries"][0]["cities"]]
        assert answer["figures"]["marks"]["Brno name"] == "reconstructed"


def test_rulings_come_with_the_rules_they_govern(browser: httpx.Client) -> None:
    (first, *_) = rules(browser, "royals")["rulings"]
    assert first["id"] == "R1" and "royals.refused.no_country_draw" in first["rules"]


@pytest.mark.parametrize(
    ("game", "options", "status"),
    [
        ("royals", {"edition": "1999"}, 422),
        ("royals", {"players": 9}, 422),
        ("royals", {"board": "no board"}, 422),
        ("royals", {"sides": "A"}, 422),
        ("majesty", {"sides": "AB"}, 422),
        ("chess", {}, 404),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(
    browser: httpx.Client, game: str, options: dict[str, Any], status: int
) -> None:
    answer = browser.post(f"/api/rules/{game}", json={"options": options})
    assert answer.status_code == status
    assert answer.json()["message"].endswith(".")


def test_the_page_is_at_its_address(browser: httpx.Client) -> None:
    page = browser.get("/rules/royals", headers={"Accept": "text/html"})
    assert page.status_code == 200 and '<div id="app">' in page.text
