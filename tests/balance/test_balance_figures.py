"""What the study of seat balance finds where the truth is known."""

import itertools

import numpy as np
import pytest

from regalia.balance.balance import PRINTED, VARIANT
from regalia.balance.balance_figures import change, evenness, figures_of
from tests.balance.studies import lines_of, study


def test_a_seat_that_always_wins_is_found() -> None:
    """The reviewer's claim, if it were true."""
    balance = study("royals", players=4)
    figures = figures_of(balance, lines_of(balance, {PRINTED: [3], VARIANT: [0, 1, 2, 3]}))
    (table,) = figures["tables"]
    assert table["verdict"].startswith("Seat 4 wins more than its share, seats 1 and 2 and 3 win less")
    assert table["seats"][3]["wins"]["value"] == 1.0 and table["seats"][3]["wins"]["low"] > 0.9
    assert "the claim holds" in figures["claim"]
    assert "change who wins (p < 0.001)" in table["first_turn"]["verdict"]
    assert table["first_turn"]["seats"][3]["change"]["value"] == 0.75


def test_fair_seats_are_called_fair() -> None:
    """Nothing is found where nothing is."""
    balance = study("royals", players=4)
    figures = figures_of(balance, lines_of(balance, {PRINTED: [0, 1, 2, 3], VARIANT: [0, 1, 2, 3]}))
    (table,) = figures["tables"]
    assert table["verdict"] == "No seat has an advantage that 60 deals show (p = 1)."
    assert "does not show" in table["first_turn"]["verdict"]
    assert "the claim does not hold" in figures["claim"]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_fair_games_seem_unfair_as_often_as_they_should(players: int) -> None:
    """A p below 0.05 comes in five of a hundred studies."""
    chance = np.random.default_rng(1)
    seats = np.eye(players)
    studies = [seats[chance.integers(players, size=200)] for _ in range(400)]
    unfair = np.mean([evenness(shares) < 0.05 for shares in studies])
    changed = np.mean([change(one, other) < 0.05 for one, other in itertools.pairwise(studies)])
    assert 0.02 < unfair < 0.09
    assert 0.02 < changed < 0.09


def test_the_claim_is_judged_only_where_it_was_played() -> None:
    """It is about Royals with four players."""
    for balance in (study("royals", players=3), study("majesty", players=4)):
        assert figures_of(balance, lines_of(balance, {PRINTED: [0], VARIANT: [0]}))["claim"] is None
